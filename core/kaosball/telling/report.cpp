// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/report.h"

#include "base/contains.h"
#include "kaosball/judging/bonus.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/report_texts.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace whistle::kaosball {

namespace {

namespace say = texts::report;

enum class Source { Carrying, Mounds, PileDriver, Hate, PandaMonium, Kills, Fouls, NotBelowZero, Corrections };
constexpr std::size_t sourceCount = 9;
using Points = std::array<int, sourceCount>;

/// The difference in average live energy, in tenths, from which one speaks of luck.
constexpr int luckFrom = 3;

Text nameOf(Source source)
{
    switch (source) {
    case Source::Carrying:
        return say::carrying;
    case Source::Mounds:
        return say::mounds;
    case Source::PileDriver:
        return kaosball::nameOf(Upgrade::PileDriver);
    case Source::Hate:
        return kaosball::nameOf(Upgrade::Hate);
    case Source::PandaMonium:
        return kaosball::nameOf(Ringer::PandaMonium);
    case Source::Kills:
        return say::kills;
    case Source::Fouls:
        return say::fouls;
    case Source::NotBelowZero:
        return say::notBelowZero;
    case Source::Corrections:
        return say::corrections;
    }
    return {};
}

/// These stand in every report; the others where they brought something.
bool isAlwaysShown(Source source)
{
    return source == Source::Carrying || source == Source::Mounds || source == Source::Kills || source == Source::Fouls;
}

struct Wins {
    int won = 0;
    int lost = 0;
};

/// What is counted of a team.
struct Tally {
    Points points{};
    std::array<Wins, 3> contests{}; ///< by ContestType
    int reactions = 0;
    int liveCards = 0;
    int liveEnergy = 0;
    int deadCards = 0;
    int cheatCards = 0;
    int diceWon = 0;
    int dice = 0;
    int diceSum = 0;
    [[nodiscard]] int contestsWon() const
    {
        return std::accumulate(contests.begin(), contests.end(), 0, [](int sum, Wins w) { return sum + w.won; });
    }
    /// In tenths; none without a live card.
    [[nodiscard]] std::optional<int> averageEnergy() const
    {
        return liveCards > 0 ? std::optional((liveEnergy * 10 + liveCards / 2) / liveCards) : std::nullopt;
    }
};

/// Reads a match entry by entry.
class Reporter {
public:
    explicit Reporter(const GameMatch<Game>& match) : m_match(match), m_report(reportFrame(match)) {}

    MatchReport read()
    {
        m_tallies.resize(m_match.state().teams.size());
        readEntries(m_match, [this](const auto&... entry) { readEntry(entry...); });
        tellSeats();
        tellSums();
        tellCounts();
        tellContests();
        tellLuck();
        return std::move(m_report);
    }

private:
    [[nodiscard]] int teamCount() const { return static_cast<int>(m_tallies.size()); }
    [[nodiscard]] Tally& of(int team) { return m_tallies[static_cast<std::size_t>(team)]; }

    void readEntry(ReportMoment moment, const Command& command, const State& before, const State& after)
    {
        moment.what = headline(before, command);
        const FigureRef carrier = after.ball.carrier;
        if (std::holds_alternative<StartTurn>(command) && carrier.isValid() && after[carrier].space.isValid()) {
            // A turn that begins is no moment; what it scored with is.
            moment.what = Text{say::heldBall, after.idOf(carrier), std::string(crossfield::name(after[carrier].space))};
        }
        if (std::holds_alternative<StartPeriod>(command)) {
            m_report.bands.push_back(
                {after.isOvertime() ? Text{say::overtime} : Text{say::period, after.period}, moment.position});
        }
        if (before.teams.size() == after.teams.size()) {
            readPoints(command, before, after, moment);
            readCards(before, after);
            if (fights(command))
                readContest(*after.lastContest, std::holds_alternative<React>(command));
            readDeaths(before, after, moment);
            if (before.bell < 0 && after.bell >= 0) {
                moment.seat = after.bell;
                moment.also.push_back(Text{say::bellRang, after[after.bell].name});
            }
        }
        if (!moment.points.empty() || !moment.also.empty())
            m_report.moments.push_back(std::move(moment));
    }

    [[nodiscard]] static bool fights(const Command& command)
    {
        return std::holds_alternative<React>(command) || std::holds_alternative<ContestCommand>(command);
    }

