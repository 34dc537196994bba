// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <string>

namespace whistle::league {

/// The champion, the tables of the league phase with their reasons, and what is still open: a part of a page.
[[nodiscard]] std::string standingsHtml(const Season& season, const LeagueRules& rules);

} // namespace whistle::league
