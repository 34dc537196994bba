// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

namespace whistle::league {

/// What has the shape of a season may still not fit together: names of nobody, results without a side, pairings of a
/// round that is not there. The other checks work something out and take for granted that it does.
void checkFit(const Json& season, Problems& found);

} // namespace whistle::league
