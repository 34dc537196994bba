// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/card_words.h"

#include "battleline/table/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

namespace whistle::battleline {

namespace {

/// The word in the reader's language, else the English one.
QString read(const Names& names)
{
    const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
    return QString::fromStdString(wordIn(names, language));
}

QString capital(QString word)
{
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

QString displayName(Card card)
{
    const Facts& facts = *printedFacts();
    if (card.isTroop()) {
        return QCoreApplication::translate("battleline", "%1 %2", "colour and value of a Troop card")
            .arg(capital(read(facts.color(card.color()))))
            .arg(card.value());
    }
    return capital(read(facts.of(card).names));
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

QString effectOf(Card card)
{
    return card.isTactics() ? read(printedFacts()->of(card).effects) : QString();
}

QString displayName(FormationValue value)
{
    return QCoreApplication::translate("battleline", "%1, %2", "formation and the sum of its values")
        .arg(capital(read(printedFacts()->of(value.formation))))
        .arg(value.sum);
}

QString letterOf(int color)
{
    return capital(read(printedFacts()->color(color))).left(1);
}

Colour edgeOf(Card card)
{
    static constexpr std::array<Colour, colorCount> colours{Colour::TroopRed,    Colour::TroopOrange,
                                                            Colour::TroopYellow, Colour::TroopGreen,
                                                            Colour::TroopBlue,   Colour::TroopPurple};
    return card.isTroop() ? colours[static_cast<std::size_t>(card.color())] : Colour::CardTactic;
}

} // namespace whistle::battleline
