// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::battleline {

/// What log, second screen and time machine show of a match of Battle Line: whose the entries are, flags by seat, the
/// line at any moment, and differences as players speak of them.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::battleline
