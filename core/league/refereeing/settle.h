// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/standings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// Works out what follows from the results: the seeding, who meets whom in the playoffs, who is through, the champion.
void settle(Season& season, const LeagueRules& rules);

/// Whether the league phase is over: nothing of it is left to play, or the organiser has closed it.
[[nodiscard]] bool isLeagueOver(const Season& season);
/// How many go to the playoffs; 0: there are none.
[[nodiscard]] int playoffPlaces(const Season& season);

enum class Among : std::uint8_t {
    All,    ///< who has dropped out behind those who are still in
    StillIn ///< only those who have not dropped out: who can be seeded, or be champion (LG-3.10)
};
/// The entrants of the league phase across the groups, as they are seeded: group winners first, then the second ...
[[nodiscard]] std::vector<TableRow> overallStandings(const Season& season, const LeagueRules& rules,
                                                     Among among = Among::All);
/// Entrants that are level in everything where it decides about the playoffs or the champion: the organiser must
/// decide (LG-4.5). Once the playoffs have begun, only those who share the first place of the final table.
[[nodiscard]] std::vector<std::vector<int>> openTies(const Season& season, const LeagueRules& rules);
/// Who came behind the champion at the final table, also by the organiser's decision; -1: nobody, or several did.
[[nodiscard]] int secondOfFinalTable(const Season& season);
/// The ties of the league phase and the seeds by the table as it is now, also where the playoffs have begun and their
/// seeds stay (LG-2.8). None: they are not known yet.
[[nodiscard]] std::vector<std::vector<int>> tiesOfTheTable(const Season& season, const LeagueRules& rules);
[[nodiscard]] std::optional<std::vector<int>> seedsByTheTable(const Season& season, const LeagueRules& rules);

} // namespace whistle::league
