// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"

#include <vector>

namespace whistle::kaosball {

/// What came of a resolved contest in one sentence a comparison: who wins, by what, and what happens to the loser. The
/// headline of the ruling; its arithmetic stands before it. The entry says what the winner of a lost tackle has made of
/// it (KB-18.4, KB-18.5).
[[nodiscard]] std::vector<Text> contestResult(const Contest& contest, const ContestVerdict& verdict,
                                              const ContestEntry& entry);

} // namespace whistle::kaosball
