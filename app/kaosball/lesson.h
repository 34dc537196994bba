// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

namespace whistle::kaosball {

/// The first contest: two minutes in which a newcomer drags a figure, shows cards and takes it back.
[[nodiscard]] CompanionEntry lessonEntry();

} // namespace whistle::kaosball
