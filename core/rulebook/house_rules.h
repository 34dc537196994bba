// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "rulebook/rule_book.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace whistle {

/// A switch that players agree on before a match: what the game's declaration and its rulebook say together, in the
/// reader's language.
struct HouseRule {
    struct Value {
        Json value;        ///< as in `house_rules`
        std::string words; ///< what it means
    };
    std::string key;
    std::string rule; ///< the id of the rule that it changes, or of the reading that it replaces
    std::string title;
    std::string text; ///< the whole rule
    /// In the order of the declaration; of a list: what may stand in it; none: a number from `minimum` to `maximum`.
    std::vector<Value> values;
    int minimum = 0;
    int maximum = 0;
    Json usual;
};

/// As the book writes a value of a house rule: "card_value", "true", "3".
[[nodiscard]] std::string writtenValue(const Json& value);

/// The keys of `house_rules` in the commands of a game; empty: it has none.
[[nodiscard]] std::vector<ShapeKey> houseRuleKeys(const Shape& commands);

/// The house rules of a game, in the order of their declaration. `keys`: those of its `house_rules`.
[[nodiscard]] std::vector<HouseRule> houseRules(const RuleBook& book, const std::vector<ShapeKey>& keys,
                                                BookLanguage language);

/// What the house rule's value means: "the contest's total", or the value itself where it is a number; of a list: what
/// each of them means.
[[nodiscard]] QString valueMeaning(const Rule& rule, const std::string& value, BookLanguage language);
/// The house rule and its value: "What does Stim Pack! double? the contest's total".
[[nodiscard]] QString houseRuleReading(const Rule& rule, const std::string& value, BookLanguage language);

/// Where book and declaration disagree: a switch, a value or a usual value that only one of them has; for tests.
[[nodiscard]] std::vector<std::string> houseRuleDisagreements(const RuleBook& book, const std::vector<ShapeKey>& keys);

} // namespace whistle
