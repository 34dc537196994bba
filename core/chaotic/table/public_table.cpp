// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows of a match; its keys ask the state.
#include "base/each.h"
#include "base/match.h"
#include "chaotic/game.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/table/codecs.h"

#include <algorithm>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

struct ShownBattlegear {
    bool faceUp = false;
    std::optional<std::string> name;
};
/// One that lies face up or has left play; its keys ask the table.
struct ShownCreature {
    const State* state = nullptr;
    CreatureIndex index = nobody;
    StatsVerdict now;                  ///< while it is in play
    std::vector<StatModifier> counted; ///< `amount` is multiplied already

    [[nodiscard]] const Creature& it() const { return state->at(index); }
    [[nodiscard]] std::string name() const { return state->cardOf(it()).name; }
    [[nodiscard]] bool inPlay() const { return it().inPlay; }
    [[nodiscard]] std::optional<Space> space() const { return inPlay() ? std::optional(it().space) : std::nullopt; }
    [[nodiscard]] Tribe tribe() const { return state->cardOf(it()).tribe; }
    [[nodiscard]] bool engaged() const { return state->isEngaged(index); }
    [[nodiscard]] std::optional<ShownBattlegear> battlegear() const
    {
        if (!it().battlegear)
            return {};
        return it().battlegear->faceUp ? ShownBattlegear{true, state->battlegearOf(it()).name} : ShownBattlegear{};
    }
    [[nodiscard]] std::vector<std::string> supporters() const
    {
        return eachOf(now.supporters, [&](std::size_t supporter) { return state->creatures[supporter].id; });
    }
    [[nodiscard]] const std::vector<StatModifier>& modifiers() const { return counted; }
};
struct ShownPlayer {
    const State* state = nullptr;
    Player player = Player::One;

    [[nodiscard]] const Seat& it() const { return state->seats[player]; }
    [[nodiscard]] std::string name() const
    {
        return it().name.empty() && state->hasBegun ? std::string(toWord(player)) : it().name;
    }
    [[nodiscard]] bool deckSet() const { return it().deck != nullptr; }
    [[nodiscard]] int creatures() const { return state->creaturesInPlay(player); }
    [[nodiscard]] std::vector<std::string> attackDiscard() const
    {
        return eachOf(it().attackDiscard,
                      [&](int card) { return it().deck->attacks[static_cast<std::size_t>(card)].name; });
    }
    [[nodiscard]] std::vector<std::string> discard() const { return eachOf(it().discard, &DiscardedCard::name); }
};
struct ShownLocation {
    std::string card;
    Player owner = Player::One;
};
struct ShownEffect {
    const State* state = nullptr;
    const Effect* it = nullptr;

    [[nodiscard]] std::string id() const { return effectWord(it->id); }
    [[nodiscard]] std::optional<std::string> creature() const
    {
        return it->creature == nobody ? std::nullopt : std::optional(state->at(it->creature).id);
    }
    [[nodiscard]] Json change() const;
};
struct ShownMove {
    std::string creature;
    Space from, to;
};
struct ShownTurn {
    const State* state = nullptr;
    const TurnRecord* record = nullptr;

    [[nodiscard]] const TurnRecord& it() const { return *record; }
    [[nodiscard]] std::vector<ShownMove> moves() const
    {
        return eachOf(record->moves, [&](const MoveMade& move) {
            return ShownMove{state->at(move.creature).id, move.from, move.to};
        });
    }
    [[nodiscard]] std::vector<std::string> leftPlay() const
    {
        return eachOf(record->leftPlay, [&](CreatureIndex index) { return state->at(index).id; });
    }
};
enum class CombatPhase { BeginningOfCombat, Strikes };
/// Of the two that fight, by their ids.
template <class Value>
using ByFighter = std::vector<std::pair<std::string, Value>>;
struct ShownCombat {
    const State* state = nullptr;

