// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/automatic.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/legal.h"

#include <set>
#include <tuple>

namespace whistle::heroes {

namespace {

/// Two pieces of one side at the same initiative: their owner decides.
bool hasOwnTies(const State& state)
{
    std::set<std::tuple<Side, int>> seen;
    for (const Piece& piece : piecesOf(state)) {
        if (!seen.insert({piece.side, piece.initiative}).second)
            return true;
    }
    return false;
}

/// One stack with tokens of one side that fall one by one.
bool isOneWay(const State& state)
{
    const Side defender = other(state.battle->attack->side);
    int kinds = 0;
    for (const BattleStack& stack : state.battle->stacks) {
        if (stack.side == defender)
            kinds += (stack.base > 0) + (stack.elite > 0);
    }
    return kinds == 1 && state.battle->damage == 1;
}

} // namespace

std::optional<Command> automaticStep(const State& state)
{
    if (state.phase != Phase::Play)
        return {};
    switch (state.step) {
    case Step::Order:
        if (state.battle->clash == 1 && !hasOwnTies(state))
            return Order{proposedOrder(state), {}};
        return {};
    case Step::AssignDamage:
        if (isOneWay(state))
            return AssignDamage{proposedAssignment(state)};
        return {};
    case Step::Action:
        if (state.open && (state.open->gathered || state.open->built) &&
            !state.activePlayer().has(Building::Marketplace))
            return EndAction{};
        return {};
    case Step::EndMatch:
        return EndMatch{};
    default:
        return {};
    }
}

} // namespace whistle::heroes
