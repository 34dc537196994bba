// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/offers/moves.h"

#include <optional>
#include <string>

/// What may be played in the Burst: the Mugic of a hand, the abilities of creatures and Battlegear.
namespace whistle::chaotic {

/// `known`: only what this card of a hand can be used for; else what everybody may know.
void gatherPlays(const Game& game, const State& state, Gathering<Command>& moves,
                 const std::optional<CardInHand>& known);

/// Whether the moves are about it: all are while no card is known.
[[nodiscard]] inline bool isMeant(const std::optional<CardInHand>& known, Player player)
{
    return !known || known->player == player;
}
[[nodiscard]] inline bool isMeant(const std::optional<CardInHand>& known, const std::string& card)
{
    return !known || known->card == card;
}

/// A player as the moves name their seat: "one".
[[nodiscard]] std::string seatOf(Player player);
/// A word of the bar that says whose it is: "set_deck_one".
[[nodiscard]] Tap choiceOf(const char* what, Player player);

} // namespace whistle::chaotic
