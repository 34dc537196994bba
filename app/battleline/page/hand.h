// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/line/line_view.h"
#include "battleline/table/state.h"

namespace whistle::battleline {

/// What a player has picked so far for the play that is being entered: a card, and for Redeploy and Traitor the card on
/// the line that it takes.
struct Hand {
    Card card;
    Card taken;

    [[nodiscard]] bool isEmpty() const { return !card.isValid(); }
};

/// What the line offers for it.
void offer(LineModel& line, const State& state, const Hand& hand);
/// The play when this flag is pressed; none: the flag says nothing to this card.
[[nodiscard]] std::optional<Command> playAt(const Hand& hand, int flag);
/// The play that needs nothing more than the card (Scout), or that takes a card out of play (Redeploy).
[[nodiscard]] std::optional<Command> playAtOnce(const Hand& hand);

} // namespace whistle::battleline
