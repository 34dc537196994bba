// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/table/state.h"
#include "journal/seal.h"

namespace whistle::elgrande {

/// Which entries are a secret, and whose: a disc, until all are turned over (EG-8.2, EG-11.2).
///
/// What goes into the Castillo is no sealed entry: everybody saw it (EG-7.2). That nobody may look it up (EG-7.3) is
/// kept by what the table, the reasons and the headlines say.
[[nodiscard]] std::optional<Seal> sealOf(const State& state, const Command& command);
/// Whether the discs were turned over between these two states.
[[nodiscard]] bool opensDiscs(const State& before, const State& after);

} // namespace whistle::elgrande
