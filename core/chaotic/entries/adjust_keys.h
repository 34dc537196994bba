// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"

namespace whistle::chaotic {

/// The keys of `adjust` by its kind (A.6): what is missing, what does not belong there, amounts out of range. `json`: as
/// it was entered.
[[nodiscard]] Problems adjustProblems(const Adjust& adjust, const Json& json);

} // namespace whistle::chaotic
