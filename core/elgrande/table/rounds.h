// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace whistle::elgrande {

/// EG-1.6: in the game of six rounds 1, 4 and 7 are left out.
[[nodiscard]] constexpr bool isPlayedRound(int round, int roundsInGame)
{
    return round >= 1 && round <= 9 && (roundsInGame == 9 || round % 3 != 1);
}
/// The round that is played after this one (0: the first of all); none: it was the last.
[[nodiscard]] constexpr std::optional<int> roundAfter(int round, int roundsInGame)
{
    for (int next = round + 1; next <= 9; ++next) {
        if (isPlayedRound(next, roundsInGame))
            return next;
    }
    return {};
}
/// EG-3.3
[[nodiscard]] constexpr bool endsWithScoring(int round)
{
    return round % 3 == 0;
}

} // namespace whistle::elgrande
