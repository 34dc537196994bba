// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/names.h"

#include "base/common_words.h"
#include "base/text_list.h"

namespace whistle::battleline {

namespace {

constexpr Indexed<Saying, colorCount> colors{{Saying::tr("Red"), Saying::tr("Orange"), Saying::tr("Yellow"),
                                              Saying::tr("Green"), Saying::tr("Blue"), Saying::tr("Purple")}};
constexpr Indexed<Saying, tacticsCount> tacticsNames{
    {Saying::tr("Alexander"), Saying::tr("Darius"), Saying::tr("Companion Cavalry"), Saying::tr("Shield Bearers"),
     Saying::tr("Fog"), Saying::tr("Mud"), Saying::tr("Scout"), Saying::tr("Redeploy"), Saying::tr("Deserter"),
     Saying::tr("Traitor")}};

} // namespace

Text nameOf(Card card)
{
    /// %1 is a color, %2 a value.
    return card.isTroop() ? Text{common::Saying::tr("%1 %2"), colors[card.color()], card.value()}
                          : Text{tacticsNames[card.index - troopCount]};
}

Text aboutCard(Card card, Saying ofTroop, Saying ofTactics)
{
    return card.isTroop() ? Text{ofTroop, colors[card.color()], card.value()}
                          : Text{ofTactics, tacticsNames[card.index - troopCount]};
}

TextPlace textPlace(Card card)
{
    return card.isTactics() ? TextPlace(tacticsNames[card.index - troopCount]) : Name{idOf(card)};
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
