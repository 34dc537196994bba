// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/board.h"
#include "elgrande/table/effect.h"
#include "rulebook/ruling.h"

namespace whistle::elgrande {

/// The King, a Grande or a mobile scoreboard is to be moved by an action card.
struct PieceCase {
    Effect card = Effect::KingCard; ///< king_card, royal_adviser, grande, mobile_scoreboard
    Area king = Area::Galicia;      ///< before the move
    AreaSpot from;                  ///< of Grande and scoreboard; none: beside the board
    Area to = Area::Galicia;
    AreaSpot otherScoreboard; ///< none: beside the board
};

enum class PieceFault : std::uint8_t {
    FromKingRegion,
    CastilloNotAllowed,
    ToKingRegion,
    OtherScoreboardThere,
    SamePlace,
    NotAdjacent
};
struct PieceVerdict {
    Few<PieceFault, 4> violations;
    AreaList destinations; ///< empty: the piece is stuck

    [[nodiscard]] bool isLegal() const { return violations.empty(); }
};

[[nodiscard]] AreaList pieceDestinations(const PieceCase& move, const Facts& facts);
[[nodiscard]] Ruling<PieceVerdict> judgePieceMove(const PieceCase& move, const Facts& facts,
                                                  Reasons::Listening listening = Reasons::Listening::Yes);
/// What the move brings about, legal or not.
void tellMove(const PieceCase& move, Reasons& reasons);
[[nodiscard]] Objection objectionTo(PieceFault fault, const PieceCase& move);

} // namespace whistle::elgrande
