// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "kaosball/game.h"

#include <nlohmann/json.hpp>

namespace whistle::kaosball {

/// A command whose keys have no order; that of tiles on a dugout and of figures that come on without a place means
/// nothing either.
using Unordered = nlohmann::json;
[[nodiscard]] Unordered unordered(const Command& command);

/// The entries of a match that stand, and their numbers.
struct StandingEntries {
    std::vector<Unordered> entries;
    std::vector<int> numbers;
};
[[nodiscard]] StandingEntries standing(const GameMatch<Game>& match);

/// How many entries from `from` on say what the command says: one, or several stretches of one way; 0: they do not.
[[nodiscard]] std::size_t matching(const std::vector<Unordered>& entries, std::size_t from, const Unordered& command);

} // namespace whistle::kaosball
