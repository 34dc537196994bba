// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/past_lines.h"

#include "controls/counter_label.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

namespace whistle {

int PastLines::detentOf(int number) const
{
    const auto found =
        std::find_if(log.begin(), log.end(), [number](const LogLine& line) { return line.number == number; });
    return found == log.end() ? -1 : static_cast<int>(found - log.begin());
}

int PastLines::numberBefore(int number) const
{
    const int detent = detentOf(number);
    return detent > 0 ? numberAt(detent - 1) : 0;
}

PastLines pastLines(const Match& match, const PastTeller& teller)
{
    const std::vector<LogEntry> entries = match.entries();
    std::vector<EntryMarks> marks = teller.marks ? teller.marks(match) : std::vector<EntryMarks>{};
    marks.resize(entries.size());
    PastLines lines;
    QString band;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LogEntry& entry = entries[i];
        if (entry.withdrawn)
            continue;
        const int detent = lines.count();
        LogLine line;
        line.number = entry.number;
        line.seat = marks[i].seat;
        line.sentence = entry.headline.render(match.names());
        line.overridden = entry.overrideReason.has_value();
        line.corrected = entry.correctedBy > 0;
        line.refused = entry.refused;
        if (!entry.objections.empty()) {
            const std::string_view rule = entry.objections.front().rule.id;
            const QString against = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
            line.remark = entry.overrideReason
                              ? QCoreApplication::translate("shell", "against %1: \u201c%2\u201d", "rule, reason")
                                    .arg(against, QString::fromStdString(*entry.overrideReason))
                              : QCoreApplication::translate("shell", "against %1", "rule").arg(against);
        }
        if (!entry.refused) {
            const int sum = std::accumulate(marks[i].points.begin(), marks[i].points.end(), 0,
                                            [](int all, const SeatPoints& one) { return all + one.points; });
            if (sum != 0)
                line.points = CounterLabel::words(sum, CounterLabel::Sign::Always);
            for (const SeatPoints& fell : marks[i].points)
                lines.scrubber.points.push_back({detent, fell.seat});
        }
        if (!marks[i].band.isEmpty() && (marks[i].band != band || lines.scrubber.bands.empty())) {
            band = marks[i].band;
            lines.scrubber.bands.push_back({detent, band});
        }
        lines.log.push_back(std::move(line));
    }
    lines.scrubber.count = lines.count();
    return lines;
}

} // namespace whistle
