// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_book.h"

#include "base/common_words.h"
#include "base/reader.h"
#include "controls/words/counter_label.h"
#include "journal/entry_place.h"
#include "match/match_session.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <tuple>

namespace whistle {

namespace {

bool counts(const LogEntry& entry)
{
    return !entry.withdrawn && !entry.refused;
}

bool isAsBefore(const LogEntry& known, const LogEntry& now)
{
    const auto all = [](const LogEntry& entry) {
        return std::tie(entry.number, entry.withdrawn, entry.refused, entry.correctedBy, entry.seenBy, entry.sealedFor);
    };
    return all(known) == all(now);
}

/// The points of several seats are never added up: they would be nobody's.
void tellPoints(LogLine& line, const std::vector<SeatPoints>& points)
{
    for (const SeatPoints& one : points)
        line.shares.emplace_back(one.seat, CounterLabel::words(one.points, CounterLabel::Sign::Always));
    if (line.shares.size() == 1 && line.shares.front().first == line.seat) {
        line.points = line.shares.front().second;
        line.shares.clear();
    }
}

/// Without its full stop, to stand beside others.
QString bare(QString sentence)
{
    while (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

/// Gathers what is told of a turn.
class TurnTeller {
public:
    explicit TurnTeller(const LogLine& first)
    {
        m_turn.line.number = m_turn.line.turn = first.number;
        m_turn.line.seat = first.seat;
        m_first = first.sentence;
    }

    void tell(const LogLine& entry, const EntryMarks& marks, const NameReader& names)
    {
        m_turn.last = entry.number;
        m_turn.line.overridden |= entry.overridden;
        m_turn.line.corrected |= entry.corrected;
        if (m_turn.band.isEmpty())
            m_turn.band = marks.band;
        m_turn.signs.insert(m_turn.signs.end(), marks.told.signs.begin(), marks.told.signs.end());
        for (const SeatPoints& one : marks.points)
            add(one);
        if (!marks.told.isRoutine || !marks.told.result.empty())
            m_turn.steps.push_back(entry.number);
        if (!marks.told.isRoutine) {
            m_turn.clauses << bare(marks.told.clause ? marks.told.clause() : entry.sentence); // with its result
            return;
        }
        for (const Text& result : marks.told.result)
            m_turn.clauses << bare(result.render(names));
    }

    PastTurn turn()
    {
        m_turn.line.sentence = m_turn.clauses.isEmpty() ? m_first : m_turn.clauses.join(QStringLiteral(" \u00b7 "));
        std::erase_if(m_points, [](const SeatPoints& one) { return one.points == 0; });
        tellPoints(m_turn.line, m_points);
        return std::move(m_turn);
    }

private:
    void add(const SeatPoints& more)
    {
        const auto known = std::find_if(m_points.begin(), m_points.end(),
                                        [&](const SeatPoints& one) { return one.seat == more.seat; });
        if (known == m_points.end())
            m_points.push_back(more);
        else
            known->points += more.points;
    }

    PastTurn m_turn;
    QString m_first;
    std::vector<SeatPoints> m_points;
};

} // namespace

LogLine logLine(const LogEntry& entry, const EntryMarks& marks, const NameReader& names)
{
    LogLine line;
    line.number = entry.number;
    line.seat = marks.seat;
    line.sentence = marks.told.sentence && counts(entry) ? marks.told.sentence() : entry.headline.render(names);
    for (const auto& told : {marks.told.result, marks.told.assumed}) {
        for (const Text& more : counts(entry) ? told : std::vector<Text>())
            line.sentence = CommonWords::tr("%1. %2").arg(bare(line.sentence), bare(more.render(names)));
    }
    line.overridden = entry.overrideReason.has_value();
    line.corrected = entry.correctedBy > 0 || (marks.told.isCorrection && counts(entry));
    line.withdrawn = entry.withdrawn;
    line.refused = entry.refused;
    if (!entry.objections.empty()) {
        const QString against = idOf(entry.objections.front().rule);
        line.remark = entry.overrideReason
                          ? QCoreApplication::translate("shell", "against %1: \u201c%2\u201d", "rule, reason")
                                .arg(against, QString::fromStdString(*entry.overrideReason))
                          : QCoreApplication::translate("shell", "against %1", "rule").arg(against);
    } else if (entry.seenBy > 0) {
        line.remark = QCoreApplication::translate("shell", "revealed early, or changed afterwards");
    }
    if (line.remark.isEmpty() && !marks.told.reason.empty() && counts(entry))
        line.remark = QCoreApplication::translate("shell", "\u201c%1\u201d", "the reason of a correction")
                          .arg(QString::fromStdString(marks.told.reason));
    tellPoints(line, counts(entry) ? marks.points : std::vector<SeatPoints>());
    return line;
}

void addDetent(ScrubberState& track, const LogEntry& entry, const EntryMarks& marks)
{
    const int detent = track.count++;
    for (const SeatPoints& fell : entry.refused ? std::vector<SeatPoints>() : marks.points)
        track.points.push_back({detent, fell.seat});
    if (!marks.band.isEmpty() && (track.bands.empty() || track.bands.back().name != marks.band))
        track.bands.push_back({detent, marks.band});
}

void LogBook::read(const Match& match)
{
    if (m_language != readersLanguageCode()) {
        m_language = readersLanguageCode();
        m_entries.clear(); // what is known of them is words
    }
    const std::vector<LogEntry>& entries = match.entries();
    std::size_t same = 0;
    while (same < m_entries.size() && same < entries.size() && isAsBefore(m_entries[same], entries[same]))
        ++same;
    m_marks.resize(same);
    if (m_teller) {
        std::vector<EntryMarks> fresh = m_teller(match, same);
        m_marks.insert(m_marks.end(), std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
    }
    m_marks.resize(entries.size());
    m_entries.resize(same);
    m_entries.insert(m_entries.end(), entries.begin() + static_cast<std::ptrdiff_t>(same), entries.end());
    forget(same);
}

void LogBook::forget(std::size_t from)
{
    // Of the entries that were withdrawn at the end it is known only now whether they still stand there.
    const auto kept = std::lower_bound(m_told.begin(), m_told.end(), std::min(from, m_end));
    m_told.erase(kept, m_told.end());
    m_lines.resize(m_told.size());
    while (!m_past.empty() && m_past.back().end >= m_told.size())
        m_past.pop_back();
}

const std::vector<LogLine>& LogBook::lines(const NameReader& names)
{
    m_end = m_entries.size();
    while (m_end > 0 && m_entries[m_end - 1].withdrawn)
        --m_end;
    int place = m_lines.empty() ? 0 : m_lines.back().place;
    int turn = m_lines.empty() ? 0 : m_lines.back().turn;
    for (std::size_t i = m_told.empty() ? 0 : m_told.back() + 1; i < m_entries.size(); ++i) {
        const LogEntry& entry = m_entries[i];
        if (counts(entry) && m_marks[i].beginsTurn)
            turn = entry.number;
        place += entry.withdrawn ? 0 : 1;
        if (entry.withdrawn && i < m_end)
            continue;
        m_told.push_back(i);
        m_lines.push_back(logLine(entry, m_marks[i], names));
        m_lines.back().place = entry.withdrawn ? 0 : place;
        m_lines.back().turn = turn;
    }
    return m_lines;
}

const std::vector<PastTurn>& LogBook::pastTurns(const NameReader& names)
{
    for (std::size_t from = m_past.empty() ? 0 : m_past.back().end; from < m_lines.size();) {
        std::size_t to = from;
        while (to < m_lines.size() && m_lines[to].turn == m_lines[from].turn)
            ++to;
        if (to == m_lines.size())
            break; // it runs
        if (m_lines[from].turn != 0) {
            TurnTeller teller(m_lines[from]);
            for (std::size_t line = from; line < to; ++line) {
                if (counts(m_entries[m_told[line]]))
                    teller.tell(m_lines[line], m_marks[m_told[line]], names);
            }
            m_past.push_back(teller.turn());
            m_past.back().lines = to - from;
            m_past.back().end = to;
        }
        from = to;
    }
    return m_past;
}

std::vector<LogLine> LogBook::turns(const NameReader& names)
{
    std::vector<LogLine> turns;
    for (const PastTurn& turn : pastTurns(names)) {
        if (turn.lines > 1) // else it is shown as the entry that it is
            turns.push_back(turn.line);
    }
    return turns;
}

int LogBook::pointsOfTurn(int seat) const
{
    int sum = 0;
    for (std::size_t i = m_entries.size(); i > 0; --i) {
        if (!counts(m_entries[i - 1]))
            continue;
        const EntryMarks& marks = m_marks[i - 1];
        for (const SeatPoints& one : marks.points)
            sum += one.seat == seat ? one.points : 0;
        if (marks.beginsTurn)
            break;
    }
    return sum;
}

const EntryMarks* LogBook::marksOf(int number) const
{
    for (std::size_t i = m_entries.size(); i > 0; --i) {
        if (m_entries[i - 1].number == number)
            return counts(m_entries[i - 1]) ? &m_marks[i - 1] : nullptr;
    }
    return nullptr;
}

bool LogBook::broughtPoints(int number) const
{
    const EntryMarks* marks = marksOf(number);
    return marks && !marks->points.empty();
}

bool LogBook::isRoutine(int number) const
{
    const EntryMarks* marks = marksOf(number);
    return marks && marks->told.isRoutine;
}

std::vector<Text> LogBook::assumedBy(int number) const
{
    const EntryMarks* marks = marksOf(number);
    return marks ? marks->told.assumed : std::vector<Text>();
}

std::vector<Text> LogBook::broughtBy(int number) const
{
    const EntryMarks* marks = marksOf(number);
    if (!marks)
        return {};
    std::vector<Text> all = marks->told.result;
    all.insert(all.end(), marks->told.assumed.begin(), marks->told.assumed.end());
    return all;
}

std::vector<int> LogBook::standingFrom(int number) const
{
    std::vector<int> numbers;
    for (const LogEntry& entry : m_entries) {
        if (entry.number == number || !numbers.empty()) {
            if (counts(entry))
                numbers.push_back(entry.number);
        }
    }
    return numbers;
}

int LogBook::placeOf(int number) const
{
    return whistle::placeOf(m_entries, number);
}

int LogBook::newest() const
{
    const auto found = std::find_if(m_entries.rbegin(), m_entries.rend(), counts);
    return found == m_entries.rend() ? 0 : found->number;
}

} // namespace whistle
