// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/report.h"

#include "base/common_words.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/headline.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr std::size_t specialScorings = 3; ///< after the three general scorings
constexpr std::size_t otherwise = 4;
constexpr std::size_t sourceCount = 5;

struct Tally {
    std::array<int, sourceCount> points{};
    int taken = 0;
    int placed = 0;
    int kingMoved = 0;
    int vetoes = 0;
    int skipped = 0;
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
        tellCounts(m_report, common::Saying::tr("The match in numbers"), m_tallies,
                   {{Saying::tr("Caballeros taken to the court"), &Tally::taken},
                    {Saying::tr("Caballeros placed from the court"), &Tally::placed},
                    {Saying::tr("The King moved"), &Tally::kingMoved},
                    {Saying::tr("Vetoes used"), &Tally::vetoes},
                    {Saying::tr("Special actions skipped"), &Tally::skipped}});
        return std::move(m_report);
    }

private:
    static std::size_t sourceOf(const Command& command, const State& before)
    {
        if (std::holds_alternative<Correct>(command))
            return otherwise;
        if (before.phase == Phase::GeneralScoring)
            return static_cast<std::size_t>(before.generalScoringsDone);
        return specialScorings;
    }

    void readEntry(ReportMoment moment, const Command& command, const State& before, const State& after)
    {
        if (std::holds_alternative<StartRound>(command))
            m_report.bands.push_back({Text{common::Saying::tr("Round %1"), after.round}, moment.position});
        count(command, before);
        noteScores(m_report, moment, scoresOf(before), scoresOf(after));
        const bool isLoud = std::holds_alternative<UseVeto>(command) || std::holds_alternative<MoveKing>(command);
        if (moment.points.empty() && !isLoud)
            return;
        for (std::size_t seat = 0; seat < moment.points.size(); ++seat)
            m_tallies[seat].points[sourceOf(command, before)] += moment.points[seat];
        moment.seat = seatOf(command, before, moment.points);
        moment.what = headlineOf(before, command, after, m_match.journal().game().facts());
        nameMoment(moment, command, before);
        m_report.moments.push_back(std::move(moment));
    }

    static void nameMoment(ReportMoment& moment, const Command& command, const State& before)
    {
        if (std::holds_alternative<UseVeto>(command)) {
            moment.name = Saying::tr("The veto");
            moment.loudness = 4;
        } else if (std::holds_alternative<MoveKing>(command)) {
            moment.name = Saying::tr("The King moves");
            moment.loudness = 1;
        } else if (std::holds_alternative<OpenCastillo>(command)) {
            moment.name = Saying::tr("The Castillo opens");
            moment.loudness = 6;
        } else if (before.phase == Phase::GeneralScoring) {
            moment.name = Text{Saying::tr("General scoring %1"), before.generalScoringsDone + 1};
            moment.loudness = 3;
        } else if (!std::holds_alternative<Correct>(command)) {
            moment.name = Saying::tr("A special scoring");
            moment.loudness = 3;
        }
    }

    /// Whose moment it is: of a scoring, who alone got points; else all that it brought is told.
    static int seatOf(const Command& command, const State& before, const std::vector<int>& points)
    {
        if (const auto* veto = std::get_if<UseVeto>(&command))
            return *before.playerCalled(veto->holder);
        const auto got = std::count_if(points.begin(), points.end(), [](int one) { return one != 0; });
        if (got == 0)
            return before.toMove;
        if (got > 1)
            return -1;
        return static_cast<int>(std::find_if(points.begin(), points.end(), [](int one) { return one != 0; }) -
                                points.begin());
    }

    static std::vector<int> scoresOf(const State& state)
    {
        return {state.scores.begin(), state.scores.begin() + static_cast<std::ptrdiff_t>(state.players.size())};
    }

    void count(const Command& command, const State& before)
    {
        if (const auto* veto = std::get_if<UseVeto>(&command))
            ++m_tallies[*before.playerCalled(veto->holder)].vetoes;
        if (before.phase != Phase::Turns)
            return;
        Tally& tally = m_tallies[before.toMove];
        if (const auto* take = std::get_if<TakeCaballeros>(&command)) {
            tally.taken += take->fromProvinces + sum(byArea(take->fromRegions));
        } else if (const auto* place = std::get_if<PlaceCaballeros>(&command)) {
            tally.placed += sum(byArea(place->placements));
        } else if (std::holds_alternative<MoveKing>(command)) {
            ++tally.kingMoved;
        } else if (std::holds_alternative<SkipSpecialAction>(command)) {
            ++tally.skipped;
        }
    }

    void tellSeats()
    {
        const State& state = m_match.state();
        m_report.isFinished = state.phase == Phase::Finished;
        const PlayerList winners = state.result ? state.result->winners() : PlayerList{};
        whistle::tellSeats(m_report, {state.players.begin(), state.players.end()}, scoresOf(state),
                           namesOf(winners, state.players),
                           {common::Saying::tr("The match goes on"), Saying::tr("%1 is El Grande"),
                            common::Saying::tr("Several players win together")});
        for (std::size_t seat = 0; seat < std::min(m_report.seats.size(), state.colours.size()); ++seat)
            m_report.seats[seat].colour = state.colours[seat];
    }

    void tellSums()
    {
        const bool wasCorrected = std::any_of(m_tallies.begin(), m_tallies.end(),
                                              [](const Tally& tally) { return tally.points[otherwise] != 0; });
        const std::size_t count = wasCorrected ? sourceCount : sourceCount - 1;
        for (int scoring = 1; scoring <= 3; ++scoring)
            m_report.sums.sources.push_back(Text{Saying::tr("General scoring %1"), scoring});
        m_report.sums.sources.push_back(Saying::tr("Special scorings"));
        if (wasCorrected)
            m_report.sums.sources.push_back(Saying::tr("Corrections"));
        for (std::size_t seat = 0; seat < m_report.seats.size(); ++seat) {
            const auto& points = m_tallies[seat].points;
            m_report.sums.points.emplace_back(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(count));
        }
    }

    const GameMatch<Game>& m_match;
    MatchReport m_report;
    ByPlayer<Tally> m_tallies;
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

} // namespace whistle::elgrande
