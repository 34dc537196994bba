// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <array>
#include <vector>

namespace whistle::league {

/// A pairing of a knockout as the format has it, before anybody is known.
struct PlannedSeries {
    Branch branch = Branch::Main;
    int round = 1;   ///< from 1; rounds of the same number can be played at the same time, in all branches
    int pairing = 0; ///< from 0, within the branch and the round
    std::array<Origin, 2> from;
    int bestOf = 1;
    bool isPlayed = true; ///< false: a side comes from nowhere, so it is a bye
};

/// All pairings of the knockout, each behind those that its sides come from: the main branch round by round, the lower
/// one and the last match of a double elimination (LG-2.11), the third place, the consolation (LG-2.12).
[[nodiscard]] std::vector<PlannedSeries> bracketPlan(const Bracket& part);

} // namespace whistle::league
