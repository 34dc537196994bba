// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"
#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "journal/game_match.h"
#include "match/past.h"

/// Where a match stands, in words.
namespace whistle::battleline {

/// The players' names; where nobody has said one, the name of the seat.
[[nodiscard]] Seats<QString> playerNames(const State& state);
[[nodiscard]] ScoreStripState stripOf(const State& state, const Seats<QString>& names);
/// What the second screen shows.
[[nodiscard]] ScoreboardState scoreboardOf(const GameMatch<Game>& match);
/// What log, second screen and time machine show of a match: whose the entries are, flags by seat, the line at any
/// moment, and differences as players speak of them (past.cpp).
[[nodiscard]] PastTeller pastTeller();
/// "holds 5 Troop, 2 Tactics; 1 Tactics played".
[[nodiscard]] QString handWords(const State& state, Seat seat);
/// Where the card lies: "flag 3", "set aside"; empty: nowhere yet.
[[nodiscard]] QString placeWords(const Table& table, Card card);
/// "Kinga wins by Breakthrough"; no victory: a draw.
[[nodiscard]] QString resultWords(std::optional<Victory> victory, const QString& winner);
/// The same of a game that is over; empty while it runs.
[[nodiscard]] QString resultWords(const State& state, const Seats<QString>& names);
/// The number of the seat that has won the game; 0: nobody.
[[nodiscard]] int winnerNumber(const State& state);
/// "Series: 12 to 10, Kinga leads"; empty before a game is over.
[[nodiscard]] QString seriesWords(const State& state, const Seats<QString>& names);

} // namespace whistle::battleline
