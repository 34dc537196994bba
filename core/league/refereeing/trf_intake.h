// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "league/model/league_rules.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace whistle::league {

/// A tournament of two sides from a file of FIDE's form (TRF16), as the acts of a new season.
struct TrfIntake {
    std::vector<Json> acts; ///< each accepted after those before it
    Problems leftOut;       ///< by line: what is not known here, or what was refused and why
};
/// `game` plays it; `id`: of the season. A problem of the whole: it has no players, or they do not agree about who met.
[[nodiscard]] Checked<TrfIntake> takeInTrf(const std::string& utf8, const std::string& file, const std::string& id,
                                           const std::string& game, const FindRules& findRules);

} // namespace whistle::league
