// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/cards.h"
#include "packs/pack_form.h"
#include "packs/packed_facts.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace whistle::chaotic {

/// What something is called, by language ("en", "hu", "pl").
using LanguageNames = std::map<std::string, std::string>;

/// A deck that a pack offers; its cards are those of the library.
struct SampleDeck {
    std::string id;
    LanguageNames names;
    int size = 3;
    Deck deck; ///< its creatures have ids of their own
};

/// The library of cards and decks, from the data packs: for choosing and typing less. The referee needs none of it, a
/// match carries its cards.
struct Facts : PackedFacts {
    Deck cards; ///< one entry for each name
    std::vector<SampleDeck> decks;
};

[[nodiscard]] PackForm<Facts> packForm();

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What is printed in the box.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::chaotic
