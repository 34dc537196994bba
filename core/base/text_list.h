// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

namespace whistle {

/// Several names in one place of a sentence, in their order: "Anna, Marek and Ola".
[[nodiscard]] TextPlace several(const std::vector<std::string>& names);
/// The names that are called in such a place, or in one of a single name; none: it is a number.
[[nodiscard]] std::vector<std::string> namedBy(const Name& name);
/// Several numbers, as they stand in any language: "1, 6".
[[nodiscard]] std::string listed(const std::vector<int>& numbers);

/// A number with so many digits behind the point, or what the reader's language has in its place.
[[nodiscard]] TextPlace decimal(double value, int digits);

} // namespace whistle
