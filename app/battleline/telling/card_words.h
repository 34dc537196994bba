// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/judging/formation.h"
#include "battleline/telling/spoken_names.h"
#include "look/theme.h"

#include <QString>

/// The cards of Battle Line in the reader's words and in the colours of the design.
namespace whistle::battleline {

/// What a Tactics card does, in our own words.
[[nodiscard]] QString effectOf(Card card);
/// "Wedge, 24".
[[nodiscard]] QString displayName(FormationValue value);
/// The letter by which a colour is told without seeing it.
[[nodiscard]] QString letterOf(int color);
/// The edge of a card: its colour; Tactics cards have none of the six.
[[nodiscard]] Colour edgeOf(Card card);

} // namespace whistle::battleline
