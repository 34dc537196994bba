// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/names.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"
#include "rulebook/ruling.h"

namespace whistle::battleline {

/// A sentence or word of Battle Line, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(battleline)
};

} // namespace whistle::battleline

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<battleline::Saying, 2> enumNames<battleline::Seat>{
    {battleline::Saying::tr("North"), battleline::Saying::tr("South")}};
template <>
inline constexpr Indexed<battleline::Saying, 5> enumNames<battleline::Formation>{
    {battleline::Saying::tr("Wedge"), battleline::Saying::tr("Phalanx"), battleline::Saying::tr("Battalion Order"),
     battleline::Saying::tr("Skirmish Line"), battleline::Saying::tr("Host")}};
template <>
inline constexpr Indexed<battleline::Saying, 6> enumNames<battleline::Step>{
    {battleline::Saying::tr("before the game"), battleline::Saying::tr("claiming first"),
     battleline::Saying::tr("playing a card"), battleline::Saying::tr("scouting"),
     battleline::Saying::tr("claiming and drawing"), battleline::Saying::tr("the game is over")}};
template <>
inline constexpr Indexed<battleline::Saying, 2> enumNames<battleline::Deck>{
    {battleline::Saying::tr("Troop deck"), battleline::Saying::tr("Tactics deck")}};
template <>
inline constexpr Indexed<battleline::Saying, 3> enumNames<battleline::Victory>{{battleline::Saying::tr("Breakthrough"),
                                                                                battleline::Saying::tr("Envelopment"),
                                                                                battleline::Saying::tr("Most flags")}};

} // namespace whistle

namespace whistle::battleline {

using whistle::nameOf;
using whistle::textPlace;
/// "Blue 8", "Fog".
[[nodiscard]] Text nameOf(Card card);

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
inline constexpr auto wrongStep = common::Saying::tr("That belongs to another step (%1). The current step is “%2”.");
inline constexpr auto holdsNoTroops = Saying::tr("%1 holds no Troop card.");
inline constexpr auto holdsNoTactics = Saying::tr("%1 holds no Tactics card.");
/// %1 is a flag, %2 a seat.
inline constexpr auto flagClosed = Saying::tr("%2 has won flag %1: it is closed for good.");
/// %1 is a deck.
inline constexpr auto deckEmpty = Saying::tr("The %1 is empty.");
/// %1 is a seat, %2 a deck.
inline constexpr auto draws = Saying::tr("%1 draws from the %2.");
inline constexpr auto setIncomplete =
    Saying::tr("%1 has %2 of the %3 cards that a complete formation needs at flag %4.");
} // namespace said

} // namespace whistle::battleline
