// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/habits.h"

#include <algorithm>

namespace whistle::kaosball {

std::vector<Habit> habitsOf(const GameMatch<Game>& match)
{
    const State& state = match.state();
    std::vector<Habit> habits(static_cast<std::size_t>(state.teamCount()));
    const auto habitOf = [&](const std::string& figure) -> Habit* {
        const int team = state.teamNamed(figure.substr(0, figure.find('/')));
        Habit* habit = team < 0 ? nullptr : &habits[static_cast<std::size_t>(team)];
        return habit != nullptr && habit->figure.empty() ? habit : nullptr; // the last one counts
    };
    const auto& entries = match.journal().entries();
    const auto isKnown = [](const Habit& habit) { return !habit.figure.empty(); };
    for (auto entry = entries.rbegin(); entry != entries.rend() && !std::all_of(habits.begin(), habits.end(), isKnown);
         ++entry) {
        if (entry->withdrawn || entry->refused)
            continue;
        if (const auto* fights = std::get_if<ContestCommand>(&entry->command)) {
            if (Habit* habit = habitOf(fights->figure))
                habit->contest = fights->type;
        } else if (const auto* begins = std::get_if<Activate>(&entry->command)) {
            if (Habit* habit = habitOf(begins->figure))
                habit->figure = begins->figure.substr(begins->figure.find('/') + 1);
        }
    }
    return habits;
}

} // namespace whistle::kaosball
