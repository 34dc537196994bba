// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/house_rules.h"
#include "battleline/table/types.h"
#include "rulebook/ruling.h"

#include <optional>
#include <vector>

namespace whistle::battleline {

/// How a game ended.
struct GameResult {
    std::optional<Seat> winner; ///< none: a draw
    Victory victory = Victory::MostFlags;
    /// Of the loser; in a draw, of each player.
    int flags = 0;
    DrawPoints drawPoints = DrawPoints::FlagsWon; ///< as agreed for this game; the next may have other switches
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// What decides a series (BL-14.1); none: switched off.
struct EndConditions {
    std::optional<int> pointLead = 10;
    std::optional<int> winsInARow = 5;
    std::optional<int> breakthroughsInARow = 3;
    /// The first game that is won decides it: no series at all.
    [[nodiscard]] bool isOneGame() const { return winsInARow == 1 && !pointLead && !breakthroughsInARow; }
    [[nodiscard]] static EndConditions oneGame() { return {std::nullopt, 1, std::nullopt}; }
    friend bool operator==(const EndConditions&, const EndConditions&) = default;
};

enum class SeriesGoal : std::uint8_t { PointLead, WinsInARow, BreakthroughsInARow };

/// The last counted games that one player won, one after the other.
struct Streak {
    std::optional<Seat> player; ///< none: the last game was a draw, or there is none
    int wins = 0;
    int breakthroughs = 0;
};

struct SeriesVerdict {
    Seats<int> points;
    Seats<int> gamesWon;
    std::optional<Seat> leader; ///< none: level
    int lead = 0;
    Streak streak;
    std::vector<SeriesGoal> endedBy;
    std::optional<int> endedAfterGame; ///< from 1
    std::vector<int> surplusGames;     ///< from 1
    std::vector<Seat> starters;        ///< of each counted game
    std::optional<Seat> nextStarter;   ///< none: the series is over

    [[nodiscard]] bool isOver() const { return !endedBy.empty(); }
    [[nodiscard]] std::optional<Seat> seriesWinner() const { return isOver() ? streak.player : std::nullopt; }
};

/// BL-12.5, BL-R17: what a game scores.
[[nodiscard]] Seats<int> pointsOf(const GameResult& game);

/// BL-14: how does the series stand, who starts next?
[[nodiscard]] Ruling<SeriesVerdict> judgeSeries(Seat firstStarter, const std::vector<GameResult>& games,
                                                const EndConditions& ends,
                                                Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::battleline

namespace whistle {

template <>
struct WordsOf<battleline::SeriesGoal> {
    static constexpr std::array<std::string_view, 3> words{"point_lead", "wins_in_a_row", "breakthroughs_in_a_row"};
};

} // namespace whistle
