// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

#include <vector>

namespace whistle::heroes {

/// What an attack may come to: its damage without skulls, the skulls, whether it shows a laurel, and how likely.
struct RollResult {
    int hitDamage = 0;
    int skulls = 0;
    bool laurel = false;
    double probability = 0;
};

struct RolledAttack {
    int attacks = 1; ///< before the limit of five dice
    int strength = 0;
    bool elite = false; ///< the elite die is rolled
    bool preciseStrike = false;
    bool devastating = false;
    bool pierce = false; ///< matters to those who are hit
    friend auto operator<=>(const RolledAttack&, const RolledAttack&) = default;
};

/// Every result of an attack under the policy of battle_odds: luck is used, bad luck obeyed, then Precise Strike
/// re-rolls one fresh miss.
[[nodiscard]] std::vector<RollResult> resultsOf(const RolledAttack& attack, const std::vector<Face>& eliteDie);

} // namespace whistle::heroes
