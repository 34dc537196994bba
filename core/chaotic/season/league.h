// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

namespace whistle::chaotic {

/// Chaotic in a season: one against one. Who has defeated every creature of the other wins (CH-1.2); both at once is a
/// draw (CH-R25). The score is the creatures that the other has lost.
[[nodiscard]] league::LeagueRules league();

} // namespace whistle::chaotic
