// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/board.h"
#include "elgrande/table/effect.h"
#include "rulebook/ruling.h"

#include <vector>

namespace whistle::elgrande {

/// EG-7.3: whether the sentences say whose Caballeros go into the Castillo. To a question its asker has told it; a
/// match leaves it to the entry.
enum class CastilloOwners : std::uint8_t { Told, Untold };

/// The special action of a stack 1 card, whole (EG-R9: every move starts from the position before it).
struct MovementCase {
    Effect card = Effect::MoveFourAny;
    int player = 0;
    const Board& before;
    const std::vector<Move>& moves;
    CastilloOwners castilloOwners = CastilloOwners::Told;
};

enum class MoveFault : std::uint8_t {
    FromKingRegion,
    ToKingRegion,
    FromCastillo,
    FromCourtNotAllowed,
    FromRegionNotAllowed,
    WrongOwner,
    NotEnoughCaballeros,
    // of the whole
    MoreThanOneSourceRegion,
    BothOptionsUsed,
    OverOwnLimit,
    OverForeignLimit,
    OverLimit
};
struct MoveViolation {
    MoveFault code = MoveFault::OverLimit;
    std::optional<int> move; ///< which, from 0; none: all together
};

struct MovementVerdict {
    std::vector<MoveViolation> violations;

    [[nodiscard]] bool isLegal() const { return violations.empty(); }
};

/// What a card of stack 1 allows to be moved.
struct MovementLimits {
    enum class Owner : std::uint8_t { Own, Foreign, Any };
    Owner owner = Owner::Any;
    int limit = 0;     ///< of all moves together; 0: none
    int limitEach = 0; ///< of own ones, and of foreign ones; 0: none
    int fromCourt = 0; ///< may come from the court
    bool fromRegions = true;
    bool oneSource = false;
};
[[nodiscard]] const MovementLimits& movementLimits(Effect card);

/// `reportedFrom`: the first move whose sentences are wanted; those before it were told earlier.
[[nodiscard]] Ruling<MovementVerdict> judgeMovement(const MovementCase& movement, const PlayerNames& names,
                                                    std::size_t reportedFrom = 0,
                                                    Reasons::Listening listening = Reasons::Listening::Yes);
/// What the moves bring about, legal or not.
void tellMoves(const MovementCase& movement, const PlayerNames& names, std::size_t reportedFrom, Reasons& reasons);
[[nodiscard]] Objection objectionTo(const MoveViolation& violation, const MovementCase& movement,
                                    const PlayerNames& names);
/// How many Caballeros of this owner may still leave this place, beside the moves so far.
[[nodiscard]] int movable(const MovementCase& soFar, int owner, AreaSpot from);
/// The position after the moves.
[[nodiscard]] Board moved(Board board, const std::vector<Move>& moves);

} // namespace whistle::elgrande
