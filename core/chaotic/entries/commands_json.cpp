// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/entries/commands.h"

#include "base/record.h"
#include "chaotic/entries/adjust_keys.h"

#include <QCoreApplication>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

struct CreatureId : Word {
    static Shape shape() { return Shape::text().notBlank().ofKind("chaotic/creature"); }
};
struct CardName : Word {
    static Shape shape() { return Shape::text().notBlank().ofKind("chaotic/card"); }
};
/// A creature or an item of the Burst.
struct TargetName : Word {
    static Shape shape() { return Shape::text().notBlank().ofKind("chaotic/target"); }
};
struct SharedDeck {
    static Shape shape() { return recordOf<Deck>().shape(); }
    static void read(const Json& json, std::shared_ptr<const Deck>& value)
    {
        value = std::make_shared<const Deck>(readRecord<Deck>(json));
    }
    static Json write(const std::shared_ptr<const Deck>& value) { return value ? writeRecord(*value) : Json(nullptr); }
};
/// The id of a pending trigger, or an object.
struct TriggerItemCodec {
    static Shape shape();
    static void read(const Json& json, TriggerItem& value)
    {
        if (json.is_string())
            value = json.get<std::string>();
        else
            ObjectOf<FreeItem>::read(json, value.emplace<FreeItem>());
    }
    static Json write(const TriggerItem& value)
    {
        const auto* id = std::get_if<std::string>(&value);
        return id ? Json(*id) : ObjectOf<FreeItem>::write(std::get<FreeItem>(value));
    }
};

} // namespace

template <>
constexpr std::array recordKeys<PlayerNames>{
    optionalKey<&PlayerNames::one, Perhaps<Words>>("one"),
    optionalKey<&PlayerNames::two, Perhaps<Words>>("two"),
};
template <>
const Record& recordOf<NewMatch>()
{
    struct Names {
        static Shape shape() { return recordOf<PlayerNames>().shape(); }
        static void read(const Json& json, PlayerNames& value) { recordOf<PlayerNames>().read(json, &value); }
        static Json write(const PlayerNames& value)
        {
            Json json = ObjectOf<PlayerNames>::write(value);
            return json.empty() ? Json(nullptr) : json;
        }
    };
    static const Record record = Record::of<NewMatch>({
        key<&NewMatch::size, Count>("size", "creatures a side: 1, 3, 6 or 10"),
        optionalKey<&NewMatch::level>("rules_level"),
        optionalKey<&NewMatch::names, Names>("names"),
        optionalKey<&NewMatch::houseRules, HouseRulesCodec<Switches::All>>("house_rules"),
    });
    return record;
}
template <>
constexpr std::array recordKeys<SetDeck>{
    key<&SetDeck::player>("player"),
    key<&SetDeck::deck, SharedDeck>("deck", "whole cards: the match needs no library"),
};
template <>
constexpr std::array recordKeys<PlaceCreature>{
    key<&PlaceCreature::player>("player"),
    key<&PlaceCreature::card, CardName>("card", "the id of a creature of the deck"),
    key<&PlaceCreature::space, SpaceWord>("space"),
};
template <>
constexpr std::array recordKeys<Equip>{
    key<&Equip::player>("player"),
    key<&Equip::creature, CreatureId>("creature"),
    key<&Equip::battlegear, CardName>("battlegear"),
};
template <>
const Record& recordOf<RevealAll>()
{
    static const Record record = Record::of<RevealAll>({});
    return record;
}
template <>
constexpr std::array recordKeys<ChooseFirst>{key<&ChooseFirst::player>("player", "who begins")};
template <>
constexpr std::array recordKeys<RevealLocation>{key<&RevealLocation::card, CardName>("card")};
template <>
constexpr std::array recordKeys<ReplaceLocation>{
    key<&ReplaceLocation::player>("player", "whose card it is"),
    key<&ReplaceLocation::card, CardName>("card"),
};
template <>
constexpr std::array recordKeys<Move>{
    key<&Move::creature, CreatureId>("creature"),
    key<&Move::space, SpaceWord>("space"),
};
template <>
constexpr std::array recordKeys<SetInitiative>{
    optionalKey<&SetInitiative::randomWinner>("random_winner", "whom chance has chosen, in a Showdown"),
};
template <>
constexpr std::array recordKeys<Strike>{key<&Strike::card, CardName>("card")};
template <>
constexpr std::array recordKeys<PlayMugic>{
    key<&PlayMugic::player>("player"),
    key<&PlayMugic::card, CardName>("card"),
    key<&PlayMugic::payer, CreatureId>("payer"),
    optionalKey<&PlayMugic::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
    optionalKey<&PlayMugic::x, Perhaps<Counters>>("x", "exactly when the cost is X"),
    optionalKey<&PlayMugic::burstEffect>("burst_effect", "where the text of the card says so"),
};
template <>
constexpr std::array recordKeys<UseAbility>{
    key<&UseAbility::player>("player"),
    key<&UseAbility::source, CreatureId>("source"),
    optionalKey<&UseAbility::battlegear>("battlegear", "the ability of its Battlegear"),
    key<&UseAbility::ability, Count>("ability", "its place on the card, from 0"),
    optionalKey<&UseAbility::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
    optionalKey<&UseAbility::sacrifice, Perhaps<CreatureId>>("sacrifice", "an own creature, or \"battlegear\""),
    optionalKey<&UseAbility::burstEffect>("burst_effect", "where the text of the card says so"),
};
template <>
constexpr std::array recordKeys<FreeItem>{
    key<&FreeItem::player>("player"),
    key<&FreeItem::name, Words>("name"),
    optionalKey<&FreeItem::source, Perhaps<CreatureId>>("source", "a creature, or \"location\""),
    optionalKey<&FreeItem::target, Perhaps<CreatureId>>("target"),
};
Shape TriggerItemCodec::shape()
{
    return Shape::either({Shape::text().notBlank(), recordOf<FreeItem>().shape()});
}
template <>
constexpr std::array recordKeys<Trigger>{
    key<&Trigger::items, ListOf<TriggerItemCodec, 1>>("items", "in the order in which they are put down"),
};
template <>
constexpr std::array recordKeys<Pass>{key<&Pass::player>("player")};
template <>
constexpr std::array recordKeys<StatedFacts>{
    key<&StatedFacts::stated>("stated", "from top to bottom of the card"),
};
template <>
constexpr std::array recordKeys<ResolveNext>{
    optionalKey<&ResolveNext::facts>("facts", "exactly for an Attack with conditions that players judge"),
};
template <>
constexpr std::array recordKeys<Adjust>{
    key<&Adjust::kind>("kind"),
    optionalKey<&Adjust::creature, Perhaps<CreatureId>>("creature"),
    optionalKey<&Adjust::amount, Perhaps<Number<-99, 999>>>("amount"),
    optionalKey<&Adjust::stat>("stat"),
    optionalKey<&Adjust::operation>("operation"),
    optionalKey<&Adjust::element>("element"),
    optionalKey<&Adjust::keyword>("keyword"),
    optionalKey<&Adjust::modifier, Perhaps<ObjectBy<AttackModifier, &cardAttackModifierRecord>>>("modifier"),
    optionalKey<&Adjust::side>("side"),
    optionalKey<&Adjust::rule>("rule"),
    optionalKey<&Adjust::affiliation>("affiliation"),
    optionalKey<&Adjust::space, Perhaps<SpaceWord>>("space"),
    optionalKey<&Adjust::effect, Perhaps<Words>>("effect"),
    optionalKey<&Adjust::lasts>("lasts"),
    optionalKey<&Adjust::name, Perhaps<Words>>("name", "what the effect is called"),
};
template <>
constexpr std::array recordKeys<SetHive>{key<&SetHive::on>("on")};
template <>
constexpr std::array recordKeys<Discard>{
    key<&Discard::player>("player"),
    key<&Discard::card, CardName>("card", "a Mugic"),
};
template <>
constexpr std::array recordKeys<ReturnCard>{
    key<&ReturnCard::player>("player"),
    key<&ReturnCard::card, CardName>("card", "a Mugic"),
};
template <>
const Record& recordOf<EndActionStep>()
{
    static const Record record = Record::of<EndActionStep>({});
    return record;
}
template <>
constexpr std::array recordKeys<PlayShowdown>{
    key<&PlayShowdown::pickByActive, CreatureId>("pick_by_active"),
    key<&PlayShowdown::pickByDefender, CreatureId>("pick_by_defender"),
};
template <>
const Record& recordOf<EndTurn>()
{
    static const Record record = Record::of<EndTurn>({});
    return record;
}
template <>
constexpr std::array recordKeys<Concede>{key<&Concede::player>("player")};

