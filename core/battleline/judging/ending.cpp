// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/ending.h"

#include "battleline/table/names.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

namespace {

constexpr auto breakthrough = Saying::tr("With flag %2, %1 has three adjacent flags: a Breakthrough.");
constexpr auto envelopment = Saying::tr("With flag %2, %1 has five flags: an Envelopment.");
/// %1 is a number of flags.
constexpr Saying drawn{QT_TRANSLATE_N_NOOP("battleline", "Each player has %n flag(s): the game is a draw.")};

constexpr auto seriesPoints = Saying::tr("In all, %1 has %2 and %3 has %4.");
constexpr Saying pointLead{QT_TRANSLATE_N_NOOP("battleline", "%1 leads by %n point(s): that decides the series.")};
constexpr Saying winsInARow{
    QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row: that decides the series.")};
constexpr Saying breakthroughsInARow{
    QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row by Breakthrough: that decides the series.")};
constexpr auto winnerStarts = Saying::tr("%1 won the last game and starts the next.");
constexpr auto sameStarts = Saying::tr("The last game was a draw, so %1, who started it, starts again.");

/// BL-12.1: counts the flags up to the one that wins.
void countClaims(const VictoryCase& game, VictoryVerdict& verdict, Reasons& reasons)
{
    Seats<FlagSet> won;
    int number = 0;
    for (const WonFlag& claim : game.claims) {
        ++number;
        if (verdict.winner) {
            verdict.voidClaims.push_back(number);
            reasons.say("BL-R7"_rule, Saying::tr("The claim on flag %1 came after the end of the game and is void."),
                        claim.flag);
            continue;
        }
        won[claim.wonBy] |= flagBit(claim.flag);
        ++verdict.flagsWon[claim.wonBy];
        verdict.victory = victoryBy(won[claim.wonBy]);
        if (verdict.victory) {
            verdict.winner = claim.wonBy;
            verdict.decidingClaim = number;
            reasons.say("BL-12.1"_rule, verdict.victory == Victory::Breakthrough ? breakthrough : envelopment,
                        claim.wonBy, claim.flag);
            reasons.cite("BL-3.1"_rule);
        }
    }
}

/// BL-12.2, BL-12.3; a draw is as rare as BL-12.4 says
void compareFlags(VictoryVerdict& verdict, Reasons& reasons)
{
    reasons.say("BL-12.2"_rule, Saying::tr("Both players passed in succession: the game is over."));
    verdict.winner = greaterOf(verdict.flagsWon);
    if (!verdict.winner)
        return reasons.say("BL-12.3"_rule, drawn, verdict.flagsWon[Seat::North]);
    verdict.victory = Victory::MostFlags;
    reasons.say("BL-12.3"_rule, Saying::tr("%1 has more flags, %2 to %3, and wins."), *verdict.winner,
                verdict.flagsWon[*verdict.winner], verdict.flagsWon[opponentOf(*verdict.winner)]);
}

/// `verdict.nextStarter` is who has started this game, and then who starts the next.
void countGame(const GameResult& game, int number, SeriesVerdict& verdict, Reasons& reasons)
{
    const Seats<int> points = pointsOf(game);
    for (const Seat seat : bothSeats)
        verdict.points[seat] += points[seat];
    verdict.lead = std::abs(verdict.points[Seat::North] - verdict.points[Seat::South]);
    reasons.say(game.winner ? "BL-12.5"_rule : "BL-R17"_rule, Saying::tr("Game %1: %2 %3, %4 %5."), number, Seat::North,
                points[Seat::North], Seat::South, points[Seat::South]);
    verdict.starters.push_back(*verdict.nextStarter);
    Streak& streak = verdict.streak;
    if (streak.player != game.winner || !game.winner) // BL-R19: a draw breaks both rows
        streak = {game.winner, 0, 0};
    if (!game.winner)
        return; // BL-12.6: the same starter
    ++streak.wins;
    streak.breakthroughs = game.victory == Victory::Breakthrough ? streak.breakthroughs + 1 : 0;
    ++verdict.gamesWon[*game.winner];
    verdict.nextStarter = game.winner;
}

/// Of a game that was won.
void lookAtGoals(const EndConditions& ends, int number, SeriesVerdict& verdict)
{
    const auto look = [&](SeriesGoal goal, const std::optional<int>& wanted, int count) {
        if (wanted && count >= *wanted)
            verdict.endedBy.push_back(goal);
    };
    look(SeriesGoal::PointLead, ends.pointLead, verdict.lead);
    look(SeriesGoal::WinsInARow, ends.winsInARow, verdict.streak.wins);
    look(SeriesGoal::BreakthroughsInARow, ends.breakthroughsInARow, verdict.streak.breakthroughs);
    if (verdict.isOver())
        verdict.endedAfterGame = number;
}

void tellEnd(const SeriesVerdict& verdict, const EndConditions& ends, Reasons& reasons)
{
    const Seat winner = *verdict.streak.player;
    for (const SeriesGoal goal : verdict.endedBy) {
        if (goal == SeriesGoal::PointLead)
            reasons.say("BL-14.1"_rule, pointLead, *verdict.leader, verdict.lead);
        else if (ends.isOneGame())
            reasons.say("BL-14.1"_rule, Saying::tr("One game was agreed, and %1 has won it."), winner);
        else if (goal == SeriesGoal::WinsInARow)
            reasons.say("BL-14.1"_rule, winsInARow, winner, verdict.streak.wins);
        else
            reasons.say("BL-14.2"_rule, breakthroughsInARow, winner, verdict.streak.breakthroughs);
    }
    for (const int game : verdict.surplusGames)
        reasons.say("BL-14.1"_rule, Saying::tr("Game %1 was played after the end of the series and does not count."),
                    game);
}

} // namespace

Ruling<VictoryVerdict> judgeVictory(const VictoryCase& game, Reasons::Listening listening)
{
    Reasons reasons(listening);
    VictoryVerdict verdict;
    countClaims(game, verdict, reasons);
    if (!verdict.winner && game.bothPlayersBlocked)
        compareFlags(verdict, reasons);
    else if (!verdict.winner)
        reasons.say("BL-3.1"_rule, Saying::tr("Nobody has three adjacent flags or five flags yet."));
    if (verdict.winner || game.bothPlayersBlocked) { // BL-12.5, BL-R17
        const Seats<int> points = pointsOf(resultOf(verdict, game.houseRules.drawPoints));
        verdict.points = points;
        reasons.say(verdict.winner ? "BL-12.5"_rule : "BL-R17"_rule, Saying::tr("The points are %1 %2, %3 %4."),
                    Seat::North, points[Seat::North], Seat::South, points[Seat::South]);
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
    if (!game.winner && game.drawPoints == DrawPoints::Zero)
        return {};
    Seats<int> points{{game.flags, game.flags}};
    if (game.winner)
        points[*game.winner] = winnerPoints;
    return points;
}

Ruling<SeriesVerdict> judgeSeries(const SeriesCase& series, Reasons::Listening listening)
{
    Reasons reasons(listening);
    SeriesVerdict verdict;
    verdict.nextStarter = series.firstStarter;
    int number = 0;
    for (const GameResult& game : series.games) {
        ++number;
        if (verdict.isOver()) {
            verdict.surplusGames.push_back(number);
            continue;
        }
        countGame(game, number, verdict, reasons);
        if (game.winner)
            lookAtGoals(series.endConditions, number, verdict);
    }
    const Seats<int>& points = verdict.points;
    verdict.leader = greaterOf(points);
    if (number == 0)
        reasons.say("BL-14.1"_rule, Saying::tr("No game has been played yet."));
    else
        reasons.say("BL-14.1"_rule, seriesPoints, Seat::North, points[Seat::North], Seat::South, points[Seat::South]);
    if (verdict.isOver()) {
        verdict.nextStarter.reset();
        tellEnd(verdict, series.endConditions, reasons);
    } else if (number == 0) {
        reasons.say("BL-4.1"_rule, Saying::tr("%1 starts the first game."), *verdict.nextStarter);
    } else {
        reasons.say("BL-12.6"_rule, series.games.back().winner ? winnerStarts : sameStarts, *verdict.nextStarter);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::battleline
