// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// A team at the end of a period. `bribes` is at most `cash` and at most `burnedCheatCards`.
struct BribeTeam {
    std::string team;
    int cash = 0;
    int fouls = 0;            ///< before the rolls
    int burnedCheatCards = 0; ///< before the bribes
    int bribes = 0;           ///< cash spent, one for each card (KB-19.4)
    int lucky = 0;            ///< active copies: so many re-rolls for each roll (KB-29.7)
    /// One entry for each card left: the successive results of that roll, of which the last counts. Empty: not rolled
    /// yet.
    std::optional<std::vector<std::vector<int>>> rolls;
};

struct BribeInquiry {
    std::vector<BribeTeam> teams; ///< in turn order
};

struct BribeResult {
    std::string team;
    int cashAfter = 0;
    int cheatCardsBribed = 0;
    int rollsNeeded = 0;
    std::optional<int> foulsRolled; ///< before the cap
    std::optional<int> foulsAfter;
    int leastFoulsAfter = 0; ///< what so many rolls can bring, cap included
    int mostFoulsAfter = 0;
    std::optional<bool> isAtMaximum; ///< KB-19.6
};

struct BribeVerdict {
    std::vector<BribeResult> teams; ///< one a team, in the inquiry's order
};

/// KB-19.5: the fouls that one roll brings, whose last result counts.
[[nodiscard]] int foulsOfRoll(int lastResult);
/// KB-19.6: fouls with `more` added, never above the dial's maximum.
[[nodiscard]] int foulsAfter(int fouls, int more, const Constants& constants);

/// KB-19.4 to KB-19.6.
[[nodiscard]] Ruling<BribeVerdict> judgeBribes(const BribeInquiry& inquiry, const Facts& facts);

} // namespace whistle::kaosball
