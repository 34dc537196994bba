// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "kaosball/game.h"

#include <vector>

namespace whistle::kaosball {

/// Where a figure came from and went: the spaces in order, the first is where it stood.
struct Walk {
    FigureRef figure;
    std::vector<Space> spaces;
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// Who went for whom, each where it stood.
struct Clash {
    FigureRef by;
    Space from;
    FigureRef whom;
    Space to;
    bool isFatal = false; ///< whom it was for has died of it
    friend bool operator==(const Clash&, const Clash&) = default;
};
/// What has happened on the crossfield, to be drawn there.
struct Trace {
    std::vector<Walk> walks;
    std::vector<Clash> clashes;
    [[nodiscard]] bool isEmpty() const { return walks.empty() && clashes.empty(); }
    friend bool operator==(const Trace&, const Trace&) = default;
};

/// What one entry has done there, from the states before and after it.
[[nodiscard]] Trace traceOf(const Command& command, const State& before, const State& after);

/// What the last turn in which anything moved has done there, as the match stood after entry `number`. Nothing is left
/// of it where the figures have been put up anew since, and without positions there is nothing.
[[nodiscard]] Trace lastTrace(const GameMatch<Game>& match, int number);

} // namespace whistle::kaosball
