// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <string>
#include <vector>

namespace whistle::kaosball {

struct BonusTeam {
    std::string team;
    int kills = 0; ///< trophies of the whole match (KB-20.2)
    int fouls = 0; ///< on the dial (KB-20.3)
    bool isInPlay = true;
};

/// The teams at a bonus scoring: half-time, the end of the match, or the end of an overtime period, where only the
/// teams of the overtime are in play (KB-R38). At least two are in play. An alliance match gives all four (KB-R39).
struct BonusInquiry {
    std::vector<BonusTeam> teams;
};

struct BonusPlaces {
    int killsPlace = 0;  ///< from 1; 0: none (no kill, or not in play)
    int killsPoints = 0; ///< never below zero
    int foulsPlace = 0;  ///< from 1; 0: none (no foul, or not in play)
    int foulsPoints = 0; ///< zero or below
    [[nodiscard]] int total() const { return killsPoints + foulsPoints; }
    friend bool operator==(const BonusPlaces&, const BonusPlaces&) = default;
};

struct BonusVerdict {
    int table = 0;                  ///< number of teams in play (KB-20.1)
    std::vector<BonusPlaces> teams; ///< one a team, in the inquiry's order
};

/// KB-20.1 to KB-20.5.
[[nodiscard]] Ruling<BonusVerdict> judgeBonusScoring(const BonusInquiry& inquiry, const Facts& facts);

} // namespace whistle::kaosball
