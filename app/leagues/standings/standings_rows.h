// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_session.h"
#include "leagues/standings/league_table.h"

namespace whistle::standings_rows {

/// The columns of the season's tables.
[[nodiscard]] std::vector<LeagueColumn> columns(const LeagueSession& league);
/// Which of them says most beside the points: in a Swiss phase the first tie-breaker, else the difference, else the
/// wins.
[[nodiscard]] std::size_t besidePoints(const LeagueSession& league);
/// The table of a group: places, what separates them, the playoff line, who is through and who is out.
[[nodiscard]] std::vector<LeagueRow> rows(const LeagueSession& league, int group);
/// What the dashes in the tables of all groups are; empty: there are none.
[[nodiscard]] QStringList dashes(const LeagueSession& league);
/// The tables of a season as it stands or may stand, group by group: places, differences, points.
[[nodiscard]] std::vector<LeagueColumn> shortColumns(const league::Season& season);
[[nodiscard]] std::vector<LeagueRow> shortRows(const league::Season& season, const league::LeagueRules& rules);
/// Who it is, without a rank and without numbers.
[[nodiscard]] LeagueRow rowOf(const league::Entrant& entrant);
[[nodiscard]] QColor colourOf(const league::Entrant& entrant);

} // namespace whistle::standings_rows
