// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/pack/facts.h"
#include "packs/pack.h"

namespace whistle::battleline {

/// What a Battle Line pack must look like (resources/schemas/battle-line-pack.schema.json). Every section may be left
/// out; what the packs below said then stands.
[[nodiscard]] Shape packShape();

/// Lays a pack that fits the shape on top of the facts read so far.
void layPack(Facts& facts, const Pack& pack);

/// What is wrong with a pack that fits the shape: an entry that comes twice, a source that is not listed, a number or a
/// switch that is not the referee's own.
[[nodiscard]] Problems checkPack(const Pack& pack, const Facts& facts);

} // namespace whistle::battleline
