// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "kaosball/table/codecs.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace {

Shape anyNumber()
{
    return Shape::integer(-1'000'000, 1'000'000);
}

Shape count()
{
    return Shape::integer(0, 1'000'000);
}

Shape names()
{
    return Shape::list(Shape::text());
}

template <class Enum>
Shape wordOf()
{
    return Shape::words(allWords<Enum>());
}

Shape figureShape()
{
    return Shape::object({required("where", wordOf<Where>(),
                                   "killed: a trophy; lost: dead without credit; removed: "
                                   "its team is out"),
                          required("kind", wordOf<FigureKind>()),
                          required("standing", Shape::boolean(), "on the crossfield, and not knocked down"),
                          required("space", codes::Place::shape().orNull(), "null off the crossfield and in scorekeeper depth"),
                          required("damage", count()),
                          required("health", Shape::integer(1, 1000).orNull(), "null: nobody has read it out yet"),
                          optional("ringer", Shape::text(), "of a ringer: its id"),
                          optional("post", wordOf<Post>(), "of a ringer: whose place it takes")});
}

Shape contestTableShape()
{
    const Shape status = Shape::words({"live", "dead"});
    return Shape::object({required("type", wordOf<ContestType>()), required("reaction", Shape::boolean()),
                          required("initiator", Shape::text(), "a figure"),
                          required("targets", names(), "one figure, or two"),
                          required("initiator_status", status, "of its card"), required("initiator_value", anyNumber()),
                          required("target_status", status), required("target_value", anyNumber()),
                          required("decided_by", wordOf<DecidedBy>()),
                          required("initiator_total", anyNumber().orNull(), "null if no totals were compared"),
                          required("target_total", anyNumber().orNull()),
                          required("tiebreaker", anyNumber().orNull(), "the result that counted"),
                          required("winner", Shape::words({"initiator", "target"}).orNull()),
                          required("margin", anyNumber().orNull()),
                          required("push", wordOf<Push>(), "what a tackler that lost has coming"),
                          required("follow_up_allowed", Shape::boolean()),
                          required("victory_points", Shape::map(anyNumber()), "by team")})
        .described("the last contest, against its first target side");
}

Shape auctionTableShape()
{
    const Shape team = Shape::text().orNull();
    const Shape lot = Shape::object({required("lot", Shape::text()), required("name", Shape::text()),
                                     required("minimum_bid", count()), required("team", team, "who bought it"),
                                     required("price", anyNumber().orNull(), "what it paid")});
    const Shape current =
        Shape::object({required("lot", Shape::text()), required("highest_bid", count()),
                       required("highest_bidder", team), required("bidding", names(), "teams that have not passed")});
    return Shape::object({required("kind", wordOf<AuctionKind>()), required("state", wordOf<AuctionState>()),
                          required("lots", Shape::list(lot)),
                          required("current", current.orNull(), "the lot that is bid on"),
                          required("next_team", team, "who must act")});
}

Shape activationShape()
{
    const Shape flag = Shape::boolean();
    return Shape::object({required("figure", Shape::text()), required("movement", wordOf<Movement>()),
                          required("movement_left", anyNumber(), "spaces"),
                          required("reaction_suffered", flag, "an enemy has reacted; no other may"),
                          required("reaction_open", flag, "enemies may react to its last step"),
                          required("moved", flag), required("handed_off", flag), required("picked_up", flag),
                          required("contested", flag), required("stomped", flag), required("scorched", flag),
                          required("over", flag, "it is down or dead, or has scorched")});
}

