// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/deck_building.h"

#include <string_view>

namespace whistle::chaotic {

/// What a file brings.
struct TakenIn {
    std::vector<AnyCard> cards;
    std::vector<BuiltDeck> decks;
};
/// Cards and decks of a file: CSV with a line of column names; JSON with a list of cards, a data pack's `cards`, or a
/// deck. Everything that is wrong is told with file, line and field; then nothing is taken in.
[[nodiscard]] Checked<TakenIn> takeIn(std::string_view text, const std::string& file);

/// The columns that a CSV file may have, for those who write one.
[[nodiscard]] const std::vector<std::string>& csvColumns();

} // namespace whistle::chaotic
