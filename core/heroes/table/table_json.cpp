// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows of a match; its keys ask the state.
#include "base/record_parts.h"
#include "heroes/game.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/questions/codecs.h"

namespace whistle::heroes {

namespace {

/// A part of the match, and the match that tells more of it.
template <class Part>
struct Shown {
    const State* state = nullptr;
    const Part* part = nullptr;
    const Part* operator->() const { return part; }
};
using ShownPlayer = Shown<Player>;
using ShownHero = Shown<Hero>;
using ShownSite = Shown<Site>;
using ShownActivation = Shown<Activation>;
using ShownBattle = Shown<Battle>;

using Amount = Number<-1000, 100'000>;
using Names = ListOf<PerhapsEmptyWord>;
/// The parts of the match by their names, each with what the match tells of it.
template <class Part, std::vector<Part> State::*parts>
struct ShownByName {
    static Shape shape() { return Shape::map(ObjectOf<Shown<Part>>::shape()); }
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const Part& part : state.*parts)
            json[part.name] = writeRecord(Shown<Part>{&state, &part});
        return json;
    }
};
/// What fights, by its name.
template <class Piece, class Codec>
struct PiecesByName {
    static Shape shape() { return Shape::map(Codec::shape()); }
    static Json write(const std::vector<Piece>& pieces)
    {
        Json json = Json::object();
        for (const Piece& piece : pieces)
            json[piece.name] = Codec::write(piece);
        return json;
    }
};

std::optional<std::string> nameOfPlayer(const State& state, std::optional<int> player)
{
    const auto index = static_cast<std::size_t>(player.value_or(-1));
    return index < state.players.size() ? std::optional(state.players[index].name) : std::nullopt;
}

/// The Action Cards: the fourth with the Marketplace.
struct Cards {
    static Shape shape() { return Shape::map(Shape::words({"up", "down"})); }
    static Json write(const Player& player)
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < (player.has(Building::Marketplace) ? 4U : 3U); ++i)
            json[std::to_string(i + 1)] = player.cards[i] ? "up" : "down";
        return json;
    }
};
/// What somebody has of each of the four units of the faction.
template <auto part, class Codec>
struct ByUnit {
    static Shape shape() { return Shape::map(Codec::shape()); }
    template <class Owner>
    static Json write(const Shown<Owner>& shown)
    {
        const PlayerFacts* facts = nullptr;
        if constexpr (std::is_same_v<Owner, Player>)
            facts = &*shown->facts;
        else
            facts = &*shown.state->owner(*shown.part).facts;
        Json json = Json::object();
        for (const UnitFacts& unit : facts->units)
            json[wordOf(unit.unit)] = Codec::write(part(*shown.part, unit.unit));
        return json;
    }
};
struct Worn {
    static Shape shape() { return Shape::map(Shape::text()); }
    static Json write(const Hero& hero)
    {
        Json json = Json::object();
        for (const Slot slot : allOf<Slot>()) {
            if (!hero.artefacts[slot].empty())
                json[wordOf(slot)] = hero.artefacts[slot];
        }
        return json;
    }
};
/// Where a hero stands: null without a board.
struct HeroPlace {
    static Shape shape() { return Shape::anything(); }
    static Json write(const ShownHero& hero)
    {
        if (!hero.state->isMirror)
            return nullptr;
        return hero->isAway ? writeRecord(hero->at) : Json("capital");
    }
};
/// Tokens on the board, with where they lie and what they guard.
struct Encounters {
    static Shape shape() { return Shape::map(Shape::anything()); }
    static Json write(const State& state)
    {
        Json json = Json::object();
        for (const EncounterToken& token : state.encounters) {
            if (!token.at || token.isGone)
                continue;
            Json& one = json[token.name()] = WholeOf<EncounterFacts>::write(*token.facts);
            one.update(writeRecord(*token.at));
            one["guards"] = OrNull<Word>::write(token.guards);
        }
        return json;
    }
};
struct Claimed {
    static Shape shape() { return Shape::anything(); }
    static Json write(const State& state)
    {
        const std::optional<Claim>& claim = state.claim;
        if (!claim)
            return nullptr;
        if (claim->isLevel)
            return {{"hero", claim->hero}, {"cost", claim->cost}, {"treasure_experience", claim->treasureExperience}};
        return {{"hero", claim->hero}, {"rewards", claim->rewards}};
    }
};
struct Ranked {
    static Shape shape() { return Shape::anything(); }
    static Json write(const State& state)
    {
        Json json = OrNull<ObjectOf<RankingVerdict>>::write(state.result);
        if (state.result)
            json.erase("game_over");
        return json;
    }
};
/// The last attack: its piece, and the verdict on its roll.
struct Attacked {
    static Shape shape() { return Shape::anything(); }
    static Json write(const std::optional<LastAttack>& attack)
    {
        if (!attack)
            return nullptr;
        Json json{{"piece", attack->piece}};
        json.update(writeRecord(attack->roll));
        return json;
    }
};
struct SiteStanding {
    static Shape shape() { return Shape::words({"guarded", "free", "discovered", "looted"}); }
    static Json write(const ShownSite& site) { return site.state->siteState(*site.part); }
};
/// A part of the match that is there for a while, with what the match tells of it.
template <auto part>
struct WhileThere {
    using Part = typename record_detail::MemberOf<decltype(part)>::Type::value_type;
    static Shape shape() { return ObjectOf<Shown<Part>>::shape().orNull(); }
    static Json write(const State& state)
    {
        return state.*part ? writeRecord(Shown<Part>{&state, &*(state.*part)}) : Json(nullptr);
    }
};

} // namespace

} // namespace whistle::heroes

