// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// The attack that is due: what is rolled and what may be said with it. None: there is none.
struct AttackDue {
    std::string piece;
    int dice = 0;                       ///< without the elite die
    std::optional<int> diceBesideElite; ///< none: no elite die may be rolled
    int strength = 0;
    int luckTokens = 0;
    bool preciseStrike = false;
    std::vector<std::string> targets; ///< of Precise Strike
    bool mayAttackAgain = false;      ///< Aggressor
    bool angelMayHelp = false;        ///< the defender's Guardian Angel has not been used
};
[[nodiscard]] std::optional<AttackDue> attackDue(const State& state);

/// The order of all pieces that the referee would accept, own tied pieces as they stand on the table; empty: no order
/// is due.
[[nodiscard]] std::vector<std::string> proposedOrder(const State& state);
/// Two pieces of one side have the same initiative: their owner decides (MH-11.4).
[[nodiscard]] bool hasOwnTies(const State& state);

/// The defender's stacks with units, a target of Precise Strike first, then from the weakest on; the step must be
/// `assign_damage`.
[[nodiscard]] std::vector<const BattleStack*> stacksToHit(const State& state);
/// The damage given to these stacks in their order, this side of their tokens first.
[[nodiscard]] std::vector<AssignedPoints> assignmentTo(const State& state,
                                                       const std::vector<const BattleStack*>& stacks, Quality first);

/// The trophies to pay the level-up that is due with the least loss (MH-R39).
[[nodiscard]] std::vector<std::string> proposedPayment(const State& state);

} // namespace whistle::heroes
