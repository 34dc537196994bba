// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// What of a command means nothing at this table: a player who does not play, a card that no pack has, a key that the
/// card does not take. Such a line is bad input, not a play against the rules.
[[nodiscard]] Problems strangersIn(const Command& command, const State& state, const Facts& facts);

} // namespace whistle::elgrande
