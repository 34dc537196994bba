// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/words.h"

#include "elgrande/pack/facts.h"
#include "elgrande/telling/names.h"
#include "packs/pack_shelf.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

constexpr const char* cardContext = "whistle::elgrande::Card";

/// In the order of Effect; none where the whole title is short.
constexpr Indexed<const char*, effectCount> shortTitles{{
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "All your own, one region"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Two from court"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Two from court, or all your own"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Any five, one region"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Three of others"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Any three"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Two of your own, two of others"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Four of your own"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Any four"),
    nullptr,
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Decay: all"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Decay: three"),
    nullptr,
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "One from each"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Two, secret region"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "All, secret region"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score any region"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score the fours"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score the fives"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score 6 and 7"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score the Castillo"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score the fullest"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score the emptiest"),
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score first places"),
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    QT_TRANSLATE_NOOP("whistle::elgrande::Card", "Score secret regions"),
    nullptr,
}};

} // namespace

QString areaName(Area area)
{
    return spoken(factsInUse()->names[area]);
}

QString valuesWords(const Scores& values)
{
    return QStringLiteral("%1 \u00b7 %2 \u00b7 %3").arg(values[0]).arg(values[1]).arg(values[2]);
}

QString titleOf(const ActionCard& card)
{
    return Text{nameOf(card.effect)}.render();
}

QString shortTitleOf(const ActionCard& card)
{
    const char* title = shortTitles[card.effect];
    return title ? QCoreApplication::translate(cardContext, title) : titleOf(card);
}

QString textOf(const ActionCard& card)
{
    return spoken(card.text);
}

QString playerName(const State& state, int player)
{
    return player < 0 || player >= state.count() ? QString() : isolated(QString::fromStdString(state.name(player)));
}

NameReader nameReader()
{
    return [](const std::string& id) {
        for (const auto& facts : packs().known()) {
            if (const std::optional<int> card = facts->cardCalled(id))
                return titleOf(facts->card(*card));
        }
        return QString::fromStdString(id);
    };
}

} // namespace whistle::elgrande
