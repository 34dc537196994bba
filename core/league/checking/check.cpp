// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"

#include "league/checking/check_fit.h"
#include "league/checking/check_playoffs.h"
#include "league/checking/check_schedule.h"
#include "league/checking/check_table.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace whistle::league {

namespace {
constexpr Sentence doesNotFit{"league", QT_TRANSLATE_NOOP("league", "This season does not fit together: %1")};
}

Problems checkSeason(const Json& season)
{
    Problems found;
    if (!season.at("started").get<bool>())
        return found;
    // What comes later rests on what comes first.
    for (const auto& check : {checkFit, checkSchedule, checkResults, checkTables, checkPlayoffs}) {
        // Every look into the season is one that says so when nothing is there; `checkFit` has told all that is known.
        try {
            check(season, found);
        } catch (const std::exception& error) {
            found.push_back({"/season", Text{doesNotFit, std::string(error.what())}});
        }
        if (!found.empty())
            return found;
    }
    return found;
}

} // namespace whistle::league
