// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// The sentences of the question attack_roll.
namespace whistle::heroes::texts::roll {

/// %1 attacks, %2 dice that are due, %3 dice that were given.
inline constexpr Saying wrongDice{QT_TRANSLATE_NOOP("heroes", "%1 attacks are %2 attack dice, not %3.")};
inline constexpr Saying wrongDiceWithElite{
    QT_TRANSLATE_NOOP("heroes", "%1 attacks with the elite die are %2 attack dice beside it, not %3.")};
inline constexpr Saying noEliteUnit{
    QT_TRANSLATE_NOOP("heroes", "There is no elite unit and no elite-die symbol in this attack: no elite die.")};
inline constexpr Saying eliteDiceForbidden{QT_TRANSLATE_NOOP("heroes", "Elite dice are ruled out in this battle.")};
inline constexpr Saying eliteDieFirst{
    QT_TRANSLATE_NOOP("heroes", "The luck token for the elite die comes before every other re-roll.")};
inline constexpr Saying noEliteDie{QT_TRANSLATE_NOOP("heroes", "No elite die was rolled.")};
inline constexpr Saying noLuck{QT_TRANSLATE_NOOP("heroes", "The elite die does not show luck.")};
inline constexpr Saying noBadLuck{QT_TRANSLATE_NOOP("heroes", "The elite die does not show bad luck.")};
inline constexpr Saying faceOnce{QT_TRANSLATE_NOOP("heroes", "What the elite die shows works once.")};
inline constexpr Saying faceFirst{
    QT_TRANSLATE_NOOP("heroes", "What the elite die shows works before the other re-rolls.")};
inline constexpr Saying badLuckFirst{QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: the hits must be re-rolled.")};
inline constexpr Saying nothingToReroll{
    QT_TRANSLATE_NOOP("heroes", "There is no missed die that has not been re-rolled.")};
inline constexpr Saying noPreciseStrike{QT_TRANSLATE_NOOP("heroes", "The attacker has no Precise Strike.")};
inline constexpr Saying preciseOnce{QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls one die in an attack.")};
inline constexpr Saying noFreshMiss{
    QT_TRANSLATE_NOOP("heroes", "Die %1 is not a missed die that can still be re-rolled.")};
inline constexpr Saying noToken{QT_TRANSLATE_NOOP("heroes", "There is no luck token left.")};
inline constexpr Saying wrongResults{QT_TRANSLATE_NOOP("heroes", "%1 dice are re-rolled, but %2 results were given.")};
/// What it was, what it is.
inline constexpr Saying eliteDieAgain{QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the elite die: %1.")};
inline constexpr Saying luck{QT_TRANSLATE_NOOP("heroes", "Luck re-rolls the misses: %1 become %2.")};
inline constexpr Saying badLuck{QT_TRANSLATE_NOOP("heroes", "Bad luck re-rolls the hits: %1 become %2.")};
inline constexpr Saying badLuckIgnored{QT_TRANSLATE_NOOP("heroes", "A luck token cancels the bad luck.")};
inline constexpr Saying tokenMisses{QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the misses: %1 become %2.")};
inline constexpr Saying precise{QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls %1: it becomes %2.")};
inline constexpr Saying cardMisses{QT_TRANSLATE_NOOP("heroes", "A card re-rolls the misses: %1 become %2.")};
inline constexpr Saying opponentHits{QT_TRANSLATE_NOOP("heroes", "The opponent has the hits re-rolled: %1 become %2.")};
/// %1 attacks, %2 dice.
inline constexpr Saying dice{QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice: %2.")};
inline constexpr Saying diceWithElite{
    QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice beside the elite die: %2.")};
inline constexpr Saying rolled{QT_TRANSLATE_NOOP("heroes", "Rolled: %1, against a strength of %2.")};
inline constexpr Saying face{QT_TRANSLATE_NOOP("heroes", "The elite die shows %1.")};
inline constexpr Saying badLuckDue{
    QT_TRANSLATE_NOOP("heroes", "Bad luck: dice that hit and must be re-rolled first: %1.")};
/// Damage, hits, skulls, modifier.
inline constexpr Saying damage{QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2, skulls %3, modifier %4.")};
inline constexpr Saying damageDoubled{
    QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.")};
inline constexpr Saying skullsIgnored{
    QT_TRANSLATE_NOOP("heroes", "Guardian Angel ignores the damage of the elite die: %1.")};
inline constexpr Saying rage{QT_TRANSLATE_NOOP("heroes", "Rage: never fewer than 5 attacks.")};
inline constexpr Saying laurel{
    QT_TRANSLATE_NOOP("heroes", "The laurel turns one base unit to elite or resurrects one point, before the damage.")};
inline constexpr Saying laurelOfEncounter{QT_TRANSLATE_NOOP(
    "heroes", "The laurel resurrects: the damage of one encounter token comes off, before the damage of the roll.")};

} // namespace whistle::heroes::texts::roll
