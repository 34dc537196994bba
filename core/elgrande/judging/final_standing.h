// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/state.h"
#include "rulebook/ruling.h"

namespace whistle::elgrande {

/// What decides the match, by player (EG-17, EG-R22).
struct StandingCase {
    PlayerNames names;
    Counts scores{};
    Counts onBoard{}; ///< Caballeros in regions
    Counts inCourt{};
    ByPlayer<PowerCards> unused{};
    int generalScoringsDone = 3;
    TieBreakers tieBreakers;
};
/// As the table stands.
[[nodiscard]] StandingCase standingOf(const State& state);
/// The same as it may be asked about: the unused power cards are nobody else's business, so it ends before they would
/// decide.
[[nodiscard]] StandingCase openly(StandingCase match);
[[nodiscard]] Ruling<Standing> judgeStanding(const StandingCase& match,
                                             Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::elgrande
