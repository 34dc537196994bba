// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

namespace whistle::heroes {

/// The pages of Might & Magic Heroes.
[[nodiscard]] GameEntry gameEntry();

} // namespace whistle::heroes
