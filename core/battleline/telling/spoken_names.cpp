// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/spoken_names.h"

#include "base/common_words.h"
#include "battleline/table/names.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

/// With a capital.
QString nameInPack(const std::string& section, std::string_view id)
{
    QString word = spoken(factsInUse()->nameOf(section, id));
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

QString displayName(Card card)
{
    if (!card.isTroop())
        return nameInPack("tactics", idOf(card));
    return spaced(nameInPack("colors", colorIds[card.color()]), card.value());
}

QString displayName(FormationValue value)
{
    return enumerated({nameInPack("formations", toWord(value.formation)), QString::number(value.sum)});
}

QString effectOf(Card card)
{
    return card.isTactics() ? spoken(factsInUse()->effects.at(idOf(card))) : QString();
}

QString letterOf(int color)
{
    return nameInPack("colors", colorIds[color]).left(1);
}

NameReader nameReader()
{
    return [](const std::string& id) {
        if (const std::optional<Seat> seat = fromWord<Seat>(id))
            return Text{nameOf(*seat)}.render();
        const std::optional<Card> card = cardOf(id);
        return card ? displayName(*card) : QString::fromStdString(id);
    };
}

} // namespace whistle::battleline
