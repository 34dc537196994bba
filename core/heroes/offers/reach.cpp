// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/reach.h"

#include "heroes/table/state.h"

#include <charconv>
#include <deque>
#include <set>

namespace whistle::heroes {

namespace {

constexpr std::size_t longestPath = 20;

/// The steps that a hero could take from where it stands, legal or not.
std::vector<PathStep> stepsFrom(const State& state, const Walk& walk)
{
    std::vector<PathStep> steps;
    for (const Space& next : neighboursOf(walk.at)) {
        if (state.board.has(next))
            steps.push_back({next.row, next.column, Way::Walk});
    }
    if (!walk.isInCapital && state.board.at(walk.at) != Terrain::Portal)
        return steps;
    for (const Space& space : state.board.spaces())
        steps.push_back({space.row, space.column, Way::Portal});
    return steps;
}

std::vector<Reach> reachFrom(const State& state, const Walk& walk)
{
    const Ground ground = groundOf(state, *state.hero(state.activation->hero));
    Reach start{walk, {}, false};
    start.hasFought = state.activation->battleFought;
    std::deque<Reach> open{start};
    std::set<Space> seen{start.at};
    std::vector<Reach> all;
    std::optional<Reach> andBack; ///< to where it stands
    while (!open.empty()) {
        const Reach from = std::move(open.front());
        open.pop_front();
        for (const PathStep& step : stepsFrom(state, from)) {
            const bool isBack = step.space() == start.at && !from.path.empty() && !andBack;
            if (from.path.size() >= longestPath || (seen.contains(step.space()) && !isBack) ||
                against(ground, from, step))
                continue;
            Reach to = from;
            to.path.push_back(step);
            to.isEnemy = take(ground, to, step, Reasons::unheard()).has_value();
            if (isBack) {
                if (!againstEnd(ground, to))
                    andBack = std::move(to);
                continue;
            }
            seen.insert(step.space());
            if (!againstEnd(ground, to))
                all.push_back(to);
            if (!to.isEnemy && !to.hasEnded)
                open.push_back(std::move(to));
        }
    }
    if (all.empty() && andBack)
        all.push_back(std::move(*andBack));
    return all;
}

bool canMove(const State& state)
{
    return state.step == Step::Action && state.isMirror && state.activation && !state.activation->isOver;
}

} // namespace

Tap spaceTap(const Space& space)
{
    return placeTap(std::to_string(space.row) + ',' + std::to_string(space.column));
}

std::optional<Space> spaceNamed(const std::string& id)
{
    Space space;
    const char* const end = id.data() + id.size();
    const auto row = std::from_chars(id.data(), end, space.row);
    if (row.ec != std::errc() || row.ptr == end || *row.ptr != ',')
        return {};
    const auto column = std::from_chars(row.ptr + 1, end, space.column);
    const bool isWhole = column.ec == std::errc() && column.ptr == end;
    return isWhole && space.row >= 0 && space.column >= 0 ? std::optional(space) : std::nullopt;
}

std::vector<Reach> reachable(const State& state)
{
    return canMove(state) ? reachFrom(state, state.activation->walk) : std::vector<Reach>{};
}

std::vector<Reach> reachableInTime(const State& state)
{
    if (!canMove(state))
        return {};
    Walk walk = state.activation->walk;
    walk.points = walk.used + static_cast<int>(longestPath);
    return reachFrom(state, walk);
}

} // namespace whistle::heroes
