// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/table_view.h"

#include "base/match.h"
#include "base/record.h"
#include "chaotic/judging/in_force.h"

#include <algorithm>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

using Any = Number<-1'000'000'000, 1'000'000'000>;
using Amount = Number<0, 1'000'000'000>;

// What is shown of each thing; the tables below say the keys.
struct BattlegearView {
    bool faceUp = false;
    std::optional<std::string> name;
};
struct CreatureView {
    Player player = Player::One;
    std::string name;
    bool inPlay = true;
    std::optional<Space> space;
    Tribe tribe = Tribe::OverWorld;
    Disciplines disciplines;
    int energy = 0, damage = 0, energyLeft = 0;
    Elements elements;
    int mugicCounters = 0;
    bool moved = false, engaged = false;
    std::optional<BattlegearView> battlegear;
    std::vector<std::string> supporters;
    std::vector<StatModifier> modifiers;
};
struct PlayerView {
    std::string name;
    bool deckSet = false;
    int creatures = 0, attackDeck = 0, attackHand = 0, locationDeck = 0, mugicHand = 0;
    std::vector<std::string> attackDiscard, discard;
};
struct PlayersView {
    PlayerView one, two;
};
struct LocationView {
    std::string card;
    Player owner = Player::One;
};
struct EffectView {
    std::string id;
    Source source = Source::Ability;
    std::string name;
    std::optional<std::string> creature;
    std::string change; ///< JSON
    Lasts lasts = Lasts::Turn;
};
struct MoveView {
    std::string creature;
    Space from, to;
};
struct TurnView {
    Player player = Player::One;
    TurnCombat combat = TurnCombat::None;
    std::vector<MoveView> moves;
    std::vector<std::string> leftPlay;
};
enum class CombatPhase { BeginningOfCombat, Strikes };
struct CountsView {
    int one = 0, two = 0;
};
struct CombatView {
    std::string attacker, defender;
    Space origin;
    std::optional<Space> space;
    bool showdown = false;
    CombatPhase phase = CombatPhase::BeginningOfCombat;
    std::optional<std::string> initiative;
    std::optional<InitiativeBy> decidedBy;
    std::optional<Player> striking;
    std::vector<std::pair<std::string, int>> attacksMade;
    CountsView withoutDamage;
    std::optional<std::vector<std::pair<std::string, Invisibility>>> invisibility;
};
struct ItemView {
    std::string id;
    ItemType kind = ItemType::Attack;
    Player player = Player::One;
    std::string name;
    std::optional<std::string> source, target;
    bool negated = false;
};
struct OutcomeView {
    std::string item;
    ItemOutcome outcome = ItemOutcome::Resolves;
};
struct BurstView {
    BurstStatus status = BurstStatus::None;
    std::optional<Player> choice;
    int passes = 0;
    std::vector<ItemView> items;
    std::vector<OutcomeView> outcomes;
    std::vector<ItemView> next, pending;
    std::optional<std::string> carryingOut;
};
struct StrikeView {
    std::string card, attacker, defender;
    bool resolves = true;
    std::optional<StrikeFailed> because;
    int base = 0, elemental = 0, text = 0, bonus = 0, strike = 0, change = 0, damage = 0;
    std::vector<bool> effectsMet;
};
struct TableView {
    int size = 6;
    RulesLevel level = RulesLevel::Advanced;
    HouseRules houseRules;
    Step step = Step::Setup;
    bool revealed = false;
    int turnNumber = 0;
    std::optional<Player> active, first;
    std::optional<std::string> winner;
    bool hiveOn = false, showdownDue = false;
    PlayersView players;
    std::vector<Space> faceDown;
    std::vector<std::pair<std::string, CreatureView>> creatures;
    std::optional<LocationView> location;
    std::vector<EffectView> effects;
    std::vector<TurnView> turns;
    std::optional<CombatView> combat;
    BurstView burst;
    std::optional<StrikeView> lastStrike;
};

