// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/plain_telling.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/words/capital.h"
#include "table/change_lines.h"
#include "table/digest.h"
#include "table/scoreboard.h"
#include "table/telling.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

struct TellingWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::PlainTelling)
};

constexpr Sentence said(const char* words)
{
    return {"whistle::PlainTelling", words};
}
constexpr Sentence goesOn = common::Saying::tr("The match goes on");
constexpr Sentence wins = common::Saying::tr("%1 wins");
constexpr Sentence shared = said(QT_TRANSLATE_NOOP("whistle::PlainTelling", "The win is shared"));
constexpr Sentence over = common::Saying::tr("The match is over");
constexpr Sentence inAll = said(QT_TRANSLATE_NOOP("whistle::PlainTelling", "In all"));
constexpr Sentence counted = said(QT_TRANSLATE_NOOP("whistle::PlainTelling", "Counted at the table"));

QString wordsOf(const PlainFact& fact)
{
    return fact.number  ? QString::number(*fact.number)
           : fact.chips ? fact.chips->isEmpty() ? CommonWords::tr("none") : fact.chips->join(QStringLiteral(", "))
                        : fact.words;
}

PlainTable tableOf(const PlainWords& words, const Match& match)
{
    return words.read(match.table(), match.names());
}

std::vector<int> scoresOf(const PlainTable& table)
{
    std::vector<int> scores;
    for (const PlainSeat& seat : table.seats)
        scores.push_back(seat.score);
    return scores;
}

} // namespace

bool isPlainOver(const Match& match)
{
    return !match.entries().empty() && match.moves().empty();
}

ScoreStripState plainStrip(const PlainTable& table, const std::vector<OfferedMove>& moves)
{
    const std::vector<std::string> toMove = seatsToMove(moves);
    ScoreStripState strip;
    for (const PlainSeat& seat : table.seats) {
        const bool isActive = contains(toMove, seat.id);
        strip.seats.push_back({.seat = seat.seat,
                               .name = seat.name,
                               .note = seat.hasWon ? CommonWords::tr("has won")
                                       : isActive  ? CommonWords::tr("to move")
                                                   : QString(),
                               .score = seat.score,
                               .active = isActive,
                               .unit = table.scoreName,
                               .id = seat.id});
    }
    strip.period = table.stretch;
    strip.pips = 0;
    return strip;
}

ScoreboardState plainScoreboard(const PlainWords& words, const Match& match, const EntryTeller& marks)
{
    const PlainTable table = tableOf(words, match);
    ScoreboardState board = boardOf(plainStrip(table, match.moves()));
    for (std::size_t i = 0; i < board.seats.size(); ++i) {
        for (const PlainFact& fact : table.seats[i].facts) {
            if (fact.number)
                board.seats[i].counts.push_back({fact.name, *fact.number, {}});
        }
    }
    tellLast(board, match, marks);
    if (const QStringList winners = table.winners(); winners.size() == 1) {
        board.news = asLine(CommonWords::tr("%1 has won.").arg(winners.front()));
        board.newsSeat = firstWith(table.seats, &PlainSeat::hasWon, true)->seat;
    }
    return board;
}

MatchSession::Digest plainDigest(const PlainWords& words, const Match& match)
{
    const Json table = match.table();
    const bool isFinished = isPlainOver(match);
    std::vector<DigestSeat> seats;
    for (const PlainSeat& seat : words.read(table, match.names()).seats) {
        seats.push_back({seat.seat, seat.id, seat.score});
        if (isFinished)
            seats.back().hasWon = seat.hasWon;
    }
    Json standing{{"entries", match.entries().size()}};
    if (const std::string phase = valueIn(table, "phase", std::string()); !phase.empty())
        standing["phase"] = phase;
    return digestOf(seats, isFinished, std::move(standing));
}

QString plainStanding(const PlainWords& words, const Json& summary)
{
    const QString entries = CommonWords::tr("%n entries", nullptr, valueIn(summary, "entries", 0));
    const std::string phase = valueIn(summary, "phase", std::string());
    return phase.empty() ? entries : enumerated({words.stretch(phase), entries});
}

QString plainOutcome(const Json& summary, const NameReader& names)
{
    const QStringList winners = winnersIn(summary, names).value_or(QStringList());
    return winners.size() == 1 ? asLine(CommonWords::tr("%1 has won.").arg(winners.front()))
           : winners.isEmpty() ? QString()
                               : CommonWords::tr("The win is shared: %1").arg(winners.join(QStringLiteral(", ")));
}

