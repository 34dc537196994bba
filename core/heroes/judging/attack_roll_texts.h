// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the question attack_roll.
namespace whistle::heroes::texts::roll {

/// %1 attacks, %2 dice that are due, %3 dice that were given.
inline constexpr Sentence wrongDice{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 attacks are %2 attack dice, not %3.")};
inline constexpr Sentence wrongDiceWithElite{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 attacks with the elite die are %2 attack dice beside it, not %3.")};
inline constexpr Sentence noEliteUnit{
    "heroes",
    QT_TRANSLATE_NOOP("heroes", "There is no elite unit and no elite-die symbol in this attack: no elite die.")};
inline constexpr Sentence eliteDiceForbidden{"heroes",
                                             QT_TRANSLATE_NOOP("heroes", "Elite dice are ruled out in this battle.")};
inline constexpr Sentence eliteDieFirst{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The luck token for the elite die comes before every other re-roll.")};
inline constexpr Sentence noEliteDie{"heroes", QT_TRANSLATE_NOOP("heroes", "No elite die was rolled.")};
inline constexpr Sentence noLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "The elite die does not show luck.")};
inline constexpr Sentence noBadLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "The elite die does not show bad luck.")};
inline constexpr Sentence faceOnce{"heroes", QT_TRANSLATE_NOOP("heroes", "What the elite die shows works once.")};
inline constexpr Sentence faceFirst{
    "heroes", QT_TRANSLATE_NOOP("heroes", "What the elite die shows works before the other re-rolls.")};
inline constexpr Sentence badLuckFirst{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: the hits must be re-rolled.")};
inline constexpr Sentence nothingToReroll{
    "heroes", QT_TRANSLATE_NOOP("heroes", "There is no missed die that has not been re-rolled.")};
inline constexpr Sentence noPreciseStrike{"heroes", QT_TRANSLATE_NOOP("heroes", "The attacker has no Precise Strike.")};
inline constexpr Sentence preciseOnce{"heroes",
                                      QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls one die in an attack.")};
inline constexpr Sentence noFreshMiss{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Die %1 is not a missed die that can still be re-rolled.")};
inline constexpr Sentence noToken{"heroes", QT_TRANSLATE_NOOP("heroes", "There is no luck token left.")};
inline constexpr Sentence wrongResults{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 dice are re-rolled, but %2 results were given.")};
/// What it was, what it is.
inline constexpr Sentence eliteDieAgain{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the elite die: %1.")};
inline constexpr Sentence luck{"heroes", QT_TRANSLATE_NOOP("heroes", "Luck re-rolls the misses: %1 become %2.")};
inline constexpr Sentence badLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "Bad luck re-rolls the hits: %1 become %2.")};
inline constexpr Sentence badLuckIgnored{"heroes", QT_TRANSLATE_NOOP("heroes", "A luck token cancels the bad luck.")};
inline constexpr Sentence tokenMisses{"heroes",
                                      QT_TRANSLATE_NOOP("heroes", "A luck token re-rolls the misses: %1 become %2.")};
inline constexpr Sentence precise{"heroes", QT_TRANSLATE_NOOP("heroes", "Precise Strike re-rolls %1: it becomes %2.")};
inline constexpr Sentence cardMisses{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "A card re-rolls the misses: %1 become %2.")};
inline constexpr Sentence opponentHits{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The opponent has the hits re-rolled: %1 become %2.")};
/// %1 attacks, %2 dice.
inline constexpr Sentence dice{"heroes", QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice: %2.")};
inline constexpr Sentence diceWithElite{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Attacks: %1, so attack dice beside the elite die: %2.")};
inline constexpr Sentence rolled{"heroes", QT_TRANSLATE_NOOP("heroes", "Rolled: %1, against a strength of %2.")};
inline constexpr Sentence face{"heroes", QT_TRANSLATE_NOOP("heroes", "The elite die shows %1.")};
inline constexpr Sentence badLuckDue{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Bad luck: dice that hit and must be re-rolled first: %1.")};
/// Damage, hits, skulls, modifier.
inline constexpr Sentence damage{"heroes", QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2, skulls %3, modifier %4.")};
inline constexpr Sentence damageDoubled{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Damage %1: hits %2 doubled by Devastating, skulls %3, modifier %4.")};
inline constexpr Sentence skullsIgnored{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Guardian Angel ignores the damage of the elite die: %1.")};
inline constexpr Sentence rage{"heroes", QT_TRANSLATE_NOOP("heroes", "Rage: never fewer than 5 attacks.")};
inline constexpr Sentence laurel{
    "heroes",
    QT_TRANSLATE_NOOP("heroes", "The laurel turns one base unit to elite or resurrects one point, before the damage.")};
inline constexpr Sentence laurelOfEncounter{
    "heroes",
    QT_TRANSLATE_NOOP(
        "heroes",
        "The laurel resurrects: the damage of one encounter token comes off, before the damage of the roll.")};

} // namespace whistle::heroes::texts::roll