/// A list of truths.
struct Truths {
    static Shape shape() { return Shape::list(Shape::boolean()); }
    static void read(const Json&, std::vector<bool>&) {}
    static Json write(const std::vector<bool>& values) { return values; }
};
/// A modifier that counts: `amount` is multiplied already.
struct ModifierCodec {
    static Shape shape()
    {
        return Shape::object({required("source", WordOf<Source>::shape()), required("name", Shape::text()),
                              required("operation", WordOf<Operation>::shape()),
                              optional("stat", WordOf<Stat>::shape()), optional("amount", Amount::shape()),
                              optional("element", WordOf<Element>::shape())});
    }
    static void read(const Json&, StatModifier&) {}
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

/// Creatures in play have more keys than those that are not.
const Record& goneRecord()
{
    static const Record record = Record::of<CreatureView>({
        key<&CreatureView::player>("player"),
        key<&CreatureView::name>("name"),
        key<&CreatureView::inPlay>("in_play"),
        key<&CreatureView::space, OrNull<SpaceWord>>("space"),
    });
    return record;
}
const Record& creatureRecord();
struct CreatureCodec {
    static Shape shape()
    {
        std::vector<ShapeKey> keys = creatureRecord().shape().parts().keys;
        for (std::size_t i = goneRecord().keys().size(); i < keys.size(); ++i)
            keys[i].required = false;
        return Shape::object(std::move(keys));
    }
    static void read(const Json&, CreatureView&) {}
    static Json write(const CreatureView& value)
    {
        Json json = Json::object();
        (value.inPlay ? creatureRecord() : goneRecord()).write(json, &value);
        return json;
    }
};

} // namespace

template <>
struct WordsOf<CombatPhase> {
    static constexpr std::array<std::string_view, 2> words{"beginning_of_combat", "strikes"};
};

template <>
const Record& recordOf<BattlegearView>()
{
    static const Record record = Record::of<BattlegearView>({
        key<&BattlegearView::faceUp>("face_up"),
        optionalKey<&BattlegearView::name>("name", "only if it lies face up"),
    });
    return record;
}

namespace {
const Record& creatureRecord()
{
    static const Record record = Record::of<CreatureView>({
        key<&CreatureView::player>("player"),
        key<&CreatureView::name>("name"),
        key<&CreatureView::inPlay>("in_play"),
        key<&CreatureView::space, OrNull<SpaceWord>>("space"),
        key<&CreatureView::tribe>("tribe"),
        key<&CreatureView::disciplines, AnyDisciplines>("disciplines", "now"),
        key<&CreatureView::energy, Amount>("energy", "now, without regard to damage"),
        key<&CreatureView::damage, Amount>("damage"),
        key<&CreatureView::energyLeft, Amount>("energy_left"),
        key<&CreatureView::elements, ElementList>("elements"),
        key<&CreatureView::mugicCounters, Amount>("mugic_counters"),
        key<&CreatureView::moved>("moved", "in this turn"),
        key<&CreatureView::engaged>("engaged"),
        key<&CreatureView::battlegear, OrNull<ObjectOf<BattlegearView>>>("battlegear"),
        key<&CreatureView::supporters>("supporters", "adjacent creatures that Support counts"),
        key<&CreatureView::modifiers, ListOf<ModifierCodec>>("modifiers", "that count now, in their order"),
    });
    return record;
}
} // namespace

