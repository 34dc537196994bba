// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/state.h"
#include "kaosball/table/types.h"

namespace whistle::kaosball {

/// A sentence of this game.
struct Saying : Sentence {
    WHISTLE_SAYINGS(kaosball)
};

} // namespace whistle::kaosball

namespace whistle {

/// The words of the English edition, as translators and players see them; no ringer: empty. Of cards "UPSET!", "Booster
/// Bru", "no card"; plain energy cards are said by their number.
template <>
inline constexpr Indexed<kaosball::Saying, 12> enumNames<kaosball::Upgrade>{
    {QT_TRANSLATE_NOOP("kaosball", "Brick"), QT_TRANSLATE_NOOP("kaosball", "Celerity"),
     QT_TRANSLATE_NOOP("kaosball", "Enforcement"), QT_TRANSLATE_NOOP("kaosball", "Hardy"),
     QT_TRANSLATE_NOOP("kaosball", "Hate"), QT_TRANSLATE_NOOP("kaosball", "Last Stand"),
     QT_TRANSLATE_NOOP("kaosball", "Lucky"), QT_TRANSLATE_NOOP("kaosball", "Pain/Gain"),
     QT_TRANSLATE_NOOP("kaosball", "Pile Driver"), QT_TRANSLATE_NOOP("kaosball", "Relay Training"),
     QT_TRANSLATE_NOOP("kaosball", "Sexy Contract"), QT_TRANSLATE_NOOP("kaosball", "Speed Training")}};
template <>
inline constexpr Indexed<kaosball::Saying, 9> enumNames<kaosball::Ringer>{
    {QT_TRANSLATE_NOOP("kaosball", "Cretin the Ettin"), QT_TRANSLATE_NOOP("kaosball", "Macho Libre"),
     QT_TRANSLATE_NOOP("kaosball", "Panda Monium"), QT_TRANSLATE_NOOP("kaosball", "Panther"),
     QT_TRANSLATE_NOOP("kaosball", "T-Bone"), QT_TRANSLATE_NOOP("kaosball", "The Butcher"),
     QT_TRANSLATE_NOOP("kaosball", "The Dragon"), QT_TRANSLATE_NOOP("kaosball", "Spectre"), ""}};
template <>
inline constexpr Indexed<kaosball::Saying, 8> enumNames<kaosball::Tactic>{
    {QT_TRANSLATE_NOOP("kaosball", "Hail Mary Play"), QT_TRANSLATE_NOOP("kaosball", "Huddle"),
     QT_TRANSLATE_NOOP("kaosball", "Hustle!"), QT_TRANSLATE_NOOP("kaosball", "Power Play"),
     QT_TRANSLATE_NOOP("kaosball", "Rain of Fire"), QT_TRANSLATE_NOOP("kaosball", "Scatter!"),
     QT_TRANSLATE_NOOP("kaosball", "Wall of Stone"), QT_TRANSLATE_NOOP("kaosball", "Warpstone")}};
template <>
inline constexpr Indexed<kaosball::Saying, 6> enumNames<kaosball::Cheat>{
    {QT_TRANSLATE_NOOP("kaosball", "Boot to the Head"), QT_TRANSLATE_NOOP("kaosball", "BZZZZT!"),
     QT_TRANSLATE_NOOP("kaosball", "Illegal Scouting"), QT_TRANSLATE_NOOP("kaosball", "Kaos Rule"),
     QT_TRANSLATE_NOOP("kaosball", "Kaos Warp"), QT_TRANSLATE_NOOP("kaosball", "Stim Pack!")}};
template <>
inline constexpr Indexed<kaosball::Saying, 18> enumNames<kaosball::Phase>{
    {QT_TRANSLATE_NOOP("kaosball", "before the match"), QT_TRANSLATE_NOOP("kaosball", "upgrade auction"),
     QT_TRANSLATE_NOOP("kaosball", "ringer auction"), QT_TRANSLATE_NOOP("kaosball", "loadout"),
     QT_TRANSLATE_NOOP("kaosball", "line-up"), QT_TRANSLATE_NOOP("kaosball", "before the period"),
     QT_TRANSLATE_NOOP("kaosball", "between turns"), QT_TRANSLATE_NOOP("kaosball", "turn"),
     QT_TRANSLATE_NOOP("kaosball", "Celerity"), QT_TRANSLATE_NOOP("kaosball", "end of the period"),
     QT_TRANSLATE_NOOP("kaosball", "Last Stand"), QT_TRANSLATE_NOOP("kaosball", "bribes"),
     QT_TRANSLATE_NOOP("kaosball", "foul rolls"), QT_TRANSLATE_NOOP("kaosball", "kills and fouls"),
     QT_TRANSLATE_NOOP("kaosball", "clean-up"), QT_TRANSLATE_NOOP("kaosball", "filling up"),
     QT_TRANSLATE_NOOP("kaosball", "end of the match"), QT_TRANSLATE_NOOP("kaosball", "finished")}};
template <>
inline constexpr Indexed<kaosball::Saying, 5> enumNames<kaosball::Ability>{
    {QT_TRANSLATE_NOOP("kaosball", "none"), QT_TRANSLATE_NOOP("kaosball", "Melee Mastery"),
     QT_TRANSLATE_NOOP("kaosball", "Scorch"), QT_TRANSLATE_NOOP("kaosball", "Vampirism"),
     QT_TRANSLATE_NOOP("kaosball", "Stomp")}};
template <>
inline constexpr Indexed<kaosball::Saying, 3> enumNames<kaosball::Action>{{QT_TRANSLATE_NOOP("kaosball", "sprint"),
                                                                           QT_TRANSLATE_NOOP("kaosball", "tackle"),
                                                                           QT_TRANSLATE_NOOP("kaosball", "attack")}};
template <>
inline constexpr Indexed<kaosball::Saying, 4> enumNames<kaosball::Side>{
    {QT_TRANSLATE_NOOP("kaosball", "south"), QT_TRANSLATE_NOOP("kaosball", "west"),
     QT_TRANSLATE_NOOP("kaosball", "north"), QT_TRANSLATE_NOOP("kaosball", "east")}};
template <>
inline constexpr Indexed<kaosball::Saying, 6> enumNames<kaosball::CardKind>{
    {QT_TRANSLATE_NOOP("kaosball", "energy card"), QT_TRANSLATE_NOOP("kaosball", "UPSET!"),
     QT_TRANSLATE_NOOP("kaosball", "Booster Bru"), QT_TRANSLATE_NOOP("kaosball", "tactic card"),
     QT_TRANSLATE_NOOP("kaosball", "cheat card"), QT_TRANSLATE_NOOP("kaosball", "no card")}};

} // namespace whistle

namespace whistle::kaosball {

using whistle::nameOf;
using whistle::textPlace;

} // namespace whistle::kaosball
