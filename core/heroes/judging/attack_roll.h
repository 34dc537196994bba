// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/fault.h"
#include "heroes/judging/initiative.h"

namespace whistle::heroes {

struct Attacker {
    PieceKind kind = PieceKind::Stack;
    int strength = 0;
    int attacks = 1;
    bool elite = false;
    Abilities abilities;
};

struct Roll {
    std::vector<int> d8;
    std::optional<Face> elite;
};

enum class Cause : std::uint8_t {
    LuckTokenEliteDie,
    EliteLuck,
    EliteBadLuck,
    LuckTokenIgnoreBadLuck,
    LuckTokenAttackDice,
    PreciseStrike,
    CardRerollsMisses,
    OpponentRerollsHits
};
/// One re-roll; what it carries depends on its cause.
struct RollStep {
    Cause cause = Cause::EliteLuck;
    Face face = Face::Skull1;
    std::vector<int> results;
    int die = 0;
    int result = 1;
};

struct RollInquiry {
    Attacker attacker;
    int attackModifier = 0;
    bool eliteDiceAllowed = true;
    Roll roll;
    std::vector<RollStep> steps;
    int luckTokens = 0;
    bool ignoresEliteDamage = false; ///< Guardian Angel
    int damageModifier = 0;
};

struct DiceToRoll {
    int d8 = 0;
    bool elite = false;
};
struct Outstanding {
    Cause cause = Cause::EliteBadLuck;
    std::vector<int> dice;
};
enum class LaurelUse : std::uint8_t { UpgradeOrResurrect, Resurrect };

struct RollVerdict {
    DiceToRoll diceToRoll;
    std::vector<int> finalD8;
    std::vector<bool> rerolled;
    std::optional<Face> eliteFace;
    std::optional<int> hits;
    std::optional<int> eliteDamage;
    std::optional<int> damage;
    std::optional<LaurelUse> laurel;
    int luckTokensLeft = 0;
    std::optional<Outstanding> outstanding;
};

/// MH-12.1, MH-12.2, MH-R10: the number of attacks before the limit of five dice.
[[nodiscard]] int attacksOf(const Attacker& attacker, int modifier);
/// MH-12.2, MH-13.2
[[nodiscard]] int attackDice(int attacks, bool withElite);
[[nodiscard]] bool isHit(int die, int strength);
[[nodiscard]] int skullsOf(std::optional<Face> face);

/// What is wrong with dice and re-rolls; none: `judgeRoll` may be asked.
[[nodiscard]] std::optional<Fault> faultOf(const RollInquiry& inquiry);
/// MH-12, MH-13, MH-14.1: hits and damage of a roll without faults.
[[nodiscard]] Ruling<RollVerdict> judgeRoll(const RollInquiry& inquiry, Listening listening = Listening::Yes);

} // namespace whistle::heroes
