// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/legal.h"

#include "battleline/game.h"

namespace whistle::battleline {

namespace {

bool isRunning(const State& state)
{
    return state.step != Step::NotStarted && state.step != Step::Over;
}

Step claimingStep(const HouseRules& rules)
{
    return rules.claimTiming == ClaimTiming::StartOfTurn ? Step::ClaimFirst : Step::ClaimAndDraw;
}

} // namespace

bool isLegal(const State& state, const Command& command)
{
    return referee(state, command, Reasons::Listening::No).isLegal();
}

Legal legal(const State& state)
{
    Legal legal;
    legal.mayStartGame = !isRunning(state);
    if (!isRunning(state))
        return legal;
    const Cards& hand = state.hands[state.toMove];
    if (state.step == Step::Play) {
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            if (hand.of(card.isTroop() ? Deck::Troop : Deck::Tactics) > 0 && !isOnTable(state.table, card))
                legal.plays.push_back(playOf(state.table, state.toMove, card, hand.sum(), state.decks));
        }
        legal.mayPass = isLegal(state, Pass{});
    }
    legal.mayClaim = state.step == claimingStep(state.houseRules);
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
    if (!isRunning(state))
        return {};
    return provableFlags(state.table, state.houseRules);
}

Ruling<ClaimVerdict> claimAt(const State& state, int flag, Seat claimant)
{
    return judgeClaim(state.table, {flag, claimant, properMoment(state.houseRules.claimTiming)}, state.houseRules);
}

std::optional<Command> automaticStep(const State& state)
{
    if (!isRunning(state))
        return {};
    if (state.step == claimingStep(state.houseRules) && provableFlags(state.table, state.toMove, state.houseRules) != 0)
        return {};
    if (state.step == Step::ClaimFirst)
        return EndClaims{};
    if (state.step != Step::ClaimAndDraw)
        return {};
    if (!state.mustDraw())
        return EndTurn{};
    if (state.decks.troop == 0 || state.decks.tactics == 0)
        return Draw{state.decks.troop > 0 ? Deck::Troop : Deck::Tactics};
    return {};
}

} // namespace whistle::battleline
