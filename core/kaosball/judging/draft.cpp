// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/draft.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

template <class ThisAuction>
auto& teamAt(ThisAuction& auction, int team)
{
    return auction.teams[static_cast<std::size_t>(team)];
}
template <class ThisAuction>
auto& lotAt(ThisAuction& auction, int lot)
{
    return auction.lots[static_cast<std::size_t>(lot)];
}

int leftNeighbour(const Auction& auction, int team)
{
    return (team + 1) % static_cast<int>(auction.teams.size());
}

/// Clockwise from `team`, the next one that has not passed the current lot.
int nextBidder(const Auction& auction, int team)
{
    do
        team = leftNeighbour(auction, team);
    while (!teamAt(auction, team).isIn);
    return team;
}

void finish(Auction& auction)
{
    auction.state = AuctionState::Finished;
    auction.nextTeam = -1;
}

/// KB-26.6, KB-26.7: the last bidder takes the current lot, pays, and may name the next one.
void sell(Auction& auction)
{
    const int buyer = auction.highestBidder;
    AuctionLot& lot = lotAt(auction, auction.currentLot);
    lot.buyer = buyer;
    lot.price = auction.highestBid;
    teamAt(auction, buyer).cash -= lot.price;
    auction.sales.push_back(auction.currentLot);
    auction.state = AuctionState::Naming;
    auction.currentLot = -1;
    auction.highestBid = 0;
    auction.highestBidder = -1;
    auction.nextTeam = buyer;
    auction.passesInARow = 0;
    for (AuctionTeam& team : auction.teams)
        team.isIn = false;
    if (std::all_of(auction.lots.begin(), auction.lots.end(), [](const AuctionLot& each) { return each.isSold(); }))
        finish(auction);
}

/// After a bid or a pass for the current lot: the next bidder, or the sale.
void moveOn(Auction& auction, int team)
{
    const auto in =
        std::count_if(auction.teams.begin(), auction.teams.end(), [](const AuctionTeam& each) { return each.isIn; });
    if (in <= 1)
        sell(auction);
    else
        auction.nextTeam = nextBidder(auction, team);
}

void passNaming(Auction& auction, int team)
{
    if (++auction.passesInARow >= static_cast<int>(auction.teams.size()))
        finish(auction);
    else
        auction.nextTeam = leftNeighbour(auction, team);
}

int unsoldLots(const Auction& auction)
{
    return static_cast<int>(auction.lots.size() - auction.sales.size());
}

void sayHowItStands(const Auction& auction, Reasons& reasons)
{
    switch (auction.state) {
    case AuctionState::Naming:
        reasons.say(auction.sales.empty() ? "KB-26.3"_rule : "KB-26.7"_rule,
                    Saying::tr("It is %1's turn to name a lot or pass."), teamAt(auction, auction.nextTeam).name);
        break;
    case AuctionState::Bidding:
        reasons.say("KB-26.4"_rule,
                    Saying::tr("%1 have the high bid for %2 with %3; it is %4's turn to bid more or pass."),
                    teamAt(auction, auction.highestBidder).name, lotAt(auction, auction.currentLot).id,
                    auction.highestBid, teamAt(auction, auction.nextTeam).name);
        break;
    case AuctionState::Finished:
        if (unsoldLots(auction) == 0)
            reasons.say("KB-26.8"_rule, Saying::tr("No lot is left: the auction is over."));
        else
            reasons.say(
                "KB-26.8"_rule,
                Saying::tr(
                    "One after another, all teams passed on naming a lot, so the auction is over. Unsold lots: %1."),
                unsoldLots(auction));
        break;
    }
}

} // namespace

AuctionEvent openLot(int team, int lot, int bid)
{
    return {AuctionAction::Open, team, lot, bid};
}

AuctionEvent raiseBid(int team, int bid)
{
    return {AuctionAction::Bid, team, -1, bid};
}

AuctionEvent passBid(int team)
{
    return {AuctionAction::Pass, team, -1, 0};
}

std::optional<int> printedMinimumBid(AuctionKind kind, const std::string& name, const Facts& facts)
{
    if (kind == AuctionKind::Upgrades) {
        const std::optional<Upgrade> upgrade = fromWord<Upgrade>(name);
        return upgrade ? std::optional{facts[*upgrade].minimumBid} : std::nullopt;
    }
    const RingerFacts* ringer = facts.ringer(name);
    return ringer ? ringer->minimumBid : std::nullopt;
}

