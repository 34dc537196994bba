// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

#include <string>
#include <vector>

/// How a league match of Kaosball begins (KB-34, KB-35.8 to KB-35.13).
namespace whistle {

/// The `new_match` of two teams with what they bring along, the first one in the south. Both need a team of the game,
/// and not the same.
[[nodiscard]] Checked<league::MatchToPlay> kaosballLeagueMatch(const Json& settings,
                                                               std::vector<league::SideToPlay> sides, bool playoffs);

/// What a team has by now that is not as at the start of a season.
[[nodiscard]] std::vector<league::SettledField> kaosballBrings(const league::SideToPlay& side);

/// Where the `new_match` of a match has other numbers than `terms`.
[[nodiscard]] std::vector<std::string> strayedFromKaosballTerms(const Json& newMatch, const Json& terms);

/// One of these in words; none: it is no such sentence.
[[nodiscard]] std::optional<Text> kaosballDeviation(const std::string& deviation);

} // namespace whistle
