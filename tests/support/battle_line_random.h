// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/table.h"
#include "random_mover.h"

#include <random>

namespace whistle::battleline {

/// What only the table knows: who plays, by which house rules, and how long a series is.
void agree(std::vector<Json>& commands, const OfferedMove& move, const Match& match, std::mt19937& random);

/// A series from its first game to its end, played by moves.
[[nodiscard]] std::vector<Command> randomSeries(unsigned seed);

/// A table as the digest's checks allow it, not one that a game has led to: few or many cards, often with nearly all
/// cards of some value visible.
[[nodiscard]] Table randomTable(std::mt19937& random);

} // namespace whistle::battleline
