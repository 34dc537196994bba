// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/deck_check.h"

#include "base/contains.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <bitset>
#include <unordered_map>

namespace whistle::chaotic {

namespace {

constexpr auto legal = Saying::tr("The deck is legal and uses %1 of %2 build points.");
constexpr auto deckIllegal = Saying{QT_TRANSLATE_N_NOOP("chaotic", "The deck is not legal, with %n fault(s).")};
/// %1 creatures, %2 Battlegear, %3 Mugic, %4 Locations, %5 Attacks.
constexpr auto countedKinds = Saying::tr("Creatures %1, Battlegear %2, Mugic %3, Locations %4, Attacks %5.");
/// %1 is what it must be, %2 what it is, %3 a card or a creature.
constexpr std::array<Saying, 10> faults{{
    Saying::tr("Both players must use the same number of creatures, not %1 and %2."),
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "The army has %n creature(s), but %1 were agreed.")},
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "There must be %n Battlegear card(s), one for each creature, not %2.")},
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "There must be %n Mugic card(s), one for each creature, not %2.")},
    Saying::tr("There must be %1 Locations, not %2."),
    Saying::tr("There must be %1 Attacks, not %2."),
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "The deck uses %n build point(s), but at most %1 are allowed.")},
    Saying::tr("%3 is Unique: only one copy is allowed, not %2."),
    Saying::tr("%3: %2 copies; at most %1 allowed."),
    Saying::tr("%3 may not join an army of %2 tribes."),
}};

struct CopiesInDeck {
    const DeckEntry* first = nullptr;
    int count = 0;
    bool unique = false;
    int stated = 0; ///< the largest limit that a copy states; 0: none
};

class DeckCheck {
public:
    DeckCheck(const DeckQuestion& question) : m_question(question) {}

    DeckVerdict judge()
    {
        const bool isAdvanced = m_question.level == RulesLevel::Advanced;
        m_verdict.counts.creatures = count(m_question.creatures);
        if (isAdvanced) { // CH-2.11
            m_verdict.counts.battlegear = count(m_question.battlegear);
            m_verdict.counts.mugic = count(m_question.mugic);
        }
        m_verdict.counts.locations = count(m_question.locations);
        m_verdict.counts.attacks = count(m_question.attacks);
        for (const DeckEntry& attack : m_question.attacks)
            m_verdict.buildPointsTotal += attack.buildPoints * attack.count;
        m_verdict.buildPointsLeft = buildPointsOfADeck - m_verdict.buildPointsTotal;
        sizes(isAdvanced);
        copies();
        armies();
        m_verdict.legal = m_verdict.violations.empty();
        return std::move(m_verdict);
    }

private:
    /// Counts the cards of a list, and the copies of their names (CH-2.8).
    int count(const std::vector<DeckEntry>& list)
    {
        int cards = 0;
        for (const DeckEntry& entry : list) {
            cards += entry.count;
            auto [found, isNew] = m_places.try_emplace(foldedName(entry.name), m_copies.size());
            if (isNew)
                m_copies.push_back({&entry});
            CopiesInDeck& copies = m_copies[found->second];
            copies.count += entry.count;
            copies.unique = copies.unique || entry.unique;
            copies.stated = std::max(copies.stated, entry.copyLimit.value_or(0));
        }
        return cards;
    }

