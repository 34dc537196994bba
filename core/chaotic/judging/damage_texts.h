// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/rules.h"

#include <QCoreApplication>

/// The sentences of an Attack. %1 is a creature where nothing else is said.
namespace whistle::chaotic::texts::damage {

/// %1 and %2 are creatures, %3 damage.
inline constexpr Saying deals{QT_TRANSLATE_NOOP("chaotic", "%1 deals %3 damage to %2.")};
inline constexpr Saying isDefeated{QT_TRANSLATE_NOOP("chaotic", "%1 has %2 damage of %3 Energy and is defeated.")};
inline constexpr Saying survives{QT_TRANSLATE_NOOP("chaotic", "%1 has %2 damage of %3 Energy.")};
inline constexpr Saying negated{QT_TRANSLATE_NOOP("chaotic", "The Attack was negated: it does nothing.")};
inline constexpr Saying gameOver{
    QT_TRANSLATE_NOOP("chaotic", "%1 was the last creature of its player: the match is over before the "
                                 "Attack resolves.")};
inline constexpr Saying reckless{QT_TRANSLATE_NOOP("chaotic", "Recklessness deals %2 to %1 itself: damage %3.")};
inline constexpr Saying recklessImmune{QT_TRANSLATE_NOOP("chaotic", "%1 is immune to Recklessness.")};
inline constexpr Saying goneAttacker{
    QT_TRANSLATE_NOOP("chaotic", "%1 is defeated; its Attack resolves with its last Disciplines and "
                                 "elements, without Element X and Strike.")};
/// %1 base, %2 elements, %3 text, %4 Element X, %5 Strike, %6 their sum.
inline constexpr Saying sum{
    QT_TRANSLATE_NOOP("chaotic", "Base %1 + elements %2 + text %3 + Element X %4 + Strike %5 = %6.")};
/// %2 is an element, %3 its number.
inline constexpr Saying element{QT_TRANSLATE_NOOP("chaotic", "%1 has %2: %3 more.")};
inline constexpr Saying noElement{QT_TRANSLATE_NOOP("chaotic", "%1 does not have %2: its %3 does not count.")};
/// %2 is an element, %3 a number.
inline constexpr Saying bonus{QT_TRANSLATE_NOOP("chaotic", "It is a %2 Attack: %2 X of %1 adds %3.")};
inline constexpr Saying bonusNeedsElement{
    QT_TRANSLATE_NOOP("chaotic", "By the house rule %2 X does not help %1, which does not have %2.")};
inline constexpr Saying strike{QT_TRANSLATE_NOOP("chaotic", "First attack of the combat: Strike adds %2.")};
inline constexpr Saying strikeImmune{QT_TRANSLATE_NOOP("chaotic", "%1 is immune to Strike.")};
/// %1 is a Discipline, %2 what it is, %3 what is asked.
inline constexpr Saying checkMet{QT_TRANSLATE_NOOP("chaotic", "Check %1 %3: %2 is enough.")};
inline constexpr Saying checkFails{QT_TRANSLATE_NOOP("chaotic", "Check %1 %3: %2 is too little.")};
/// %1 is a Discipline, %2 and %3 the two values, %4 their difference, %5 what is asked.
inline constexpr Saying challengeMet{QT_TRANSLATE_NOOP("chaotic", "Challenge %1 %5: %2 − %3 = %4 is enough.")};
inline constexpr Saying challengeFails{QT_TRANSLATE_NOOP("chaotic", "Challenge %1 %5: %2 − %3 = %4 is too little.")};
/// %2 is an element.
inline constexpr Saying hasElement{QT_TRANSLATE_NOOP("chaotic", "%1 has %2: the effect works.")};
inline constexpr Saying lacksElement{QT_TRANSLATE_NOOP("chaotic", "%1 does not have %2: no such effect.")};
inline constexpr Saying statedMet{QT_TRANSLATE_NOOP("chaotic", "By the players' word: %1 holds.")};
inline constexpr Saying statedFails{QT_TRANSLATE_NOOP("chaotic", "By the players' word: %1 does not hold.")};
inline constexpr Saying theCondition{QT_TRANSLATE_NOOP("chaotic", "the condition")};
inline constexpr Saying moreDamage{QT_TRANSLATE_NOOP("chaotic", "The text deals %1 more.")};
inline constexpr Saying heals{QT_TRANSLATE_NOOP("chaotic", "%1 heals %2: damage %3.")};
inline constexpr Saying gainsEnergy{QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 Energy: %3.")};
/// %2 is a Discipline or Energy, %3 the loss, %4 what is left.
inline constexpr Saying loses{QT_TRANSLATE_NOOP("chaotic", "%1 loses %3 of %2: %4.")};
inline constexpr Saying losesElement{QT_TRANSLATE_NOOP("chaotic", "%1 loses %2.")};
inline constexpr Saying other{QT_TRANSLATE_NOOP("chaotic", "The players carry out: %1.")};
/// %1 before, %2 the amount, %3 where it comes from, %4 after.
inline constexpr Saying adds{QT_TRANSLATE_NOOP("chaotic", "%1 + %2 (%3) = %4.")};
inline constexpr Saying multiplies{QT_TRANSLATE_NOOP("chaotic", "%1 × %2 (%3) = %4.")};
inline constexpr Saying divides{QT_TRANSLATE_NOOP("chaotic", "%1 : %2 (%3), rounded down, is %4.")};
inline constexpr Saying subtracts{QT_TRANSLATE_NOOP("chaotic", "%1 − %2 (%3) = %4.")};
inline constexpr Saying sets{QT_TRANSLATE_NOOP("chaotic", "The damage is set to %2 (%3).")};
inline constexpr Saying belowZero{QT_TRANSLATE_NOOP("chaotic", "Below 0 counts as 0.")};

} // namespace whistle::chaotic::texts::damage
