// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "controls/seats/seat_score.h"
#include "elgrande/game.h"
#include "journal/game_match.h"

/// Where a match stands, in words.
namespace whistle::elgrande {

[[nodiscard]] ScoreStripState stripOf(const State& state, const Facts& facts);
/// Of the box, that the players sit behind.
[[nodiscard]] BoxColours coloursOf(const State& state);
[[nodiscard]] std::vector<SeatScore> scoresOf(const State& state);
/// What the second screen shows; nothing secret.
[[nodiscard]] ScoreboardState scoreboardOf(const GameMatch<Game>& match);
/// "Round 3 of 9"; before the first the setup.
[[nodiscard]] QString roundWords(const State& state);
/// "Kinga is El Grande"; empty while the match runs.
[[nodiscard]] QString resultWords(const State& state);
[[nodiscard]] QString resultWords(const QStringList& winners);

} // namespace whistle::elgrande
