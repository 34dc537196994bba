// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/table/state.h"
#include "kaosball/telling/spoken_names.h"
#include "rulebook/ruling.h"

#include <QString>

namespace whistle::kaosball {

/// The first objection as a sentence with its rule; empty: there is none.
[[nodiscard]] QString objectionWords(const std::vector<Objection>& objections);
/// What the referee has against the entry now; empty: nothing.
[[nodiscard]] QString whyNot(const State& state, const Facts& facts, const Command& command);

/// The number of the seat in the design system: 1 south, 2 west, 3 north, 4 east.
[[nodiscard]] constexpr int seatOf(Side side)
{
    return static_cast<int>(side) + 1;
}

} // namespace whistle::kaosball
