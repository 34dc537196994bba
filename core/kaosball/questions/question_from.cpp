// SPDX-License-Identifier: GPL-3.0-or-later
// The questions as the table of a match stands.
#include "kaosball/questions/guide.h"

#include "kaosball/judging/scoring.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

Json writeUpgrades(const Upgrades& upgrades)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        if (upgrades[upgrade] > 0)
            json[std::string(toWord(upgrade))] = upgrades[upgrade];
    }
    return json;
}

Json writeCards(const std::vector<Card>& cards)
{
    Json json = Json::array();
    for (const Card card : cards)
        json.push_back(writeCard(card));
    return json;
}

void addHouseRules(Json& input, const State& state)
{
    if (Json rules = writeHouseRules(state.houseRules); !rules.empty())
        input["house_rules"] = std::move(rules);
}

void addAbility(Json& json, Ability ability)
{
    if (ability != Ability::None)
        json["ability"] = toWord(ability);
}

Json contestFigure(const ContestFigure& figure)
{
    Json json{{"id", figure.id}, {"kind", toWord(figure.kind)}};
    if (figure.health > 0) // of a ringer whose card nobody has read out it is asked
        json["health"] = figure.health;
    if (figure.damage > 0)
        json["damage"] = figure.damage;
    if (figure.ringer != Ringer::None)
        json["ringer"] = toWord(figure.ringer);
    if (figure.hasBall)
        json["has_ball"] = true;
    if (figure.preventedThisTurn > 0)
        json["damage_prevented_this_turn"] = figure.preventedThisTurn;
    if (figure.usesBrick)
        json["use_brick"] = true;
    return json;
}

/// A side; `burned`: the cards that lay burned before this contest. A card that is none was not shown yet.
Json contestSide(const ContestSide& side, const std::vector<Card>& burned, bool isShown)
{
    Json json{
        {"team", side.team},
        {"stats",
         {{"handling", side.stats.handling}, {"tackling", side.stats.tackling}, {"fighting", side.stats.fighting}}},
        {"card", isShown ? writeCard(side.card) : Json::object()},
        {"burned", writeCards(burned)}};
    addAbility(json, side.ability);
    if (Json upgrades = writeUpgrades(side.upgrades); !upgrades.empty())
        json["upgrades"] = std::move(upgrades);
    if (side.stimPack)
        json["stim_pack"] = true;
    if (side.painGain > 0)
        json["pain_gain"] = side.painGain;
    if (!side.tiebreakerRolls.empty())
        json["tiebreaker_rolls"] = side.tiebreakerRolls;
    return json;
}

enum class Cards { Shown, Open };

Json contestInput(const Contest& contest, const State& before, Cards cards)
{
    const auto burned = [&](const std::string& team) { return before[before.teamNamed(team)].burned; };
    const bool isShown = cards == Cards::Shown;
    Json input{{"type", toWord(contest.type)}};
    if (contest.isReaction)
        input["reaction"] = true;
    input["initiator"] = contestSide(contest.initiator, burned(contest.initiator.team), isShown);
    input["initiator"]["figure"] = contestFigure(contest.initiator.figures.front());
    input["targets"] = Json::array();
    for (const ContestSide& target : contest.targets) {
        Json side = contestSide(target, burned(target.team), isShown);
        side["figures"] = Json::array();
        for (const ContestFigure& figure : target.figures)
            side["figures"].push_back(contestFigure(figure));
        input["targets"].push_back(std::move(side));
    }
    if (contest.followUp)
        input["follow_up"] = true;
    const Surroundings& round = contest.surroundings;
    if (round.freeSpaces != 1 || round.blockedSides != 0)
        input["initiator_surroundings"] = {{"free_spaces", round.freeSpaces}, {"blocked_sides", round.blockedSides}};
    addHouseRules(input, before);
    return input;
}

ContestSide sideOf(const State& state, FigureRef ref)
{
    const Team& team = state[int{ref.team}];
    ContestSide side;
    side.team = team.name;
    side.stats = team.stats;
    side.ability = state.abilityOf(ref.team);
    side.upgrades = team.active;
    const Figure& figure = state[ref];
    side.figures.push_back({state.idOf(ref), figure.kind, figure.health, figure.damage, figure.ringer,
                            state.ball.carrier == ref, figure.prevented, false});
    return side;
}

/// The figure that acts, else the first standing bruiser or ringer of the team whose turn it is.
FigureRef likelyChallenger(const State& state)
{
    if (state.activation)
        return state.activation->figure;
    const int team = state.active >= 0 ? state.active : state.nextTeam;
    for (const FigureRef ref : state.onField()) {
        if (ref.team == team && state[ref].standing && countsAsBruiser(state[ref].kind))
            return ref;
    }
    return {};
}

