// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"

#include <memory>
#include <optional>
#include <string_view>

namespace whistle {

/// Plays matches of some game at random, always within its rules, in JSON as everybody else does: for tests that every
/// game must pass.
class RandomGame {
public:
    virtual ~RandomGame() = default;
    /// The next command for a match that this player has played from its beginning; none: the match is finished.
    virtual std::optional<Json> next(const Match& match) = 0;
};

/// The random player of a game: its own, or the one of any game that offers moves (RandomMover).
[[nodiscard]] std::unique_ptr<RandomGame> randomGame(std::string_view game, unsigned seed);

} // namespace whistle
