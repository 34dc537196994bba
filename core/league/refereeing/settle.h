// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/standings.h"

#include <string>
#include <vector>

namespace whistle::league {

/// Works out what follows from the results: the seeding, who meets whom in the playoffs, who is through, the champion.
void settle(Season& season, const LeagueRules& rules);

/// Whether the league part is over: nothing of it is left to play, or the organiser has closed it.
[[nodiscard]] bool isLeagueOver(const Season& season);
/// How many go to the playoffs; 0: there are none.
[[nodiscard]] int playoffPlaces(const Season& season);

/// All entrants of the league part across the groups, as they are seeded: group winners first, then the second ...
[[nodiscard]] std::vector<TableRow> overallStandings(const Season& season, const LeagueRules& rules);
/// Entrants that are level in everything where it decides about the playoffs or the champion: the organiser must
/// decide (LG-4.5).
[[nodiscard]] std::vector<std::vector<int>> openTies(const Season& season, const LeagueRules& rules);

} // namespace whistle::league