    void readPoints(const Command& command, const State& before, const State& after, ReportMoment& moment)
    {
        std::vector<int> scores;
        std::vector<int> gains;
        int gainers = 0;
        for (int team = 0; team < teamCount(); ++team) {
            scores.push_back(after[team].score);
            gains.push_back(after[team].score - before[team].score);
            if (gains.back() != 0)
                moment.seat = gainers++ == 0 ? team : -1;
        }
        attribute(command, before, after, gains); // also where what was won and what was lost are equal
        if (gainers == 0)
            return;
        moment.points = std::move(gains);
        m_report.steps.push_back({moment.position, moment.entry, std::move(scores)});
    }

    /// Says where each point of an entry came from. What the rules took back, because no score falls below zero
    /// (KB-R8), is a source of its own.
    void attribute(const Command& command, const State& before, const State& after, const std::vector<int>& gains)
    {
        std::vector<Points> parts(m_tallies.size(), Points{});
        const auto add = [&parts](int team, Source source, int points) {
            parts[static_cast<std::size_t>(team)][static_cast<std::size_t>(source)] += points;
        };
        Source rest = Source::Corrections;
        if (const auto* turn = std::get_if<StartTurn>(&command)) {
            const int team = before.teamNamed(turn->team);
            add(team, Source::Carrying, after.lastPoints[static_cast<std::size_t>(team)]);
            rest = Source::NotBelowZero;
        } else if (std::holds_alternative<ScorePeriod>(command)) {
            for (int team = 0; team < teamCount(); ++team)
                add(team, Source::Mounds, after.lastPoints[static_cast<std::size_t>(team)]);
            rest = Source::NotBelowZero;
        } else if (std::holds_alternative<ScoreBonus>(command)) {
            const BonusVerdict bonus = bonusOf(before);
            for (int team = 0; team < teamCount(); ++team) {
                const BonusPlaces& places = bonus.teams[static_cast<std::size_t>(team)];
                add(team, Source::Kills, places.killsPoints);
                add(team, Source::Fouls, places.foulsPoints);
            }
            rest = Source::NotBelowZero;
        } else if (fights(command)) {
            attributeContest(*after.lastContest, after, add);
            rest = Source::NotBelowZero;
        } else if (const auto* scorch = std::get_if<Scorch>(&command)) {
            const int team = int{before.figureNamed(scorch->figure).team};
            add(team, Source::Hate, gains[static_cast<std::size_t>(team)]);
        }
        for (int team = 0; team < teamCount(); ++team) {
            Points& all = parts[static_cast<std::size_t>(team)];
            const int told = std::accumulate(all.begin(), all.end(), 0);
            add(team, rest, gains[static_cast<std::size_t>(team)] - told);
            for (std::size_t source = 0; source < sourceCount; ++source)
                of(team).points[source] += all[source];
        }
    }

    [[nodiscard]] BonusVerdict bonusOf(const State& before) const
    {
        BonusInquiry inquiry;
        for (int team = 0; team < before.teamCount(); ++team) {
            const Team& one = before[team];
            inquiry.teams.push_back({one.name, static_cast<int>(one.trophies.size()), one.fouls, before.plays(team)});
        }
        return judgeBonusScoring(inquiry, m_match.journal().game().facts()).verdict;
    }

    template <class Add>
    static void attributeContest(const LastContest& last, const State& state, Add&& add)
    {
        const ContestSide& initiator = last.contest.initiator;
        for (const auto& [name, points] : last.verdict.victoryPoints) {
            const int team = state.teamNamed(name);
            int hate = points;
            if (name == initiator.team) {
                const bool wonAny = std::any_of(last.verdict.comparisons.begin(), last.verdict.comparisons.end(),
                                                [](const Comparison& one) { return one.winner == Winner::Initiator; });
                const bool meetsPanda =
                    std::any_of(last.contest.targets.begin(), last.contest.targets.end(), [](const ContestSide& side) {
                        return std::any_of(side.figures.begin(), side.figures.end(), [](const ContestFigure& figure) {
                            return figure.ringer == Ringer::PandaMonium;
                        });
                    });
                const int pileDriver =
                    last.contest.type == ContestType::Tackle && wonAny ? initiator.upgrades[Upgrade::PileDriver] : 0;
                add(team, Source::PileDriver, pileDriver);           // KB-29.9
                add(team, Source::PandaMonium, meetsPanda ? -1 : 0); // KB-R59
                hate -= pileDriver - (meetsPanda ? 1 : 0);
            }
            add(team, Source::Hate, hate); // KB-29.5, KB-R7
        }
    }

