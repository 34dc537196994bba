// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/cards.h"

#include <array>

namespace whistle::battleline {

namespace {

constexpr std::array<std::string_view, colorCount> colorIds{"red", "orange", "yellow", "green", "blue", "purple"};
constexpr std::array<std::string_view, tacticsCount> tacticsIds{
    "alexander", "darius", "companion_cavalry", "shield_bearers", "fog",
    "mud",       "scout",  "redeploy",          "deserter",       "traitor"};

const std::array<std::string, cardCount>& allIds()
{
    static const std::array<std::string, cardCount> ids = [] {
        std::array<std::string, cardCount> made;
        for (int i = 0; i < cardCount; ++i) {
            const Card card = Card::at(i);
            std::string& id = made[static_cast<std::size_t>(i)];
            if (card.isTroop())
                id = std::string(colorIds[static_cast<std::size_t>(card.color())]) + '_' + std::to_string(card.value());
            else
                id = tacticsIds[static_cast<std::size_t>(i - troopCount)];
        }
        return made;
    }();
    return ids;
}

} // namespace

const std::string& idOf(Card card)
{
    return allIds()[static_cast<std::size_t>(card.index)];
}

std::optional<Card> cardOf(std::string_view id)
{
    const auto& ids = allIds();
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end())
        return {};
    return Card::at(static_cast<int>(found - ids.begin()));
}

std::vector<std::string> idsOf(bool (*wanted)(Card))
{
    std::vector<std::string> ids;
    for (int i = 0; i < cardCount; ++i) {
        if (wanted(Card::at(i)))
            ids.push_back(idOf(Card::at(i)));
    }
    return ids;
}

} // namespace whistle::battleline
