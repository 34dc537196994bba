// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/report.h"

#include "battleline/table/names.h"
#include "battleline/telling/report_texts.h"

#include <algorithm>
#include <bit>

namespace whistle::battleline {

namespace {

namespace say = texts::report;

constexpr std::array<Seat, 2> inOrder{Seat::South, Seat::North};

std::size_t indexOf(Seat seat)
{
    return seat == Seat::South ? 0 : 1;
}

int flagsWon(const State& state, Seat seat)
{
    return std::popcount(flagsWonBy(state.table, seat));
}

std::string nameOf(const State& state, Seat seat)
{
    return state.players[seat].empty() ? std::string(toWord(seat)) : state.players[seat];
}

struct Tally {
    int troops = 0;
    int tactics = 0;
    int early = 0; ///< flags taken while the opponent's set was incomplete
    int passes = 0;
    std::vector<int> pointsOfGames;
};

/// Reads a match entry by entry.
class Reporter {
public:
    explicit Reporter(const GameMatch<Game>& match) : m_match(match), m_report(reportFrame(match)) {}

    MatchReport read()
    {
        readEntries(m_match, [this](const auto&... entry) { readEntry(entry...); });
        tellSeats();
        tellSums();
        tellCounts();
        tellSeries();
        return std::move(m_report);
    }

private:
    Tally& of(Seat seat) { return m_tallies[indexOf(seat)]; }

    void readEntry(int number, const Command& command, const State& before, const State& after)
    {
        ++m_position;
        if (std::holds_alternative<StartGame>(command)) {
            for (Tally& tally : m_tallies)
                tally.pointsOfGames.push_back(0);
            m_report.bands.push_back({Text{say::game, static_cast<int>(before.games.size()) + 1}, m_position});
            return;
        }
        count(command, before);
        ReportMoment moment{m_position, number, -1, headline(before, command), {}, {0, 0}};
        bool hasChanged = false;
        for (const Seat seat : inOrder) {
            const int gain = flagsWon(after, seat) - flagsWon(before, seat);
            if (gain == 0)
                continue;
            hasChanged = true;
            moment.seat = static_cast<int>(indexOf(seat));
            moment.points[indexOf(seat)] = gain;
            of(seat).pointsOfGames.back() += gain;
            m_scores[indexOf(seat)] += gain;
        }
        const bool ends = after.step == Step::Over && before.step != Step::Over;
        if (ends) {
            moment.also.push_back(endOf(after));
            hasChanged = settle(*after.result, moment) || hasChanged;
        }
        if (hasChanged)
            m_report.steps.push_back({m_position, number, {m_scores[0], m_scores[1]}});
        if (!hasChanged)
            moment.points.clear();
        if (hasChanged || ends)
            m_report.moments.push_back(std::move(moment));
    }

    /// While a game is played each flag is a point; at its end it brings what it scores (BL-12.5).
    bool settle(const GameResult& result, ReportMoment& moment)
    {
        bool hasChanged = false;
        const Seats<int> points = pointsOf(result);
        for (const Seat seat : inOrder) {
            const int more = points[seat] - of(seat).pointsOfGames.back();
            of(seat).pointsOfGames.back() += more;
            m_scores[indexOf(seat)] += more;
            moment.points[indexOf(seat)] += more;
            hasChanged = hasChanged || more != 0;
        }
        return hasChanged;
    }

    void count(const Command& command, const State& before)
    {
        Tally& tally = of(before.toMove);
        if (std::holds_alternative<PlayTroop>(command))
            ++tally.troops;
        else if (std::holds_alternative<PlayMorale>(command) || std::holds_alternative<PlayEnvironment>(command) ||
                 std::holds_alternative<PlayScout>(command) || std::holds_alternative<PlayRedeploy>(command) ||
                 std::holds_alternative<PlayDeserter>(command) || std::holds_alternative<PlayTraitor>(command))
            ++tally.tactics;
        else if (std::holds_alternative<Pass>(command))
            ++tally.passes;
        else if (const auto* claim = std::get_if<ClaimFlag>(&command))
            tally.early += !before.table.flag(claim->flag).isComplete(opponentOf(before.toMove));
    }

    [[nodiscard]] static Text endOf(const State& state)
    {
        const std::optional<Seat> winner = state.result ? state.result->winner : std::nullopt;
        if (!winner)
            return say::endsDrawn;
        return Text{say::endsGame, nameOf(state, *winner), battleline::nameOf(state.result->victory)};
    }

    void tellSeats()
    {
        const State& state = m_match.state();
        const bool isOver = state.step == Step::Over;
        const SeriesVerdict series = seriesOf(state).verdict;
        const std::optional<Seat> winner = series.isOver() ? series.seriesWinner()
                                           : state.result  ? state.result->winner
                                                           : std::nullopt;
        const bool isSeries = !state.endConditions.isOneGame();
        m_report.isFinished = isOver && (series.isOver() || !isSeries);
        m_report.title = !isOver                       ? Text{say::running}
                         : !winner                     ? Text{say::drawn}
                         : series.isOver() && isSeries ? Text{say::winsSeries, nameOf(state, *winner)}
                                                       : Text{say::winsGame, nameOf(state, *winner)};
        if (isOver && state.result && state.result->winner)
            m_report.subtitle = Text{say::by, battleline::nameOf(state.result->victory)};
        if (isSeries && series.isOver())
            m_report.subtitle = decisionOf(series);
        for (const Seat seat : inOrder) {
            m_report.seats.push_back({static_cast<int>(indexOf(seat)) + 1,
                                      nameOf(state, seat),
                                      {},
                                      m_scores[indexOf(seat)],
                                      isOver && winner == seat});
        }
    }

    [[nodiscard]] static Text decisionOf(const SeriesVerdict& series)
    {
        switch (series.endedBy.front()) {
        case SeriesGoal::PointLead:
            return Text{say::byLead, series.lead};
        case SeriesGoal::WinsInARow:
            return Text{say::byWins, series.streak.wins};
        case SeriesGoal::BreakthroughsInARow:
            break;
        }
        return Text{say::byBreakthroughs, series.streak.breakthroughs};
    }

    void tellSums()
    {
        const std::size_t games = m_tallies.front().pointsOfGames.size();
        for (std::size_t game = 0; game < games; ++game)
            m_report.sums.sources.push_back(Text{say::game, static_cast<int>(game) + 1});
        for (const Tally& tally : m_tallies)
            m_report.sums.points.push_back(tally.pointsOfGames);
    }

    void tellCounts()
    {
        m_report.countsTitle = say::inNumbers;
        const auto add = [this](Sentence name, int Tally::*number) {
            m_report.counts.push_back({name, {m_tallies[0].*number, m_tallies[1].*number}});
        };
        add(say::troops, &Tally::troops);
        add(say::tactics, &Tally::tactics);
        add(say::early, &Tally::early);
        add(say::passes, &Tally::passes);
    }

    void tellSeries()
    {
        const State& state = m_match.state();
        if (state.games.empty() || state.endConditions.isOneGame())
            return;
        const SeriesVerdict series = seriesOf(state).verdict;
        ReportTable table{say::series, {say::points, say::gamesWon}, {}, {}};
        for (const Seat seat : inOrder)
            table.rows.push_back({ReportNumber{series.points[seat]}, ReportNumber{series.gamesWon[seat]}});
        m_report.tables.push_back(std::move(table));
    }

    const GameMatch<Game>& m_match;
    MatchReport m_report;
    std::array<Tally, 2> m_tallies;
    std::array<int, 2> m_scores{};
    int m_position = 0;
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::battleline
