// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace whistle {

struct JsonRuling {
    Json verdict;
    std::vector<Text> why;
    std::vector<RuleId> rules; ///< never none
    /// What lets the reader check the verdict by hand, where the question promises it.
    std::optional<Json> proof = {};
};

/// `{"verdict": ..., "proof": ..., "why": [...], "rules": [...]}`
[[nodiscard]] Json toJson(JsonRuling ruling, const NameReader& names = {});
[[nodiscard]] Json rulesJson(const std::vector<RuleId>& rules);

} // namespace whistle
