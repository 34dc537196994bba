// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/words.h"

#include "elgrande/pack/facts.h"
#include "elgrande/telling/names.h"
#include "packs/pack_shelf.h"

namespace whistle::elgrande {

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
