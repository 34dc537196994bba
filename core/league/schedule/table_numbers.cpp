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

std::vector<int> tablesOf(const Season& season, const std::vector<const Fixture*>& fixtures)
{
    std::vector<Sides> matches;
    std::vector<std::size_t> matchOf;
    const Fixture* before = nullptr;
    for (const Fixture* fixture : fixtures) {
        const bool isSamePairing =
            before && fixture->playoffs && before->branch == fixture->branch && before->pairing == fixture->pairing;
        if (!isSamePairing)
            matches.push_back(fixture->sides);
        matchOf.push_back(matches.size() - 1);
        before = fixture;
    }
    const std::vector<int> numbers = tableNumbers(season, matches);
    std::vector<int> tables;
    for (const std::size_t match : matchOf)
        tables.push_back(numbers[match]);
    return tables;
}

} // namespace whistle::league