template <>
const Record& recordOf<PlayerView>()
{
    static const Record record = Record::of<PlayerView>({
        key<&PlayerView::name, PerhapsEmptyWord>("name"),
        key<&PlayerView::deckSet>("deck_set"),
        key<&PlayerView::creatures, Amount>("creatures", "in play; in the setup: placed"),
        key<&PlayerView::attackDeck, Amount>("attack_deck"),
        key<&PlayerView::attackHand, Amount>("attack_hand"),
        key<&PlayerView::locationDeck, Amount>("location_deck"),
        key<&PlayerView::mugicHand, Amount>("mugic_hand"),
        key<&PlayerView::attackDiscard>("attack_discard", "oldest first"),
        key<&PlayerView::discard>("discard", "oldest first"),
    });
    return record;
}
template <>
const Record& recordOf<PlayersView>()
{
    static const Record record =
        Record::of<PlayersView>({key<&PlayersView::one>("one"), key<&PlayersView::two>("two")});
    return record;
}
template <>
const Record& recordOf<LocationView>()
{
    static const Record record = Record::of<LocationView>({
        key<&LocationView::card>("card"),
        key<&LocationView::owner>("owner"),
    });
    return record;
}
template <>
const Record& recordOf<EffectView>()
{
    static const Record record = Record::of<EffectView>({
        key<&EffectView::id>("id"),
        key<&EffectView::source>("source"),
        key<&EffectView::name>("name"),
        key<&EffectView::creature, OrNull<Word>>("creature"),
        key<&EffectView::change, AnyJson>("change",
                                          "a modifier, a keyword, an attack modifier, a rule or a cost change"),
        key<&EffectView::lasts>("lasts"),
    });
    return record;
}
template <>
const Record& recordOf<MoveView>()
{
    static const Record record = Record::of<MoveView>({
        key<&MoveView::creature>("creature"),
        key<&MoveView::from, SpaceWord>("from"),
        key<&MoveView::to, SpaceWord>("to"),
    });
    return record;
}
template <>
const Record& recordOf<TurnView>()
{
    static const Record record = Record::of<TurnView>({
        key<&TurnView::player>("player"),
        key<&TurnView::combat>("combat"),
        key<&TurnView::moves>("moves"),
        key<&TurnView::leftPlay>("left_play"),
    });
    return record;
}
template <>
const Record& recordOf<CountsView>()
{
    static const Record record =
        Record::of<CountsView>({key<&CountsView::one, Amount>("one"), key<&CountsView::two, Amount>("two")});
    return record;
}
template <>
const Record& recordOf<CombatView>()
{
    static const Record record = Record::of<CombatView>({
        key<&CombatView::attacker>("attacker"),
        key<&CombatView::defender>("defender"),
        key<&CombatView::origin, SpaceWord>("origin", "where the attacker came from"),
        key<&CombatView::space, OrNull<SpaceWord>>("space", "null in a Showdown in which both stay at home"),
        key<&CombatView::showdown>("showdown"),
        key<&CombatView::phase>("phase"),
        key<&CombatView::initiative, OrNull<Word>>("initiative"),
        key<&CombatView::decidedBy, OrNull<WordOf<InitiativeBy>>>("decided_by"),
        key<&CombatView::striking, OrNull<WordOf<Player>>>("striking_player"),
        key<&CombatView::attacksMade, MapOf<Amount>>("attacks_made"),
        key<&CombatView::withoutDamage>("strikes_without_damage", "in a row"),
        key<&CombatView::invisibility, OrNull<MapOf<WordOf<Invisibility>>>>("invisibility"),
    });
    return record;
}
template <>
const Record& recordOf<ItemView>()
{
    static const Record record = Record::of<ItemView>({
        key<&ItemView::id>("id"),
        key<&ItemView::kind>("kind"),
        key<&ItemView::player>("player"),
        key<&ItemView::name>("name"),
        key<&ItemView::source, OrNull<Word>>("source"),
        key<&ItemView::target, OrNull<Word>>("target"),
        key<&ItemView::negated>("negated"),
    });
    return record;
}
template <>
const Record& recordOf<OutcomeView>()
{
    static const Record record = Record::of<OutcomeView>({
        key<&OutcomeView::item>("item"),
        key<&OutcomeView::outcome>("outcome"),
    });
    return record;
}
template <>
const Record& recordOf<BurstView>()
{
    static const Record record = Record::of<BurstView>({
        key<&BurstView::status>("status"),
        key<&BurstView::choice, OrNull<WordOf<Player>>>("choice"),
        key<&BurstView::passes, Amount>("passes"),
        key<&BurstView::items>("items", "bottom to top"),
        key<&BurstView::outcomes>("outcomes"),
        key<&BurstView::next>("next_burst", "items that wait"),
        key<&BurstView::pending>("pending", "triggers that must be put down"),
        key<&BurstView::carryingOut, OrNull<Word>>("carrying_out"),
    });
    return record;
}
template <>
const Record& recordOf<StrikeView>()
{
    static const Record record = Record::of<StrikeView>({
        key<&StrikeView::card>("card"),
        key<&StrikeView::attacker>("attacker"),
        key<&StrikeView::defender>("defender"),
        key<&StrikeView::resolves>("resolves"),
        key<&StrikeView::because, OrNull<WordOf<StrikeFailed>>>("not_resolving_because"),
        key<&StrikeView::base, Any>("base"),
        key<&StrikeView::elemental, Any>("elemental_damage"),
        key<&StrikeView::text, Any>("text_damage"),
        key<&StrikeView::bonus, Any>("element_bonus"),
        key<&StrikeView::strike, Any>("strike_bonus"),
        key<&StrikeView::change, Any>("modifier_change"),
        key<&StrikeView::damage, Any>("damage"),
        key<&StrikeView::effectsMet, Truths>("effects_met"),
    });
    return record;
}
template <>
const Record& recordOf<TableView>()
{
    static const Record record = Record::of<TableView>({
        key<&TableView::size, Amount>("size"),
        key<&TableView::level>("rules_level"),
        key<&TableView::houseRules, HouseRulesCodec<Switches::Table>>("house_rules"),
        key<&TableView::step>("step"),
        key<&TableView::revealed>("revealed"),
        key<&TableView::turnNumber, Amount>("turn_number"),
        key<&TableView::active, OrNull<WordOf<Player>>>("active_player"),
        key<&TableView::first, OrNull<WordOf<Player>>>("first_player"),
        key<&TableView::winner, OrNull<Word>>("winner", "a player, or \"draw\""),
        key<&TableView::hiveOn>("hive_on"),
        key<&TableView::showdownDue>("showdown_due"),
        key<&TableView::players>("players"),
        key<&TableView::faceDown, ListOf<SpaceWord>>("face_down", "spaces with a face-down creature"),
        key<&TableView::creatures, MapOf<CreatureCodec>>("creatures", "face-up ones and those that left play"),
        key<&TableView::location, OrNull<ObjectOf<LocationView>>>("location"),
        key<&TableView::effects>("effects", "that are recorded and not over"),
        key<&TableView::turns>("turns"),
        key<&TableView::combat, OrNull<ObjectOf<CombatView>>>("combat"),
        key<&TableView::burst>("burst"),
        key<&TableView::lastStrike, OrNull<ObjectOf<StrikeView>>>("last_strike"),
    });
    return record;
}

