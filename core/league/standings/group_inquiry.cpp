// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a season's group is worked out from.
#include "league/standings/standings.h"

#include "base/contains.h"

#include <algorithm>
#include <iterator>

namespace whistle::league {

namespace {

/// The rounds of a Swiss league phase in which somebody had no match (LG-2.10): who was there has a bye, or had said
/// so; who came later or has left gets nothing.
std::vector<UnpairedRound> unpairedRounds(const Season& season)
{
    const Swiss* part = swissOf(season);
    if (!part)
        return {};
    std::vector<std::vector<bool>> hasMatch(season.paired.size(), std::vector<bool>(season.entrants.size(), false));
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.playoffs)
            continue;
        for (const int entrant : fixture.sides)
            hasMatch[static_cast<std::size_t>(fixture.round) - 1][static_cast<std::size_t>(entrant)] = true;
    }
    std::vector<UnpairedRound> unpaired;
    for (const int entrant : season.groups.front()) {
        for (std::size_t i = 0; i < season.paired.size(); ++i) {
            const PairedRound& round = season.paired[i];
            if (hasMatch[i][static_cast<std::size_t>(entrant)])
                continue;
            const int number = static_cast<int>(i) + 1;
            if (round.bye == entrant) {
                unpaired.push_back({entrant, number, pointsFor(part->bye, season.points), true});
                continue;
            }
            const RoundBrings brings =
                contains(round.missing, entrant) ? missedBrings(season, entrant, number) : RoundBrings::Nothing;
            unpaired.push_back({entrant, number, pointsFor(brings, season.points), false, brings != RoundBrings::Win});
        }
    }
    return unpaired;
}

} // namespace

CountedMatch counted(const Result& result, const PointsScheme& points, const std::vector<std::string>& stats)
{
    CountedMatch match{result.entrants, result.places, result.scores, {}, result.stats, 0, {}};
    if (result.how == HowEnded::Forfeit)
        match.forfeitedBy = result.absent;
    if (result.hasNothingToCount())
        match.stats.assign(stats.size(), PerSide<int>(result.places.size(), 0));
    if (!result.hasScores)
        match.scores = PerSide<int>(result.places.size(), 0);
    for (std::size_t side = 0; side < result.places.size(); ++side)
        match.points.push_back(points.pointsOf(result, side, stats));
    return match;
}

std::size_t rowsUntil(const Season& season, const std::vector<TableRow>& table, int places)
{
    std::size_t rows = 0;
    for (int still = 0; rows < table.size() && still < places; ++rows)
        still += hasLeft(season, table[rows].entrant, Remaining::Keep) ? 0 : 1;
    return rows;
}

TableInquiry groupInquiry(const Season& season, const LeagueRules& rules, int group)
{
    TableInquiry inquiry;
    for (const Entrant& entrant : season.entrants)
        inquiry.names.push_back(entrant.name);
    for (const int entrant : season.groups[static_cast<std::size_t>(group)]) {
        if (season.entrant(entrant).droppedOut != Remaining::Annul)
            inquiry.entrants.push_back(entrant);
    }
    const std::vector<std::string> stats = rules.statIds();
    inquiry.matches.reserve(season.leagueFixtures() / season.groups.size() + 1);
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.playoffs || fixture.group != group)
            continue;
        // A table is asked for after each act: what was entered is not copied.
        if (const Result* entered = enteredResult(season, fixture))
            inquiry.matches.push_back(counted(*entered, season.points, stats));
        else if (const std::optional<Result> result = countedResult(season, fixture))
            inquiry.matches.push_back(counted(*result, season.points, stats));
        else
            continue;
        inquiry.matches.back().round = fixture.round;
    }
    inquiry.unpaired = unpairedRounds(season);
    for (const int entrant : inquiry.entrants) {
        if (hasLeft(season, entrant, Remaining::Forfeit))
            inquiry.left.push_back(entrant);
        if (hasLeft(season, entrant, Remaining::Keep))
            inquiry.keepPlace.push_back(entrant);
    }
    inquiry.sanctions = season.sanctions;
    inquiry.stats = rules.stats;
    inquiry.points = season.points;
    inquiry.hasDraws = rules.hasDraws;
    inquiry.rankBy = season.rankBy;
    inquiry.tieBreakers = season.tieBreakers;
    inquiry.headToHeadOf = season.headToHeadOf;
    if (const Swiss* part = swissOf(season); part && season.unplayedRounds == UnplayedRounds::Fide2026) {
        const int paired = static_cast<int>(season.paired.size());
        inquiry.byFide = RoundsOfSwiss{paired, season.leagueClosed ? paired : part->rounds};
    }
    inquiry.seed = season.seed;
    inquiry.enteredAtStart = season.enteredAtStart;
    std::copy_if(season.decisions.begin(), season.decisions.end(), std::back_inserter(inquiry.decisions),
                 [](const Decision& decision) { return !decision.champion; });
    return inquiry;
}

} // namespace whistle::league
