// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of blowouts and eliminations (KB-23).
namespace whistle::kaosball::texts::knockout {

inline constexpr Sentence summary{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Which teams are blown out or eliminated, and is the match over?")};

inline constexpr Sentence blownOut{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball",
                        "%1 have %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).")};
inline constexpr Sentence lastPlaceBlownOut{
    "kaosball",
    QT_TRANSLATE_N_NOOP(
        "kaosball", "%1 are last with %n point(s), %3 behind %4, the next ones above: blown out (the limit is %5).")};
inline constexpr Sentence nobodyBehind{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "No team in play is %1 points behind the next one above: nobody is blown out.")};
inline constexpr Sentence lastPlaceNotBehind{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The last place is not %1 points behind the next one above: nobody is blown out.")};
inline constexpr Sentence allianceCounts{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The lower score of an alliance counts: %1 has %2, %3 has %4.")};
inline constexpr Sentence allianceBlownOut{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Alliance %1 is %2 points behind: blown out (the limit is %3).")};
inline constexpr Sentence allianceNotBehind{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Neither alliance is %1 points behind the other: nobody is blown out.")};

inline constexpr Sentence eliminated{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 must fill up, but are short of figures (runners %2, bruisers %3, "
                                              "ringers that they may field %4): eliminated.")};
inline constexpr Sentence enoughFigures{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 can fill up: they need %3 figures and have %2.")};

inline constexpr Sentence lastTeam{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 are the last team in play and have won.")};
inline constexpr Sentence allianceWins{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Alliance %1 has lost with a team that is out: %2 and %3 have won.")};
inline constexpr Sentence allLose{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "All went out at the same time: all have lost.")};
inline constexpr Sentence goesOn{"kaosball",
                                 QT_TRANSLATE_NOOP("kaosball", "Teams still in play: %1. The match goes on.")};

inline constexpr Sentence tooFewInPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "At least two teams must be in play; here there are %1.")};
inline constexpr Sentence allMustBeInPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "In an alliance match all four teams must be in play, but %1 are not.")};
inline constexpr Sentence figuresNeeded{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "The key \"figures\" is missing: while replenishing, the figures of %1 must be known.")};

} // namespace whistle::kaosball::texts::knockout
