// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/cards.h"
#include "packs/pack.h"

#include <QString>
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
struct Facts {
    Deck cards; ///< one entry for each name
    std::vector<SampleDeck> decks;
    std::string packId; ///< of the base pack, for the match file's header
    std::string packVersion;
    std::string packHash; ///< SHA-256 over all packs in use, hex
};

/// The shape of a pack of this game.
[[nodiscard]] Shape packShape();
/// What its shape cannot say: a name twice, a deck of cards that nobody has.
[[nodiscard]] Problems checkPack(const Pack& pack, const Facts& below);
/// Lays a sound pack on top: cards of known names are replaced, others added.
void layPack(Facts& facts, const Json& pack);

/// The facts of the pack that is compiled in.
[[nodiscard]] std::shared_ptr<const Facts> printedFacts();
/// The same with the packs of a folder on top, in order of file name. One problem in any of them and there are no
/// facts.
[[nodiscard]] Checked<std::shared_ptr<const Facts>> loadFacts(const QString& userPackFolder);

} // namespace whistle::chaotic
