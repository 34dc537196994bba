// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/deck_building.h"

#include "chaotic/table/rules.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

/// The list of a kind of card, as the deck has it.
template <class Deck, class Act>
auto withList(Deck& deck, CardKind kind, Act&& act)
{
    switch (kind) {
    case CardKind::Creature:
        return act(deck.creatures);
    case CardKind::Battlegear:
        return act(deck.battlegear);
    case CardKind::Mugic:
        return act(deck.mugic);
    case CardKind::Location:
        return act(deck.locations);
    case CardKind::Attack:
        break;
    }
    return act(deck.attacks);
}
constexpr std::array allKinds{CardKind::Creature, CardKind::Battlegear, CardKind::Mugic, CardKind::Location,
                              CardKind::Attack};

bool isCalled(const Card& card, const std::string& name)
{
    return foldedName(card.name) == foldedName(name);
}

/// An id that no creature of the deck has: the name in small, and a number from the second on.
std::string freshId(const Deck& deck, const std::string& name)
{
    std::string base;
    for (const char letter : foldedName(name))
        base += std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_';
    std::string id = base;
    const auto isTaken = [&] {
        return std::any_of(deck.creatures.begin(), deck.creatures.end(),
                           [&](const CreatureCard& one) { return one.id == id; });
    };
    for (int i = 2; isTaken(); ++i)
        id = base + '_' + std::to_string(i);
    return id;
}

struct SizeCodec {
    static Shape shape() { return Shape::integers({1, 3, 6, 10}); }
    static void read(const Json& json, int& value) { value = json.get<int>(); }
    static Json write(int value) { return value; }
};

/// Counts of a deck that lie near to a board, for a deck that does not say for which it is.
int sizeFor(std::size_t creatures)
{
    return creatures > 6 ? 10 : creatures > 3 ? 6 : creatures > 1 ? 3 : 1;
}

constexpr std::array<Saying, 8> topics{{
    Saying::tr("Build points"),
    Saying::tr("Creatures"),
    Saying::tr("Battlegear"),
    Saying::tr("Mugic"),
    Saying::tr("Locations"),
    Saying::tr("Attacks"),
    Saying::tr("Two copies, one Unique"),
    Saying::tr("Loyal: one tribe"),
}};

std::optional<DeckTopic> topicOf(DeckFault fault)
{
    switch (fault) {
    case DeckFault::BuildPoints:
        return DeckTopic::BuildPoints;
    case DeckFault::CreatureCount:
        return DeckTopic::Creatures;
    case DeckFault::BattlegearCount:
        return DeckTopic::Battlegear;
    case DeckFault::MugicCount:
        return DeckTopic::Mugic;
    case DeckFault::LocationCount:
        return DeckTopic::Locations;
    case DeckFault::AttackCount:
        return DeckTopic::Attacks;
    case DeckFault::UniqueCopies:
    case DeckFault::TooManyCopies:
        return DeckTopic::Copies;
    case DeckFault::MixedArmy:
        return DeckTopic::OneTribe;
    case DeckFault::SizesDiffer: // two decks are compared, never one
        break;
    }
    return {};
}

int faultsOf(const BuiltDeck& deck, const Deck& cards)
{
    return static_cast<int>(
        judgeDeck(deckQuestion(deck.size, deck.level, cards), Reasons::unheard()).violations.size());
}

} // namespace

Checked<BuiltDeck> readBuiltDeck(const Json& json)
{
    static const Shape whole = recordOf<BuiltDeck>().shape();
    static const Shape alone = recordOf<Deck>().shape();
    const bool isAlone = json.is_object() && json.contains("creatures");
    Problems problems = (isAlone ? alone : whole).check(json);
    if (problems.empty())
        problems = isAlone ? deckProblems(json, {}) : deckProblems(json.at("deck"), "/deck");
    if (!problems.empty())
        return problems;
    if (!isAlone)
        return readRecord<BuiltDeck>(json);
    BuiltDeck deck;
    deck.cards = readRecord<Deck>(json);
    deck.size = sizeFor(deck.cards.creatures.size());
    if (deck.cards.battlegear.empty() && deck.cards.mugic.empty())
        deck.level = RulesLevel::Basic;
    return deck;
}

