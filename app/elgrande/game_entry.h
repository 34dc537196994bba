// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

namespace whistle::elgrande {

/// What the program shows of El Grande.
[[nodiscard]] GameEntry gameEntry();

} // namespace whistle::elgrande
