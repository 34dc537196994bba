// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/report.h"

#include "base/each.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr auto gameNumber = Saying::tr("Game %1");
constexpr Saying byLead{QT_TRANSLATE_N_NOOP("battleline", "by a lead of %n point(s)")};
constexpr Saying byWins{QT_TRANSLATE_N_NOOP("battleline", "by %n win(s) in a row")};
constexpr Saying byBreakthroughs{QT_TRANSLATE_N_NOOP("battleline", "by %n Breakthrough(s) in a row")};

struct Tally {
    int troops = 0;
    int tactics = 0;
    int early = 0; ///< flags taken while the opponent's set was incomplete
    int passes = 0;
};

/// What each game has brought: the last one, while it is played, a point for each flag; at its end what it scores
/// (BL-12.5).
std::vector<int> pointsOfGames(const State& state, Seat seat)
{
    std::vector<int> points;
    for (const GameResult& game : state.games)
        points.push_back(pointsOf(game)[seat]);
    if (state.isRunning())
        points.push_back(state.table.countOfFlags(seat));
    return points;
}

std::vector<int> scoresOf(const State& state)
{
    return eachOf(seatsInOrder, [&](Seat seat) { return sumOf(pointsOfGames(state, seat), std::identity()); });
}

void count(Tally& tally, const Command& command, const State& before, const State& after)
{
    tally.troops += std::holds_alternative<PlayTroop>(command);
    tally.tactics += after.table.tacticsPlayed(before.toMove) - before.table.tacticsPlayed(before.toMove);
    tally.passes += std::holds_alternative<Pass>(command);
    if (const auto* claim = std::get_if<ClaimFlag>(&command))
        tally.early += !before.table.flag(claim->flag).isComplete(opponentOf(before.toMove));
}

Text decisionOf(const SeriesVerdict& series)
{
    const SeriesGoal goal = series.endedBy.front();
    return goal == SeriesGoal::PointLead    ? Text{byLead, series.lead}
           : goal == SeriesGoal::WinsInARow ? Text{byWins, series.streak.wins}
                                            : Text{byBreakthroughs, series.streak.breakthroughs};
}

void tellResult(MatchReport& report, const State& state, const SeriesVerdict& series)
{
    const bool isOver = state.step == Step::Over;
    const bool isSeries = !state.endConditions.isOneGame();
    const bool isDecided = isSeries && series.isOver();
    const std::optional<Seat> winner = series.isOver() ? series.seriesWinner() : state.winner();
    report.isFinished = isOver && (series.isOver() || !isSeries);
    report.title = !isOver   ? Text{Saying::tr("The game goes on.")}.asLine()
                   : !winner ? Text{Saying::tr("Game drawn")}
                             : Text{isDecided ? Saying::tr("%1 wins the series") : Saying::tr("%1 wins the game"),
                                    state.nameOf(*winner)};
    if (isDecided)
        report.subtitle = decisionOf(series);
    else if (isOver && state.winner())
        report.subtitle = Text{Saying::tr("by %1"), state.result->victory};
    for (const Seat seat : seatsInOrder)
        report.seats.push_back({seatNumber(seat),
                                state.nameOf(seat),
                                {},
                                sumOf(pointsOfGames(state, seat), std::identity()),
                                isOver && winner == seat});
}

void tellNumbers(MatchReport& report, const State& state, const SeriesVerdict& series)
{
    report.sums.points = eachOf(seatsInOrder, [&state](Seat seat) { return pointsOfGames(state, seat); });
    for (std::size_t game = 1; game <= report.sums.points.front().size(); ++game)
        report.sums.sources.push_back(Text{gameNumber, static_cast<int>(game)});
    if (state.games.empty() || state.endConditions.isOneGame())
        return;
    ReportTable table{Saying::tr("Series"), {Saying::tr("Points"), Saying::tr("Games won")}, {}, {}};
    for (const Seat seat : seatsInOrder)
        table.rows.push_back({ReportNumber{series.points[seat]}, ReportNumber{series.gamesWon[seat]}});
    report.tables.push_back(std::move(table));
}

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    MatchReport report = reportFrame(match);
    Indexed<Tally, 2> tallies; // in the order of the report
    readEntries(match, [&](ReportMoment moment, const Command& command, const State& before, const State& after) {
        if (std::holds_alternative<StartGame>(command)) {
            report.bands.push_back({Text{gameNumber, after.gameNumber()}, moment.position});
            return;
        }
        count(tallies[seatNumber(before.toMove) - 1], command, before, after);
        moment.what = headline(before, command);
        for (const Seat seat : seatsInOrder) {
            if (after.table.flagsWonBy(seat) != before.table.flagsWonBy(seat))
                moment.seat = seatNumber(seat) - 1;
        }
        noteScores(report, moment, scoresOf(before), scoresOf(after));
        if (const auto* claim = std::get_if<ClaimFlag>(&command)) {
            const bool isEarly = !before.table.flag(claim->flag).isComplete(opponentOf(before.toMove));
            moment.name = isEarly ? Saying::tr("A flag by proof") : Saying::tr("A flag");
            moment.loudness = isEarly ? 5 : 2;
        }
        if (after.step == Step::Over && before.step != Step::Over) {
            moment.name = Saying::tr("The game is decided");
            moment.loudness = 9;
        }
        if (after.step == Step::Over && before.step != Step::Over)
            moment.also.push_back(after.winner() ? Text{Saying::tr("The game is over, and %1 wins by %2."),
                                                        after.nameOf(*after.winner()), after.result->victory}
                                                 : Text{Saying::tr("The game ends in a draw.")});
        if (!moment.also.empty() || !moment.points.empty())
            report.moments.push_back(std::move(moment));
    });
    const State& state = match.state();
    const SeriesVerdict series = state.series(Reasons::Listening::No).verdict;
    tellResult(report, state, series);
    tellNumbers(report, state, series);
    tellCounts(report, Saying::tr("In numbers"), tallies,
               {{Saying::tr("Troop cards laid"), &Tally::troops},
                {Saying::tr("Tactics cards played"), &Tally::tactics},
                {Saying::tr("Flags claimed early"), &Tally::early},
                {Saying::tr("Passes"), &Tally::passes}});
    return report;
}

} // namespace whistle::battleline
