// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

struct ArmyUnit : Tokens {
    std::string unit;
    int level = 1;
};
struct EncounterReward {
    Group group = Group::Average;
    int experience = 0;
    int treasureRewards = 0;
};
struct OverwhelmInquiry {
    std::vector<ArmyUnit> army;
    bool hasAmbush = false;
    bool hasGauntlet = false;
    int other = 0;
    EncounterReward encounter;
    bool darkDays = false;
};

enum class OverwhelmSource : std::uint8_t { NineUnits, StrengthFiveElite, Ambush, GauntletOfVictory, Other };
struct Reward {
    int experience = 0;
    int treasureRewards = 0;
};
struct OverwhelmVerdict {
    int overwhelm = 0;
    std::vector<OverwhelmSource> sources;
    int needed = 2;
    bool scaresOff = false;
    std::optional<Reward> ifScaredOff;
    Reward ifDefeated;
};

/// MH-29, MH-30.5: does the encounter run away.
[[nodiscard]] Ruling<OverwhelmVerdict> judgeOverwhelm(const OverwhelmInquiry& inquiry,
                                                      Listening listening = Listening::Yes);

} // namespace whistle::heroes
