// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/bracket_plan.h"
#include "league/schedule/lots.h"
#include "league/schedule/schedule.h"

#include "base/match.h"

#include <QDate>
#include <QString>
#include <algorithm>
#include <numeric>

namespace whistle::league {

namespace {

std::vector<int> drawnOrder(const Season& season)
{
    const auto count = static_cast<int>(season.entrants.size());
    if (season.format.draw == DrawOrder::Lots)
        return drawLots(count, season.seed);
    std::vector<int> order(season.entrants.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

Fixture dated(const Season& season, int round)
{
    Fixture fixture;
    fixture.round = round;
    const Calendar& calendar = season.calendar;
    const QDate first = QDate::fromString(QString::fromStdString(calendar.firstDate), Qt::ISODate);
    if (first.isValid()) {
        fixture.date = first.addDays((round - 1) * calendar.daysBetweenRounds).toString(Qt::ISODate).toStdString();
        fixture.time = calendar.time;
    }
    fixture.venue = calendar.venue;
    return fixture;
}

class Fixtures {
public:
    explicit Fixtures(const Season& season) : m_season(season) {}

    std::vector<Fixture> make()
    {
        if (m_season.format.league) {
            match(
                *m_season.format.league, [this](const RoundRobin& part) { addRoundRobin(part); },
                [this](const Tables& part) { addTables(part); }, [](const Ladder&) {},
                // Its rounds are paired one after the other; the playoffs come behind them.
                [this](const Swiss& part) { m_lastRound = part.rounds; });
        }
        m_leagueRounds = m_lastRound;
        if (m_season.format.playoffs) {
            match(
                *m_season.format.playoffs, [this](const Bracket& part) { addBracket(part); },
                [this](const FinalTable& part) {
                    addPlayoff(Branch::Main, 1, 0, 1, Sides(static_cast<std::size_t>(part.players), -1));
                });
        }
        return std::move(m_fixtures);
    }

private:
    void addRoundRobin(const RoundRobin& part)
    {
        for (std::size_t group = 0; group < m_season.groups.size(); ++group)
            addRounds(group, roundRobin(static_cast<int>(m_season.groups[group].size()), part.meetings));
    }

    void addTables(const Tables& part)
    {
        const auto players = static_cast<int>(m_season.groups.front().size());
        addRounds(0, balancedTables(players, part.least, part.most, part.rounds));
    }

    /// `rounds`: of each the matches, and of each of them who plays, as numbers of the group.
    template <class Rounds>
    void addRounds(std::size_t group, const Rounds& rounds)
    {
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            for (std::size_t i = 0; i < rounds[round].size(); ++i) {
                Sides sides;
                for (const int player : rounds[round][i])
                    sides.push_back(m_season.groups[group][static_cast<std::size_t>(player)]);
                addLeague(static_cast<int>(group), static_cast<int>(round) + 1, static_cast<int>(i) + 1, sides);
            }
        }
    }

    void addBracket(const Bracket& part)
    {
        for (const Series& series : bracketPlan(part)) {
            const bool isPlayed = !series.isBye && !series.isForNobody;
            for (int game = 1; isPlayed && game <= series.bestOf; ++game)
                addPlayoff(series.branch, series.round, series.pairing, game, {-1, -1});
        }
    }

    void addLeague(int group, int round, int number, const Sides& sides)
    {
        m_lastRound = std::max(m_lastRound, round);
        Fixture fixture = fixtureOfRound(m_season, round, number, sides);
        if (m_season.groups.size() > 1)
            fixture.id.insert(0, {static_cast<char>('A' + group), '-'});
        fixture.group = group;
        m_fixtures.push_back(std::move(fixture));
    }

    /// "p2-1-1", "p2-third-1", "l3-1-1", "e2-3-1" (of every place) ...: branch and round, pairing, game.
    void addPlayoff(Branch branch, int round, int pairing, int game, const Sides& sides)
    {
        constexpr std::string_view letters = "plfpce";
        Fixture fixture = dated(m_season, m_leagueRounds + round);
        if (isLadder(m_season)) // nobody knows yet when it ends
            fixture.date = fixture.time = {};
        fixture.id = letters[static_cast<std::size_t>(branch)] + std::to_string(round) + "-" +
                     (branch == Branch::ThirdPlace ? "third" : std::to_string(pairing + 1)) + "-" +
                     std::to_string(game);
        fixture.branch = branch;
        fixture.playoffs = true;
        fixture.round = round;
        fixture.pairing = pairing;
        fixture.game = game;
        fixture.sides = sides;
        m_fixtures.push_back(std::move(fixture));
    }

    const Season& m_season;
    std::vector<Fixture> m_fixtures;
    int m_lastRound = 0;
    int m_leagueRounds = 0;
};

} // namespace

Fixture fixtureOfRound(const Season& season, int round, int number, const Sides& sides)
{
    Fixture fixture = dated(season, round);
    fixture.id = std::to_string(round) + "-" + std::to_string(number);
    fixture.sides = sides;
    return fixture;
}

std::string scheduledDate(const Season& season, const Fixture& fixture)
{
    if (isLadder(season))
        return {};
    int before = 0; // rounds of the league phase, where it is a match of the playoffs
    for (const Fixture& each : season.fixtures)
        before = fixture.playoffs && !each.playoffs ? std::max(before, each.round) : before;
    if (const Swiss* part = fixture.playoffs ? swissOf(season) : nullptr)
        before = part->rounds;
    return dated(season, before + fixture.round).date;
}

std::vector<Fixture> fixturesOf(const Season& season)
{
    return Fixtures(season).make();
}

std::vector<std::vector<int>> drawnGroups(const Season& season)
{
    int count = 1;
    if (season.format.league) {
        if (const auto* part = std::get_if<RoundRobin>(&*season.format.league))
            count = part->groups;
    }
    std::vector<std::vector<int>> groups(static_cast<std::size_t>(count));
    const std::vector<int> order = drawnOrder(season);
    for (std::size_t i = 0; i < order.size(); ++i)
        groups[i % groups.size()].push_back(order[i]);
    return groups;
}

} // namespace whistle::league
