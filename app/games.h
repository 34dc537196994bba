// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/league_pages.h"

namespace whistle {

/// The games of this program, in the order of the home page.
[[nodiscard]] GameEntries allGames();

/// Seasons of all games.
[[nodiscard]] LeagueEntry leaguePages();

} // namespace whistle
