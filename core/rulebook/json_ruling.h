// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question.h"

#include <nlohmann/json.hpp>

namespace whistle {

struct JsonRuling {
    Json verdict;
    std::vector<Text> why;
    std::vector<RuleId> rules; ///< never none
};

/// `{"verdict": ..., "why": [...], "rules": [...]}`
[[nodiscard]] Json toJson(const JsonRuling& ruling, const NameReader& names = {});
[[nodiscard]] Json rulesJson(const std::vector<RuleId>& rules);

} // namespace whistle
