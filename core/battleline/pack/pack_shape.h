// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "battleline/pack/facts.h"
#include "packs/pack.h"

namespace whistle::battleline {

/// What a Battle Line pack must look like (resources/schemas/battle-line-pack.schema.json). Every section may be left
/// out; what the packs below said then stands.
[[nodiscard]] Shape packShape();

/// Lays a pack that fits the shape on top of the facts read so far.
void layPack(Facts& facts, const Json& pack);

/// What is wrong with a pack that fits the shape: an entry that comes twice, a source that is not listed, a number or a
/// switch that is not the referee's own.
[[nodiscard]] Problems checkPack(const Pack& pack);

/// A number of the rules that a pack repeats.
struct RepeatedNumber {
    const char* section;
    const char* key;
    int value;
};
[[nodiscard]] const std::vector<RepeatedNumber>& repeatedNumbers();

/// One thing of a list; which keys it has depends on the list.
struct PackEntry {
    std::string id;
    int value = 0;
    Names name;
    std::optional<std::string> note;
    std::optional<std::string> source;
    std::string kind;
    Names effect;
    std::vector<int> values; ///< that a Morale card may stand for
};
/// A section that lists things with names.
struct PackList {
    const char* section;
    Record entry; ///< of PackEntry; the first key tells the entries apart
    void (*lay)(Facts&, const PackEntry&);
};
[[nodiscard]] const std::vector<PackList>& packLists();

/// The word of a Tactics card's kind.
[[nodiscard]] const char* kindWord(Card card);

} // namespace whistle::battleline
