// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/house_rules_played.h"

#include "base/json.h"

#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// The house rules that a match was begun with, as its table shows them or as its first entry gave them.
Json houseRulesOf(const Match& match)
{
    const Json table = match.table();
    if (const auto found = table.find("house_rules"); found != table.end() && found->is_object())
        return *found;
    Json given = Json::object();
    match.trace([&](const TracedEntry& entry) {
        if (const auto found = entry.entry.find("house_rules"); found != entry.entry.end() && found->is_object())
            given = *found;
        return false; // the first one alone
    });
    return given;
}

} // namespace

std::vector<PlayedHouseRule> houseRulesPlayed(const Match& match, const RuleBook& book)
{
    std::vector<PlayedHouseRule> played;
    const Json given = houseRulesOf(match);
    for (const Rule& rule : book.rules()) {
        const auto found = rule.houseRule.empty() ? given.end() : given.find(rule.houseRule);
        if (found == given.end())
            continue;
        std::string value = found->is_string() ? found->get<std::string>() : found->dump();
        if (value != rule.usualValue)
            played.push_back({&rule, std::move(value)});
    }
    return played;
}

} // namespace whistle
