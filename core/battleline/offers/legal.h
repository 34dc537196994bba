// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/judging/plays.h"

namespace whistle::battleline {

/// By sort. Which cards are held nobody sees: those that lie nowhere yet may be in the secret hand.
struct Legal {
    /// Every card that does not lie face up, and what it may do if it is in the hand of the seat to move; only in the
    /// step `play`. A Troop card is not offered to a hand without Troop cards, nor a Tactics card to one without.
    std::vector<CardPlay> plays;
    bool mayPass = false;
    bool mayClaim = false; ///< whether this is the moment; which flags: `provable`
    Few<Deck, 2> draws;    ///< decks that `draw` or `scout_draw` may take from
    Few<Deck, 2> returns;  ///< decks that `scout_return` may put a card on
    bool mayEndTurn = false;
    bool mayEndClaims = false;
};
[[nodiscard]] Legal legal(const State& state);

/// The flags that each seat could prove now (digest, end of section 3.3), at its proper moment.
[[nodiscard]] Seats<FlagSet> provable(const State& state);

/// The step that needs nobody's decision, if one is due, when the player can prove no flag: the end of the claims or of
/// a turn without a draw, and the draw from the only deck that has cards. The program may enter it by itself.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

} // namespace whistle::battleline
