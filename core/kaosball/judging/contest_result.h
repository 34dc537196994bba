// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/judging/contest.h"
#include "kaosball/table/crossfield.h"

#include <vector>

namespace whistle::kaosball {

/// What the winner of a lost tackle has made of it (KB-18.4, KB-18.5).
struct PushChoice {
    Space to;            ///< mirror depth; invalid: no push
    bool pushed = false; ///< scorekeeper depth
    bool smash = false;
};

/// What came of a resolved contest in one sentence a comparison: who wins, by what, and what happens to the loser. The
/// headline of the ruling; its arithmetic stands before it.
[[nodiscard]] std::vector<Text> contestResult(const Contest& contest, const ContestVerdict& verdict,
                                              const PushChoice& push);

} // namespace whistle::kaosball
