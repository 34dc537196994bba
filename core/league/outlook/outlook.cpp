// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/outlook.h"

#include "league/model/texts.h"
#include "league/refereeing/settle.h"
#include "league/standings/standings.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace whistle::league {

namespace {

constexpr auto outOfReach = Saying::tr("%1: can no longer reach the top %2.");

constexpr int mostWays = 20'000;

/// An open match of two, as indices into the table's rows.
struct OpenMatch {
    int home = 0;
    int away = 0;
};

struct Ways {
    PointsScheme points;
    bool hasDraws = true;
    [[nodiscard]] int count() const { return hasDraws ? 4 : 3; }
    /// What home and away get: 0 home wins, 1 away wins, 2 both lose, 3 draw.
    [[nodiscard]] std::array<int, 2> of(int way) const
    {
        if (way == 3)
            return {points.draw, points.draw};
        if (way == 2)
            return {points.allLost, points.allLost};
        return way == 0 ? std::array{points.win, points.loss} : std::array{points.loss, points.win};
    }
};

class Looking {
public:
    Looking(const Season& season, const LeagueRules& rules, int group)
        : m_season(season)
        , m_inquiry(groupInquiry(season, rules, group))
        , m_ways{season.points, rules.hasDraws}
    {
        m_outlook.places = std::max(1, playoffPlaces(season) / std::max(1, groupCount()));
        // Who has dropped out stands behind all who are still in, whatever happens (LG-3.10).
        m_inquiry.entrants.erase(std::remove_if(m_inquiry.entrants.begin(), m_inquiry.entrants.end(),
                                                [&](int entrant) { return hasLeft(season, entrant); }),
                                 m_inquiry.entrants.end());
        m_inquiry.left.clear();
        m_rows = standings(m_inquiry, Reasons::Listening::No);
        if (const Swiss* part = swissOf(season); part && !season.leagueClosed)
            m_roundsLeft = part->rounds - static_cast<int>(season.paired.size());
        collectOpen(group);
    }

