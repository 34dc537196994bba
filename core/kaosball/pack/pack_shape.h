// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "packs/pack.h"

namespace whistle::kaosball {

/// What a Kaosball pack must look like (docs/data-packs.md, resources/schemas/kaosball-pack.schema.json). Every section
/// may be left out; what the packs below said then stands.
[[nodiscard]] Shape packShape();

/// Lays a pack that fits the shape on top of the facts read so far.
void layPack(Facts& facts, const Pack& pack);

/// What is wrong with a pack that fits the shape: counts that do not add up, ids that come twice, a board that is not
/// the crossfield of KB-2, and so on. `facts`: as they are with this pack on top.
[[nodiscard]] Problems checkPack(const Pack& pack, const Facts& facts);

/// The parts of checkPack about what the referee knows from the rules: the crossfield (KB-2) and the house rules.
[[nodiscard]] Problems checkBoard(const Pack& pack);
[[nodiscard]] Problems checkHouseRules(const Pack& pack);

} // namespace whistle::kaosball
