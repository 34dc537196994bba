// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The words of the report.
namespace whistle::battleline::texts::report {

inline constexpr Sentence game{"battleline", QT_TRANSLATE_NOOP("battleline", "Game %1")};
inline constexpr Sentence winsSeries{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 wins the series")};
inline constexpr Sentence winsGame{"battleline", QT_TRANSLATE_NOOP("battleline", "%1 wins the game")};
inline constexpr Sentence drawn{"battleline", QT_TRANSLATE_NOOP("battleline", "A drawn game")};
inline constexpr Sentence running{"battleline", QT_TRANSLATE_NOOP("battleline", "The game goes on")};
inline constexpr Sentence by{"battleline", QT_TRANSLATE_NOOP("battleline", "by %1")};
inline constexpr Sentence endsGame{"battleline", QT_TRANSLATE_NOOP("battleline", "The game ends: %1 wins by %2.")};
inline constexpr Sentence endsDrawn{"battleline", QT_TRANSLATE_NOOP("battleline", "The game ends in a draw.")};
inline constexpr Sentence inNumbers{"battleline", QT_TRANSLATE_NOOP("battleline", "In numbers")};
inline constexpr Sentence troops{"battleline", QT_TRANSLATE_NOOP("battleline", "Troop cards laid")};
inline constexpr Sentence tactics{"battleline", QT_TRANSLATE_NOOP("battleline", "Tactics cards played")};
inline constexpr Sentence early{"battleline", QT_TRANSLATE_NOOP("battleline", "Flags proven early")};
inline constexpr Sentence passes{"battleline", QT_TRANSLATE_NOOP("battleline", "Turns passed")};
inline constexpr Sentence series{"battleline", QT_TRANSLATE_NOOP("battleline", "Series")};
inline constexpr Sentence points{"battleline", QT_TRANSLATE_NOOP("battleline", "Points")};
inline constexpr Sentence gamesWon{"battleline", QT_TRANSLATE_NOOP("battleline", "Games won")};

} // namespace whistle::battleline::texts::report