    Outlook look()
    {
        for (const TableRow& row : m_rows)
            m_outlook.prospects.push_back(bounds(row));
        if (m_openCount == 0 && !isLadder())
            settlePlaces();
        else if (isExact())
            tryEveryWay();
        else
            m_outlook.isExact = false;
        for (Prospect& prospect : m_outlook.prospects)
            judge(prospect);
        return std::move(m_outlook);
    }

private:
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_season.groups.size()); }
    [[nodiscard]] bool isLadder() const
    {
        return std::holds_alternative<Ladder>(*m_season.format.league) && !m_season.leagueClosed;
    }
    /// Bonus points and penalties are not told by who wins.
    [[nodiscard]] bool isExact() const
    {
        if (isLadder() || m_roundsLeft > 0 || m_hasTables || !m_season.points.bonuses.empty() ||
            m_season.rankBy != RankBy::Points)
            return false;
        long long ways = 1;
        for (std::size_t i = 0; i < m_open.size() && ways <= mostWays; ++i)
            ways *= m_ways.count();
        return ways <= mostWays;
    }

    [[nodiscard]] int rowOf(int entrant) const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].entrant == entrant)
                return static_cast<int>(i);
        }
        return -1;
    }

    void collectOpen(int group)
    {
        m_openOf.assign(m_rows.size(), 0);
        for (const Fixture& fixture : m_season.fixtures) {
            if (fixture.playoffs || fixture.group != group || isSettled(m_season, fixture))
                continue;
            ++m_openCount;
            m_hasTables = m_hasTables || fixture.sides.size() > 2;
            for (const int entrant : fixture.sides) {
                if (const int row = rowOf(entrant); row >= 0)
                    ++m_openOf[static_cast<std::size_t>(row)];
            }
            if (fixture.sides.size() == 2)
                m_open.push_back({rowOf(fixture.sides[0]), rowOf(fixture.sides[1])});
        }
        m_openCount += m_roundsLeft;
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_openOf[row] += hasLeft(m_season, m_rows[row].entrant) ? 0 : m_roundsLeft;
    }

    /// The most and the least that a match can bring.
    [[nodiscard]] int mostOf() const
    {
        const PointsScheme& points = m_season.points;
        int most = std::max({points.win, points.draw, points.loss, points.allLost, points.forfeit});
        for (const int each : points.placement)
            most = m_hasTables ? std::max(most, each) : most;
        for (const Bonus& bonus : points.bonuses)
            most += std::max(0, bonus.points);
        return most;
    }
    [[nodiscard]] int leastOf() const
    {
        const PointsScheme& points = m_season.points;
        // A penalty for who does not come is the organiser's business, and no threat to count with.
        int least = std::min({points.win, points.draw, points.loss, points.allLost});
        if (m_hasTables) {
            for (const int each : points.placement)
                least = std::min(least, each);
        }
        for (const Bonus& bonus : points.bonuses)
            least += std::min(0, bonus.points);
        // A round of a Swiss can be missed.
        return m_roundsLeft > 0 ? std::min(least, 0) : least;
    }

    [[nodiscard]] Prospect bounds(const TableRow& row) const
    {
        const auto index = static_cast<std::size_t>(&row - m_rows.data());
        const int all = static_cast<int>(m_rows.size());
        Prospect prospect;
        prospect.entrant = row.entrant;
        prospect.points = row.points;
        prospect.open = m_openOf[index];
        prospect.mostPoints = row.points + prospect.open * mostOf();
        if (isLadder() || m_season.rankBy != RankBy::Points) {
            prospect.worst = all;
            return prospect;
        }
        const int least = row.points + prospect.open * leastOf();
        for (std::size_t other = 0; other < m_rows.size(); ++other) {
            if (other == index)
                continue;
            const int theirs = m_rows[other].points;
            prospect.worst += theirs + m_openOf[other] * mostOf() >= least ? 1 : 0;
            prospect.best += theirs + m_openOf[other] * leastOf() > prospect.mostPoints ? 1 : 0;
        }
        // Somebody may still come into a Swiss.
        if (m_roundsLeft > 0 && m_roundsLeft * mostOf() >= least)
            prospect.worst = all;
        return prospect;
    }

    void settlePlaces()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const int rank = m_rows[i].rank;
            const auto last =
                std::count_if(m_rows.begin(), m_rows.end(), [&](const TableRow& row) { return row.rank <= rank; });
            m_outlook.prospects[i].best = rank;
            m_outlook.prospects[i].worst = static_cast<int>(last);
        }
    }

    void tryEveryWay()
    {
        std::vector<int> points;
        for (const TableRow& row : m_rows)
            points.push_back(row.points);
        for (Prospect& prospect : m_outlook.prospects) {
            prospect.best = static_cast<int>(m_rows.size());
            prospect.worst = 1;
        }
        m_chosen.assign(m_open.size(), 0);
        m_worstByGain.assign(m_rows.size(), {});
        tryFrom(0, points);
    }

    void tryFrom(std::size_t next, std::vector<int>& points)
    {
        if (next == m_open.size())
            return rank(points);
        const auto home = static_cast<std::size_t>(m_open[next].home);
        const auto away = static_cast<std::size_t>(m_open[next].away);
        for (int way = 0; way < m_ways.count(); ++way) {
            const std::array<int, 2> gained = m_ways.of(way);
            m_chosen[next] = way;
            points[home] += gained[0];
            points[away] += gained[1];
            tryFrom(next + 1, points);
            points[home] -= gained[0];
            points[away] -= gained[1];
        }
    }

    void rank(const std::vector<int>& points)
    {
        for (std::size_t i = 0; i < points.size(); ++i) {
            int ahead = 0;
            int level = 0;
            for (std::size_t other = 0; other < points.size(); ++other) {
                ahead += points[other] > points[i] ? 1 : 0;
                level += other != i && points[other] == points[i] ? 1 : 0;
            }
            Prospect& prospect = m_outlook.prospects[i];
            int best = ahead + 1;
            int worst = best + level;
            int& worstSoFar = m_worstByGain[i][points[i] - m_rows[i].points];
            const bool matters = best < prospect.best || worst > worstSoFar;
            if (level > 0 && matters && headToHeadComesFirst())
                byHeadToHead(points, i, best, worst);
            prospect.best = std::min(prospect.best, best);
            prospect.worst = std::max(prospect.worst, worst);
            worstSoFar = std::max(worstSoFar, worst);
        }
    }

    [[nodiscard]] bool headToHeadComesFirst() const
    {
        return !m_season.tieBreakers.empty() && m_season.tieBreakers.front().criterion == Criterion::HeadToHead;
    }

    /// LG-4.2: the points of the matches among those level are known once it is said who wins.
    void byHeadToHead(const std::vector<int>& points, std::size_t mine, int& best, int& worst)
    {
        std::vector<int> among(points.size(), 0);
        const auto isLevel = [&](int row) { return row >= 0 && points[static_cast<std::size_t>(row)] == points[mine]; };
        for (const CountedMatch& match : m_inquiry.matches) {
            const int home = rowOf(match.entrants[0]);
            const int away = rowOf(match.entrants[1]);
            if (isLevel(home) && isLevel(away)) {
                among[static_cast<std::size_t>(home)] += match.points[0];
                among[static_cast<std::size_t>(away)] += match.points[1];
            }
        }
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            if (isLevel(m_open[i].home) && isLevel(m_open[i].away)) {
                const std::array<int, 2> gained = m_ways.of(m_chosen[i]);
                among[static_cast<std::size_t>(m_open[i].home)] += gained[0];
                among[static_cast<std::size_t>(m_open[i].away)] += gained[1];
            }
        }
        worst = best;
        for (std::size_t other = 0; other < points.size(); ++other) {
            if (other == mine || points[other] != points[mine])
                continue;
            best += among[other] > among[mine] ? 1 : 0;
            worst += among[other] >= among[mine] ? 1 : 0;
        }
    }

    void judge(Prospect& prospect)
    {
        const int places = m_outlook.places;
        const std::string& name = m_season.entrant(prospect.entrant).name;
        prospect.isSure = prospect.worst <= places;
        prospect.isOut = prospect.best > places;
        if (prospect.isSure && places > 1)
            m_outlook.sentences.emplace_back(Saying::tr("%1: clinched a top-%2 place."), name, places);
        else if (prospect.isSure)
            m_outlook.sentences.emplace_back(Saying::tr("%1: clinched first place."), name);
        else if (prospect.isOut && places > 1)
            m_outlook.sentences.emplace_back(outOfReach, name, places);
        else if (prospect.isOut)
            m_outlook.sentences.emplace_back(Saying::tr("%1: can no longer reach first place."), name);
        else
            tellNeeds(prospect, name);
    }

    void tellNeeds(Prospect& prospect, const std::string& name)
    {
        // Where more matches may come, or the points are shared out over them, nothing is told beforehand.
        if (!isLadder() && m_season.rankBy == RankBy::Points)
            prospect.needs = m_worstByGain.empty() ? needsByPoints(prospect) : needsInEveryWay(prospect);
        if (prospect.needs)
            m_outlook.sentences.emplace_back(
                Saying{QT_TRANSLATE_N_NOOP(
                    "league", "%1: clinches with %n more point(s), whatever the others do; %3 left to play.")},
                name, *prospect.needs, prospect.open);
        else
            m_outlook.sentences.emplace_back(
                Saying::tr("%1: places %2 to %3 are still possible; others must lose points."), name, prospect.best,
                prospect.worst);
    }

    /// The fewest points with which, and with more of which, it is among the first in every way.
    [[nodiscard]] std::optional<int> needsInEveryWay(const Prospect& prospect) const
    {
        std::optional<int> found;
        const auto& worst = m_worstByGain[static_cast<std::size_t>(rowOf(prospect.entrant))];
        for (auto gain = worst.rbegin(); gain != worst.rend() && gain->second <= m_outlook.places; ++gain)
            found = gain->first;
        return found;
    }

    /// The points with which at most `places` - 1 others can still reach it.
    [[nodiscard]] std::optional<int> needsByPoints(const Prospect& prospect) const
    {
        std::vector<int> theirs;
        for (const Prospect& other : m_outlook.prospects) {
            if (other.entrant != prospect.entrant)
                theirs.push_back(other.mostPoints);
        }
        std::sort(theirs.rbegin(), theirs.rend());
        const auto line = static_cast<std::size_t>(m_outlook.places - 1);
        const int target = line < theirs.size() ? theirs[line] + 1 - prospect.points : 0;
        if (target <= 0)
            return {};
        const std::set<int> sums = sumsOf(prospect.open);
        const auto found = sums.lower_bound(target);
        return found == sums.end() ? std::nullopt : std::optional(*found);
    }

    /// What so many matches can bring together.
    [[nodiscard]] std::set<int> sumsOf(int matches) const
    {
        const std::set<int> one = gains();
        std::set<int> sums{0};
        for (int match = 0; match < matches; ++match) {
            std::set<int> next;
            for (const int sum : sums) {
                for (const int gain : one)
                    next.insert(sum + gain);
            }
            sums = std::move(next);
        }
        return sums;
    }
    /// What a match, or a round without one, can bring to somebody who comes.
    [[nodiscard]] std::set<int> gains() const
    {
        const PointsScheme& points = m_season.points;
        std::set<int> found{points.allLost};
        if (!m_open.empty() || m_roundsLeft > 0)
            found.insert({points.win, points.loss});
        if (m_ways.hasDraws && (!m_open.empty() || m_roundsLeft > 0))
            found.insert(points.draw);
        if (m_hasTables) {
            found.insert(points.placement.begin(), points.placement.end());
            found.insert(0); // beyond the end of those places
        }
        if (const Swiss* part = swissOf(m_season); part && m_roundsLeft > 0)
            found.insert({pointsFor(part->bye, points), pointsFor(part->missed, points)});
        for (const Bonus& bonus : points.bonuses) {
            for (const int gain : std::set<int>(found))
                found.insert(gain + bonus.points);
        }
        return found;
    }

    const Season& m_season;
    TableInquiry m_inquiry;
    Ways m_ways;
    std::vector<TableRow> m_rows;
    std::vector<OpenMatch> m_open;
    std::vector<int> m_openOf;
    int m_roundsLeft = 0; ///< of a Swiss, that are not paired yet
    int m_openCount = 0;
    bool m_hasTables = false;
    std::vector<int> m_chosen;                     ///< by open match: how it ends
    std::vector<std::map<int, int>> m_worstByGain; ///< by row: points gained, and the worst place with them
    Outlook m_outlook;
};

} // namespace

Outlook outlook(const Season& season, const LeagueRules& rules, int group)
{
    if (!season.started || !season.format.league)
        return {};
    return Looking(season, rules, group).look();
}

} // namespace whistle::league
