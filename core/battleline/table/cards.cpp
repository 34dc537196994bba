// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/cards.h"

#include "base/contains.h"

namespace whistle::battleline {

namespace {

const Indexed<std::string, cardCount>& allIds()
{
    static const auto ids = [] {
        Indexed<std::string, cardCount> made;
        for (Card card = Card::at(0); card.index < cardCount; ++card.index) {
            made[card.index] = card.isTroop() ? std::string(colorIds[card.color()]) + '_' + std::to_string(card.value())
                                              : std::string(tacticsIds[card.index - troopCount]);
        }
        return made;
    }();
    return ids;
}

} // namespace

const std::string& idOf(Card card)
{
    return allIds()[card.index];
}

std::optional<Card> cardOf(std::string_view id)
{
    const auto& ids = allIds();
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? std::nullopt : std::optional(Card::at(static_cast<int>(found - ids.begin())));
}

std::vector<Card> cardsOf(std::initializer_list<CardKind> kinds)
{
    std::vector<Card> cards;
    for (Card card = Card::at(0); card.index < cardCount; ++card.index) {
        if (contains(kinds, card.kind()))
            cards.push_back(card);
    }
    return cards;
}

} // namespace whistle::battleline
