// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

namespace whistle::battleline {

/// Battle Line in a season: a game or a series of two, won by who wins it (BL-14); the score is the points of its
/// games.
[[nodiscard]] league::LeagueRules league();

} // namespace whistle::battleline
