// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::heroes {

/// What log, second screen and time machine show of a match of Heroes: whose the entries are, Power Points by seat, the
/// table at any moment, and differences as players speak of them.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::heroes
