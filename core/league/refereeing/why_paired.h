// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/refereeing/pairing.h"
#include "rulebook/ruling.h"

#include <optional>
#include <vector>

namespace whistle::league {

/// Why two meet in a round of a Swiss, or why somebody has its bye, in sentences that those believe who ask.
struct PairingReason {
    Sides sides; ///< as they meet; of the bye: the one who has it
    std::vector<Text> why;
    std::vector<RuleId> rules;
};
/// A round that has been paired, as it was seen then: the reason of each pairing in its order, then that of the bye.
/// Empty: there is no such round.
[[nodiscard]] std::vector<PairingReason> whyPaired(const Season& season, const LeagueRules& rules, int round);
/// Of a match; none: its round was not paired.
[[nodiscard]] std::optional<PairingReason> whyTheyMeet(const Season& season, const LeagueRules& rules,
                                                       const Fixture& fixture);

} // namespace whistle::league
