// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/names.h"

#include "base/text_list.h"

namespace whistle::battleline {

namespace {

constexpr Indexed<Saying, colorCount> colors{{Saying::tr("Red"), Saying::tr("Orange"), Saying::tr("Yellow"),
                                              Saying::tr("Green"), Saying::tr("Blue"), Saying::tr("Purple")}};

} // namespace

Text nameOfTroop(Card card)
{
    /// %1 is a color, %2 a value.
    return {Saying::tr("%1 %2"), colors[card.color()], card.value()};
}

Text aboutCard(Card card, Saying ofTroop, Saying ofTactics)
{
    return card.isTroop() ? Text{ofTroop, colors[card.color()], card.value()} : Text{ofTactics, nameOfTactics(card)};
}

TextPlace textPlace(Card card)
{
    return card.isTactics() ? TextPlace(nameOfTactics(card)) : Name{idOf(card)};
}

TextPlace textPlace(Seat seat)
{
    return Name{std::string(toWord(seat)), nameOf(seat)};
}

TextPlace textPlace(TroopSet cards)
{
    std::vector<std::string> ids;
    cards.forEach([&ids](Card card) { ids.push_back(idOf(card)); });
    return several(ids);
}

} // namespace whistle::battleline
