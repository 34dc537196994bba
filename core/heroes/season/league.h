// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

namespace whistle::heroes {

/// Heroes in a season: two to four players, ranked as the match ranks them (MH-1.1 to MH-1.4); the score is the Power
/// Points.
[[nodiscard]] league::LeagueRules league();

} // namespace whistle::heroes
