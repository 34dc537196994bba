// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <vector>

namespace whistle::league {

/// All pairings of the knockout as the format has them, before anybody is known; each behind those that its sides come
/// from: the main branch round by round, the lower one and the last match of a double elimination (LG-2.11), the third
/// place, the consolation (LG-2.12). Rounds of the same number can be played at the same time, in all branches.
[[nodiscard]] std::vector<Series> bracketPlan(const Bracket& part);

} // namespace whistle::league