namespace chaotic {

namespace {

const CommandForms<Command>& forms()
{
    static const CommandForms<Command> all({{
        {"new_match", "begins a match"},
        {"set_deck", "gives a player's whole deck"},
        {"place_creature", "puts a creature on the board"},
        {"equip", "puts Battlegear under a creature"},
        {"reveal_all", "turns the creatures up: the setup is done"},
        {"choose_first", "says who begins"},
        {"reveal_location", "turns up the Location of this turn"},
        {"replace_location", "another Location becomes active, as an effect says"},
        {"move", "moves a creature"},
        {"set_initiative", "decides who strikes first"},
        {"strike", "plays an Attack"},
        {"play_mugic", "plays a Mugic"},
        {"use_ability", "uses an activated ability"},
        {"trigger", "puts triggered abilities on the Burst"},
        {"pass", "adds nothing to the Burst"},
        {"resolve_next", "the top item of the Burst takes effect"},
        {"adjust", "carries out a text, or corrects a number"},
        {"set_hive", "turns Hive on or off, as an effect says"},
        {"discard", "discards a Mugic, as an effect says"},
        {"return_card", "takes a Mugic back into hand, as an effect says"},
        {"end_action_step", "no further move"},
        {"showdown", "the two creatures that were picked fight"},
        {"end_turn", "the other player's turn"},
        {"concede", "gives the match up"},
    }});
    return all;
}

} // namespace

std::string_view nameOf(const Command& command)
{
    return forms().nameOf(command);
}

Shape commandShape()
{
    return forms().shape();
}

Checked<Command> readCommand(const Json& json)
{
    if (Problems problems = forms().shape().check(json); !problems.empty())
        return problems;
    Command command = forms().read(json);
    if (std::holds_alternative<SetDeck>(command)) {
        if (Problems problems = deckProblems(json.at("deck"), "/deck"); !problems.empty())
            return problems;
    } else if (const auto* adjust = std::get_if<Adjust>(&command)) {
        if (Problems problems = adjustProblems(*adjust); !problems.empty())
            return problems;
    }
    return command;
}

Json writeCommand(const Command& command)
{
    return forms().write(command);
}

} // namespace chaotic

} // namespace whistle
