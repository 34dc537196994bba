// SPDX-License-Identifier: GPL-3.0-or-later
#include "entries.h"

namespace whistle::kaosball {

Unordered unordered(const Command& command)
{
    Unordered json = Unordered::parse(writeCommand(command).dump());
    for (const char* set : {"upgrades", "figures"}) {
        if (const auto members = json.find(set); members != json.end() && members->is_array())
            std::sort(members->begin(), members->end());
    }
    return json;
}

StandingEntries standing(const GameMatch<Game>& match)
{
    StandingEntries all;
    for (const auto& entry : match.journal().entries()) {
        if (entry.withdrawn)
            continue;
        all.entries.push_back(unordered(entry.command));
        all.numbers.push_back(entry.number);
    }
    return all;
}

std::size_t matching(const std::vector<Unordered>& entries, std::size_t from, const Unordered& command)
{
    if (from >= entries.size())
        return 0;
    const auto& kind = command["command"];
    if (kind != "move" && kind != "scatter_move")
        return entries[from] == command ? 1 : 0;
    const auto isStretch = [&](const Unordered& entry) {
        return entry["command"] == kind && entry.value("figure", "") == command.value("figure", "");
    };
    Unordered whole = entries[from];
    std::size_t count = 1;
    while (isStretch(whole) && whole != command && from + count < entries.size() && isStretch(entries[from + count])) {
        const Unordered& more = entries[from + count];
        for (const Unordered& space : more["path"])
            whole["path"].push_back(space);
        if (more.contains("pick_up"))
            whole["pick_up"] = more["pick_up"];
        ++count;
    }
    return whole == command ? count : 0;
}

} // namespace whistle::kaosball
