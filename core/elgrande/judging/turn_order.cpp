// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/turn_order.h"

#include "elgrande/table/rules.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

constexpr auto laysCard = Saying::tr("%1 plays %2.");
constexpr auto hasLaid = Saying::tr("%1 has already played %2 this round.");
constexpr auto notHisTurn = Saying::tr("%2 plays a card now, not %1.");

} // namespace

int Bidding::next() const
{
    for (int step = 0; step < players; ++step) {
        const int player = (start + step) % players;
        if (laid[player] == 0)
            return player;
    }
    return noPlayer;
}

PowerCards Bidding::forbidden() const
{
    unsigned all = 0;
    for (const int card : laid)
        all |= card == 0 ? 0U : cardBit(card);
    return static_cast<PowerCards>(all);
}

PlayerList Bidding::turnOrder() const
{
    PlayerList order = playersOf(players);
    std::sort(order.begin(), order.end(), [this](int a, int b) { return laid[a] > laid[b]; });
    return order;
}

Bidding biddingOf(const State& state)
{
    Bidding bidding{state.count(), state.startPlayer, {}, {}};
    for (int player = 0; player < state.count(); ++player) {
        bidding.laid[player] = state.powers[player].ofRound;
        bidding.hands[player] = state.powers[player].playable();
    }
    return bidding;
}

std::optional<PlayFault> faultOf(const Bidding& bidding, int player, int card)
{
    if (bidding.laid[player] != 0)
        return PlayFault::AlreadyPlayedThisRound;
    if (bidding.next() != player)
        return PlayFault::OutOfTurn;
    if ((bidding.hands[player] & cardBit(card)) == 0)
        return PlayFault::NotInHand;
    if ((bidding.forbidden() & cardBit(card)) != 0)
        return PlayFault::ValueTaken;
    return {};
}

Objection objectionTo(PlayFault fault, const Bidding& bidding, int player, int card, const PlayerNames& names)
{
    const std::string& name = names[player];
    switch (fault) {
    case PlayFault::AlreadyPlayedThisRound:
        return {"EG-4.5"_rule, Text{hasLaid, name, bidding.laid[player]}, false};
    case PlayFault::OutOfTurn:
        return {"EG-4.1"_rule, Text{notHisTurn, name, names[bidding.next()]}, false};
    case PlayFault::NotInHand:
        return {"EG-4.8"_rule, Text{Saying::tr("%1 no longer holds %2."), name, card},
                (bidding.forbidden() & cardBit(card)) == 0}; // no two lay the same
    case PlayFault::ValueTaken:
        break;
    }
    return {"EG-4.4"_rule, Text{Saying::tr("%1 is already on the table."), card}, false};
}

void tellTurnOrder(const Bidding& bidding, const PlayerNames& names, Reasons& reasons)
{
    if (!reasons.isListening())
        return;
    const PlayerList order = bidding.turnOrder();
    int turn = 0;
    for (const int player : order) {
        reasons.say("EG-4.6"_rule, Saying::tr("Turn %1: %2, with %3."), ++turn, names[player], bidding.laid[player]);
    }
    reasons.say("EG-4.3"_rule, Saying::tr("%1 played the lowest card and starts the next round."), names[order.back()]);
}

Ruling<TurnOrderVerdict> judgeTurnOrder(const Bidding& start, const std::vector<PowerPlay>& plays,
                                        const PlayerNames& names)
{
    Reasons reasons;
    TurnOrderVerdict verdict;
    verdict.bidding = start;
    Bidding& bidding = verdict.bidding;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const auto [player, card] = plays[i];
        if (const std::optional<PlayFault> fault = faultOf(bidding, player, card)) {
            verdict.wrongPlay = i;
            verdict.fault = *fault;
            const Objection objection = objectionTo(*fault, bidding, player, card, names);
            reasons.add({objection.why}, {objection.rule});
            break;
        }
        bidding.laid[player] = card;
        reasons.say("EG-4.1"_rule, laysCard, names[player], card);
    }
    if (bidding.isComplete())
        tellTurnOrder(bidding, names, reasons);
    else
        reasons.say("EG-4.1"_rule, said::laysNext, names[bidding.next()]);
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande
