// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/facts_of_match.h"

/// Who fights in a battle: the match has them, and the questions about damage, resurrection and chances are asked with
/// them.
namespace whistle::heroes {

/// What becomes of a stack in a battle: its tokens now, and those at the start.
struct StackState : Tokens {
    Tokens start; ///< a laurel may raise its elites
    std::optional<Wound> wounded = {};

    [[nodiscard]] bool isGone() const { return sum() == 0; }
    /// Whose token is hit if its owner would rather lose those of one side: a wounded one goes first (MH-19.4).
    [[nodiscard]] Quality nextToken(Quality first) const
    {
        return wounded ? wounded->token : of(first) > 0 ? first : other(first);
    }
    /// One point on a token of that side, which there is, with so many Tough symbols that help it: a wound, or it is
    /// turned, or destroyed (MH-14.4, MH-19.3). Gives whether a token was destroyed.
    bool hit(Quality quality, int tough);
};
/// A stack that fights, with the values that count now.
struct FightingStack : StackState {
    std::string name;
    int strength = 0;
    int initiative = 0;
    Abilities baseAbilities = {};
    Abilities eliteAbilities = {};

    [[nodiscard]] const Abilities& abilities(Quality quality) const
    {
        return quality == Quality::Base ? baseAbilities : eliteAbilities;
    }
    /// One of the sides that are present has it (MH-19).
    [[nodiscard]] bool has(Ability ability) const { return has(ability, *this); }
    [[nodiscard]] bool has(Ability ability, const Tokens& present) const
    {
        return (present.base > 0 && heroes::has(baseAbilities, ability)) ||
               (present.elite > 0 && heroes::has(eliteAbilities, ability));
    }
    [[nodiscard]] int tough(Quality quality) const { return count(abilities(quality), Ability::Tough); }
};

/// What becomes of an encounter token in a battle.
struct EncounterState {
    int damage = 0;
    int toughUsed = 0;

    [[nodiscard]] bool isHurt() const { return damage > 0 || toughUsed > 0; }
    void heal() { damage = toughUsed = 0; }
    /// Takes what a token of this challenge, with so many Tough symbols that help it, can take of the points (MH-14.7,
    /// MH-R13); gives what is left of them.
    int take(int points, int challenge, int tough);
};
/// An encounter token that fights.
struct FightingEncounter : EncounterFacts, EncounterState {
    bool additional = false; ///< the enemy of Dark Days

    [[nodiscard]] int left() const { return challenge - damage; }
    [[nodiscard]] bool isDestroyed() const { return left() <= 0; }
    [[nodiscard]] int tough() const { return count(abilities, Ability::Tough); }
};

} // namespace whistle::heroes
