// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

namespace whistle::league {

/// Looks through an exported season (the part `season` of a season file) with rules worked out a second time, from the
/// JSON alone: is the schedule fair, can the results be, are points, tables, seeding, playoffs and champion right? It
/// shares no code with the schedule, the standings or the playoffs. Empty: nothing was found. `at` is below /season.
[[nodiscard]] Problems checkSeason(const Json& season);

} // namespace whistle::league
