// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sum_panel.h"
#include "elgrande/table/state.h"
#include "journal/match.h"

namespace whistle::elgrande {

/// What the area would score, or has scored, as the table stands: places and bonuses as tiles, and what they come to.
[[nodiscard]] SumState sumOf(const State& state, const Facts& facts, Area area, bool firstPlaceOnly);
/// What it has scored where the table does not show it any more: the Castillo that is closed again.
[[nodiscard]] SumState sumOf(const State& state, const Facts& facts, Area area, const Counts& points);
/// What these entries have scored, a line for each player, the most first: what the areas pay and the bonuses are its
/// parts. Empty: nothing, or the scores have changed by something else too.
[[nodiscard]] std::vector<SumLine> sumsOf(const Match& match, const std::vector<int>& entries);

} // namespace whistle::elgrande
