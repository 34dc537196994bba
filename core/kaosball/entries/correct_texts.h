// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What players put right. %1 is the team or figure, %2 the new value.
namespace whistle::kaosball::texts::correction {

inline constexpr Sentence score{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the score of %1 is %2.")};
inline constexpr Sentence cash{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the cash of %1 is %2.")};
inline constexpr Sentence fouls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the fouls of %1 are %2.")};
inline constexpr Sentence hand{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: cards in hand of %1: %2.")};
inline constexpr Sentence upgradePoints{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the active upgrade points of %1 are %2.")};
inline constexpr Sentence upgrades{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the upgrades of %1.")};
inline constexpr Sentence burned{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the burned cards of %1.")};
inline constexpr Sentence damage{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: damage on %1: %2.")};
inline constexpr Sentence health{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the health of %1 is %2.")};
inline constexpr Sentence stands{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: %1 stands.")};
inline constexpr Sentence lies{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: %1 lies.")};
inline constexpr Sentence space{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: %1 is on %2.")};
inline constexpr Sentence benched{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: %1 is on the bench.")};
inline constexpr Sentence ballOf{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: %1 has the ball.")};
inline constexpr Sentence ballOn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: the ball lies on %1.")};
inline constexpr Sentence ballOfNobody{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "Put right: nobody has said who has the ball.")};
inline constexpr Sentence drawPile{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Put right: cards in the draw pile: %1.")};
inline constexpr Sentence other{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "Put right: something that has no name here.")};

} // namespace whistle::kaosball::texts::correction
