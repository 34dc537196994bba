// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"
#include "journal/game_match.h"
#include "kaosball/game.h"

namespace whistle::kaosball {

/// What the second screen shows of a match: scores, period, whose turn, kills, fouls, burned cards, the bell, and the
/// last entry that stands.
[[nodiscard]] ScoreboardState scoreboardOf(const GameMatch<Game>& match);

} // namespace whistle::kaosball
