// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/named_facts.h"

namespace whistle::battleline {

/// What is printed on the components, from the data packs (docs/data-packs.md): names, those of the Troop cards by
/// their value. Everything that can be counted is a rule of the game and stands in the code; a pack repeats it, and is
/// held against it.
struct Facts : NamedFacts {
    std::map<std::string, SpokenWords> effects; ///< what a Tactics card does, in our own words, by its id
};

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::battleline
