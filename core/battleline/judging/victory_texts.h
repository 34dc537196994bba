// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the questions `victory` and `series`. %1 is a seat where nothing else is said.
namespace whistle::battleline::texts {

inline constexpr Sentence nobodyYet{
    "battleline", QT_TRANSLATE_NOOP("battleline", "Nobody has three adjacent flags or five flags yet.")};
inline constexpr Sentence breakthrough{
    "battleline", QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has three adjacent flags: a Breakthrough.")};
inline constexpr Sentence envelopment{
    "battleline", QT_TRANSLATE_NOOP("battleline", "With flag %2 %1 has five flags: an Envelopment.")};
/// %1 is a flag.
inline constexpr Sentence voidClaim{
    "battleline", QT_TRANSLATE_NOOP("battleline", "The claim of flag %1 came after the end of the game and is void.")};
inline constexpr Sentence bothBlocked{
    "battleline", QT_TRANSLATE_NOOP("battleline", "Both players have passed one after the other: the game is over.")};
/// %1 is a number of flags.
inline constexpr Sentence drawn{"battleline",
                                QT_TRANSLATE_NOOP("battleline", "Each player has %1 flags: the game is a draw.")};
inline constexpr Sentence mostFlags{"battleline",
                                    QT_TRANSLATE_NOOP("battleline", "%1 has more flags, %2 against %3, and wins.")};
/// A seat and its points, twice.
inline constexpr Sentence points{"battleline", QT_TRANSLATE_NOOP("battleline", "Points: %1 %2, %3 %4.")};

/// %1 is the number of a game; then a seat and its points, twice.
inline constexpr Sentence gamePoints{"battleline", QT_TRANSLATE_NOOP("battleline", "Game %1: %2 %3, %4 %5.")};
inline constexpr Sentence seriesPoints{"battleline", QT_TRANSLATE_NOOP("battleline", "Together: %1 %2, %3 %4.")};
inline constexpr Sentence noGameYet{"battleline", QT_TRANSLATE_NOOP("battleline", "No game has been played yet.")};
inline constexpr Sentence pointLead{"battleline",
                                    QT_TRANSLATE_NOOP("battleline", "%1 leads by %2 points: that decides the series.")};
inline constexpr Sentence winsInARow{
    "battleline", QT_TRANSLATE_NOOP("battleline", "%1 has won %2 games in a row: that decides the series.")};
inline constexpr Sentence breakthroughsInARow{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "%1 has won %2 games in a row by Breakthrough: that decides the series.")};
/// %1 is the number of a game.
inline constexpr Sentence surplusGame{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "Game %1 was played after the end of the series and does not count.")};
inline constexpr Sentence winnerStarts{"battleline",
                                       QT_TRANSLATE_NOOP("battleline", "%1 won the last game and starts the next.")};
inline constexpr Sentence sameStarts{
    "battleline", QT_TRANSLATE_NOOP("battleline", "The last game was a draw: %1 started it and starts again.")};
inline constexpr Sentence firstStarts{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 starts the first game.")};

} // namespace whistle::battleline::texts
