// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "elgrande/table/board.h"
#include "rulebook/ruling.h"

#include <vector>

namespace whistle::elgrande {

/// Caballeros that a player wants to place from his court, by his action card (EG-5.7 to EG-5.9).
struct PlacementCase {
    Area king = Area::Galicia; ///< where he stands at the moment of placing (EG-6.3)
    int court = 0;
    int stack = 1;
    ByArea<int> placements;
};

enum class PlacementFault : std::uint8_t { KingRegion, NotAdjacent, OverCardLimit, OverCourt };
struct PlacementViolation {
    PlacementFault code = PlacementFault::OverCourt;
    AreaSpot destination; ///< none: the placement as a whole
};

struct PlacementVerdict {
    int maximum = 0;
    AreaList destinations;
    std::vector<PlacementViolation> violations;
    int courtAfter = 0;

    [[nodiscard]] bool isLegal() const { return violations.empty(); }
    /// What the court holds after it; none: it is not legal.
    [[nodiscard]] std::optional<int> legalCourt() const { return isLegal() ? std::optional(courtAfter) : std::nullopt; }
};

/// EG-5.8, EG-6.2: where Caballeros from a court may go.
[[nodiscard]] AreaList placementDestinations(Area king, const Facts& facts);
[[nodiscard]] Ruling<PlacementVerdict> judgePlacement(const PlacementCase& placement, const Facts& facts,
                                                      Reasons::Listening listening = Reasons::Listening::Yes);
/// What it puts on the board, legal or not.
void tellPlaced(const PlacementCase& placement, Reasons& reasons);
[[nodiscard]] Objection objectionTo(const PlacementViolation& violation, const PlacementCase& placement);

} // namespace whistle::elgrande