std::vector<ShapeKey> matchKeys()
{
    const Shape team = Shape::text().orNull();
    const Shape result =
        Shape::object({required("winners", names()), required("by", Shape::text(), "how it was won, or all_lost")});
    const Shape place = Shape::object({required("place", Shape::integer(1, 4)), required("teams", names())});
    return {required("phase", wordOf<Phase>(), "where the match stands; in not_started there is no other key"),
            optional("mode", wordOf<Mode>()),
            optional("kind", wordOf<MatchKind>()),
            optional("draft", Shape::boolean()),
            optional("depth", wordOf<Depth>()),
            optional("house_rules", houseRulesShape(), "those that differ from the default"),
            optional("order", names(), "all teams, clockwise"),
            optional("in_play", names(), "teams that are not out, clockwise"),
            optional("status", Shape::map(wordOf<TeamStatus>()), "by team"),
            optional("period", Shape::integer(1, 1'000'000), "from 5: overtime"),
            optional("first_player", team),
            optional("active", team, "whose turn it is"),
            optional("next_team", team, "between turns: whose turn comes"),
            optional("to_act", team, "whose step it is, where the teams go one after the other"),
            optional("bell", team, "who rang it in this period"),
            optional("final_turns", names(), "teams with a turn left after the bell"),
            optional("result", result.orNull(), "null while the match goes on"),
            optional("ranking", Shape::list(place).orNull(), "the final places")};
}

std::vector<ShapeKey> teamKeys()
{
    const Shape numbers = Shape::map(anyNumber());
    const Shape upgrades = Shape::map(Shape::list(wordOf<Upgrade>()));
    const Shape fielded =
        Shape::list(Shape::object({required("ringer", Shape::text()), required("as", wordOf<Post>())}));
    return {optional("scores", numbers, "victory points by team"),
            optional("points", numbers.orNull(), "by team, of the last scoring moment; null before the first"),
            optional("bonus", numbers.orNull(), "by team, of the last scoring of kills and fouls"),
            optional("cash", numbers),
            optional("fouls", numbers),
            optional("kills", numbers, "number of trophies by team"),
            optional("trophies", Shape::map(names()), "figures by team"),
            optional("hand", numbers, "number of cards by team"),
            optional("burned", numbers, "number of cards by team, in this period"),
            optional("burned_cards", Shape::map(Shape::list(cardShape(NoCard::NotAllowed))), "in order, by team"),
            optional("owned_upgrades", upgrades, "in the order of buying"),
            optional("active_upgrades", upgrades, "of this half"),
            optional("active_upgrade_points", numbers),
            optional("owned_ringers", Shape::map(names()), "in the order of buying"),
            optional("fielded_ringers", Shape::map(fielded), "of this half"),
            optional("loadout_set", Shape::map(Shape::boolean()), "by team: it has chosen, in secret"),
            optional("suspended", names(), "teams without their ability until the end of the turn")};
}

std::vector<ShapeKey> tableKeys()
{
    const Shape ball =
        Shape::either({Shape::object({required("space", codes::Place::shape().orNull(), "null in scorekeeper depth")}),
                       Shape::object({required("carried_by", Shape::text(), "a figure")})});
    const Shape token = Shape::object({required("space", codes::Place::shape().orNull()),
                                       required("team", Shape::text(), QT_TRANSLATE_NOOP("shapes", "its owner"))});
    return {optional("draw_pile", count(), "cards"),
            optional("discard", count(), "cards"),
            optional("figures", Shape::map(figureShape()), "by team/figure"),
            optional("ball", ball),
            optional("walls", Shape::list(Shape::list(codes::Place::shape(), 2, 2)),
                     QT_TRANSLATE_NOOP("shapes", "pairs of adjacent spaces")),
            optional("fires", Shape::map(count()), "tokens by space"),
            optional("score_tokens", Shape::list(token)),
            optional("contest", contestTableShape().orNull(), "null before the first"),
            optional("activation", activationShape().orNull(), "the one in progress"),
            optional("auction", auctionTableShape().orNull(), "the one in progress")};
}

} // namespace

Shape tableShape()
{
    std::vector<ShapeKey> keys = matchKeys();
    for (const std::vector<ShapeKey>& more : {teamKeys(), tableKeys()})
        keys.insert(keys.end(), more.begin(), more.end());
    return Shape::object(std::move(keys)).described("the table as everyone sees it");
}

} // namespace whistle::kaosball
