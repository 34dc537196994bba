// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

namespace whistle::chaotic {

/// A sentence of Chaotic, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(chaotic)
};

} // namespace whistle::chaotic
