// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/entries/commands.h"

#include "base/record.h"

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

} // namespace

template <>
constexpr std::array recordKeys<FreeItem>{
    key<&FreeItem::player>("player"),
    key<&FreeItem::name, Words>("name"),
    optionalKey<&FreeItem::source, Perhaps<CreatureId>>("source", "a creature, or \"location\""),
    optionalKey<&FreeItem::target, Perhaps<CreatureId>>("target"),
};
template <>
constexpr std::array recordKeys<PlayerNames>{
    optionalKey<&PlayerNames::one, Perhaps<Words>>("one"),
    optionalKey<&PlayerNames::two, Perhaps<Words>>("two"),
};
template <>
constexpr std::array recordKeys<StatedFacts>{
    key<&StatedFacts::stated>("stated", "from top to bottom of the card"),
};

namespace {

struct SharedDeck : ObjectOf<Deck> {
    static void read(const Json& json, std::shared_ptr<const Deck>& value)
    {
        value = std::make_shared<const Deck>(readRecord<Deck>(json));
    }
    static Json write(const std::shared_ptr<const Deck>& value) { return value ? writeRecord(*value) : Json(nullptr); }
};
/// The id of a pending trigger, or an object.
struct TriggerItemCodec {
    static Shape shape() { return Shape::either({Shape::text().notBlank(), recordOf<FreeItem>().shape()}); }
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
struct Names : ObjectOf<PlayerNames> {
    static Json write(const PlayerNames& value)
    {
        Json json = ObjectOf<PlayerNames>::write(value);
        return json.empty() ? Json(nullptr) : json;
    }
};

} // namespace

namespace chaotic {

namespace {

const CommandForms<Command>& forms()
{
    static const CommandForms<Command> all(CommandForms<Command>::Forms{{
        {"new_match", "begins a match",
         Record::of<NewMatch>({
             key<&NewMatch::size, Count>("size", "creatures a side: 1, 3, 6 or 10"),
             optionalKey<&NewMatch::level>("rules_level"),
             optionalKey<&NewMatch::names, Names>("names"),
             optionalKey<&NewMatch::houseRules, HouseRulesCodec<Switches::All>>("house_rules"),
         })},
        {"set_deck", "gives a player's whole deck",
         Record::of<SetDeck>({
             key<&SetDeck::player>("player"),
             key<&SetDeck::deck, SharedDeck>("deck", "whole cards: the match needs no library"),
         })},
        {"place_creature", "puts a creature on the board",
         Record::of<PlaceCreature>({
             key<&PlaceCreature::player>("player"),
             key<&PlaceCreature::card, CardName>("card", "the id of a creature of the deck"),
             key<&PlaceCreature::space, SpaceWord>("space"),
         })},
        {"equip", "puts Battlegear under a creature",
         Record::of<Equip>({
             key<&Equip::player>("player"),
             key<&Equip::creature, CreatureId>("creature"),
             key<&Equip::battlegear, CardName>("battlegear"),
         })},
        {"reveal_all", "turns the creatures up: the setup is done", Record::of<RevealAll>({})},
        {"choose_first", "says who begins",
         Record::of<ChooseFirst>({key<&ChooseFirst::player>("player", "who begins")})},
        {"reveal_location", "turns up the Location of this turn",
         Record::of<RevealLocation>({key<&RevealLocation::card, CardName>("card")})},
        {"replace_location", "another Location becomes active, as an effect says",
         Record::of<ReplaceLocation>({
             key<&ReplaceLocation::player>("player", "whose card it is"),
             key<&ReplaceLocation::card, CardName>("card"),
         })},
        {"move", "moves a creature",
         Record::of<Move>({
             key<&Move::creature, CreatureId>("creature"),
             key<&Move::space, SpaceWord>("space"),
         })},
        {"set_initiative", "decides who strikes first",
         Record::of<SetInitiative>({
             optionalKey<&SetInitiative::randomWinner>("random_winner", "whom chance has chosen, in a Showdown"),
         })},
        {"strike", "plays an Attack", Record::of<Strike>({key<&Strike::card, CardName>("card")})},
        {"play_mugic", "plays a Mugic",
         Record::of<PlayMugic>({
             key<&PlayMugic::player>("player"),
             key<&PlayMugic::card, CardName>("card"),
             key<&PlayMugic::payer, CreatureId>("payer"),
             optionalKey<&PlayMugic::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
             optionalKey<&PlayMugic::x, Perhaps<Counters>>("x", "exactly when the cost is X"),
             optionalKey<&PlayMugic::burstEffect>("burst_effect", "where the text of the card says so"),
         })},
        {"use_ability", "uses an activated ability",
         Record::of<UseAbility>({
             key<&UseAbility::player>("player"),
             key<&UseAbility::source, CreatureId>("source"),
             optionalKey<&UseAbility::battlegear>("battlegear", "the ability of its Battlegear"),
             key<&UseAbility::ability, Count>("ability", "its place on the card, from 0"),
             optionalKey<&UseAbility::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
             optionalKey<&UseAbility::sacrifice, Perhaps<CreatureId>>("sacrifice",
                                                                      "an own creature, or \"battlegear\""),
             optionalKey<&UseAbility::burstEffect>("burst_effect", "where the text of the card says so"),
         })},
        {"trigger", "puts triggered abilities on the Burst",
         Record::of<Trigger>({
             key<&Trigger::items, ListOf<TriggerItemCodec, 1>>("items", "in the order in which they are put down"),
         })},
        {"pass", "adds nothing to the Burst", Record::of<Pass>({key<&Pass::player>("player")})},
        {"resolve_next", "the top item of the Burst takes effect",
         Record::of<ResolveNext>({
             optionalKey<&ResolveNext::facts>("facts", "exactly for an Attack with conditions that players judge"),
         })},
        {"adjust", "carries out a text, or corrects a number",
         Record::of<Adjust>({
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
         })},
        {"set_hive", "turns Hive on or off, as an effect says", Record::of<SetHive>({key<&SetHive::on>("on")})},
        {"discard", "discards a Mugic, as an effect says",
         Record::of<Discard>({
             key<&Discard::player>("player"),
             key<&Discard::card, CardName>("card", "a Mugic"),
         })},
        {"return_card", "takes a Mugic back into hand, as an effect says",
         Record::of<ReturnCard>({
             key<&ReturnCard::player>("player"),
             key<&ReturnCard::card, CardName>("card", "a Mugic"),
         })},
        {"end_action_step", "no further move", Record::of<EndActionStep>({})},
        {"showdown", "the two creatures that were picked fight",
         Record::of<PlayShowdown>({
             key<&PlayShowdown::pickByActive, CreatureId>("pick_by_active"),
             key<&PlayShowdown::pickByDefender, CreatureId>("pick_by_defender"),
         })},
        {"end_turn", "the other player's turn", Record::of<EndTurn>({})},
        {"concede", "gives the match up", Record::of<Concede>({key<&Concede::player>("player")})},
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
        if (Problems problems = adjustProblems(*adjust, json); !problems.empty())
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
