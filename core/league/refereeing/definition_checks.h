// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <string>
#include <vector>

namespace whistle::league {

/// What is against a season as it was written, before it starts (LG-1, LG-2, LG-4).
[[nodiscard]] std::vector<Objection> definitionObjections(const Json& definition, const Season& season,
                                                          const LeagueRules& rules);
/// Names that are there twice, coaches nobody knows, teams that the game does not have.
[[nodiscard]] std::vector<Objection> memberObjections(const Season& season, const LeagueRules& rules);
[[nodiscard]] std::vector<Objection> pointsObjections(const PointsScheme& points, const LeagueRules& rules);
/// What is against what the table is ranked by.
[[nodiscard]] std::vector<Objection> rankingObjections(const Season& season);
/// How many can take part in this format.
[[nodiscard]] int mostEntrants(const Season& season, const LeagueRules& rules);
/// What is against its start with these entrants.
[[nodiscard]] std::vector<Objection> startObjections(const Season& season, const LeagueRules& rules);

/// Those of the words (empty ones are none) that are no date, and no time.
[[nodiscard]] std::vector<std::string> wrongDates(const std::vector<std::string>& dates,
                                                  const std::vector<std::string>& times);

} // namespace whistle::league
