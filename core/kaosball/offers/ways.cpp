// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/ways.h"

#include "base/first.h"
#include "kaosball/table/field.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

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
    const auto at = [](Space space) { return space.slot(); };
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

namespace {

/// The best way to each space that the figure may reach and stop on, its own first.
std::vector<Way> waysOf(const State& state, FigureRef figure, Movement movement, const Facts& facts)
{
    const bool inProgress = state.activation && state.activation->figure == figure && !state.activation->isUsedUp();
    const std::vector<Reach> reached = inProgress ? reachNow(state, facts) : reachOf(state, figure, movement, facts);
    int allowance = 0;
    for (const Reach& reach : reached)
        allowance = std::max(allowance, reach.steps);
    std::vector<Way> ways{{state[figure].space, {}, {}}};
    for (Way& way : bestWays(state, figure, movement, allowance, facts)) {
        if (std::any_of(reached.begin(), reached.end(),
                        [&way](const Reach& reach) { return reach.steps > 0 && reach.space == way.to; }))
            ways.push_back(std::move(way));
    }
    return ways;
}

bool isBetter(const Way& way, const Way& than)
{
    return std::tuple(way.cost, way.path.size()) < std::tuple(than.cost, than.path.size());
}

} // namespace

std::vector<Charge> chargesOf(const State& state, FigureRef figure, Action action, const Facts& facts)
{
    std::vector<Charge> charges;
    if (!state.isMirror() || !state[figure].stands())
        return charges;
    if (action == Action::Sprint ? !countsAsRunner(state[figure].kind) : !countsAsBruiser(state[figure].kind))
        return charges;
    const Activation* activation = state.activation ? &*state.activation : nullptr;
    if (activation && (activation->figure != figure || activation->movement != movementOf(action) ||
                       activation->isUsedUp() || activation->handedOff))
        return charges;
    if (action == Action::Sprint &&
        !(state.ball.carrier.isValid() && state.areEnemies(figure.team, state.ball.carrier.team)))
        return charges;
    const std::vector<Way> ways = waysOf(state, figure, movementOf(action), facts);
    FieldView view = viewField(state);
    const int piece = view.pieceOf(figure);
    std::vector<SpaceSet> zones;
    for (const Way& way : ways) {
        view.position.pieces[static_cast<std::size_t>(piece)].space = way.to;
        zones.push_back(killzone(view.position, piece));
    }
    for (const FigureRef enemy : view.figures) {
        const bool fits = state[enemy].stands() && state.areEnemies(figure.team, enemy.team) &&
                          (action != Action::Sprint || state.ball.carrier == enemy);
        const Way* best = nullptr;
        for (std::size_t i = 0; fits && i < ways.size(); ++i) {
            const bool inZone = zones[i][state[enemy].space.slot()];
            if (inZone && (best == nullptr || isBetter(ways[i], *best)))
                best = &ways[i];
        }
        if (best != nullptr)
            charges.push_back({enemy, action, best->path});
    }
    return charges;
}

} // namespace whistle::kaosball
