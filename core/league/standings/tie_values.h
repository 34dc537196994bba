// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/standings/standings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// Whether a table is told with a column for each tie-breaker that tells anybody apart.
enum class TieValues : std::uint8_t { Without, With };

/// A tie-breaker as a column of the table.
struct TieColumn {
    std::string word;    ///< as the definition has it: "buchholz_cut_1"
    bool isOfAll = true; ///< else only those level on points are compared, each such group for itself
    Sentence title;      ///< short: "Buchholz -1"
    std::vector<std::optional<int>> values; ///< by row; none: it compares only those level on points, and nobody is
};

/// Those that no other column of the table tells, and that are not the same for all. Of head-to-head the value among
/// all who are level on points, where all of them have met.
[[nodiscard]] std::vector<TieColumn> tieColumns(const TableInquiry& inquiry, const std::vector<TableRow>& table);

/// What the dashes of a table are, where it has some.
[[nodiscard]] std::vector<Text> dashWords(const std::vector<TableRow>& table, const std::vector<TieColumn>& ties);

} // namespace whistle::league
