// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/pack/facts.h"
#include "elgrande/table/codecs.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// The table as everyone sees it (el-grande-match, part 2). What is secret at this moment is not in it.
[[nodiscard]] Json tableJson(const State& state, const Facts& facts);
[[nodiscard]] Shape tableShape();

/// Numbers of all players, by name.
[[nodiscard]] PlayerCounts countsOf(const Counts& counts, const PlayerNames& names);
/// Every region with the numbers of all players.
[[nodiscard]] BoardCounts regionsOf(const ByArea<Counts>& caballeros, const PlayerNames& names);

} // namespace whistle::elgrande
