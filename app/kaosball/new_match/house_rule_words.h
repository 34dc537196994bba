// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "kaosball/entries/house_rules.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <vector>

namespace whistle::kaosball {

/// One way to read a rule where the rulebook is silent.
struct Reading {
    Json value; ///< as in `house_rules`
    Sentence words;
};

/// A switch of the house rules in words. A number has no readings: it is asked for.
struct HouseRuleWords {
    const char* key;  ///< in `house_rules`
    const char* rule; ///< "KB-R1"
    Sentence question;
    std::vector<Reading> readings; ///< the default first
};

/// All of them, in the order of the rulebook.
[[nodiscard]] const std::vector<HouseRuleWords>& houseRuleWords();

/// The least and the greatest number of the one that is a number (KB-R2).
inline constexpr int leastUpset = 0;
inline constexpr int greatestUpset = 9;

} // namespace whistle::kaosball
