// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/past_lines.h"

#include "table/log_book.h"

#include <algorithm>

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

PastLines pastLines(const Match& match, const Match& recorded, const PastTeller& teller)
{
    const std::vector<LogEntry>& entries = match.entries();
    const std::vector<LogEntry>& known = recorded.entries();
    auto next = known.begin();
    int places = 1;
    std::vector<EntryMarks> marks = teller.marks ? teller.marks(match, 0) : std::vector<EntryMarks>{};
    marks.resize(entries.size());
    PastLines lines;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const LogEntry& entry = entries[i];
        const int place = places;
        if (next != known.end() && next->number == entry.number) {
            places += next->withdrawn ? 0 : 1;
            ++next;
        }
        if (entry.withdrawn)
            continue;
        addDetent(lines.scrubber, entry, marks[i]);
        lines.log.push_back(logLine(entry, marks[i], match.names()));
        lines.log.back().place = place;
    }
    return lines;
}

} // namespace whistle
