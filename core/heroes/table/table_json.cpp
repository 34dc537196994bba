// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/questions/codecs.h"

namespace whistle::heroes {

namespace {

template <class Enum>
Json wordOrNull(const std::optional<Enum>& value)
{
    return OrNull<WordOf<Enum>>::write(value);
}
template <class Value>
Json orNull(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json(nullptr);
}
Json playerName(const State& state, std::optional<int> player)
{
    const auto index = static_cast<std::size_t>(player.value_or(-1));
    return index < state.players.size() ? Json(state.players[index].name) : Json(nullptr);
}

Json playerJson(const State& state, std::size_t index)
{
    const Player& player = state.players[index];
    Json cards = Json::object();
    for (std::size_t i = 0; i < (player.has(Building::Marketplace) ? 4U : 3U); ++i)
        cards[std::to_string(i + 1)] = player.cards[i] ? "up" : "down";
    Json reserve = Json::object();
    for (const UnitFacts& unit : player.facts->units)
        reserve[wordOf(unit.unit)] = player.reserveOf(unit.unit);
    Json unused = Json::array();
    for (const HeroFacts& hero : player.facts->heroes) {
        if (!state.hero(hero.name))
            unused.push_back(hero.name);
    }
    return {{"faction", toWord(player.faction)},
            {"power_points", state.powerPoints(static_cast<int>(index))},
            {"gold", player.gold},
            {"resources", player.resources},
            {"capital_level", player.capitalLevel},
            {"capital", OrNull<ObjectOf<Space>>::write(player.capital)},
            {"buildings", ListOf<WordOf<Building>>::write(player.buildings)},
            {"cards", std::move(cards)},
            {"reserve", std::move(reserve)},
            {"heroes", player.heroes},
            {"unused_heroes", std::move(unused)}};
}

Json heroJson(const State& state, const Hero& hero)
{
    Json artefacts = Json::object();
    for (std::size_t i = 0; i < hero.artefacts.size(); ++i) {
        if (!hero.artefacts[i].empty())
            artefacts[wordOf(static_cast<Slot>(i))] = hero.artefacts[i];
    }
    Json army = Json::object();
    for (const UnitFacts& unit : state.owner(hero).facts->units)
        army[wordOf(unit.unit)] = writeRecord(hero.tokens(unit.unit));
    const Json place = hero.isAway ? writeRecord(hero.at) : Json("capital");
    return {{"player", state.owner(hero).name},
            {"might", hero.facts->might},
            {"magic", hero.facts->magic},
            {"initiative", hero.facts->initiative},
            {"leadership", state.leadership(hero)},
            {"skill_cards", hero.skillCards},
            {"scrolls", hero.scrolls},
            {"artefacts", std::move(artefacts)},
            {"trophies", ListOf<ObjectOf<Trophy>>::write(hero.trophies)},
            {"luck", hero.luck},
            {"place", state.isMirror ? place : Json(nullptr)},
            {"army", std::move(army)},
            {"activated", hero.activated}};
}

Json siteJson(const State& state, const Site& site)
{
    const auto coordinate = [&](int Space::*one) { return site.at ? Json(*site.at.*one) : Json(nullptr); };
    return {{"kind", toWord(site.kind)},
            {"row", coordinate(&Space::row)},
            {"column", coordinate(&Space::column)},
            {"controller", playerName(state, site.controller)},
            {"state", state.siteState(site)}};
}

Json encounterJson(const EncounterToken& token)
{
    Json json = WholeOf<EncounterFacts>::write(*token.facts);
    json.update(writeRecord(*token.at));
    json["guards"] = orNull(token.guards);
    return json;
}

Json battleJson(const State& state)
{
    const Battle& battle = *state.battle;
    Json stacks = Json::object();
    for (const BattleStack& stack : battle.stacks) {
        stacks[stack.name] = {{"side", toWord(stack.side)},
                              {"start", writeRecord(stack.start)},
                              {"base", stack.base},
                              {"elite", stack.elite},
                              {"wounded", OrNull<ObjectOf<Wound>>::write(stack.wounded)}};
    }
    Json encounters = Json::object();
    for (const FightingEncounter& one : battle.encounters)
        encounters[one.name] = {{"challenge", one.challenge},
                                {"damage", one.damage},
                                {"tough_used", one.toughUsed},
                                {"additional", one.additional},
                                {"destroyed", one.isDestroyed()}};
    Json attack = nullptr;
    if (battle.attack) {
        attack = {{"piece", battle.attack->piece}};
        attack.update(writeRecord(battle.attack->roll));
    }
    return {{"kind", toWord(battle.kind)},
            {"clash", battle.clash},
            {"active", battle.active},
            {"opponent", battle.opponent},
            {"order", eachOf(battle.order, &PlacedPiece::name)},
            {"next", orNull(nextPiece(state))},
            {"retreat_possible", isRetreatPossible(state)},
            {"stacks", std::move(stacks)},
            {"encounters", std::move(encounters)},
            {"elite_dice_allowed", battle.eliteDiceAllowed},
            {"guardian_angel_used", battle.angelUsed[0] || battle.angelUsed[1]},
            {"attack", std::move(attack)},
            {"damage", battle.damage},
            {"winner", wordOrNull(battle.winner)},
            {"retreated", wordOrNull(battle.retreated)}};
}

Json activationJson(const State& state)
{
    if (!state.activation)
        return nullptr;
    const Activation& activation = *state.activation;
    const int left = activation.isOver ? 0 : activation.walk.left();
    return {{"hero", activation.hero},
            {"movement_left", state.isMirror ? Json(left) : Json(nullptr)},
            {"battle_fought", activation.battleFought}};
}

Json claimJson(const std::optional<Claim>& claim)
{
    if (!claim)
        return nullptr;
    if (claim->isLevel)
        return {{"hero", claim->hero}, {"cost", claim->cost}, {"treasure_experience", claim->treasureExperience}};
    return {{"hero", claim->hero}, {"rewards", claim->rewards}};
}

Json resultJson(const std::optional<RankingVerdict>& result)
{
    if (!result)
        return nullptr;
    Json json = writeRecord(*result);
    json.erase("game_over");
    return json;
}

} // namespace

Json tableJson(const State& state)
{
    Json weekCard = nullptr;
    if (state.weekCard)
        weekCard = {{"name", state.weekCard->name},
                    {"dark_days", state.weekCard->darkDays},
                    {"modifiers", state.weekCard->modifiers}};
    Json players = Json::object();
    for (std::size_t i = 0; i < state.players.size(); ++i)
        players[state.players[i].name] = playerJson(state, i);
    Json heroes = Json::object();
    for (const Hero& hero : state.heroes)
        heroes[hero.name] = heroJson(state, hero);
    Json sites = Json::object();
    for (const Site& site : state.sites)
        sites[site.name] = siteJson(state, site);
    Json encounters = Json::object();
    for (const EncounterToken& token : state.encounters) {
        if (token.at && !token.isGone)
            encounters[token.facts->name] = encounterJson(token);
    }
    return {{"phase", toWord(state.phase)},
            {"step", NullOrWord<Step>::write(state.step)},
            {"round", state.round},
            {"last_round", state.lastRound},
            {"week_cards_left", state.weekCardsLeft},
            {"week_card", std::move(weekCard)},
            {"first_player", playerName(state, state.firstPlayer)},
            {"active", playerName(state, state.active)},
            {"card", state.open ? Json(state.open->card) : Json(nullptr)},
            {"action", state.open ? Json(toWord(state.open->action)) : Json(nullptr)},
            {"activation", activationJson(state)},
            {"claim", claimJson(state.claim)},
            {"players", std::move(players)},
            {"heroes", std::move(heroes)},
            {"sites", std::move(sites)},
            {"encounters", std::move(encounters)},
            {"board", state.isMirror ? Json(state.board.rows()) : Json(nullptr)},
            {"battle", state.battle ? battleJson(state) : Json(nullptr)},
            {"result", resultJson(state.result)}};
}

Shape tableShape()
{
    const Shape number = Shape::integer(-1000, 100'000);
    const Shape name = Shape::text();
    const Shape names = Shape::list(Shape::anyText());
    const Shape any = Shape::anything();
    // Keys that stand together have the same shape.
    const auto keys = [](const std::vector<std::pair<std::vector<const char*>, Shape>>& all) {
        std::vector<ShapeKey> required_;
        for (const auto& [together, shape] : all) {
            for (const char* key : together)
                required_.push_back(required(key, shape));
        }
        return Shape::object(std::move(required_));
    };
    const Shape space = ObjectOf<Space>::shape();
    const Shape tokens = ObjectOf<Tokens>::shape();
    const Shape player = keys({{{"faction"}, WordOf<Faction>::shape()},
                               {{"power_points", "gold", "resources", "capital_level"}, number},
                               {{"capital"}, space.orNull()},
                               {{"buildings"}, names},
                               {{"cards"}, Shape::map(Shape::words({"up", "down"}))},
                               {{"reserve"}, Shape::map(number)},
                               {{"heroes", "unused_heroes"}, names}});
    const Shape hero = keys({{{"player"}, name},
                             {{"might", "magic", "initiative", "leadership"}, number},
                             {{"skill_cards"}, names},
                             {{"scrolls"}, number},
                             {{"artefacts"}, Shape::map(name)},
                             {{"trophies"}, ListOf<ObjectOf<Trophy>>::shape()},
                             {{"luck"}, number},
                             {{"place"}, any},
                             {{"army"}, Shape::map(tokens)},
                             {{"activated"}, Shape::boolean()}});
    const Shape site = keys({{{"kind"}, WordOf<SiteKind>::shape()},
                             {{"row", "column"}, number.orNull()},
                             {{"controller"}, name.orNull()},
                             {{"state"}, Shape::words({"guarded", "free", "discovered", "looted"})}});
    const Shape stack = keys({{{"side"}, WordOf<Side>::shape()},
                              {{"start"}, tokens},
                              {{"base", "elite"}, number},
                              {{"wounded"}, ObjectOf<Wound>::shape().orNull()}});
    const Shape fought =
        keys({{{"challenge", "damage", "tough_used"}, number}, {{"additional", "destroyed"}, Shape::boolean()}});
    const Shape battle = keys({{{"kind"}, WordOf<BattleKind>::shape()},
                               {{"clash"}, number},
                               {{"active", "opponent"}, name},
                               {{"order"}, names},
                               {{"next"}, name.orNull()},
                               {{"retreat_possible"}, Shape::boolean()},
                               {{"stacks"}, Shape::map(stack)},
                               {{"encounters"}, Shape::map(fought)},
                               {{"elite_dice_allowed", "guardian_angel_used"}, Shape::boolean()},
                               {{"attack"}, any},
                               {{"damage"}, number},
                               {{"winner", "retreated"}, WordOf<Side>::shape().orNull()}});
    const Shape weekCard = keys({{{"name"}, name}, {{"dark_days"}, Shape::boolean()}, {{"modifiers"}, names}});
    const Shape activation =
        keys({{{"hero"}, name}, {{"movement_left"}, number.orNull()}, {{"battle_fought"}, Shape::boolean()}});
    return keys({{{"phase"}, WordOf<Phase>::shape()},
                 {{"step"}, NullOrWord<Step>::shape()},
                 {{"round"}, number},
                 {{"last_round"}, Shape::boolean()},
                 {{"week_cards_left"}, number},
                 {{"week_card"}, weekCard.orNull()},
                 {{"first_player", "active"}, name.orNull()},
                 {{"card"}, number.orNull()},
                 {{"action"}, WordOf<ActionKind>::shape().orNull()},
                 {{"activation"}, activation.orNull()},
                 {{"claim"}, any},
                 {{"players"}, Shape::map(player)},
                 {{"heroes"}, Shape::map(hero)},
                 {{"sites"}, Shape::map(site)},
                 {{"encounters"}, Shape::map(any)},
                 {{"board"}, names.orNull()},
                 {{"battle"}, battle.orNull()},
                 {{"result"}, any}})
        .described("the table as everyone sees it");
}

} // namespace whistle::heroes
