// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "kaosball/game.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// What a team did in its last turn: the likely answer to what it does in the next.
struct Habit {
    std::string figure;                 ///< that was activated, within its team ("b2"); empty: none so far
    std::optional<ContestType> contest; ///< that it started; none: it only moved
};

/// By team.
[[nodiscard]] std::vector<Habit> habitsOf(const GameMatch<Game>& match);

} // namespace whistle::kaosball
