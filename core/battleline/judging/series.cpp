// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/series.h"

#include "battleline/judging/victory_texts.h"
#include "battleline/table/names.h"
#include "battleline/table/rules.h"

namespace whistle::battleline {

namespace {

class SeriesJudge {
public:
    SeriesJudge(Seat firstStarter, const std::vector<GameResult>& games, const EndConditions& ends,
                Reasons::Listening listening)
        : m_games(games)
        , m_ends(ends)
        , m_reasons(listening)
        , m_starter(firstStarter)
    {
    }

    Ruling<SeriesVerdict> judge()
    {
        int number = 0;
        for (const GameResult& game : m_games) {
            ++number;
            if (m_verdict.isOver()) {
                m_verdict.surplusGames.push_back(number);
                continue;
            }
            count(game, number);
            if (game.winner)
                lookAtGoals(number);
        }
        tellStanding();
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    void count(const GameResult& game, int number)
    {
        const Seats<int> points = pointsOf(game);
        for (const Seat seat : bothSeats)
            m_verdict.points[seat] += points[seat];
        m_reasons.say(game.winner ? "BL-12.5"_rule : "BL-R17"_rule, texts::gamePoints, number, Seat::North,
                      points[Seat::North], Seat::South, points[Seat::South]);
        m_verdict.starters.push_back(m_starter);
        if (!game.winner) { // BL-12.6: the same starter; BL-R19: both rows are broken
            m_verdict.streak = {};
            return;
        }
        Streak& streak = m_verdict.streak;
        if (streak.player != game.winner)
            streak = {game.winner, 0, 0};
        ++streak.wins;
        streak.breakthroughs = game.victory == Victory::Breakthrough ? streak.breakthroughs + 1 : 0;
        ++m_verdict.gamesWon[*game.winner];
        m_starter = *game.winner;
    }

    void lookAtGoals(int number)
    {
        const auto reached = [](const std::optional<int>& goal, int count) { return goal && count >= *goal; };
        const int lead = std::abs(m_verdict.points[Seat::North] - m_verdict.points[Seat::South]);
        if (reached(m_ends.pointLead, lead))
            m_verdict.endedBy.push_back(SeriesGoal::PointLead);
        if (reached(m_ends.winsInARow, m_verdict.streak.wins))
            m_verdict.endedBy.push_back(SeriesGoal::WinsInARow);
        if (reached(m_ends.breakthroughsInARow, m_verdict.streak.breakthroughs))
            m_verdict.endedBy.push_back(SeriesGoal::BreakthroughsInARow);
        if (m_verdict.isOver())
            m_verdict.endedAfterGame = number;
    }

    void tellStanding()
    {
        const int north = m_verdict.points[Seat::North];
        const int south = m_verdict.points[Seat::South];
        m_verdict.lead = std::abs(north - south);
        if (north != south)
            m_verdict.leader = north > south ? Seat::North : Seat::South;
        if (m_games.empty())
            m_reasons.say("BL-14.1"_rule, texts::noGameYet);
        else
            m_reasons.say("BL-14.1"_rule, texts::seriesPoints, Seat::North, north, Seat::South, south);
        if (m_verdict.isOver())
            tellEnd();
        else
            tellStarter();
    }

    void tellEnd()
    {
        const Seat winner = *m_verdict.streak.player;
        for (const SeriesGoal goal : m_verdict.endedBy) {
            if (goal == SeriesGoal::PointLead)
                m_reasons.say("BL-14.1"_rule, texts::pointLead, *m_verdict.leader, m_verdict.lead);
            else if (m_ends.isOneGame())
                m_reasons.say("BL-14.1"_rule, texts::oneGame, winner);
            else if (goal == SeriesGoal::WinsInARow)
                m_reasons.say("BL-14.1"_rule, texts::winsInARow, winner, m_verdict.streak.wins);
            else
                m_reasons.say("BL-14.2"_rule, texts::breakthroughsInARow, winner, m_verdict.streak.breakthroughs);
        }
        for (const int game : m_verdict.surplusGames)
            m_reasons.say("BL-14.1"_rule, texts::surplusGame, game);
    }

    void tellStarter()
    {
        m_verdict.nextStarter = m_starter;
        if (m_games.empty())
            m_reasons.say("BL-4.1"_rule, texts::firstStarts, m_starter);
        else if (m_games.back().winner)
            m_reasons.say("BL-12.6"_rule, texts::winnerStarts, m_starter);
        else
            m_reasons.say("BL-12.6"_rule, texts::sameStarts, m_starter);
    }

    const std::vector<GameResult>& m_games;
    const EndConditions& m_ends;
    Reasons m_reasons;
    Seat m_starter;
    SeriesVerdict m_verdict;
};

} // namespace

Seats<int> pointsOf(const GameResult& game)
{
    Seats<int> points{{game.flags, game.flags}};
    if (game.winner)
        points[*game.winner] = winnerPoints;
    else if (game.drawPoints == DrawPoints::Zero)
        points = {};
    return points;
}

Ruling<SeriesVerdict> judgeSeries(Seat firstStarter, const std::vector<GameResult>& games, const EndConditions& ends,
                                  Reasons::Listening listening)
{
    return SeriesJudge(firstStarter, games, ends, listening).judge();
}

} // namespace whistle::battleline
