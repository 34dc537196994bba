// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

/// What is printed on the players' components and no pack knows: typed in once, with `new_match`.
struct UnitSide {
    int initiative = 0;
    Abilities abilities;
    int price = 0;
    std::optional<int> strength; ///< none: the level and one
    friend bool operator==(const UnitSide&, const UnitSide&) = default;
};
struct UnitFacts {
    Unit unit = Unit::Crossbowman;
    int level = 1;
    int tokens = 0;
    UnitSide base;
    UnitSide elite;
    [[nodiscard]] const UnitSide& side(Quality quality) const { return quality == Quality::Base ? base : elite; }
    [[nodiscard]] int strength(Quality quality) const { return side(quality).strength.value_or(level + 1); }
    friend bool operator==(const UnitFacts&, const UnitFacts&) = default;
};
struct HeroFacts {
    std::string name;
    int might = 0;
    int magic = 0;
    int initiative = 0;
    int leadership = 1;
    std::vector<StartingSkill> skills;
    std::vector<SkillGroup> specialisations;
    [[nodiscard]] bool has(StartingSkill skill) const { return contains(skills, skill); }
    [[nodiscard]] std::optional<Unit> masterOf() const
    {
        for (const StartingSkill skill : skills) {
            if (const std::optional<Unit> unit = masteredBy(skill))
                return unit;
        }
        return {};
    }
    friend bool operator==(const HeroFacts&, const HeroFacts&) = default;
};
struct BuildingCost {
    int gold = 0;
    int resources = 0;
    int level = 1;
    friend bool operator==(const BuildingCost&, const BuildingCost&) = default;
};
/// The income building and the Temple have known prices: only their level is typed in.
[[nodiscard]] constexpr bool hasKnownPrice(Building building)
{
    return building == Building::Income || building == Building::TempleOfAsha;
}
using BuildingCosts = std::vector<std::pair<Building, BuildingCost>>;
struct PlayerFacts {
    std::vector<UnitFacts> units;
    std::vector<HeroFacts> heroes;
    BuildingCosts buildings;
    std::optional<std::vector<int>> capitalLevels; ///< resources for levels 2, 3, 4

    [[nodiscard]] const UnitFacts& of(Unit unit) const { return *firstWith(units, &UnitFacts::unit, unit); }
    [[nodiscard]] const HeroFacts* hero(const std::string& name) const
    {
        return firstWith(heroes, &HeroFacts::name, name);
    }
    [[nodiscard]] const BuildingCost* costOf(Building building) const
    {
        const auto* found = firstWith(buildings, &BuildingCosts::value_type::first, building);
        return found ? &found->second : nullptr;
    }
    friend bool operator==(const PlayerFacts&, const PlayerFacts&) = default;
};

/// What is added to the initiative of pieces, by their names.
using Modifiers = std::vector<std::pair<std::string, int>>;

/// What is printed on an encounter token.
struct EncounterFacts {
    std::string name;
    Group group = Group::Average;
    int strength = 0;
    int initiative = 0;
    int challenge = 1;
    bool elite = false;
    Abilities abilities;
    int experience = 0;
    int treasureRewards = 0;
    friend bool operator==(const EncounterFacts&, const EncounterFacts&) = default;
};

// Who fights in a battle: the match has them, and the questions about damage, resurrection and chances are asked with
// them.

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
    friend bool operator==(const StackState&, const StackState&) = default;
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
    friend bool operator==(const FightingStack&, const FightingStack&) = default;
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
    friend bool operator==(const EncounterState&, const EncounterState&) = default;
};
/// An encounter token that fights.
struct FightingEncounter : EncounterFacts, EncounterState {
    bool additional = false; ///< the enemy of Dark Days

    [[nodiscard]] int left() const { return challenge - damage; }
    [[nodiscard]] bool isDestroyed() const { return left() <= 0; }
    [[nodiscard]] int tough() const { return count(abilities, Ability::Tough); }
    friend bool operator==(const FightingEncounter&, const FightingEncounter&) = default;
};

} // namespace whistle::heroes
