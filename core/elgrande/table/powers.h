// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/types.h"

#include <vector>

namespace whistle::elgrande {

using PowerCards = std::uint16_t; ///< a bit for each value, 1 to 13
[[nodiscard]] constexpr PowerCards cardBit(int value)
{
    return static_cast<PowerCards>(1U << static_cast<unsigned>(value));
}
inline constexpr PowerCards allPowerCards = 0x3FFEU;
[[nodiscard]] inline std::vector<int> cardsIn(PowerCards cards)
{
    std::vector<int> values;
    for (int value = 1; value <= highestPower; ++value) {
        if ((cards & cardBit(value)) != 0)
            values.push_back(value);
    }
    return values;
}

/// The power cards of a player. Hand and spent ones are disjoint; the one on the table is in neither.
struct Powers {
    PowerCards hand = allPowerCards;
    PowerCards spent = 0;
    int unknown = 0; ///< retrieved in secret (EG-R5): held, and still among the spent ones
    int laid = 0;    ///< on the table, not yet discarded; 0: none
    int ofRound = 0; ///< laid in this round; 0: none
    friend bool operator==(const Powers&, const Powers&) = default;

    [[nodiscard]] bool has(int value) const { return (hand & cardBit(value)) != 0; }
    [[nodiscard]] bool hasSpent(int value) const { return (spent & cardBit(value)) != 0; }
    /// What he may lay: his hand, and any spent value while he holds a card that was retrieved in secret.
    [[nodiscard]] PowerCards playable() const { return unknown > 0 ? static_cast<PowerCards>(hand | spent) : hand; }
};

} // namespace whistle::elgrande
