// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/english.h"

/// The sentences of the question `legal_plays`. %1 is a seat where nothing else is said.
namespace whistle::battleline::texts {

inline constexpr Sentence gameIsOverFor =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has won the game: nothing is played any more."));
inline constexpr Sentence tacticsAllowed = english(QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so a Tactics card may be played."));
inline constexpr Sentence tacticsForbidden = english(QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3, so no Tactics card may follow."));
inline constexpr Sentence noRoom =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has no free slot at any flag that is not won."));
/// %2 are the numbers of flags.
inline constexpr Sentence fullAt = english(QT_TRANSLATE_NOOP("battleline", "%1 has no free slot at these flags: %2."));
/// %1 are the numbers of flags.
inline constexpr Sentence wonAlready =
    english(QT_TRANSLATE_NOOP("battleline", "These flags are won, and closed to both sides: %1."));
inline constexpr Sentence noTroopInHand = english(QT_TRANSLATE_NOOP("battleline", "%1 holds no Troop card."));
/// %1 is a card.
inline constexpr Sentence leaderPlayed =
    english(QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: each player may have one Leader in a game."));
inline constexpr Sentence nothingToTake =
    english(QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: there is no card that it could take."));
inline constexpr Sentence nowhereToPut =
    english(QT_TRANSLATE_NOOP("battleline", "%1 cannot be played: there is no free slot to put a card into."));
inline constexpr Sentence mustPlay =
    english(QT_TRANSLATE_NOOP("battleline", "A Troop card can be played, so %1 may not pass."));
inline constexpr Sentence mustPlayTactics =
    english(QT_TRANSLATE_NOOP("battleline", "No Troop card can be played, so %1 must play a Tactics card."));
inline constexpr Sentence mayPlayTacticsOrPass = english(QT_TRANSLATE_NOOP(
    "battleline", "No Troop card can be played; by the agreed rule %1 may play a Tactics card or pass."));
inline constexpr Sentence nothingPlayable =
    english(QT_TRANSLATE_NOOP("battleline", "Nothing can be played: %1 passes."));

} // namespace whistle::battleline::texts
