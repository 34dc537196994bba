// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <string>
#include <vector>

namespace whistle::league {

/// The house rules of a match that are not the usual ones, as its result says them ("house rule ties: shared").
/// `usual`: a value for each of them, or for none where the table lists the unusual ones alone.
[[nodiscard]] std::vector<std::string> unusualHouseRules(const Json& played, const Json& usual);

} // namespace whistle::league
