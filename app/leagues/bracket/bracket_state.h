// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/bracket/bracket_view.h"
#include "leagues/season/league_session.h"

namespace whistle {

/// The playoffs as they are drawn: their main way, or the final table; and where the losers go on, each knockout a
/// picture of its own. Which match is next is left to who shows them.
[[nodiscard]] BracketState bracketOf(const LeagueSession& league);
[[nodiscard]] std::vector<BracketState> losersOf(const LeagueSession& league);

} // namespace whistle
