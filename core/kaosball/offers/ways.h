// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"

#include <compare>
#include <vector>

namespace whistle::kaosball {

/// Where a figure may go on the crossfield, and what the way costs it. Mirror depth.

/// Spaces that the figure may reach with this action, as if nobody reacted: to be shown before it is activated.
[[nodiscard]] std::vector<Reach> reachOf(const State& state, FigureRef figure, Movement movement, const Facts& facts);
/// Spaces where the activation in progress may still go.
[[nodiscard]] std::vector<Reach> reachNow(const State& state, const Facts& facts);
/// What a way costs on the way: damage by fire, then the spaces in which an enemy may react.
struct WayCost {
    int fire = 0;
    int reactions = 0;
    friend auto operator<=>(const WayCost&, const WayCost&) = default;
};
struct Way {
    Space to;
    WayCost cost;
    std::vector<Space> path; ///< the spaces entered
};
/// The best legal way of the figure in progress (or about to be activated) to every space within the allowance: the
/// least fire, then the fewest reactions, then the fewest steps.
[[nodiscard]] std::vector<Way> bestWays(const State& state, FigureRef figure, Movement movement, int allowance,
                                        const Facts& facts);
/// The path of the best way to the space; empty: there is none.
[[nodiscard]] std::vector<Space> pathTo(const State& state, FigureRef figure, Space to, int allowance,
                                        const Facts& facts, Movement movement = Movement::Sprint);
/// What a drawn path would cost.
[[nodiscard]] WayCost costOf(const State& state, FigureRef figure, Movement movement, const std::vector<Space>& path,
                             const Facts& facts);

/// The way to a space from which the target is in the killzone.
struct Charge {
    FigureRef target;
    Action action = Action::Sprint;
    /// The one with the least fire, then the fewest reactions, then the shortest; empty: the figure stands there
    /// already.
    std::vector<Space> path;
};
/// Every enemy that the figure may fight in one go if it announces this action, or has announced it; a steal needs the
/// ball at the enemy.
[[nodiscard]] std::vector<Charge> chargesOf(const State& state, FigureRef figure, Action action, const Facts& facts);

} // namespace whistle::kaosball
