// SPDX-License-Identifier: GPL-3.0-or-later
// Where a figure may go, and what the way costs it.
#include "kaosball/offers/legal.h"

#include "base/first.h"
#include "kaosball/game.h"

#include <algorithm>
#include <array>
#include <optional>

namespace whistle::kaosball {

std::vector<Reach> reachOf(const State& state, FigureRef ref, Movement movement, const Facts& facts)
{
    if (!state.isMirror() || !state[ref].stands())
        return {};
    const FieldView view = viewField(state);
    const int piece = view.pieceOf(ref);
    const int allowance =
        movementAllowance(view.position, piece, movement, state.turn.isUnder(Tactic::Hustle), facts.constants);
    return reachableSpaces(view.position, piece, allowance, state[ref].prevented, facts.constants);
}

std::vector<Reach> reachNow(const State& state, const Facts& facts)
{
    const Activation* activation = running(state);
    if (!activation || !state.isMirror() || activation->isUsedUp())
        return {};
    const FieldView view = viewField(state);
    const FigureRef ref = activation->figure;
    return reachableSpaces(view.position, view.pieceOf(ref), activation->movementLeft, state[ref].prevented,
                           facts.constants);
}

namespace {

WayCost costOfEntering(const State& state, const FieldView& view, FigureRef ref, Movement movement, Space space,
                       const Facts& facts)
{
    WayCost cost;
    cost.fire = view.position.fireTokensAt(space) * facts.constants.fireDamagePerToken;
    const Activation* activation = running(state);
    const bool hasSuffered = activation && activation->figure == ref && activation->reactionSuffered; // KB-15.3
    if (!hasSuffered &&
        !reactionsTo(view.position, view.pieceOf(ref), space, state.ball.carrier == ref, movement, state.houseRules)
             .empty())
        cost.reactions = 1;
    return cost;
}

} // namespace

std::vector<Way> bestWays(const State& state, FigureRef ref, Movement movement, int allowance, const Facts& facts)
{
    if (!state.isMirror() || !state[ref].stands())
        return {};
    const FieldView whole = viewField(state);
    FieldView view = whole;
    const auto piece = static_cast<std::size_t>(view.pieceOf(ref));
    const auto at = [](Space space) { return static_cast<std::size_t>(space.index); };
    struct Arrival {
        bool isReached = false;
        WayCost cost;
        Space from;
    };
    using Layer = std::array<Arrival, spaceCount>; // by the space where a way of so many steps ends
    std::vector<Layer> layers(static_cast<std::size_t>(std::max(0, allowance)) + 1);
    layers[0][at(state[ref].space)].isReached = true;
    std::array<std::optional<WayCost>, spaceCount> entering;
    for (std::size_t steps = 1; steps < layers.size(); ++steps) {
        for (int index = 0; index < spaceCount; ++index) {
            const Space here{static_cast<std::int8_t>(index)};
            const Arrival& before = layers[steps - 1][at(here)];
            if (!before.isReached)
                continue;
            view.position.pieces[piece].space = here;
            for (const Space next : crossfield::adjacent(here)) {
                if (stepProblem(view.position, static_cast<int>(piece), here, next))
                    continue;
                std::optional<WayCost>& step = entering[at(next)];
                if (!step)
                    step = costOfEntering(state, whole, ref, movement, next, facts);
                const WayCost cost{before.cost.fire + step->fire, before.cost.reactions + step->reactions};
                Arrival& arrival = layers[steps][at(next)];
                if (!arrival.isReached || cost < arrival.cost)
                    arrival = {true, cost, here};
            }
        }
    }
    std::vector<Way> ways;
    for (int index = 0; index < spaceCount; ++index) {
        const Space to{static_cast<std::int8_t>(index)};
        std::size_t best = 0;
        for (std::size_t steps = 1; steps < layers.size(); ++steps) {
            const Arrival& arrival = layers[steps][at(to)];
            if (arrival.isReached && (best == 0 || arrival.cost < layers[best][at(to)].cost))
                best = steps;
        }
        if (best == 0 || to == state[ref].space)
            continue;
        Way way{to, layers[best][at(to)].cost, std::vector<Space>(best)};
        Space space = to;
        for (std::size_t steps = best; steps > 0; --steps) {
            way.path[steps - 1] = space;
            space = layers[steps][at(space)].from;
        }
        ways.push_back(std::move(way));
    }
    return ways;
}

std::vector<Space> pathTo(const State& state, FigureRef ref, Space to, int allowance, const Facts& facts,
                          Movement movement)
{
    const std::vector<Way> ways = bestWays(state, ref, movement, allowance, facts);
    const Way* found = firstWith(ways, &Way::to, to);
    return found ? found->path : std::vector<Space>{};
}

WayCost costOf(const State& state, FigureRef ref, Movement movement, const std::vector<Space>& path, const Facts& facts)
{
    const FieldView view = viewField(state);
    WayCost sum;
    for (const Space space : path) {
        const WayCost step = costOfEntering(state, view, ref, movement, space, facts);
        sum.fire += step.fire;
        sum.reactions += step.reactions;
    }
    return sum;
}

} // namespace whistle::kaosball
