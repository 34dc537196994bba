// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sheet.h"
#include "journal/match_file.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/tie_values.h"

#include <string>
#include <vector>

/// A season as files: JSON that brings everything back, CSV for other programs, a page for the web (docs/leagues.md).
namespace whistle::league {

/// `{"format": "whistle-season", "format_version": 1, "record": [...], "season": {...}}`: the record with its chain,
/// which alone is enough, and the season as everyone sees it, for other programs and for the check.
[[nodiscard]] Json seasonFile(const std::vector<RecordedLine>& record, const Season& season, const LeagueRules& rules,
                              TieValues values = TieValues::Without);
[[nodiscard]] Shape seasonFileShape();
/// The record of a season file, its chain proven; a record that was tampered with is a problem that names the entry.
[[nodiscard]] Checked<std::vector<RecordedLine>> readSeasonFile(const Json& file);

/// Tables as CSV (RFC 4180 where nothing else is said; first line: names of the columns).
[[nodiscard]] std::string tableCsv(const Season& season, const LeagueRules& rules, const SheetStyle& style = {},
                                   TieValues values = TieValues::Without);
[[nodiscard]] std::string fixturesCsv(const Season& season, const LeagueRules& rules, const SheetStyle& style = {});

/// One HTML page with everything in it, to be put on the web: tables with their reasons, fixtures, playoffs. `names`:
/// of the game.
[[nodiscard]] std::string seasonHtml(const Season& season, const LeagueRules& rules, const std::string& language,
                                     const NameReader& names = {});

} // namespace whistle::league
