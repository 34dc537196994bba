// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/ruling.h"

namespace whistle::kaosball {

/// `"KB-17.9"_rule`: a rule of the Kaosball digest. Every id that stands in the code is held against the rulebook's
/// list by a test (tests/core/kaosball/tst_rule_ids.cpp).
inline namespace literals {
constexpr RuleId operator""_rule(const char* text, std::size_t size)
{
    return RuleId{std::string_view(text, size)};
}
} // namespace literals

} // namespace whistle::kaosball