/// The first enemy in its killzone, else the ball carrier, else the first enemy that stands.
FigureRef likelyTarget(const State& state, FigureRef challenger)
{
    const bool mirror = state.isMirror();
    const FieldView view = mirror ? viewField(state) : FieldView{};
    const SpaceSet zone = mirror ? killzone(view.position, view.pieceOf(challenger)) : SpaceSet{};
    FigureRef best;
    int bestRank = 3;
    for (const FigureRef ref : state.onField()) {
        if (!state[ref].standing || !state.areEnemies(challenger.team, ref.team))
            continue;
        const bool isNear = mirror && zone[static_cast<std::size_t>(state[ref].space.index)];
        const int rank = isNear ? 0 : state.ball.carrier == ref ? 1 : 2;
        if (rank < bestRank) {
            best = ref;
            bestRank = rank;
        }
    }
    return best;
}

std::optional<Json> contestNow(const State& state)
{
    const FigureRef challenger = likelyChallenger(state);
    if (!challenger.isValid())
        return {};
    const FigureRef target = likelyTarget(state, challenger);
    if (!target.isValid())
        return {};
    Contest contest;
    contest.type = state.activation && state.activation->movement == Movement::Tackle ? ContestType::Tackle
                   : countsAsBruiser(state[challenger].kind)                          ? ContestType::Attack
                                                                                      : ContestType::Steal;
    contest.initiator = sideOf(state, challenger);
    contest.targets = {sideOf(state, target)};
    return contestInput(contest, state, Cards::Open);
}

Json fieldFigure(const State& state, FigureRef ref)
{
    const Figure& figure = state[ref];
    Json json{{"id", state.idOf(ref)},
              {"team", state[int{ref.team}].name},
              {"kind", toWord(figure.kind)},
              {"space", crossfield::name(figure.space)}};
    if (figure.ringer != Ringer::None)
        json["ringer"] = toWord(figure.ringer);
    if (!figure.standing)
        json["standing"] = false;
    return json;
}

void addBall(Json& input, const State& state)
{
    if (state.ball.carrier.isValid())
        input["ball"] = {{"carried_by", state.idOf(state.ball.carrier)}};
    else if (state.ball.space.isValid())
        input["ball"] = {{"space", crossfield::name(state.ball.space)}};
}

std::optional<Json> movementNow(const State& state)
{
    if (!state.isMirror() || state.onField().empty())
        return {};
    const FigureRef active = likelyChallenger(state);
    if (!active.isValid() || !state[active].stands())
        return {};
    Json input{{"active_figure", state.idOf(active)}};
    const Movement movement = state.activation ? state.activation->movement : Movement::Sprint;
    input["action"] = toWord(movement);
    input["teams"] = Json::array();
    for (int t = 0; t < state.teamCount(); ++t) {
        Json team{{"team", state[t].name}};
        addAbility(team, state[t].ability);
        if (!state[t].alliance.empty())
            team["alliance"] = state[t].alliance;
        if (Json upgrades = writeUpgrades(state[t].active); !upgrades.empty())
            team["upgrades"] = std::move(upgrades);
        input["teams"].push_back(std::move(team));
    }
    input["figures"] = Json::array();
    for (const FigureRef ref : state.onField()) {
        Json figure = fieldFigure(state, ref);
        if (state[ref].health > 0)
            figure["health"] = state[ref].health;
        if (state[ref].damage > 0)
            figure["damage"] = state[ref].damage;
        input["figures"].push_back(std::move(figure));
    }
    addBall(input, state);
    for (const Wall& wall : state.walls)
        input["walls"].push_back({crossfield::name(wall.a), crossfield::name(wall.b)});
    for (const Fire& fire : state.fires)
        input["fires"].push_back({{"space", crossfield::name(fire.space)}, {"tokens", fire.tokens}});
    for (const int team : state.suspended)
        input["abilities_suspended"].push_back(state[team].name);
    if (state[active].prevented > 0)
        input["damage_prevented_this_turn"] = state[active].prevented;
    addHouseRules(input, state);
    return input;
}

