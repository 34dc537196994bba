// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

namespace whistle::chaotic {

/// Chaotic as the program shows it; see pages.h.
[[nodiscard]] GameEntry gameEntry();

} // namespace whistle::chaotic
