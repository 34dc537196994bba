// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::kaosball {

/// What log, second screen and time machine show of a Kaosball match: whose the entries are, bands for draft and
/// periods, points by seat, the crossfield (or the dugouts, where nothing stands on it) at any moment, and differences
/// as coaches speak of them.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::kaosball
