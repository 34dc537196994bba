// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/refereeing/referee.h"

namespace whistle::league {

/// What no act may do to a season, whatever it is for: make a result needless that was played (LG-3.14); by somebody's
/// leaving change a row of the league's table when the playoffs have begun (LG-3.11); change league points in the
/// playoffs, but by a correction or a sanction. Empty: it does none of these.
[[nodiscard]] std::vector<Text> brokenBy(const Season& before, const Act& act, const Season& after,
                                         const LeagueRules& rules);

/// The same of each act of a record that counts; `at` is its line.
[[nodiscard]] Problems checkCourse(const GameMatch<SeasonGame>& record);

} // namespace whistle::league
