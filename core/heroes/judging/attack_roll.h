// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/initiative.h"
#include "heroes/table/facts_of_match.h"
#include "rulebook/fault.h"

namespace whistle::heroes {

struct Attacker {
    PieceKind kind = PieceKind::Stack;
    int strength = 0;
    int attacks = 1;
    bool elite = false;
    Abilities abilities;
};

/// As it attacks with what is left of it.
[[nodiscard]] Attacker attackerOf(const FightingStack& stack, const StackState& now);
[[nodiscard]] Attacker attackerOf(const FightingEncounter& encounter, const EncounterState& now);
/// MH-12.1, MH-12.2, MH-R10: the number of attacks before the limit of five dice.
[[nodiscard]] int attacksOf(const Attacker& attacker, int modifier);

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

/// The command: the next piece attacks.
struct Attack {
    std::string piece;
    Roll roll;
    std::vector<RollStep> steps = {};
    std::optional<std::string> target = {};
    int attackModifier = 0;
    int strengthModifier = 0;
    int damageModifier = 0;
    bool guardianAngel = false; ///< the defender ignores the skulls
    bool aggressor = false;
};

struct RollInquiry {
    Attacker attacker; ///< with the modifier of its strength
    Attack attack;
    bool eliteDiceAllowed = true;
    int luckTokens = 0;
    [[nodiscard]] int attacks() const { return attacksOf(attacker, attack.attackModifier); }
};

struct DiceToRoll {
    int d8 = 0;
    bool elite = false;
    friend bool operator==(const DiceToRoll&, const DiceToRoll&) = default;
};
struct Outstanding {
    Cause cause = Cause::EliteBadLuck;
    std::vector<int> dice;
    friend bool operator==(const Outstanding&, const Outstanding&) = default;
};
enum class LaurelUse : std::uint8_t { UpgradeOrResurrect, Resurrect };

struct RollVerdict {
    DiceToRoll diceToRoll;
    std::vector<int> finalD8;
    Few<bool, 5> rerolled;
    std::optional<Face> eliteFace;
    std::optional<int> hits;
    std::optional<int> eliteDamage;
    std::optional<int> damage;
    std::optional<LaurelUse> laurel;
    int luckTokensLeft = 0;
    std::optional<Outstanding> outstanding;
    friend bool operator==(const RollVerdict&, const RollVerdict&) = default;
};

/// MH-12.2, MH-13.2
[[nodiscard]] int attackDice(int attacks, bool withElite);
[[nodiscard]] bool isHit(int die, int strength);
[[nodiscard]] int skullsOf(std::optional<Face> face);

/// What is wrong with dice and re-rolls; none: `judgeRoll` may be asked.
[[nodiscard]] std::optional<Fault> faultOf(const RollInquiry& inquiry);
/// MH-12, MH-13, MH-14.1: hits and damage of a roll without faults.
[[nodiscard]] RollVerdict judgeRoll(const RollInquiry& inquiry, Reasons& reasons);

} // namespace whistle::heroes
