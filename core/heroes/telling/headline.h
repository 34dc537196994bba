// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// One line for the log: "Anton loots the Grey arena".
[[nodiscard]] Text headline(const State& before, const Command& command);

} // namespace whistle::heroes