namespace {

class Viewer {
public:
    explicit Viewer(const State& state) : m_state(state), m_now(state) {}

    TableView view() const
    {
        TableView view;
        view.size = creaturesOn(m_state.size);
        view.level = m_state.level;
        view.houseRules = m_state.houseRules;
        view.step = m_state.step;
        view.revealed = m_state.revealed;
        view.turnNumber = static_cast<int>(m_state.turns.size());
        view.active = m_state.activePlayer;
        view.first = m_state.firstPlayer;
        if (m_state.winner)
            view.winner = std::string(toWord(*m_state.winner));
        else if (m_state.isDraw)
            view.winner = "draw";
        view.hiveOn = m_state.hiveOn;
        view.showdownDue = m_state.showdownDue;
        view.players = {player(Player::One), player(Player::Two)};
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            if (one.faceUp)
                view.creatures.emplace_back(one.id, creature(i));
            else
                view.faceDown.push_back(one.space);
        }
        std::sort(view.faceDown.begin(), view.faceDown.end());
        if (m_state.location)
            view.location = LocationView{m_state.locationCard().name, m_state.location->owner};
        for (const Effect& one : m_state.effects)
            view.effects.push_back(effect(one));
        for (const TurnRecord& one : m_state.turns)
            view.turns.push_back(turn(one));
        if (m_state.combat)
            view.combat = combat(*m_state.combat);
        view.burst = burst();
        if (m_state.lastStrike)
            view.lastStrike = strike(*m_state.lastStrike);
        return view;
    }

private:
    [[nodiscard]] const std::string& idOf(CreatureIndex index) const { return m_state.at(index).id; }

    [[nodiscard]] PlayerView player(Player player) const
    {
        const Seat& seat = m_state.seats[player];
        PlayerView view;
        view.name = seat.name.empty() ? std::string(toWord(player)) : seat.name;
        view.deckSet = seat.deck != nullptr;
        view.creatures = m_state.creaturesInPlay(player);
        view.attackDeck = seat.attackDeck;
        view.attackHand = seat.attackHand;
        view.locationDeck = seat.locationDeck;
        view.mugicHand = seat.mugicCount();
        for (const int card : seat.attackDiscard)
            view.attackDiscard.push_back(seat.deck->attacks[static_cast<std::size_t>(card)].name);
        for (const DiscardedCard& card : seat.discard)
            view.discard.push_back(card.name);
        return view;
    }

    [[nodiscard]] CreatureView creature(CreatureIndex index) const
    {
        const Creature& one = m_state.at(index);
        CreatureView view;
        view.player = one.player;
        view.name = m_state.cardOf(one).name;
        view.inPlay = one.inPlay;
        if (!one.inPlay)
            return view;
        view.space = one.space;
        view.tribe = m_state.cardOf(one).tribe;
        InForce::Numbers numbers = m_now.numbers(index);
        view.disciplines = numbers.verdict.disciplines;
        view.energy = numbers.verdict.energy;
        view.damage = one.damage;
        view.energyLeft = numbers.verdict.currentEnergy();
        view.elements = numbers.verdict.elements;
        view.mugicCounters = one.mugicCounters;
        view.moved = one.moved;
        view.engaged = m_state.isEngaged(index);
        if (one.battlegear) {
            view.battlegear = BattlegearView{one.battlegear->faceUp, {}};
            if (one.battlegear->faceUp)
                view.battlegear->name = m_state.battlegearOf(one).name;
        }
        for (const std::size_t supporter : numbers.verdict.supporters)
            view.supporters.push_back(idOf(static_cast<CreatureIndex>(supporter)));
        for (const CountedModifier& counted : numbers.verdict.counted) {
            StatModifier& modifier = view.modifiers.emplace_back(*counted.modifier);
            modifier.stat = counted.stat;
            modifier.amount = counted.amount;
        }
        return view;
    }

