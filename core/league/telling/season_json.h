// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/standings.h"
#include "league/standings/tie_values.h"

#include <string>
#include <vector>

/// Seasons as JSON (docs/leagues.md). The readers take what has passed the shape beside them.
namespace whistle::league {

/// What happened in a match, by id of the entrant.
[[nodiscard]] Shape resultShape();

/// The season before its start; what is left out is as the game has it. Tie-breakers that do not exist are left out:
/// see isTieBreaker. Its shape is that of its record; readDefinition(writeRecord(s)) is s as it was before its
/// start.
[[nodiscard]] Season readDefinition(const Json& json, const LeagueRules& rules);
/// Whether the game has one that is called so.
[[nodiscard]] bool isTieBreaker(const std::string& word, const LeagueRules& rules);
/// What level ones are compared by where the definition says nothing: as the game has it; in a Swiss by whom they met.
[[nodiscard]] std::vector<TieBreaker> usualTieBreakers(const LeagueRules& rules, bool isSwiss);
[[nodiscard]] std::vector<TieBreaker> readTieBreakers(const std::vector<std::string>& words);

/// Where a match stands, as one word: "open", "played", "cancelled", "needless", "misplaced".
[[nodiscard]] const char* stateOf(const Season& season, const Fixture& fixture);
[[nodiscard]] Json writeResult(const Season& season, const Result& result, const LeagueRules& rules);
[[nodiscard]] Json writeRow(const Season& season, const TableRow& row, const LeagueRules& rules);

/// Everything about a season that can be seen: definition, fixtures with results, tables, playoffs, champion.
[[nodiscard]] Json seasonJson(const Season& season, const LeagueRules& rules, TieValues values = TieValues::Without);
[[nodiscard]] Shape seasonShape();

} // namespace whistle::league

namespace whistle {

extern template const Record& recordOf<league::Format>();
extern template const Record& recordOf<league::Calendar>();
extern template const Record& recordOf<league::PointsScheme>();
extern template const Record& recordOf<league::Person>();
extern template const Record& recordOf<league::Entrant>();
/// A season as its organiser defines it.
extern template const Record& recordOf<league::Season>();

} // namespace whistle
