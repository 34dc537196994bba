// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace whistle::chaotic {

/// A line of JSON for each card and each bad line of a table (docs/command-line.md), in their order.
[[nodiscard]] Checked<std::vector<Json>> cardLines(std::string_view bytes, const std::string& file);

} // namespace whistle::chaotic
