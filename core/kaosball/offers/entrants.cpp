// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/entrants.h"

#include "base/contains.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

EntryNeed entryNeed(const State& state, const Constants& rules)
{
    EntryNeed need;
    const bool due = state.phase == Phase::Lineup || state.phase == Phase::Replace;
    need.team = due ? state.teamToAct() : -1;
    if (need.team < 0)
        return need;
    const Team& team = state[need.team];
    int runners = 0;
    int bruisers = 0;
    for (const FigureRef ref : state.figuresOf(need.team)) {
        const Figure& figure = state[ref];
        if (figure.isOnField())
            ++(figure.post == Post::Runner ? runners : bruisers);
        if (figure.where != Where::Dugout || !team.mayField(figure))
            continue;
        need.available.push_back(ref);
    }
    const int missing =
        std::clamp(rules.figuresOnField - runners - bruisers, 0, static_cast<int>(need.available.size()));
    need.runners = std::clamp(rules.runnersOnField - runners, 0, missing);
    need.bruisers = std::clamp(rules.bruisersOnField - bruisers, 0, missing - need.runners);
    if (!state.isMirror())
        return need;
    const auto freeOf = [&](Post post) {
        std::vector<Space> spaces = crossfield::scrimmageLine(team.side, post);
        std::erase_if(spaces, [&](Space space) { return state.standingAt(space).isValid(); });
        return spaces;
    };
    need.runnerSpaces = freeOf(Post::Runner);
    need.bruiserSpaces = freeOf(Post::Bruiser);
    return need;
}

Command suggestedEntry(const State& state, const Constants& rules)
{
    const EntryNeed need = entryNeed(state, rules);
    std::vector<std::pair<std::string, Space>> placements;
    std::vector<std::pair<std::string, Post>> roles;
    std::vector<FigureRef> chosen;
    int runners = need.runners;
    int bruisers = need.bruisers;
    SpaceSet taken;
    const auto spaceOf = [&](Post post) {
        if (!state.isMirror())
            return Space{};
        const std::vector<Space>& own = post == Post::Runner ? need.runnerSpaces : need.bruiserSpaces;
        const auto isFree = [&](Space space) { return !taken[space.slot()]; };
        auto found = std::find_if(own.begin(), own.end(), isFree);
        const std::vector<Space> anywhere = spacesFor(state, Tactic::HailMaryPlay); // KB-R37
        if (found == own.end())
            found = std::find_if(anywhere.begin(), anywhere.end(), isFree);
        taken.set(static_cast<std::size_t>(found->index));
        return *found;
    };
    const auto put = [&](FigureRef ref, Post post) {
        chosen.push_back(ref);
        --(post == Post::Runner ? runners : bruisers);
        placements.emplace_back(state[ref].name, spaceOf(post));
        if (state[ref].kind == FigureKind::Ringer && state.phase == Phase::Replace)
            roles.emplace_back(state[ref].name, post);
    };
    for (const FigureRef ref : need.available) {
        const Figure& figure = state[ref];
        if (figure.kind != FigureKind::Ringer)
            continue;
        const bool fits = figure.post == Post::Runner ? runners > 0 : bruisers > 0;
        if (fits)
            put(ref, figure.post);
        else if (state.phase == Phase::Replace && runners + bruisers > 0)
            put(ref, runners > 0 ? Post::Runner : Post::Bruiser);
    }
    for (const FigureRef ref : need.available) {
        const Figure& figure = state[ref];
        if (figure.kind != FigureKind::Ringer && (figure.post == Post::Runner ? runners : bruisers) > 0)
            put(ref, figure.post);
    }
    // KB-R35: the right kind has run out, the other kind takes its places.
    for (const FigureRef ref : need.available) {
        const Figure& figure = state[ref];
        if (figure.kind == FigureKind::Ringer || contains(chosen, ref) || runners + bruisers <= 0)
            continue;
        --(runners > 0 ? runners : bruisers);
        placements.emplace_back(figure.name, spaceOf(figure.post));
    }
    const std::string& team = state[need.team].name;
    if (state.phase == Phase::Lineup)
        return SetLineup{team, std::move(placements)};
    return ReplaceFigures{team, std::move(placements), std::move(roles)};
}

} // namespace whistle::kaosball
