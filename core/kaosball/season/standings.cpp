// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/standings.h"

#include "base/contains.h"
#include "base/first.h"
#include "kaosball/table/names.h"
#include "rulebook/ruling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

class Standings {
public:
    explicit Standings(const StandingsInquiry& inquiry) : m_inquiry(inquiry) {}

    Ruling<StandingsVerdict> rule()
    {
        for (const std::string& team : m_inquiry.teams)
            m_rows.emplace_back().team = team;
        for (const LeagueMatch& match : m_inquiry.matches)
            add(match);
        for (const StandingsRow& row : m_rows) {
            m_reasons.say(
                "KB-35.4"_rule,
                Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n league point(s): matches won %3, lost %4.")),
                row.team, row.leaguePoints, row.won, row.lost);
        }
        m_reasons.cite("KB-35.5"_rule);
        for (const Group& level :
             split(m_inquiry.teams, [&](const std::string& team) { return row(team).leaguePoints; })) {
            if (level.size() > 1)
                m_reasons.say(
                    "KB-35.5"_rule,
                    Saying::tr("Teams level on %2 league points: %1. The tie-breakers decide in their order."),
                    static_cast<int>(level.size()), row(level.front()).leaguePoints);
            breakTie(level, 0);
        }
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    using Group = std::vector<std::string>; ///< teams, in the order of the input

    [[nodiscard]] StandingsRow& row(const std::string& team) { return *firstWith(m_rows, &StandingsRow::team, team); }

    /// KB-35.4: what the match brings to its first (0) or second (1) team.
    [[nodiscard]] int pointsOf(const LeagueMatch& match, std::size_t side) const
    {
        if (match.by == LeagueResult::AllLost)
            return m_inquiry.settings.doubleLossPoints;
        return match.winner == match.teams[side] ? m_inquiry.settings.winPoints : m_inquiry.settings.lossPoints;
    }

    void add(const LeagueMatch& match)
    {
        const bool isForfeit = match.by == LeagueResult::Forfeit;
        std::array<int, 2> victoryPoints = match.scores;
        for (const std::size_t side : {0U, 1U}) {
            if (isForfeit)
                victoryPoints[side] = match.winner == match.teams[side] ? m_inquiry.settings.forfeitScore : 0;
        }
        for (const std::size_t side : {0U, 1U}) {
            StandingsRow& team = row(match.teams[side]);
            const bool isWinner = match.by != LeagueResult::AllLost && match.winner == match.teams[side];
            ++team.played;
            ++(isWinner ? team.won : team.lost);
            team.leaguePoints += pointsOf(match, side);
            team.victoryPointsFor += victoryPoints[side];
            team.victoryPointsAgainst += victoryPoints[1 - side];
            // KB-35.7: a forfeited match has no kills and no fouls, whatever was written down.
            team.kills += isForfeit ? 0 : match.kills[side];
            team.fouls += isForfeit ? 0 : match.fouls[side];
        }
        const auto& [first, second] = match.teams;
        if (match.by == LeagueResult::AllLost) {
            m_reasons.say("KB-35.4"_rule,
                          Saying(QT_TRANSLATE_N_NOOP(
                              "kaosball", "%1 and %2 both lost their match and get %n league point(s) each.")),
                          first, second, m_inquiry.settings.doubleLossPoints);
        } else if (isForfeit) {
            const bool firstWon = match.winner == first;
            m_reasons.say("KB-35.7"_rule,
                          Saying::tr("%1 win a forfeited match against %2 with %3 to 0, without kills and fouls."),
                          firstWon ? first : second, firstWon ? second : first, m_inquiry.settings.forfeitScore);
        }
    }

    /// The group in smaller groups of the same value, the highest value first.
    template <class Value>
    [[nodiscard]] static std::vector<Group> split(const Group& group, Value&& value)
    {
        Group sorted = group;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [&](const auto& a, const auto& b) { return value(a) > value(b); });
        std::vector<Group> groups;
        for (const std::string& team : sorted) {
            if (groups.empty() || value(groups.back().front()) != value(team))
                groups.emplace_back();
            groups.back().push_back(team);
        }
        return groups;
    }

