// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_games.h"

#include <deque>
#include <random>

namespace whistle {

/// Plays any game by its moves alone, from the empty table to the end. What the moves leave open stays as it is given,
/// unless the game's `Table` says it: dice, decks, hidden cards.
class RandomMover final : public RandomGame {
public:
    /// Puts what only the table knows into the commands of a move, at its open places.
    using Table = std::function<void(std::vector<Json>& commands, const OfferedMove&, const Match&, std::mt19937&)>;

    explicit RandomMover(unsigned seed, Table table = {}) : m_random(seed), m_table(std::move(table)) {}
    std::optional<Json> next(const Match& match) override;
    /// One of them: what is due before what is rare, and hardly ever what gives up.
    [[nodiscard]] const OfferedMove* chosen(const std::vector<OfferedMove>& moves);

private:
    std::mt19937 m_random;
    Table m_table;
    std::deque<Json> m_ahead; ///< of a move of several commands
};

/// What only the table knows, game by game; nothing where the moves as they stand will do.
[[nodiscard]] RandomMover::Table tableOf(std::string_view game);

/// Whether a command is one of the moves, open places apart: there it must fit the schema. `command`: the shape of the
/// game's commands.
[[nodiscard]] bool isAmong(const Json& entry, const std::vector<OfferedMove>& moves, const Shape& command);

} // namespace whistle
