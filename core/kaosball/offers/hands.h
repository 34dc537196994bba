// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"

#include <vector>

namespace whistle::kaosball {

/// What a team may still hold or use, as far as everybody sees.

/// Whether the team may still hold this cheat card and a free hand for it, as far as the table shows: `playing` cards
/// of the hand are spoken for already. The copies of the deck that lie burned are in nobody's hand (KB-6.1, KB-7.1).
[[nodiscard]] bool mayHoldCheat(const State& state, int team, Cheat cheat, int playing, const Facts& facts);
/// How often the figure may use Pain/Gain in a contest: the copies, while it is undamaged and survives (KB-29.8).
[[nodiscard]] int painGainUses(const State& state, FigureRef figure);
/// Whether the figure could take Brick's damage in place of being knocked down (KB-29.1, KB-R18).
[[nodiscard]] bool mayUseBrick(const State& state, FigureRef figure);

/// Energy cards that keep a scorch off: the numbers printed on them, and Booster Bru (KB-28.2, KB-R29).
[[nodiscard]] std::vector<Card> scorchPreventers(const Constants& rules);

} // namespace whistle::kaosball
