// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace whistle {

/// What each game brings to a season: also games whose matches Whistle does not referee; their results are entered by
/// hand.
[[nodiscard]] const std::vector<league::LeagueRules>& leagueGames();

/// Those of the game with this id, or null.
[[nodiscard]] const league::LeagueRules* leagueRules(std::string_view game);

} // namespace whistle
