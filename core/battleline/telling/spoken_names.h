// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "battleline/pack/facts.h"

#include <QString>

namespace whistle::battleline {

/// The word in the reader's language, else the English one.
[[nodiscard]] QString spoken(const Names& names);
/// The same with a capital.
[[nodiscard]] QString spokenWithCapital(const Names& names);
/// "Blue 8", "Shield Bearers".
[[nodiscard]] QString displayName(Card card);
/// What an id of the game is called: a card ("blue_8"), a seat. Another id stands as it is.
[[nodiscard]] NameReader nameReader();

} // namespace whistle::battleline
