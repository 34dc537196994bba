// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/match_marks.h"

#include "journal/house_rules_played.h"

namespace whistle {

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
    std::map<int, CitingEntry> entries;
    int place = 0;
    for (const LogEntry& entry : match.entries()) {
        place += entry.withdrawn ? 0 : 1;
        entries[entry.number] = {entry.number, place, entry.headline.render(match.names())};
    }
    match.trace([&](const TracedEntry& entry) {
        for (const RuleId rule : entry.ruling.rules)
            marks.cited[std::string(rule.id)].push_back(entries[entry.number]);
        return true;
    });
    for (const PlayedHouseRule& played : houseRulesPlayed(match, book))
        marks.houseRules[played.rule->houseRule] = played.value;
    return marks;
}

} // namespace whistle
