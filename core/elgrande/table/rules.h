// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

namespace whistle::elgrande {

/// `"EG-9.4"_rule`: a rule of the El Grande digest.
inline namespace literals {
constexpr RuleId operator""_rule(const char* text, std::size_t size)
{
    return RuleId{std::string_view(text, size)};
}
} // namespace literals

} // namespace whistle::elgrande
