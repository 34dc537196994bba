// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What the crossfield of a match tells, for the referee and for what is offered.

/// The activation in progress, if it may still do anything; null: none.
[[nodiscard]] const Activation* running(const State& state);
[[nodiscard]] Movement movementOf(Action action);
/// The contest that is announced with a movement.
[[nodiscard]] ContestType announcedContest(Movement movement);

/// A figure that may react, and how.
struct Reactor {
    FigureRef figure;
    std::vector<ContestType> types;
};
/// Reactions that kinds and places of the figures allow in the activation in progress (KB-15), whether or not they are
/// open; in scorekeeper depth of every enemy that stands, by kind.
[[nodiscard]] std::vector<Reactor> possibleReactions(const State& state);
/// Those that a step of the figure into the space would open.
[[nodiscard]] std::vector<Reactor> reactorsAt(const State& state, FigureRef mover, Space space, Movement movement);

/// Enemies, standing or not, whose space is in the killzone of the figure. Mirror depth.
[[nodiscard]] std::vector<FigureRef> enemiesInKillzone(const State& state, FigureRef figure);
/// Standing figures of the enemies of a team.
[[nodiscard]] std::vector<FigureRef> standingEnemies(const State& state, int team);
/// Spaces that a loser of a tackle may be pushed to (KB-18.4).
[[nodiscard]] std::vector<Space> pushSpaces(const State& state, FigureRef loser);

/// A scoring mound, or a score token (KB-R64).
[[nodiscard]] bool isMound(const State& state, Space space);
/// Spaces where a tactic card may put something.
[[nodiscard]] std::vector<Space> spacesFor(const State& state, Tactic tactic);
[[nodiscard]] std::vector<Wall> bordersForWalls(const State& state);
/// How many tokens of the card's kind are to be placed now (KB-R75).
[[nodiscard]] int tokensFor(const State& state, Tactic tactic, const Constants& rules);
/// How many copies of the card lie burned, before all teams.
[[nodiscard]] int burnedCopies(const State& state, Card card);

} // namespace whistle::kaosball
