// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/names.h"

#include "heroes/table/rules.h"
#include "heroes/table/state.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

/// By the enum, in its order.
template <class Enum>
constexpr std::nullptr_t namesOf = nullptr;
template <>
constexpr Indexed<Saying, 16> namesOf<Unit>{
    {QT_TRANSLATE_NOOP("heroes", "Crossbowmen"), QT_TRANSLATE_NOOP("heroes", "Sisters"),
     QT_TRANSLATE_NOOP("heroes", "Griffins"), QT_TRANSLATE_NOOP("heroes", "Seraphs"),
     QT_TRANSLATE_NOOP("heroes", "Skeletons"), QT_TRANSLATE_NOOP("heroes", "Vampires"),
     QT_TRANSLATE_NOOP("heroes", "Liches"), QT_TRANSLATE_NOOP("heroes", "Fate Weavers"),
     QT_TRANSLATE_NOOP("heroes", "Shark Guards"), QT_TRANSLATE_NOOP("heroes", "Kenshi"),
     QT_TRANSLATE_NOOP("heroes", "the fourth Sanctuary unit"), QT_TRANSLATE_NOOP("heroes", "Kirin"),
     QT_TRANSLATE_NOOP("heroes", "Orcs"), QT_TRANSLATE_NOOP("heroes", "Centaurs"),
     QT_TRANSLATE_NOOP("heroes", "Dreamwalkers"), QT_TRANSLATE_NOOP("heroes", "Cyclopes")}};
template <>
constexpr Indexed<Saying, 4> namesOf<Faction>{
    {QT_TRANSLATE_NOOP("heroes", "Haven"), QT_TRANSLATE_NOOP("heroes", "Necropolis"),
     QT_TRANSLATE_NOOP("heroes", "Sanctuary"), QT_TRANSLATE_NOOP("heroes", "Stronghold")}};
template <>
constexpr Indexed<Saying, 2> namesOf<Quality>{
    {QT_TRANSLATE_NOOP("heroes", "base"), QT_TRANSLATE_NOOP("heroes", "elite")}};
template <>
constexpr Indexed<Saying, 6> namesOf<Face>{
    {QT_TRANSLATE_NOOP("heroes", "one skull"), QT_TRANSLATE_NOOP("heroes", "two skulls"),
     QT_TRANSLATE_NOOP("heroes", "luck"), QT_TRANSLATE_NOOP("heroes", "laurel"),
     QT_TRANSLATE_NOOP("heroes", "bad luck"), QT_TRANSLATE_NOOP("heroes", "blank")}};
template <>
constexpr Indexed<Saying, 3> namesOf<Group>{{QT_TRANSLATE_NOOP("heroes", "average"),
                                             QT_TRANSLATE_NOOP("heroes", "dreadful"),
                                             QT_TRANSLATE_NOOP("heroes", "legendary")}};
template <>
constexpr Indexed<Saying, 14> namesOf<SiteKind>{
    {QT_TRANSLATE_NOOP("heroes", "Sawmill"), QT_TRANSLATE_NOOP("heroes", "Crystal mine"),
     QT_TRANSLATE_NOOP("heroes", "Ore mine"), QT_TRANSLATE_NOOP("heroes", "Gold mine"),
     QT_TRANSLATE_NOOP("heroes", "Crystal orb"), QT_TRANSLATE_NOOP("heroes", "Dragon circle"),
     QT_TRANSLATE_NOOP("heroes", "Dragon lake"), QT_TRANSLATE_NOOP("heroes", "Mystic library"),
     QT_TRANSLATE_NOOP("heroes", "Armourer"), QT_TRANSLATE_NOOP("heroes", "Stone of Enlightenment"),
     QT_TRANSLATE_NOOP("heroes", "Stables"), QT_TRANSLATE_NOOP("heroes", "Arena"),
     QT_TRANSLATE_NOOP("heroes", "Blacksmith"), QT_TRANSLATE_NOOP("heroes", "Dragon's nest")}};
template <>
constexpr Indexed<Saying, 9> namesOf<Building>{
    {QT_TRANSLATE_NOOP("heroes", "Building for new heroes"), QT_TRANSLATE_NOOP("heroes", "Income building"),
     QT_TRANSLATE_NOOP("heroes", "Marketplace"), QT_TRANSLATE_NOOP("heroes", "Temple of Asha"),
     QT_TRANSLATE_NOOP("heroes", "Building for elite units"), QT_TRANSLATE_NOOP("heroes", "Recruitment building"),
     QT_TRANSLATE_NOOP("heroes", "Leadership building"), QT_TRANSLATE_NOOP("heroes", "Portal"),
     QT_TRANSLATE_NOOP("heroes", "Faction building")}};
