// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/offers/legal_plays.h"
#include "battleline/table/state.h"

#include <optional>

namespace whistle::battleline {

/// Why the card cannot be played, with its rule, for whoever shows a card that is struck out.
[[nodiscard]] Objection whyNot(NotPlayable reason);

/// What a player has to do who cannot play a Troop card, and the rule that says so.
struct Forced {
    RuleId rule;
    Text what;
};
/// None: one can be played, or this is not the moment to play a card.
[[nodiscard]] std::optional<Forced> forcedPlay(const State& state);

} // namespace whistle::battleline
