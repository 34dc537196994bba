// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

namespace whistle::league {

/// Everybody meets everybody as often as the format says, nobody twice in a round, home and away in turn; the lots are
/// those of the published seed.
void checkSchedule(const Json& season, Problems& found);

} // namespace whistle::league
