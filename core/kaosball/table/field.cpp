// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/field.h"

#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// Reactions to the mover in this space.
std::vector<Reactor> reactorsIn(const State& state, FigureRef mover, Space space, bool carriesBall, Movement movement)
{
    const FieldView view = viewField(state);
    std::vector<Reactor> offers;
    for (const ReactionOffer& offer :
         reactionsTo(view.position, view.pieceOf(mover), space, carriesBall, movement, state.houseRules))
        offers.push_back({view.figures[static_cast<std::size_t>(offer.piece)], offer.types});
    return offers;
}

} // namespace

const Activation* running(const State& state)
{
    const bool acting = state.phase == Phase::Turn || state.isSpecial();
    return acting && state.activation && !state.activation->isOver ? &*state.activation : nullptr;
}

Movement movementOf(Action action)
{
    return action == Action::Sprint ? Movement::Sprint : action == Action::Tackle ? Movement::Tackle : Movement::Attack;
}

ContestType announcedContest(Movement movement)
{
    return movement == Movement::Tackle   ? ContestType::Tackle
           : movement == Movement::Attack ? ContestType::Attack
                                          : ContestType::Steal;
}

std::vector<FigureRef> standingEnemies(const State& state, int team)
{
    std::vector<FigureRef> figures = state.onField();
    std::erase_if(figures, [&](FigureRef ref) { return !state.areEnemies(ref.team, team) || !state[ref].standing; });
    return figures;
}

std::vector<Reactor> possibleReactions(const State& state)
{
    const Activation& activation = *state.activation;
    const FigureRef mover = activation.figure;
    if (state.isMirror())
        return reactorsIn(state, mover, state[mover].space, activation.carriedOnEntering && state.ball.carrier == mover,
                          activation.movement);
    const bool scatter = activation.movement == Movement::Scatter;
    const bool panther = state[mover].ringer == Ringer::Panther;
    std::vector<Reactor> offers;
    for (const FigureRef ref : standingEnemies(state, mover.team)) {
        Reactor offer{ref, {}};
        if (countsAsBruiser(state[ref].kind) && !scatter && !panther)
            offer.types = {ContestType::Attack, ContestType::Tackle};
        if (countsAsRunner(state[ref].kind) && (!scatter || state.houseRules.scatterAllowsStealReactions))
            offer.types.push_back(ContestType::Steal);
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<Reactor> reactorsAt(const State& state, FigureRef mover, Space space, Movement movement)
{
    return reactorsIn(state, mover, space, state.ball.carrier == mover, movement);
}

std::vector<FigureRef> enemiesInKillzone(const State& state, FigureRef figure)
{
    const FieldView view = viewField(state);
    const SpaceSet zone = killzone(view.position, view.pieceOf(figure));
    std::vector<FigureRef> enemies = view.figures;
    std::erase_if(enemies, [&](FigureRef one) {
        return !state.areEnemies(figure.team, one.team) || !zone[state[one].space.slot()];
    });
    return enemies;
}

std::vector<Space> pushSpaces(const State& state, FigureRef loser)
{
    if (!state.isMirror() || !state[loser].isOnField())
        return {};
    const FieldView view = viewField(state);
    const Space from = state[loser].space;
    std::vector<Space> spaces = crossfield::adjacent(from);
    std::erase_if(spaces, [&](Space to) {
        return state.standingAt(to).isValid() || stepProblem(view.position, view.pieceOf(loser), from, to);
    });
    return spaces;
}

bool isMound(const State& state, Space space)
{
    return crossfield::mound(space) != Mound::None || firstWith(state.scoreTokens, &ScoreToken::space, space);
}

std::vector<Space> spacesFor(const State& state, Tactic tactic)
{
    std::vector<Space> spaces;
    for (int index = 0; index < spaceCount; ++index) {
        const Space space{static_cast<std::int8_t>(index)};
        const bool free = !state.standingAt(space).isValid();
        const bool mound = isMound(state, space);
        const Zone zone = crossfield::zone(space);
        const bool midfield = zone == Zone::Midfield || zone == Zone::Centerfield;
        const bool fits = tactic == Tactic::HailMaryPlay || (tactic == Tactic::RainOfFire && !mound) ||
                          (tactic == Tactic::Warpstone && midfield && !mound);
        if (free && fits)
            spaces.push_back(space);
    }
    return spaces;
}

std::vector<Wall> bordersForWalls(const State& state)
{
    std::vector<Wall> borders;
    for (int index = 0; index < spaceCount; ++index) {
        const Space space{static_cast<std::int8_t>(index)};
        for (const Space other : crossfield::adjacent(space)) {
            const Wall wall = wallBetween(space, other);
            if (space < other && !contains(state.walls, wall))
                borders.push_back(wall);
        }
    }
    return borders;
}

int tokensFor(const State& state, Tactic tactic, const Constants& rules)
{
    if (tactic == Tactic::RainOfFire)
        return std::min(2, rules.fireTokens - sumOf(state.fires, &Fire::tokens));
    if (tactic == Tactic::WallOfStone)
        return std::min(2, rules.wallTokens - static_cast<int>(state.walls.size()));
    if (tactic == Tactic::Warpstone)
        return std::min(1, rules.scoreTokens - static_cast<int>(state.scoreTokens.size()));
    return 0;
}

int burnedCopies(const State& state, Card card)
{
    return sumOf(state.teams, [card](const Team& team) {
        return static_cast<int>(std::count(team.burned.begin(), team.burned.end(), card));
    });
}

} // namespace whistle::kaosball
