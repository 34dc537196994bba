// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::kaosball {

/// What the time machine shows of a Kaosball match: bands for draft and periods, points by seat, the crossfield (or the
/// dugouts, where nothing stands on it) at any moment, and differences as coaches speak of them.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::kaosball
