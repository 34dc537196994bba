// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "rulebook/ruling.h"

namespace whistle::heroes {

/// `"MH-12.3"_rule`: a rule of the Heroes digest. Every id that stands in the code is held against the rulebook's list
/// by a test (tests/core/rulebook/tst_rule_content.cpp).
inline namespace literals {
constexpr RuleId operator""_rule(const char* text, std::size_t size)
{
    return RuleId{std::string_view(text, size)};
}
} // namespace literals

using Listening = Reasons::Listening;

/// A sentence of Heroes, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"heroes", words} {}
};
/// A rule, and what it has against something.
struct RuleWords {
    RuleId rule;
    Saying words;
};

} // namespace whistle::heroes
