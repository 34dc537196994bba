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

/// A part of a table; its keys ask the table too.
template <class Part>
struct Seen {
    const State* table = nullptr;
    const Part* it = nullptr;
};
template <class Part>
constexpr auto itself = [](const Seen<Part>& seen) -> const Part& { return *seen.it; };
/// The id of a creature that the part names.
template <auto creature>
constexpr auto idIn =
    [](const Seen<record_detail::OwnerOf<creature>>& seen) { return seen.table->at(seen.it->*creature).id; };
template <class Part>
std::vector<Seen<Part>> seen(const State& table, const std::vector<Part>& parts)
{
    return eachOf(parts, [&](const Part& part) { return Seen<Part>{&table, &part}; });
}

/// One that lies face up or has left play.
struct SeenCreature : Seen<Creature> {
    CreatureIndex index = nobody;
    StatsVerdict now;                    ///< while it is in play
    std::vector<StatModifier> modifiers; ///< that count; `amount` is multiplied already
};
constexpr auto creatureOf = [](const SeenCreature& seen) -> const Creature& { return *seen.it; };

template <auto part>
constexpr auto ifThere = [](const State& table) {
    using Part = typename record_detail::MemberOf<decltype(part)>::Type::value_type;
    return table.*part ? std::optional(Seen<Part>{&table, &*(table.*part)}) : std::nullopt;
};

std::optional<std::string> nameOrNone(const State& table, CreatureIndex creature)
{
    return creature == nobody ? std::nullopt : std::optional(table.at(creature).id);
}
std::optional<std::string> itemOrNone(int item)
{
    return item == 0 ? std::nullopt : std::optional(itemWord(item));
}
Player playerOf(const Seen<Seat>& seen)
{
    return seen.it == &seen.table->seats[Player::One] ? Player::One : Player::Two;
}

enum class CombatPhase { BeginningOfCombat, Strikes };
template <auto member>
constexpr auto inStrikes =
    [](const Seen<Combat>& seen) { return seen.it->hasStrikes() ? std::optional(seen.it->*member) : std::nullopt; };
/// Of the two that fight, by their ids.
template <auto member>
constexpr auto byFighter = [](const Seen<Combat>& seen) {
    const auto& [ofAttacker, ofDefender] = seen.it->*member;
    return std::vector{std::pair{idIn<&Combat::attacker>(seen), ofAttacker},
                       std::pair{idIn<&Combat::defender>(seen), ofDefender}};
};

using ResolvedItem = decltype(Burst::outcomes)::value_type;
constexpr auto burstTurn = [](const Seen<Burst>& seen) -> const BurstTurn& { return seen.it->turn; };
template <auto items>
constexpr auto itemsIn = [](const Seen<Burst>& burst) { return seen(*burst.table, burst.it->*items); };
constexpr auto verdict = [](const Seen<LastStrike>& seen) -> const DamageVerdict& { return seen.it->verdict; };