template <>
constexpr Indexed<Saying, 5> namesOf<Slot>{
    {QT_TRANSLATE_NOOP("heroes", "garment"), QT_TRANSLATE_NOOP("heroes", "armour"),
     QT_TRANSLATE_NOOP("heroes", "weapon"), QT_TRANSLATE_NOOP("heroes", "jewel"), QT_TRANSLATE_NOOP("heroes", "bag")}};
template <>
constexpr Indexed<Saying, 4> namesOf<ActionKind>{
    {QT_TRANSLATE_NOOP("heroes", "activate heroes"), QT_TRANSLATE_NOOP("heroes", "gather"),
     QT_TRANSLATE_NOOP("heroes", "build"), QT_TRANSLATE_NOOP("heroes", "recruit")}};
template <>
constexpr Indexed<Saying, 2> namesOf<Deck>{
    {QT_TRANSLATE_NOOP("heroes", "Might deck"), QT_TRANSLATE_NOOP("heroes", "Magic deck")}};
template <>
constexpr Indexed<Saying, 2> namesOf<Money>{
    {QT_TRANSLATE_NOOP("heroes", "gold"), QT_TRANSLATE_NOOP("heroes", "resources")}};
template <>
constexpr Indexed<Saying, 2> namesOf<Side>{
    {QT_TRANSLATE_NOOP("heroes", "the active side"), QT_TRANSLATE_NOOP("heroes", "the opponent")}};
template <>
constexpr Indexed<Saying, 20> namesOf<StartingSkill>{{QT_TRANSLATE_NOOP("heroes", "Aggressor"),
                                                      QT_TRANSLATE_NOOP("heroes", "Supply Wagon"),
                                                      QT_TRANSLATE_NOOP("heroes", "Mystic"),
                                                      QT_TRANSLATE_NOOP("heroes", "Explorer"),
                                                      QT_TRANSLATE_NOOP("heroes", "Artefact Seeker"),
                                                      QT_TRANSLATE_NOOP("heroes", "Legacy"),
                                                      QT_TRANSLATE_NOOP("heroes", "Trader"),
                                                      QT_TRANSLATE_NOOP("heroes", "Estate Management"),
                                                      QT_TRANSLATE_NOOP("heroes", "Dimension Walker"),
                                                      QT_TRANSLATE_NOOP("heroes", "Recognised Leader"),
                                                      QT_TRANSLATE_NOOP("heroes", "Sage"),
                                                      QT_TRANSLATE_NOOP("heroes", "Wanderer"),
                                                      QT_TRANSLATE_NOOP("heroes", "Orc Chief"),
                                                      QT_TRANSLATE_NOOP("heroes", "Crossbowman Chief"),
                                                      QT_TRANSLATE_NOOP("heroes", "Shark Guard Chief"),
                                                      QT_TRANSLATE_NOOP("heroes", "Skeleton Chief"),
                                                      QT_TRANSLATE_NOOP("heroes", "Dreamwalker Master"),
                                                      QT_TRANSLATE_NOOP("heroes", "Griffin Master"),
                                                      QT_TRANSLATE_NOOP("heroes", "Kenshi Master"),
                                                      QT_TRANSLATE_NOOP("heroes", "Vampire Master")}};
template <>
constexpr Indexed<Saying, 13> namesOf<Step>{
    {QT_TRANSLATE_NOOP("heroes", "the set-up"), QT_TRANSLATE_NOOP("heroes", "revealing the Week Card"),
     QT_TRANSLATE_NOOP("heroes", "playing an Action Card or passing"),
     QT_TRANSLATE_NOOP("heroes", "carrying out the action"),
     QT_TRANSLATE_NOOP("heroes", "the battle with the enemy on the space"),
     QT_TRANSLATE_NOOP("heroes", "placing the pieces on the initiative board"),
     QT_TRANSLATE_NOOP("heroes", "the next attack"), QT_TRANSLATE_NOOP("heroes", "the laurel"),
     QT_TRANSLATE_NOOP("heroes", "assigning the damage"), QT_TRANSLATE_NOOP("heroes", "ending the battle"),
     QT_TRANSLATE_NOOP("heroes", "choosing the rewards of the Treasure Card"),
     QT_TRANSLATE_NOOP("heroes", "the level-up"), QT_TRANSLATE_NOOP("heroes", "ending the match")}};

} // namespace

template <class Enum>
Sentence nameOf(Enum value)
{
    return namesOf<Enum>[value];
}

template Sentence nameOf(Unit);
template Sentence nameOf(Faction);
template Sentence nameOf(Quality);
template Sentence nameOf(Face);
template Sentence nameOf(Group);
template Sentence nameOf(SiteKind);
template Sentence nameOf(Building);
template Sentence nameOf(Slot);
template Sentence nameOf(ActionKind);
template Sentence nameOf(Deck);
template Sentence nameOf(Money);
template Sentence nameOf(Side);
template Sentence nameOf(StartingSkill);
template Sentence nameOf(Step);

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
