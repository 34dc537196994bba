// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/spoken_names.h"

#include "base/reader.h"
#include "battleline/table/names.h"

#include <QCoreApplication>

namespace whistle::battleline {

QString spoken(const Names& names)
{
    return QString::fromStdString(wordIn(names, readersLanguageCode()));
}

QString spokenWithCapital(const Names& names)
{
    QString word = spoken(names);
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

QString displayName(Card card)
{
    const Facts& facts = *printedFacts();
    if (card.isTroop()) {
        return QCoreApplication::translate("battleline", "%1 %2", "colour and value of a Troop card")
            .arg(spokenWithCapital(facts.color(card.color())))
            .arg(card.value());
    }
    return spokenWithCapital(facts.of(card).names);
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
