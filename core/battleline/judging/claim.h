// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/table.h"
#include "rulebook/ruling.h"

#include <optional>
#include <vector>

namespace whistle::battleline {

/// When a claim is made. Proper is AfterPlay, or StartOfTurn where players have agreed on BL-13.1.
enum class Moment : std::uint8_t { StartOfTurn, AfterPlay, AfterDraw, OpponentTurn };
enum class ClaimReason : std::uint8_t {
    GameOver,
    WrongMoment,
    FlagAlreadyWon,
    FormationIncomplete,
    Stronger,
    Weaker,
    TieOpponentLast,
    TieClaimantLast
};

[[nodiscard]] constexpr Moment properMoment(ClaimTiming timing)
{
    return timing == ClaimTiming::StartOfTurn ? Moment::StartOfTurn : Moment::AfterPlay;
}

/// What is judged: a claim as it stands, earlier claims of the turn being in `wonBy`.
struct Claim {
    int flag = 1;
    Seat claimant = Seat::South;
    Moment moment = Moment::AfterPlay;
};

struct ClaimVerdict {
    bool isProven = false;
    ClaimReason reason = ClaimReason::GameOver;
    /// The claimant's set, and the best that the opponent can still have there (BL-7.8); none with the first four
    /// reasons, which say nothing about the sets.
    std::optional<BestSet> claimant;
    std::optional<BestSet> opponent;
};

/// BL-7: may this player take this flag? If both sets at an open flag are complete, the table must tell who laid the
/// last card there.
[[nodiscard]] Ruling<ClaimVerdict> judgeClaim(const Table& table, const Claim& claim, const HouseRules& rules,
                                              Reasons::Listening listening = Reasons::Listening::Yes);

/// A Troop card with which the other side of a claim would win, did it not lie face up.
struct BetterWay {
    Card card;
    FormationValue value;    ///< of the set with it
    std::optional<int> flag; ///< where it lies; none: it is out of play
};
/// The best few of them, best first; none where the sets are not looked at or the other side is complete.
[[nodiscard]] std::vector<BetterWay> betterWays(const Table& table, const Claim& claim, const HouseRules& rules);

/// The flags that each seat could prove now, at its proper moment; none if the game is over.
[[nodiscard]] Seats<FlagSet> provableFlags(const Table& table, const HouseRules& rules);
[[nodiscard]] FlagSet provableFlags(const Table& table, Seat seat, const HouseRules& rules);

/// Two complete sets at one flag (BL-6, BL-7.3, BL-7.9).
enum class DecidedBy : std::uint8_t { Formation, Sum, LastCard };
struct Comparison {
    Seats<Side> sides;
    Ground ground; ///< its visible cards are those of both sets and those elsewhere
    Seat lastCardLaidBy = Seat::South;
};
struct ComparisonVerdict {
    Seat winner = Seat::South;
    DecidedBy decidedBy = DecidedBy::Formation;
    Seats<BestSet> sets;
};
[[nodiscard]] Ruling<ComparisonVerdict> judgeComparison(const Comparison& comparison);

} // namespace whistle::battleline

namespace whistle {

template <>
struct WordsOf<battleline::Moment> {
    static constexpr std::array<std::string_view, 4> words{"start_of_turn", "after_play", "after_draw",
                                                           "opponent_turn"};
};
template <>
struct WordsOf<battleline::ClaimReason> {
    static constexpr std::array<std::string_view, 8> words{
        "game_over", "wrong_moment", "flag_already_won",  "formation_incomplete",
        "stronger",  "weaker",       "tie_opponent_last", "tie_claimant_last"};
};
template <>
struct WordsOf<battleline::DecidedBy> {
    static constexpr std::array<std::string_view, 3> words{"formation", "sum", "last_card"};
};

} // namespace whistle
