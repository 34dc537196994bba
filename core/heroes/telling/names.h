// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "base/text_list.h"
#include "heroes/table/state.h"
#include "heroes/table/types.h"

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<heroes::Saying, 16> enumNames<heroes::Unit>{
    {heroes::Saying::tr("Crossbowmen"), heroes::Saying::tr("Sisters"), heroes::Saying::tr("Griffins"),
     heroes::Saying::tr("Seraphs"), heroes::Saying::tr("Skeletons"), heroes::Saying::tr("Vampires"),
     heroes::Saying::tr("Liches"), heroes::Saying::tr("Fate Weavers"), heroes::Saying::tr("Shark Guards"),
     heroes::Saying::tr("Kenshi"), heroes::Saying::tr("the fourth Sanctuary unit"), heroes::Saying::tr("Kirin"),
     heroes::Saying::tr("Orcs"), heroes::Saying::tr("Centaurs"), heroes::Saying::tr("Dreamwalkers"),
     heroes::Saying::tr("Cyclopes")}};
template <>
inline constexpr Indexed<heroes::Saying, 4> enumNames<heroes::Faction>{
    {heroes::Saying::tr("Haven"), heroes::Saying::tr("Necropolis"), heroes::Saying::tr("Sanctuary"),
     heroes::Saying::tr("Stronghold")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Quality>{
    {heroes::Saying::tr("base"), heroes::Saying::tr("elite")}};
template <>
inline constexpr Indexed<heroes::Saying, 7> enumNames<heroes::Ability>{
    {heroes::Saying::tr("Precise Strike"), heroes::Saying::tr("Tough"), heroes::Saying::tr("Defence"),
     heroes::Saying::tr("Pierce"), heroes::Saying::tr("Devastating"), heroes::Saying::tr("Rage"),
     heroes::Saying::tr("Regeneration")}};
template <>
inline constexpr Indexed<heroes::Saying, 6> enumNames<heroes::Face>{
    {heroes::Saying::tr("one skull"), heroes::Saying::tr("two skulls"), heroes::Saying::tr("luck"),
     heroes::Saying::tr("laurel"), heroes::Saying::tr("bad luck"), heroes::Saying::tr("blank")}};
template <>
inline constexpr Indexed<heroes::Saying, 3> enumNames<heroes::Group>{
    {heroes::Saying::tr("average"), heroes::Saying::tr("dreadful"), heroes::Saying::tr("legendary")}};
template <>
inline constexpr Indexed<heroes::Saying, 14> enumNames<heroes::SiteKind>{
    {heroes::Saying::tr("Sawmill"), heroes::Saying::tr("Crystal mine"), heroes::Saying::tr("Ore mine"),
     heroes::Saying::tr("Gold mine"), heroes::Saying::tr("Crystal orb"), heroes::Saying::tr("Dragon circle"),
     heroes::Saying::tr("Dragon lake"), heroes::Saying::tr("Mystic library"), heroes::Saying::tr("Armourer"),
     heroes::Saying::tr("Stone of Enlightenment"), heroes::Saying::tr("Stables"), heroes::Saying::tr("Arena"),
     heroes::Saying::tr("Blacksmith"), heroes::Saying::tr("Dragon's nest")}};
template <>
inline constexpr Indexed<heroes::Saying, 9> enumNames<heroes::Building>{
    {heroes::Saying::tr("New heroes"), heroes::Saying::tr("Income"), heroes::Saying::tr("Marketplace"),
     heroes::Saying::tr("Temple of Asha"), heroes::Saying::tr("Elite units"), heroes::Saying::tr("Recruitment"),
     heroes::Saying::tr("Leadership"), heroes::Saying::tr("Portal"), heroes::Saying::tr("Faction building")}};
template <>
inline constexpr Indexed<heroes::Saying, 5> enumNames<heroes::Slot>{
    {heroes::Saying::tr("garment"), heroes::Saying::tr("armour"), heroes::Saying::tr("weapon"),
     heroes::Saying::tr("jewel"), heroes::Saying::tr("bag")}};
template <>
inline constexpr Indexed<heroes::Saying, 4> enumNames<heroes::ActionKind>{
    {heroes::Saying::tr("activate heroes"), heroes::Saying::tr("gather"), heroes::Saying::tr("build"),
     heroes::Saying::tr("recruit")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Deck>{
    {heroes::Saying::tr("Might deck"), heroes::Saying::tr("Magic deck")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Money>{
    {heroes::Saying::tr("gold"), heroes::Saying::tr("resources")}};
template <>
inline constexpr Indexed<heroes::Saying, 2> enumNames<heroes::Side>{
    {heroes::Saying::tr("the active side"), heroes::Saying::tr("the opponent")}};
template <>
inline constexpr Indexed<heroes::Saying, 20> enumNames<heroes::StartingSkill>{{heroes::Saying::tr("Aggressor"),
                                                                               heroes::Saying::tr("Supply Wagon"),
                                                                               heroes::Saying::tr("Mystic"),
                                                                               heroes::Saying::tr("Explorer"),
                                                                               heroes::Saying::tr("Artefact Seeker"),
                                                                               heroes::Saying::tr("Legacy"),
                                                                               heroes::Saying::tr("Trader"),
                                                                               heroes::Saying::tr("Estate Management"),
                                                                               heroes::Saying::tr("Dimension Walker"),
                                                                               heroes::Saying::tr("Recognised Leader"),
                                                                               heroes::Saying::tr("Sage"),
                                                                               heroes::Saying::tr("Wanderer"),
                                                                               heroes::Saying::tr("Orc Chief"),
                                                                               heroes::Saying::tr("Crossbowman Chief"),
                                                                               heroes::Saying::tr("Shark Guard Chief"),
                                                                               heroes::Saying::tr("Skeleton Chief"),
                                                                               heroes::Saying::tr("Dreamwalker Master"),
                                                                               heroes::Saying::tr("Griffin Master"),
                                                                               heroes::Saying::tr("Kenshi Master"),
                                                                               heroes::Saying::tr("Vampire Master")}};
template <>
inline constexpr Indexed<heroes::Saying, 13> enumNames<heroes::Step>{
    {heroes::Saying::tr("setup"), heroes::Saying::tr("revealing the Week Card"),
     heroes::Saying::tr("playing an Action Card or passing"), heroes::Saying::tr("carrying out the action"),
     heroes::Saying::tr("the battle with the enemy on the space"),
     heroes::Saying::tr("placing the pieces on the initiative board"), heroes::Saying::tr("the next attack"),
     heroes::Saying::tr("the laurel"), heroes::Saying::tr("assigning the damage"),
     heroes::Saying::tr("ending the battle"), heroes::Saying::tr("choosing the rewards of the Treasure Card"),
     heroes::Saying::tr("the level-up"), heroes::Saying::tr("ending the match")}};

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

} // namespace whistle::heroes
