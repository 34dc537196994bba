// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What the log says of an entry.
namespace whistle::heroes::texts::headline {

inline constexpr Sentence newMatch{"heroes", QT_TRANSLATE_NOOP("heroes", "New match: %1 players, %2 goes first")};
inline constexpr Sentence placeTile{"heroes", QT_TRANSLATE_NOOP("heroes", "Tile %1 is laid")};
inline constexpr Sentence setSpace{"heroes", QT_TRANSLATE_NOOP("heroes", "The space %1 is described")};
inline constexpr Sentence placeCapital{"heroes", QT_TRANSLATE_NOOP("heroes", "The capital of %1 at %2")};
inline constexpr Sentence chooseHero{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 chooses %2")};
inline constexpr Sentence reveal{"heroes", QT_TRANSLATE_NOOP("heroes", "Week Card: %1")};
inline constexpr Sentence revealDark{"heroes", QT_TRANSLATE_NOOP("heroes", "Week Card: %1 (Dark Days)")};
inline constexpr Sentence playCard{"heroes", QT_TRANSLATE_NOOP("heroes", "%1: card %2, %3")};
inline constexpr Sentence pass{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 passes")};
inline constexpr Sentence endAction{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 ends the action")};
inline constexpr Sentence activate{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is activated")};
inline constexpr Sentence move{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 moves to %2")};
inline constexpr Sentence loot{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 loots %2")};
inline constexpr Sentence takeControl{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 takes %2")};
inline constexpr Sentence scareOff{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 scares off %2")};
inline constexpr Sentence startBattle{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 fights %2")};
inline constexpr Sentence order{"heroes", QT_TRANSLATE_NOOP("heroes", "The pieces are placed")};
inline constexpr Sentence attack{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 attacks: %2")};
inline constexpr Sentence laurel{"heroes", QT_TRANSLATE_NOOP("heroes", "The laurel of %1")};
inline constexpr Sentence assign{"heroes", QT_TRANSLATE_NOOP("heroes", "Damage is assigned")};
inline constexpr Sentence resurrect{"heroes", QT_TRANSLATE_NOOP("heroes", "Units are resurrected: %1")};
inline constexpr Sentence necromancy{"heroes", QT_TRANSLATE_NOOP("heroes", "Necromancy: %1")};
inline constexpr Sentence retreat{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 retreats")};
inline constexpr Sentence endBattle{"heroes", QT_TRANSLATE_NOOP("heroes", "The battle is over: %1 has won")};
inline constexpr Sentence treasure{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 takes rewards: %2")};
inline constexpr Sentence levelUp{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 learns %2")};
inline constexpr Sentence levelUpNothing{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 levels up")};
inline constexpr Sentence gather{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 gathers")};
inline constexpr Sentence build{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 builds: %2")};
inline constexpr Sentence raise{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 raises the capital")};
inline constexpr Sentence recruit{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 recruits %2 (%3)")};
inline constexpr Sentence upgrade{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 upgrades %2 (%3)")};
inline constexpr Sentence disband{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 disbands %2 (%3)")};
inline constexpr Sentence recruitHero{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 recruits %2")};
inline constexpr Sentence trade{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 trades: %2, given %3")};
inline constexpr Sentence sellScrolls{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 sells Scrolls: %2")};
inline constexpr Sentence gainArtefact{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 gets %2")};
inline constexpr Sentence loseArtefact{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 loses %2")};
inline constexpr Sentence gainScroll{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 gets Scrolls: %2")};
inline constexpr Sentence useScroll{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 uses %2")};
inline constexpr Sentence gainLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 gets luck: %2")};
inline constexpr Sentence spendLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 spends luck: %2")};
inline constexpr Sentence adjust{"heroes", QT_TRANSLATE_NOOP("heroes", "%1: adjusted by %2, %3")};
inline constexpr Sentence note{"heroes", QT_TRANSLATE_NOOP("heroes", "Remark: %1")};
inline constexpr Sentence endMatch{"heroes", QT_TRANSLATE_NOOP("heroes", "The match ends")};

} // namespace whistle::heroes::texts::headline
