// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_book.h"

#include "controls/counter_label.h"
#include "match/match_desk.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace whistle {

namespace {

bool counts(const LogEntry& entry)
{
    return !entry.withdrawn && !entry.refused;
}

bool isAsBefore(const LogEntry& known, const LogEntry& now)
{
    return known.number == now.number && counts(known) == counts(now) && known.correctedBy == now.correctedBy;
}

} // namespace

LogLine logLine(const LogEntry& entry, const EntryMarks& marks, const NameReader& names)
{
    LogLine line;
    line.number = entry.number;
    line.seat = marks.seat;
    line.sentence = entry.headline.render(names);
    line.overridden = entry.overrideReason.has_value();
    line.corrected = entry.correctedBy > 0;
    line.withdrawn = entry.withdrawn;
    line.refused = entry.refused;
    if (!entry.objections.empty()) {
        const QString against = idOf(entry.objections.front().rule);
        line.remark = entry.overrideReason
                          ? QCoreApplication::translate("shell", "against %1: \u201c%2\u201d", "rule, reason")
                                .arg(against, QString::fromStdString(*entry.overrideReason))
                          : QCoreApplication::translate("shell", "against %1", "rule").arg(against);
    } else if (entry.seenBy > 0) {
        line.remark = QCoreApplication::translate("shell", "seen before its time, or changed after it");
    }
    // The points of several seats are never added up: they would be nobody's.
    for (const SeatPoints& one : counts(entry) ? marks.points : std::vector<SeatPoints>())
        line.shares.emplace_back(one.seat, CounterLabel::words(one.points, CounterLabel::Sign::Always));
    if (line.shares.size() == 1 && (line.seat == 0 || line.shares.front().first == line.seat)) {
        line.points = line.shares.front().second;
        line.shares.clear();
    }
    return line;
}

void LogBook::read(const Match& match)
{
    std::vector<LogEntry> entries = match.entries();
    std::size_t same = 0;
    while (same < m_entries.size() && same < entries.size() && isAsBefore(m_entries[same], entries[same]))
        ++same;
    m_marks.resize(same);
    if (m_teller) {
        std::vector<EntryMarks> fresh = m_teller(match, same);
        m_marks.insert(m_marks.end(), std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
    }
    m_marks.resize(entries.size());
    m_entries = std::move(entries);
}

std::vector<LogLine> LogBook::lines(const NameReader& names) const
{
    std::size_t end = m_entries.size();
    while (end > 0 && m_entries[end - 1].withdrawn)
        --end;
    std::vector<LogLine> lines;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (!m_entries[i].withdrawn || i >= end)
            lines.push_back(logLine(m_entries[i], m_marks[i], names));
    }
    return lines;
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

bool LogBook::broughtPoints(int number) const
{
    for (std::size_t i = m_entries.size(); i > 0; --i) {
        if (m_entries[i - 1].number == number)
            return counts(m_entries[i - 1]) && !m_marks[i - 1].points.empty();
    }
    return false;
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

int LogBook::newest() const
{
    const auto found = std::find_if(m_entries.rbegin(), m_entries.rend(), counts);
    return found == m_entries.rend() ? 0 : found->number;
}

} // namespace whistle
