// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/standings.h"

#include "base/contains.h"
#include "kaosball/season/standings_texts.h"
#include "rulebook/ruling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace say = texts::standings;

namespace {

class Standings {
public:
    explicit Standings(const StandingsInquiry& inquiry) : m_inquiry(inquiry), m_rows(inquiry.teams.size()) {}

    Ruling<StandingsVerdict> rule()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i].team = static_cast<int>(i);
        for (const LeagueMatch& match : m_inquiry.matches)
            add(match);
        Group all;
        for (const StandingsRow& row : m_rows) {
            all.push_back(row.team);
            m_reasons.say("KB-35.4"_rule, say::record, name(row.team), row.leaguePoints, row.won, row.lost);
        }
        m_reasons.cite("KB-35.5"_rule);
        for (const Group& level : split(all, [&](int team) { return row(team).leaguePoints; })) {
            if (level.size() > 1)
                m_reasons.say("KB-35.5"_rule, say::tied, static_cast<int>(level.size()),
                              row(level.front()).leaguePoints);
            breakTie(level, 0);
        }
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    using Group = std::vector<int>; ///< teams, in the order of the input

    [[nodiscard]] const std::string& name(int team) const { return m_inquiry.teams[static_cast<std::size_t>(team)]; }
    [[nodiscard]] StandingsRow& row(int team) { return m_rows[static_cast<std::size_t>(team)]; }

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
        const std::string& first = name(match.teams[0]);
        const std::string& second = name(match.teams[1]);
        if (match.by == LeagueResult::AllLost) {
            m_reasons.say("KB-35.4"_rule, say::bothLost, first, second, m_inquiry.settings.doubleLossPoints);
        } else if (isForfeit) {
            const bool firstWon = match.winner == match.teams[0];
            m_reasons.say("KB-35.7"_rule, say::forfeited, firstWon ? first : second, firstWon ? second : first,
                          m_inquiry.settings.forfeitScore);
        }
    }

    /// The group in smaller groups of the same value, the highest value first.
    template <class Value>
    [[nodiscard]] static std::vector<Group> split(const Group& group, Value&& value)
    {
        Group sorted = group;
        std::stable_sort(sorted.begin(), sorted.end(), [&](int a, int b) { return value(a) > value(b); });
        std::vector<Group> groups;
        for (const int team : sorted) {
            if (groups.empty() || value(groups.back().front()) != value(team))
                groups.emplace_back();
            groups.back().push_back(team);
        }
        return groups;
    }

    [[nodiscard]] int headToHead(int team, const Group& group) const
    {
        const auto isIn = [&](int each) { return contains(group, each); };
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
    [[nodiscard]] int count(TieBreaker criterion, int team, const Group& group)
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
            return say::byHeadToHead;
        case TieBreaker::VictoryPointDifference:
            return say::byDifference;
        case TieBreaker::VictoryPointsFor:
            return say::byPointsFor;
        case TieBreaker::Kills:
            return say::byKills;
        case TieBreaker::FewestFouls:
            break;
        }
        return say::byFouls;
    }

    /// KB-35.6: splits a group of level teams by the criterion and goes on with the next one in each smaller group.
    void breakTie(const Group& group, std::size_t next)
    {
        const std::vector<TieBreaker>& criteria = m_inquiry.settings.tieBreakers;
        if (group.size() == 1 || next == criteria.size())
            return enter(group);
        const TieBreaker criterion = criteria[next];
        const int sign = criterion == TieBreaker::FewestFouls ? -1 : 1;
        const std::vector<Group> groups = split(group, [&](int team) { return sign * count(criterion, team, group); });
        for (std::size_t i = 1; i < groups.size(); ++i) {
            const int better = groups[i - 1].front();
            const int worse = groups[i].front();
            m_reasons.say("KB-35.6"_rule, sentenceOf(criterion), name(better), count(criterion, better, group),
                          name(worse), count(criterion, worse, group));
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
                m_reasons.say("KB-35.5"_rule, say::stayTied, name(group[i - 1]), name(group[i]), rank);
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
