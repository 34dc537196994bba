// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

#include <QString>

namespace whistle::breaker_words {

/// "head-to-head points", "most kills": a tie-breaker in a list.
[[nodiscard]] QString name(const league::LeagueRules& rules, const league::TieBreaker& breaker);

} // namespace whistle::breaker_words
