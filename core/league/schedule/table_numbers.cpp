// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/table_numbers.h"

#include <algorithm>
#include <set>

namespace whistle::league {

namespace {

int fixedTableOf(const Season& season, const Sides& sides)
{
    for (const int entrant : sides) {
        if (entrant >= 0 && season.entrant(entrant).table > 0)
            return season.entrant(entrant).table;
    }
    return 0;
}

} // namespace

std::vector<int> tableNumbers(const Season& season, const std::vector<Sides>& matches)
{
    std::vector<int> tables;
    std::set<int> taken;
    for (const Sides& sides : matches) {
        const int fixed = fixedTableOf(season, sides);
        tables.push_back(fixed > 0 && taken.insert(fixed).second ? fixed : 0);
    }
    int next = 1;
    for (int& table : tables) {
        if (table > 0)
            continue;
        while (taken.contains(next))
            ++next;
        table = next++;
    }
    return tables;
}

} // namespace whistle::league
