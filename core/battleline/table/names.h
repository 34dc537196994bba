// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "battleline/table/cards.h"
#include "battleline/table/types.h"

namespace whistle::battleline {

/// The words of the English edition, as translators and players see them.
[[nodiscard]] Sentence nameOf(Seat seat);
[[nodiscard]] Sentence nameOf(Formation formation);
[[nodiscard]] Sentence nameOf(Step step);
[[nodiscard]] Sentence nameOf(Deck deck);
[[nodiscard]] Sentence nameOf(Victory victory);
/// Of a color, 0 to 5.
[[nodiscard]] Sentence nameOfColor(int color);
/// "Blue 8": of a Troop card.
[[nodiscard]] Text nameOfTroop(Card card);
/// Of a Tactics card.
[[nodiscard]] Sentence nameOfTactics(Card card);

/// A card in a sentence: a Tactics card by its name, a Troop card by its id ("blue_8"), which the page's name reader
/// turns into the reader's words.
[[nodiscard]] TextPlace textPlace(Card card);
/// A seat in a sentence: who sits there where that is known (Game::givenNames), else "North" or "South".
[[nodiscard]] TextPlace textPlace(Seat seat);

} // namespace whistle::battleline
