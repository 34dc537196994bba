// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "heroes/game.h"
#include "journal/game_match.h"
#include "match/past.h"

/// Where a match stands, in words.
namespace whistle::heroes {

[[nodiscard]] ScoreStripState stripOf(const State& state);
/// What log, second screen and time machine show of a match: whose the entries are, Power Points by seat, the table at
/// any moment, and differences as players speak of them.
[[nodiscard]] PastTeller pastTeller();
/// What the second screen shows.
[[nodiscard]] ScoreboardState scoreboardOf(const GameMatch<Game>& match);
/// The Power Points of every seat.
[[nodiscard]] std::vector<SeatScore> scoresOf(const State& state);
/// "Round 5 of 10".
[[nodiscard]] QString roundWords(const State& state);
/// "Anna wins by domination"; empty while the match runs.
[[nodiscard]] QString resultWords(const State& state);
[[nodiscard]] QString resultWords(const QStringList& winners, std::optional<EndedBy> endedBy);
/// Who is to do what now, in one sentence.
[[nodiscard]] QString stepWords(const State& state);

} // namespace whistle::heroes
