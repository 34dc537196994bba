// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What is wrong with a command, where the shape does not say it.
namespace whistle::heroes::texts::entries {

inline constexpr Saying fourUnits{
    QT_TRANSLATE_NOOP("heroes", "The four units of the faction are expected here, each once.")};
inline constexpr Saying tokensAddUp{QT_TRANSLATE_NOOP("heroes", "The tokens of a faction are %1, not %2.")};
inline constexpr Saying oneMaster{
    QT_TRANSLATE_NOOP("heroes", "A hero has at most one Chief or Master skill, of a unit of its faction.")};
inline constexpr Saying terrainRow{
    QT_TRANSLATE_NOOP("heroes", "Four texts of four terrain codes (. M W H P) were expected.")};
inline constexpr Saying nothingSaid{
    QT_TRANSLATE_NOOP("heroes", "Terrain, site, encounter or guards: one of them at least was expected.")};
inline constexpr Saying notZero{QT_TRANSLATE_NOOP("heroes", "0 changes nothing.")};
inline constexpr Saying onlyLevel{
    QT_TRANSLATE_NOOP("heroes", "The price of this building is known: only the level is typed in.")};
inline constexpr Saying nameTaken{QT_TRANSLATE_NOOP("heroes", "The name \"%1\" is in use already.")};

} // namespace whistle::heroes::texts::entries
