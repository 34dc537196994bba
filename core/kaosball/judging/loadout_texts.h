// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the loadout (KB-27).
namespace whistle::kaosball::texts::loadout {

inline constexpr Sentence summary{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "Is this loadout legal, and what do its upgrades do?")};

inline constexpr Sentence affordable{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The active upgrades cost %1 of %2 active upgrade points; left: %3.")};
inline constexpr Sentence tooExpensive{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "The active upgrades cost %1, but there are only %2 active upgrade points: %3 too many.")};
inline constexpr Sentence notOwned{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Active copies of %1: %2; owned: %3. Only tiles that were bought can be active.")};
inline constexpr Sentence slots{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The active upgrades take %1 of %2 places.")};
inline constexpr Sentence tooManySlots{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The active upgrades have %1 different names, but there are only %2 places.")};
inline constexpr Sentence ringers{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Ringers fielded: %1; allowed: %2.")};
inline constexpr Sentence ringerNotOwned{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is fielded, but is not among the team's living ringers.")};
inline constexpr Sentence tooManyAsRunner{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Ringers in a runner's place: %1; there are only %2 such places.")};
inline constexpr Sentence tooManyAsBruiser{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Ringers in a bruiser's place: %1; there are only %2 such places.")};

inline constexpr Sentence tooManyTiles{"kaosball",
                                       QT_TRANSLATE_N_NOOP("kaosball", "There are only %n tile(s) of %1 in the box.")};

} // namespace whistle::kaosball::texts::loadout
