// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the league table (KB-35).
namespace whistle::kaosball::texts::standings {

inline constexpr Sentence summary{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "The table of a league, with its tie-breakers.")};

inline constexpr Sentence record{"kaosball",
                                 QT_TRANSLATE_NOOP("kaosball", "%1 has %2 league points: matches won %3, lost %4.")};
inline constexpr Sentence forfeited{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 wins a forfeited match against %2 with %3 to 0, without kills and fouls.")};
inline constexpr Sentence bothLost{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 and %2 both lost their match and get %3 league points each.")};

inline constexpr Sentence tied{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Teams level on %2 league points: %1. The tie-breakers decide in their order.")};
inline constexpr Sentence byHeadToHead{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "In the matches among the teams still level %1 has %2 points and %3 has %4.")};
inline constexpr Sentence byDifference{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has a victory point difference of %2 and %3 one of %4.")};
inline constexpr Sentence byPointsFor{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has scored %2 victory points and %3 has scored %4.")};
inline constexpr Sentence byKills{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills of %1: %2; kills of %3: %4.")};
inline constexpr Sentence byFouls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Fouls of %1: %2; fouls of %3, more: %4.")};
inline constexpr Sentence stayTied{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Nothing separates %1 and %2: they share rank %3.")};

inline constexpr Sentence twoDifferent{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot play against itself.")};
inline constexpr Sentence winnerDidNotPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 did not play this match, so it cannot be its winner.")};
inline constexpr Sentence winnerNeedsMore{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The winner by points or in overtime has the higher score; %1 has not.")};

} // namespace whistle::kaosball::texts::standings
