// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/house_rules.h"
#include "heroes/table/rules.h"

namespace whistle::heroes {

/// A stack that takes damage: its tokens, what its two sides can do, and the token that is wounded.
struct DamagedStack {
    std::string name;
    Tokens tokens;
    Abilities baseAbilities;
    Abilities eliteAbilities;
    std::optional<Wound> wounded;

    [[nodiscard]] const Abilities& abilities(Quality quality) const
    {
        return quality == Quality::Base ? baseAbilities : eliteAbilities;
    }
    /// One of the sides that are present has it (MH-19).
    [[nodiscard]] bool has(Ability ability) const
    {
        return (tokens.base > 0 && heroes::has(baseAbilities, ability)) ||
               (tokens.elite > 0 && heroes::has(eliteAbilities, ability));
    }
    /// One point on a token of that side, which there is: a wound, or it is turned, or destroyed (MH-14.4, MH-19.3).
    /// Gives whether a token was destroyed.
    bool hit(Quality quality, bool pierce);
};

struct DamagedEncounter {
    std::string name;
    int challenge = 1;
    int damage = 0;
    int toughSymbols = 0;
    int toughUsed = 0;
    bool additional = false;
    [[nodiscard]] int left() const { return challenge - damage; }
    [[nodiscard]] bool isDestroyed() const { return left() <= 0; }
    /// Takes what it can of the points (MH-14.7, MH-R13); gives what is left of them.
    int take(int points, bool pierce);
};

struct AssignedPoints {
    std::string stack;
    Quality token = Quality::Base;
    int points = 1;
};

struct DamageInquiry {
    int damage = 0;
    bool pierce = false;
    std::optional<std::string> preciseTarget;
    std::vector<DamagedStack> stacks;
    std::vector<DamagedEncounter> encounters;
    std::vector<AssignedPoints> assignment;
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
[[nodiscard]] RuleId ruleOf(DamageProblem problem);
[[nodiscard]] Text textOf(DamageProblem problem);

struct DamageVerdict {
    std::optional<DamageProblem> problem;
    std::optional<int> point; ///< from 0
    std::vector<DamagedStack> stacks;
    std::vector<std::string> destroyedStacks;
    int tokensLost = 0;
    std::vector<DamagedEncounter> encounters;
    int unassigned = 0;
    bool isAllDestroyed = false;
    [[nodiscard]] bool isLegal() const { return !problem; }
    [[nodiscard]] bool isOfArmy() const { return isLegal() && encounters.empty(); }
    [[nodiscard]] bool isOfEncounters() const { return isLegal() && !encounters.empty(); }
};

/// MH-14, MH-19, MH-30.2: is the assignment legal, and what is left. `targetFirst`: an encounter's target takes the
/// damage before the additional enemy does (a house rule of matches).
[[nodiscard]] Ruling<DamageVerdict> judgeDamage(const DamageInquiry& inquiry, Listening listening = Listening::Yes,
                                                bool targetFirst = false);

} // namespace whistle::heroes
