// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/english.h"

/// The sentences of the questions `claim` and `compare`. %1 is a seat where nothing else is said.
namespace whistle::battleline::texts {

inline constexpr Sentence gameIsOver =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has won the game already: no further flag can be claimed."));
inline constexpr Sentence claimAfterPlay =
    english(QT_TRANSLATE_NOOP("battleline", "Flags are claimed on your own turn, after playing and before drawing."));
inline constexpr Sentence claimAtStart = english(QT_TRANSLATE_NOOP(
    "battleline", "By the agreed rule flags are claimed only at the start of your own turn, before playing."));
inline constexpr Sentence flagIsWon = english(QT_TRANSLATE_NOOP("battleline", "Flag %2 is won by %1 for good."));
inline constexpr Sentence setIncomplete =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has %2 of the %3 cards that a complete formation needs at flag %4."));
inline constexpr Sentence fogHere = english(QT_TRANSLATE_NOOP("battleline", "Fog: only the sums count."));
inline constexpr Sentence mudHere = english(QT_TRANSLATE_NOOP("battleline", "Mud: four cards a side."));
/// %1 is a wildcard, %2 a number: in Fog colours do not matter.
inline constexpr Sentence counts = english(QT_TRANSLATE_NOOP("battleline", "%1 counts %2."));
inline constexpr Sentence standsFor = english(QT_TRANSLATE_NOOP("battleline", "%1 stands for %2."));
inline constexpr Sentence setIs = english(QT_TRANSLATE_NOOP("battleline", "%1 has a %2 with the sum %3."));
inline constexpr Sentence sumIs = english(QT_TRANSLATE_NOOP("battleline", "%1 has the sum %2."));
inline constexpr Sentence oneSlotEmpty = english(
    QT_TRANSLATE_NOOP("battleline", "%1 has one empty slot, which any Troop card that is not visible may fill."));
inline constexpr Sentence slotsEmpty = english(
    QT_TRANSLATE_N_NOOP("battleline", "%1 has %n empty slot(s); any Troop card that is not visible may go there."));
inline constexpr Sentence bestWith1 = english(QT_TRANSLATE_NOOP("battleline", "The best that %1 can add is %2."));
inline constexpr Sentence bestWith2 =
    english(QT_TRANSLATE_NOOP("battleline", "The best that %1 can add is %2 and %3."));
inline constexpr Sentence bestWith3 =
    english(QT_TRANSLATE_NOOP("battleline", "The best that %1 can add is %2, %3 and %4."));
inline constexpr Sentence bestWith4 =
    english(QT_TRANSLATE_NOOP("battleline", "The best that %1 can add is %2, %3, %4 and %5."));
inline constexpr Sentence wouldBe =
    english(QT_TRANSLATE_NOOP("battleline", "That would be a %2 with the sum %3 for %1."));
inline constexpr Sentence sumWouldBe = english(QT_TRANSLATE_NOOP("battleline", "That would be the sum %2 for %1."));
/// %1 and %2 are formations.
inline constexpr Sentence rankBeats = english(QT_TRANSLATE_NOOP("battleline", "A %1 beats a %2, whatever the sums."));
/// %1 and %2 are sums.
inline constexpr Sentence sumBeats = english(QT_TRANSLATE_NOOP("battleline", "The higher sum wins: %1 against %2."));
inline constexpr Sentence tieIncomplete =
    english(QT_TRANSLATE_NOOP("battleline", "It would be a tie, and %1 would lay the last card: %1 loses it."));
inline constexpr Sentence tieLast =
    english(QT_TRANSLATE_NOOP("battleline", "It is a tie, and %1 laid the last card here: %1 loses the flag."));
inline constexpr Sentence claimHolds = english(QT_TRANSLATE_NOOP("battleline", "Flag %2 goes to %1."));
inline constexpr Sentence claimFails =
    english(QT_TRANSLATE_NOOP("battleline", "Flag %2 is not proven and stays open."));
/// %2 is a card, %3 a flag.
inline constexpr Sentence wouldWinFrom =
    english(QT_TRANSLATE_NOOP("battleline", "With %2 %1 would win, but it lies at flag %3."));
inline constexpr Sentence wouldWinAside =
    english(QT_TRANSLATE_NOOP("battleline", "With %2 %1 would win, but it is out of play."));
inline constexpr Sentence allTried =
    english(QT_TRANSLATE_N_NOOP("battleline", "%n card(s) not seen yet, all tried: none wins."));
inline constexpr Sentence takenUnproven =
    english(QT_TRANSLATE_NOOP("battleline", "Flag %2 is not proven; recorded anyway, it goes to %1."));
inline constexpr Sentence setWins = english(QT_TRANSLATE_NOOP("battleline", "%1 wins the flag."));

} // namespace whistle::battleline::texts
