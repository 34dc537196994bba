// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/state.h"

namespace whistle::chaotic {

/// The table as everybody at it sees it (chaotic-match.md, part B).
[[nodiscard]] Json tableJson(const State& state);
[[nodiscard]] Shape tableShape();
/// "i12", "e3"
[[nodiscard]] std::string itemWord(int item);
[[nodiscard]] std::string effectWord(int effect);

} // namespace whistle::chaotic
