// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <vector>

namespace whistle::league {

/// The tables of the matches of a round, one each, in their order (LG-2.13): the fixed table of a side where it has
/// one, of the side named first where both have; who finds it taken, and all others, take the numbers that are left.
[[nodiscard]] std::vector<int> tableNumbers(const Season& season, const std::vector<Sides>& matches);

/// The same for fixtures of a round: the games of a pairing are played at one table.
[[nodiscard]] std::vector<int> tablesOf(const Season& season, const std::vector<const Fixture*>& fixtures);

} // namespace whistle::league
