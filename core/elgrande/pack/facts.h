// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/types.h"
#include "packs/packed_facts.h"
#include "packs/spoken_words.h"

#include <memory>

namespace whistle::elgrande {

/// One of the action cards; there may be several copies.
struct ActionCard {
    std::string id;
    int stack = 1; ///< the number on its back, and of the Caballeros that it lets one place (EG-1.8)
    int copies = 1;
    Effect effect = Effect::KingCard;
    SpokenWords title;
    SpokenWords text; ///< what it does, in our own words
};

/// What is printed on board and cards, from the packs. What the rules say to do with it is code.
struct Facts : PackedFacts {
    ByArea<Scores> scores;
    ByArea<AreaList> neighbours;
    ByArea<SpokenWords> names;
    Indexed<Scores, 2> scoreboards{};       ///< by Scoreboard
    Indexed<int, highestPower + 1> heads{}; ///< Caballeros that a power card brings, by its value
    std::vector<ActionCard> cards;

    [[nodiscard]] const Scores& scoresOf(Scoreboard board) const { return scoreboards[board]; }
    [[nodiscard]] int headsOf(int powerCard) const { return heads[powerCard]; }
    [[nodiscard]] const ActionCard& card(int index) const { return cards[static_cast<std::size_t>(index)]; }
    /// The place in `cards`; none: no card has this id.
    [[nodiscard]] std::optional<int> cardCalled(std::string_view id) const;
    /// The first card with this effect.
    [[nodiscard]] int cardWith(Effect effect) const;
};

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What is printed in the box.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::elgrande
