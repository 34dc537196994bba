// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"
#include "journal/game_match.h"
#include "report/report.h"

namespace whistle::battleline {

/// The report of a match, finished or not: flags over the entries, in which games they were won, claims that held and
/// that did not, Tactics cards, points of the series. A seat's score is the number of flags that it won in all games.
/// House rules are left to whoever has words for them.
[[nodiscard]] MatchReport reportOf(const GameMatch<Game>& match);

} // namespace whistle::battleline
