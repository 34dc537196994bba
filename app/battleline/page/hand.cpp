// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/page/hand.h"

#include "battleline/offers/legal.h"

#include <algorithm>

namespace whistle::battleline {

void offer(LineModel& line, const State& state, const Hand& hand)
{
    if (hand.isEmpty() || state.step != Step::Play)
        return;
    const CardPlay play = playOf(state.table, state.toMove, hand.card, state.hands[state.toMove].sum(), state.decks);
    line.offeredTo = state.toMove;
    line.offeredFlags = play.flags;
    line.chosenCard = hand.taken;
    for (const CardMove& move : play.moves) {
        line.takeable.push_back(move.card);
        if (move.card == hand.taken)
            line.offeredFlags = move.toFlags;
    }
    if (hand.taken.isValid()) // what was taken goes somewhere first
        line.takeable.clear();
}

std::optional<Command> playAt(const Hand& hand, int flag)
{
    if (hand.card == cards::redeploy && hand.taken.isValid())
        return PlayRedeploy{hand.taken, flag, false};
    if (hand.card == cards::traitor && hand.taken.isValid())
        return PlayTraitor{hand.taken, flag};
    return hand.card.kind() == CardKind::Guile ? std::nullopt : std::optional(playAt(hand.card, flag));
}

std::optional<Command> playAtOnce(const Hand& hand)
{
    if (hand.card == cards::scout)
        return PlayScout{};
    if (hand.card == cards::redeploy && hand.taken.isValid())
        return PlayRedeploy{hand.taken, {}, true};
    return {};
}

} // namespace whistle::battleline
