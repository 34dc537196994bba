// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"

#include <cstdint>
#include <vector>

namespace whistle::league {

/// The acts of a whole season made up from a seed, each of which the referee accepts: a game, a format, entrants,
/// results with ties, forfeits, drop-outs, replacements, corrections and decisions. Some seasons are left unfinished.
/// For testing; the same seed gives the same season on every machine.
[[nodiscard]] std::vector<Json> randomSeason(std::uint64_t seed, const std::vector<LeagueRules>& games);

} // namespace whistle::league
