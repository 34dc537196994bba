// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/match_marks.h"

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

std::string MatchMarks::changeOf(const Rule& rule) const
{
    const auto found = rule.houseRule.empty() ? houseRules.end() : houseRules.find(rule.houseRule);
    return found == houseRules.end() ? std::string() : found->second;
}

std::vector<const Rule*> MatchMarks::changesOf(const RuleBook& book, const Rule& rule) const
{
    std::vector<const Rule*> changes;
    if (!isOf(book))
        return changes;
    if (!changeOf(rule).empty())
        changes.push_back(&rule);
    for (const Rule* reading : book.about(rule.id, RuleKind::Reading)) {
        if (!changeOf(*reading).empty())
            changes.push_back(reading);
    }
    return changes;
}

MatchMarks marksOf(const Match& match, const RuleBook& book)
{
    MatchMarks marks;
    marks.game = book.game();
    std::map<int, QString> headlines;
    for (const LogEntry& entry : match.entries())
        headlines[entry.number] = entry.headline.render(match.names());
    match.trace([&](const TracedEntry& entry) {
        for (const RuleId rule : entry.ruling.rules)
            marks.cited[std::string(rule.id)].push_back({entry.number, headlines[entry.number]});
        return true;
    });
    const Json given = houseRulesOf(match);
    for (const Rule& rule : book.rules()) {
        const auto found = rule.houseRule.empty() ? given.end() : given.find(rule.houseRule);
        if (found == given.end())
            continue;
        const std::string value = found->is_string() ? found->get<std::string>() : found->dump();
        if (value != rule.usualValue)
            marks.houseRules[rule.houseRule] = value;
    }
    return marks;
}

} // namespace whistle
