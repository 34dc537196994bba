// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/deck_building.h"
#include "chaotic/pack/facts.h"
#include "store/kept_things.h"

namespace whistle::chaotic {

/// A deck, and what it is kept under.
struct KeptDeck {
    QString id;
    BuiltDeck deck;
};

/// Cards that come in from elsewhere.
struct ShelfImport {
    struct Card {
        QString id; ///< that it has, or takes the place of; empty: a new one
        AnyCard card;
        std::optional<AnyCard> before; ///< that it takes the place of
        bool isBeforeOwn = false;      ///< and that one was the players' own, not a printed card
        std::size_t place = 0;         ///< among those that came
    };
    std::vector<Card> cards;
    int fresh = 0;
    int replaced = 0;
    int known = 0; ///< that are here already, and stay
};

/// The cards and decks that are kept: printed cards, and over them those of the players. What has been kept is on disk.
class LibraryShelf {
public:
    /// The store outlives the shelf.
    explicit LibraryShelf(Store& store, std::shared_ptr<const Facts> facts = factsInUse());

    /// Reads what is kept; a problem leaves the printed cards.
    Problems open();

    /// In order of name.
    [[nodiscard]] const std::vector<CardRow>& rows() const { return m_rows; }
    [[nodiscard]] const std::vector<KeptDeck>& decks() const { return m_decks; }
    /// A card of the players, not a printed one.
    [[nodiscard]] static bool isOwn(const CardRow& row);
    /// The whole card of a row; none: it cannot be read any more.
    [[nodiscard]] std::optional<AnyCard> card(const QString& id) const;

    /// Keeps a card in the place of the one with this id; of a printed one it becomes the players' own. Decks with the
    /// card as it was get it as it is. The id under which it is kept.
    Checked<QString> keep(const QString& id, const AnyCard& card);
    /// What taking them in would do; nothing is kept yet. What is known with the same numbers stays as it is known.
    [[nodiscard]] ShelfImport planned(const std::vector<AnyCard>& cards) const;
    /// Keeps them all, each in its place, in decks too.
    Checked<ShelfImport> takeIn(ShelfImport import);
    /// As it was before.
    Problems takeBack(const ShelfImport& import);
    /// A printed card that it stood for comes back.
    Problems remove(const QString& id);

    /// Under a new id where it has none yet.
    Checked<QString> keep(const QString& id, const BuiltDeck& deck);
    Problems removeDeck(const QString& id);

private:
    struct Exchange {
        const AnyCard& before;
        const AnyCard& after;
    };
    /// The decks with copies of one of the cards get the other; what is to be kept of them then.
    [[nodiscard]] static std::vector<KeptThing> exchange(std::vector<KeptDeck>& decks,
                                                         const std::vector<Exchange>& cards);
    [[nodiscard]] KeptThing thingOf(const QString& id, const AnyCard& card) const;
    void addPrinted();
    void put(CardRow row);

    KeptThings m_things;
    std::vector<AnyCard> m_printed;
    std::vector<CardRow> m_rows;
    std::vector<KeptDeck> m_decks;
};

/// The decks that a store keeps for this game, for whoever only wants to play them.
[[nodiscard]] std::vector<KeptDeck> keptDecks(Store& store);

} // namespace whistle::chaotic
