// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/initiative.h"

#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// %1 is a creature, %2 its player.
constexpr auto strikesFirst = Saying::tr("%2's %1 strikes first.");
constexpr auto hasSurprise = Saying::tr("%1 has Surprise and wins Initiative.");
constexpr auto invisibilityGone = Saying::tr("%1's Invisibility is removed.");
constexpr auto bothInvisible = Saying::tr("Both are invisible: their Invisibility effects cancel out.");
constexpr auto losesChecks = Saying::tr("%1 loses Initiative checks.");
constexpr auto byChance = Saying::tr("In a Showdown, chance decides: %1 begins.");
/// %1 is what is compared, %2 and %3 the values of the two creatures %4 and %5.
constexpr auto higher = Saying::tr("The Location compares %1: %4 %2, %5 %3.");
constexpr auto counterChecks = Saying::tr("Mugic counters");
constexpr auto onlyOne = Saying::tr("The Location names %1: only %2 has it.");
constexpr auto tie = Saying::tr("It is a tie, so %1, the Active Player's creature, has Initiative.");

class InitiativeCheck {
public:
    InitiativeCheck(const InitiativeQuestion& question, Reasons& reasons)
        : m_question(question)
        , m_a(question.creatures[0])
        , m_b(question.creatures[1])
        , m_reasons(reasons)
    {
    }

    InitiativeVerdict judge()
    {
        if (const auto one = bySurprise())
            return {one, InitiativeBy::Surprise};
        if (const auto one = onlyOneOf(!m_a.losesInitiativeChecks, !m_b.losesInitiativeChecks)) {
            m_reasons.say("CH-R28"_rule, losesChecks, m_question.creatures[1 - *one].id);
            return {one, InitiativeBy::LosesInitiative};
        }
        if (m_question.isShowdown)
            return byRandom();
        if (m_question.location->isOfPlayers())
            return byPlayers();
        if (const auto one = byLocation())
            return {one, InitiativeBy::Location};
        const std::size_t active = m_a.player == m_question.activePlayer ? 0 : 1;
        m_reasons.say("CH-6.6"_rule, tie, m_question.creatures[active].id);
        return {active, InitiativeBy::ActivePlayer};
    }

private:
    [[nodiscard]] static std::optional<std::size_t> onlyOneOf(bool a, bool b)
    {
        return a == b ? std::nullopt : std::optional<std::size_t>(a ? 0 : 1);
    }

    // CH-9.8, CH-R7
    std::optional<std::size_t> bySurprise()
    {
        const std::array invisible = invisibilityOf(m_question);
        for (std::size_t i = 0; i < 2; ++i) {
            const Contender& one = m_question.creatures[i];
            if (one.surprise != Surprise::None && m_question.creatures[1 - i].isImmuneTo(ImmuneTo::Surprise))
                m_reasons.say("CH-9.13"_rule, Saying::tr("%1 is immune to Surprise."), m_question.creatures[1 - i].id);
        }
        tellInvisibility(invisible);
        const bool a = works(m_a, m_b, invisible[0]);
        const bool b = works(m_b, m_a, invisible[1]);
        if (a && b)
            m_reasons.say("CH-R7"_rule, Saying::tr("Both have Surprise: it decides nothing."));
        const auto one = onlyOneOf(a, b);
        if (one)
            m_reasons.say("CH-6.7"_rule, hasSurprise, m_question.creatures[*one].id);
        return one;
    }
    [[nodiscard]] static bool works(const Contender& one, const Contender& other, Invisibility invisibility)
    {
        return !other.isImmuneTo(ImmuneTo::Surprise) &&
               (one.surprise == Surprise::Plain ||
                (one.surprise == Surprise::Invisibility && invisibility == Invisibility::Works));
    }
    void tellInvisibility(const std::array<Invisibility, 2>& invisible)
    {
        const bool both = m_a.isInvisible() && m_b.isInvisible();
        if (both && invisible[0] == Invisibility::Negated && invisible[1] == Invisibility::Negated) {
            m_reasons.say("CH-R8"_rule, bothInvisible);
            return;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            if (invisible[i] == Invisibility::Negated)
                m_reasons.say("CH-R8"_rule, invisibilityGone, m_question.creatures[i].id);
        }
    }

