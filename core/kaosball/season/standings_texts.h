// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the league table (KB-35).
namespace whistle::kaosball::texts::standings {

inline constexpr Sentence summary{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "The table of a league, with its tie-breakers.")};

inline constexpr Sentence record{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n league point(s): matches won %3, lost %4.")};
inline constexpr Sentence forfeited{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 win a forfeited match against %2 with %3 to 0, without kills and fouls.")};
inline constexpr Sentence bothLost{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 and %2 both lost their match and get %n league point(s) each.")};

inline constexpr Sentence tied{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Teams level on %2 league points: %1. The tie-breakers decide in their order.")};
inline constexpr Sentence byHeadToHead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Points in the matches among the teams still level: %1 %2, %3 %4.")};
inline constexpr Sentence byDifference{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have a victory point difference of %2, %3 one of %4.")};
inline constexpr Sentence byPointsFor{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "Victory points scored: %1 %2, %3 %4.")};
inline constexpr Sentence byKills{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills of %1: %2; kills of %3: %4.")};
inline constexpr Sentence byFouls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Fouls of %1: %2; fouls of %3, more: %4.")};
inline constexpr Sentence stayTied{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Nothing separates %1 and %2: they share rank %3.")};

inline constexpr Sentence twoDifferent{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot play against themselves.")};
inline constexpr Sentence winnerDidNotPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 did not play this match, so they cannot be its winner.")};
inline constexpr Sentence winnerNeedsMore{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The winner by points or in overtime has the higher score; %1 have not.")};

} // namespace whistle::kaosball::texts::standings