    [[nodiscard]] const Combat& it() const { return *state->combat; }
    [[nodiscard]] std::string attacker() const { return state->at(it().attacker).id; }
    [[nodiscard]] std::string defender() const { return state->at(it().defender).id; }
    [[nodiscard]] CombatPhase phase() const
    {
        return it().hasStrikes() ? CombatPhase::Strikes : CombatPhase::BeginningOfCombat;
    }
    [[nodiscard]] std::optional<std::string> initiative() const
    {
        return it().hasStrikes() ? std::optional(state->at(*it().initiative).id) : std::nullopt;
    }
    [[nodiscard]] std::optional<InitiativeBy> decidedBy() const { return inStrikes(it().decidedBy); }
    [[nodiscard]] std::optional<Player> striking() const { return inStrikes(it().striking); }
    [[nodiscard]] ByFighter<int> attacksMade() const { return byFighter(it().attacksMade); }
    [[nodiscard]] std::optional<ByFighter<Invisibility>> invisibility() const
    {
        return inStrikes(byFighter(it().invisibility));
    }

private:
    template <class Value>
    [[nodiscard]] std::optional<Value> inStrikes(Value value) const
    {
        return it().hasStrikes() ? std::optional(std::move(value)) : std::nullopt;
    }
    template <class Value>
    [[nodiscard]] ByFighter<Value> byFighter(const std::array<Value, 2>& values) const
    {
        return {{attacker(), values[0]}, {defender(), values[1]}};
    }
};
struct ShownItem {
    std::string id;
    ItemType kind = ItemType::Attack;
    Player player = Player::One;
    std::string name;
    std::optional<std::string> source, target;
    bool negated = false;
};
struct ShownOutcome {
    std::string item;
    ItemOutcome outcome = ItemOutcome::Resolves;
};
struct ShownBurst {
    const State* state = nullptr;

    [[nodiscard]] const Burst& it() const { return state->burst; }
    [[nodiscard]] const BurstTurn& turn() const { return it().turn; }
    [[nodiscard]] std::vector<ShownItem> items() const { return shown(it().items); }
    [[nodiscard]] std::vector<ShownOutcome> outcomes() const
    {
        return eachOf(it().outcomes, [](const auto& one) { return ShownOutcome{itemWord(one.first), one.second}; });
    }
    [[nodiscard]] std::vector<ShownItem> next() const { return shown(it().next); }
    [[nodiscard]] std::vector<ShownItem> pending() const { return shown(it().pending); }
    [[nodiscard]] std::optional<std::string> carryingOut() const
    {
        return it().carryingOut == 0 ? std::nullopt : std::optional(itemWord(it().carryingOut));
    }

private:
    [[nodiscard]] std::vector<ShownItem> shown(const std::vector<Item>& items) const
    {
        std::vector<ShownItem> all;
        for (const Item& one : items) {
            ShownItem& item =
                all.emplace_back(ShownItem{itemWord(one.id), one.type, one.player, one.name, {}, {}, one.negated});
            if (one.source != nobody)
                item.source = state->at(one.source).id;
            else if (one.fromLocation)
                item.source = "location";
            if (one.target.creature != nobody)
                item.target = state->at(one.target.creature).id;
            else if (one.target.item != 0)
                item.target = itemWord(one.target.item);
        }
        return all;
    }
};
struct ShownStrike {
    const State* state = nullptr;

    [[nodiscard]] const LastStrike& it() const { return *state->lastStrike; }
    [[nodiscard]] const DamageVerdict& verdict() const { return it().verdict; }
    [[nodiscard]] std::string attacker() const { return state->at(it().attacker).id; }
    [[nodiscard]] std::string defender() const { return state->at(it().defender).id; }
};
Json ShownEffect::change() const
{
    return match(
        it->change, [](const StatModifier& change) { return ObjectBy<StatModifier, &changeRecord>::write(change); },
        [](const Keyword& change) {
            return Json{{"keyword", writeRecord(change)}};
        },
        [](const AttackChange& change) {
            Json json{{"attack_modifier", ObjectBy<AttackModifier, &cardAttackModifierRecord>::write(change.modifier)}};
            if (change.attack != 0)
                json["attack"] = itemWord(change.attack);
            else
                json["side"] = toWord(change.side);
            return json;
        },
        [](const chaotic::Rule& change) {
            return Json{{"rule", toWord(change)}};
        },
        [](const CostEffect& change) {
            Json json{{"mugic_cost", change.amount}, {"affiliation", nullptr}};
            if (change.affiliation)
                json["affiliation"] = toWord(*change.affiliation);
            return json;
        });
}