    void readContest(const LastContest& last, bool isReaction)
    {
        const int initiator = m_match.state().teamNamed(last.contest.initiator.team);
        const auto kind = static_cast<std::size_t>(last.contest.type);
        if (isReaction)
            ++of(initiator).reactions;
        countCard(initiator, last.contest.initiator.card, last.verdict.initiatorCard);
        for (std::size_t side = 0; side < last.verdict.comparisons.size(); ++side) {
            const Comparison& one = last.verdict.comparisons[side];
            const int target = m_match.state().teamNamed(one.team);
            countCard(target, last.contest.targets[side].card, one.card);
            const bool won = one.winner == Winner::Initiator;
            const int winner = won ? initiator : target;
            ++of(winner).contests[kind].won;
            ++of(won ? target : initiator).contests[kind].lost;
            if (one.decidedBy != DecidedBy::Tiebreaker || !one.tiebreaker)
                continue;
            ++of(winner).diceWon;
            Tally& roller = of(isReaction ? target : initiator); // KB-17.6
            ++roller.dice;
            roller.diceSum += *one.tiebreaker;
        }
    }

    void countCard(int team, Card card, const CardResult& result)
    {
        if (card.kind == CardKind::None)
            return;
        if (!result.isLive) {
            ++of(team).deadCards;
        } else {
            ++of(team).liveCards;
            of(team).liveEnergy += result.value;
        }
    }

    void readCards(const State& before, const State& after)
    {
        for (int team = 0; team < teamCount(); ++team) {
            const auto& then = before[team].burned;
            const auto& now = after[team].burned;
            for (std::size_t card = then.size(); card < now.size(); ++card)
                of(team).cheatCards += now[card].isCheat() ? 1 : 0;
        }
    }

    static void readDeaths(const State& before, const State& after, ReportMoment& moment)
    {
        for (int team = 0; team < after.teamCount(); ++team) {
            if (before[team].isInPlay() && !after[team].isInPlay())
                moment.also.push_back(Text{say::isOut, after[team].name});
            const auto& then = before[team].trophies;
            const auto& now = after[team].trophies;
            for (std::size_t trophy = then.size(); trophy < now.size(); ++trophy) {
                moment.also.push_back(Text{say::killed, after.idOf(now[trophy]), after[team].name});
                moment.seat = team;
            }
            for (std::size_t figure = 0; figure < after[team].figures.size(); ++figure) {
                const FigureRef ref{static_cast<std::int8_t>(team), static_cast<std::int8_t>(figure)};
                const bool wasThere = figure < before[team].figures.size() && before[ref].where != Where::Lost;
                if (wasThere && after[ref].where == Where::Lost)
                    moment.also.push_back(Text{say::diedAlone, after.idOf(ref)});
            }
        }
    }

    void tellSeats()
    {
        const State& state = m_match.state();
        std::vector<int> winners;
        if (state.result)
            winners = state.result->winners;
        for (int team = 0; team < teamCount(); ++team) {
            const Team& one = state[team];
            const bool won = contains(winners, team);
            m_report.seats.push_back({static_cast<int>(one.side) + 1, one.name, one.coach, one.score, won});
        }
        m_report.isFinished = state.phase == Phase::Finished;
        if (!m_report.isFinished || !state.result) {
            m_report.title = say::running;
            return;
        }
        std::vector<std::string> names;
        for (const int winner : winners)
            names.push_back(state[winner].name);
        m_report.title = resultTitle(names);
        m_report.subtitle = wayOfResult(state.result->by).value_or(m_report.subtitle);
    }

    void tellSums()
    {
        m_report.sums.points.resize(m_tallies.size());
        for (std::size_t source = 0; source < sourceCount; ++source) {
            const bool brought = std::any_of(m_tallies.begin(), m_tallies.end(),
                                             [source](const Tally& one) { return one.points[source] != 0; });
            if (!brought && !isAlwaysShown(static_cast<Source>(source)))
                continue;
            m_report.sums.sources.push_back(nameOf(static_cast<Source>(source)));
            for (std::size_t team = 0; team < m_tallies.size(); ++team)
                m_report.sums.points[team].push_back(m_tallies[team].points[source]);
        }
    }

