// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

namespace whistle::elgrande {

/// El Grande in a season: two to five players, ranked by their points, a shared win included (EG-17.2, EG-R22).
[[nodiscard]] league::LeagueRules league();

} // namespace whistle::elgrande