    [[nodiscard]] int headToHead(const std::string& team, const Group& group) const
    {
        const auto isIn = [&](const std::string& each) { return contains(group, each); };
        int points = 0;
        for (const LeagueMatch& match : m_inquiry.matches) {
            if (!isIn(match.teams[0]) || !isIn(match.teams[1]))
                continue;
            for (const std::size_t side : {0U, 1U})
                points += match.teams[side] == team ? pointsOf(match, side) : 0;
        }
        return points;
    }

    /// What the teams are compared by; more is better but for fouls.
    [[nodiscard]] int count(TieBreaker criterion, const std::string& team, const Group& group)
    {
        switch (criterion) {
        case TieBreaker::HeadToHead:
            return headToHead(team, group);
        case TieBreaker::VictoryPointDifference:
            return row(team).difference();
        case TieBreaker::VictoryPointsFor:
            return row(team).victoryPointsFor;
        case TieBreaker::Kills:
            return row(team).kills;
        case TieBreaker::FewestFouls:
            break;
        }
        return row(team).fouls;
    }

    [[nodiscard]] static Sentence sentenceOf(TieBreaker criterion)
    {
        switch (criterion) {
        case TieBreaker::HeadToHead:
            return Saying::tr("Points in the matches among the teams still level: %1 %2, %3 %4.");
        case TieBreaker::VictoryPointDifference:
            return Saying::tr("%1 have a victory point difference of %2, %3 one of %4.");
        case TieBreaker::VictoryPointsFor:
            return Saying::tr("Victory points scored: %1 %2, %3 %4.");
        case TieBreaker::Kills:
            return Saying::tr("Kills of %1: %2; kills of %3: %4.");
        case TieBreaker::FewestFouls:
            break;
        }
        return Saying::tr("Fouls of %1: %2; fouls of %3, more: %4.");
    }

    /// KB-35.6: splits a group of level teams by the criterion and goes on with the next one in each smaller group.
    void breakTie(const Group& group, std::size_t next)
    {
        const std::vector<TieBreaker>& criteria = m_inquiry.settings.tieBreakers;
        if (group.size() == 1 || next == criteria.size())
            return enter(group);
        const TieBreaker criterion = criteria[next];
        const int sign = criterion == TieBreaker::FewestFouls ? -1 : 1;
        const std::vector<Group> groups =
            split(group, [&](const auto& team) { return sign * count(criterion, team, group); });
        for (std::size_t i = 1; i < groups.size(); ++i) {
            const std::string& better = groups[i - 1].front();
            const std::string& worse = groups[i].front();
            m_reasons.say("KB-35.6"_rule, sentenceOf(criterion), better, count(criterion, better, group), worse,
                          count(criterion, worse, group));
        }
        for (const Group& smaller : groups)
            breakTie(smaller, next + 1);
    }

    void enter(const Group& group)
    {
        const int rank = static_cast<int>(m_verdict.table.size()) + 1;
        for (std::size_t i = 0; i < group.size(); ++i) {
            row(group[i]).rank = rank;
            m_verdict.table.push_back(row(group[i]));
            if (i > 0)
                m_reasons.say("KB-35.5"_rule, Saying::tr("Nothing separates %1 and %2: they share rank %3."),
                              group[i - 1], group[i], rank);
        }
        if (group.size() > 1)
            m_verdict.ties.push_back(group);
    }

    const StandingsInquiry& m_inquiry;
    std::vector<StandingsRow> m_rows;
    StandingsVerdict m_verdict;
    Reasons m_reasons;
};

} // namespace

Ruling<StandingsVerdict> judgeStandings(const StandingsInquiry& inquiry)
{
    return Standings{inquiry}.rule();
}

} // namespace whistle::kaosball