void addCopy(Deck& deck, const AnyCard& card)
{
    std::visit(
        [&deck]<class Of>(const Of& one) {
            withList(deck, kindOf(one), [&]<class List>(List& list) {
                if constexpr (std::is_same_v<typename List::value_type, Of>) {
                    const auto known = std::find_if(list.begin(), list.end(),
                                                    [&](const Of& other) { return isCalled(other, one.name); });
                    if constexpr (std::is_same_v<Of, CreatureCard>) {
                        const std::string id = freshId(deck, one.name);
                        list.push_back(one);
                        list.back().id = id;
                    } else if (known != list.end()) {
                        ++known->count;
                    } else {
                        list.push_back(one);
                        list.back().count = 1;
                    }
                }
            });
        },
        card);
}

bool takeCopy(Deck& deck, CardKind kind, const std::string& name)
{
    return withList(deck, kind, [&name](auto& list) {
        const auto last =
            std::find_if(list.rbegin(), list.rend(), [&](const Card& one) { return isCalled(one, name); });
        if (last == list.rend())
            return false;
        if (--last->count <= 0)
            list.erase(std::next(last).base());
        return true;
    });
}

int copiesIn(const Deck& deck, CardKind kind, const std::string& name)
{
    return withList(deck, kind, [&name](const auto& list) {
        int count = 0;
        for (const Card& one : list)
            count += isCalled(one, name) ? one.count : 0;
        return count;
    });
}

bool replaceCopies(Deck& deck, const AnyCard& before, const AnyCard& after)
{
    bool isThere = false;
    std::visit(
        [&]<class Of>(const Of& old) {
            withList(deck, kindOf(old), [&]<class List>(List& list) {
                if constexpr (std::is_same_v<typename List::value_type, Of>) {
                    for (Of& one : list) {
                        if (!areSame(one, old))
                            continue;
                        const Of copy = std::exchange(one, std::get<Of>(after));
                        one.count = copy.count;
                        if constexpr (std::is_same_v<Of, CreatureCard>)
                            one.id = copy.id;
                        isThere = true;
                    }
                }
            });
        },
        before);
    return isThere;
}

std::vector<AnyCard> cardsOf(const Deck& deck)
{
    std::vector<AnyCard> cards;
    for (const CardKind kind : allKinds) {
        withList(deck, kind, [&cards](const auto& list) {
            for (const auto& one : list) {
                if (std::none_of(cards.begin(), cards.end(), [&](const AnyCard& other) { return areSame(one, other); }))
                    cards.emplace_back(one);
            }
        });
    }
    return cards;
}

std::vector<DeckLine> deckLines(const DeckVerdict& verdict)
{
    const DeckCounts& counts = verdict.counts;
    std::vector<DeckLine> lines{
        {DeckTopic::BuildPoints,
         verdict.buildPointsTotal,
         verdict.buildPointsTotal + verdict.buildPointsLeft,
         {},
         "CH-2.5"_rule},
        {DeckTopic::Creatures, counts.creatures, counts.creatures, {}, "CH-2.1"_rule},
        {DeckTopic::Battlegear, counts.battlegear, counts.battlegear, {}, "CH-2.3"_rule},
        {DeckTopic::Mugic, counts.mugic, counts.mugic, {}, "CH-2.4"_rule},
        {DeckTopic::Locations, counts.locations, counts.locations, {}, "CH-2.5"_rule},
        {DeckTopic::Attacks, counts.attacks, counts.attacks, {}, "CH-2.5"_rule},
        {DeckTopic::Copies, {}, 0, {}, "CH-2.6"_rule},
        {DeckTopic::OneTribe, {}, 0, {}, "CH-2.10"_rule},
    };
    for (const Violation& violation : verdict.violations) {
        const std::optional<DeckTopic> topic = topicOf(violation.code);
        if (!topic)
            continue;
        DeckLine& line = lines[static_cast<std::size_t>(*topic)];
        line.want = violation.required;
        line.rule = ruleOf(violation.code);
        line.broken.push_back(violation);
    }
    return lines;
}