    void require(DeckFault fault, int required, int actual)
    {
        if (required != actual)
            m_verdict.violations.push_back({fault, {}, required, actual});
    }
    // CH-2.2 to CH-2.5
    void sizes(bool isAdvanced)
    {
        const int size = m_question.size;
        require(DeckFault::SizesDiffer, size, m_question.opponentSize.value_or(size));
        require(DeckFault::CreatureCount, size, m_verdict.counts.creatures);
        if (isAdvanced) {
            require(DeckFault::BattlegearCount, size, m_verdict.counts.battlegear);
            require(DeckFault::MugicCount, size, m_verdict.counts.mugic);
        }
        require(DeckFault::LocationCount, locationsOfADeck, m_verdict.counts.locations);
        require(DeckFault::AttackCount, attacksOfADeck, m_verdict.counts.attacks);
        if (m_verdict.buildPointsLeft < 0)
            require(DeckFault::BuildPoints, buildPointsOfADeck, m_verdict.buildPointsTotal);
    }
    // CH-2.6, CH-2.7
    void copies()
    {
        for (const CopiesInDeck& one : m_copies) {
            const int limit = one.unique ? 1 : one.stated > 0 ? one.stated : copiesOfACard;
            if (one.count > limit)
                m_verdict.violations.push_back({one.unique ? DeckFault::UniqueCopies : DeckFault::TooManyCopies,
                                                one.first->name, limit, one.count});
        }
    }
    // CH-1.13, CH-2.10
    void armies()
    {
        std::bitset<8> tribes;
        for (const DeckEntry& creature : m_question.creatures)
            tribes.set(static_cast<std::size_t>(creature.tribe));
        m_verdict.mixedArmy = tribes.count() > 1;
        if (!m_verdict.mixedArmy)
            return;
        std::vector<std::string> told;
        for (const DeckEntry& creature : m_question.creatures) {
            const std::string name = foldedName(creature.name);
            if (!creature.loyal || contains(told, name))
                continue;
            told.push_back(name);
            m_verdict.violations.push_back({DeckFault::MixedArmy, creature.name, 1, static_cast<int>(tribes.count())});
        }
    }

    const DeckQuestion& m_question;
    std::vector<CopiesInDeck> m_copies; ///< in order of first appearance
    std::unordered_map<std::string, std::size_t> m_places;
    DeckVerdict m_verdict;
};

template <class CardKind>
DeckEntry entryOf(const CardKind& card)
{
    DeckEntry entry;
    entry.name = card.name;
    entry.count = card.count;
    entry.unique = card.unique;
    entry.copyLimit = card.copyLimit;
    return entry;
}

} // namespace

DeckQuestion deckQuestion(int size, RulesLevel level, const Deck& deck)
{
    DeckQuestion question;
    question.size = size;
    question.level = level;
    for (const CreatureCard& card : deck.creatures) {
        DeckEntry& entry = question.creatures.emplace_back(entryOf(card));
        entry.tribe = card.tribe;
        entry.loyal = card.loyal;
    }
    const auto fill = [](std::vector<DeckEntry>& list, const auto& cards) {
        for (const auto& card : cards)
            list.push_back(entryOf(card));
    };
    fill(question.battlegear, deck.battlegear);
    fill(question.mugic, deck.mugic);
    fill(question.locations, deck.locations);
    for (const AttackCard& card : deck.attacks)
        question.attacks.emplace_back(entryOf(card)).buildPoints = card.buildPoints;
    return question;
}

RuleId ruleOf(DeckFault fault)
{
    static constexpr std::array<RuleId, 10> rules{"CH-2.2"_rule, "CH-2.1"_rule, "CH-2.3"_rule, "CH-2.4"_rule,
                                                  "CH-2.5"_rule, "CH-2.5"_rule, "CH-2.5"_rule, "CH-2.7"_rule,
                                                  "CH-2.6"_rule, "CH-2.10"_rule};
    return rules[static_cast<std::size_t>(fault)];
}

Text wordsOf(const Violation& violation)
{
    return {faults[static_cast<std::size_t>(violation.code)], violation.required, violation.actual,
            violation.name.value_or(std::string{})};
}

DeckVerdict judgeDeck(const DeckQuestion& question, Reasons& reasons)
{
    DeckVerdict verdict = DeckCheck(question).judge();
    if (!reasons.isListening())
        return verdict;
    if (verdict.legal)
        reasons.say("CH-2.5"_rule, legal, verdict.buildPointsTotal, buildPointsOfADeck);
    else
        reasons.say("CH-2.5"_rule, deckIllegal, static_cast<int>(verdict.violations.size()));
    for (const Violation& violation : verdict.violations)
        reasons.add({wordsOf(violation)}, {ruleOf(violation.code)});
    reasons.say(question.level == RulesLevel::Basic ? "CH-2.11"_rule : "CH-2.8"_rule, countedKinds,
                verdict.counts.creatures, verdict.counts.battlegear, verdict.counts.mugic, verdict.counts.locations,
                verdict.counts.attacks);
    return verdict;
}

} // namespace whistle::chaotic
