// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"

#include "league/checking/checks.h"

#include <algorithm>
#include <cstdint>
#include <stdexcept>

namespace whistle::league {

namespace {

class Lots {
public:
    explicit Lots(const std::string& seed)
    {
        for (const char letter : seed)
            m_state = (m_state ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
    }
    std::size_t below(std::size_t count)
    {
        std::uint64_t next = 0;
        do {
            m_state += 0x9e3779b97f4a7c15ULL;
            next = (m_state ^ (m_state >> 30U)) * 0xbf58476d1ce4e5b9ULL;
            next = (next ^ (next >> 27U)) * 0x94d049bb133111ebULL;
            next ^= next >> 31U;
        } while (next >= UINT64_MAX - UINT64_MAX % count);
        return static_cast<std::size_t>(next % count);
    }

private:
    std::uint64_t m_state = 14695981039346656037ULL;
};

} // namespace

std::vector<std::string> inOrderOfLots(std::vector<std::string> entrants, std::size_t atStart, const std::string& seed)
{
    Lots lots(seed);
    for (std::size_t left = atStart; left > 1; --left)
        std::swap(entrants.at(left - 1), entrants[lots.below(left)]);
    for (std::size_t late = atStart; late < entrants.size(); ++late) {
        const auto place = static_cast<std::ptrdiff_t>(Lots(seed + "/" + std::to_string(late + 1)).below(late + 1));
        const auto behind = entrants.begin() + static_cast<std::ptrdiff_t>(late);
        std::rotate(entrants.begin() + place, behind, behind + 1);
    }
    return entrants;
}

Problems checkSeason(const Json& season)
{
    Problems found;
    if (!season.at("started").get<bool>())
        return found;
    // What comes later rests on what comes first.
    for (const auto& check : {checkFit, checkSchedule, checkResults, checkTables, checkPlayoffs, checkSeats}) {
        // Every look into the season is one that says so when nothing is there; `checkFit` has told all that is known.
        try {
            check(season, found);
        } catch (const std::exception& error) {
            found.push_back(
                {"/season", Text{Saying::tr("This season is inconsistent: %1"), std::string(error.what())}});
        }
        if (!found.empty())
            return found;
    }
    return found;
}

} // namespace whistle::league
