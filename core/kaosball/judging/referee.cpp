// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "base/match.h"
#include "kaosball/judging/desk.h"

namespace whistle::kaosball {

Outcome<State> referee(const State& state, const Command& command, const Facts& facts, Reasons::Listening listening,
                       std::vector<AskedQuestion>* asked)
{
    Desk desk(state, facts, listening, asked);
    desk.state.entered.clear(); // BZZZZT! looks at the last command only
    const bool isFirst = std::holds_alternative<NewMatch>(command);
    if (isFirst && state.phase != Phase::NotStarted)
        desk.refuse("KB-8.2"_rule, common::Saying::tr("This match has already begun."));
    else if (!isFirst && state.phase == Phase::NotStarted)
        desk.refuse("KB-8.2"_rule, common::Saying::tr("No match has begun: new_match comes first."));
    else
        std::visit([&desk](const auto& one) { on(desk, one); }, command);
    if (desk.isRefused())
        return desk.concluded(state);
    // What players record against the rules must still be a table that can be.
    if (desk.hasObjections() || std::holds_alternative<Correct>(command)) {
        if (std::optional<Text> unsound = unsoundness(desk.state, desk.rules)) {
            desk.refuse("KB-2.11"_rule, std::move(*unsound));
            return desk.concluded(state);
        }
    }
    return desk.concluded(std::move(desk.state));
}

} // namespace whistle::kaosball