    template <class Count>
    void count(Sentence name, Count&& number)
    {
        ReportCount row{name, {}};
        for (int team = 0; team < teamCount(); ++team)
            row.values.push_back(number(of(team), m_match.state()[team]));
        m_report.counts.push_back(std::move(row));
    }

    void tellCounts()
    {
        m_report.countsTitle = say::contestsAndCards;
        count(say::contestsWon, [](const Tally& tally, const Team&) { return tally.contestsWon(); });
        count(say::kills, [](const Tally&, const Team& team) { return static_cast<int>(team.trophies.size()); });
        count(say::foulsOnDial, [](const Tally&, const Team& team) { return team.fouls; });
        count(say::deadCards, [](const Tally& tally, const Team&) { return tally.deadCards; });
        count(say::cheatCards, [](const Tally& tally, const Team&) { return tally.cheatCards; });
        count(say::diceWon, [](const Tally& tally, const Team&) { return tally.diceWon; });
    }

    void tellContests()
    {
        ReportTable table{say::contests,
                          {say::stealsWon, say::stealsLost, say::tacklesWon, say::tacklesLost, say::attacksWon,
                           say::attacksLost, say::reactions},
                          {},
                          {}};
        for (const Tally& tally : m_tallies) {
            auto& row = table.rows.emplace_back();
            for (const ContestType type : {ContestType::Steal, ContestType::Tackle, ContestType::Attack}) {
                const Wins& wins = tally.contests[static_cast<std::size_t>(type)];
                row.emplace_back(ReportNumber{wins.won});
                row.emplace_back(ReportNumber{wins.lost});
            }
            row.emplace_back(ReportNumber{tally.reactions});
        }
        m_report.tables.push_back(std::move(table));
    }

    void tellLuck()
    {
        ReportTable table{say::cardLuck, {say::averageEnergy, say::liveCards, say::diceSum}, {}, {}};
        std::vector<int> averages;
        for (int team = 0; team < teamCount(); ++team) {
            const Tally& tally = of(team);
            const std::optional<int> average = tally.averageEnergy();
            const auto dice = tally.dice > 0 ? std::optional(ReportNumber{tally.diceSum}) : std::nullopt;
            table.rows.push_back({average ? std::optional(ReportNumber{*average, 1}) : std::nullopt,
                                  ReportNumber{tally.liveCards}, dice});
            if (average)
                averages.push_back(*average);
        }
        if (!averages.empty() && averages.size() == m_tallies.size()) {
            const auto [least, most] = std::minmax_element(averages.begin(), averages.end());
            const bool isLuck = *most - *least >= luckFrom;
            const ReportSeat& seat = m_report.seats[static_cast<std::size_t>(most - averages.begin())];
            const Sentence lucky = m_report.isFinished && !seat.hasWon ? say::luckLost : say::moreLuck;
            table.remarks.push_back(isLuck ? Text{lucky, seat.name} : Text{say::equalLuck});
        }
        m_report.tables.push_back(std::move(table));
    }

    const GameMatch<Game>& m_match;
    MatchReport m_report;
    std::vector<Tally> m_tallies; ///< by team
};

} // namespace

MatchReport reportOf(const GameMatch<Game>& match)
{
    return Reporter(match).read();
}

Text resultTitle(const std::vector<std::string>& winners)
{
    return winners.empty()       ? Text{say::allLost}
           : winners.size() == 1 ? Text{say::oneWins, winners[0]}
                                 : Text{say::twoWin, winners[0], winners[1]};
}

std::optional<Text> wayOfResult(std::string_view by)
{
    static const std::map<WonBy, Sentence> ways{
        {WonBy::Points, say::byPoints},           {WonBy::Overtime, say::byOvertime},
        {WonBy::LowerScores, say::byLowerScores}, {WonBy::TiebreakerDie, say::byTiebreakerDie},
        {WonBy::Blowout, say::byBlowout},         {WonBy::Elimination, say::byElimination},
        {WonBy::LastTeamInPlay, say::lastInPlay}};
    const auto way = fromWord<WonBy>(by);
    return way ? std::optional<Text>(ways.at(*way)) : std::nullopt;
}

} // namespace whistle::kaosball
