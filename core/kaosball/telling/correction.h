// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// Whether it says what nobody had said yet (the health on a ringer's card): nothing was wrong.
[[nodiscard]] bool saysItFirst(const Correct& command, const State& before);

/// The headline of it.
[[nodiscard]] Text headlineOf(const Correct& command, const State& before);

/// What stood there before: "It was 1."; nothing where that is plain.
[[nodiscard]] std::vector<Text> wasBefore(const Correct& command, const State& before);

} // namespace whistle::kaosball
