// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/table.h"
#include "rulebook/ruling.h"

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

/// What is judged: a claim as the table stands; earlier claims of the turn are won flags already.
struct ClaimCase {
    Table table;
    int flag = 1;
    Seat claimant = Seat::South;
    std::optional<Moment> moment; ///< none: the proper one
    HouseRules houseRules;
};

/// A Troop card with which the other side of a claim would win, did it not lie face up.
struct BetterWay {
    Card card;
    FormationValue value; ///< of the set with it
    int flag = 0;         ///< where it lies; 0: it is out of play
};

struct ClaimVerdict {
    bool isProven = false;
    ClaimReason reason = ClaimReason::GameOver;
    /// The claimant's set, and the best that the opponent can still have there (BL-7.8); none with the first four
    /// reasons, which say nothing about the sets.
    std::optional<BestSet> claimant;
    std::optional<BestSet> opponent;
    /// The best few, best first, of a proof against a set that is not complete; told where somebody listens.
    std::vector<BetterWay> betterWays;
};

/// BL-7: may this player take this flag? If both sets at an open flag are complete, the table must tell who laid the
/// last card there.
[[nodiscard]] Ruling<ClaimVerdict> judgeClaim(const ClaimCase& asked,
                                              Reasons::Listening listening = Reasons::Listening::Yes);

/// The flags that the seat could prove now, at its proper moment; none if the game is over.
[[nodiscard]] FlagSet provableFlags(const Table& table, Seat seat, const HouseRules& rules);

/// How an open flag stands by what lies face up. Nobody's hand is guessed; Tactics cards that may still come (BL-7.6)
/// are not reckoned with.
struct FlagStanding {
    Seats<std::optional<FormationValue>> sets; ///< of the sides that are complete (BL-6.4)
    std::optional<Seat> ahead;                 ///< of two complete sides the better (BL-7.9), else the complete one
    int beating = 0; ///< where the other side lacks one card: Troop cards that nobody sees and that would beat it there
    int unseen = 0;  ///< of so many; 0: it lacks more than one, or none
    friend bool operator==(const FlagStanding&, const FlagStanding&) = default;
};
[[nodiscard]] FlagStanding standingAt(const Table& table, int flag, const HouseRules& rules);

/// Two complete sets at one flag (BL-6, BL-7.3, BL-7.9).
enum class DecidedBy : std::uint8_t { Formation, Sum, LastCard };
struct CompareCase {
    Flag flag{.lastCardLaidBy = Seat::South};
    std::vector<Card> otherVisibleTroops;
    HouseRules houseRules;
};
struct ComparisonVerdict {
    Seat winner = Seat::South;
    DecidedBy decidedBy = DecidedBy::Formation;
    Seats<BestSet> sets;
};
[[nodiscard]] Ruling<ComparisonVerdict> judgeComparison(const CompareCase& asked);

} // namespace whistle::battleline
