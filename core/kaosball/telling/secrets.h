// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/seal.h"
#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"

namespace whistle::kaosball {

/// KB-27.1: what a coach has chosen for the half is secret until all have chosen. Nothing else of Kaosball is.
[[nodiscard]] std::optional<Seal> sealOf(const Command& command);
/// Whether all have chosen between these two states: that opens every loadout made so far.
[[nodiscard]] bool opensLoadouts(const State& before, const State& after);

} // namespace whistle::kaosball
