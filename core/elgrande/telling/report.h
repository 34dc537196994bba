// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/game.h"
#include "journal/game_match.h"
#include "report/report.h"

namespace whistle::elgrande {

/// The report of a match, finished or not: the scores entry by entry, from which scorings the points came, what was
/// done how often. Nothing secret is in it. House rules are left to whoever has words for them.
[[nodiscard]] MatchReport reportOf(const GameMatch<Game>& match);

} // namespace whistle::elgrande
