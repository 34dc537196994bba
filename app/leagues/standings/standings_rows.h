// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_desk.h"
#include "leagues/standings/league_table.h"

namespace whistle::standings_rows {

/// The columns of the season's tables.
[[nodiscard]] std::vector<LeagueColumn> columns(const LeagueDesk& league);
/// The table of a group: places, what separates them, the playoff line, who is through and who is out.
[[nodiscard]] std::vector<LeagueRow> rows(const LeagueDesk& league, int group);
[[nodiscard]] QColor colourOf(const league::Entrant& entrant);

} // namespace whistle::standings_rows