    // CH-12.4
    InitiativeVerdict byRandom()
    {
        if (!m_question.randomWinner) {
            m_reasons.say("CH-12.4"_rule, Saying::tr("Chance decides who strikes first: enter the result."));
            return {{}, InitiativeBy::RandomNeeded};
        }
        m_reasons.say("CH-12.4"_rule, byChance, *m_question.randomWinner);
        return {m_a.player == *m_question.randomWinner ? 0 : 1, InitiativeBy::Random};
    }

    // CH-1.4
    InitiativeVerdict byPlayers()
    {
        const std::string& what = m_question.location->text;
        if (!m_question.randomWinner) {
            m_reasons.say("CH-1.4"_rule, Saying::tr("The Location compares %1: the players decide who strikes first."),
                          what);
            return {{}, InitiativeBy::RandomNeeded};
        }
        m_reasons.say("CH-1.4"_rule, Saying::tr("The Location compares %1: the players choose %2."), what,
                      *m_question.randomWinner);
        return {m_a.player == *m_question.randomWinner ? 0 : 1, InitiativeBy::Location};
    }

    // CH-6.4, CH-6.5, CH-R28
    std::optional<std::size_t> byLocation()
    {
        const LocationInitiative& by = *m_question.location;
        switch (by.kind) {
        case InitiativeKind::Discipline:
            return compared("CH-6.4"_rule, by.discipline, m_a.disciplines[by.discipline],
                            m_b.disciplines[by.discipline]);
        case InitiativeKind::Energy:
            return compared("CH-R38"_rule, Stat::Energy, m_a.energy, m_b.energy);
        case InitiativeKind::MugicCounters:
            return compared("CH-R28"_rule, counterChecks, m_a.mugicCounters, m_b.mugicCounters);
        case InitiativeKind::Tribe:
            return named("CH-6.5"_rule, by.tribe, m_a.tribe == by.tribe, m_b.tribe == by.tribe);
        case InitiativeKind::Element:
        case InitiativeKind::Other:
            break;
        }
        return named("CH-R28"_rule, by.element, m_a.elements.has(by.element), m_b.elements.has(by.element));
    }
    template <class What>
    std::optional<std::size_t> compared(RuleId rule, What what, int a, int b)
    {
        m_reasons.say(rule, higher, what, a, b, m_a.id, m_b.id);
        return onlyOneOf(a > b, b > a);
    }
    template <class What>
    std::optional<std::size_t> named(RuleId rule, What what, bool a, bool b)
    {
        const auto one = onlyOneOf(a, b);
        if (one)
            m_reasons.say(rule, onlyOne, what, m_question.creatures[*one].id);
        else
            m_reasons.say(rule, Saying::tr("The Location names %1: that does not separate the two."), what);
        return one;
    }

    const InitiativeQuestion& m_question;
    const Contender& m_a;
    const Contender& m_b;
    Reasons& m_reasons;
};

} // namespace

std::array<Invisibility, 2> invisibilityOf(const InitiativeQuestion& question)
{
    std::array<bool, 2> left{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Contender& one = question.creatures[i];
        left[i] = hasInvisibilityLeft(one.isInvisible(), one.invisibilityNegated,
                                      question.creatures[1 - i].isImmuneTo(ImmuneTo::Invisibility));
    }
    std::array<Invisibility, 2> result{};
    for (std::size_t i = 0; i < 2; ++i) {
        if (question.creatures[i].isInvisible())
            result[i] = left[i] && !left[1 - i] ? Invisibility::Works : Invisibility::Negated;
    }
    return result;
}

InitiativeVerdict judgeInitiative(const InitiativeQuestion& question, Reasons& reasons)
{
    Reasons steps(reasons.listening());
    InitiativeVerdict verdict = InitiativeCheck(question, steps).judge();
    if (verdict.place) {
        const Contender& winner = question.creatures[*verdict.place];
        verdict.creature = winner.id;
        verdict.player = winner.player;
        reasons.say("CH-6.1"_rule, strikesFirst, winner.id, winner.player);
    }
    reasons.add(steps.why, steps.rules);
    return verdict;
}

} // namespace whistle::chaotic
