// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal.h"

#include "battleline/game.h"

namespace whistle::battleline {

Legal legal(const State& state)
{
    Legal legal;
    if (!state.isRunning())
        return legal;
    const Cards& hand = state.hands[state.toMove];
    if (state.step == Step::Play) {
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            if (hand.of(card) > 0 && !state.table.isOnTable(card))
                legal.plays.push_back(playOf(state.table, state.toMove, card, hand.sum(), state.decks));
        }
        legal.mayPass = referee(state, Pass{}, Reasons::Listening::No).isLegal();
    }
    legal.mayClaim = state.step == state.claimingStep();
    for (const Deck deck : {Deck::Troop, Deck::Tactics}) {
        const bool draws = (state.step == Step::ClaimAndDraw && state.drawsThisTurn) || state.scoutDraws > 0;
        if (draws && state.decks.of(deck) > 0)
            legal.draws.push_back(deck);
        if (state.scoutReturns() > 0 && hand.of(deck) > 0)
            legal.returns.push_back(deck);
    }
    legal.mayEndTurn = state.step == Step::ClaimAndDraw && !state.mustDraw();
    legal.mayEndClaims = state.step == Step::ClaimFirst;
    return legal;
}

Seats<FlagSet> provable(const State& state)
{
    if (!state.isRunning())
        return {};
    return {{provableFlags(state.table, Seat::North, state.houseRules),
             provableFlags(state.table, Seat::South, state.houseRules)}};
}

} // namespace whistle::battleline
