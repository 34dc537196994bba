// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "elgrande/pack/facts.h"
#include "packs/pack_form.h"

namespace whistle::elgrande {

/// A pack as it is written (resources/schemas/el-grande-pack.schema.json). Every section may be left out; what the
/// packs below said then stands.
struct PackArea {
    Area id = Area::Galicia;
    SpokenWords name;
    Scores scores{};
    AreaList neighbours;
};
struct PackScoreboard {
    Scoreboard id = Scoreboard::EightFourZero;
    Scores scores{};
};
struct PackPowerCard {
    int value = 1;
    int caballeros = 0;
};
struct PackContent {
    std::vector<PackArea> areas;
    std::vector<PackScoreboard> scoreboards;
    std::vector<PackPowerCard> powerCards;
    std::vector<ActionCard> actionCards;
};

[[nodiscard]] PackForm<Facts> packForm();

} // namespace whistle::elgrande
