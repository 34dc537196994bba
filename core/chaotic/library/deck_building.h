// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/card_row.h"
#include "chaotic/library/deck_check.h"

#include <map>

/// A deck while it is being built, and what its builder wants to see of it. What is legal the deck check says alone.
namespace whistle::chaotic {

/// A deck as it is kept: for a board, by a level of the rules, under a name.
struct BuiltDeck {
    std::string name;
    int size = 3;
    RulesLevel level = RulesLevel::Advanced;
    Deck cards;
    friend bool operator==(const BuiltDeck&, const BuiltDeck&) = default;
};
/// Reads what somebody has kept or exported; a deck alone, as an entry of a match has it, is one without a name.
[[nodiscard]] Checked<BuiltDeck> readBuiltDeck(const Json& json);

/// Adds a copy. A creature's is an entry of its own with its printed numbers.
void addCopy(Deck& deck, const AnyCard& card);
/// Takes out the last copy of a card of this name; false: there is none.
bool takeCopy(Deck& deck, CardKind kind, const std::string& name);
[[nodiscard]] int copiesIn(const Deck& deck, CardKind kind, const std::string& name);
/// Every copy of `before` becomes `after`; false: there was none.
bool replaceCopies(Deck& deck, const AnyCard& before, const AnyCard& after);
/// The cards of a deck, one each name (creatures: each copy that differs), in order of kind.
[[nodiscard]] std::vector<AnyCard> cardsOf(const Deck& deck);

/// One line of the check, in an order that never changes.
enum class DeckTopic { BuildPoints, Creatures, Battlegear, Mugic, Locations, Attacks, Copies, OneTribe };
struct DeckLine {
    DeckTopic topic = DeckTopic::BuildPoints;
    std::optional<int> have; ///< none: it is yes or no
    int want = 0;
    std::vector<Violation> broken; ///< what the check says against it
    RuleId rule;
};
[[nodiscard]] std::vector<DeckLine> deckLines(const DeckVerdict& verdict);
[[nodiscard]] Sentence nameOf(DeckTopic topic);

/// One Attack for another, so that the build points fit.
struct Swap {
    std::string out;
    int in = -1; ///< place among the rows
    int outPoints = 0;
    int inPoints = 0;
    int total = 0; ///< build points after it
};
/// The smallest change that the deck check likes better; none: there is none, or the points are not what is wrong.
[[nodiscard]] std::optional<Swap> nearestSwap(const BuiltDeck& deck, const std::vector<CardRow>& rows);

/// What a deck is made of.
struct DeckStatistics {
    std::map<int, int> attacksByPoints;
    std::array<int, 4> attacksByElement{};
    std::array<int, 4> creaturesByElement{};
    std::array<int, 6> creaturesByTribe{};
    std::map<int, int> creaturesByEnergy; ///< by tens: 30 is 30 to 39
    int mugicCounters = 0;                ///< of all creatures
    int mugicCosts = 0;                   ///< of all Mugic, without X
    std::vector<Element> idle;            ///< Attacks have a number for it, and no creature has it
};
[[nodiscard]] DeckStatistics statisticsOf(const Deck& deck);

} // namespace whistle::chaotic

namespace whistle {
extern template const Record& recordOf<chaotic::BuiltDeck>();
} // namespace whistle
