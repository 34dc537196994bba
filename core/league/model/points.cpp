// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/points.h"

#include "league/model/season.h"

#include <algorithm>

namespace whistle::league {

namespace {

bool earns(const Bonus& bonus, const Result& result, std::size_t side, const std::vector<std::string>& stats)
{
    if (bonus.what == Bonus::What::Stat) {
        const auto stat = std::find(stats.begin(), stats.end(), bonus.stat) - stats.begin();
        // What is not known is not earned.
        return static_cast<std::size_t>(stat) < result.stats.size() &&
               side < result.stats[static_cast<std::size_t>(stat)].size() &&
               result.stats[static_cast<std::size_t>(stat)][side] >= bonus.limit;
    }
    if (!result.hasScores)
        return false;
    if (bonus.what == Bonus::What::Score)
        return result.scores[side] >= bonus.limit;
    const int best = *std::max_element(result.scores.begin(), result.scores.end());
    return result.places[side] > 1 && best - result.scores[side] <= bonus.limit;
}

} // namespace

int PointsScheme::pointsOf(const Result& result, std::size_t side, const std::vector<std::string>& stats) const
{
    if (result.absent[side])
        return result.isWonByNobody() ? std::min(allLost, forfeit) : forfeit;
    const auto place = static_cast<std::size_t>(result.places[side]);
    int points = 0;
    if (result.isWonByNobody())
        points = allLost;
    else if (result.places.size() > 2)
        points = place <= placement.size() ? placement[place - 1] : 0;
    else if (place > 1)
        points = loss;
    else
        points = result.winner() < 0 ? draw : win;
    if (result.how == HowEnded::Played) {
        for (const Bonus& bonus : bonuses)
            points += earns(bonus, result, side, stats) ? bonus.points : 0;
    }
    return points;
}

} // namespace whistle::league
