// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"

#include <optional>
#include <vector>

namespace whistle::kaosball {

/// What each team would score if the period ended with the table as it stands (KB-19.2, KB-19.3), in points. Kills,
/// fouls and what turns to come may bring are not in it. None: no period runs, or nobody tracks where the figures
/// stand.
[[nodiscard]] std::optional<std::vector<int>> ifItEndedNow(const State& state, const Facts& facts);

} // namespace whistle::kaosball
