// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

template <class Enum, std::size_t size>
Sentence named(const std::array<Sentence, size>& names, Enum value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

Sentence nameOf(Unit unit)
{
    static constexpr std::array<Sentence, 16> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Crossbowmen")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Sisters")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Griffins")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Seraphs")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Skeletons")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Vampires")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Liches")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Fate Weavers")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Shark Guards")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Kenshi")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "the fourth Sanctuary unit")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Kirin")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Orcs")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Centaurs")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dreamwalkers")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Cyclopes")},
    }};
    return named(names, unit);
}

Sentence nameOf(Faction faction)
{
    static constexpr std::array<Sentence, 4> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Haven")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Necropolis")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Sanctuary")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Stronghold")},
    }};
    return named(names, faction);
}

Sentence nameOf(Quality quality)
{
    static constexpr std::array<Sentence, 2> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "base")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "elite")},
    }};
    return named(names, quality);
}

Sentence nameOf(Face face)
{
    static constexpr std::array<Sentence, 6> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "one skull")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "two skulls")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "luck")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "laurel")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "bad luck")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "blank")},
    }};
    return named(names, face);
}

Sentence nameOf(Group group)
{
    static constexpr std::array<Sentence, 3> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "average")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "dreadful")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "legendary")},
    }};
    return named(names, group);
}

Sentence nameOf(SiteKind kind)
{
    static constexpr std::array<Sentence, 14> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Sawmill")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Crystal mine")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Ore mine")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Gold mine")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Crystal orb")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dragon circle")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dragon lake")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Mystic library")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Armourer")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Stone of Enlightenment")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Stables")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Arena")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Blacksmith")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dragon's nest")},
    }};
    return named(names, kind);
}

Sentence nameOf(Building building)
{
    static constexpr std::array<Sentence, 9> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Building for new heroes")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Income building")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Marketplace")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Temple of Asha")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Building for elite units")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Recruitment building")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Leadership building")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Portal")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Faction building")},
    }};
    return named(names, building);
}

Sentence nameOf(Slot slot)
{
    static constexpr std::array<Sentence, 5> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "garment")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "armour")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "weapon")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "jewel")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "bag")},
    }};
    return named(names, slot);
}

Sentence nameOf(ActionKind action)
{
    static constexpr std::array<Sentence, 4> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "activate heroes")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "gather")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "build")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "recruit")},
    }};
    return named(names, action);
}

Sentence nameOf(Deck deck)
{
    static constexpr std::array<Sentence, 2> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Might deck")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Magic deck")},
    }};
    return named(names, deck);
}

Sentence nameOf(Money money)
{
    static constexpr std::array<Sentence, 2> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "gold")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "resources")},
    }};
    return named(names, money);
}

Sentence nameOf(Side side)
{
    static constexpr std::array<Sentence, 2> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "the active side")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "the opponent")},
    }};
    return named(names, side);
}

Sentence nameOf(StartingSkill skill)
{
    static constexpr std::array<Sentence, 20> names{{
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Aggressor")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Supply Wagon")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Mystic")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Explorer")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Artefact Seeker")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Legacy")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Trader")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Estate Management")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dimension Walker")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Recognised Leader")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Sage")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Wanderer")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Orc Chief")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Crossbowman Chief")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Shark Guard Chief")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Skeleton Chief")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Dreamwalker Master")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Griffin Master")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Kenshi Master")},
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Vampire Master")},
    }};
    return named(names, skill);
}

TextPlace textPlace(Unit unit)
{
    return Name{std::string(toWord(unit)), nameOf(unit)};
}

TextPlace pieceName(const std::string& name)
{
    if (const std::optional<Unit> unit = fromWord<Unit>(name))
        return textPlace(*unit);
    return Name{name};
}

TextPlace cardName(const std::string& card)
{
    static constexpr Sentence ambush{"heroes", QT_TRANSLATE_NOOP("heroes", "Ambush")};
    static constexpr Sentence gauntlet{"heroes", QT_TRANSLATE_NOOP("heroes", "Gauntlet of Victory")};
    static constexpr Sentence tear{"heroes", QT_TRANSLATE_NOOP("heroes", "Tear of Asha")};
    const Sentence word = card == ambushCard     ? ambush
                          : card == gauntletCard ? gauntlet
                          : card == tearCard     ? tear
                                                 : Sentence{};
    return Name{card, word};
}

TextPlace textPlace(const Space& space)
{
    return Name{"(" + std::to_string(space.row) + ", " + std::to_string(space.column) + ")"};
}

std::string listed(const std::vector<int>& numbers)
{
    std::string all;
    for (const int number : numbers)
        all += (all.empty() ? "" : ", ") + std::to_string(number);
    return all;
}

} // namespace whistle::heroes
