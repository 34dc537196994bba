// SPDX-License-Identifier: GPL-3.0-or-later
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
        std::vector<std::string> ids;
        for (const std::size_t supporter : now.supporters)
            ids.push_back(state->creatures[supporter].id);
        return ids;
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
        std::vector<std::string> names;
        for (const int card : it().attackDiscard)
            names.push_back(it().deck->attacks[static_cast<std::size_t>(card)].name);
        return names;
    }
    [[nodiscard]] std::vector<std::string> discard() const
    {
        std::vector<std::string> names;
        for (const DiscardedCard& card : it().discard)
            names.push_back(card.name);
        return names;
    }
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
    Player player = Player::One;
    TurnCombat combat = TurnCombat::None;
    std::vector<ShownMove> moves;
    std::vector<std::string> leftPlay;
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
        std::vector<ShownOutcome> all;
        for (const auto& [id, outcome] : it().outcomes)
            all.push_back({itemWord(id), outcome});
        return all;
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
/// What a table shows of a state; its keys ask it.
struct Showing {
    const State* state = nullptr;

    [[nodiscard]] int size() const { return creaturesOn(state->size); }
    [[nodiscard]] int turnNumber() const { return static_cast<int>(state->turns.size()); }
    [[nodiscard]] std::optional<std::string> winner() const
    {
        if (state->winner)
            return std::string(toWord(*state->winner));
        return state->isDraw ? std::optional<std::string>("draw") : std::nullopt;
    }
    [[nodiscard]] Sides<ShownPlayer> players() const
    {
        Sides<ShownPlayer> players;
        for (const Player player : bothPlayers)
            players[player] = {state, player};
        return players;
    }
    [[nodiscard]] std::vector<Space> faceDown() const
    {
        std::vector<Space> spaces;
        for (const Creature& one : state->creatures) {
            if (!one.faceUp)
                spaces.push_back(one.space);
        }
        std::sort(spaces.begin(), spaces.end());
        return spaces;
    }
    [[nodiscard]] std::vector<std::pair<std::string, ShownCreature>> creatures() const
    {
        const InForce now(*state);
        std::vector<std::pair<std::string, ShownCreature>> shown;
        for (CreatureIndex i = 0; i < static_cast<int>(state->creatures.size()); ++i) {
            if (!state->at(i).faceUp)
                continue;
            ShownCreature& one = shown.emplace_back(state->at(i).id, ShownCreature{state, i, {}, {}}).second;
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
    [[nodiscard]] std::optional<ShownLocation> location() const
    {
        return state->location ? std::optional(ShownLocation{state->locationCard().name, state->location->owner})
                               : std::nullopt;
    }
    [[nodiscard]] std::vector<ShownEffect> effects() const
    {
        std::vector<ShownEffect> shown;
        for (const Effect& one : state->effects)
            shown.push_back({state, &one});
        return shown;
    }
    [[nodiscard]] std::vector<ShownTurn> turns() const
    {
        std::vector<ShownTurn> shown;
        for (const TurnRecord& one : state->turns) {
            ShownTurn& turn = shown.emplace_back(ShownTurn{one.player, one.combat, {}, {}});
            for (const MoveMade& move : one.moves)
                turn.moves.push_back({state->at(move.creature).id, move.from, move.to});
            for (const CreatureIndex index : one.leftPlay)
                turn.leftPlay.push_back(state->at(index).id);
        }
        return shown;
    }
    [[nodiscard]] std::optional<ShownCombat> combat() const
    {
        return state->combat ? std::optional(ShownCombat{state}) : std::nullopt;
    }
    [[nodiscard]] ShownBurst burst() const { return {state}; }
    [[nodiscard]] std::optional<ShownStrike> lastStrike() const
    {
        return state->lastStrike ? std::optional(ShownStrike{state}) : std::nullopt;
    }
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
    key<&ShownTurn::player>("player"),
    key<&ShownTurn::combat>("combat"),
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
constexpr std::array recordKeys<Showing>{
    key<&Showing::size, Amount>("size"),
    key<&Showing::state, &State::level>("rules_level"),
    key<&Showing::state, &State::houseRules, HouseRulesCodec<Switches::Table>>("house_rules"),
    key<&Showing::state, &State::step>("step"),
    key<&Showing::state, &State::revealed>("revealed"),
    key<&Showing::turnNumber, Amount>("turn_number"),
    key<&Showing::state, &State::activePlayer, OrNull<WordOf<Player>>>("active_player"),
    key<&Showing::state, &State::firstPlayer, OrNull<WordOf<Player>>>("first_player"),
    key<&Showing::winner, OrNull<Word>>("winner", "a player, or \"draw\""),
    key<&Showing::state, &State::hiveOn>("hive_on"),
    key<&Showing::state, &State::showdownDue>("showdown_due"),
    key<&Showing::players, BySide<ObjectOf<ShownPlayer>>>("players"),
    key<&Showing::faceDown, ListOf<SpaceWord>>("face_down", "spaces with a face-down creature"),
    key<&Showing::creatures, MapOf<CreatureCodec>>("creatures", "face-up ones and those that left play"),
    key<&Showing::location, OrNull<ObjectOf<ShownLocation>>>("location"),
    key<&Showing::effects>("effects", "that are recorded and not over"),
    key<&Showing::turns>("turns"),
    key<&Showing::combat, OrNull<ObjectOf<ShownCombat>>>("combat"),
    key<&Showing::burst>("burst"),
    key<&Showing::lastStrike, OrNull<ObjectOf<ShownStrike>>>("last_strike"),
};

namespace chaotic {

Json Game::table(const State& state) const
{
    return writeRecord(Showing{&state});
}

Shape Game::tableShape() const
{
    return recordOf<Showing>().shape();
}

} // namespace chaotic

} // namespace whistle
