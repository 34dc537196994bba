// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

namespace whistle::kaosball {

/// Kaosball as the program shows it.
[[nodiscard]] GameEntry gameEntry();

} // namespace whistle::kaosball
