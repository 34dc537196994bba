// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outside_file.h"
#include "chaotic/library/deck_building.h"

#include <string_view>

namespace whistle::chaotic {

/// What a file brings.
struct TakenIn {
    std::vector<AnyCard> cards;
    std::vector<BuiltDeck> decks;
    Encoding encoding = Encoding::Utf8;
};
/// Cards and decks of a file: CSV with a line of column names; JSON with a list of cards, a data pack's `cards`, or a
/// deck. What is wrong is told with file, line and field (some hundred times at most); then nothing is taken in.
[[nodiscard]] Checked<TakenIn> takeIn(std::string_view bytes, const std::string& file);

/// The columns that a CSV file may have, for those who write one.
[[nodiscard]] const std::vector<std::string>& csvColumns();

} // namespace whistle::chaotic
