// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace whistle {

/// Whether the list has the value.
template <class Value, class List>
[[nodiscard]] bool isAmong(const Value& value, const List& list)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace whistle
