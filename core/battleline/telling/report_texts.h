// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/english.h"

/// The words of the report.
namespace whistle::battleline::texts::report {

inline constexpr Sentence game = english(QT_TRANSLATE_NOOP("battleline", "Game %1"));
inline constexpr Sentence winsSeries = english(QT_TRANSLATE_NOOP("battleline", "%1 wins the series"));
inline constexpr Sentence winsGame = english(QT_TRANSLATE_NOOP("battleline", "%1 wins the game"));
inline constexpr Sentence byLead = english(QT_TRANSLATE_N_NOOP("battleline", "by a lead of %n point(s)"));
inline constexpr Sentence byWins = english(QT_TRANSLATE_N_NOOP("battleline", "by %n win(s) in a row"));
inline constexpr Sentence byBreakthroughs =
    english(QT_TRANSLATE_N_NOOP("battleline", "by %n Breakthrough(s) in a row"));
inline constexpr Sentence drawn = english(QT_TRANSLATE_NOOP("battleline", "A drawn game"));
inline constexpr Sentence running = english(QT_TRANSLATE_NOOP("battleline", "The game goes on"));
inline constexpr Sentence by = english(QT_TRANSLATE_NOOP("battleline", "by %1"));
inline constexpr Sentence endsGame = english(QT_TRANSLATE_NOOP("battleline", "The game ends: %1 wins by %2."));
inline constexpr Sentence endsDrawn = english(QT_TRANSLATE_NOOP("battleline", "The game ends in a draw."));
inline constexpr Sentence inNumbers = english(QT_TRANSLATE_NOOP("battleline", "In numbers"));
inline constexpr Sentence troops = english(QT_TRANSLATE_NOOP("battleline", "Troop cards laid"));
inline constexpr Sentence tactics = english(QT_TRANSLATE_NOOP("battleline", "Tactics cards played"));
inline constexpr Sentence early = english(QT_TRANSLATE_NOOP("battleline", "Flags proven early"));
inline constexpr Sentence passes = english(QT_TRANSLATE_NOOP("battleline", "Turns passed"));
inline constexpr Sentence series = english(QT_TRANSLATE_NOOP("battleline", "Series"));
inline constexpr Sentence points = english(QT_TRANSLATE_NOOP("battleline", "Points"));
inline constexpr Sentence gamesWon = english(QT_TRANSLATE_NOOP("battleline", "Games won"));

} // namespace whistle::battleline::texts::report
