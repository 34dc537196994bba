// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace whistle::battleline {

/// One way to read a rule where the rulebook is silent or offers a choice.
struct Reading {
    nlohmann::ordered_json value; ///< as in `house_rules`
    Sentence words;
};

/// A switch of the house rules in words.
struct HouseRuleWords {
    const char* key;  ///< in `house_rules`
    const char* rule; ///< "BL-R1"
    Sentence question;
    std::vector<Reading> readings; ///< the default first
};

/// All of them, in the order of the rulebook.
[[nodiscard]] const std::vector<HouseRuleWords>& houseRuleWords();

} // namespace whistle::battleline
