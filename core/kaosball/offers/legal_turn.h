// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"
#include "rulebook/ruling.h"

#include <optional>
#include <vector>

namespace whistle::kaosball {

/// A whole turn at a glance: whom a figure may fight, what may be played with it, and whether the turn may end. As in
/// legal.h everything is asked of the referee or of the functions that it asks.

/// A figure that is about to be activated (or sprints, tackles or attacks already) goes to an enemy and starts a
/// contest.
struct Charge {
    FigureRef target;
    Action action = Action::Sprint;
    /// The way to a space from which the target is in the killzone: the one with the least fire, then the
    /// fewest reactions, then the shortest; empty: the figure stands there already.
    std::vector<Space> path;
};
/// Every enemy that the figure may fight in one go, by action. Mirror depth; a steal needs the ball at the enemy.
[[nodiscard]] std::vector<Charge> chargesOf(const State& state, FigureRef figure, const Facts& facts);

/// Whether the team may still hold this cheat card and a free hand for it, as far as the table shows: `playing` cards
/// of the hand are spoken for already. The copies of the deck that lie burned are in nobody's hand (KB-6.1, KB-7.1).
[[nodiscard]] bool mayHoldCheat(const State& state, int team, Cheat cheat, int playing, const Facts& facts);
/// How many copies of the card lie burned, before all teams.
[[nodiscard]] int burnedCopies(const State& state, Card card);
/// How often the figure may use Pain/Gain in a contest: the copies, while it is undamaged and survives (KB-29.8).
[[nodiscard]] int painGainUses(const State& state, FigureRef figure);
/// Whether the figure could take Brick's damage in place of being knocked down (KB-29.1, KB-R18).
[[nodiscard]] bool mayUseBrick(const State& state, FigureRef figure);

/// Energy cards that keep a scorch off: the numbers printed on them, and Booster Bru (KB-28.2, KB-R29).
[[nodiscard]] std::vector<Card> scorchPreventers(const Constants& rules);

/// How the turn in progress would be ended, and what stands against it.
struct EndOfTurn {
    EndTurn command; ///< a pass where nothing can be done (KB-R41)
    std::vector<Objection> against;
    [[nodiscard]] bool isLegal() const { return against.empty(); }
};
[[nodiscard]] EndOfTurn endOfTurn(const State& state, const Facts& facts);
/// Whether nobody has anything left to decide in this turn: the activation is used up, and neither a scorch nor a cheat
/// card is open.
[[nodiscard]] bool isTurnUsedUp(const State& state, const Facts& facts);

} // namespace whistle::kaosball
