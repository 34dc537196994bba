// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/standings.h"

#include "base/first.h"
#include "kaosball/season/league.h"
#include "kaosball/table/names.h"
#include "league/standings/standings.h"

#include <algorithm>
#include <numeric>

namespace whistle::kaosball {

namespace {

constexpr auto forfeited = Saying::tr("%1 win a forfeited match against %2, %3 to 0, without kills or fouls.");

/// What a match counts for, as the league's table takes it.
league::CountedMatch countedMatch(const LeagueMatch& match, const StandingsInquiry& inquiry, Reasons& reasons)
{
    const LeagueSettings& settings = inquiry.settings;
    const bool isForfeit = match.by == LeagueResult::Forfeit;
    const bool allLost = match.by == LeagueResult::AllLost;
    league::CountedMatch told;
    told.stats.resize(2);
    for (const std::size_t side : {0U, 1U}) {
        const std::string& team = match.teams[side];
        const bool hasWon = !allLost && match.winner == team;
        told.entrants.push_back(
            static_cast<int>(std::find(inquiry.teams.begin(), inquiry.teams.end(), team) - inquiry.teams.begin()));
        told.places.push_back(hasWon ? 1 : 2);
        told.points.push_back(allLost ? settings.doubleLossPoints : hasWon ? settings.winPoints : settings.lossPoints);
        // KB-35.7: a forfeited match has no kills and no fouls, whatever was written down.
        told.scores.push_back(!isForfeit ? match.scores[side] : hasWon ? settings.forfeitScore : 0);
        told.stats[0].push_back(isForfeit ? 0 : match.kills[side]);
        told.stats[1].push_back(isForfeit ? 0 : match.fouls[side]);
    }
    const std::string& loser = match.teams[match.winner == match.teams[0] ? 1 : 0];
    if (allLost)
        reasons.say(
            "KB-35.4"_rule,
            Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 and %2 both lost their match and get %n league point(s) each.")),
            match.teams[0], match.teams[1], settings.doubleLossPoints);
    else if (isForfeit)
        reasons.say("KB-35.7"_rule, forfeited, match.winner, loser, settings.forfeitScore);
    return told;
}

} // namespace

Ruling<StandingsVerdict> judgeStandings(const StandingsInquiry& inquiry)
{
    static const league::LeagueRules rules = season::league(*printedFacts());
    Reasons reasons;
    league::TableInquiry table;
    table.names = inquiry.teams;
    table.entrants.resize(inquiry.teams.size());
    std::iota(table.entrants.begin(), table.entrants.end(), 0);
    table.stats = rules.stats;
    table.hasDraws = rules.hasDraws;
    for (const TieBreaker each : inquiry.settings.tieBreakers) // KB-35.5: the league's are in the same order
        table.tieBreakers.push_back(rules.tieBreakers[static_cast<std::size_t>(each)]);
    for (const LeagueMatch& match : inquiry.matches)
        table.matches.push_back(countedMatch(match, inquiry, reasons));
    reasons.cite("KB-35.4"_rule);
    reasons.cite("KB-35.5"_rule);
    StandingsVerdict verdict;
    for (const league::TableRow& row : league::standings(table)) {
        const std::string& team = table.names[static_cast<std::size_t>(row.entrant)];
        const bool isLevel = !verdict.table.empty() && verdict.table.back().leaguePoints == row.points;
        const bool isTied = isLevel && verdict.table.back().rank == row.rank;
        if (isLevel && !isTied)
            reasons.cite("KB-35.6"_rule);
        if (row.sharesRank && !isTied)
            verdict.ties.emplace_back();
        if (row.sharesRank)
            verdict.ties.back().push_back(team);
        verdict.table.push_back({row.rank, team, row.played, row.won, row.lost, row.points, row.scoreFor,
                                 row.scoreAgainst, row.stats[0], row.stats[1]});
        reasons.why.insert(reasons.why.end(), row.why.begin(), row.why.end());
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::kaosball
