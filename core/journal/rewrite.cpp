// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/rewrite.h"

#include <map>

namespace whistle {

namespace {

/// A key as a step of a JSON pointer.
std::string step(const std::string& key)
{
    std::string escaped = "/";
    for (const char letter : key) {
        if (letter == '~')
            escaped += "~0";
        else if (letter == '/')
            escaped += "~1";
        else
            escaped += letter;
    }
    return escaped;
}

void compare(const std::string& at, const Json& before, const Json& after, std::vector<TableChange>& changes)
{
    if (before == after)
        return;
    if (!before.is_object() || !after.is_object()) {
        changes.push_back({at, before, after});
        return;
    }
    for (const auto& [key, value] : after.items())
        compare(at + step(key), before.contains(key) ? before[key] : Json(), value, changes);
    for (const auto& [key, value] : before.items()) {
        if (!after.contains(key))
            compare(at + step(key), value, Json(), changes);
    }
}

} // namespace

std::vector<TableChange> tableChanges(const Json& before, const Json& after)
{
    std::vector<TableChange> changes;
    compare({}, before, after, changes);
    return changes;
}

Checked<Rewrite> rewrite(const Match& match, const std::vector<Json>& lines)
{
    Checked<std::unique_ptr<Match>> copy = match.copyWith(lines);
    if (!copy)
        return copy.problems();
    Rewrite result;
    result.match = std::move(*copy);
    std::map<int, const LogEntry*> before;
    for (const LogEntry& entry : match.entries())
        before.emplace(entry.number, &entry);
    for (const LogEntry& entry : result.match->entries()) {
        if (entry.withdrawn)
            continue;
        const auto then = before.find(entry.number);
        const bool wasRefused = then != before.end() && !then->second->withdrawn && then->second->refused;
        if (entry.refused && !wasRefused)
            result.illegal.push_back({entry.number, entry.objections});
        else if (!entry.refused && wasRefused)
            result.nowLegal.push_back(entry.number);
    }
    result.changes = tableChanges(match.table(), result.match->table());
    return result;
}

} // namespace whistle
