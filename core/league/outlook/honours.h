// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// A prize of a season: the most kills, the longest run of wins. Several who have as much share it.
struct Award {
    Sentence name;
    std::string stat; ///< of "most ...": its id; else empty
    std::vector<std::string> holders;
    int value = 0;
};

/// What a season that is over is remembered by: a line of the hall of fame.
struct Honours {
    std::string season;
    std::string champion; ///< names; empty: there is none
    std::string coach;    ///< of the champion
    std::string runnerUp;
    std::vector<Award> awards;
};
/// None: the season is not over.
[[nodiscard]] std::optional<Honours> honoursOf(const Season& season, const LeagueRules& rules);

} // namespace whistle::league
