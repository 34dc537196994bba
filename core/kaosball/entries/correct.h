// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/entries/commands.h"

namespace whistle::kaosball {

/// What a correction puts right, for the log and for its ruling: "Damage of b1: 1, put right".
[[nodiscard]] Text wordsOf(const Correct& command);

} // namespace whistle::kaosball
