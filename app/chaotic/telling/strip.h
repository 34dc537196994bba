// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/telling/words.h"
#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "journal/game_match.h"
#include "match/past.h"

/// Where a match stands, and what has happened in it: for the strip, the second screen, the log and the time machine.
namespace whistle::chaotic {

/// The creatures that each player has taken out of play.
[[nodiscard]] std::vector<SeatPoints> defeatsOf(const State& state);
[[nodiscard]] ScoreStripState stripOf(const State& state, const Names& names);
[[nodiscard]] ScoreboardState scoreboardOf(const GameMatch<Game>& match);
/// "Turn 4, combat"
[[nodiscard]] QString periodWords(const State& state);
/// past.cpp
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::chaotic