namespace whistle {

using namespace heroes;

template <>
constexpr std::array recordKeys<ShownPlayer>{
    key<[](const ShownPlayer& player) { return player->faction; }>("faction"),
    key<[](const ShownPlayer& player) {
        return player.state->powerPoints(static_cast<int>(player.part - player.state->players.data()));
    },
        Amount>("power_points"),
    key<[](const ShownPlayer& player) { return player->gold; }, Amount>("gold"),
    key<[](const ShownPlayer& player) { return player->resources; }, Amount>("resources"),
    key<[](const ShownPlayer& player) { return player->capitalLevel; }, Amount>("capital_level"),
    key<[](const ShownPlayer& player) { return player->capital; }, OrNull<ObjectOf<Space>>>("capital"),
    key<[](const ShownPlayer& player) { return eachOf(player->buildings, wordOf<Building>); }, Names>("buildings"),
    key<[](const ShownPlayer& player) -> const Player& { return *player.part; }, Cards>("cards"),
    partKey<ShownPlayer, ByUnit<[](const Player& player, Unit unit) { return player.reserveOf(unit); }, Amount>>(
        Presence::Required, "reserve"),
    key<[](const ShownPlayer& player) { return player->heroes; }, Names>("heroes"),
    key<[](const ShownPlayer& player) {
        std::vector<std::string> unused = eachOf(player->facts->heroes, &HeroFacts::name);
        std::erase_if(unused, [&](const std::string& hero) { return player.state->hero(hero) != nullptr; });
        return unused;
    },
        Names>("unused_heroes"),
};
template <>
constexpr std::array recordKeys<ShownHero>{
    key<[](const ShownHero& hero) { return hero.state->owner(*hero.part).name; }>("player"),
    key<[](const ShownHero& hero) { return hero->facts->might; }, Amount>("might"),
    key<[](const ShownHero& hero) { return hero->facts->magic; }, Amount>("magic"),
    key<[](const ShownHero& hero) { return hero->facts->initiative; }, Amount>("initiative"),
    key<[](const ShownHero& hero) { return hero.state->leadership(*hero.part); }, Amount>("leadership"),
    key<[](const ShownHero& hero) { return hero->skillCards; }, Names>("skill_cards"),
    key<[](const ShownHero& hero) { return hero->scrolls; }, Amount>("scrolls"),
    key<[](const ShownHero& hero) -> const Hero& { return *hero.part; }, Worn>("artefacts"),
    key<[](const ShownHero& hero) { return hero->trophies; }>("trophies"),
    key<[](const ShownHero& hero) { return hero->luck; }, Amount>("luck"),
    partKey<ShownHero, HeroPlace>(Presence::Required, "place"),
    partKey<ShownHero, ByUnit<[](const Hero& hero, Unit unit) { return hero.tokens(unit); }, ObjectOf<Tokens>>>(
        Presence::Required, "army"),
    key<[](const ShownHero& hero) { return hero->activated; }>("activated"),
};
template <>
constexpr std::array recordKeys<ShownSite>{
    key<[](const ShownSite& site) { return site->kind; }>("kind"),
    key<[](const ShownSite& site) { return site->at ? std::optional(site->at->row) : std::nullopt; }, OrNull<Amount>>(
        "row"),
    key<[](const ShownSite& site) { return site->at ? std::optional(site->at->column) : std::nullopt; },
        OrNull<Amount>>("column"),
    key<[](const ShownSite& site) { return nameOfPlayer(*site.state, site->controller); }, OrNull<Word>>("controller"),
    partKey<ShownSite, SiteStanding>(Presence::Required, "state"),
};
template <>
constexpr std::array recordKeys<BattleStack>{
    key<&BattleStack::side>("side"),
    key<[](const BattleStack& stack) { return stack.start; }>("start"),
    inheritedKey<BattleStack, &Tokens::base, Amount>("base", Presence::Required),
    inheritedKey<BattleStack, &Tokens::elite, Amount>("elite", Presence::Required),
    key<[](const BattleStack& stack) { return stack.wounded; }, OrNull<ObjectOf<Wound>>>("wounded"),
};
template <>
constexpr std::array recordKeys<WeekCard>{
    key<&WeekCard::name>("name"),
    key<&WeekCard::darkDays>("dark_days"),
    key<&WeekCard::modifiers, Names>("modifiers"),
};
template <>
constexpr std::array recordKeys<ShownActivation>{
    key<[](const ShownActivation& hero) { return hero->hero; }>("hero"),
    key<[](const ShownActivation& hero) {
        const int left = hero->isOver ? 0 : hero->walk.left();
        return hero.state->isMirror ? std::optional(left) : std::nullopt;
    },
        OrNull<Amount>>("movement_left"),
    key<[](const ShownActivation& hero) { return hero->battleFought; }>("battle_fought"),
};

namespace {

constexpr std::array foughtKeys{
    inheritedKey<FightingEncounter, &EncounterFacts::challenge, Amount>("challenge", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::damage, Amount>("damage", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::toughUsed, Amount>("tough_used", Presence::Required),
    key<&FightingEncounter::additional>("additional"),
    key<&FightingEncounter::isDestroyed>("destroyed"),
};
using Stacks = PiecesByName<BattleStack, ObjectOf<BattleStack>>;
using Fought = PiecesByName<FightingEncounter, ObjectWith<FightingEncounter, foughtKeys>>;

} // namespace

template <>
constexpr std::array recordKeys<ShownBattle>{
    key<[](const ShownBattle& battle) { return battle->kind; }>("kind"),
    key<[](const ShownBattle& battle) { return battle->clash; }, Amount>("clash"),
    key<[](const ShownBattle& battle) { return battle->active; }>("active"),
    key<[](const ShownBattle& battle) { return battle->opponent; }>("opponent"),
    key<[](const ShownBattle& battle) { return eachOf(battle->order, &PlacedPiece::name); }, Names>("order"),
    key<[](const ShownBattle& battle) { return nextPiece(*battle.state); }, OrNull<Word>>("next"),
    key<[](const ShownBattle& battle) { return isRetreatPossible(*battle.state); }>("retreat_possible"),
    key<[](const ShownBattle& battle) -> const std::vector<BattleStack>& { return battle->stacks; }, Stacks>("stacks"),
    key<[](const ShownBattle& battle) -> const std::vector<FightingEncounter>& { return battle->encounters; }, Fought>(
        "encounters"),
    key<[](const ShownBattle& battle) { return battle->eliteDiceAllowed; }>("elite_dice_allowed"),
    key<[](const ShownBattle& battle) { return battle->angelUsed[0] || battle->angelUsed[1]; }>("guardian_angel_used"),
    key<[](const ShownBattle& battle) -> const std::optional<LastAttack>& { return battle->attack; }, Attacked>(
        "attack"),
    key<[](const ShownBattle& battle) { return battle->damage; }, Amount>("damage"),
    key<[](const ShownBattle& battle) { return battle->winner; }, OrNull<WordOf<Side>>>("winner"),
    key<[](const ShownBattle& battle) { return battle->retreated; }, OrNull<WordOf<Side>>>("retreated"),
};
template <>
constexpr std::array recordKeys<State>{
    key<&State::phase>("phase"),
    key<&State::step, NullOrWord<Step>>("step"),
    key<&State::round, Amount>("round"),
    key<&State::lastRound>("last_round"),
    key<&State::weekCardsLeft, Amount>("week_cards_left"),
    key<&State::weekCard, OrNull<ObjectOf<WeekCard>>>("week_card"),
    key<[](const State& state) { return nameOfPlayer(state, state.firstPlayer); }, OrNull<Word>>("first_player"),
    key<[](const State& state) { return nameOfPlayer(state, state.active); }, OrNull<Word>>("active"),
    key<[](const State& state) { return state.open ? std::optional(state.open->card) : std::nullopt; }, OrNull<Amount>>(
        "card"),
    key<[](const State& state) { return state.open ? std::optional(state.open->action) : std::nullopt; },
        OrNull<WordOf<ActionKind>>>("action"),
    partKey<State, WhileThere<&State::activation>>(Presence::Required, "activation"),
    partKey<State, Claimed>(Presence::Required, "claim"),
    partKey<State, ShownByName<Player, &State::players>>(Presence::Required, "players"),
    partKey<State, ShownByName<Hero, &State::heroes>>(Presence::Required, "heroes"),
    partKey<State, ShownByName<Site, &State::sites>>(Presence::Required, "sites"),
    partKey<State, Encounters>(Presence::Required, "encounters"),
    key<[](const State& state) { return state.isMirror ? std::optional(state.board.rows()) : std::nullopt; },
        OrNull<Names>>("board"),
    partKey<State, WhileThere<&State::battle>>(Presence::Required, "battle"),
    partKey<State, Ranked>(Presence::Required, "result"),
};

Json heroes::tableJson(const State& state)
{
    return writeRecord(state);
}

Shape heroes::tableShape()
{
    return recordOf<State>().shape().described("the table as everyone sees it");
}

} // namespace whistle
