// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What pages and documents of a season say.
namespace whistle::league::words {

inline constexpr Sentence fixtures{"league", QT_TRANSLATE_NOOP("league", "Fixtures")};
inline constexpr Sentence playoffs{"league", QT_TRANSLATE_NOOP("league", "Playoffs")};
inline constexpr Sentence byHand{"league", QT_TRANSLATE_NOOP("league", "by hand")};
inline constexpr Sentence forfeited{"league", QT_TRANSLATE_NOOP("league", "forfeited")};
inline constexpr Sentence deviates{"league", QT_TRANSLATE_NOOP("league", "not by league rules: %1")};
inline constexpr Sentence corrected{"league", QT_TRANSLATE_NOOP("league", "corrected: %1")};
inline constexpr Sentence awarded{"league", QT_TRANSLATE_NOOP("league", "awarded: %1")};
inline constexpr Sentence bye{"league", QT_TRANSLATE_NOOP("league", "Bye: %1")};
inline constexpr Sentence table{"league", QT_TRANSLATE_NOOP("league", "Table")};
inline constexpr Sentence group{"league", QT_TRANSLATE_NOOP("league", "Group %1")};
inline constexpr Sentence team{"league", QT_TRANSLATE_NOOP("league", "Team")};
inline constexpr Sentence played{"league", QT_TRANSLATE_NOOP("league", "Played")};
inline constexpr Sentence won{"league", QT_TRANSLATE_NOOP("league", "Won")};
inline constexpr Sentence drawn{"league", QT_TRANSLATE_NOOP("league", "Drawn")};
inline constexpr Sentence lost{"league", QT_TRANSLATE_NOOP("league", "Lost")};
inline constexpr Sentence score{"league", QT_TRANSLATE_NOOP("league", "Score")};
inline constexpr Sentence difference{"league", QT_TRANSLATE_NOOP("league", "Difference")};
inline constexpr Sentence points{"league", QT_TRANSLATE_NOOP("league", "Points")};
//: Points of the league for a match
inline constexpr Sentence pointsOfMatch{"league", QT_TRANSLATE_N_NOOP("league", "%n point(s)")};
inline constexpr Sentence stillOpen{"league", QT_TRANSLATE_NOOP("league", "Still open")};
inline constexpr Sentence droppedOut{"league", QT_TRANSLATE_NOOP("league", "dropped out")};
inline constexpr Sentence ruleChange{
    "league", QT_TRANSLATE_NOOP("league", "Points or tie-breakers were changed after the start: %1")};
inline constexpr Sentence roundSheet{"league", QT_TRANSLATE_NOOP("league", "Round sheet")};
inline constexpr Sentence resultSlips{"league", QT_TRANSLATE_NOOP("league", "Result slips")};
inline constexpr Sentence bracket{"league", QT_TRANSLATE_NOOP("league", "Bracket")};
inline constexpr Sentence roster{"league", QT_TRANSLATE_NOOP("league", "Entrants")};
inline constexpr Sentence open{"league", QT_TRANSLATE_NOOP("league", "Still to be played")};
//: How a day is written: Sat 9 Jan 2027
inline constexpr Sentence day{"league", QT_TRANSLATE_NOOP("league", "ddd d MMM yyyy")};
inline constexpr Sentence game{"league", QT_TRANSLATE_NOOP("league", "game %1 of %2")};
inline constexpr Sentence postponed{"league", QT_TRANSLATE_NOOP("league", "postponed from %1")};
inline constexpr Sentence abandoned{"league", QT_TRANSLATE_NOOP("league", "abandoned: %1")};
inline constexpr Sentence tableColumn{"league", QT_TRANSLATE_NOOP("league", "Table no.")};
inline constexpr Sentence home{"league", QT_TRANSLATE_NOOP("league", "Home")};
inline constexpr Sentence away{"league", QT_TRANSLATE_NOOP("league", "Away")};
inline constexpr Sentence place{"league", QT_TRANSLATE_NOOP("league", "Place")};
inline constexpr Sentence absent{"league", QT_TRANSLATE_NOOP("league", "Does not play: %1")};
inline constexpr Sentence nothing{"league", QT_TRANSLATE_NOOP("league", "Nothing of this round is to be played.")};
inline constexpr Sentence tableNumber{"league", QT_TRANSLATE_NOOP("league", "Table no. %1")};
inline constexpr Sentence signature{"league", QT_TRANSLATE_NOOP("league", "Signature")};
inline constexpr Sentence ending{"league", QT_TRANSLATE_NOOP("league", "How it ended:")};
inline constexpr Sentence coach{"league", QT_TRANSLATE_NOOP("league", "Coach")};
inline constexpr Sentence identity{"league", QT_TRANSLATE_NOOP("league", "Team of the game")};
inline constexpr Sentence champion{"league", QT_TRANSLATE_NOOP("league", "Champion")};
inline constexpr Sentence noOpponent{"league", QT_TRANSLATE_NOOP("league", "no opponent")};
inline constexpr Sentence bestOf{"league", QT_TRANSLATE_NOOP("league", "best of %1")};
inline constexpr Sentence round{"league", QT_TRANSLATE_NOOP("league", "Round %1")};
inline constexpr Sentence ifNeeded{"league", QT_TRANSLATE_NOOP("league", "only if it is needed")};

} // namespace whistle::league::words
