// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/bonus.h"

#include "base/text_list.h"

#include <algorithm>
#include <functional>
#include <set>

namespace whistle::kaosball {

namespace {

/// For one team or several on the same place: %1 the count, %2 the place, %3 the points, %4 who they are.
constexpr std::array<Saying, 2> killsByTeams{
    QT_TRANSLATE_NOOP("kaosball", "%4: kills %1, place %2, +%3."),
    QT_TRANSLATE_NOOP("kaosball", "%4: kills %1 each. They share place %2: +%3 each.")};
constexpr std::array<Saying, 2> foulsByTeams{
    QT_TRANSLATE_NOOP("kaosball", "%4: fouls %1, place %2, %3."),
    QT_TRANSLATE_NOOP("kaosball", "%4: fouls %1 each. They share place %2: %3 each.")};

/// What is counted once for kills and once for fouls.
struct BonusCount {
    int BonusTeam::*counted;
    int BonusPlaces::*place;
    int BonusPlaces::*points;
    const std::map<int, std::vector<int>>& table;
    const std::array<Saying, 2>& sentences;
    Saying nothing;
    RuleId rule;
};

int pointsFor(int place, int teamsInPlay, const std::map<int, std::vector<int>>& table)
{
    const auto row = table.find(teamsInPlay);
    if (row == table.end() || place > static_cast<int>(row->second.size()))
        return 0;
    return row->second[static_cast<std::size_t>(place - 1)];
}

void sayPlace(const BonusCount& count, int number, int place, int points, const std::vector<std::string>& teams,
              Reasons& reasons)
{
    const bool isShared = teams.size() > 1;
    reasons.say(isShared ? "KB-20.4"_rule : count.rule, count.sentences[isShared ? 1 : 0], number, place, points,
                several(teams));
    reasons.cite(count.rule);
}

/// KB-20.2 to KB-20.4: the different counts above zero, highest first, are the places; tied teams share one and the
/// next lower count takes the next. Teams out of play and counts of zero take none.
void place(const BonusCount& count, const BonusInquiry& inquiry, BonusVerdict& verdict, Reasons& reasons)
{
    std::set<int, std::greater<>> counts;
    for (const BonusTeam& team : inquiry.teams) {
        if (team.isInPlay && team.*count.counted > 0)
            counts.insert(team.*count.counted);
    }
    int number = 0;
    for (const int each : counts) {
        ++number;
        const int points = pointsFor(number, verdict.table, count.table);
        std::vector<std::string> sharers;
        for (std::size_t i = 0; i < inquiry.teams.size(); ++i) {
            const BonusTeam& team = inquiry.teams[i];
            if (!team.isInPlay || team.*count.counted != each)
                continue;
            verdict.teams[i].*count.place = number;
            verdict.teams[i].*count.points = points;
            sharers.push_back(team.team);
        }
        sayPlace(count, each, number, points, sharers, reasons);
    }
    for (const BonusTeam& team : inquiry.teams) {
        if (team.isInPlay && team.*count.counted == 0)
            reasons.say(count.rule, count.nothing, team.team);
    }
}

/// What each team in play gets by all of it: the last sentence of the ruling.
void sayTotals(const BonusInquiry& inquiry, const BonusVerdict& verdict, Reasons& reasons)
{
    std::vector<std::pair<std::string, int>> all;
    for (std::size_t i = 0; i < inquiry.teams.size(); ++i) {
        if (inquiry.teams[i].isInPlay)
            all.emplace_back(inquiry.teams[i].team, verdict.teams[i].total());
    }
    if (all.size() < 2)
        return;
    static constexpr std::array totals{Saying::tr("Kills and fouls give %1 %2, %3 %4."),
                                       Saying::tr("Kills and fouls give %1 %2, %3 %4, %5 %6."),
                                       Saying::tr("Kills and fouls give %1 %2, %3 %4, %5 %6, %7 %8.")};
    const Saying sentence = totals[all.size() - 2];
    all.resize(4); // places that the sentence does not have are not said
    reasons.say("KB-20.1"_rule, sentence, all[0].first, all[0].second, all[1].first, all[1].second, all[2].first,
                all[2].second, all[3].first, all[3].second);
}

} // namespace

Ruling<BonusVerdict> judgeBonusScoring(const BonusInquiry& inquiry, const Facts& facts)
{
    Reasons reasons;
    BonusVerdict verdict;
    verdict.table = static_cast<int>(
        std::count_if(inquiry.teams.begin(), inquiry.teams.end(), [](const BonusTeam& team) { return team.isInPlay; }));
    verdict.teams.resize(inquiry.teams.size());
    reasons.say("KB-20.1"_rule, Saying::tr("With %1 teams in play, the table for %1 teams applies."), verdict.table);
    for (const BonusTeam& team : inquiry.teams) {
        if (!team.isInPlay)
            reasons.say("KB-23.6"_rule, Saying::tr("%1 are out of the match and are not counted."), team.team);
    }
    place({&BonusTeam::kills, &BonusPlaces::killsPlace, &BonusPlaces::killsPoints, facts.killPoints, killsByTeams,
           Saying::tr("%1 have no kills: no place, no points."), "KB-20.2"_rule},
          inquiry, verdict, reasons);
    place({&BonusTeam::fouls, &BonusPlaces::foulsPlace, &BonusPlaces::foulsPoints, facts.foulPoints, foulsByTeams,
           Saying::tr("%1 have no fouls: they lose nothing."), "KB-20.3"_rule},
          inquiry, verdict, reasons);
    sayTotals(inquiry, verdict, reasons);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::kaosball
