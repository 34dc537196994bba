// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// One line for the log: "Anna takes Royal Adviser". Nothing secret is in it, whenever it is asked for
/// (EG-7.2: how many go into the Castillo is public, EG-7.3: whose is not).
[[nodiscard]] Text headlineOf(const State& before, const Command& command, const State& after, const Facts& facts);

} // namespace whistle::elgrande
