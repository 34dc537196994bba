// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// The table as everyone sees it, to the letter of the digest's match document (section 2).
[[nodiscard]] Json tableJson(const State& state);
[[nodiscard]] Shape tableShape();

} // namespace whistle::heroes
