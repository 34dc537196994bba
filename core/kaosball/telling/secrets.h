// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/seal.h"
#include "kaosball/entries/commands.h"
#include "kaosball/table/names.h"
#include "moves/held.h"

namespace whistle::kaosball {

/// The line of the log of what a coach has chosen.
inline constexpr auto loadoutChosen = Saying::tr("%1 have chosen their loadout");

/// KB-27.1: what a coach has chosen for the half is secret until all have chosen. Nothing else of Kaosball is.
[[nodiscard]] std::optional<Seal> sealOf(const Command& command);
/// Whether all have chosen between these two states: that opens every loadout made so far.
[[nodiscard]] bool opensLoadouts(const State& before, const State& after);

/// What this team alone knows of: its loadout, until all have chosen.
[[nodiscard]] std::vector<Held> heldBy(const State& state, const std::string& team);

} // namespace whistle::kaosball
