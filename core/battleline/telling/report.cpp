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

/// In the order of the report.
std::size_t indexOf(Seat seat)
{
    return static_cast<std::size_t>(seatNumber(seat) - 1);
}

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

/// Reads a match entry by entry.
class Reporter {
public:
    explicit Reporter(const GameMatch<Game>& match) : m_state(match.state()), m_report(reportFrame(match))
    {
        readEntries(match, [this](const auto&... entry) { readEntry(entry...); });
    }

    MatchReport read()
    {
        tellSeats();
        tellNumbers();
        return std::move(m_report);
    }

private:
    void readEntry(ReportMoment moment, const Command& command, const State& before, const State& after)
    {
        if (std::holds_alternative<StartGame>(command)) {
            m_report.bands.push_back({Text{gameNumber, after.gameNumber()}, moment.position});
            return;
        }
        count(command, before, after);
        moment.what = headline(before, command);
        for (const Seat seat : seatsInOrder) {
            if (after.table.flagsWonBy(seat) != before.table.flagsWonBy(seat))
                moment.seat = static_cast<int>(indexOf(seat));
        }
        noteScores(m_report, moment, scoresOf(before), scoresOf(after));
        if (after.step == Step::Over && before.step != Step::Over)
            moment.also.push_back(after.result->winner
                                      ? Text{Saying::tr("The game ends: %1 wins by %2."),
                                             after.nameOf(*after.result->winner), after.result->victory}
                                      : Text{Saying::tr("The game ends in a draw.")});
        if (!moment.also.empty() || !moment.points.empty())
            m_report.moments.push_back(std::move(moment));
    }

    void count(const Command& command, const State& before, const State& after)
    {
        Tally& tally = m_tallies[indexOf(before.toMove)];
        tally.troops += std::holds_alternative<PlayTroop>(command);
        tally.tactics += after.table.tacticsPlayed(before.toMove) - before.table.tacticsPlayed(before.toMove);
        tally.passes += std::holds_alternative<Pass>(command);
        if (const auto* claim = std::get_if<ClaimFlag>(&command))
            tally.early += !before.table.flag(claim->flag).isComplete(opponentOf(before.toMove));
    }

    void tellSeats()
    {
        const bool isOver = m_state.step == Step::Over;
        const bool isSeries = !m_state.endConditions.isOneGame();
        const bool isDecided = isSeries && m_series.isOver();
        const std::optional<Seat> won = m_state.result ? m_state.result->winner : std::nullopt;
        const std::optional<Seat> winner = m_series.isOver() ? m_series.seriesWinner() : won;
        m_report.isFinished = isOver && (m_series.isOver() || !isSeries);
        m_report.title = !isOver   ? Text{Saying::tr("The game goes on")}
                         : !winner ? Text{Saying::tr("A drawn game")}
                                   : Text{isDecided ? Saying::tr("%1 wins the series") : Saying::tr("%1 wins the game"),
                                          m_state.nameOf(*winner)};
        if (isDecided)
            m_report.subtitle = decision();
        else if (isOver && won)
            m_report.subtitle = Text{Saying::tr("by %1"), m_state.result->victory};
        const std::vector<int> scores = scoresOf(m_state);
        for (const Seat seat : seatsInOrder)
            m_report.seats.push_back(
                {seatNumber(seat), m_state.nameOf(seat), {}, scores[indexOf(seat)], isOver && winner == seat});
    }

    [[nodiscard]] Text decision() const
    {
        const SeriesGoal goal = m_series.endedBy.front();
        return goal == SeriesGoal::PointLead    ? Text{byLead, m_series.lead}
               : goal == SeriesGoal::WinsInARow ? Text{byWins, m_series.streak.wins}
                                                : Text{byBreakthroughs, m_series.streak.breakthroughs};
    }

    void tellNumbers()
    {
        m_report.sums.points = eachOf(seatsInOrder, [this](Seat seat) { return pointsOfGames(m_state, seat); });
        for (std::size_t game = 1; game <= m_report.sums.points.front().size(); ++game)
            m_report.sums.sources.push_back(Text{gameNumber, static_cast<int>(game)});
        tellCounts(m_report, Saying::tr("In numbers"), m_tallies,
                   {{Saying::tr("Troop cards laid"), &Tally::troops},
                    {Saying::tr("Tactics cards played"), &Tally::tactics},
                    {Saying::tr("Flags proven early"), &Tally::early},
                    {Saying::tr("Turns passed"), &Tally::passes}});
        if (m_state.games.empty() || m_state.endConditions.isOneGame())
            return;
        ReportTable table{Saying::tr("Series"), {Saying::tr("Points"), Saying::tr("Games won")}, {}, {}};
        for (const Seat seat : seatsInOrder)
            table.rows.push_back({ReportNumber{m_series.points[seat]}, ReportNumber{m_series.gamesWon[seat]}});
        m_report.tables.push_back(std::move(table));
    }

    const State& m_state;
    SeriesVerdict m_series = m_state.series(Reasons::Listening::No).verdict;
    MatchReport m_report;
    std::array<Tally, 2> m_tallies;
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::battleline
