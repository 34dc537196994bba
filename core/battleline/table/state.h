// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/judging/claim.h"
#include "battleline/judging/ending.h"
#include "battleline/table/table.h"

namespace whistle::battleline {

/// A match: a game of Battle Line, and the finished games before it where several make a series. Everything here is
/// open information (digest, section 3.1). A plain value.
struct State {
    Step step = Step::NotStarted;
    HouseRules houseRules;
    Seats<std::string> players;      ///< their names; empty where nobody has said
    Seat firstStarter = Seat::South; ///< of this game
    Seat toMove = Seat::South;
    int turn = 0; ///< of this game, from 1

    Table table;
    Cards decks;                 ///< cards left
    Seats<Cards> hands;          ///< cards held; which ones nobody knows
    std::uint16_t cardsLaid = 0; ///< into slots, in this game: the clock of `LaidCard::laidAt`
    int passesInARow = 0;        ///< 0 to 2
    bool drawsThisTurn = true;   ///< false after Scout (BL-4.6) and a pass (BL-R13)
    int scoutDraws = 0;          ///< cards that Scout still draws

    /// Flags in the order in which they were won.
    Few<WonFlag, flagCount> wonFlags;
    std::optional<GameResult> result; ///< of this game, when it is over

    // The series (BL-14).
    Seat seriesStarter = Seat::South; ///< who started its first game
    EndConditions endConditions;
    std::vector<GameResult> games; ///< every finished game, this one included when it is over

    /// Of the player there; where nobody has said one, the seat's word.
    [[nodiscard]] std::string nameOf(Seat seat) const
    {
        return players[seat].empty() ? std::string(toWord(seat)) : players[seat];
    }
    /// Who has won this game; none: nobody yet, or it is a draw.
    [[nodiscard]] std::optional<Seat> winner() const { return result ? result->winner : std::nullopt; }
    /// Cards that Scout's player still has to put back: while scouting, when all are drawn (BL-R12).
    [[nodiscard]] int scoutReturns() const
    {
        const bool hasDrawn = step == Step::Scouting && scoutDraws == 0;
        return hasDrawn ? std::max(0, hands[toMove].sum() - handSize) : 0;
    }
    /// Of the series, from 1: the game that is played, is over last, or comes next.
    [[nodiscard]] int gameNumber() const { return static_cast<int>(games.size()) + (step == Step::Over ? 0 : 1); }
    [[nodiscard]] bool isRunning() const { return step != Step::NotStarted && step != Step::Over; }
    /// BL-7.1, BL-13.1: when flags are claimed.
    [[nodiscard]] Step claimingStep() const
    {
        return houseRules.claimTiming == ClaimTiming::StartOfTurn ? Step::ClaimFirst : Step::ClaimAndDraw;
    }
    /// Of a turn.
    [[nodiscard]] Step firstStep() const { return claimingStep() == Step::ClaimFirst ? Step::ClaimFirst : Step::Play; }
    /// BL-R13: whether the turn cannot end without a draw.
    [[nodiscard]] bool mustDraw() const { return step == Step::ClaimAndDraw && drawsThisTurn && decks.sum() > 0; }
    /// A claim that is made now, at its proper moment.
    [[nodiscard]] ClaimCase claimOn(int flag, Seat claimant) const { return {table, flag, claimant, {}, houseRules}; }
    /// The flags that the seat could prove now (digest, end of section 3.3), at its proper moment.
    [[nodiscard]] FlagSet provableBy(Seat seat) const
    {
        return isRunning() ? provableFlags(table, seat, houseRules) : FlagSet{0};
    }
    [[nodiscard]] Seats<FlagSet> provable() const { return {{provableBy(Seat::North), provableBy(Seat::South)}}; }
    /// The games so far. Where they had different switches, a draw that scored nothing is told as one with no flags
    /// (BL-R17).
    [[nodiscard]] SeriesCase seriesCase() const;
    /// The series as it stands, this game included when it is over.
    [[nodiscard]] Ruling<SeriesVerdict> series(Reasons::Listening listening = Reasons::Listening::Yes) const
    {
        return judgeSeries(seriesCase(), listening);
    }
    friend bool operator==(const State&, const State&) = default;
};

/// What cannot be on a table (digest, section 3.2); none: it is sound (table_checks.cpp).
[[nodiscard]] std::optional<Text> unsoundness(const State& state);

} // namespace whistle::battleline
