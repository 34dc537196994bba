// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace whistle {

/// The sum over all things of a member, or of what a function says of each.
template <class Things, class Number>
[[nodiscard]] int sumOf(const Things& things, Number number)
{
    int sum = 0;
    for (const auto& one : things)
        sum += std::invoke(number, one);
    return sum;
}

} // namespace whistle
