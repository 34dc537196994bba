// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace whistle {

/// An id that cannot be mistaken for another kind of id. Below zero: none.
template <class Tag>
struct Id {
    int value = -1;
    [[nodiscard]] constexpr bool isValid() const { return value >= 0; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

} // namespace whistle
