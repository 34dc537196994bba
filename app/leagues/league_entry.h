// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/league_pages.h"

namespace whistle {

/// The leagues as the window plugs them in.
[[nodiscard]] LeagueEntry leagueEntry();

} // namespace whistle
