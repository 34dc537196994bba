// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "kaosball/pack/facts.h"
#include "packs/pack_form.h"

namespace whistle::kaosball {

/// What a Kaosball pack looks like (docs/data-packs.md, resources/schemas/kaosball-pack.schema.json), what it lays on
/// top of the facts, and what is checked beyond its shape.
[[nodiscard]] PackForm<Facts> packForm();

/// An entry with these keys, which may have a note and a source besides.
[[nodiscard]] Shape entryShape(std::vector<ShapeKey> keys);

/// What is wrong with a pack that fits the shape: counts that do not add up, ids that come twice, a board that is not
/// the crossfield of KB-2, and so on. `facts`: as they are with this pack on top.
void checkPack(PackFindings& findings, const Facts& facts);

/// The sections about what the referee knows from the rules: the crossfield (KB-2) and the house rules.
[[nodiscard]] Shape boardShape();
[[nodiscard]] Shape houseRuleListShape();
void checkBoard(PackFindings& findings);
void checkHouseRules(PackFindings& findings);

} // namespace whistle::kaosball

namespace whistle {
extern template const Record& recordOf<kaosball::Constants>();
} // namespace whistle