    [[nodiscard]] EffectView effect(const Effect& one) const
    {
        EffectView view;
        view.id = effectWord(one.id);
        view.source = one.source;
        view.name = one.name;
        if (one.creature != nobody)
            view.creature = idOf(one.creature);
        view.change = changeJson(one).dump();
        view.lasts = one.lasts;
        return view;
    }

    [[nodiscard]] static Json changeJson(const Effect& one)
    {
        return match(
            one.change,
            [](const StatModifier& change) {
                Json json = Json::object();
                changeRecord().write(json, &change);
                return json;
            },
            [](const Keyword& change) {
                return Json{{"keyword", writeRecord(change)}};
            },
            [](const AttackChange& change) {
                Json modifier = Json::object();
                cardAttackModifierRecord().write(modifier, &change.modifier);
                Json json{{"attack_modifier", std::move(modifier)}};
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

    [[nodiscard]] TurnView turn(const TurnRecord& one) const
    {
        TurnView view{one.player, one.combat, {}, {}};
        for (const MoveMade& move : one.moves)
            view.moves.push_back({idOf(move.creature), move.from, move.to});
        for (const CreatureIndex index : one.leftPlay)
            view.leftPlay.push_back(idOf(index));
        return view;
    }

    [[nodiscard]] CombatView combat(const Combat& one) const
    {
        CombatView view;
        view.attacker = idOf(one.attacker);
        view.defender = idOf(one.defender);
        view.origin = one.origin;
        view.space = one.space;
        view.showdown = one.isShowdown;
        view.attacksMade = {{view.attacker, one.attacksMade[0]}, {view.defender, one.attacksMade[1]}};
        view.withoutDamage = {one.withoutDamage[Player::One], one.withoutDamage[Player::Two]};
        if (one.hasStrikes()) {
            view.phase = CombatPhase::Strikes;
            view.initiative = idOf(*one.initiative);
            view.decidedBy = one.decidedBy;
            view.striking = one.striking;
            view.invisibility = {{view.attacker, one.invisibility[0]}, {view.defender, one.invisibility[1]}};
        }
        return view;
    }

    [[nodiscard]] ItemView item(const Item& one) const
    {
        ItemView view{itemWord(one.id), one.type, one.player, one.name, {}, {}, one.negated};
        if (one.source != nobody)
            view.source = idOf(one.source);
        else if (one.fromLocation)
            view.source = "location";
        if (one.target.creature != nobody)
            view.target = idOf(one.target.creature);
        else if (one.target.item != 0)
            view.target = itemWord(one.target.item);
        return view;
    }
    [[nodiscard]] std::vector<ItemView> items(const std::vector<Item>& all) const
    {
        std::vector<ItemView> views;
        for (const Item& one : all)
            views.push_back(item(one));
        return views;
    }

    [[nodiscard]] BurstView burst() const
    {
        const Burst& one = m_state.burst;
        BurstView view;
        view.status = one.turn.status;
        view.choice = one.turn.choice;
        view.passes = one.turn.passes;
        view.items = items(one.items);
        for (const auto& [id, outcome] : one.outcomes)
            view.outcomes.push_back({itemWord(id), outcome});
        view.next = items(one.next);
        view.pending = items(one.pending);
        if (one.carryingOut != 0)
            view.carryingOut = itemWord(one.carryingOut);
        return view;
    }

    [[nodiscard]] StrikeView strike(const LastStrike& one) const
    {
        const DamageVerdict& verdict = one.verdict;
        return {one.card,
                idOf(one.attacker),
                idOf(one.defender),
                verdict.resolves,
                one.failed,
                verdict.base,
                verdict.elementalDamage,
                verdict.textDamage,
                verdict.elementBonus,
                verdict.strikeBonus,
                verdict.modifierChange,
                verdict.damage,
                verdict.effectsMet};
    }

    const State& m_state;
    InForce m_now;
};

} // namespace

namespace chaotic {

std::string itemWord(int item)
{
    return 'i' + std::to_string(item);
}
std::string effectWord(int effect)
{
    return 'e' + std::to_string(effect);
}

Json tableJson(const State& state)
{
    return state.hasBegun ? writeRecord(Viewer(state).view()) : writeRecord(TableView{});
}

Shape tableShape()
{
    return recordOf<TableView>().shape();
}

} // namespace chaotic

} // namespace whistle
