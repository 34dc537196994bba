// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/movement.h"
#include "moves/move.h"

namespace whistle::heroes {

/// A space as it is touched: "2,5".
[[nodiscard]] Tap spaceTap(const Space& space);
/// The space that such a tap means by its id; none: it is none.
[[nodiscard]] std::optional<Space> spaceNamed(const std::string& id);

/// Where the active hero may end a stretch of its movement, and a way there with the fewest points.
struct Reach : Walk {
    std::vector<PathStep> path;
    bool isEnemy = false; ///< a battle begins
};
[[nodiscard]] std::vector<Reach> reachable(const State& state);
/// The same as if it had movement points without end: why it does not come there is for the referee to say.
[[nodiscard]] std::vector<Reach> reachableInTime(const State& state);

} // namespace whistle::heroes
