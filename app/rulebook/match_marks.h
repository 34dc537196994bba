// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"
#include "rulebook/rule_book.h"

#include <map>
#include <string>
#include <vector>

namespace whistle {

/// An entry of a match whose ruling cites a rule.
struct CitingEntry {
    int number = 0;
    int place = 0; ///< as players count it
    QString headline;
};

/// What a match says about the rules of its game: which of them it used, and which house rules it plays.
struct MatchMarks {
    std::string game;                                      ///< empty: there is no match
    std::map<std::string, std::vector<CitingEntry>> cited; ///< by rule
    std::map<std::string, std::string> houseRules;         ///< those that are not as usual: value by key

    [[nodiscard]] bool isOf(const RuleBook& book) const { return book.game() == game; }
    /// The value of the rule's house rule, if the match plays it otherwise than usual; else empty.
    [[nodiscard]] std::string changeOf(const Rule& rule) const;
    /// The rules that say how the match plays this one otherwise: itself, or readings about it.
    [[nodiscard]] std::vector<const Rule*> changesOf(const RuleBook& book, const Rule& rule) const;
};

[[nodiscard]] MatchMarks marksOf(const Match& match, const RuleBook& book);

} // namespace whistle
