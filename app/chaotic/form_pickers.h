// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/state.h"
#include "forms/form_control.h"

namespace whistle::chaotic {

/// What the forms of Chaotic ask for in a better way: a space, tapped on the board; the order of a Burst, built by
/// tapping cards.
[[nodiscard]] Pickers formPickers();
/// The same at the table of a match: its own board, and its creatures, items, effects and abilities by their names. A
/// card is one of those that are printed, or whatever is typed: what a hand or a deck holds is told by none.
[[nodiscard]] Pickers formPickers(std::function<const State&()> table);

} // namespace whistle::chaotic
