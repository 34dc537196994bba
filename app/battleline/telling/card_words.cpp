// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/card_words.h"

#include <QCoreApplication>
#include <array>

namespace whistle::battleline {

QString effectOf(Card card)
{
    return card.isTactics() ? spoken(printedFacts()->of(card).effects) : QString();
}

QString displayName(FormationValue value)
{
    return QCoreApplication::translate("battleline", "%1, %2", "formation and the sum of its values")
        .arg(spokenWithCapital(printedFacts()->of(value.formation)))
        .arg(value.sum);
}

QString letterOf(int color)
{
    return spokenWithCapital(printedFacts()->color(color)).left(1);
}

Colour edgeOf(Card card)
{
    static constexpr std::array<Colour, colorCount> colours{Colour::TroopRed,    Colour::TroopOrange,
                                                            Colour::TroopYellow, Colour::TroopGreen,
                                                            Colour::TroopBlue,   Colour::TroopPurple};
    return card.isTroop() ? colours[static_cast<std::size_t>(card.color())] : Colour::TextMuted;
}

} // namespace whistle::battleline
