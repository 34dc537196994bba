// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"
#include "rulebook/ruling.h"

#include <QtGlobal>

namespace whistle::battleline {

/// A sentence or word of Battle Line, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"battleline", words} {}
};

} // namespace whistle::battleline

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<battleline::Saying, 2> enumNames<battleline::Seat>{
    {QT_TRANSLATE_NOOP("battleline", "North"), QT_TRANSLATE_NOOP("battleline", "South")}};
template <>
inline constexpr Indexed<battleline::Saying, 5> enumNames<battleline::Formation>{
    {QT_TRANSLATE_NOOP("battleline", "Wedge"), QT_TRANSLATE_NOOP("battleline", "Phalanx"),
     QT_TRANSLATE_NOOP("battleline", "Battalion Order"), QT_TRANSLATE_NOOP("battleline", "Skirmish Line"),
     QT_TRANSLATE_NOOP("battleline", "Host")}};
template <>
inline constexpr Indexed<battleline::Saying, 6> enumNames<battleline::Step>{
    {QT_TRANSLATE_NOOP("battleline", "before the game"), QT_TRANSLATE_NOOP("battleline", "claiming first"),
     QT_TRANSLATE_NOOP("battleline", "playing a card"), QT_TRANSLATE_NOOP("battleline", "scouting"),
     QT_TRANSLATE_NOOP("battleline", "claiming and drawing"), QT_TRANSLATE_NOOP("battleline", "the game is over")}};
template <>
inline constexpr Indexed<battleline::Saying, 2> enumNames<battleline::Deck>{
    {QT_TRANSLATE_NOOP("battleline", "Troop deck"), QT_TRANSLATE_NOOP("battleline", "Tactics deck")}};
template <>
inline constexpr Indexed<battleline::Saying, 3> enumNames<battleline::Victory>{
    {QT_TRANSLATE_NOOP("battleline", "Breakthrough"), QT_TRANSLATE_NOOP("battleline", "Envelopment"),
     QT_TRANSLATE_NOOP("battleline", "Most flags")}};

} // namespace whistle

namespace whistle::battleline {

using whistle::nameOf;
using whistle::textPlace;
/// "Blue 8": of a Troop card.
[[nodiscard]] Text nameOfTroop(Card card);
/// Of a Tactics card.
[[nodiscard]] constexpr Saying nameOfTactics(Card card)
{
    constexpr Indexed<Saying, tacticsCount> names{
        {QT_TRANSLATE_NOOP("battleline", "Alexander"), QT_TRANSLATE_NOOP("battleline", "Darius"),
         QT_TRANSLATE_NOOP("battleline", "Companion Cavalry"), QT_TRANSLATE_NOOP("battleline", "Shield Bearers"),
         QT_TRANSLATE_NOOP("battleline", "Fog"), QT_TRANSLATE_NOOP("battleline", "Mud"),
         QT_TRANSLATE_NOOP("battleline", "Scout"), QT_TRANSLATE_NOOP("battleline", "Redeploy"),
         QT_TRANSLATE_NOOP("battleline", "Deserter"), QT_TRANSLATE_NOOP("battleline", "Traitor")}};
    return names[card.index - troopCount];
}

/// A card in a sentence: a Tactics card by its name, a Troop card by its id ("blue_8"), which the page's name reader
/// turns into the reader's words.
[[nodiscard]] TextPlace textPlace(Card card);
/// A seat in a sentence: who sits there where that is known (Game::givenNames), else "North" or "South".
[[nodiscard]] TextPlace textPlace(Seat seat);
/// Troop cards in a sentence: "blue_8, blue_9 and red_1".
[[nodiscard]] TextPlace textPlace(TroopSet cards);

/// A sentence about a card for those who know no names of cards (bad input). `ofTroop`: %1 is the color and %2 the
/// value; `ofTactics`: %1 is the name.
[[nodiscard]] Text aboutCard(Card card, Saying ofTroop, Saying ofTactics);

/// A rule, and what it has against something.
struct RuleWords {
    RuleId rule;
    Saying words;
};

/// What is said in more than one place.
namespace said {
/// %1 and %2 are steps.
inline constexpr Saying wrongStep{
    QT_TRANSLATE_NOOP("battleline", "That belongs to another step of the turn: %1. Now comes: %2.")};
inline constexpr Saying holdsNoTroops{QT_TRANSLATE_NOOP("battleline", "%1 holds no Troop card.")};
inline constexpr Saying holdsNoTactics{QT_TRANSLATE_NOOP("battleline", "%1 holds no Tactics card.")};
/// %1 is a flag, %2 a seat.
inline constexpr Saying flagClosed{QT_TRANSLATE_NOOP("battleline", "Flag %1 is won by %2: it is closed for good.")};
/// %1 is a deck.
inline constexpr Saying deckEmpty{QT_TRANSLATE_NOOP("battleline", "The %1 is empty.")};
/// %1 is a seat, %2 a deck.
inline constexpr Saying draws{QT_TRANSLATE_NOOP("battleline", "%1 draws from the %2.")};
inline constexpr Saying setIncomplete{
    QT_TRANSLATE_NOOP("battleline", "%1 has %2 of the %3 cards that a complete formation needs at flag %4.")};
} // namespace said

} // namespace whistle::battleline
