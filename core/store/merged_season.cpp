// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/merged_season.h"

#include "store/match_fixtures.h"

#include <algorithm>

namespace whistle {

Checked<MatchId> keepMerged(Store& store, const MatchId& season, const std::vector<RecordedLine>& merged)
{
    const Checked<std::vector<std::string>> here = store.load(season);
    if (!here)
        return here.problems();
    const bool goesOn = here->size() <= merged.size() &&
                        std::equal(here->begin(), here->end(), merged.begin(),
                                   [](const std::string& text, const RecordedLine& line) { return text == line.text; });
    if (goesOn) {
        const std::vector<RecordedLine> more(merged.begin() + static_cast<std::ptrdiff_t>(here->size()), merged.end());
        if (Problems problems = store.append(season, more, Instant::now()); !problems.empty())
            return problems;
        return season;
    }
    // Whatever ends this in between, nothing is lost: then both are in the list.
    const Checked<MatchId> id = store.importSeason(merged, Instant::now());
    if (!id)
        return id.problems();
    MatchFixtures fixtures(store);
    const Checked<std::vector<MatchFixture>> ties = fixtures.ofSeason(season);
    if (!ties)
        return ties.problems();
    for (MatchFixture tie : *ties) {
        tie.season = *id;
        if (Problems problems = fixtures.tie(tie); !problems.empty())
            return problems;
    }
    if (Problems problems = store.putOn(Shelf::Bin, season); !problems.empty())
        return problems;
    return id;
}

} // namespace whistle
