// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What came of a contest, in one sentence.
namespace whistle::kaosball::texts::result {

/// How a contest was won where no totals decide; stands in the sentences below.
inline constexpr Sentence byLiveCard{"kaosball", QT_TRANSLATE_NOOP("kaosball", "live beats dead")};
inline constexpr Sentence byUpset{"kaosball", QT_TRANSLATE_NOOP("kaosball", "UPSET! decides")};
inline constexpr Sentence byDie{"kaosball", QT_TRANSLATE_NOOP("kaosball", "the die decides")};

/// One result, said with the totals (%1 win %2 to %3) or with how it came (%1 win, %2).
struct Told {
    Sentence totals;
    Sentence otherwise;
};

inline constexpr Told plain{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3.")},
                            {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2.")}};
inline constexpr Told takesBall{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 takes the ball.")},
                                {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 takes the ball.")}};
inline constexpr Told keepsBall{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 keeps the ball.")},
                                {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 keeps the ball.")}};
inline constexpr Told knockedDown{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 is knocked down.")},
                                  {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 is knocked down.")}};
inline constexpr Told brick{
    {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 stays on its feet by Brick.")},
    {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 stays on its feet by Brick.")}};
inline constexpr Told pushed{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 is pushed to %5.")},
                             {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 is pushed to %4.")}};
inline constexpr Told pushedAway{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 is pushed.")},
                                 {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 is pushed.")}};
inline constexpr Told stays{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 stays where it is.")},
                            {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 stays where it is.")}};
inline constexpr Told killed{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 is killed.")},
                             {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 is killed.")}};
inline constexpr Told hurt{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 takes %5 damage.")},
                           {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 takes %4 damage.")}};
inline constexpr Told unhurt{{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3: %4 is unhurt.")},
                             {"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win, %2: %3 is unhurt.")}};

} // namespace whistle::kaosball::texts::result
