// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/merged_season.h"

#include "store/kept_things.h"
#include "store/match_fixtures.h"
#include "store/texts.h"

#include <algorithm>

namespace whistle {

namespace texts = store_texts;

namespace {

bool isSame(const RecordedLine& one, const RecordedLine& other)
{
    return one.text == other.text;
}

/// Nothing: the season is still what was merged.
Problems goneOn(const Store& store, const MatchId& season, const std::vector<RecordedLine>& here)
{
    const Checked<std::vector<std::string>> now = store.load(season);
    if (!now)
        return now.problems();
    const bool isStill =
        std::equal(now->begin(), now->end(), here.begin(), here.end(),
                   [](const std::string& text, const RecordedLine& line) { return text == line.text; });
    return isStill ? Problems{} : Problems{{"", Text{texts::continuedElsewhere}}};
}

Problems moveAlong(Store& store, const MatchId& from, const MatchId& to, const std::map<std::string, std::string>& ids)
{
    MatchFixtures fixtures(store);
    const Checked<std::vector<MatchFixture>> ties = fixtures.ofSeason(from);
    if (!ties)
        return ties.problems();
    for (MatchFixture tie : *ties) {
        tie.season = to;
        if (const auto now = ids.find(tie.fixture); now != ids.end())
            tie.fixture = now->second;
        if (Problems problems = fixtures.tie(tie); !problems.empty())
            return problems;
    }
    return KeptThings(store, keptForLeagues).move(from.uuid, to.uuid);
}

} // namespace

Checked<MatchId> keepMerged(Store& store, const MatchId& season, const std::vector<RecordedLine>& here,
                            const std::vector<RecordedLine>& merged, const std::map<std::string, std::string>& fixtures)
{
    if (Problems problems = goneOn(store, season, here); !problems.empty())
        return problems;
    const auto more = std::mismatch(here.begin(), here.end(), merged.begin(), merged.end(), isSame);
    if (more.first == here.end()) {
        if (Problems problems = store.append(season, {more.second, merged.end()}, Instant::now()); !problems.empty())
            return problems;
        return season;
    }
    // Whatever ends this in between, nothing is lost: then both are in the list.
    const Checked<MatchId> id = store.importSeason(merged, Instant::now());
    if (!id)
        return id.problems();
    Problems problems = store.putOn(Shelf::Bin, season);
    // In the bin nothing more is entered; what came just before is not merged yet.
    if (problems.empty())
        problems = goneOn(store, season, here);
    if (!problems.empty()) {
        (void)store.putOn(Shelf::Open, season);
        (void)store.removeMatch(*id);
        return problems;
    }
    if (problems = moveAlong(store, season, *id, fixtures); problems.empty())
        return id;
    (void)store.putOn(Shelf::Open, season);
    return problems;
}

} // namespace whistle
