// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/cards.h"
#include "kaosball/table/types.h"
#include "rulebook/ruling.h"

#include <array>

/// The rule that tells what a tile, a ringer, a card or an ability does.
namespace whistle::kaosball {

[[nodiscard]] constexpr RuleId ruleOf(Upgrade upgrade)
{
    constexpr std::array<RuleId, upgradeKinds> rules{"KB-29.1"_rule, "KB-29.2"_rule,  "KB-29.3"_rule,  "KB-29.4"_rule,
                                                     "KB-29.5"_rule, "KB-29.6"_rule,  "KB-29.7"_rule,  "KB-29.8"_rule,
                                                     "KB-29.9"_rule, "KB-29.10"_rule, "KB-29.11"_rule, "KB-29.12"_rule};
    return rules[static_cast<std::size_t>(upgrade)];
}

/// An empty id: it has no rule of its own.
[[nodiscard]] constexpr RuleId ruleOf(Ringer ringer)
{
    constexpr std::array<RuleId, 9> rules{"KB-30.1"_rule, "KB-30.2"_rule, "KB-30.3"_rule,
                                          "KB-30.4"_rule, "KB-30.5"_rule, "KB-30.6"_rule,
                                          "KB-30.7"_rule, "KB-30.8"_rule, RuleId{}};
    return rules[static_cast<std::size_t>(ringer)];
}
[[nodiscard]] constexpr RuleId ruleOf(Tactic tactic)
{
    constexpr std::array<RuleId, 8> rules{"KB-32.1"_rule, "KB-32.2"_rule, "KB-32.3"_rule, "KB-32.4"_rule,
                                          "KB-32.5"_rule, "KB-32.6"_rule, "KB-32.7"_rule, "KB-32.8"_rule};
    return rules[static_cast<std::size_t>(tactic)];
}
[[nodiscard]] constexpr RuleId ruleOf(Ability ability)
{
    constexpr std::array<RuleId, 5> rules{RuleId{}, "KB-28.1"_rule, "KB-28.2"_rule, "KB-28.3"_rule, "KB-28.4"_rule};
    return rules[static_cast<std::size_t>(ability)];
}

} // namespace whistle::kaosball
