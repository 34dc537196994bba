// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "heroes/table/state.h"
#include "heroes/table/types.h"

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<heroes::Saying, 16> enumNames<heroes::Unit>{
    {QT_TRANSLATE_NOOP("heroes", "Crossbowmen"), QT_TRANSLATE_NOOP("heroes", "Sisters"),
     QT_TRANSLATE_NOOP("heroes", "Griffins"), QT_TRANSLATE_NOOP("heroes", "Seraphs"),
     QT_TRANSLATE_NOOP("heroes", "Skeletons"), QT_TRANSLATE_NOOP("heroes", "Vampires"),
     QT_TRANSLATE_NOOP("heroes", "Liches"), QT_TRANSLATE_NOOP("heroes", "Fate Weavers"),
     QT_TRANSLATE_NOOP("heroes", "Shark Guards"), QT_TRANSLATE_NOOP("heroes", "Kenshi"),
     QT_TRANSLATE_NOOP("heroes", "the fourth Sanctuary unit"), QT_TRANSLATE_NOOP("heroes", "Kirin"),
     QT_TRANSLATE_NOOP("heroes", "Orcs"), QT_TRANSLATE_NOOP("heroes", "Centaurs"),
     QT_TRANSLATE_NOOP("heroes", "Dreamwalkers"), QT_TRANSLATE_NOOP("heroes", "Cyclopes")}};
