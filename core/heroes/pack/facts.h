// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/facts_of_match.h"
#include "packs/named_facts.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace whistle::heroes {

/// What the packs know of the components, as a value that is passed on. Everything that a match counts with is typed in
/// with the match itself; a pack only names things and proposes what players have entered before.
struct Facts : NamedFacts {
    /// What a match may begin with, in the shape of `facts` of `new_match`, by faction; an empty object: nothing.
    std::map<std::string, Json> proposals;
    std::vector<Json> encounters; ///< in the shape of an encounter of `set_space`
};

/// What a player of the faction may begin with where nobody has typed anything in: what the pack proposes, else a
/// stand-in that can be played with.
[[nodiscard]] PlayerFacts proposedFacts(const Facts& pack, Faction faction);

/// The packs that are compiled in, and those that are laid on top of them (packs/pack_shelf.h, docs/data-packs.md).
[[nodiscard]] PackShelf<Facts>& packs();
/// What is printed in the box.
[[nodiscard]] const std::shared_ptr<const Facts>& printedFacts();
/// What new matches, questions and leagues go by: what is printed, with the player's own packs on top.
[[nodiscard]] const std::shared_ptr<const Facts>& factsInUse();

} // namespace whistle::heroes
