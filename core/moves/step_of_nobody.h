// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moves/gathering.h"

namespace whistle {

/// The step that needs nobody, where one does: it is entered by itself.
template <class Game>
[[nodiscard]] std::optional<typename Game::Command> stepOfNobody(const Game& game, const typename Game::State& state)
{
    for (auto& move : movesOf(game, state)) {
        if (move.needsNobody && move.commands.size() == 1)
            return std::move(move.commands.front());
    }
    return {};
}

} // namespace whistle
