// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/english.h"

/// The sentences of the match referee; those of single questions stand in <topic>_texts.h. %1 is a seat or a card where
/// nothing else is said.
namespace whistle::battleline::texts {

// --- what is against a command ---
inline constexpr Sentence notStarted =
    english(QT_TRANSLATE_NOOP("battleline", "No game has begun: start_game comes first."));
inline constexpr Sentence gameRuns =
    english(QT_TRANSLATE_NOOP("battleline", "A game is in progress; the next one follows it."));
inline constexpr Sentence gameEnded = english(QT_TRANSLATE_NOOP("battleline", "This game is over."));
/// %1 and %2 are steps.
inline constexpr Sentence wrongStep =
    english(QT_TRANSLATE_NOOP("battleline", "That belongs to another step of the turn: %1. Now comes: %2."));
inline constexpr Sentence seriesDecided =
    english(QT_TRANSLATE_NOOP("battleline", "The series is decided: %1 has won it."));
inline constexpr Sentence otherStarts = english(QT_TRANSLATE_NOOP("battleline", "%1 starts this game of the series."));
inline constexpr Sentence goalsAgreed =
    english(QT_TRANSLATE_NOOP("battleline", "What decides the series was agreed before its first game."));
inline constexpr Sentence noTroopCard = english(QT_TRANSLATE_NOOP("battleline", "%1 is not a Troop card."));
inline constexpr Sentence noMoraleCard = english(QT_TRANSLATE_NOOP("battleline", "%1 is not a Morale card."));
inline constexpr Sentence noEnvironmentCard =
    english(QT_TRANSLATE_NOOP("battleline", "%1 is not an Environment card."));
inline constexpr Sentence onTableAlready = english(QT_TRANSLATE_NOOP("battleline", "%1 lies on the table already."));
inline constexpr Sentence holdsNoTroops = english(QT_TRANSLATE_NOOP("battleline", "%1 holds no Troop card."));
inline constexpr Sentence holdsNoTactics = english(QT_TRANSLATE_NOOP("battleline", "%1 holds no Tactics card."));
/// %1 is a flag, %2 a seat.
inline constexpr Sentence flagClosed =
    english(QT_TRANSLATE_NOOP("battleline", "Flag %1 is won by %2: it is closed for good."));
/// %1 is a flag, %2 a seat.
inline constexpr Sentence noSlot = english(QT_TRANSLATE_NOOP("battleline", "%2 has no free slot at flag %1."));
inline constexpr Sentence tacticsLimit = english(QT_TRANSLATE_N_NOOP(
    "battleline", "%1 has played %n Tactics card(s) and the opponent %3: no further one may follow now."));
inline constexpr Sentence secondLeader =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has had a Leader in this game; a second one is never played."));
inline constexpr Sentence notOwnCard =
    english(QT_TRANSLATE_NOOP("battleline", "%1 does not lie on the player's own side of a flag that is not won."));
inline constexpr Sentence notOpponentsCard =
    english(QT_TRANSLATE_NOOP("battleline", "%1 does not lie on the opponent's side of a flag that is not won."));
inline constexpr Sentence traitorTakesTroops =
    english(QT_TRANSLATE_NOOP("battleline", "The Traitor takes a Troop card; %1 is not one."));
inline constexpr Sentence otherFlag =
    english(QT_TRANSLATE_NOOP("battleline", "Redeploy lays %1 at another flag, not back at its own."));
/// %1 is a deck.
inline constexpr Sentence deckEmpty = english(QT_TRANSLATE_NOOP("battleline", "The %1 is empty."));
/// %1 is a number of draws.
inline constexpr Sentence drawsLeft = english(QT_TRANSLATE_NOOP("battleline", "Draws left for Scout: %1."));
inline constexpr Sentence drawAllAtOnce =
    english(QT_TRANSLATE_NOOP("battleline", "By the agreed rule Scout draws all its cards at once: %1."));
inline constexpr Sentence drawFirst =
    english(QT_TRANSLATE_NOOP("battleline", "Scout draws first; cards are put back when all are drawn."));
/// %1 is a number of cards.
inline constexpr Sentence returnsLeft = english(QT_TRANSLATE_NOOP("battleline", "Cards to put back after Scout: %1."));
inline constexpr Sentence mayNotPass =
    english(QT_TRANSLATE_NOOP("battleline", "%1 holds a Troop card and has a free slot, so a card must be played."));
inline constexpr Sentence noDrawThisTurn =
    english(QT_TRANSLATE_NOOP("battleline", "Nothing is drawn at the end of this turn."));
inline constexpr Sentence drawIsDue =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has to draw a card; that ends the turn."));
/// %1 is a seat, %2 a formation, %3 a sum, then the cards added.
inline constexpr Sentence counterSet0 = english(QT_TRANSLATE_NOOP("battleline", "%1 has a %2 with the sum %3 there."));
inline constexpr Sentence counterSet1 =
    english(QT_TRANSLATE_NOOP("battleline", "%1 can still have a %2 with the sum %3 there, with %4."));
inline constexpr Sentence counterSet2 =
    english(QT_TRANSLATE_NOOP("battleline", "%1 can still have a %2 with the sum %3 there, with %4 and %5."));
inline constexpr Sentence counterSet3 =
    english(QT_TRANSLATE_NOOP("battleline", "%1 can still have a %2 with the sum %3 there, with %4, %5 and %6."));
inline constexpr Sentence counterSet4 =
    english(QT_TRANSLATE_NOOP("battleline", "%1 can still have a %2 with the sum %3 there, with %4, %5, %6 and %7."));
/// %1 is a formation, %2 a sum.
inline constexpr Sentence claimantHas =
    english(QT_TRANSLATE_NOOP("battleline", "The claimed set is a %1 with the sum %2, which is worse."));
inline constexpr Sentence claimantLast =
    english(QT_TRANSLATE_NOOP("battleline", "It is a tie, and %1 laid the last card: a tie loses."));

// --- what happens ---
inline constexpr Sentence gameBegins =
    english(QT_TRANSLATE_NOOP("battleline", "Game %2 begins; %1 has the first turn."));
/// %1 is a seat, %2 a card, %3 a flag.
inline constexpr Sentence lays = english(QT_TRANSLATE_NOOP("battleline", "%1 lays %2 at flag %3."));
inline constexpr Sentence completes = english(QT_TRANSLATE_NOOP("battleline", "The set of %1 at flag %2 is complete."));
inline constexpr Sentence fogFalls =
    english(QT_TRANSLATE_NOOP("battleline", "Fog at flag %1: from now on only sums count there."));
inline constexpr Sentence mudFalls =
    english(QT_TRANSLATE_NOOP("battleline", "Mud at flag %1: from now on four cards a side are needed there."));
inline constexpr Sentence scouts =
    english(QT_TRANSLATE_N_NOOP("battleline", "%1 plays Scout and draws %n card(s), as chosen."));
/// %1 is a seat, %2 a deck.
inline constexpr Sentence draws = english(QT_TRANSLATE_NOOP("battleline", "%1 draws from the %2."));
inline constexpr Sentence putsBack = english(QT_TRANSLATE_NOOP("battleline", "%1 puts a card back on the %2."));
/// %1 is a card, %2 and %3 are flags.
inline constexpr Sentence redeployed =
    english(QT_TRANSLATE_NOOP("battleline", "Redeploy: %1 moves from flag %2 to flag %3."));
inline constexpr Sentence redeployedOut =
    english(QT_TRANSLATE_NOOP("battleline", "Redeploy: %1 leaves flag %2 and is out of play."));
inline constexpr Sentence deserted =
    english(QT_TRANSLATE_NOOP("battleline", "Deserter: %1 leaves flag %2 and is out of play."));
inline constexpr Sentence turnedTraitor =
    english(QT_TRANSLATE_NOOP("battleline", "Traitor: %1 changes sides from flag %2 to flag %3."));
inline constexpr Sentence passes = english(QT_TRANSLATE_NOOP("battleline", "%1 passes; nothing is drawn."));
inline constexpr Sentence passReminder = english(QT_TRANSLATE_NOOP(
    "battleline", "%1 holds Tactics cards and may play one more: if one of them can be played, it must be."));
inline constexpr Sentence turnGoesTo = english(QT_TRANSLATE_NOOP("battleline", "It is the turn of %1."));
/// %1 is a seat, %2 a flag.
inline constexpr Sentence awarded = english(QT_TRANSLATE_NOOP("battleline", "Flag %2 is proven and is awarded to %1."));
inline constexpr Sentence claimsDone = english(QT_TRANSLATE_NOOP("battleline", "%1 claims no more and plays now."));

// --- what cannot be ---
inline constexpr Sentence cardsDoNotAddUp = english(QT_TRANSLATE_NOOP(
    "battleline", "Decks, hands and table would hold %1 Troop cards and %2 Tactics cards in place of 60 and 10."));
inline constexpr Sentence cardInTwoPlaces = english(QT_TRANSLATE_NOOP("battleline", "%1 would lie in two places."));
inline constexpr Sentence tooManyInRow =
    english(QT_TRANSLATE_NOOP("battleline", "%2 would have too many cards at flag %1."));
inline constexpr Sentence twoLeaders = english(QT_TRANSLATE_NOOP("battleline", "%1 would have two Leaders."));
inline constexpr Sentence tacticsApart =
    english(QT_TRANSLATE_NOOP("battleline", "Tactics cards played would be %1 and %2."));
inline constexpr Sentence wonIncomplete =
    english(QT_TRANSLATE_NOOP("battleline", "Flag %1 would be won by %2 with an incomplete set."));
inline constexpr Sentence goesOnAfterVictory =
    english(QT_TRANSLATE_NOOP("battleline", "The game would go on although %1 has won it."));
inline constexpr Sentence setAsideWrong = english(QT_TRANSLATE_N_NOOP(
    "battleline", "%1 would have %n formation card(s) out of play, which Deserter and Redeploy cannot bring about."));
inline constexpr Sentence handWrong = english(QT_TRANSLATE_N_NOOP("battleline", "%1 would hold %n card(s)."));

// --- headlines of the log ---
namespace headline {
/// %1 is the starter's seat.
inline constexpr Sentence startGame = english(QT_TRANSLATE_NOOP("battleline", "Game %2: %1 starts"));
inline constexpr Sentence lays = english(QT_TRANSLATE_NOOP("battleline", "%1: %2 at flag %3"));
inline constexpr Sentence scout = english(QT_TRANSLATE_NOOP("battleline", "%1: Scout"));
inline constexpr Sentence scoutDraws = english(QT_TRANSLATE_NOOP("battleline", "%1 draws for Scout: %2"));
inline constexpr Sentence scoutDraws2 = english(QT_TRANSLATE_NOOP("battleline", "%1 draws for Scout: %2, %3"));
inline constexpr Sentence scoutDraws3 = english(QT_TRANSLATE_NOOP("battleline", "%1 draws for Scout: %2, %3, %4"));
inline constexpr Sentence scoutReturns = english(QT_TRANSLATE_NOOP("battleline", "%1 puts back: %2"));
inline constexpr Sentence scoutReturns2 = english(QT_TRANSLATE_NOOP("battleline", "%1 puts back: %2, %3"));
inline constexpr Sentence scoutReturns3 = english(QT_TRANSLATE_NOOP("battleline", "%1 puts back: %2, %3, %4"));
inline constexpr Sentence redeploy = english(QT_TRANSLATE_NOOP("battleline", "%1: Redeploy, %2 to flag %3"));
inline constexpr Sentence redeployOut = english(QT_TRANSLATE_NOOP("battleline", "%1: Redeploy, %2 out of play"));
inline constexpr Sentence deserter = english(QT_TRANSLATE_NOOP("battleline", "%1: Deserter, %2 out of play"));
inline constexpr Sentence traitor = english(QT_TRANSLATE_NOOP("battleline", "%1: Traitor, %2 to flag %3"));
inline constexpr Sentence pass = english(QT_TRANSLATE_NOOP("battleline", "%1 passes"));
inline constexpr Sentence claim = english(QT_TRANSLATE_NOOP("battleline", "%1 claims flag %2"));
inline constexpr Sentence draw = english(QT_TRANSLATE_NOOP("battleline", "%1 draws: %2"));
inline constexpr Sentence endTurn = english(QT_TRANSLATE_NOOP("battleline", "%1 ends the turn"));
inline constexpr Sentence endClaims = english(QT_TRANSLATE_NOOP("battleline", "%1 claims no more"));
} // namespace headline

} // namespace whistle::battleline::texts