std::optional<Json> scoringNow(const State& state, ScoringMoment moment, int activeTeam)
{
    if (!state.isMirror())
        return {};
    Json input{{"moment", toWord(moment)}};
    input["period"] = state.isOvertime() ? Json("overtime") : Json(state.period);
    if (moment == ScoringMoment::StartOfTurn) {
        if (activeTeam < 0)
            return {};
        input["active_team"] = state[activeTeam].name;
    }
    input["teams"] = Json::array();
    for (int t = 0; t < state.teamCount(); ++t)
        input["teams"].push_back({{"team", state[t].name}, {"side", toWord(state[t].side)}});
    input["figures"] = Json::array();
    for (const FigureRef ref : state.onField())
        input["figures"].push_back(fieldFigure(state, ref));
    addBall(input, state);
    for (const ScoreToken& token : state.scoreTokens)
        input["score_tokens"].push_back({{"space", crossfield::name(token.space)}, {"team", state[token.team].name}});
    addHouseRules(input, state);
    return input;
}

/// `{"teams": [...]}`, one entry for each team that `entry` wants.
template <class Entry>
Json teamsInput(const State& state, Entry&& entry)
{
    Json input{{"teams", Json::array()}};
    for (int t = 0; t < state.teamCount(); ++t)
        input["teams"].push_back(entry(state[t]));
    addHouseRules(input, state);
    return input;
}

Json bribesNow(const State& state)
{
    Json input{{"teams", Json::array()}};
    for (const int t : state.orderFromTeam(state.firstPlayer)) {
        Json team{{"team", state[t].name},
                  {"cash", state[t].cash},
                  {"fouls", state[t].fouls},
                  {"burned_cheat_cards", state.burnedCheats(t)},
                  {"bribes", 0}};
        if (const int lucky = state[t].active[Upgrade::Lucky]; lucky > 0)
            team["lucky"] = lucky;
        input["teams"].push_back(std::move(team));
    }
    addHouseRules(input, state);
    return input;
}

Json resultNow(const State& state, std::string_view stage)
{
    Json input = teamsInput(state, [](const Team& team) {
        Json json{{"team", team.name}, {"score", team.score}};
        if (team.status != TeamStatus::InPlay)
            json["status"] = toWord(team.status);
        if (!team.alliance.empty())
            json["alliance"] = team.alliance;
        return json;
    });
    input["mode"] = toWord(state.mode);
    input["stage"] = stage;
    if (stage == toWord(MatchStage::EndOfOvertime)) {
        for (const int team : state.overtimeTeams)
            input["overtime_teams"].push_back(state[team].name);
    }
    return input;
}

Json knockoutNow(const State& state)
{
    Json input = teamsInput(state, [](const Team& team) {
        Json json{{"team", team.name}, {"score", team.score}};
        if (!team.isInPlay())
            json["in_play"] = false;
        if (!team.alliance.empty())
            json["alliance"] = team.alliance;
        return json;
    });
    input["mode"] = toWord(state.mode);
    return input;
}

/// The loadout in force: one that is chosen and not revealed is nobody's business (KB-27.1).
Json loadoutOf(const Team& team, const State& state)
{
    const auto words = [](const Upgrades& upgrades) {
        Json list = Json::array();
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            for (int copy = 0; copy < upgrades[static_cast<Upgrade>(i)]; ++copy)
                list.push_back(toWord(static_cast<Upgrade>(i)));
        }
        return list;
    };
    Upgrades owned;
    for (const Upgrade upgrade : team.ownedUpgrades)
        owned.add(upgrade);
    Json input{{"active_upgrade_points", team.activeUpgradePoints},
               {"owned_upgrades", words(owned)},
               {"active_upgrades", words(team.active)}};
    if (!team.ownedRingers.empty())
        input["owned_ringers"] = team.ownedRingers;
    for (const FieldedRinger& ringer : team.fielded)
        input["fielded_ringers"].push_back({{"ringer", ringer.ringer}, {"as", toWord(ringer.as)}});
    addHouseRules(input, state);
    return input;
}

/// None while some have passed the lot already: an auction that begins here cannot say so.
std::optional<Json> auctionNow(const State& state)
{
    const Auction& auction = *state.auction;
    const bool isBidding = auction.currentLot >= 0;
    const auto count = auction.teams.size();
    if (isBidding &&
        !std::all_of(auction.teams.begin(), auction.teams.end(), [](const auto& team) { return team.isIn; }))
        return {};
    Json input{{"auction", toWord(auction.kind)}, {"teams", Json::array()}, {"lots", Json::array()}};
    const auto first = static_cast<std::size_t>(isBidding ? auction.highestBidder : auction.nextTeam);
    for (std::size_t i = 0; i < count; ++i) {
        const AuctionTeam& team = auction.teams[(first + i) % count];
        input["teams"].push_back({{"team", team.name}, {"cash", team.cash}});
    }
    for (const AuctionLot& lot : auction.lots) {
        if (!lot.isSold())
            input["lots"].push_back({{"lot", lot.id}, {"name", lot.name}, {"minimum_bid", lot.minimumBid}});
    }
    input["events"] = Json::array();
    if (isBidding) // at its highest bid
        input["events"].push_back({{"action", toWord(AuctionAction::Open)},
                                   {"team", auction.teams[first].name},
                                   {"lot", auction.lots[static_cast<std::size_t>(auction.currentLot)].id},
                                   {"bid", auction.highestBid}});
    return input;
}

