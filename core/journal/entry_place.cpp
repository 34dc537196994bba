// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entry_place.h"

#include "journal/match.h"

namespace whistle {

int placeOf(const std::vector<LogEntry>& entries, int number)
{
    int place = 1;
    for (const LogEntry& entry : entries) {
        if (entry.number == number)
            return place;
        place += entry.withdrawn ? 0 : 1;
    }
    return number;
}

} // namespace whistle