struct Change {
    static Shape shape() { return Shape::anything(); }
    static Json write(const Json& json) { return json; }
};
template <class Item>
using BySide = ByWord<Player, Item>;
struct CountedChange {
    static Shape shape()
    {
        return Shape::object({required("source", WordOf<Source>::shape()), required("name", Shape::text()),
                              required("operation", WordOf<Operation>::shape()),
                              optional("stat", WordOf<Stat>::shape()), optional("amount", Amount::shape()),
                              optional("element", WordOf<Element>::shape())});
    }
    static Json write(const StatModifier& value)
    {
        Json json{{"source", toWord(value.source)},
                  {"name", value.name.value_or(std::string{})},
                  {"operation", toWord(value.operation)}};
        if (value.changesElement()) {
            json["element"] = toWord(value.element);
        } else {
            json["stat"] = toWord(value.stat);
            json["amount"] = value.amount;
        }
        return json;
    }
};

} // namespace

template <>
constexpr std::array recordKeys<ShownBattlegear>{
    key<&ShownBattlegear::faceUp>("face_up"),
    optionalKey<&ShownBattlegear::name>("name", "only if it lies face up"),
};
template <>
constexpr std::array recordKeys<ShownCreature>{
    key<&ShownCreature::it, &Creature::player>("player"),
    key<&ShownCreature::name>("name"),
    key<&ShownCreature::it, &Creature::inPlay>("in_play"),
    key<&ShownCreature::space, OrNull<SpaceWord>>("space"),
    key<&ShownCreature::tribe>("tribe"),
    key<&ShownCreature::now, &StatsVerdict::disciplines, AnyDisciplines>("disciplines", "now"),
    key<&ShownCreature::now, &StatsVerdict::energy, Amount>("energy", "now, without regard to damage"),
    key<&ShownCreature::it, &Creature::damage, Amount>("damage"),
    key<&ShownCreature::now, &StatsVerdict::currentEnergy, Amount>("energy_left"),
    key<&ShownCreature::now, &StatsVerdict::elements, ElementList>("elements"),
    key<&ShownCreature::it, &Creature::mugicCounters, Amount>("mugic_counters"),
    key<&ShownCreature::it, &Creature::moved>("moved", "in this turn"),
    key<&ShownCreature::engaged>("engaged"),
    key<&ShownCreature::battlegear, OrNull<ObjectOf<ShownBattlegear>>>("battlegear"),
    key<&ShownCreature::supporters>("supporters", "adjacent creatures that Support counts"),
    key<&ShownCreature::modifiers, ListOf<CountedChange>>("modifiers", "that count now, in their order"),
};

namespace {
/// Creatures in play have more keys than those that are not.
struct CreatureCodec {
    static constexpr std::size_t keysOfAll = 4;
    static Shape shape()
    {
        std::vector<ShapeKey> keys = recordOf<ShownCreature>().shape().parts().keys;
        std::for_each(keys.begin() + keysOfAll, keys.end(), [](ShapeKey& key) { key.required = false; });
        return Shape::object(std::move(keys));
    }
    static Json write(const ShownCreature& value)
    {
        Json json = Json::object();
        const auto& keys = recordKeys<ShownCreature>;
        std::for_each(keys.begin(), value.inPlay() ? keys.end() : keys.begin() + keysOfAll,
                      [&](const RecordKey& key) { json[key.name] = key.write(&value); });
        return json;
    }
};

std::vector<std::pair<std::string, ShownCreature>> creaturesOf(const State& state)
{
    const InForce now(state);
    std::vector<std::pair<std::string, ShownCreature>> shown;
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        if (!state.at(i).faceUp)
            continue;
        ShownCreature& one = shown.emplace_back(state.at(i).id, ShownCreature{&state, i, {}, {}}).second;
        if (!one.inPlay())
            continue;
        const InForce::Numbers numbers = now.numbers(i);
        for (const CountedModifier& counted : numbers.verdict.counted) {
            StatModifier& modifier = one.counted.emplace_back(*counted.modifier);
            modifier.stat = counted.stat;
            modifier.amount = counted.amount;
        }
        one.now = numbers.verdict;
        one.now.counted.clear(); // it points into what ends here
    }
    return shown;
}
constexpr auto shownCreatures = [](const State& state) { return creaturesOf(state); };
} // namespace

