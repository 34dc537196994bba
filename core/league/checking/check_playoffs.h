// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

namespace whistle::league {

/// Seeding, pairings, wins, who goes on, and the champion.
void checkPlayoffs(const Json& season, Problems& found);

} // namespace whistle::league
