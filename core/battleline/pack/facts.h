// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/cards.h"
#include "battleline/table/types.h"
#include "packs/packed_facts.h"
#include "packs/spoken_words.h"

#include <memory>

namespace whistle::battleline {

struct TacticsFacts {
    SpokenWords names;
    SpokenWords effects; ///< what it does, in our own words
};

/// What is printed on the components, from the data packs (docs/data-packs.md). Everything that can be counted is a
/// rule of the game and stands in the code; a pack repeats it, and is held against it.
struct Facts : PackedFacts {
    Indexed<SpokenWords, colorCount> colors;
    Indexed<SpokenWords, valueCount> troops; ///< by value: "Elephants" is the last
    Indexed<TacticsFacts, tacticsCount> tactics;
    Indexed<SpokenWords, 5> formations;
    Indexed<SpokenWords, 3> victories;

    [[nodiscard]] const SpokenWords& color(int color) const { return colors[color]; }
    /// By value, 1 to 10.
    [[nodiscard]] const SpokenWords& troop(int value) const { return troops[value - 1]; }
    [[nodiscard]] const TacticsFacts& of(Card card) const { return tactics[card.index - troopCount]; }
    [[nodiscard]] const SpokenWords& of(Formation formation) const { return formations[formation]; }
    [[nodiscard]] const SpokenWords& of(Victory victory) const { return victories[victory]; }
};

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What is printed in the box.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::battleline
