// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/entries/commands.h"

#include "base/record.h"

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

using CreatureId = OfKind<Words, "chaotic/creature">;
using CardName = OfKind<Words, "chaotic/card">;
using MugicName = OfKind<Words, "chaotic/mugic">;
using DiscardedName = OfKind<Words, "chaotic/discarded">;
using AttackName = OfKind<Words, "chaotic/attack">;
using LocationName = OfKind<Words, "chaotic/location">;
using EffectId = OfKind<Words, "chaotic/effect">;
/// A creature or an item of the Burst.
using TargetName = OfKind<Words, "chaotic/target">;

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
/// The id of a triggered ability, or an object.
using TriggerItemCodec =
    EitherOf<Described<OfKind<Words, "chaotic/pending">, QT_TRANSLATE_NOOP("shapes", "a triggered ability")>,
             Described<ObjectOf<FreeItem>, QT_TRANSLATE_NOOP("shapes", "anything else")>>;
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
    static const CommandForms<Command> all{
        command<NewMatch>("begins a match"),
        key<&NewMatch::size, Count>("size", "creatures a side: 1, 3, 6 or 10"),
        optionalKey<&NewMatch::level>("rules_level"),
        optionalKey<&NewMatch::names, Names>("names"),
        optionalKey<&NewMatch::houseRules, HouseRulesCodec<Switches::All>>("house_rules"),
        command<SetDeck>("gives a player's whole deck"),
        key<&SetDeck::player>("player"),
        key<&SetDeck::deck, SharedDeck>("deck", "whole cards: the match needs no library"),
        command<PlaceCreature>("puts a creature on the board"),
        key<&PlaceCreature::player>("player"),
        key<&PlaceCreature::card, CardName>("card", "the id of a creature of the deck"),
        key<&PlaceCreature::space, SpaceWord>("space"),
        command<Equip>("puts Battlegear under a creature"),
        key<&Equip::player>("player"),
        key<&Equip::creature, CreatureId>("creature"),
        key<&Equip::battlegear, CardName>("battlegear"),
        command<RevealAll>("turns the creatures up: the setup is done"),
        command<ChooseFirst>("says who begins"),
        key<&ChooseFirst::player>("player", "who begins"),
        command<RevealLocation>("turns up the Location of this turn"),
        key<&RevealLocation::card, LocationName>("card"),
        command<ReplaceLocation>("another Location becomes active, as an effect says"),
        key<&ReplaceLocation::player>("player", "whose card it is"),
        key<&ReplaceLocation::card, LocationName>("card"),
        command<Move>("moves a creature"),
        key<&Move::creature, CreatureId>("creature"),
        key<&Move::space, SpaceWord>("space"),
        command<SetInitiative>("decides who strikes first"),
        optionalKey<&SetInitiative::randomWinner>("random_winner", "whom chance has chosen, in a Showdown"),
        command<Strike>("plays an Attack"),
        key<&Strike::card, AttackName>("card"),
        command<PlayMugic>("plays a Mugic"),
        key<&PlayMugic::player>("player"),
        key<&PlayMugic::card, MugicName>("card"),
        key<&PlayMugic::payer, CreatureId>("payer"),
        optionalKey<&PlayMugic::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
        optionalKey<&PlayMugic::x, Perhaps<Counters>>("x", "exactly when the cost is X"),
        optionalKey<&PlayMugic::burstEffect>("burst_effect", "where the text of the card says so"),
        command<UseAbility>("uses an activated ability"),
        key<&UseAbility::player>("player"),
        key<&UseAbility::source, CreatureId>("source"),
        optionalKey<&UseAbility::battlegear>("battlegear", "the ability of its Battlegear"),
        key<&UseAbility::ability, OfKind<Count, "chaotic/ability">>("ability", "its place on the card, from 0"),
        optionalKey<&UseAbility::target, Perhaps<TargetName>>("target", "a creature, or an item on the Burst"),
        optionalKey<&UseAbility::sacrifice, Perhaps<CreatureId>>("sacrifice", "an own creature, or \"battlegear\""),
        optionalKey<&UseAbility::burstEffect>("burst_effect", "where the text of the card says so"),
        command<Trigger>("puts triggered abilities on the Burst"),
        key<&Trigger::items, ListOf<TriggerItemCodec, 1>>("items", "in the order in which they are put down"),
        command<Pass>("adds nothing to the Burst"),
        key<&Pass::player>("player"),
        command<ResolveNext>("the top item of the Burst takes effect"),
        optionalKey<&ResolveNext::facts>("facts", "exactly for an Attack with conditions that players judge"),
        command<Adjust>("carries out a text, or corrects a number"),
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
        optionalKey<&Adjust::effect, Perhaps<EffectId>>("effect"),
        optionalKey<&Adjust::lasts>("lasts"),
        optionalKey<&Adjust::name, Perhaps<Words>>("name", "what the effect is called"),
        command<SetHive>("turns Hive on or off, as an effect says"),
        key<&SetHive::on>("on"),
        command<Discard>("discards a Mugic, as an effect says"),
        key<&Discard::player>("player"),
        key<&Discard::card, MugicName>("card", "a Mugic"),
        command<ReturnCard>("takes a Mugic back into hand, as an effect says"),
        key<&ReturnCard::player>("player"),
        key<&ReturnCard::card, DiscardedName>("card", "a Mugic"),
        command<EndActionStep>("no further move"),
        command<PlayShowdown>("the two creatures that were picked fight", "showdown"),
        key<&PlayShowdown::pickByActive, CreatureId>("pick_by_active"),
        key<&PlayShowdown::pickByDefender, CreatureId>("pick_by_defender"),
        command<EndTurn>("the other player's turn"),
        command<Concede>("gives the match up"),
        key<&Concede::player>("player"),
    };
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
    return forms().checked(json, [](const Command& command, const Json& read) {
        if (std::holds_alternative<SetDeck>(command))
            return deckProblems(read.at("deck"), "/deck");
        const auto* adjust = std::get_if<Adjust>(&command);
        return adjust ? adjustProblems(*adjust, read) : Problems{};
    });
}

Json writeCommand(const Command& command)
{
    return forms().write(command);
}

} // namespace chaotic

} // namespace whistle
