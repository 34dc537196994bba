// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// What may be done now, for pages that light up just that and for matches played at random. Everything here is asked
/// of the referee itself or of the same functions that it asks, so the two cannot disagree.

/// Every command that may be entered now and needs nothing that only the table knows (dice, cards, typed-in values): of
/// quantities the least, of ways none (`reachable`), of damage none (`proposedAssignment`).
[[nodiscard]] std::vector<Command> offered(const State& state);

/// Where the active hero may end a stretch of its movement, and a way there with the fewest points.
struct Reach : Walk {
    std::vector<PathStep> path;
    bool isEnemy = false; ///< a battle begins
};
[[nodiscard]] std::vector<Reach> reachable(const State& state);

/// The attack that is due: what is rolled and what may be said with it. None: there is none.
struct AttackOffer {
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
[[nodiscard]] std::optional<AttackOffer> attackDue(const State& state);

/// The order of all pieces that the referee would accept, own tied pieces as they stand on the table; empty: no order
/// is due.
[[nodiscard]] std::vector<std::string> proposedOrder(const State& state);

/// An assignment of the damage that is due, elites first from the weakest stack on; the step must be `assign_damage`.
[[nodiscard]] std::vector<AssignedPoints> proposedAssignment(const State& state);
/// The same to these stacks in their order, this side of their tokens first.
[[nodiscard]] std::vector<AssignedPoints> assignmentTo(const State& state,
                                                       const std::vector<const BattleStack*>& stacks, Quality first);

/// The trophies to pay the level-up that is due with the least loss (MH-R39).
[[nodiscard]] std::vector<std::string> proposedPayment(const State& state);

/// The step that needs nobody's decision: the order of the first clash where no player has tied pieces, damage that can
/// be dealt in one way only, the end of an action in which nothing is left to do, the end of the match. None: somebody
/// has to decide.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

} // namespace whistle::heroes
