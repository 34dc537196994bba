// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

#include <utility>

namespace whistle::heroes {

/// What is printed on the players' components and no pack knows: typed in once, with `new_match`.
struct UnitSide {
    int initiative = 0;
    Abilities abilities;
    int price = 0;
    std::optional<int> strength; ///< none: the level and one
};
struct UnitFacts {
    Unit unit = Unit::Crossbowman;
    int level = 1;
    int tokens = 0;
    UnitSide base;
    UnitSide elite;
    [[nodiscard]] const UnitSide& side(Quality quality) const { return quality == Quality::Base ? base : elite; }
    [[nodiscard]] int strength(Quality quality) const { return side(quality).strength.value_or(level + 1); }
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
};
struct BuildingCost {
    int gold = 0;
    int resources = 0;
    int level = 1;
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

} // namespace whistle::heroes
