// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "random_mover.h"

#include <random>
#include <vector>

namespace whistle::chaotic {

/// What only the table knows: size, level and house rules, decks, what is placed face down, the card of a hand, and now
/// and then a text that players carry out.
void tellTable(std::vector<Json>& commands, const OfferedMove& move, const Match& match, std::mt19937& random);

/// A match from its beginning to its end, played by moves.
[[nodiscard]] std::vector<Command> randomMatch(unsigned seed);
/// A legal deck of the library's cards, with abilities that chance has added.
[[nodiscard]] Deck randomDeck(unsigned seed, int size, RulesLevel level);

} // namespace whistle::chaotic
