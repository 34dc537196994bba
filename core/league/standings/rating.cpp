// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/standings/rating.h"

#include "league/outlook/history.h"

#include <cmath>

namespace whistle::league {

double expectedShare(double mine, double theirs, const EloParameters& parameters)
{
    return 1.0 / (1.0 + std::pow(10.0, (theirs - mine) / parameters.scale));
}

std::map<std::string, Rating> ratings(const std::vector<RatedMatch>& matches, const EloParameters& parameters)
{
    std::map<std::string, Rating> all;
    const auto ratingOf = [&](const std::string& key) -> Rating& {
        return all.try_emplace(key, Rating{parameters.initial, 0, {}}).first->second;
    };
    for (const RatedMatch& match : matches) {
        const std::size_t players = match.keys.size();
        std::vector<double> gains(players, 0.0);
        for (std::size_t mine = 0; mine < players; ++mine) {
            for (std::size_t other = 0; other < players; ++other) {
                if (other == mine)
                    continue;
                const double got = match.places[mine] < match.places[other]    ? 1.0
                                   : match.places[mine] == match.places[other] ? 0.5
                                                                               : 0.0;
                const double expected =
                    expectedShare(ratingOf(match.keys[mine]).value, ratingOf(match.keys[other]).value, parameters);
                gains[mine] += parameters.k / static_cast<double>(players - 1) * (got - expected);
            }
        }
        for (std::size_t player = 0; player < players; ++player) {
            Rating& rating = ratingOf(match.keys[player]);
            rating.value += gains[player];
            ++rating.matches;
            rating.course.push_back(rating.value);
        }
    }
    return all;
}

std::vector<RatedMatch> ratedMatches(const Season& season, RateBy by)
{
    std::vector<RatedMatch> matches;
    for (const PlayedResult& played : playedResults(season)) {
        if (played.result.how != HowEnded::Played)
            continue;
        RatedMatch match;
        for (std::size_t side = 0; side < played.result.entrants.size(); ++side) {
            const std::string& coach = played.result.coaches[side];
            match.keys.push_back(
                by == RateBy::Coach && !coach.empty() ? coach : season.entrant(played.result.entrants[side]).id);
            match.places.push_back(played.result.places[side]);
        }
        matches.push_back(std::move(match));
    }
    return matches;
}

} // namespace whistle::league
