// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"
#include "moves/gathering.h"
#include "moves/held.h"

#include <string>
#include <vector>

namespace whistle::elgrande {

/// Every candidate for what may be done now (docs/moves/el-grande.md); whoever gathers asks the referee.
/// `seat`: who asks and so sees power cards of their own; empty: everybody.
void gatherMoves(const State& state, const Facts& facts, Gathering<Command>& moves, const std::string& seat = {});

/// What this player alone knows of: the power cards in hand (EG-R4).
[[nodiscard]] std::vector<Held> heldBy(const State& state, const std::string& seat);

/// The step that needs nobody's decision: the next round, a loss that is only paid from the court, discs that are all
/// set, the regions of a general scoring, the end of a turn in which nothing is left to do.
[[nodiscard]] std::optional<Command> automaticStep(const State& state, const Facts& facts);

/// Somebody else could say Veto in this turn: then a special action is announced before it begins (EG-R18).
[[nodiscard]] bool isVetoPossible(const State& state);

} // namespace whistle::elgrande
