// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/standings/standings.h"

#include <vector>

namespace whistle::league {

/// A round of somebody as the sums of opponents' points count it.
struct OpposedRound {
    int points = 0;           ///< of the opponent, or of whoever stands for one
    int won = 0;              ///< what the round has brought
    bool isVoluntary = false; ///< not played on request or for not coming: it is cut before any other
};

/// Of each entrant, by FIDE's rule of unplayed rounds (LG-4.9); `pointsOf`: by entrant, won in matches and without one.
/// The inquiry is one of a Swiss that goes by it.
[[nodiscard]] std::vector<std::vector<OpposedRound>> opposedByFide(const TableInquiry& inquiry,
                                                                   const std::vector<int>& pointsOf);

/// The sum of the points in these, without so many of the lowest and of the highest.
[[nodiscard]] int sumOfOpposed(std::vector<OpposedRound> rounds, std::size_t lowest, std::size_t highest);

} // namespace whistle::league
