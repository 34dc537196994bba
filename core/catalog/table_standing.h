// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <string_view>

namespace whistle {

/// Where a match stands, from the table as everybody sees it, as its page would tell in a summary: `{"seats",
/// "progress"}` and the game's own "turn", "round" or "period". What the table does not say is left out.
[[nodiscard]] Json standingAt(std::string_view game, const Json& table);

} // namespace whistle
