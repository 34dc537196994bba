// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/english.h"

/// The sentences of the questions `victory` and `series`. %1 is a seat where nothing else is said.
namespace whistle::battleline::texts {

inline constexpr Sentence nobodyYet =
    english(QT_TRANSLATE_NOOP("battleline", "Nobody has three adjacent flags or five flags yet."));
inline constexpr Sentence breakthrough =
    english(QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has three adjacent flags: a Breakthrough."));
inline constexpr Sentence envelopment =
    english(QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has five flags: an Envelopment."));
/// %1 is a flag.
inline constexpr Sentence voidClaim =
    english(QT_TRANSLATE_NOOP("battleline", "The claim of flag %1 came after the end of the game and is void."));
inline constexpr Sentence bothBlocked =
    english(QT_TRANSLATE_NOOP("battleline", "Both players have passed one after the other: the game is over."));
/// %1 is a number of flags.
inline constexpr Sentence drawn =
    english(QT_TRANSLATE_N_NOOP("battleline", "Each player has %n flag(s): the game is a draw."));
inline constexpr Sentence mostFlags =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has more flags, %2 against %3, and wins."));
/// A seat and its points, twice.
inline constexpr Sentence points = english(QT_TRANSLATE_NOOP("battleline", "Points: %1 %2, %3 %4."));

/// %1 is the number of a game; then a seat and its points, twice.
inline constexpr Sentence gamePoints = english(QT_TRANSLATE_NOOP("battleline", "Game %1: %2 %3, %4 %5."));
inline constexpr Sentence seriesPoints = english(QT_TRANSLATE_NOOP("battleline", "Together: %1 %2, %3 %4."));
inline constexpr Sentence noGameYet = english(QT_TRANSLATE_NOOP("battleline", "No game has been played yet."));
inline constexpr Sentence pointLead =
    english(QT_TRANSLATE_N_NOOP("battleline", "%1 leads by %n point(s): that decides the series."));
inline constexpr Sentence oneGame = english(QT_TRANSLATE_NOOP("battleline", "One game was agreed, and %1 has won it."));
inline constexpr Sentence winsInARow =
    english(QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row: that decides the series."));
inline constexpr Sentence breakthroughsInARow = english(
    QT_TRANSLATE_N_NOOP("battleline", "%1 has won %n game(s) in a row by Breakthrough: that decides the series."));
/// %1 is the number of a game.
inline constexpr Sentence surplusGame =
    english(QT_TRANSLATE_NOOP("battleline", "Game %1 was played after the end of the series and does not count."));
inline constexpr Sentence winnerStarts =
    english(QT_TRANSLATE_NOOP("battleline", "%1 won the last game and starts the next."));
inline constexpr Sentence sameStarts =
    english(QT_TRANSLATE_NOOP("battleline", "The last game was a draw: %1 started it and starts again."));
inline constexpr Sentence firstStarts = english(QT_TRANSLATE_NOOP("battleline", "%1 starts the first game."));

} // namespace whistle::battleline::texts
