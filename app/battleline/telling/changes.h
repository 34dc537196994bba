// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/state.h"
#include "match/past.h"

#include <vector>

namespace whistle::battleline {

/// What differs between two tables, in words: flags first, then cards, hands and decks.
[[nodiscard]] std::vector<ChangeWords> changesBetween(const State& before, const State& after);

} // namespace whistle::battleline
