// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What the beginning of a turn has brought: who scores with the ball, and where.
[[nodiscard]] std::vector<Text> scoredAtStart(const StartTurn& command, const State& after);

/// What it takes for so because nobody has said otherwise: without spaces, that whoever has the ball is on no mound.
[[nodiscard]] std::vector<Text> assumedAtStart(const StartTurn& command, const State& after);

} // namespace whistle::kaosball
