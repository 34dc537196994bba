// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "battleline/judging/formation.h"
#include "battleline/pack/facts.h"

namespace whistle::battleline {

/// "Blue 8", "Shield Bearers".
[[nodiscard]] QString displayName(Card card);
/// "Wedge, 24".
[[nodiscard]] QString displayName(FormationValue value);
/// What a Tactics card does, in our own words; empty: of a Troop card.
[[nodiscard]] QString effectOf(Card card);
/// The letter by which a colour is told without seeing it.
[[nodiscard]] QString letterOf(int color);
/// What an id of the game is called: a card ("blue_8"), a seat. Another id stands as it is.
[[nodiscard]] NameReader nameReader();

} // namespace whistle::battleline
