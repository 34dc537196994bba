// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace whistle {

/// What counts in what came of two copies otherwise than either of them says, and no act tells it: it follows from what
/// the other has entered.
struct SilentChange {
    std::string fixture; ///< id of the one whose result it is about; empty: none
    std::string entrant; ///< id of who has dropped out, or is called otherwise; empty: none
    Text words;
};

/// A season, and what its fixtures and entrants are called in what came of both.
struct SeasonSeen {
    const league::Season& season;
    std::function<std::string(std::size_t)> fixture; ///< by its index; empty: it is not there
    std::function<std::string(const std::string&)> entrant;
};

/// Results, and how dropping out was read (LG-3.8), in what came of both: where one copy has changed it since they
/// parted, or none has, and it is otherwise there all the same. `told`: of what acts tell it (thingsIn).
[[nodiscard]] std::vector<SilentChange> silentChanges(const SeasonSeen& begun, const std::vector<SeasonSeen>& copies,
                                                      const league::Season& both, const std::set<std::string>& told);

} // namespace whistle