int lotsExpected(AuctionKind kind, int players, const Constants& constants)
{
    return kind == AuctionKind::Upgrades ? constants.draftUpgradesBase + constants.draftUpgradesPerPlayer * players
                                         : constants.draftRingersBase + constants.draftRingersPerPlayer * players;
}

Auction startAuction(AuctionKind kind, std::vector<AuctionTeam> clockwise, const std::vector<RevealedLot>& lots,
                     const Facts& facts)
{
    Auction auction;
    auction.kind = kind;
    auction.teams = std::move(clockwise);
    for (const RevealedLot& lot : lots) {
        const int printed = printedMinimumBid(kind, lot.name, facts).value_or(0);
        auction.lots.push_back({lot.lot, lot.name, lot.minimumBid.value_or(printed), -1, 0});
    }
    if (auction.lots.empty())
        finish(auction);
    return auction;
}

std::optional<AuctionProblem> problemWith(const Auction& auction, const AuctionEvent& event)
{
    const bool opens = event.action == AuctionAction::Open;
    const bool bids = event.action == AuctionAction::Bid;
    if (auction.state == AuctionState::Finished)
        return AuctionProblem::AuctionOver;
    if (opens && auction.state == AuctionState::Bidding)
        return AuctionProblem::OpenDuringBidding;
    if (bids && auction.state == AuctionState::Naming)
        return AuctionProblem::BidWithoutLot;
    if (event.team != auction.nextTeam)
        return AuctionProblem::NotYourTurn;
    if (opens && lotAt(auction, event.lot).isSold())
        return AuctionProblem::LotAlreadySold;
    if (opens && event.bid < lotAt(auction, event.lot).minimumBid)
        return AuctionProblem::BelowMinimumBid;
    if (bids && event.bid <= auction.highestBid)
        return AuctionProblem::NotHigherThanLastBid;
    if ((opens || bids) && event.bid > teamAt(auction, event.team).cash)
        return AuctionProblem::MoreThanCash;
    return {};
}

Objection objectionTo(AuctionProblem problem, const Auction& auction, const AuctionEvent& event)
{
    const AuctionTeam& team = teamAt(auction, event.team);
    const AuctionLot* lot = event.action == AuctionAction::Open ? &lotAt(auction, event.lot) : nullptr;
    switch (problem) {
    case AuctionProblem::AuctionOver:
        return {"KB-26.8"_rule, {Saying::tr("The auction is over; %1 can do nothing more."), team.name}};
    case AuctionProblem::OpenDuringBidding:
        return {"KB-26.4"_rule,
                {Saying::tr("%1 cannot name a lot now: the bidding for %2 is not over."), team.name,
                 lotAt(auction, auction.currentLot).id}};
    case AuctionProblem::BidWithoutLot:
        return {"KB-26.3"_rule,
                {Saying::tr("%1 cannot bid: no lot has been named, and %2 may name one or pass."), team.name,
                 teamAt(auction, auction.nextTeam).name}};
    case AuctionProblem::NotYourTurn:
        return {auction.state == AuctionState::Naming ? "KB-26.7"_rule : "KB-26.4"_rule,
                {Saying::tr("It is %1's turn, not %2's."), teamAt(auction, auction.nextTeam).name, team.name}};
    case AuctionProblem::LotAlreadySold:
        return {"KB-26.6"_rule,
                {Saying::tr("%1 cannot name %2: %3 have already bought it."), team.name, lot->id,
                 teamAt(auction, lot->buyer).name}};
    case AuctionProblem::BelowMinimumBid:
        return {"KB-26.3"_rule,
                {Saying::tr("%1 open %2 at %3, but its minimum bid is %4."), team.name, lot->id, event.bid,
                 lot->minimumBid}};
    case AuctionProblem::NotHigherThanLastBid:
        return {"KB-26.5"_rule,
                {Saying::tr("%1 bid %2, but the last bid is %3: bid more or pass."), team.name, event.bid,
                 auction.highestBid}};
    case AuctionProblem::MoreThanCash:
        if (lot != nullptr && lot->minimumBid > team.cash)
            return {"KB-26.5"_rule,
                    {Saying::tr("%1 cannot name %2: its minimum bid is %3, but they have only %4 cash."), team.name,
                     lot->id, lot->minimumBid, team.cash}};
        break;
    }
    return {"KB-26.5"_rule, {Saying::tr("%1 bid %2, but have only %3 cash."), team.name, event.bid, team.cash}};
}

