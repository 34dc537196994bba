// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>
#include <array>

/// The sentences of the bonus scoring (KB-20).
namespace whistle::kaosball::texts::bonus {

inline constexpr Sentence summary{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Bonus points for kills and fouls at half-time and at the end.")};

inline constexpr Sentence table{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "Teams in play: %1; the table for %1 teams counts.")};
inline constexpr Sentence notInPlay{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "%1 are out of the match and are not counted.")};

/// For one to four teams on the same place: %1 the count, %2 the place, %3 the points, then the teams.
inline constexpr std::array<Sentence, 4> killsByTeams{
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills of %4: %1. That is place %2: +%3.")},
    Sentence{"kaosball",
             QT_TRANSLATE_NOOP("kaosball", "Kills of %4 and of %5: %1 each. They share place %2: +%3 each.")},
    Sentence{"kaosball",
             QT_TRANSLATE_NOOP("kaosball", "Kills of %4, of %5 and of %6: %1 each. They share place %2: +%3 each.")},
    Sentence{
        "kaosball",
        QT_TRANSLATE_NOOP("kaosball", "Kills of %4, of %5, of %6 and of %7: %1 each. They share place %2: +%3 each.")}};
inline constexpr std::array<Sentence, 4> foulsByTeams{
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Fouls of %4: %1. That is place %2: %3.")},
    Sentence{"kaosball",
             QT_TRANSLATE_NOOP("kaosball", "Fouls of %4 and of %5: %1 each. They share place %2: %3 each.")},
    Sentence{"kaosball",
             QT_TRANSLATE_NOOP("kaosball", "Fouls of %4, of %5 and of %6: %1 each. They share place %2: %3 each.")},
    Sentence{
        "kaosball",
        QT_TRANSLATE_NOOP("kaosball", "Fouls of %4, of %5, of %6 and of %7: %1 each. They share place %2: %3 each.")}};
inline constexpr Sentence noKill{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no kill: no place, no points.")};
inline constexpr Sentence noFoul{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no foul: they lose nothing.")};

/// For two to four teams: team and points by turns.
inline constexpr std::array<Sentence, 3> totals{
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills and fouls: %1 %2, %3 %4.")},
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills and fouls: %1 %2, %3 %4, %5 %6.")},
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills and fouls: %1 %2, %3 %4, %5 %6, %7 %8.")}};

inline constexpr Sentence tooFewInPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "At least two teams must be in play; here there are %1.")};

} // namespace whistle::kaosball::texts::bonus
