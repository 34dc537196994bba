// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <vector>

namespace whistle::league {

/// All pairings of the knockout as the format has them, before anybody is known; each behind those that its sides come
/// from: the main branch round by round, the lower one and the last match of a double elimination (LG-2.11), the third
/// place, the consolation (LG-2.12). Rounds of the same number can be played at the same time, in all branches.
[[nodiscard]] std::vector<Series> bracketPlan(const Bracket& part);

/// The places that a pairing of `Branch::Places` is about (LG-2.14): its winners go for the first half of them.
struct PlacesAtStake {
    int best = 1;
    int last = 1;
};
[[nodiscard]] PlacesAtStake placesAtStake(const Bracket& part, int round, int pairing);
/// The season's pairings of `Branch::Places` as knockouts for the best place each is about: round by round those whose
/// winners meet in it, the better places first.
[[nodiscard]] std::vector<std::vector<const Series*>> placeKnockouts(const Season& season);

/// Who has come where, as far as it is played out; best first.
struct FinalPlace {
    int place = 1;
    int entrant = -1;
};
/// Empty where not every place is played for.
[[nodiscard]] std::vector<FinalPlace> finalPlaces(const Season& season);

} // namespace whistle::league
