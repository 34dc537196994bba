// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace whistle {

/// Cases of a std::variant, side by side: `match(command, [](const Move&) {...}, [](const EndTurn&) {...})`.
template <class... Cases>
struct Overload : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overload(Cases...) -> Overload<Cases...>;

template <class Variant, class... Cases>
decltype(auto) match(Variant&& variant, Cases&&... cases)
{
    return std::visit(Overload{std::forward<Cases>(cases)...}, std::forward<Variant>(variant));
}

} // namespace whistle
