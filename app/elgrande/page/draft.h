// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/offers/moves.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"

#include <vector>

namespace whistle::elgrande {

/// What has been pressed so far of the entry that is being made.
struct Draft {
    ByArea<int> counts;             ///< Caballeros put there, or taken from there
    std::optional<int> fromReserve; ///< out of the provinces or the court, where it is not the usual number
    std::vector<WrittenMove> moves;
    std::optional<AreaSpot> from; ///< where the next move starts; an empty spot is the court
    int owner = noPlayer;         ///< whose Caballero it moves
    bool cardFirst = false;       ///< the special action comes before the placement
    Scoreboard board = Scoreboard::EightFourZero;
    int player = noPlayer; ///< whose home is being said
    int stack = 0;         ///< whose card is being said, or read
    Counts counted{};      ///< found in the Castillo
};

/// The state after the special action is announced, where it is still to be announced; what it may do is judged there.
[[nodiscard]] State announced(const State& state, const Facts& facts);

/// The moves with one Caballero more.
[[nodiscard]] std::vector<WrittenMove> movesWith(const Draft& draft, const State& state, Area to);
/// Where the next move may start, whose it may be there, and where it may go. `state`: after the announcement.
[[nodiscard]] AreaList sourcesOf(const State& state, const Draft& draft, const Facts& facts);
[[nodiscard]] bool mayMoveFromCourt(const State& state, const Draft& draft, const Facts& facts);
[[nodiscard]] PlayerList ownersOf(const State& state, const Draft& draft, const Facts& facts);
[[nodiscard]] AreaList goalsOf(const State& state, const Draft& draft, const Facts& facts);

} // namespace whistle::elgrande