AuctionStep apply(Auction& auction, const AuctionEvent& event)
{
    const std::size_t salesBefore = auction.sales.size();
    if (event.action == AuctionAction::Pass && auction.state == AuctionState::Naming) {
        passNaming(auction, event.team);
    } else {
        if (event.action == AuctionAction::Open) {
            auction.state = AuctionState::Bidding;
            auction.currentLot = event.lot;
            // KB-R50: whoever passed before, a lot or the right to name, is in again.
            for (AuctionTeam& team : auction.teams)
                team.isIn = true;
        }
        if (event.action == AuctionAction::Pass) {
            teamAt(auction, event.team).isIn = false;
        } else {
            auction.highestBid = event.bid;
            auction.highestBidder = event.team;
        }
        moveOn(auction, event.team);
    }
    AuctionStep step;
    if (auction.sales.size() > salesBefore)
        step.soldLot = auction.sales.back();
    step.isOver = auction.state == AuctionState::Finished;
    return step;
}

std::vector<AuctionEvent> eventsOfSale(Auction auction, int lot, int buyer, int price)
{
    std::vector<AuctionEvent> events;
    const auto enter = [&](const AuctionEvent& event) {
        if (problemWith(auction, event))
            return false;
        apply(auction, event);
        events.push_back(event);
        return true;
    };
    const int least = lotAt(auction, lot).minimumBid;
    while (auction.state == AuctionState::Naming && auction.currentLot < 0) {
        const int team = auction.nextTeam;
        const bool opens = team == buyer || (price > least && teamAt(auction, team).cash >= least);
        if (!enter(opens ? openLot(team, lot, team == buyer ? price : least) : passBid(team)))
            return {};
    }
    while (auction.state == AuctionState::Bidding && auction.currentLot == lot) {
        const bool bids = auction.nextTeam == buyer && auction.highestBid < price;
        if (!enter(bids ? raiseBid(buyer, price) : passBid(auction.nextTeam)))
            return {};
    }
    const AuctionLot& sold = lotAt(auction, lot);
    return sold.buyer == buyer && sold.price == price ? events : std::vector<AuctionEvent>();
}

std::vector<AuctionEvent> eventsOfEnd(Auction auction)
{
    std::vector<AuctionEvent> events;
    while (auction.state != AuctionState::Finished) {
        events.push_back(passBid(auction.nextTeam));
        apply(auction, events.back());
    }
    return events;
}

Ruling<AuctionVerdict> judgeAuction(const AuctionInquiry& inquiry, const Facts& facts)
{
    Reasons reasons;
    AuctionVerdict verdict;
    verdict.auction = inquiry.start;
    Auction& auction = verdict.auction;
    const int players = static_cast<int>(auction.teams.size());
    const int lots = static_cast<int>(auction.lots.size());
    verdict.lotsExpected = lotsExpected(auction.kind, players, facts.constants);
    reasons.cite("KB-26.2"_rule);
    if (lots != verdict.lotsExpected)
        reasons.say("KB-26.2"_rule, Saying::tr("With %2 players, %1 lots are revealed, not %3."), verdict.lotsExpected,
                    players, lots);

    for (std::size_t i = 0; i < inquiry.events.size(); ++i) {
        const AuctionEvent& event = inquiry.events[i];
        verdict.problem = problemWith(auction, event);
        if (verdict.problem) {
            verdict.illegalEvent = static_cast<int>(i);
            const Objection objection = objectionTo(*verdict.problem, auction, event);
            reasons.add({objection.why}, {objection.rule});
            break;
        }
        if (const AuctionStep step = apply(auction, event); step.soldLot >= 0) {
            const AuctionLot& lot = lotAt(auction, step.soldLot);
            const AuctionTeam& buyer = teamAt(auction, lot.buyer);
            reasons.say("KB-26.6"_rule,
                        Saying(QT_TRANSLATE_N_NOOP(
                            "kaosball", "%1 are the only ones left bidding for %2, pay %3 and have %n cash left.")),
                        buyer.name, lot.id, lot.price, buyer.cash);
        }
    }
    sayHowItStands(auction, reasons);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::kaosball
