// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"

#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

Json spaceOrNull(Space space)
{
    return space.isValid() ? Json(crossfield::name(space)) : Json(nullptr);
}

Json teamOrNull(const State& state, int team)
{
    return team >= 0 && team < state.teamCount() ? Json(state[team].name) : Json(nullptr);
}

Json teamNames(const State& state, const std::vector<int>& teams)
{
    Json names = Json::array();
    for (const int team : teams)
        names.push_back(state[team].name);
    return names;
}

template <class Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// An object with what `read` gives for each team.
template <class Read>
Json byTeam(const State& state, Read&& read)
{
    Json json = Json::object();
    for (const Team& team : state.teams)
        json[team.name] = read(team);
    return json;
}

Json pointsByTeam(const State& state, const std::vector<int>& points)
{
    if (points.empty())
        return nullptr;
    Json json = Json::object();
    for (std::size_t i = 0; i < points.size(); ++i)
        json[state.teams[i].name] = points[i];
    return json;
}

template <class Items, class Write>
Json listOf(const Items& items, Write&& write)
{
    Json json = Json::array();
    for (const auto& item : items)
        json.push_back(write(item));
    return json;
}

Json writeFigure(const Figure& figure)
{
    Json json{
        {"where", toWord(figure.where)}, {"kind", toWord(figure.kind)},
        {"standing", figure.stands()},   {"space", figure.isOnField() ? spaceOrNull(figure.space) : Json(nullptr)},
        {"damage", figure.damage},       {"health", figure.health > 0 ? Json(figure.health) : Json(nullptr)}};
    if (figure.kind == FigureKind::Ringer) {
        json["ringer"] = figure.name;
        json["post"] = toWord(figure.post);
    }
    return json;
}

Json writeFigures(const State& state)
{
    Json json = Json::object();
    for (const Team& team : state.teams) {
        for (const Figure& figure : team.figures)
            json[team.name + '/' + figure.name] = writeFigure(figure);
    }
    return json;
}

Json writeBall(const State& state)
{
    if (state.ball.carrier.isValid())
        return {{"carried_by", state.idOf(state.ball.carrier)}};
    return {{"space", spaceOrNull(state.ball.space)}};
}

Json writeLastContest(const LastContest& last)
{
    const auto status = [](const CardResult& card) { return card.isLive ? "live" : "dead"; };
    const ContestVerdict& verdict = last.verdict;
    Json targets = Json::array();
    for (const ContestSide& side : last.contest.targets) {
        for (const ContestFigure& figure : side.figures)
            targets.push_back(figure.id);
    }
    Json json{{"type", toWord(last.contest.type)},
              {"reaction", last.contest.isReaction},
              {"initiator", last.contest.initiator.figures.front().id},
              {"targets", std::move(targets)},
              {"initiator_status", status(verdict.initiatorCard)},
              {"initiator_value", verdict.initiatorCard.value}};
    const Comparison& first = verdict.comparisons.front();
    json["target_status"] = status(first.card);
    json["target_value"] = first.card.value;
    json["decided_by"] = toWord(first.decidedBy);
    json["initiator_total"] = orNull(first.initiatorTotal);
    json["target_total"] = orNull(first.targetTotal);
    json["tiebreaker"] = orNull(first.tiebreaker);
    json["winner"] = first.winner == Winner::Open ? Json(nullptr) : Json(toWord(first.winner));
    json["margin"] = orNull(first.margin);
    json["push"] = toWord(verdict.push);
    json["follow_up_allowed"] = verdict.followUpAllowed;
    json["victory_points"] = Json::object();
    for (const auto& [team, points] : verdict.victoryPoints)
        json["victory_points"][team] = points;
    return json;
}

Json writeAuction(const Auction& auction)
{
    const auto team = [&auction](int seat) {
        return seat < 0 ? Json(nullptr) : Json(auction.teams[static_cast<std::size_t>(seat)].name);
    };
    Json bidding = Json::array();
    for (const AuctionTeam& seat : auction.teams) {
        if (seat.isIn)
            bidding.push_back(seat.name);
    }
    Json current;
    if (auction.currentLot >= 0) {
        current = {{"lot", auction.lots[static_cast<std::size_t>(auction.currentLot)].id},
                   {"highest_bid", auction.highestBid},
                   {"highest_bidder", team(auction.highestBidder)},
                   {"bidding", std::move(bidding)}};
    }
    return {{"kind", toWord(auction.kind)},
            {"state", toWord(auction.state)},
            {"lots", listOf(auction.lots,
                            [&](const AuctionLot& lot) -> Json {
                                return {{"lot", lot.id},
                                        {"name", lot.name},
                                        {"minimum_bid", lot.minimumBid},
                                        {"team", team(lot.buyer)},
                                        {"price", lot.isSold() ? Json(lot.price) : Json(nullptr)}};
                            })},
            {"current", std::move(current)},
            {"next_team", team(auction.nextTeam)}};
}

Json writeActivation(const State& state, const Activation& activation)
{
    return {{"figure", state.idOf(activation.figure)},  {"movement", toWord(activation.movement)},
            {"movement_left", activation.movementLeft}, {"reaction_suffered", activation.reactionSuffered},
            {"reaction_open", activation.reactionOpen}, {"moved", activation.hasMoved},
            {"handed_off", activation.handedOff},       {"picked_up", activation.pickedUp},
            {"contested", activation.contested},        {"stomped", activation.stomped},
            {"scorched", activation.scorched},          {"over", activation.isOver}};
}

