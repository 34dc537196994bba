// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
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
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// What decides a series (BL-14.1); none: switched off.
struct EndConditions {
    std::optional<int> pointLead = 10;
    std::optional<int> winsInARow = 5;
    std::optional<int> breakthroughsInARow = 3;
    friend bool operator==(const EndConditions&, const EndConditions&) = default;
};

enum class SeriesGoal : std::uint8_t { PointLead, WinsInARow, BreakthroughsInARow };

struct SeriesVerdict {
    Seats<int> points;
    Seats<int> gamesWon;
    std::optional<Seat> leader; ///< none: level
    int lead = 0;
    std::optional<Seat> streakOf; ///< who won the last counted game
    int wins = 0;                 ///< in a row, by that player
    int breakthroughs = 0;        ///< in a row, by that player
    std::vector<SeriesGoal> endedBy;
    std::optional<int> endedAfterGame; ///< from 1
    std::vector<int> surplusGames;     ///< from 1
    std::vector<Seat> starters;        ///< of each counted game
    std::optional<Seat> nextStarter;   ///< none: the series is over

    [[nodiscard]] bool isOver() const { return !endedBy.empty(); }
    [[nodiscard]] std::optional<Seat> seriesWinner() const { return isOver() ? streakOf : std::nullopt; }
};

/// BL-12.5, BL-R17: what a game scores.
[[nodiscard]] Seats<int> pointsOf(const GameResult& game, DrawPoints drawPoints);

/// BL-14: how does the series stand, who starts next?
[[nodiscard]] Ruling<SeriesVerdict> judgeSeries(Seat firstStarter, const std::vector<GameResult>& games,
                                                const EndConditions& ends, const HouseRules& rules,
                                                Reasons::Listening listening = Reasons::Listening::Yes);

/// The key `end_conditions`, of the question and of `start_game`.
[[nodiscard]] Shape endConditionsShape();
[[nodiscard]] EndConditions readEndConditions(const Json& json);
/// Every condition, `null` where it is switched off.
[[nodiscard]] Json writeEndConditions(const EndConditions& ends);

[[nodiscard]] Shape gameResultShape();
[[nodiscard]] Json writeGameResult(const GameResult& game);
[[nodiscard]] Shape seriesVerdictShape();
[[nodiscard]] Json writeSeriesVerdict(const SeriesVerdict& verdict);

} // namespace whistle::battleline

namespace whistle {

template <>
struct WordsOf<battleline::SeriesGoal> {
    static constexpr std::array<std::string_view, 3> words{"point_lead", "wins_in_a_row", "breakthroughs_in_a_row"};
};

} // namespace whistle
