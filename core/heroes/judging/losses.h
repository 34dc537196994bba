// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/facts_of_match.h"

namespace whistle::heroes {

struct AssignedPoints {
    std::string stack;
    Quality token = Quality::Base;
    int points = 1;
};

/// Of an army, whose owner assigns the damage, or of encounters.
struct DamageInquiry {
    int damage = 0;
    bool pierce = false;
    std::optional<std::string> preciseTarget;
    std::vector<FightingStack> stacks = {};
    std::vector<FightingEncounter> encounters = {};
    std::vector<AssignedPoints> assignment = {};
    bool targetFirst = false; ///< before the additional enemy: a house rule of matches
};

enum class DamageProblem : std::uint8_t {
    TargetHasDefence,
    TooManyPoints,
    LeftStackBeforeDestroyed,
    NotThePreciseTarget,
    StackAlreadyDestroyed,
    WoundedTokenFirst,
    NoSuchToken,
    DamageNotFullyAssigned
};
inline constexpr Indexed<RuleWords, 8> damageProblems{
    {{{"MH-19.9"_rule, Saying::tr("Precise Strike cannot choose a stack with Defence.")},
      {"MH-14.3"_rule, Saying::tr("More points are assigned than the damage allows.")},
      {"MH-14.2"_rule, Saying::tr("The damage stays with a stack until that stack is destroyed.")},
      {"MH-19.1"_rule, Saying::tr("The stack chosen by Precise Strike takes the damage first.")},
      {"MH-14.3"_rule, Saying::tr("This stack is already destroyed.")},
      {"MH-19.4"_rule, Saying::tr("The stack's wounded token must be hit next.")},
      {"MH-14.4"_rule, Saying::tr("This stack has no such token left.")},
      {"MH-14.2"_rule, Saying::tr("All the damage must be assigned as long as any unit is left.")}}}};

struct DamageVerdict {
    std::optional<DamageProblem> problem;
    std::optional<int> point; ///< from 0
    std::vector<FightingStack> stacks;
    std::vector<std::string> destroyedStacks;
    int tokensLost = 0;
    std::vector<FightingEncounter> encounters;
    int unassigned = 0;
    bool isAllDestroyed = false;
    [[nodiscard]] bool isLegal() const { return !problem; }
    [[nodiscard]] bool isOfArmy() const { return isLegal() && encounters.empty(); }
    [[nodiscard]] bool isOfEncounters() const { return isLegal() && !encounters.empty(); }
};

/// MH-14, MH-19, MH-30.2: is the assignment legal, and what is left.
[[nodiscard]] DamageVerdict judgeDamage(const DamageInquiry& inquiry, Reasons& reasons);

enum class ResurrectionSource : std::uint8_t { Laurel, Effect };
enum class LaurelDo : std::uint8_t { ReturnToken, TurnToElite, Upgrade, HealWound };
struct ArmyLaurel {
    std::string stack;
    LaurelDo what = LaurelDo::ReturnToken;
};

/// Of stacks with steps, or of an encounter.
struct ResurrectionInquiry {
    ResurrectionSource source = ResurrectionSource::Laurel;
    int points = 1;
    std::optional<std::vector<FightingStack>> stacks;
    std::optional<std::vector<ArmyLaurel>> steps;
    std::optional<FightingEncounter> encounter;
};

enum class RevivalProblem : std::uint8_t {
    NotEnoughPoints,
    UpgradeNeedsLaurel,
    NothingDestroyed,
    NoFlippedToken,
    NoBaseToken,
    EncounterDestroyed
};
inline constexpr Indexed<RuleWords, 6> revivalProblems{
    {{{"MH-15.1"_rule, Saying::tr("There are not enough resurrection points for this step.")},
      {"MH-13.5"_rule, Saying::tr("Only a laurel upgrades a unit beyond the starting elites.")},
      {"MH-15.2"_rule, Saying::tr("No unit of this stack has been destroyed in this battle.")},
      {"MH-15.2"_rule, Saying::tr("The stack already has all the elites it started with.")},
      {"MH-15.2"_rule, Saying::tr("There is no base unit in this stack.")},
      {"MH-R14"_rule, Saying::tr("A destroyed encounter does not come back.")}}}};

/// MH-13.5, MH-15.2: what is against one point of resurrection on a stack.
[[nodiscard]] std::optional<RevivalProblem> against(const StackState& stack, LaurelDo what, ResurrectionSource source);
/// Does it; if there is an unwounded base unit, that one becomes an elite.
void revive(StackState& stack, LaurelDo what);

struct ResurrectionVerdict {
    std::optional<RevivalProblem> problem;
    std::optional<int> step; ///< from 0
    std::vector<FightingStack> stacks;
    int pointsLeft = 0;
    std::optional<FightingEncounter> encounter;
    [[nodiscard]] bool isLegal() const { return !problem; }
    [[nodiscard]] bool isOfArmy() const { return isLegal() && !encounter; }
};

/// MH-13.5, MH-15: may these units come back.
[[nodiscard]] ResurrectionVerdict judgeResurrection(const ResurrectionInquiry& inquiry, Reasons& reasons);

} // namespace whistle::heroes
