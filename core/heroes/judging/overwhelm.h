// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/facts_of_match.h"

namespace whistle::heroes {

struct Hero;
struct State;

struct ArmyUnit : Tokens {
    std::string unit;
    int level = 1;
};
struct OverwhelmInquiry {
    std::vector<ArmyUnit> army;
    bool hasAmbush = false;
    bool hasGauntlet = false;
    int other = 0;
    EncounterFacts encounter; ///< its group and rewards
    bool darkDays = false;
};
/// As a match stands.
[[nodiscard]] OverwhelmInquiry overwhelmInquiry(const State& state, const Hero& hero, const EncounterFacts& encounter);

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
[[nodiscard]] OverwhelmVerdict judgeOverwhelm(const OverwhelmInquiry& inquiry, Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes
