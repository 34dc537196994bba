// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "chaotic/table/types.h"

namespace whistle::chaotic {

/// The six switches of a match (chaotic-match.md, A.3).
struct HouseRules {
    bool centreDiagonals = true;                                 ///< CH-R1
    bool intimidateAllDisciplines = false;                       ///< CH-R5
    bool elementBonusNeedsElement = false;                       ///< CH-R6
    ShowdownSpace showdownWinnerSpace = ShowdownSpace::OwnSpace; ///< CH-R9
    bool triggersReopenBurst = false;                            ///< CH-R12, CH-R35
    int stalemateStrikes = 20;                                   ///< CH-R16; 0: off
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

/// Those of the switches that a question knows.
enum class Switches { All, Table, Stats, Movement, Damage, Showdown };
[[nodiscard]] const Record& houseRulesRecord(Switches switches);

template <Switches switches>
[[nodiscard]] const Record& houseRulesOf()
{
    return houseRulesRecord(switches);
}

/// The codec of the switches: as players may give them, or (Table) as the table tells them all.
template <Switches switches>
using HouseRulesCodec = codecs::ObjectBy<HouseRules, &houseRulesOf<switches>>;

} // namespace whistle::chaotic
