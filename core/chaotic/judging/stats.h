// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/cards.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

/// Question 6.8: what are a creature's numbers now? The match asks the same function (section 3.1).
namespace whistle::chaotic {

/// A creature in play, as far as others ask about it.
struct Standing {
    Player player = Player::One;
    Space space;
    Tribe tribe = Tribe::Overworld;
    const std::vector<std::string>* subtypes = nullptr; ///< outlives the case
};
struct Support {
    Stat discipline = Stat::AllDisciplines;
    int amount = 0;
};
/// Everything that a creature's numbers rest on; what does not count has been left out already.
struct StatsCase {
    const std::vector<Standing>* table = nullptr; ///< all creatures in play
    std::size_t subject = 0;
    Board board;
    Disciplines printed;
    int energy = 1;
    Elements elements;
    int damage = 0;
    std::vector<Support> support;
    std::vector<const StatModifier*> modifiers; ///< in the order in which they took effect
    bool intimidateAll = false;                 ///< CH-R5
};
/// A modifier that counts; `amount` is multiplied by its `per` already.
struct CountedModifier {
    const StatModifier* modifier = nullptr;
    Stat stat = Stat::Energy;
    int amount = 0;
};
struct StatsVerdict {
    Disciplines disciplines;
    int energy = 0;
    int damage = 0;
    Elements elements;
    std::vector<std::size_t> supporters;  ///< by their places on the table
    std::vector<CountedModifier> counted; ///< in their order

    [[nodiscard]] int currentEnergy() const { return energy > damage ? energy - damage : 0; }
    [[nodiscard]] bool isDefeated() const { return damage >= energy; } // CH-6.13
};
/// CH-R15: printed value, Support, then every change in its order, never below 0.
[[nodiscard]] StatsVerdict judgeStats(const StatsCase& one, Reasons& reasons);

} // namespace whistle::chaotic
