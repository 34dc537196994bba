// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/refereeing/intake.h"

#include <string>
#include <string_view>

namespace whistle::league {

/// Whether somebody's file is a tournament report (TRF16): it has a line about a player.
[[nodiscard]] bool isTournamentReport(std::string_view utf8);

/// A tournament of two sides from a file of FIDE's form (TRF16), as the acts of a new season; what is not known here,
/// or was refused, is left out. `game` plays it; `id`: of the season. A problem of the whole: it has no players, or
/// they do not agree about who met.
[[nodiscard]] Checked<Intake> takeInTrf(const std::string& utf8, const std::string& file, const std::string& id,
                                        const std::string& game, const FindRules& findRules);

} // namespace whistle::league
