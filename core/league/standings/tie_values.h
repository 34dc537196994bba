// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/standings/standings.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

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

} // namespace whistle::league