int teamInTurn(const State& state)
{
    const int team = state.active >= 0 ? state.active : state.nextTeam;
    return team >= 0 ? team : state.firstPlayer;
}

} // namespace

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    if (state.teams.empty())
        return {};
    if (question == "contest")
        return contestNow(state);
    if (question == "movement")
        return movementNow(state);
    if (question == "scoring") {
        const bool isOver = state.phase == Phase::PeriodOver || state.phase == Phase::SpecialEnd;
        return scoringNow(state, isOver ? ScoringMoment::EndOfPeriod : ScoringMoment::StartOfTurn, teamInTurn(state));
    }
    if (question == "card_status") {
        Json input{{"cards", Json::array()}, {"burned", writeCards(state[teamInTurn(state)].burned)}};
        addHouseRules(input, state);
        return input;
    }
    if (question == "bonus_scoring")
        return teamsInput(state, [](const Team& team) {
            Json json{{"team", team.name}, {"kills", team.trophies.size()}, {"fouls", team.fouls}};
            if (!team.isInPlay())
                json["in_play"] = false;
            return json;
        });
    if (question == "bribe_and_fouls")
        return bribesNow(state);
    if (question == "knockout")
        return knockoutNow(state);
    if (question == "match_result")
        return resultNow(state, toWord(state.isOvertime()                ? MatchStage::EndOfOvertime
                                       : state.phase >= Phase::MatchOver ? MatchStage::EndOfPeriod4
                                                                         : MatchStage::InPlay));
    if (question == "loadout")
        return loadoutOf(state[std::max(state.teamToAct(), 0)], state);
    if (question == "auction" && state.auction && state.auction->state != AuctionState::Finished)
        return auctionNow(state);
    return {};
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    const auto asked = [](const char* question, std::optional<Json> input) -> std::optional<AskedQuestion> {
        if (!input)
            return {};
        return AskedQuestion{question, std::move(*input)};
    };
    const auto fought = [&]() -> std::optional<AskedQuestion> {
        if (!after.lastContest)
            return {};
        return AskedQuestion{"contest", contestInput(after.lastContest->contest, before, Cards::Shown)};
    };
    if (std::holds_alternative<ContestCommand>(command) || std::holds_alternative<React>(command))
        return fought();
    if (const auto* move = std::get_if<Move>(&command)) {
        std::optional<Json> input = movementNow(before);
        if (input) {
            (*input)["path"] = Json::array();
            for (const Space space : move->path)
                (*input)["path"].push_back(crossfield::name(space));
            if (move->pickUp)
                (*input)["pick_up_ball"] = true;
        }
        return asked("movement", std::move(input));
    }
    if (const auto* start = std::get_if<StartTurn>(&command))
        return asked("scoring", scoringNow(before, ScoringMoment::StartOfTurn, before.teamNamed(start->team)));
    if (std::holds_alternative<ScorePeriod>(command))
        return asked("scoring", scoringNow(before, ScoringMoment::EndOfPeriod, -1));
    if (std::holds_alternative<ScoreBonus>(command))
        return asked("bonus_scoring", questionFrom("bonus_scoring", before));
    if (const auto* bribe = std::get_if<Bribe>(&command)) {
        Json input = bribesNow(before);
        for (Json& team : input["teams"]) {
            if (team["team"] == bribe->team)
                team["bribes"] = bribe->cash;
        }
        return asked("bribe_and_fouls", std::move(input));
    }
    if (const auto* rolled = std::get_if<RollFouls>(&command)) {
        Json input = bribesNow(before);
        for (Json& team : input["teams"]) {
            if (team["team"] == rolled->team)
                team["rolls"] = rolled->rolls;
        }
        return asked("bribe_and_fouls", std::move(input));
    }
    if (const auto* loadout = std::get_if<SetLoadout>(&command)) {
        const int team = before.teamNamed(loadout->team);
        if (team < 0)
            return {};
        Team chosen = before[team];
        chosen.active = {};
        for (const Upgrade upgrade : loadout->upgrades)
            chosen.active.add(upgrade);
        chosen.fielded = loadout->ringers;
        return asked("loadout", loadoutOf(chosen, before));
    }
    if (std::holds_alternative<EndMatch>(command))
        return asked("match_result", questionFrom("match_result", before));
    return {};
}

} // namespace whistle::kaosball
