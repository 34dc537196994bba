// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/pack/facts.h"

namespace whistle::chaotic {

/// A deck that plays at once, with legal counts for the board: cards of the library, those of this tribe first. Where
/// the library is too small for that, it has what there is.
[[nodiscard]] Deck readyDeck(const Facts& facts, Tribe tribe, int size, RulesLevel level);

} // namespace whistle::chaotic
