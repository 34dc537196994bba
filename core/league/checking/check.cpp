// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"

#include "league/checking/check_playoffs.h"
#include "league/checking/check_schedule.h"
#include "league/checking/check_table.h"

#include <nlohmann/json.hpp>

namespace whistle::league {

Problems checkSeason(const Json& season)
{
    Problems found;
    if (!season["started"].get<bool>())
        return found;
    // What comes later rests on what comes first.
    for (const auto& check : {checkSchedule, checkResults, checkTables, checkPlayoffs}) {
        check(season, found);
        if (!found.empty())
            return found;
    }
    return found;
}

} // namespace whistle::league
