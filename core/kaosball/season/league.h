// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "league/model/league_rules.h"

namespace whistle::kaosball::season {

/// KB-34 and KB-35: the table, and what a team carries from match to match.
[[nodiscard]] league::LeagueRules league(const Facts& facts);

} // namespace whistle::kaosball::season
