// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "elgrande/pack/facts.h"
#include "packs/pack.h"

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

[[nodiscard]] Shape packShape();
/// Lays a pack that fits the shape on top of the facts read so far.
void layPack(Facts& facts, const Pack& pack);
/// What is wrong with the facts once the pack has been laid; places are those of the pack.
[[nodiscard]] Problems checkPack(const Pack& last, const Facts& facts);

} // namespace whistle::elgrande
