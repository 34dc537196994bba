// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/table.h"
#include "rulebook/ruling.h"

namespace whistle::battleline {

/// A flag that somebody took; in the order in which they were taken.
struct WonFlag {
    int flag = 1;
    Seat wonBy = Seat::South;
    friend bool operator==(const WonFlag&, const WonFlag&) = default;
};

enum class GameStatus : std::uint8_t { Won, Drawn, InProgress };

struct VictoryVerdict {
    GameStatus status = GameStatus::InProgress;
    std::optional<Seat> winner;
    std::optional<Victory> victory;
    std::optional<int> decidingClaim; ///< from 1; of Breakthrough and Envelopment
    std::vector<int> voidClaims;      ///< from 1; those after it
    Seats<int> flagsWon;
    std::optional<Seats<int>> points; ///< none while the game is in progress
};

/// BL-12: is the game over, who has won, what does it score? `blocked`: both players have passed one after the other
/// and the awards of BL-R16 are among the claims.
[[nodiscard]] Ruling<VictoryVerdict> judgeVictory(const std::vector<WonFlag>& claims, bool blocked,
                                                  const HouseRules& rules,
                                                  Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::battleline

namespace whistle {

template <>
struct WordsOf<battleline::GameStatus> {
    static constexpr std::array<std::string_view, 3> words{"won", "drawn", "in_progress"};
};

} // namespace whistle
