// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sheet.h"

#include <optional>
#include <vector>

namespace whistle::league {

/// The fixtures as this program writes them (fixturesCsv), a line for each side, as a table with a line a match; none:
/// it is another table.
[[nodiscard]] std::optional<std::vector<SheetLine>> matchesOfSides(const std::vector<SheetLine>& table);

} // namespace whistle::league
