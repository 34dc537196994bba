// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/schedule/schedule.h"

#include <vector>

namespace whistle::league {

/// Somebody who is to be paired by the Swiss system, as the rounds so far have left them; in the order of the table.
struct SwissPlayer {
    int points = 0;
    std::vector<int> met; ///< the others that it has met, by their places in the list
    int home = 0;         ///< how often it was at home, less how often away
    bool hadBye = false;
};

struct SwissRound {
    std::vector<Pairing> pairings; ///< by place in the list, the one at home first; the best ones first
    int bye = -1;                  ///< of an odd number
};

/// The round in which nobody meets anybody again and those with the same points meet as far as they can: the matching
/// whose differences of points, squared, are least in all; within a score group the upper half meets the lower one.
/// The bye goes to the last in the list who has had none, where that can be done. Where somebody must be met again or
/// have a second bye, as few as possible do: one weighs as much as the other. `roundsAfter`: of up to ten players the
/// round is the nearest one after which so many more can be played without meeting anybody again, if there is one.
[[nodiscard]] SwissRound swissRound(const std::vector<SwissPlayer>& players, int roundsAfter = 0);

/// Whether all could meet somebody new if only one of them had a second bye.
[[nodiscard]] bool canMeetNewWithSecondBye(std::vector<SwissPlayer> players);

} // namespace whistle::league
