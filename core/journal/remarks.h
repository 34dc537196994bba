// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// What the line of an act says beside it.
struct Remarks {
    std::optional<std::string> overrideReason = {};
    std::string sealedFor = {}; ///< the seat whose secret it is; empty: everybody may know it
    std::vector<int> seen = {}; ///< sealed entries that this edit closes again or changes, after they had been open
};

} // namespace whistle
