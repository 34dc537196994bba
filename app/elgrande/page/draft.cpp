// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/page/draft.h"

#include "elgrande/judging/referee.h"
#include "elgrande/offers/legal.h"
#include "elgrande/table/rounds.h"

#include <algorithm>

namespace whistle::elgrande {

State announced(const State& state, const Facts& facts)
{
    if (!state.turn || !state.turn->hasCard() || state.turn->special != SpecialAction::Open)
        return state;
    const Outcome<State> outcome = referee(state, AnnounceSpecialAction{}, facts, Reasons::Listening::No);
    return outcome.isLegal() ? outcome.next : state;
}

std::vector<WrittenMove> movesWith(const Draft& draft, const State& state, Area to)
{
    std::vector<WrittenMove> moves = draft.moves;
    if (!draft.from || draft.owner == noPlayer)
        return moves;
    const WrittenMove wanted{state.name(draft.owner), *draft.from, to, 1};
    for (WrittenMove& move : moves) {
        if (move.owner == wanted.owner && move.from == wanted.from && move.to == wanted.to) {
            ++move.count;
            return moves;
        }
    }
    moves.push_back(wanted);
    return moves;
}

AreaList goalsOf(const State& state, const Draft& draft, const Facts& facts)
{
    AreaList goals;
    for (const Area area : allAreas()) {
        if (draft.from && *draft.from == area)
            continue;
        if (isLegal(state, MoveCaballeros{{}, movesWith(draft, state, area), true}, facts))
            goals.push_back(area);
    }
    return goals;
}

PlayerList ownersOf(const State& state, const Draft& draft, const Facts& facts)
{
    PlayerList owners;
    Draft each = draft;
    for (int player = 0; player < state.count(); ++player) {
        each.owner = player;
        if (!goalsOf(state, each, facts).empty())
            owners.push_back(player);
    }
    return owners;
}

AreaList sourcesOf(const State& state, const Draft& draft, const Facts& facts)
{
    AreaList sources;
    Draft each = draft;
    for (const Area area : allRegions()) {
        each.from = AreaSpot(area);
        if (sum(state.board.caballeros[area]) > 0 && !ownersOf(state, each, facts).empty())
            sources.push_back(area);
    }
    return sources;
}

bool mayMoveFromCourt(const State& state, const Draft& draft, const Facts& facts)
{
    Draft each = draft;
    each.from = AreaSpot();
    return !ownersOf(state, each, facts).empty();
}

} // namespace whistle::elgrande
