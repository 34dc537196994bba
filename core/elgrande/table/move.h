// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/types.h"

namespace whistle::elgrande {

/// Some Caballeros of one player on their way in a special action of stack 1.
struct Move {
    int owner = noPlayer;
    AreaSpot from; ///< none: out of his court
    Area to = Area::Castillo;
    int count = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace whistle::elgrande
