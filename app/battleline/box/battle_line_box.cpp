// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/box/battle_line_box.h"

#include "base/common_words.h"
#include "battleline/pack/facts.h"
#include "battleline/table/names.h"
#include "battleline/table/types.h"
#include "battleline/telling/game_words.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

struct BoxWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Box)
};

class BattleLineBox : public BoxContents {
public:
    std::vector<BoxGroup> groups() override
    {
        const Facts& facts = *factsInUse();
        BoxGroup troops{BoxWords::tr("Troop cards, one of each colour"), {}};
        for (int value = valueCount; value >= 1; --value)
            troops.things.push_back(
                {"troops/" + std::to_string(value),
                 spaced(QString::number(value), spoken(facts.nameOf("troops", std::to_string(value)))),
                 {}});
        BoxGroup tactics{GameWords::tr("Tactics cards"), {}};
        for (const auto& [id, effect] : facts.effects)
            tactics.things.push_back({"tactics/" + id, spoken(facts.nameOf("tactics", id)), {}});
        return {std::move(tactics), std::move(troops)};
    }

    BoxDetail detail(const std::string& key) const override
    {
        const auto effect = factsInUse()->effects.find(key.substr(key.find('/') + 1));
        return {effect == factsInUse()->effects.end() ? QString() : spoken(effect->second), {}, {}};
    }
};

} // namespace

std::unique_ptr<BoxContents> boxContents()
{
    return std::make_unique<BattleLineBox>();
}

} // namespace whistle::battleline
