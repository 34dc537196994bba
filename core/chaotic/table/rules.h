// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

namespace whistle::chaotic {

/// `"CH-6.4"_rule`: a rule of the Chaotic digest.
inline namespace literals {
constexpr RuleId operator""_rule(const char* text, std::size_t size)
{
    return RuleId{std::string_view(text, size)};
}
} // namespace literals

} // namespace whistle::chaotic
