// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// The step that needs nobody's decision: the order of the first clash where no player has tied pieces, damage that can
/// be dealt in one way only, the end of an action in which nothing is left to do, the end of the match. None: somebody
/// has to decide.
[[nodiscard]] std::optional<Command> automaticStep(const State& state);

} // namespace whistle::heroes
