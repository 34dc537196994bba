// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/judging/draft.h"
#include "kaosball/judging/draft_texts.h"
#include "kaosball/questions/questions.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::auction;

namespace {

constexpr int mostCash = 99;

Shape eventShape()
{
    const ShapeKey team =
        required("team", Shape::text().naming("team"), QT_TRANSLATE_NOOP("shapes", "who acts; one of `teams`"));
    const ShapeKey bid = required("bid", Shape::integer(0, mostCash), QT_TRANSLATE_NOOP("shapes", "cash"));
    return Shape::choice(
        "action",
        {{"open",
          Shape::object(
              {team, required("lot", Shape::text().naming("lot"), QT_TRANSLATE_NOOP("shapes", "one of `lots`")), bid})},
         {"bid", Shape::object({team, bid})},
         {"pass", Shape::object({team})}});
}

Shape inputShape(std::vector<std::string> names)
{
    const Shape team = Shape::object(
        {required("team", Shape::text().declaring("team")), required("cash", Shape::integer(0, mostCash))});
    const Shape lot = Shape::object(
        {required("lot", Shape::text().declaring("lot"), QT_TRANSLATE_NOOP("shapes", "the players' own name for it")),
         required("name", Shape::words(std::move(names)), QT_TRANSLATE_NOOP("shapes", "what is sold")),
         optional("minimum_bid", Shape::integer(0, mostCash),
                  QT_TRANSLATE_NOOP("shapes", "default: the printed minimum bid"))});
    return Shape::object(
        {required("teams", Shape::list(team, 2, 4), QT_TRANSLATE_NOOP("shapes", "clockwise from the first player")),
         required("lots", Shape::list(lot, 1, manyEntries), QT_TRANSLATE_NOOP("shapes", "what was turned up")),
         required("events", Shape::list(eventShape(), 0, manyEntries), QT_TRANSLATE_NOOP("shapes", "in order")),
         houseRulesKey()});
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, mostCash);
    const Shape sale =
        Shape::object({required("lot", Shape::text()), required("team", Shape::text()), required("price", number)});
    const Shape current = Shape::object(
        {required("lot", Shape::text()), required("highest_bid", number), required("highest_bidder", Shape::text())});
    return Shape::object(
        {required("legal", Shape::boolean()),
         required("illegal_event", Shape::integer(0, manyEntries).orNull(), "index of the first illegal event"),
         required("problem", Shape::words(allWords<AuctionProblem>()).orNull()),
         required("state", Shape::words(allWords<AuctionState>()),
                  "this and what follows: after all events, or just "
                  "before the illegal one"),
         required("sales", Shape::list(sale, 0, manyEntries), QT_TRANSLATE_NOOP("shapes", "in order")),
         required("cash", Shape::map(number)),
         required("unsold", Shape::list(Shape::text(), 0, manyEntries), "also the lot that is being bid on"),
         required("current", current.orNull(), "the lot that is being bid on"),
         required("next_team", Shape::text().orNull(), "who must act"),
         required("lots_expected", Shape::integer(0, 1000), "how many lots the rules turn up")});
}

Checked<AuctionInquiry> readInquiry(const Json& input, const Facts& facts)
{
    const AuctionKind kind = *fromWord<AuctionKind>(input.at("auction").get_ref<const std::string&>());
    const InputNames teams = teamNames(input.at("teams"));
    const InputNames lots{input.at("lots"), "/lots", "lot", say::unknownLot};
    Problems problems = teams.repetitions();
    problems.insert(problems.end(), lots.repetitions().begin(), lots.repetitions().end());

    std::vector<AuctionSeat> seats;
    for (const Json& team : input.at("teams"))
        seats.push_back({team.at("team").get<std::string>(), team.at("cash").get<int>()});
    // The digest does not limit how many lots carry the same name; two copies of an upgrade are two lots.
    std::vector<AuctionOffer> offers;
    for (const Json& lot : input.at("lots")) {
        AuctionOffer offer{lot.at("lot").get<std::string>(), lot.at("name").get<std::string>(), {}};
        if (const auto minimum = lot.find("minimum_bid"); minimum != lot.end())
            offer.minimumBid = minimum->get<int>();
        else if (!printedMinimumBid(kind, offer.name, facts))
            problems.push_back({pointerTo("/lots", offers.size()), Text{say::noMinimum, offer.name}});
        offers.push_back(std::move(offer));
    }

    AuctionInquiry inquiry{startAuction(kind, seats, offers, facts), {}};
    for (const Json& event : input.at("events")) {
        const std::string at = pointerTo("/events", inquiry.events.size());
        AuctionEvent read;
        read.action = *fromWord<AuctionAction>(event.at("action").get_ref<const std::string&>());
        read.team = teams.indexOf(event.at("team"), at + "/team", problems);
        if (read.action == AuctionAction::Open)
            read.lot = lots.indexOf(event.at("lot"), at + "/lot", problems);
        if (read.action != AuctionAction::Pass)
            read.bid = event.at("bid").get<int>();
        inquiry.events.push_back(read);
    }
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writeVerdict(const AuctionVerdict& verdict)
{
    const Auction& auction = verdict.auction;
    const auto teamName = [&](int team) { return auction.teams[static_cast<std::size_t>(team)].name; };
    Json sales = Json::array();
    for (const int sold : auction.sales) {
        const AuctionLot& lot = auction.lots[static_cast<std::size_t>(sold)];
        sales.push_back({{"lot", lot.id}, {"team", teamName(lot.buyer)}, {"price", lot.price}});
    }
    Json cash = Json::object();
    for (const AuctionTeam& team : auction.teams)
        cash[team.name] = team.cash;
    Json unsold = Json::array();
    for (const AuctionLot& lot : auction.lots) {
        if (!lot.isSold())
            unsold.push_back(lot.id);
    }
    Json current;
    if (auction.currentLot >= 0)
        current = {{"lot", auction.lots[static_cast<std::size_t>(auction.currentLot)].id},
                   {"highest_bid", auction.highestBid},
                   {"highest_bidder", teamName(auction.highestBidder)}};
    return {{"legal", !verdict.problem},
            {"illegal_event", verdict.problem ? Json(verdict.illegalEvent) : Json()},
            {"problem", verdict.problem ? Json(toWord(*verdict.problem)) : Json()},
            {"state", toWord(auction.state)},
            {"sales", std::move(sales)},
            {"cash", std::move(cash)},
            {"unsold", std::move(unsold)},
            {"current", std::move(current)},
            {"next_team", auction.nextTeam >= 0 ? Json(teamName(auction.nextTeam)) : Json()},
            {"lots_expected", verdict.lotsExpected}};
}

} // namespace

Question auctionQuestion(const Facts& facts)
{
    const Shape input = Shape::choice(
        "auction", {{"upgrades", inputShape(allWords<Upgrade>())}, {"ringers", inputShape(allWords<Ringer>())}});
    return {"auction", say::summary, input, verdictShape(), [&facts](const Json& json) -> Checked<JsonRuling> {
                const Checked<AuctionInquiry> inquiry = readInquiry(json, facts);
                if (!inquiry)
                    return inquiry.problems();
                Ruling<AuctionVerdict> ruling = judgeAuction(*inquiry, facts);
                return JsonRuling{writeVerdict(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
            }};
}

} // namespace whistle::kaosball