Json writeUpgrades(const Upgrades& upgrades)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        for (int copy = 0; copy < upgrades.copies[i]; ++copy)
            json.push_back(toWord(static_cast<Upgrade>(i)));
    }
    return json;
}

void addMatch(Json& json, const State& state)
{
    json["phase"] = toWord(state.phase);
    json["mode"] = toWord(state.mode);
    json["kind"] = toWord(state.kind);
    json["draft"] = state.hasDraft;
    json["depth"] = toWord(state.depth);
    json["house_rules"] = writeRecord(state.houseRules);
    json["order"] = listOf(state.teams, [](const Team& team) { return team.name; });
    json["in_play"] = Json::array();
    for (const Team& team : state.teams) {
        if (team.isInPlay())
            json["in_play"].push_back(team.name);
    }
    json["status"] = byTeam(state, [](const Team& team) { return toWord(team.status); });
    json["period"] = state.period;
    json["first_player"] = teamOrNull(state, state.firstPlayer);
    json["active"] = teamOrNull(state, state.active);
    json["next_team"] = teamOrNull(state, state.nextTeam);
    json["to_act"] = teamOrNull(state, state.teamToAct());
    json["bell"] = teamOrNull(state, state.bell);
    json["final_turns"] = teamNames(state, state.finalTurns);
    json["result"] = nullptr;
    json["ranking"] = nullptr;
    if (state.result) {
        json["result"] = {{"winners", teamNames(state, state.result->winners)}, {"by", state.result->by}};
        json["ranking"] = listOf(state.result->ranking, [&](const RankingPlace& place) -> Json {
            return {{"place", place.place}, {"teams", teamNames(state, place.teams)}};
        });
    }
}

void addTeams(Json& json, const State& state)
{
    json["scores"] = byTeam(state, [](const Team& team) { return team.score; });
    json["points"] = pointsByTeam(state, state.lastPoints);
    json["bonus"] = pointsByTeam(state, state.lastBonus);
    json["cash"] = byTeam(state, [](const Team& team) { return team.cash; });
    json["fouls"] = byTeam(state, [](const Team& team) { return team.fouls; });
    json["kills"] = byTeam(state, [](const Team& team) { return team.trophies.size(); });
    json["trophies"] = byTeam(state, [&](const Team& team) {
        return listOf(team.trophies, [&](FigureRef trophy) { return state.idOf(trophy); });
    });
    json["hand"] = byTeam(state, [](const Team& team) { return team.hand; });
    json["burned"] = byTeam(state, [](const Team& team) { return team.burned.size(); });
    json["burned_cards"] = byTeam(state, [](const Team& team) { return listOf(team.burned, writeCard); });
    json["owned_upgrades"] = byTeam(state, [](const Team& team) {
        return listOf(team.ownedUpgrades, [](Upgrade upgrade) { return toWord(upgrade); });
    });
    json["active_upgrades"] = byTeam(state, [](const Team& team) { return writeUpgrades(team.active); });
    json["active_upgrade_points"] = byTeam(state, [](const Team& team) { return team.activeUpgradePoints; });
    json["owned_ringers"] = byTeam(state, [](const Team& team) { return team.ownedRingers; });
    json["fielded_ringers"] = byTeam(state, [](const Team& team) {
        return listOf(team.fielded, [](const FieldedRinger& fielded) -> Json {
            return {{"ringer", fielded.ringer}, {"as", toWord(fielded.as)}};
        });
    });
    json["loadout_set"] = byTeam(state, [](const Team& team) { return team.chosen.has_value(); });
    json["suspended"] = teamNames(state, state.suspended);
}

void addTable(Json& json, const State& state)
{
    json["draw_pile"] = state.drawPile;
    json["discard"] = state.discard;
    json["figures"] = writeFigures(state);
    json["ball"] = writeBall(state);
    json["walls"] = listOf(state.walls, [](const Wall& wall) {
        return Json::array({spaceOrNull(wall.a), spaceOrNull(wall.b)});
    });
    json["fires"] = Json::object();
    for (const Fire& fire : state.fires)
        json["fires"][std::string(crossfield::name(fire.space))] = fire.tokens;
    json["score_tokens"] = listOf(state.scoreTokens, [&](const ScoreToken& token) -> Json {
        return {{"space", spaceOrNull(token.space)}, {"team", teamOrNull(state, token.team)}};
    });
    json["contest"] = state.lastContest ? writeLastContest(*state.lastContest) : Json(nullptr);
    json["activation"] = state.activation ? writeActivation(state, *state.activation) : Json(nullptr);
    json["auction"] = state.auction ? writeAuction(*state.auction) : Json(nullptr);
}

} // namespace

Json tableJson(const State& state)
{
    if (state.phase == Phase::NotStarted)
        return {{"phase", toWord(state.phase)}};
    Json json = Json::object();
    addMatch(json, state);
    addTeams(json, state);
    addTable(json, state);
    return json;
}

} // namespace whistle::kaosball