std::vector<EntryMarks> plainMarks(const PlainWords& words, const NameReader& names,
                                   const std::vector<PlainStep>& steps, std::size_t ahead)
{
    std::vector<EntryMarks> marks;
    int turnOf = -1; ///< the seat of the entry that counted last
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const PlainStep& step = steps[i];
        const PlainTable before = words.read(step.before, names);
        const PlainTable after = words.read(step.after, names);
        EntryMarks one;
        one.seat = words.seatOf(step.command, before);
        one.beginsTurn = one.seat != turnOf;
        one.points = differences(before.scores(), after.scores());
        one.band = after.stretch;
        if (step.counts)
            turnOf = one.seat;
        if (i >= ahead)
            marks.push_back(std::move(one));
    }
    return marks;
}

MatchReport plainReport(const PlainWords& words, const Match& match, const std::vector<PlainStep>& steps)
{
    const NameReader names = match.names();
    const PlainTable table = tableOf(words, match);
    MatchReport report = reportFrame(match);
    report.isFinished = isPlainOver(match);
    std::vector<std::string> seats;
    std::vector<std::string> winners;
    for (const PlainSeat& seat : table.seats) {
        seats.push_back(seat.id);
        if (seat.hasWon)
            winners.push_back(seat.id);
    }
    tellSeats(report, seats, scoresOf(table), winners, {report.isFinished ? over : goesOn, wins, shared});
    int position = 0;
    for (const PlainStep& step : steps) {
        if (!step.counts)
            continue;
        ReportMoment moment{++position, step.number, -1, {}, {}, {}};
        const PlainTable before = words.read(step.before, names);
        const PlainTable after = words.read(step.after, names);
        if (after.seats.size() != table.seats.size())
            continue;
        noteScores(report, moment, scoresOf(before), scoresOf(after));
        const LogEntry* entry = firstWith(match.entries(), &LogEntry::number, step.number);
        if (moment.points.empty() || !entry)
            continue;
        moment.seat = words.seatOf(step.command, before) - 1;
        moment.what = entry->headline;
        report.moments.push_back(std::move(moment));
    }
    report.sums.sources = {Text{inAll}};
    for (const PlainSeat& seat : table.seats)
        report.sums.points.push_back({seat.score});
    report.countsTitle = counted;
    for (const PlainFact& fact : table.seats.empty() ? std::vector<PlainFact>() : table.seats.front().facts) {
        ReportCount count{Text::verbatim(fact.name.toStdString()), {}};
        for (const PlainSeat& seat : table.seats) {
            const PlainFact* same = firstWith(seat.facts, &PlainFact::key, fact.key);
            if (same && same->number)
                count.values.push_back(*same->number);
        }
        if (count.values.size() == table.seats.size())
            report.counts.push_back(std::move(count));
    }
    return report;
}

Moment plainMoment(const PlainWords& words, const Match& match, int number)
{
    const std::optional<Json> table = match.tableAt(number);
    if (!table)
        return {};
    const PlainTable read = words.read(*table, match.names());
    const QStringList winners = read.winners();
    return {winners.size() == 1      ? asLine(CommonWords::tr("%1 has won.").arg(winners.front()))
            : read.stretch.isEmpty() ? words.gameName()
                                     : read.stretch,
            read.scores()};
}

std::vector<ChangeWords> plainDifferences(const PlainWords& words, const Match& before, const Match& after)
{
    const PlainTable was = tableOf(words, before);
    const PlainTable is = tableOf(words, after);
    ChangeLines lines;
    const auto compare = [&lines](const std::vector<PlainFact>& old, const std::vector<PlainFact>& now,
                                  const QString& whose) {
        const auto tell = [&](const PlainFact& fact) {
            const PlainFact* then = firstWith(old, &PlainFact::key, fact.key);
            const PlainFact* today = firstWith(now, &PlainFact::key, fact.key);
            lines.add(whose.isEmpty() ? fact.name : enumerated({fact.name, whose}),
                      then ? wordsOf(*then) : CommonWords::tr("none"),
                      today ? wordsOf(*today) : CommonWords::tr("none"));
        };
        for (const PlainFact& fact : now)
            tell(fact);
        for (const PlainFact& fact : old) {
            if (!firstWith(now, &PlainFact::key, fact.key))
                tell(fact);
        }
    };
    lines.add(TellingWords::tr("Won by"), was.winners().join(QStringLiteral(", ")),
              is.winners().join(QStringLiteral(", ")));
    lines.add(TellingWords::tr("Part of the match"), was.stretch, is.stretch);
    for (const PlainSeat& seat : is.seats) {
        const PlainSeat* then = was.seat(seat.id);
        compare(then ? then->facts : std::vector<PlainFact>(), seat.facts, seat.name);
    }
    compare(was.others, is.others, {});
    return lines.take();
}

} // namespace whistle
