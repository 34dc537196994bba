// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/spoken_names.h"

#include "battleline/table/names.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

/// With a capital.
QString spokenWithCapital(const SpokenWords& words)
{
    QString word = spoken(words);
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

QString displayName(Card card)
{
    const Facts& facts = *factsInUse();
    if (card.isTroop()) {
        return QCoreApplication::translate("battleline", "%1 %2", "colour and value of a Troop card")
            .arg(spokenWithCapital(facts.color(card.color())))
            .arg(card.value());
    }
    return spokenWithCapital(facts.of(card).names);
}

QString displayName(FormationValue value)
{
    return QCoreApplication::translate("battleline", "%1, %2", "formation and the sum of its values")
        .arg(spokenWithCapital(factsInUse()->of(value.formation)))
        .arg(value.sum);
}

QString effectOf(Card card)
{
    return card.isTactics() ? spoken(factsInUse()->of(card).effects) : QString();
}

QString letterOf(int color)
{
    return spokenWithCapital(factsInUse()->color(color)).left(1);
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
