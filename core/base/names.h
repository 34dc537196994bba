// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/text.h"

#include <cstddef>

namespace whistle {

/// What the values of an enum are called, in its order, as translators and players see them. Specialise it:
/// `template <> inline constexpr Indexed<Saying, 2> enumNames<Side>{{...}};`; and say `using whistle::nameOf;` and
/// `using whistle::textPlace;` in the enum's namespace.
template <class Enum>
inline constexpr std::nullptr_t enumNames = nullptr;

template <class Enum>
requires requires
{
    enumNames<Enum>.size();
}
[[nodiscard]] constexpr auto nameOf(Enum value)
{
    return enumNames<Enum>[value];
}

/// What has a name stands in sentences by it.
template <class Enum>
requires requires
{
    enumNames<Enum>.size();
}
[[nodiscard]] TextPlace textPlace(Enum value)
{
    return nameOf(value);
}

} // namespace whistle
