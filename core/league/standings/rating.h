// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <map>
#include <string>
#include <vector>

namespace whistle::league {

/// The Elo system (Arpad Elo, 1960): the expected share of a match follows from the difference of the ratings, and a
/// result moves both by what it was better than expected. In a match of three and more everybody is compared with
/// everybody, each pair with K / (players - 1).
struct EloParameters {
    double initial = 1500;
    double k = 32;      ///< how far one match moves a rating at most
    double scale = 400; ///< a difference of so many means 10 to 1
};

struct Rating {
    double value = 1500;
    int matches = 0;
    std::vector<double> course; ///< after each match, for charts
};

/// The expected share (0 to 1) of somebody rated `mine` against somebody rated `theirs`.
[[nodiscard]] double expectedShare(double mine, double theirs, const EloParameters& parameters = {});

/// Who played in what order, as ratings see it: by any key (a coach, a team), from 1 the places.
struct RatedMatch {
    std::vector<std::string> keys;
    std::vector<int> places;
};
/// In the order of the matches. Forfeits are not to be among them: nobody played.
[[nodiscard]] std::map<std::string, Rating> ratings(const std::vector<RatedMatch>& matches,
                                                    const EloParameters& parameters = {});

enum class RateBy : std::uint8_t { Entrant, Coach };
/// The played matches of a season in their order; who has no coach is rated as entrant.
[[nodiscard]] std::vector<RatedMatch> ratedMatches(const Season& season, RateBy by);

} // namespace whistle::league