template <>
inline constexpr Indexed<heroes::Saying, 4> enumNames<heroes::Faction>{
    {QT_TRANSLATE_NOOP("heroes", "Haven"), QT_TRANSLATE_NOOP("heroes", "Necropolis"),
     QT_TRANSLATE_NOOP("heroes", "Sanctuary"), QT_TRANSLATE_NOOP("heroes", "Stronghold")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Quality>{
    {QT_TRANSLATE_NOOP("heroes", "base"), QT_TRANSLATE_NOOP("heroes", "elite")}};
template <>
inline constexpr Indexed<heroes::Saying, 7> enumNames<heroes::Ability>{
    {QT_TRANSLATE_NOOP("heroes", "Precise Strike"), QT_TRANSLATE_NOOP("heroes", "Tough"),
     QT_TRANSLATE_NOOP("heroes", "Defence"), QT_TRANSLATE_NOOP("heroes", "Pierce"),
     QT_TRANSLATE_NOOP("heroes", "Devastating"), QT_TRANSLATE_NOOP("heroes", "Rage"),
     QT_TRANSLATE_NOOP("heroes", "Regeneration")}};
template <>
inline constexpr Indexed<heroes::Saying, 6> enumNames<heroes::Face>{
    {QT_TRANSLATE_NOOP("heroes", "one skull"), QT_TRANSLATE_NOOP("heroes", "two skulls"),
     QT_TRANSLATE_NOOP("heroes", "luck"), QT_TRANSLATE_NOOP("heroes", "laurel"),
     QT_TRANSLATE_NOOP("heroes", "bad luck"), QT_TRANSLATE_NOOP("heroes", "blank")}};
template <>
inline constexpr Indexed<heroes::Saying, 3> enumNames<heroes::Group>{{QT_TRANSLATE_NOOP("heroes", "average"),
                                                                      QT_TRANSLATE_NOOP("heroes", "dreadful"),
                                                                      QT_TRANSLATE_NOOP("heroes", "legendary")}};
template <>
inline constexpr Indexed<heroes::Saying, 14> enumNames<heroes::SiteKind>{
    {QT_TRANSLATE_NOOP("heroes", "Sawmill"), QT_TRANSLATE_NOOP("heroes", "Crystal mine"),
     QT_TRANSLATE_NOOP("heroes", "Ore mine"), QT_TRANSLATE_NOOP("heroes", "Gold mine"),
     QT_TRANSLATE_NOOP("heroes", "Crystal orb"), QT_TRANSLATE_NOOP("heroes", "Dragon circle"),
     QT_TRANSLATE_NOOP("heroes", "Dragon lake"), QT_TRANSLATE_NOOP("heroes", "Mystic library"),
     QT_TRANSLATE_NOOP("heroes", "Armourer"), QT_TRANSLATE_NOOP("heroes", "Stone of Enlightenment"),
     QT_TRANSLATE_NOOP("heroes", "Stables"), QT_TRANSLATE_NOOP("heroes", "Arena"),
     QT_TRANSLATE_NOOP("heroes", "Blacksmith"), QT_TRANSLATE_NOOP("heroes", "Dragon's nest")}};
template <>
inline constexpr Indexed<heroes::Saying, 9> enumNames<heroes::Building>{
    {QT_TRANSLATE_NOOP("heroes", "New heroes"), QT_TRANSLATE_NOOP("heroes", "Income"),
     QT_TRANSLATE_NOOP("heroes", "Marketplace"), QT_TRANSLATE_NOOP("heroes", "Temple of Asha"),
     QT_TRANSLATE_NOOP("heroes", "Elite units"), QT_TRANSLATE_NOOP("heroes", "Recruitment"),
     QT_TRANSLATE_NOOP("heroes", "Leadership"), QT_TRANSLATE_NOOP("heroes", "Portal"),
     QT_TRANSLATE_NOOP("heroes", "Faction building")}};
template <>
inline constexpr Indexed<heroes::Saying, 5> enumNames<heroes::Slot>{
    {QT_TRANSLATE_NOOP("heroes", "garment"), QT_TRANSLATE_NOOP("heroes", "armour"),
     QT_TRANSLATE_NOOP("heroes", "weapon"), QT_TRANSLATE_NOOP("heroes", "jewel"), QT_TRANSLATE_NOOP("heroes", "bag")}};
template <>
inline constexpr Indexed<heroes::Saying, 4> enumNames<heroes::ActionKind>{
    {QT_TRANSLATE_NOOP("heroes", "activate heroes"), QT_TRANSLATE_NOOP("heroes", "gather"),
     QT_TRANSLATE_NOOP("heroes", "build"), QT_TRANSLATE_NOOP("heroes", "recruit")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Deck>{
    {QT_TRANSLATE_NOOP("heroes", "Might deck"), QT_TRANSLATE_NOOP("heroes", "Magic deck")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Money>{
    {QT_TRANSLATE_NOOP("heroes", "gold"), QT_TRANSLATE_NOOP("heroes", "resources")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Side>{
    {QT_TRANSLATE_NOOP("heroes", "the active side"), QT_TRANSLATE_NOOP("heroes", "the opponent")}};
template <>
inline constexpr Indexed<heroes::Saying, 20> enumNames<heroes::StartingSkill>{
    {QT_TRANSLATE_NOOP("heroes", "Aggressor"),
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
inline constexpr Indexed<heroes::Saying, 13> enumNames<heroes::Step>{
    {QT_TRANSLATE_NOOP("heroes", "the set-up"), QT_TRANSLATE_NOOP("heroes", "revealing the Week Card"),
     QT_TRANSLATE_NOOP("heroes", "playing an Action Card or passing"),
     QT_TRANSLATE_NOOP("heroes", "carrying out the action"),
     QT_TRANSLATE_NOOP("heroes", "the battle with the enemy on the space"),
     QT_TRANSLATE_NOOP("heroes", "placing the pieces on the initiative board"),
     QT_TRANSLATE_NOOP("heroes", "the next attack"), QT_TRANSLATE_NOOP("heroes", "the laurel"),
     QT_TRANSLATE_NOOP("heroes", "assigning the damage"), QT_TRANSLATE_NOOP("heroes", "ending the battle"),
     QT_TRANSLATE_NOOP("heroes", "choosing the rewards of the Treasure Card"),
     QT_TRANSLATE_NOOP("heroes", "the level-up"), QT_TRANSLATE_NOOP("heroes", "ending the match")}};

} // namespace whistle

namespace whistle::heroes {

using whistle::nameOf;
using whistle::textPlace;
/// A stack by its unit, a hero or an encounter by its name.
[[nodiscard]] TextPlace pieceName(const std::string& name);
/// A card by the name that the players gave it; the ones that count by rule have words of their own.
[[nodiscard]] TextPlace cardName(const std::string& card);
[[nodiscard]] TextPlace textPlace(Unit unit);
/// A space as players say it: "row 2, column 3".
[[nodiscard]] TextPlace textPlace(const Space& space);
/// Numbers with commas between them.
[[nodiscard]] std::string listed(const std::vector<int>& numbers);

} // namespace whistle::heroes
