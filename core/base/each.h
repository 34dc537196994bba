// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"

#include <array>
#include <functional>
#include <type_traits>
#include <vector>

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

/// A member of each thing, or what a function says of it, in their order.
template <class Things, class Member>
[[nodiscard]] auto eachOf(const Things& things, Member member)
{
    std::vector<std::decay_t<decltype(std::invoke(member, *things.begin()))>> all;
    for (const auto& one : things)
        all.push_back(std::invoke(member, one));
    return all;
}

/// All values of an enum, in its order.
template <class Enum>
[[nodiscard]] constexpr auto allOf()
{
    std::array<Enum, enumWords<Enum>.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Enum>(i);
    return all;
}

} // namespace whistle
