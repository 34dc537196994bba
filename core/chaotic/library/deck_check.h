// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/cards.h"
#include "rulebook/ruling.h"

/// Question 6.1: is this deck legal?
namespace whistle::chaotic {

inline constexpr int locationsOfADeck = 10;
inline constexpr int attacksOfADeck = 20;
inline constexpr int buildPointsOfADeck = 20;
inline constexpr int copiesOfACard = 2;

/// A card as far as deck building looks at it.
struct DeckEntry {
    std::string name; ///< without spaces at its ends
    int count = 1;
    bool unique = false;
    std::optional<int> copyLimit;
    std::optional<std::string> version;
    Tribe tribe = Tribe::Overworld; ///< of a creature
    bool loyal = false;             ///< of a creature
    int buildPoints = 0;            ///< of an Attack
};
struct DeckQuestion {
    int size = 6;
    RulesLevel level = RulesLevel::Advanced;
    std::optional<int> opponentSize;
    std::vector<DeckEntry> creatures, battlegear, mugic, locations, attacks;
};
[[nodiscard]] DeckQuestion deckQuestion(int size, RulesLevel level, const Deck& deck);

enum class DeckFault {
    SizesDiffer,
    CreatureCount,
    BattlegearCount,
    MugicCount,
    LocationCount,
    AttackCount,
    BuildPoints,
    UniqueCopies,
    TooManyCopies,
    MixedArmy
};
struct Violation {
    DeckFault code = DeckFault::SizesDiffer;
    std::optional<std::string> name;
    int required = 0;
    int actual = 0;
};
[[nodiscard]] RuleId ruleOf(DeckFault fault);
[[nodiscard]] Text wordsOf(const Violation& violation);

struct DeckCounts {
    int creatures = 0, battlegear = 0, mugic = 0, locations = 0, attacks = 0;
};
struct DeckVerdict {
    bool legal = true;
    std::vector<Violation> violations;
    int buildPointsTotal = 0;
    int buildPointsLeft = 0;
    DeckCounts counts;
    bool mixedArmy = false;
};
[[nodiscard]] DeckVerdict judgeDeck(const DeckQuestion& question, Reasons& reasons);

} // namespace whistle::chaotic
