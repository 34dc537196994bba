// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What the log says of an entry.
namespace whistle::heroes::texts::headline {

inline constexpr Saying newMatch{QT_TRANSLATE_NOOP("heroes", "New match: %1 players, %2 goes first")};
inline constexpr Saying placeTile{QT_TRANSLATE_NOOP("heroes", "Tile %1 is laid")};
inline constexpr Saying setSpace{QT_TRANSLATE_NOOP("heroes", "The space %1 is described")};
inline constexpr Saying placeCapital{QT_TRANSLATE_NOOP("heroes", "The capital of %1 at %2")};
inline constexpr Saying chooseHero{QT_TRANSLATE_NOOP("heroes", "%1 chooses %2")};
inline constexpr Saying reveal{QT_TRANSLATE_NOOP("heroes", "Week Card: %1")};
inline constexpr Saying revealDark{QT_TRANSLATE_NOOP("heroes", "Week Card: %1 (Dark Days)")};
inline constexpr Saying playCard{QT_TRANSLATE_NOOP("heroes", "%1: card %2, %3")};
inline constexpr Saying pass{QT_TRANSLATE_NOOP("heroes", "%1 passes")};
inline constexpr Saying endAction{QT_TRANSLATE_NOOP("heroes", "%1 ends the action")};
inline constexpr Saying activate{QT_TRANSLATE_NOOP("heroes", "%1 is activated")};
inline constexpr Saying move{QT_TRANSLATE_NOOP("heroes", "%1 moves to %2")};
inline constexpr Saying loot{QT_TRANSLATE_NOOP("heroes", "%1 loots %2")};
inline constexpr Saying takeControl{QT_TRANSLATE_NOOP("heroes", "%1 takes %2")};
inline constexpr Saying scareOff{QT_TRANSLATE_NOOP("heroes", "%1 scares off %2")};
inline constexpr Saying startBattle{QT_TRANSLATE_NOOP("heroes", "%1 fights %2")};
inline constexpr Saying order{QT_TRANSLATE_NOOP("heroes", "The pieces are placed")};
inline constexpr Saying attack{QT_TRANSLATE_NOOP("heroes", "%1 attacks: %2")};
inline constexpr Saying laurel{QT_TRANSLATE_NOOP("heroes", "The laurel of %1")};
inline constexpr Saying assign{QT_TRANSLATE_NOOP("heroes", "Damage is assigned")};
inline constexpr Saying resurrect{QT_TRANSLATE_NOOP("heroes", "Units are resurrected: %1")};
inline constexpr Saying necromancy{QT_TRANSLATE_NOOP("heroes", "Necromancy: %1")};
inline constexpr Saying retreat{QT_TRANSLATE_NOOP("heroes", "%1 retreats")};
inline constexpr Saying endBattle{QT_TRANSLATE_NOOP("heroes", "The battle is over: %1 has won")};
inline constexpr Saying treasure{QT_TRANSLATE_NOOP("heroes", "%1 takes rewards: %2")};
inline constexpr Saying levelUp{QT_TRANSLATE_NOOP("heroes", "%1 learns %2")};
inline constexpr Saying levelUpNothing{QT_TRANSLATE_NOOP("heroes", "%1 levels up")};
inline constexpr Saying gather{QT_TRANSLATE_NOOP("heroes", "%1 gathers")};
inline constexpr Saying build{QT_TRANSLATE_NOOP("heroes", "%1 builds: %2")};
inline constexpr Saying raise{QT_TRANSLATE_NOOP("heroes", "%1 raises the capital")};
inline constexpr Saying recruit{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2 (%3)")};
inline constexpr Saying upgrade{QT_TRANSLATE_NOOP("heroes", "%1 upgrades %2 (%3)")};
inline constexpr Saying disband{QT_TRANSLATE_NOOP("heroes", "%1 disbands %2 (%3)")};
inline constexpr Saying recruitHero{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2")};
inline constexpr Saying trade{QT_TRANSLATE_NOOP("heroes", "%1 trades: %2, given %3")};
inline constexpr Saying sellScrolls{QT_TRANSLATE_NOOP("heroes", "%1 sells Scrolls: %2")};
inline constexpr Saying gainArtefact{QT_TRANSLATE_NOOP("heroes", "%1 gets %2")};
inline constexpr Saying loseArtefact{QT_TRANSLATE_NOOP("heroes", "%1 loses %2")};
inline constexpr Saying gainScroll{QT_TRANSLATE_NOOP("heroes", "%1 gets Scrolls: %2")};
inline constexpr Saying useScroll{QT_TRANSLATE_NOOP("heroes", "%1 uses %2")};
inline constexpr Saying gainLuck{QT_TRANSLATE_NOOP("heroes", "%1 gets luck: %2")};
inline constexpr Saying spendLuck{QT_TRANSLATE_NOOP("heroes", "%1 spends luck: %2")};
inline constexpr Saying adjust{QT_TRANSLATE_NOOP("heroes", "%1: adjusted by %2, %3")};
inline constexpr Saying note{QT_TRANSLATE_NOOP("heroes", "Remark: %1")};
inline constexpr Saying endMatch{QT_TRANSLATE_NOOP("heroes", "The match ends")};

} // namespace whistle::heroes::texts::headline
