// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/ending.h"

#include "battleline/table/names.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

namespace {

constexpr Saying nobodyYet{QT_TRANSLATE_NOOP("battleline", "Nobody has three adjacent flags or five flags yet.")};
constexpr Saying breakthrough{
    QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has three adjacent flags: a Breakthrough.")};
constexpr Saying envelopment{QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has five flags: an Envelopment.")};
/// %1 is a flag.
constexpr Saying voidClaim{
    QT_TRANSLATE_NOOP("battleline", "The claim of flag %1 came after the end of the game and is void.")};
constexpr Saying bothBlocked{
    QT_TRANSLATE_NOOP("battleline", "Both players have passed one after the other: the game is over.")};
/// %1 is a number of flags.
constexpr Saying drawn{QT_TRANSLATE_N_NOOP("battleline", "Each player has %n flag(s): the game is a draw.")};
constexpr Saying mostFlags{QT_TRANSLATE_NOOP("battleline", "%1 has more flags, %2 against %3, and wins.")};
/// A seat and its points, twice.
constexpr Saying pointsAre{QT_TRANSLATE_NOOP("battleline", "Points: %1 %2, %3 %4.")};

/// %1 is the number of a game; then a seat and its points, twice.
constexpr Saying gamePoints{QT_TRANSLATE_NOOP("battleline", "Game %1: %2 %3, %4 %5.")};
constexpr Saying seriesPoints{QT_TRANSLATE_NOOP("battleline", "Together: %1 %2, %3 %4.")};
constexpr Saying noGameYet{QT_TRANSLATE_NOOP("battleline", "No game has been played yet.")};
constexpr Saying pointLead{QT_TRANSLATE_N_NOOP("battleline", "%1 leads by %n point(s): that decides the series.")};
constexpr Saying oneGame{QT_TRANSLATE_NOOP("battleline", "One game was agreed, and %1 has won it.")};
constexpr Saying winsInARow{
    QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row: that decides the series.")};
constexpr Saying breakthroughsInARow{
    QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row by Breakthrough: that decides the series.")};
/// %1 is the number of a game.
constexpr Saying surplusGame{
    QT_TRANSLATE_NOOP("battleline", "Game %1 was played after the end of the series and does not count.")};
constexpr Saying winnerStarts{QT_TRANSLATE_NOOP("battleline", "%1 won the last game and starts the next.")};
constexpr Saying sameStarts{
    QT_TRANSLATE_NOOP("battleline", "The last game was a draw: %1 started it and starts again.")};
constexpr Saying firstStarts{QT_TRANSLATE_NOOP("battleline", "%1 starts the first game.")};

/// Counts the flags up to the one that wins.
void countClaims(const VictoryCase& game, VictoryVerdict& verdict)
{
    Seats<FlagSet> won;
    int number = 0;
    for (const WonFlag& claim : game.claims) {
        ++number;
        if (verdict.winner) {
            verdict.voidClaims.push_back(number);
            continue;
        }
        won[claim.wonBy] |= flagBit(claim.flag);
        ++verdict.flagsWon[claim.wonBy];
        verdict.victory = victoryBy(won[claim.wonBy]);
        if (verdict.victory) {
            verdict.winner = claim.wonBy;
            verdict.decidingClaim = number;
        }
    }
}

void tellVictory(const VictoryCase& game, const VictoryVerdict& verdict, Reasons& reasons)
{
    const auto flagOf = [&](int claim) { return game.claims[static_cast<std::size_t>(claim - 1)].flag; };
    reasons.say("BL-12.1"_rule, verdict.victory == Victory::Breakthrough ? breakthrough : envelopment, *verdict.winner,
                flagOf(*verdict.decidingClaim));
    reasons.cite("BL-3.1"_rule);
    for (const int number : verdict.voidClaims)
        reasons.say("BL-R7"_rule, voidClaim, flagOf(number));
}

/// BL-12.2, BL-12.3; a draw is as rare as BL-12.4 says
void compareFlags(VictoryVerdict& verdict, Reasons& reasons)
{
    reasons.say("BL-12.2"_rule, bothBlocked);
    verdict.winner = greaterOf(verdict.flagsWon);
    if (!verdict.winner) {
        verdict.status = GameStatus::Drawn;
        reasons.say("BL-12.3"_rule, drawn, verdict.flagsWon[Seat::North]);
        return;
    }
    verdict.victory = Victory::MostFlags;
    reasons.say("BL-12.3"_rule, mostFlags, *verdict.winner, verdict.flagsWon[*verdict.winner],
                verdict.flagsWon[opponentOf(*verdict.winner)]);
}

class SeriesJudge {
public:
    SeriesJudge(const SeriesCase& series, Reasons::Listening listening)
        : m_games(series.games)
        , m_ends(series.endConditions)
        , m_reasons(listening)
        , m_starter(series.firstStarter)
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
        m_verdict.lead = std::abs(m_verdict.points[Seat::North] - m_verdict.points[Seat::South]);
        m_reasons.say(game.winner ? "BL-12.5"_rule : "BL-R17"_rule, gamePoints, number, Seat::North,
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
        if (reached(m_ends.pointLead, m_verdict.lead))
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
        m_verdict.leader = greaterOf(m_verdict.points);
        if (m_games.empty())
            m_reasons.say("BL-14.1"_rule, noGameYet);
        else
            m_reasons.say("BL-14.1"_rule, seriesPoints, Seat::North, m_verdict.points[Seat::North], Seat::South,
                          m_verdict.points[Seat::South]);
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
                m_reasons.say("BL-14.1"_rule, pointLead, *m_verdict.leader, m_verdict.lead);
            else if (m_ends.isOneGame())
                m_reasons.say("BL-14.1"_rule, oneGame, winner);
            else if (goal == SeriesGoal::WinsInARow)
                m_reasons.say("BL-14.1"_rule, winsInARow, winner, m_verdict.streak.wins);
            else
                m_reasons.say("BL-14.2"_rule, breakthroughsInARow, winner, m_verdict.streak.breakthroughs);
        }
        for (const int game : m_verdict.surplusGames)
            m_reasons.say("BL-14.1"_rule, surplusGame, game);
    }

    void tellStarter()
    {
        m_verdict.nextStarter = m_starter;
        if (m_games.empty())
            m_reasons.say("BL-4.1"_rule, firstStarts, m_starter);
        else
            m_reasons.say("BL-12.6"_rule, m_games.back().winner ? winnerStarts : sameStarts, m_starter);
    }

    const std::vector<GameResult>& m_games;
    const EndConditions& m_ends;
    Reasons m_reasons;
    Seat m_starter;
    SeriesVerdict m_verdict;
};

} // namespace

Ruling<VictoryVerdict> judgeVictory(const VictoryCase& game, Reasons::Listening listening)
{
    Reasons reasons(listening);
    VictoryVerdict verdict;
    countClaims(game, verdict);
    if (verdict.winner)
        tellVictory(game, verdict, reasons);
    else if (game.bothPlayersBlocked)
        compareFlags(verdict, reasons);
    else
        reasons.say("BL-3.1"_rule, nobodyYet);
    if (verdict.winner)
        verdict.status = GameStatus::Won;
    if (verdict.status != GameStatus::InProgress) { // BL-12.5, BL-R17
        const Seats<int> points = pointsOf(resultOf(verdict, game.houseRules.drawPoints));
        verdict.points = points;
        reasons.say(verdict.winner ? "BL-12.5"_rule : "BL-R17"_rule, pointsAre, Seat::North, points[Seat::North],
                    Seat::South, points[Seat::South]);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

GameResult resultOf(const VictoryVerdict& verdict, DrawPoints drawPoints)
{
    const Seat loser = verdict.winner ? opponentOf(*verdict.winner) : Seat::North;
    return {verdict.winner, verdict.victory.value_or(Victory::MostFlags), verdict.flagsWon[loser], drawPoints};
}

Seats<int> pointsOf(const GameResult& game)
{
    Seats<int> points{{game.flags, game.flags}};
    if (game.winner)
        points[*game.winner] = winnerPoints;
    else if (game.drawPoints == DrawPoints::Zero)
        points = {};
    return points;
}

Ruling<SeriesVerdict> judgeSeries(const SeriesCase& series, Reasons::Listening listening)
{
    return SeriesJudge(series, listening).judge();
}

} // namespace whistle::battleline
