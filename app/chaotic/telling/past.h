// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::chaotic {

/// What the time machine, the log and the second screen tell of a match.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::chaotic
