// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <vector>

namespace whistle::league {

/// A result for a fixture, and what is against it (LG-3.2 to LG-3.9).
struct ReadResult {
    Result result;
    std::vector<Objection> objections;
};

/// Reads what has passed `resultShape`, for the sides that the fixture has now.
[[nodiscard]] ReadResult readResult(const Json& json, const Season& season, const Fixture& fixture,
                                    const LeagueRules& rules);

} // namespace whistle::league
