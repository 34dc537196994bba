// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/state.h"
#include "rulebook/ruling.h"

#include <vector>

namespace whistle::elgrande {

/// The power cards of a round while they are laid, one after the other (section 4).
struct Bidding {
    int players = 0;
    int start = 0;
    Counts laid{};                ///< by player; 0: not yet
    ByPlayer<PowerCards> hands{}; ///< what each may lay; all cards where nobody knows

    [[nodiscard]] bool isComplete() const { return next() == noPlayer; }
    /// Who lays the next card; none: all have.
    [[nodiscard]] int next() const;
    [[nodiscard]] PowerCards forbidden() const; ///< EG-4.4: values on the table
    /// Highest card first (EG-4.6); to be asked when all have laid one.
    [[nodiscard]] PlayerList turnOrder() const;
};

[[nodiscard]] Bidding biddingOf(const State& state);

enum class PlayFault : std::uint8_t { AlreadyPlayedThisRound, OutOfTurn, NotInHand, ValueTaken };
/// What is against laying this card now; the first that applies.
[[nodiscard]] std::optional<PlayFault> faultOf(const Bidding& bidding, int player, int card);
[[nodiscard]] Objection objectionTo(PlayFault fault, const Bidding& bidding, int player, int card,
                                    const PlayerNames& names);

/// A play in the order in which the cards were laid.
struct PowerPlay {
    int player = 0;
    int card = 1;
};
/// The next card, beside those that lie already.
struct BidCase {
    Bidding bidding;
    PowerPlay play;
};
struct TurnOrderVerdict {
    std::optional<std::size_t> wrongPlay; ///< and nothing from there on counts
    PlayFault fault = PlayFault::OutOfTurn;
    Bidding bidding;
};
[[nodiscard]] Ruling<TurnOrderVerdict> judgeTurnOrder(const Bidding& start, const std::vector<PowerPlay>& plays,
                                                      const PlayerNames& names);
/// The sentences on a complete round: who has his turn when, who starts the next round.
void tellTurnOrder(const Bidding& bidding, const PlayerNames& names, Reasons& reasons);

} // namespace whistle::elgrande
