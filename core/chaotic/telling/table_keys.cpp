// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/table_keys.h"

#include "chaotic/table/codecs.h"

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;
using namespace chaotic::shown;

namespace {

using Any = Number<-1'000'000'000, 1'000'000'000>;
using Amount = Number<0, 1'000'000'000>;

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
constexpr std::array recordKeys<BattlegearView>{
    key<&BattlegearView::faceUp>("face_up"),
    optionalKey<&BattlegearView::name>("name", "only if it lies face up"),
};

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
constexpr std::array recordKeys<PlayerView>{
    key<&PlayerView::name, PerhapsEmptyWord>("name"),
    key<&PlayerView::deckSet>("deck_set"),
    key<&PlayerView::creatures, Amount>("creatures", "in play; in the setup: placed"),
    key<&PlayerView::attackDeck, Amount>("attack_deck"),
    key<&PlayerView::attackHand, Amount>("attack_hand"),
    key<&PlayerView::locationDeck, Amount>("location_deck"),
    key<&PlayerView::mugicHand, Amount>("mugic_hand"),
    key<&PlayerView::attackDiscard>("attack_discard", "oldest first"),
    key<&PlayerView::discard>("discard", "oldest first"),
};
template <>
constexpr std::array recordKeys<PlayersView>{key<&PlayersView::one>("one"), key<&PlayersView::two>("two")};
template <>
constexpr std::array recordKeys<LocationView>{
    key<&LocationView::card>("card"),
    key<&LocationView::owner>("owner"),
};
template <>
constexpr std::array recordKeys<EffectView>{
    key<&EffectView::id>("id"),
    key<&EffectView::source>("source"),
    key<&EffectView::name>("name"),
    key<&EffectView::creature, OrNull<Word>>("creature"),
    key<&EffectView::change, AnyJson>("change", "a modifier, a keyword, an attack modifier, a rule or a cost change"),
    key<&EffectView::lasts>("lasts"),
};
template <>
constexpr std::array recordKeys<MoveView>{
    key<&MoveView::creature>("creature"),
    key<&MoveView::from, SpaceWord>("from"),
    key<&MoveView::to, SpaceWord>("to"),
};
template <>
constexpr std::array recordKeys<TurnView>{
    key<&TurnView::player>("player"),
    key<&TurnView::combat>("combat"),
    key<&TurnView::moves>("moves"),
    key<&TurnView::leftPlay>("left_play"),
};
template <>
constexpr std::array recordKeys<CountsView>{key<&CountsView::one, Amount>("one"), key<&CountsView::two, Amount>("two")};
template <>
constexpr std::array recordKeys<CombatView>{
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
};
template <>
constexpr std::array recordKeys<ItemView>{
    key<&ItemView::id>("id"),
    key<&ItemView::kind>("kind"),
    key<&ItemView::player>("player"),
    key<&ItemView::name>("name"),
    key<&ItemView::source, OrNull<Word>>("source"),
    key<&ItemView::target, OrNull<Word>>("target"),
    key<&ItemView::negated>("negated"),
};
template <>
constexpr std::array recordKeys<OutcomeView>{
    key<&OutcomeView::item>("item"),
    key<&OutcomeView::outcome>("outcome"),
};
template <>
constexpr std::array recordKeys<BurstView>{
    key<&BurstView::status>("status"),
    key<&BurstView::choice, OrNull<WordOf<Player>>>("choice"),
    key<&BurstView::passes, Amount>("passes"),
    key<&BurstView::items>("items", "bottom to top"),
    key<&BurstView::outcomes>("outcomes"),
    key<&BurstView::next>("next_burst", "items that wait"),
    key<&BurstView::pending>("pending", "triggers that must be put down"),
    key<&BurstView::carryingOut, OrNull<Word>>("carrying_out"),
};
template <>
constexpr std::array recordKeys<StrikeView>{
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
};
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

} // namespace whistle
