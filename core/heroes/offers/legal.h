// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/offers/proposals.h"
#include "heroes/offers/reach.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// What may be done now, for pages that light up just that and for matches played at random. Everything here is asked
/// of the referee itself or of the same functions that it asks, so the two cannot disagree.

/// Every command that may be entered now and needs nothing that only the table knows (dice, cards, typed-in values): of
/// quantities the least, of ways none (`reachable`), of damage none (`proposedAssignment`).
[[nodiscard]] std::vector<Command> offered(const State& state);

/// The step that needs nobody's decision: the order of the first clash where no player has tied pieces, damage that can
/// be dealt in one way only, the end of an action in which nothing is left to do, the end of the match. None: somebody
/// has to decide.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

} // namespace whistle::heroes
