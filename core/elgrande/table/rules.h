// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "elgrande/table/effect.h"
#include "rulebook/ruling.h"

#include <QtGlobal>

namespace whistle::elgrande {

/// `"EG-9.4"_rule`: a rule of the El Grande digest.
inline namespace literals {
constexpr RuleId operator""_rule(const char* text, std::size_t size)
{
    return RuleId{std::string_view(text, size)};
}
} // namespace literals

/// A sentence of El Grande, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"elgrande", words} {}
};

/// The rule that says what an action card does.
[[nodiscard]] constexpr RuleId ruleOf(Effect card)
{
    constexpr Indexed<RuleId, effectCount> rules{
        {"EG-12.1"_rule,  "EG-12.2"_rule,  "EG-12.3"_rule,  "EG-12.4"_rule,  "EG-12.5"_rule,  "EG-12.6"_rule,
         "EG-12.7"_rule,  "EG-12.8"_rule,  "EG-12.9"_rule,  "EG-13.1"_rule,  "EG-13.7"_rule,  "EG-13.8"_rule,
         "EG-13.9"_rule,  "EG-13.10"_rule, "EG-13.11"_rule, "EG-13.12"_rule, "EG-13.13"_rule, "EG-14.1"_rule,
         "EG-14.2"_rule,  "EG-14.3"_rule,  "EG-14.5"_rule,  "EG-14.8"_rule,  "EG-14.9"_rule,  "EG-14.10"_rule,
         "EG-15.1"_rule,  "EG-15.4"_rule,  "EG-15.5"_rule,  "EG-15.7"_rule,  "EG-15.11"_rule, "EG-15.12"_rule,
         "EG-15.13"_rule, "EG-16.1"_rule}};
    return rules[card];
}

} // namespace whistle::elgrande
