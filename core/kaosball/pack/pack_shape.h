// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "packs/pack_form.h"

namespace whistle::kaosball {

/// What a Kaosball pack must look like (docs/data-packs.md, resources/schemas/kaosball-pack.schema.json).
[[nodiscard]] std::vector<PackSection> sections();

/// Lays the content of a pack that fits the shape on top of the facts read so far.
void layContent(Facts& facts, const Json& pack);

/// What is wrong with a pack that fits the shape: counts that do not add up, ids that come twice, a board that is not
/// the crossfield of KB-2, and so on. `facts`: as they are with this pack on top.
void checkMore(PackFindings& findings, const Facts& facts);

/// The parts of it about what the referee knows from the rules: the crossfield (KB-2) and the house rules.
void checkBoard(PackFindings& findings);
void checkHouseRules(PackFindings& findings);

} // namespace whistle::kaosball
