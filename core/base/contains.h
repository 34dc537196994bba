// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace whistle {

/// Whether the thing is among the things.
template <class Things, class Thing>
[[nodiscard]] constexpr bool contains(const Things& things, const Thing& thing)
{
    return std::find(things.begin(), things.end(), thing) != things.end();
}

} // namespace whistle
