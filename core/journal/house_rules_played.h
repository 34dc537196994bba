// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"
#include "rulebook/rule_book.h"

#include <string>
#include <vector>

namespace whistle {

/// A house rule that a match plays otherwise than usual.
struct PlayedHouseRule {
    const Rule* rule = nullptr; ///< of the book
    std::string value;          ///< as the book writes it: "contest_total", "false", "4"
};

/// Those of the match, in the book's order, as its table shows them or as its first entry gave them.
[[nodiscard]] std::vector<PlayedHouseRule> houseRulesPlayed(const Match& match, const RuleBook& book);

} // namespace whistle
