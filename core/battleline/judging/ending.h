// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/types.h"
#include "rulebook/ruling.h"

/// How a game and a series of games end.
namespace whistle::battleline {

/// A flag that somebody took; in the order in which they were taken.
struct WonFlag {
    int flag = 1;
    Seat wonBy = Seat::South;
    friend bool operator==(const WonFlag&, const WonFlag&) = default;
};

enum class GameStatus : std::uint8_t { Won, Drawn, InProgress };

struct VictoryCase {
    std::vector<WonFlag> claims;
    /// Both have passed one after the other; the awards of BL-R16 are among the claims.
    bool bothPlayersBlocked = false;
    HouseRules houseRules;
};
struct VictoryVerdict {
    std::optional<Seat> winner;
    std::optional<Victory> victory;
    std::optional<int> decidingClaim; ///< from 1; of Breakthrough and Envelopment
    std::vector<int> voidClaims;      ///< from 1; those after it
    Seats<int> flagsWon;
    std::optional<Seats<int>> points; ///< none while the game is in progress

    [[nodiscard]] GameStatus status() const
    {
        return winner ? GameStatus::Won : points ? GameStatus::Drawn : GameStatus::InProgress;
    }
};

/// BL-12: is the game over, who has won, what does it score?
[[nodiscard]] Ruling<VictoryVerdict> judgeVictory(const VictoryCase& game,
                                                  Reasons::Listening listening = Reasons::Listening::Yes);

/// How a game ended.
struct GameResult {
    std::optional<Seat> winner; ///< none: a draw
    Victory victory = Victory::MostFlags;
    /// Of the loser; in a draw, of each player.
    int flags = 0;
    DrawPoints drawPoints = DrawPoints::FlagsWon; ///< as agreed for this game; the next may have other switches
    friend bool operator==(const GameResult&, const GameResult&) = default;
};
/// Of a game that is over.
[[nodiscard]] GameResult resultOf(const VictoryVerdict& verdict, DrawPoints drawPoints);
/// BL-12.5, BL-R17: what a game scores.
[[nodiscard]] Seats<int> pointsOf(const GameResult& game);

/// What decides a series (BL-14.1); none: switched off.
struct EndConditions {
    std::optional<int> pointLead = 10;
    std::optional<int> winsInARow = 5;
    std::optional<int> breakthroughsInARow = 3;
    /// The first game that is won decides it: no series at all.
    [[nodiscard]] bool isOneGame() const { return *this == oneGame(); }
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

struct SeriesCase {
    Seat firstStarter = Seat::South;
    std::vector<GameResult> games;
    EndConditions endConditions;
    HouseRules houseRules; ///< of its games, where they do not say themselves
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
/// BL-14: how does the series stand, and who starts the next game?
[[nodiscard]] Ruling<SeriesVerdict> judgeSeries(const SeriesCase& series,
                                                Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::battleline
