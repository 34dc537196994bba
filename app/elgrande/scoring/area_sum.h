// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sum_panel.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// What the area would score, or has scored, as the table stands: places and bonuses as tiles, and what they come to.
[[nodiscard]] SumState sumOf(const State& state, const Facts& facts, Area area, bool firstPlaceOnly);
/// What it has scored where the table does not show it any more: the Castillo that is closed again.
[[nodiscard]] SumState sumOf(const State& state, const Facts& facts, Area area, const Counts& points);

} // namespace whistle::elgrande
