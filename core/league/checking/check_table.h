// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

#include <string>
#include <vector>

namespace whistle::league {

/// The places of each result are possible, agree with its scores, and bring the points that it says.
void checkResults(const Json& season, Problems& found);

/// Each table, worked out a second time from the results.
void checkTables(const Json& season, Problems& found);

/// The second working out: places by id, level ones with the same, from results of the league phase. `perMatch`: ranked
/// by points per match.
struct CheckedPlace {
    std::string entrant;
    int rank = 0;
};
[[nodiscard]] std::vector<CheckedPlace> workOutTable(const Json& season, const std::vector<std::string>& entrants,
                                                     bool perMatch);

} // namespace whistle::league
