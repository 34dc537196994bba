// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/names.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/state.h"
#include "kaosball/table/types.h"

namespace whistle {

/// The words of the English edition, as translators and players see them; no ringer: empty. Of cards "UPSET!", "Booster
/// Bru", "no card"; plain energy cards are said by their number.
template <>
inline constexpr Indexed<kaosball::Saying, 12> enumNames<kaosball::Upgrade>{
    {kaosball::Saying::tr("Brick"), kaosball::Saying::tr("Celerity"), kaosball::Saying::tr("Enforcement"),
     kaosball::Saying::tr("Hardy"), kaosball::Saying::tr("Hate"), kaosball::Saying::tr("Last Stand"),
     kaosball::Saying::tr("Lucky"), kaosball::Saying::tr("Pain/Gain"), kaosball::Saying::tr("Pile Driver"),
     kaosball::Saying::tr("Relay Training"), kaosball::Saying::tr("Sexy Contract"),
     kaosball::Saying::tr("Speed Training")}};
template <>
inline constexpr Indexed<kaosball::Saying, 9> enumNames<kaosball::Ringer>{
    {kaosball::Saying::tr("Cretin the Ettin"), kaosball::Saying::tr("Macho Libre"),
     kaosball::Saying::tr("Panda Monium"), kaosball::Saying::tr("Panther"), kaosball::Saying::tr("T-Bone"),
     kaosball::Saying::tr("The Butcher"), kaosball::Saying::tr("The Dragon"), kaosball::Saying::tr("Spectre"), ""}};
template <>
inline constexpr Indexed<kaosball::Saying, 8> enumNames<kaosball::Tactic>{
    {kaosball::Saying::tr("Hail Mary Play"), kaosball::Saying::tr("Huddle"), kaosball::Saying::tr("Hustle!"),
     kaosball::Saying::tr("Power Play"), kaosball::Saying::tr("Rain of Fire"), kaosball::Saying::tr("Scatter!"),
     kaosball::Saying::tr("Wall of Stone"), kaosball::Saying::tr("Warpstone")}};
template <>
inline constexpr Indexed<kaosball::Saying, 6> enumNames<kaosball::Cheat>{
    {kaosball::Saying::tr("Boot to the Head"), kaosball::Saying::tr("BZZZZT!"),
     kaosball::Saying::tr("Illegal Scouting"), kaosball::Saying::tr("Kaos Rule"), kaosball::Saying::tr("Kaos Warp"),
     kaosball::Saying::tr("Stim Pack!")}};
template <>
inline constexpr Indexed<kaosball::Saying, 18> enumNames<kaosball::Phase>{
    {common::Saying::tr("before the match"), kaosball::Saying::tr("upgrade auction"),
     kaosball::Saying::tr("ringer auction"), kaosball::Saying::tr("loadout"), kaosball::Saying::tr("line-up"),
     kaosball::Saying::tr("before the period"), kaosball::Saying::tr("between turns"), kaosball::Saying::tr("turn"),
     kaosball::Saying::tr("Celerity"), kaosball::Saying::tr("end of the period"), kaosball::Saying::tr("Last Stand"),
     kaosball::Saying::tr("bribes"), kaosball::Saying::tr("foul rolls"), kaosball::Saying::tr("kills and fouls"),
     kaosball::Saying::tr("clean-up"), kaosball::Saying::tr("filling up"), common::Saying::tr("end of the match"),
     kaosball::Saying::tr("finished")}};
template <>
inline constexpr Indexed<kaosball::Saying, 5> enumNames<kaosball::Ability>{
    {common::Saying::tr("none"), kaosball::Saying::tr("Melee Mastery"), kaosball::Saying::tr("Scorch"),
     kaosball::Saying::tr("Vampirism"), kaosball::Saying::tr("Stomp")}};
template <>
inline constexpr Indexed<kaosball::Saying, 3> enumNames<kaosball::Action>{
    {kaosball::Saying::tr("sprint"), kaosball::Saying::tr("tackle"), kaosball::Saying::tr("attack")}};
template <>
inline constexpr Indexed<kaosball::Saying, 4> enumNames<kaosball::Side>{
    {kaosball::Saying::tr("south"), kaosball::Saying::tr("west"), kaosball::Saying::tr("north"),
     kaosball::Saying::tr("east")}};
template <>
inline constexpr Indexed<kaosball::Saying, 6> enumNames<kaosball::CardKind>{
    {kaosball::Saying::tr("energy card"), kaosball::Saying::tr("UPSET!"), kaosball::Saying::tr("Booster Bru"),
     kaosball::Saying::tr("tactic card"), kaosball::Saying::tr("cheat card"), common::Saying::tr("no card")}};

} // namespace whistle

namespace whistle::kaosball {

using whistle::nameOf;
using whistle::textPlace;

} // namespace whistle::kaosball
