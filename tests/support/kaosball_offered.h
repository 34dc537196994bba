// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/game.h"
#include "kaosball/offers/moves.h"

#include <vector>

namespace whistle::kaosball {

/// The commands of one kind that may be entered at a table, as they stand in its moves.
template <class Kind>
[[nodiscard]] std::vector<Kind> offered(const State& state, const Facts& facts = *printedFacts())
{
    std::vector<Kind> commands;
    for (const MoveOf<Command>& move : movesAt(state, facts)) {
        if (const auto* command = std::get_if<Kind>(&move.commands.front()))
            commands.push_back(*command);
    }
    return commands;
}

/// Whether the referee has nothing against the command.
[[nodiscard]] inline bool allows(const State& state, const Command& command, const Facts& facts = *printedFacts())
{
    return referee(state, command, facts, Reasons::Listening::No).isLegal();
}

} // namespace whistle::kaosball