Sentence nameOf(DeckTopic topic)
{
    return topics[static_cast<std::size_t>(topic)];
}

std::optional<Swap> nearestSwap(const BuiltDeck& deck, const std::vector<CardRow>& rows)
{
    const DeckVerdict verdict = judgeDeck(deckQuestion(deck.size, deck.level, deck.cards), Reasons::unheard());
    const auto isOfPoints = [](const Violation& one) { return one.code == DeckFault::BuildPoints; };
    if (std::none_of(verdict.violations.begin(), verdict.violations.end(), isOfPoints))
        return {};
    const int total = verdict.buildPointsTotal;
    const int wanted = total + verdict.buildPointsLeft;
    // Of each number of build points some are enough: no deck is full of so many names.
    std::vector<std::size_t> candidates;
    std::map<int, int> ofPoints;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind == CardKind::Attack && ++ofPoints[rows[i][Figure::BuildPoints]] <= attacksOfADeck + 1)
            candidates.push_back(i);
    }
    std::vector<Swap> swaps;
    for (const AttackCard& out : deck.cards.attacks) {
        for (const std::size_t i : candidates) {
            const int points = rows[i][Figure::BuildPoints];
            if (points < out.buildPoints)
                swaps.push_back(
                    {out.name, static_cast<int>(i), out.buildPoints, points, total - out.buildPoints + points});
        }
    }
    // The one that lands nearest below what is allowed; else the one that brings most.
    std::stable_sort(swaps.begin(), swaps.end(), [wanted](const Swap& a, const Swap& b) {
        const bool fits = a.total <= wanted;
        return fits != (b.total <= wanted) ? fits : fits ? a.total > b.total : a.total < b.total;
    });
    const int before = faultsOf(deck, deck.cards);
    for (const Swap& swap : swaps) {
        const CardRow& row = rows[static_cast<std::size_t>(swap.in)];
        AttackCard in;
        in.name = row.name.toStdString();
        in.unique = row.isUnique;
        in.buildPoints = swap.inPoints;
        Deck after = deck.cards;
        takeCopy(after, CardKind::Attack, swap.out);
        addCopy(after, in);
        if (faultsOf(deck, after) < before + (swap.total <= wanted ? 0 : 1))
            return swap;
    }
    return {};
}

DeckStatistics statisticsOf(const Deck& deck)
{
    DeckStatistics found;
    const auto place = [](auto value) { return static_cast<std::size_t>(value); };
    for (const CreatureCard& one : deck.creatures) {
        found.creaturesByTribe[place(one.tribe)] += one.count;
        found.creaturesByEnergy[one.energy / 10 * 10] += one.count;
        found.mugicCounters += one.mugicAbility * one.count;
        for (const Element element : allElements)
            found.creaturesByElement[place(element)] += one.elements.has(element) ? one.count : 0;
    }
    for (const AttackCard& one : deck.attacks) {
        found.attacksByPoints[one.buildPoints] += one.count;
        for (const Element element : allElements)
            found.attacksByElement[place(element)] += one.attack.elemental[place(element)] ? one.count : 0;
    }
    for (const MugicCard& one : deck.mugic)
        found.mugicCosts += one.cost.value_or(0) * one.count;
    for (const Element element : allElements) {
        if (found.attacksByElement[place(element)] > 0 && found.creaturesByElement[place(element)] == 0)
            found.idle.push_back(element);
    }
    return found;
}

} // namespace whistle::chaotic

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

template <>
constexpr std::array recordKeys<BuiltDeck>{
    key<&BuiltDeck::name, PerhapsEmptyWord>("name"),
    key<&BuiltDeck::size, SizeCodec>("size"),
    optionalKey<&BuiltDeck::level>("rules_level"),
    key<&BuiltDeck::cards>("deck"),
};
template const Record& recordOf<BuiltDeck>();

} // namespace whistle
