// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/game.h"
#include "journal/game_match.h"
#include "report/report.h"

namespace whistle::chaotic {

/// The report of a match, finished or not: creatures of the opponent that left play are the score; strikes, damage,
/// Mugic and combats are counted, and every creature that fell is a moment.
[[nodiscard]] MatchReport reportOf(const GameMatch<Game>& match);

} // namespace whistle::chaotic
