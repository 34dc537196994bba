// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <memory>

namespace whistle {

/// What every game's facts know of the packs that they were read from.
struct PackedFacts {
    /// What a match file's header says of them: `{"id", "version", "sha256"}`, the base pack's and the hash of all.
    /// Where packs lie on top, `added` has their contents, so that a match needs no other file to be replayed.
    std::shared_ptr<const Json> pack;
};

/// The packs of one game and what is laid on top of them (packs/pack_shelf.h).
template <class Facts>
class PackShelf;

} // namespace whistle
