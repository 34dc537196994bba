// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/game.h"

namespace whistle::kaosball {

/// The command as it is entered by way of the window, where the same thing can be said in several ways: lots go by
/// their tiles' names, a cancelled card has no places, in scorekeeper depth the way round a loser is told when it
/// matters.
[[nodiscard]] Command spoken(Command command, const State& state, const Facts& facts);

} // namespace whistle::kaosball