template <>
constexpr std::array recordKeys<ShownPlayer>{
    key<&ShownPlayer::name, PerhapsEmptyWord>("name"),
    key<&ShownPlayer::deckSet>("deck_set"),
    key<&ShownPlayer::creatures, Amount>("creatures", "in play; in the setup: placed"),
    key<&ShownPlayer::it, &Seat::attackDeck, Amount>("attack_deck"),
    key<&ShownPlayer::it, &Seat::attackHand, Amount>("attack_hand"),
    key<&ShownPlayer::it, &Seat::locationDeck, Amount>("location_deck"),
    key<&ShownPlayer::it, &Seat::mugicCount, Amount>("mugic_hand"),
    key<&ShownPlayer::attackDiscard>("attack_discard", "oldest first"),
    key<&ShownPlayer::discard>("discard", "oldest first"),
};
template <>
constexpr std::array recordKeys<ShownLocation>{
    key<&ShownLocation::card>("card"),
    key<&ShownLocation::owner>("owner"),
};
template <>
constexpr std::array recordKeys<ShownEffect>{
    key<&ShownEffect::id>("id"),
    key<&ShownEffect::it, &Effect::source>("source"),
    key<&ShownEffect::it, &Effect::name>("name"),
    key<&ShownEffect::creature, OrNull<Word>>("creature"),
    key<&ShownEffect::change, Change>("change", "a modifier, a keyword, an attack modifier, a rule or a cost change"),
    key<&ShownEffect::it, &Effect::lasts>("lasts"),
};
template <>
constexpr std::array recordKeys<ShownMove>{
    key<&ShownMove::creature>("creature"),
    key<&ShownMove::from, SpaceWord>("from"),
    key<&ShownMove::to, SpaceWord>("to"),
};
template <>
constexpr std::array recordKeys<ShownTurn>{
    key<&ShownTurn::it, &TurnRecord::player>("player"),
    key<&ShownTurn::it, &TurnRecord::combat>("combat"),
    key<&ShownTurn::moves>("moves"),
    key<&ShownTurn::leftPlay>("left_play"),
};
template <>
constexpr std::array recordKeys<ShownCombat>{
    key<&ShownCombat::attacker>("attacker"),
    key<&ShownCombat::defender>("defender"),
    key<&ShownCombat::it, &Combat::origin, SpaceWord>("origin", "where the attacker came from"),
    key<&ShownCombat::it, &Combat::space, OrNull<SpaceWord>>("space", "null in a Showdown in which both stay at home"),
    key<&ShownCombat::it, &Combat::isShowdown>("showdown"),
    key<&ShownCombat::phase>("phase"),
    key<&ShownCombat::initiative, OrNull<Word>>("initiative"),
    key<&ShownCombat::decidedBy, OrNull<WordOf<InitiativeBy>>>("decided_by"),
    key<&ShownCombat::striking, OrNull<WordOf<Player>>>("striking_player"),
    key<&ShownCombat::attacksMade, MapOf<Amount>>("attacks_made"),
    key<&ShownCombat::it, &Combat::withoutDamage, BySide<Amount>>("strikes_without_damage", "in a row"),
    key<&ShownCombat::invisibility, OrNull<MapOf<WordOf<Invisibility>>>>("invisibility"),
};
template <>
constexpr std::array recordKeys<ShownItem>{
    key<&ShownItem::id>("id"),
    key<&ShownItem::kind>("kind"),
    key<&ShownItem::player>("player"),
    key<&ShownItem::name>("name"),
    key<&ShownItem::source, OrNull<Word>>("source"),
    key<&ShownItem::target, OrNull<Word>>("target"),
    key<&ShownItem::negated>("negated"),
};
template <>
constexpr std::array recordKeys<ShownOutcome>{
    key<&ShownOutcome::item>("item"),
    key<&ShownOutcome::outcome>("outcome"),
};
template <>
constexpr std::array recordKeys<ShownBurst>{
    key<&ShownBurst::turn, &BurstTurn::status>("status"),
    key<&ShownBurst::turn, &BurstTurn::choice, OrNull<WordOf<Player>>>("choice"),
    key<&ShownBurst::turn, &BurstTurn::passes, Amount>("passes"),
    key<&ShownBurst::items>("items", "bottom to top"),
    key<&ShownBurst::outcomes>("outcomes"),
    key<&ShownBurst::next>("next_burst", "items that wait"),
    key<&ShownBurst::pending>("pending", "triggers that must be put down"),
    key<&ShownBurst::carryingOut, OrNull<Word>>("carrying_out"),
};
template <>
constexpr std::array recordKeys<ShownStrike>{
    key<&ShownStrike::it, &LastStrike::card>("card"),
    key<&ShownStrike::attacker>("attacker"),
    key<&ShownStrike::defender>("defender"),
    key<&ShownStrike::verdict, &DamageVerdict::resolves>("resolves"),
    key<&ShownStrike::it, &LastStrike::failed, OrNull<WordOf<StrikeFailed>>>("not_resolving_because"),
    key<&ShownStrike::verdict, &DamageVerdict::base, Any>("base"),
    key<&ShownStrike::verdict, &DamageVerdict::elementalDamage, Any>("elemental_damage"),
    key<&ShownStrike::verdict, &DamageVerdict::textDamage, Any>("text_damage"),
    key<&ShownStrike::verdict, &DamageVerdict::elementBonus, Any>("element_bonus"),
    key<&ShownStrike::verdict, &DamageVerdict::strikeBonus, Any>("strike_bonus"),
    key<&ShownStrike::verdict, &DamageVerdict::modifierChange, Any>("modifier_change"),
    key<&ShownStrike::verdict, &DamageVerdict::damage, Any>("damage"),
    key<&ShownStrike::verdict, &DamageVerdict::effectsMet>("effects_met"),
};
template <>
constexpr std::array recordKeys<State>{
    key<[](const State& state) { return creaturesOn(state.size); }, Amount>("size"),
    key<&State::level>("rules_level"),
    key<&State::houseRules, HouseRulesCodec<Switches::Table>>("house_rules"),
    key<&State::step>("step"),
    key<&State::revealed>("revealed"),
    key<[](const State& state) { return static_cast<int>(state.turns.size()); }, Amount>("turn_number"),
    key<&State::activePlayer, OrNull<WordOf<Player>>>("active_player"),
    key<&State::firstPlayer, OrNull<WordOf<Player>>>("first_player"),
    key<[](const State& state) -> std::optional<std::string> {
        if (state.winner)
            return std::string(toWord(*state.winner));
        return state.isDraw ? std::optional<std::string>("draw") : std::nullopt;
    },
        OrNull<Word>>("winner", "a player, or \"draw\""),
    key<&State::hiveOn>("hive_on"),
    key<&State::showdownDue>("showdown_due"),
    key<[](const State& state) {
        Sides<ShownPlayer> players;
        for (const Player player : bothPlayers)
            players[player] = {&state, player};
        return players;
    },
        BySide<ObjectOf<ShownPlayer>>>("players"),
    key<[](const State& state) {
        std::vector<Space> spaces;
        for (const Creature& one : state.creatures) {
            if (!one.faceUp)
                spaces.push_back(one.space);
        }
        std::sort(spaces.begin(), spaces.end());
        return spaces;
    },
        ListOf<SpaceWord>>("face_down", "spaces with a face-down creature"),
    key<shownCreatures, MapOf<CreatureCodec>>("creatures", "face-up ones and those that left play"),
    key<[](const State& state) {
        return state.location ? std::optional(ShownLocation{state.locationCard().name, state.location->owner})
                              : std::nullopt;
    },
        OrNull<ObjectOf<ShownLocation>>>("location"),
    key<[](const State& state) {
        return eachOf(state.effects, [&](const Effect& one) { return ShownEffect{&state, &one}; });
    }>("effects", "that are recorded and not over"),
    key<[](const State& state) {
        return eachOf(state.turns, [&](const TurnRecord& one) { return ShownTurn{&state, &one}; });
    }>("turns"),
    key<[](const State& state) { return state.combat ? std::optional(ShownCombat{&state}) : std::nullopt; },
        OrNull<ObjectOf<ShownCombat>>>("combat"),
    key<[](const State& state) { return ShownBurst{&state}; }>("burst"),
    key<[](const State& state) { return state.lastStrike ? std::optional(ShownStrike{&state}) : std::nullopt; },
        OrNull<ObjectOf<ShownStrike>>>("last_strike"),
};

namespace chaotic {

Json Game::table(const State& state) const
{
    return writeRecord(state);
}

Shape Game::tableShape() const
{
    return recordOf<State>().shape();
}

} // namespace chaotic

} // namespace whistle