Json written(const Effect::Change& effect)
{
    return match(
        effect, [](const StatModifier& change) { return ObjectBy<StatModifier, &changeRecord>::write(change); },
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
    static Json write(const Effect::Change& change) { return written(change); }
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

/// A creature that wears one.
template <>
constexpr std::array recordKeys<Seen<Creature>>{
    key<[](const Seen<Creature>& seen) { return seen.it->battlegear->faceUp; }>("face_up"),
    optionalKey<[](const Seen<Creature>& seen) {
        const bool isSeen = seen.it && seen.it->battlegear->faceUp;
        return isSeen ? std::optional(seen.table->battlegearOf(*seen.it).name) : std::nullopt;
    }>("name", "only if it lies face up"),
};
template <>
constexpr std::array recordKeys<SeenCreature>{
    key<creatureOf, &Creature::player>("player"),
    key<[](const SeenCreature& seen) { return seen.table->cardOf(*seen.it).name; }>("name"),
    key<creatureOf, &Creature::inPlay>("in_play"),
    key<[](const SeenCreature& seen) { return seen.it->inPlay ? std::optional(seen.it->space) : std::nullopt; },
        OrNull<SpaceWord>>("space"),
    key<[](const SeenCreature& seen) { return seen.table->cardOf(*seen.it).tribe; }>("tribe"),
    key<&SeenCreature::now, &StatsVerdict::disciplines, AnyDisciplines>("disciplines", "now"),
    key<&SeenCreature::now, &StatsVerdict::energy, Amount>("energy", "now, without regard to damage"),
    key<creatureOf, &Creature::damage, Amount>("damage"),
    key<&SeenCreature::now, &StatsVerdict::currentEnergy, Amount>("energy_left"),
    key<&SeenCreature::now, &StatsVerdict::elements, ElementList>("elements"),
    key<creatureOf, &Creature::mugicCounters, Amount>("mugic_counters"),
    key<creatureOf, &Creature::moved>("moved", "in this turn"),
    key<[](const SeenCreature& seen) { return seen.table->isEngaged(seen.index); }>("engaged"),
    key<[](const SeenCreature& seen) {
        return seen.it->battlegear ? std::optional<Seen<Creature>>(seen) : std::nullopt;
    },
        OrNull<ObjectOf<Seen<Creature>>>>("battlegear"),
    key<[](const SeenCreature& seen) {
        return eachOf(seen.now.supporters, [&](std::size_t supporter) { return seen.table->creatures[supporter].id; });
    }>("supporters", "adjacent creatures that Support counts"),
    key<[](const SeenCreature& seen) { return seen.modifiers; }, ListOf<CountedChange>>(
        "modifiers", "that count now, in their order"),
};

namespace {
/// Creatures in play have more keys than those that are not.
struct CreatureCodec {
    static constexpr std::size_t keysOfAll = 4;
    static Shape shape()
    {
        std::vector<ShapeKey> keys = recordOf<SeenCreature>().shape().parts().keys;
        std::for_each(keys.begin() + keysOfAll, keys.end(), [](ShapeKey& key) { key.required = false; });
        return Shape::object(std::move(keys));
    }
    static Json write(const SeenCreature& value)
    {
        Json json = Json::object();
        const auto& keys = recordKeys<SeenCreature>;
        std::for_each(keys.begin(), value.it->inPlay ? keys.end() : keys.begin() + keysOfAll,
                      [&](const RecordKey& key) { json[key.name] = key.write(&value); });
        return json;
    }
};

constexpr auto creaturesOf = [](const State& state) {
    const InForce now(state);
    std::vector<std::pair<std::string, SeenCreature>> seen;
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        const Creature& creature = state.at(i);
        if (!creature.faceUp)
            continue;
        SeenCreature& one = seen.emplace_back(creature.id, SeenCreature{{&state, &creature}, i, {}, {}}).second;
        if (!creature.inPlay)
            continue;
        const InForce::Numbers numbers = now.numbers(i);
        for (const CountedModifier& counted : numbers.verdict.counted) {
            StatModifier& modifier = one.modifiers.emplace_back(*counted.modifier);
            modifier.stat = counted.stat;
            modifier.amount = counted.amount;
        }
        one.now = numbers.verdict;
        one.now.counted.clear(); // it points into what ends here
    }
    return seen;
};
} // namespace

template <>
constexpr std::array recordKeys<Seen<Seat>>{
    key<[](const Seen<Seat>& seen) {
        return seen.it->name.empty() && seen.table->hasBegun ? std::string(toWord(playerOf(seen))) : seen.it->name;
    },
        PerhapsEmptyWord>("name"),
    key<[](const Seen<Seat>& seen) { return seen.it->deck != nullptr; }>("deck_set"),
    key<[](const Seen<Seat>& seen) { return seen.table->creaturesInPlay(playerOf(seen)); }, Amount>(
        "creatures", "in play; in the setup: placed"),
    key<itself<Seat>, &Seat::attackDeck, Amount>("attack_deck"),
    key<itself<Seat>, &Seat::attackHand, Amount>("attack_hand"),
    key<itself<Seat>, &Seat::locationDeck, Amount>("location_deck"),
    key<itself<Seat>, &Seat::mugicCount, Amount>("mugic_hand"),
    key<[](const Seen<Seat>& seen) {
        return eachOf(seen.it->attackDiscard,
                      [&](int card) { return seen.it->deck->attacks[static_cast<std::size_t>(card)].name; });
    }>("attack_discard", "oldest first"),
    key<[](const Seen<Seat>& seen) { return eachOf(seen.it->discard, &DiscardedCard::name); }>("discard",
                                                                                               "oldest first"),
};
template <>
constexpr std::array recordKeys<Seen<Effect>>{
    key<[](const Seen<Effect>& seen) { return effectWord(seen.it->id); }>("id"),
    key<itself<Effect>, &Effect::source>("source"),
    key<itself<Effect>, &Effect::name>("name"),
    key<[](const Seen<Effect>& seen) { return nameOrNone(*seen.table, seen.it->creature); }, OrNull<Word>>("creature"),
    key<itself<Effect>, &Effect::change, Change>("change",
                                                 "a modifier, a keyword, an attack modifier, a rule or a cost change"),
    key<itself<Effect>, &Effect::lasts>("lasts"),
};
template <>
constexpr std::array recordKeys<Seen<MoveMade>>{
    key<idIn<&MoveMade::creature>>("creature"),
    key<itself<MoveMade>, &MoveMade::from, SpaceWord>("from"),
    key<itself<MoveMade>, &MoveMade::to, SpaceWord>("to"),
};
template <>
constexpr std::array recordKeys<Seen<TurnRecord>>{
    key<itself<TurnRecord>, &TurnRecord::player>("player"),
    key<itself<TurnRecord>, &TurnRecord::combat>("combat"),
    key<[](const Seen<TurnRecord>& turn) { return seen(*turn.table, turn.it->moves); }>("moves"),
    key<[](const Seen<TurnRecord>& turn) {
        return eachOf(turn.it->leftPlay, [&](CreatureIndex index) { return turn.table->at(index).id; });
    }>("left_play"),
};
template <>
constexpr std::array recordKeys<Seen<Item>>{
    key<[](const Seen<Item>& seen) { return itemWord(seen.it->id); }>("id"),
    key<itself<Item>, &Item::type>("kind"),
    key<itself<Item>, &Item::player>("player"),
    key<itself<Item>, &Item::name>("name"),
    key<[](const Seen<Item>& seen) {
        return seen.it->source == nobody && seen.it->fromLocation ? std::optional<std::string>("location")
                                                                  : nameOrNone(*seen.table, seen.it->source);
    },
        OrNull<Word>>("source"),
    key<[](const Seen<Item>& seen) {
        const Target& target = seen.it->target;
        return target.creature == nobody ? itemOrNone(target.item) : nameOrNone(*seen.table, target.creature);
    },
        OrNull<Word>>("target"),
    key<itself<Item>, &Item::negated>("negated"),
};
template <>
constexpr std::array recordKeys<ResolvedItem>{
    key<[](const ResolvedItem& outcome) { return itemWord(outcome.first); }>("item"),
    key<&ResolvedItem::second>("outcome"),
};
template <>
constexpr std::array recordKeys<Seen<LastStrike>>{
    key<itself<LastStrike>, &LastStrike::card>("card"),
    key<idIn<&LastStrike::attacker>>("attacker"),
    key<idIn<&LastStrike::defender>>("defender"),
    key<verdict, &DamageVerdict::resolves>("resolves"),
    key<itself<LastStrike>, &LastStrike::failed, OrNull<WordOf<StrikeFailed>>>("not_resolving_because"),
    key<verdict, &DamageVerdict::base, Any>("base"),
    key<verdict, &DamageVerdict::elementalDamage, Any>("elemental_damage"),
    key<verdict, &DamageVerdict::textDamage, Any>("text_damage"),
    key<verdict, &DamageVerdict::elementBonus, Any>("element_bonus"),
    key<verdict, &DamageVerdict::strikeBonus, Any>("strike_bonus"),
    key<verdict, &DamageVerdict::modifierChange, Any>("modifier_change"),
    key<verdict, &DamageVerdict::damage, Any>("damage"),
    key<verdict, &DamageVerdict::effectsMet>("effects_met"),
};
template <>
constexpr std::array recordKeys<Seen<Combat>>{
    key<idIn<&Combat::attacker>>("attacker"),
    key<idIn<&Combat::defender>>("defender"),
    key<itself<Combat>, &Combat::origin, SpaceWord>("origin", "where the attacker came from"),
    key<itself<Combat>, &Combat::space, OrNull<SpaceWord>>("space", "null in a Showdown in which both stay at home"),
    key<itself<Combat>, &Combat::isShowdown>("showdown"),
    key<[](const Seen<Combat>& seen) {
        return seen.it->hasStrikes() ? CombatPhase::Strikes : CombatPhase::BeginningOfCombat;
    }>("phase"),
    key<[](const Seen<Combat>& seen) { return nameOrNone(*seen.table, seen.it->initiative.value_or(nobody)); },
        OrNull<Word>>("initiative"),
    key<inStrikes<&Combat::decidedBy>, OrNull<WordOf<InitiativeBy>>>("decided_by"),
    key<inStrikes<&Combat::striking>, OrNull<WordOf<Player>>>("striking_player"),
    key<byFighter<&Combat::attacksMade>, MapOf<Amount>>("attacks_made"),
    key<itself<Combat>, &Combat::withoutDamage, BySide<Amount>>("strikes_without_damage", "in a row"),
    key<[](const Seen<Combat>& seen) {
        return seen.it->hasStrikes() ? std::optional(byFighter<&Combat::invisibility>(seen)) : std::nullopt;
    },
        OrNull<MapOf<WordOf<Invisibility>>>>("invisibility"),
};
template <>
constexpr std::array recordKeys<Seen<Burst>>{
    key<burstTurn, &BurstTurn::status>("status"),
    key<burstTurn, &BurstTurn::choice, OrNull<WordOf<Player>>>("choice"),
    key<burstTurn, &BurstTurn::passes, Amount>("passes"),
    key<itemsIn<&Burst::items>>("items", "bottom to top"),
    key<itself<Burst>, &Burst::outcomes>("outcomes"),
    key<itemsIn<&Burst::next>>("next_burst", "items that wait"),
    key<itemsIn<&Burst::pending>>("pending", "triggers that must be put down"),
    key<[](const Seen<Burst>& seen) { return itemOrNone(seen.it->carryingOut); }, OrNull<Word>>("carrying_out"),
};
template <>
constexpr std::array recordKeys<Seen<ActiveLocation>>{
    key<[](const Seen<ActiveLocation>& seen) { return seen.table->locationCard().name; }>("card"),
    key<itself<ActiveLocation>, &ActiveLocation::owner>("owner"),
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
        Sides<Seen<Seat>> players;
        for (const Player player : bothPlayers)
            players[player] = {&state, &state.seats[player]};
        return players;
    },
        BySide<ObjectOf<Seen<Seat>>>>("players"),
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
    key<creaturesOf, MapOf<CreatureCodec>>("creatures", "face-up ones and those that left play"),
    key<ifThere<&State::location>, OrNull<ObjectOf<Seen<ActiveLocation>>>>("location"),
    key<[](const State& state) { return seen(state, state.effects); }>("effects", "that are recorded and not over"),
    key<[](const State& state) { return seen(state, state.turns); }>("turns"),
    key<ifThere<&State::combat>, OrNull<ObjectOf<Seen<Combat>>>>("combat"),
    key<[](const State& state) {
        return Seen<Burst>{&state, &state.burst};
    }>("burst"),
    key<ifThere<&State::lastStrike>, OrNull<ObjectOf<Seen<LastStrike>>>>("last_strike"),
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
