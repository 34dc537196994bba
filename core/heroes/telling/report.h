// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/game.h"
#include "journal/game_match.h"
#include "report/report.h"

namespace whistle::heroes {

/// The report of a match, finished or not: Power Points entry by entry, where they come from, what was done how often,
/// and the luck of the dice beside what could be expected. House rules are left to whoever has words for them.
[[nodiscard]] MatchReport reportOf(const GameMatch<Game>& match);

} // namespace whistle::heroes
