// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <string>

namespace whistle::league {

/// The rounds of a Swiss that are over as a tournament report of FIDE (TRF16, with the points of JaVaFo's and
/// bbpPairings' extensions). Problems: why this season cannot be written so.
[[nodiscard]] Checked<std::string> tournamentReport(const Season& season, const LeagueRules& rules);

} // namespace whistle::league
