// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <string>

namespace whistle::league {

/// The seasons with which one changes places when it is copied for the next time (LG-1.6).
struct Divisions {
    const Season* above = nullptr; ///< null: it is the first division
    const Season* below = nullptr; ///< null: it is the last one
    int exchanged = 1;             ///< how many go up, and as many down
};

/// The definition of a season of the same kind with those who are still in this one, before its start: "same again".
/// With divisions those come in who have changed places, the others in the order of the table. A problem where a table
/// is not final yet, or has too few.
[[nodiscard]] Checked<Json> nextSeason(const Season& season, const LeagueRules& rules, const std::string& id,
                                       const std::string& name, const Divisions& divisions = {});

} // namespace whistle::league
