// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

enum class AuctionKind : std::uint8_t { Upgrades, Ringers }; ///< KB-26.1
enum class AuctionState : std::uint8_t { Naming, Bidding, Finished };
enum class AuctionAction : std::uint8_t { Open, Bid, Pass };

/// Why an entry of the auction breaks the rules; in the order in which they are looked for.
enum class AuctionProblem : std::uint8_t {
    AuctionOver,
    OpenDuringBidding,
    BidWithoutLot,
    NotYourTurn,
    LotAlreadySold,
    BelowMinimumBid,
    NotHigherThanLastBid,
    MoreThanCash
};

struct AuctionTeam {
    std::string name;
    int cash = 0;      ///< now; a bid takes nothing from it before the lot is sold
    bool isIn = false; ///< has not passed the lot that is being bid on; false while naming
    friend bool operator==(const AuctionTeam&, const AuctionTeam&) = default;
};

struct AuctionLot {
    std::string id;     ///< the players' own name for it ("hate_1")
    std::string name;   ///< upgrade id or ringer id
    int minimumBid = 0; ///< KB-26.3
    int buyer = -1;     ///< index of the team, or -1: not sold
    int price = 0;      ///< what the buyer paid
    [[nodiscard]] bool isSold() const { return buyer >= 0; }
    friend bool operator==(const AuctionLot&, const AuctionLot&) = default;
};

/// One of the two auctions of the draft (KB-26), from the first entry to the last. Teams and lots are told by their
/// index. While it runs, the teams' cash is kept here.
struct Auction {
    AuctionKind kind = AuctionKind::Upgrades;
    AuctionState state = AuctionState::Naming;
    std::vector<AuctionTeam> teams; ///< clockwise from the first player
    std::vector<AuctionLot> lots;
    std::vector<int> sales; ///< lots in the order in which they were sold
    int currentLot = -1;    ///< being bid on, or -1
    int highestBid = 0;     ///< on the current lot
    int highestBidder = -1; ///< team, or -1 without a current lot
    int nextTeam = 0;       ///< who must act; -1 when finished
    int passesInARow = 0;   ///< of the right to name, since the last sale
    friend bool operator==(const Auction&, const Auction&) = default;
};

/// What a team does in the auction. `team` and `lot` are indices that exist.
struct AuctionEvent {
    AuctionAction action = AuctionAction::Pass;
    int team = 0;
    int lot = -1; ///< Open only
    int bid = 0;  ///< Open and Bid
    friend bool operator==(const AuctionEvent&, const AuctionEvent&) = default;
};
/// KB-26.3: names a lot and opens the bidding for it.
[[nodiscard]] AuctionEvent openLot(int team, int lot, int bid);
/// KB-26.4: bids more for the current lot.
[[nodiscard]] AuctionEvent raiseBid(int team, int bid);
/// KB-26.4, KB-26.7: drops out of the current lot, or passes the right to name.
[[nodiscard]] AuctionEvent passBid(int team);

/// A lot as it is turned up. Without `minimumBid` the printed one counts (0 where the packs do not know it).
struct RevealedLot {
    std::string lot;
    std::string name;
    std::optional<int> minimumBid = {};
    std::optional<int> health = {}; ///< only for a ringer whose pack does not know it
};

/// The printed minimum bid of an upgrade or a ringer; empty where the packs do not know it, or do not know `name`.
[[nodiscard]] std::optional<int> printedMinimumBid(AuctionKind kind, const std::string& name, const Facts& facts);
/// KB-26.2: how many lots are turned up for so many players.
[[nodiscard]] int lotsExpected(AuctionKind kind, int players, const Constants& constants);

/// The auction before its first entry; the first team names (KB-26.3, KB-R50). Without lots it is over at once.
[[nodiscard]] Auction startAuction(AuctionKind kind, std::vector<AuctionTeam> clockwise,
                                   const std::vector<RevealedLot>& lots, const Facts& facts);

/// The first thing in AuctionProblem's order that speaks against the event; empty: it is legal.
[[nodiscard]] std::optional<AuctionProblem> problemWith(const Auction& auction, const AuctionEvent& event);
/// The rule that the problem of this event breaks, and a sentence with the numbers.
[[nodiscard]] Objection objectionTo(AuctionProblem problem, const Auction& auction, const AuctionEvent& event);

/// What an applied event brought about, for the log.
struct AuctionStep {
    int soldLot = -1;    ///< the lot that the event sold, or -1
    bool isOver = false; ///< the event ended the auction
};
/// Carries the event out. It must be legal, or only break BelowMinimumBid, NotHigherThanLastBid or MoreThanCash (which
/// players may overrule; then cash may end below zero).
AuctionStep apply(Auction& auction, const AuctionEvent& event);

/// KB-26.3 to KB-26.6: what the teams did for the lot to be sold as it was called out, with as few bids as that takes.
/// At its least price the buyer named it, after those before had passed; above it the opener is outbid. Empty: no bids
/// end so.
[[nodiscard]] std::vector<AuctionEvent> eventsOfSale(Auction auction, int lot, int buyer, int price);
/// KB-26.8: nobody bids or names any more.
[[nodiscard]] std::vector<AuctionEvent> eventsOfEnd(Auction auction);

/// A whole auction as it was written down.
struct AuctionInquiry {
    Auction start; ///< as startAuction made it
    std::vector<AuctionEvent> events;
};

struct AuctionVerdict {
    int illegalEvent = -1; ///< index of the first illegal event, or -1: all are legal
    std::optional<AuctionProblem> problem;
    Auction auction; ///< after all events, or just before the illegal one
    int lotsExpected = 0;
};

/// KB-26, KB-R50: replays the events up to the first illegal one.
[[nodiscard]] Ruling<AuctionVerdict> judgeAuction(const AuctionInquiry& inquiry, const Facts& facts);

} // namespace whistle::kaosball
