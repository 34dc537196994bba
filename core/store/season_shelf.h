// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "store/store.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace whistle {

/// Where a season lies: among those that are shown, with the old ones, or in the bin, from which it can be taken back.
enum class SeasonShelf : std::uint8_t { Open, Archive, Bin };

[[nodiscard]] SeasonShelf shelfOf(const Store& store, const MatchId& season);
Problems putOn(SeasonShelf shelf, Store& store, const MatchId& season);

template <>
struct WordsOf<SeasonShelf> {
    static constexpr std::array<std::string_view, 3> words{"open", "archive", "bin"};
};

} // namespace whistle
