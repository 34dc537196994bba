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
struct TruthList {
    static Shape shape() { return Shape::list(Shape::boolean()); }
    static void read(const Json& json, std::vector<bool>& values)
    {
        for (const Json& one : json)
            values.push_back(one.get<bool>());
    }
    static Json write(const std::vector<bool>& values) { return values; }
};

} // namespace

template <>
const Record& recordOf<PlayerNames>()
{
    static const Record record = Record::of<PlayerNames>({
        optionalKey<&PlayerNames::one, Perhaps<Words>>("one"),
        optionalKey<&PlayerNames::two, Perhaps<Words>>("two"),
    });
    return record;
}
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
const Record& recordOf<SetDeck>()
{
    static const Record record = Record::of<SetDeck>({
        key<&SetDeck::player>("player"),
        key<&SetDeck::deck, SharedDeck>("deck", "whole cards: the match needs no library"),
    });
    return record;
}
template <>
const Record& recordOf<PlaceCreature>()
{
    static const Record record = Record::of<PlaceCreature>({
        key<&PlaceCreature::player>("player"),
        key<&PlaceCreature::card, CardName>("card", "the id of a creature of the deck"),
        key<&PlaceCreature::space, SpaceWord>("space"),
    });
    return record;
}
template <>
const Record& recordOf<Equip>()
{
    static const Record record = Record::of<Equip>({
        key<&Equip::player>("player"),
        key<&Equip::creature, CreatureId>("creature"),
        key<&Equip::battlegear, CardName>("battlegear"),
    });
    return record;
}
template <>
const Record& recordOf<RevealAll>()
{
    static const Record record = Record::of<RevealAll>({});
    return record;
}
template <>
const Record& recordOf<ChooseFirst>()
{
    static const Record record = Record::of<ChooseFirst>({key<&ChooseFirst::player>("player", "who begins")});
    return record;
}
template <>
const Record& recordOf<RevealLocation>()
{
    static const Record record = Record::of<RevealLocation>({key<&RevealLocation::card, CardName>("card")});
    return record;
}
template <>
const Record& recordOf<ReplaceLocation>()
{
    static const Record record = Record::of<ReplaceLocation>({
        key<&ReplaceLocation::player>("player", "whose card it is"),
        key<&ReplaceLocation::card, CardName>("card"),
    });
    return record;
}
template <>
const Record& recordOf<Move>()
{
    static const Record record = Record::of<Move>({
        key<&Move::creature, CreatureId>("creature"),
        key<&Move::space, SpaceWord>("space"),
    });
    return record;
}
template <>
const Record& recordOf<SetInitiative>()
{
    static const Record record = Record::of<SetInitiative>({
        optionalKey<&SetInitiative::randomWinner>("random_winner", "whom chance has chosen, in a Showdown"),
    });
    return record;
}
template <>
const Record& recordOf<Strike>()
{
    static const Record record = Record::of<Strike>({key<&Strike::card, CardName>("card")});
    return record;
}
template <>
const Record& recordOf<PlayMugic>()
{
    static const Record record = Record::of<PlayMugic>({
        key<&PlayMugic::player>("player"),
        key<&PlayMugic::card, CardName>("card"),
        key<&PlayMugic::payer, CreatureId>("payer"),
        optionalKey<&PlayMugic::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
        optionalKey<&PlayMugic::x, Perhaps<Counters>>("x", "exactly when the cost is X"),
        optionalKey<&PlayMugic::burstEffect>("burst_effect", "where the text of the card says so"),
    });
    return record;
}
template <>
const Record& recordOf<UseAbility>()
{
    static const Record record = Record::of<UseAbility>({
        key<&UseAbility::player>("player"),
        key<&UseAbility::source, CreatureId>("source"),
        optionalKey<&UseAbility::battlegear>("battlegear", "the ability of its Battlegear"),
        key<&UseAbility::ability, Count>("ability", "its place on the card, from 0"),
        optionalKey<&UseAbility::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
        optionalKey<&UseAbility::sacrifice, Perhaps<CreatureId>>("sacrifice", "an own creature, or \"battlegear\""),
        optionalKey<&UseAbility::burstEffect>("burst_effect", "where the text of the card says so"),
    });
    return record;
}
template <>
const Record& recordOf<FreeItem>()
{
    static const Record record = Record::of<FreeItem>({
        key<&FreeItem::player>("player"),
        key<&FreeItem::name, Words>("name"),
        optionalKey<&FreeItem::source, Perhaps<CreatureId>>("source", "a creature, or \"location\""),
        optionalKey<&FreeItem::target, Perhaps<CreatureId>>("target"),
    });
    return record;
}
Shape TriggerItemCodec::shape()
{
    return Shape::either({Shape::text().notBlank(), recordOf<FreeItem>().shape()});
}
template <>
const Record& recordOf<Trigger>()
{
    static const Record record = Record::of<Trigger>({
        key<&Trigger::items, ListOf<TriggerItemCodec, 1>>("items", "in the order in which they are put down"),
    });
    return record;
}
template <>
const Record& recordOf<Pass>()
{
    static const Record record = Record::of<Pass>({key<&Pass::player>("player")});
    return record;
}
template <>
const Record& recordOf<StatedFacts>()
{
    static const Record record = Record::of<StatedFacts>({
        key<&StatedFacts::stated, TruthList>("stated", "from top to bottom of the card"),
    });
    return record;
}
template <>
const Record& recordOf<ResolveNext>()
{
    static const Record record = Record::of<ResolveNext>({
        optionalKey<&ResolveNext::facts>("facts", "exactly for an Attack with conditions that players judge"),
    });
    return record;
}
template <>
const Record& recordOf<Adjust>()
{
    static const Record record = Record::of<Adjust>({
        key<&Adjust::kind>("kind"),
        optionalKey<&Adjust::creature, Perhaps<CreatureId>>("creature"),
        optionalKey<&Adjust::amount, Perhaps<Number<-99, 999>>>("amount"),
        optionalKey<&Adjust::stat>("stat"),
        optionalKey<&Adjust::operation>("operation"),
        optionalKey<&Adjust::element>("element"),
        optionalKey<&Adjust::keyword>("keyword"),
        optionalKey<&Adjust::modifier, Perhaps<RecordBy<AttackModifier, &cardAttackModifierRecord>>>("modifier"),
        optionalKey<&Adjust::side>("side"),
        optionalKey<&Adjust::rule>("rule"),
        optionalKey<&Adjust::affiliation>("affiliation"),
        optionalKey<&Adjust::space, Perhaps<SpaceWord>>("space"),
        optionalKey<&Adjust::effect, Perhaps<Words>>("effect"),
        optionalKey<&Adjust::lasts>("lasts"),
        optionalKey<&Adjust::name, Perhaps<Words>>("name", "what the effect is called"),
    });
    return record;
}
template <>
const Record& recordOf<SetHive>()
{
    static const Record record = Record::of<SetHive>({key<&SetHive::on>("on")});
    return record;
}
template <>
const Record& recordOf<Discard>()
{
    static const Record record = Record::of<Discard>({
        key<&Discard::player>("player"),
        key<&Discard::card, CardName>("card", "a Mugic"),
    });
    return record;
}
template <>
const Record& recordOf<ReturnCard>()
{
    static const Record record = Record::of<ReturnCard>({
        key<&ReturnCard::player>("player"),
        key<&ReturnCard::card, CardName>("card", "a Mugic"),
    });
    return record;
}
template <>
const Record& recordOf<EndActionStep>()
{
    static const Record record = Record::of<EndActionStep>({});
    return record;
}
template <>
const Record& recordOf<PlayShowdown>()
{
    static const Record record = Record::of<PlayShowdown>({
        key<&PlayShowdown::pickByActive, CreatureId>("pick_by_active"),
        key<&PlayShowdown::pickByDefender, CreatureId>("pick_by_defender"),
    });
    return record;
}
template <>
const Record& recordOf<EndTurn>()
{
    static const Record record = Record::of<EndTurn>({});
    return record;
}
template <>
const Record& recordOf<Concede>()
{
    static const Record record = Record::of<Concede>({key<&Concede::player>("player")});
    return record;
}

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
