// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/telling/words.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/reach.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Words)
};

} // namespace

QString moneyWords(int gold, int resources)
{
    QStringList parts;
    if (gold != 0)
        parts << Words::tr("%1 gold").arg(gold);
    if (resources != 0)
        parts << Words::tr("%n resource(s)", nullptr, resources);
    return parts.isEmpty() ? Words::tr("nothing") : parts.join(QStringLiteral(", "));
}

int seatOf(const State& state, Side side)
{
    const Hero* hero = heroOf(state, side);
    return hero ? seatNumber(hero->player) : 0;
}

NameReader nameReader()
{
    return [](const std::string& id) {
        if (const std::optional<Unit> unit = fromWord<Unit>(id))
            return word(*unit);
        if (const std::optional<Faction> faction = fromWord<Faction>(id))
            return word(*faction);
        if (const std::optional<Space> space = spaceNamed(id))
            return spaceWords(*space);
        return qt(id);
    };
}

} // namespace whistle::heroes
