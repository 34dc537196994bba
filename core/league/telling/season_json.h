// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"
#include "league/standings/standings.h"

#include <string>
#include <vector>

/// Seasons as JSON (docs/leagues.md). The readers take what has passed the shape beside them.
namespace whistle::league {

[[nodiscard]] Shape personShape();
[[nodiscard]] Shape entrantShape();
[[nodiscard]] Shape pointsShape();
/// What an organiser writes to create a season.
[[nodiscard]] Shape definitionShape();
/// What happened in a match, by id of the entrant.
[[nodiscard]] Shape resultShape();

[[nodiscard]] Person readPerson(const Json& json);
[[nodiscard]] Entrant readEntrant(const Json& json);
/// `before` holds for what is left out.
[[nodiscard]] PointsScheme readPoints(const Json& json, PointsScheme before);
/// The season before its start; what is left out is as the game has it. Tie-breakers that do not exist are left out:
/// see unknownTieBreaker.
[[nodiscard]] Season readDefinition(const Json& json, const LeagueRules& rules);
/// The first word of a list that is no tie-breaker of the game, or that is there twice; empty: none.
[[nodiscard]] std::string unknownTieBreaker(const Json& words, const LeagueRules& rules);
[[nodiscard]] std::vector<TieBreaker> readTieBreakers(const Json& words);

[[nodiscard]] Json writePoints(const PointsScheme& points);
/// readDefinition(writeDefinition(s)) is s as it was before its start.
[[nodiscard]] Json writeDefinition(const Season& season);
[[nodiscard]] Json writeResult(const Season& season, const Result& result, const LeagueRules& rules);
[[nodiscard]] Json writeRow(const Season& season, const StandingsRow& row, const LeagueRules& rules);

/// Everything about a season that can be seen: definition, fixtures with results, tables, playoffs, champion.
[[nodiscard]] Json seasonJson(const Season& season, const LeagueRules& rules);
[[nodiscard]] Shape seasonShape();

} // namespace whistle::league
