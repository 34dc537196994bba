// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/state.h"
#include "kaosball/table/types.h"

namespace whistle::kaosball {

/// The words of the English edition, as translators and players see them.
[[nodiscard]] Sentence nameOf(Upgrade upgrade);
[[nodiscard]] Sentence nameOf(Ringer ringer); ///< None: empty
[[nodiscard]] Sentence nameOf(Tactic tactic);
[[nodiscard]] Sentence nameOf(Cheat cheat);
[[nodiscard]] Sentence nameOf(Phase phase);
[[nodiscard]] Sentence nameOf(Ability ability);
[[nodiscard]] Sentence nameOf(Action action);
[[nodiscard]] Sentence nameOf(Side side);
/// "UPSET!", "Booster Bru", "no card"; plain energy cards are said by their number.
[[nodiscard]] Sentence nameOf(CardKind kind);

} // namespace whistle::kaosball
