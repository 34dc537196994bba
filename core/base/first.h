// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>

namespace whistle {

/// The first of the things that fits; null: none does.
template <class Things, class Fits>
[[nodiscard]] auto* firstOf(Things& things, Fits&& fits)
{
    const auto found = std::find_if(things.begin(), things.end(), fits);
    return found == things.end() ? nullptr : &*found;
}

/// The first whose member has this value, or of which a function says it; null: none has.
template <class Things, class Member, class Value>
[[nodiscard]] auto* firstWith(Things& things, Member member, const Value& value)
{
    return firstOf(things, [&](const auto& one) { return std::invoke(member, one) == value; });
}

} // namespace whistle
