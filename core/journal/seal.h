// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/text.h"
#include "rulebook/ruling.h"

#include <concepts>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// An entry that is a secret of one seat until an event of the game: what everybody may know of it meanwhile.
struct Seal {
    std::string seat;          ///< whose secret, as the game's entries name it
    Json shown;                ///< the entry without what is secret; keeps its `command`
    Text headline;             ///< its line in the log
    Text why;                  ///< in place of its ruling: that it was made
    std::vector<RuleId> rules; ///< on which that rests; at least one
};

/// A game that has secret entries. `sealOf` is asked for every entry, also for one that the rules refuse where it
/// stands; none: everybody may know it. `opens`: whether what happened between these two states opens this sealed
/// entry, which was made before or just now.
template <class G>
concept KeepsSecrets = requires(const G& game, const typename G::State& state, const typename G::Command& command)
{
    {
        game.sealOf(state, command)
        } -> std::same_as<std::optional<Seal>>;
    {
        game.opens(state, state, command)
        } -> std::same_as<bool>;
};

} // namespace whistle
