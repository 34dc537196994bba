// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "journal/seal.h"

namespace whistle::chaotic {

/// What only one player knows of an entry (CH-3.5, CH-3.9, CH-7.2): the deck, hands and piles among it; a face-down
/// creature; face-down Battlegear and, as long as its creature lies face down too, whose it is.
[[nodiscard]] std::optional<Seal> sealOf(const State& before, const Command& command);
/// Whether everybody may see by now what was sealed; `state` comes after the entry.
[[nodiscard]] bool isOpen(const State& state, const Command& sealed);

} // namespace whistle::chaotic
