// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <vector>

namespace whistle {

/// What a thing is called where its name says all: `Text{asNamed, card}`.
inline constexpr Sentence asNamed{"", "%1"};

/// Something that one seat alone knows of: a card of its hand, what it has laid face down.
struct HeldThing {
    Text words;
    Text note = {}; ///< what is printed on it, where it lies; may be empty
};
/// Such things of one kind, never empty.
struct Held {
    Sentence title; ///< "Face down"
    std::vector<HeldThing> things;
};

} // namespace whistle
