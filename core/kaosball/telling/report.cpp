// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/report.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "kaosball/judging/bonus.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr auto kills = Saying::tr("kills");
/// Where points come from, in the order of Source.
constexpr Indexed<Saying, 9> sourceNames{{Saying::tr("carrying"), Saying::tr("mounds"), nameOf(Upgrade::PileDriver),
                                          nameOf(Upgrade::Hate), nameOf(Ringer::PandaMonium), kills,
                                          Saying::tr("fouls"), Saying::tr("kept at zero"),
                                          common::Saying::tr("corrected")}};

constexpr std::size_t sourceCount = sourceNames.size();
enum class Source { Carrying, Mounds, PileDriver, Hate, PandaMonium, Kills, Fouls, NotBelowZero, Corrections };

/// The difference in average live energy, in tenths, from which one speaks of luck.
constexpr int luckFrom = 3;

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
    Indexed<int, sourceCount> points{}; ///< by Source
    Indexed<Wins, 3> contests{};        ///< by ContestType
    int contestsWon = 0;
    int reactions = 0;
    int kills = 0;
    int fouls = 0;
    int liveCards = 0;
    int liveEnergy = 0;
    int deadCards = 0;
    int cheatCards = 0;
    int diceWon = 0;
    int dice = 0;
    int diceSum = 0;
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
        tellCounts(m_report, Saying::tr("Contests and cards"), m_tallies,
                   {{Saying::tr("contests won"), &Tally::contestsWon},
                    {kills, &Tally::kills},
                    {Saying::tr("fouls"), &Tally::fouls},
                    {Saying::tr("dead cards played"), &Tally::deadCards},
                    {Saying::tr("cheat cards"), &Tally::cheatCards},
                    {Saying::tr("dice won"), &Tally::diceWon}});
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
            moment.what = Text{Saying::tr("%1 holds the ball on %2 as the turn begins"), after.idOf(carrier),
                               after[carrier].space};
        }
        if (std::holds_alternative<StartPeriod>(command)) {
            m_report.bands.push_back(
                {after.isOvertime() ? Text{Saying::tr("Overtime")} : Text{Saying::tr("Period %1"), after.period},
                 moment.position});
        }
        if (before.teams.size() == after.teams.size()) {
            readPoints(command, before, after, moment);
            readCards(before, after);
            if (fights(command)) {
                readContest(*after.lastContest, std::holds_alternative<React>(command));
                readUpset(*after.lastContest, moment);
            }
            readDeaths(before, after, moment);
            if (before.bell < 0 && after.bell >= 0) {
                nameAs(moment, Saying::tr("The bell"), 6);
                moment.seat = after.bell;
                moment.also.push_back(Text{Saying::tr("%1 ring the bell"), after[after.bell].name});
            }
        }
        if (std::holds_alternative<ScorePeriod>(command))
            nameAs(moment,
                   before.period >= m_match.journal().game().facts().constants.periods ? Saying::tr("The last mounds")
                                                                                       : Saying::tr("The mounds pay"),
                   3);
        else if (std::holds_alternative<ScoreBonus>(command))
            nameAs(moment, Saying::tr("Kills and fouls"), 2);
        else if (std::holds_alternative<StartTurn>(command))
            nameAs(moment, Saying::tr("The ball pays"), 2);
        if (!moment.points.empty() || !moment.also.empty())
            m_report.moments.push_back(std::move(moment));
    }

    /// The loudest name stays.
    static void nameAs(ReportMoment& moment, Sentence name, int loudness)
    {
        if (loudness <= moment.loudness)
            return;
        moment.name = name;
        moment.loudness = loudness;
    }

    [[nodiscard]] static bool fights(const Command& command)
    {
        return std::holds_alternative<React>(command) || std::holds_alternative<ContestCommand>(command);
    }

    void readPoints(const Command& command, const State& before, const State& after, ReportMoment& moment)
    {
        const std::vector<int> then = eachOf(before.teams, &Team::score);
        const std::vector<int> now = eachOf(after.teams, &Team::score);
        attribute(command, before, after); // also where what was won and what was lost are equal
        noteScores(m_report, moment, then, now);
        const auto gainers =
            std::count_if(moment.points.begin(), moment.points.end(), [](int gain) { return gain != 0; });
        for (int team = 0; gainers == 1 && team < teamCount(); ++team) {
            if (after[team].score != before[team].score)
                moment.seat = team;
        }
    }

    /// Says where each point of an entry came from. What the rules took back, because no score falls below zero
    /// (KB-R8), is a source of its own.
    void attribute(const Command& command, const State& before, const State& after)
    {
        std::vector<int> told(m_tallies.size());
        const auto add = [&](int team, Source source, int points) {
            of(team).points[source] += points;
            told[static_cast<std::size_t>(team)] += points;
        };
        const auto gained = [&](int team) { return after[team].score - before[team].score; };
        Source rest = Source::NotBelowZero;
        if (const auto* turn = std::get_if<StartTurn>(&command)) {
            const int team = before.teamNamed(turn->team);
            add(team, Source::Carrying, after.lastPoints[static_cast<std::size_t>(team)]);
        } else if (std::holds_alternative<ScorePeriod>(command)) {
            for (int team = 0; team < teamCount(); ++team)
                add(team, Source::Mounds, after.lastPoints[static_cast<std::size_t>(team)]);
        } else if (std::holds_alternative<ScoreBonus>(command)) {
            const BonusVerdict bonus = bonusOf(before);
            for (int team = 0; team < teamCount(); ++team) {
                const BonusPlaces& places = bonus.teams[static_cast<std::size_t>(team)];
                add(team, Source::Kills, places.killsPoints);
                add(team, Source::Fouls, places.foulsPoints);
            }
        } else if (fights(command)) {
            attributeContest(*after.lastContest, after, add);
        } else {
            rest = Source::Corrections;
            if (const auto* scorch = std::get_if<Scorch>(&command)) {
                const int team = int{before.figureNamed(scorch->figure).team};
                add(team, Source::Hate, gained(team));
            }
        }
        for (int team = 0; team < teamCount(); ++team)
            add(team, rest, gained(team) - told[static_cast<std::size_t>(team)]);
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
        if (isReaction)
            ++of(initiator).reactions;
        countCard(initiator, last.contest.initiator.card, last.verdict.initiatorCard);
        for (std::size_t side = 0; side < last.verdict.comparisons.size(); ++side) {
            const Comparison& one = last.verdict.comparisons[side];
            const int target = m_match.state().teamNamed(one.team);
            countCard(target, last.contest.targets[side].card, one.card);
            const bool won = one.winner == Winner::Initiator;
            const int winner = won ? initiator : target;
            ++of(winner).contestsWon;
            ++of(winner).contests[last.contest.type].won;
            ++of(won ? target : initiator).contests[last.contest.type].lost;
            if (one.decidedBy != DecidedBy::Tiebreaker || !one.tiebreaker)
                continue;
            ++of(winner).diceWon;
            Tally& roller = of(isReaction ? target : initiator); // KB-17.6
            ++roller.dice;
            roller.diceSum += *one.tiebreaker;
        }
    }

    /// The rarest card, and it has won: people speak of that whatever it brought.
    void readUpset(const LastContest& last, ReportMoment& moment)
    {
        const int initiator = m_match.state().teamNamed(last.contest.initiator.team);
        for (std::size_t side = 0; side < last.verdict.comparisons.size(); ++side) {
            const Comparison& one = last.verdict.comparisons[side];
            const bool won = one.winner == Winner::Initiator;
            const Card card = won ? last.contest.initiator.card : last.contest.targets[side].card;
            const bool isLive = won ? last.verdict.initiatorCard.isLive : one.card.isLive;
            if (card.kind != CardKind::Upset || !isLive)
                continue;
            nameAs(moment, Saying::tr("UPSET!"), 5);
            moment.seat = won ? initiator : m_match.state().teamNamed(one.team);
            moment.also.push_back(Text{Saying::tr("%1 win with UPSET!"), won ? last.contest.initiator.team : one.team});
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
            if (before[team].isInPlay() && !after[team].isInPlay()) {
                nameAs(moment, Saying::tr("Out of the match"), 10);
                moment.also.push_back(Text{Saying::tr("%1 are out of the match"), after[team].name});
            }
            const auto& then = before[team].trophies;
            const auto& now = after[team].trophies;
            for (std::size_t trophy = then.size(); trophy < now.size(); ++trophy) {
                nameAs(moment, Saying::tr("The kill"), 8);
                moment.also.push_back(Text{Saying::tr("%2 kill %1"), after.idOf(now[trophy]), after[team].name});
                moment.seat = team;
            }
            for (std::size_t figure = 0; figure < after[team].figures.size(); ++figure) {
                const FigureRef ref{static_cast<std::int8_t>(team), static_cast<std::int8_t>(figure)};
                const bool wasThere = figure < before[team].figures.size() && before[ref].where != Where::Lost;
                if (wasThere && after[ref].where == Where::Lost)
                    moment.also.push_back(Text{Saying::tr("%1 dies, and nobody gets the kill"), after.idOf(ref)});
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
            of(team).kills = static_cast<int>(one.trophies.size());
            of(team).fouls = one.fouls;
            m_report.seats.push_back({static_cast<int>(one.side) + 1, one.name, one.coach, one.score, won});
        }
        m_report.isFinished = state.phase == Phase::Finished;
        if (!m_report.isFinished || !state.result) {
            m_report.title = Saying::tr("The match is not finished");
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
            m_report.sums.sources.push_back(sourceNames[source]);
            for (std::size_t team = 0; team < m_tallies.size(); ++team)
                m_report.sums.points[team].push_back(m_tallies[team].points[source]);
        }
    }

    void tellContests()
    {
        ReportTable table{Saying::tr("Contests by kind"),
                          {Saying::tr("steals won"), Saying::tr("steals lost"), Saying::tr("tackles won"),
                           Saying::tr("tackles lost"), Saying::tr("attacks won"), Saying::tr("attacks lost"),
                           Saying::tr("reactions")},
                          {},
                          {}};
        for (const Tally& tally : m_tallies) {
            auto& row = table.rows.emplace_back();
            for (const Wins& wins : tally.contests) {
                row.emplace_back(ReportNumber{wins.won});
                row.emplace_back(ReportNumber{wins.lost});
            }
            row.emplace_back(ReportNumber{tally.reactions});
        }
        m_report.tables.push_back(std::move(table));
    }

    void tellLuck()
    {
        ReportTable table{Saying::tr("Card luck"),
                          {Saying::tr("average live energy"), Saying::tr("live cards"), Saying::tr("dice in all")},
                          {},
                          {}};
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
            const Sentence lucky = m_report.isFinished && !seat.hasWon
                                       ? Saying::tr("%1 had the better cards but did not win.")
                                       : Saying::tr("%1 had the better cards.");
            table.remarks.push_back(isLuck ? Text{lucky, seat.name}
                                           : Text{Saying::tr("The luck of the cards was even.")});
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
    return winners.empty()       ? Text{Saying::tr("All have lost.")}.asLine()
           : winners.size() == 1 ? Text{Saying::tr("%1 win"), winners[0]}
                                 : Text{Saying::tr("%1 and %2 win"), winners[0], winners[1]};
}

std::optional<Text> wayOfResult(std::string_view by)
{
    static constexpr Indexed<Saying, 7> ways{{Saying::tr("by victory points"), Saying::tr("in the overtime"),
                                              Saying::tr("by the alliances' lower scores"),
                                              Saying::tr("by the tiebreaker die"), Saying::tr("by a blowout"),
                                              Saying::tr("by elimination"), Saying::tr("as the last team in play")}};
    const auto way = fromWord<WonBy>(by);
    return way ? std::optional<Text>(ways[*way]) : std::nullopt;
}

} // namespace whistle::kaosball
