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

/// A sentence of Chaotic, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"chaotic", words} {}
};

} // namespace whistle::chaotic
