// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/page/hand.h"

#include "battleline/offers/legal.h"

#include <algorithm>

namespace whistle::battleline {

namespace {

const CardMove* moveOf(const CardPlay& play, Card taken)
{
    const auto found = std::find_if(play.moves.begin(), play.moves.end(),
                                    [taken](const CardMove& move) { return move.card == taken; });
    return found == play.moves.end() ? nullptr : &*found;
}

} // namespace

void offer(LineModel& line, const State& state, const Hand& hand)
{
    if (hand.isEmpty() || state.step != Step::Play)
        return;
    const CardPlay play = playOf(state.table, state.toMove, hand.card, state.hands[state.toMove].sum(), state.decks);
    line.offeredTo = state.toMove;
    line.offeredFlags = play.flags;
    line.chosenCard = hand.taken;
    if (const CardMove* move = moveOf(play, hand.taken)) {
        line.offeredFlags = move->toFlags;
        return;
    }
    for (const CardMove& move : play.moves)
        line.takeable.push_back(move.card);
}

std::optional<Command> playAt(const Hand& hand, int flag)
{
    if (hand.card == cards::redeploy && hand.taken.isValid())
        return PlayRedeploy{hand.taken, flag, false};
    if (hand.card == cards::traitor && hand.taken.isValid())
        return PlayTraitor{hand.taken, flag};
    switch (hand.card.kind()) {
    case CardKind::Troop:
        return PlayTroop{hand.card, flag};
    case CardKind::Morale:
        return PlayMorale{hand.card, flag};
    case CardKind::Environment:
        return PlayEnvironment{hand.card, flag};
    case CardKind::Guile:
        break;
    }
    return {};
}

std::optional<Command> playTaking(const Hand& hand, Card taken)
{
    if (hand.card == cards::deserter)
        return PlayDeserter{taken};
    return {};
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
