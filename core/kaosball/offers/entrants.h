// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What a team has to put on now (line-up or filling up): how many, and where figures of each post may go.
struct EntryNeed {
    int team = -1;
    int runners = 0;
    int bruisers = 0;
    std::vector<FigureRef> available; ///< figures of the dugout that may come
    std::vector<Space> runnerSpaces;
    std::vector<Space> bruiserSpaces;
};
[[nodiscard]] EntryNeed entryNeed(const State& state, const Constants& rules);
/// A legal line-up or replacement for the team that is due, to start from: ringers first, then the lowest numbers.
[[nodiscard]] Command suggestedEntry(const State& state, const Constants& rules);

} // namespace whistle::kaosball
