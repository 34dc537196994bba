// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/table/rules.h"

#include <QCoreApplication>
#include <set>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr auto onePlayer =
    chaotic::Saying::tr("Two creatures fight, one from each player; these two have the same owner.");

Problems impossible(const InitiativeQuestion& question, const Json&)
{
    Problems problems;
    const bool isOfPlayers = question.location && question.location->isOfPlayers();
    if (question.randomWinner && !question.isShowdown && !isOfPlayers)
        problems.push_back(misplacedKey("/random_winner"));
    if (!question.location && !question.isShowdown)
        problems.push_back(missingKey("/location"));
    if (question.creatures[0].player == question.creatures[1].player)
        problems.push_back({"/creatures/1/player", Text{onePlayer}});
    return problems;
}

} // namespace

template <>
constexpr std::array recordKeys<Contender>{
    key<&Contender::id, CreatureName>("id"),
    key<&Contender::player>("player"),
    key<&Contender::tribe>("tribe"),
    key<&Contender::disciplines>("disciplines", QT_TRANSLATE_NOOP("shapes", "as they are now")),
    optionalKey<&Contender::energy, Count>("energy"),
    optionalKey<&Contender::mugicCounters, Count>("mugic_counters"),
    optionalKey<&Contender::elements, ElementList>("elements"),
    optionalKey<&Contender::surprise>("surprise"),
    optionalKey<&Contender::hasInvisibility>("has_invisibility",
                                             QT_TRANSLATE_NOOP("shapes", "it has any Invisibility effect")),
    optionalKey<&Contender::invisibilityNegated>("invisibility_negated",
                                                 QT_TRANSLATE_NOOP("shapes", "an effect has removed its Invisibility")),
    optionalKey<&Contender::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
    optionalKey<&Contender::losesInitiativeChecks>("loses_initiative_checks"),
};
template <>
constexpr std::array recordKeys<InitiativeQuestion>{
    key<&InitiativeQuestion::activePlayer>("active_player"),
    optionalKey<&InitiativeQuestion::isShowdown>("showdown"),
    optionalKey<&InitiativeQuestion::randomWinner>("random_winner",
                                                   QT_TRANSLATE_NOOP("shapes", "chosen by chance; in a Showdown only")),
    optionalKey<&InitiativeQuestion::location>(
        "location", QT_TRANSLATE_NOOP("shapes", "what the Active Location names; not needed in a Showdown")),
    key<&InitiativeQuestion::creatures, NamedListOf<ObjectOf<Contender>, 2, 2>>("creatures"),
};
template const Record& recordOf<InitiativeQuestion>();
template <>
constexpr std::array recordKeys<InitiativeVerdict>{
    key<&InitiativeVerdict::creature, OrNull<Word>>("creature"),
    key<&InitiativeVerdict::player, OrNull<WordOf<Player>>>("player"),
    key<&InitiativeVerdict::decidedBy>("decided_by"),
};

namespace {

constexpr auto sameCreature = chaotic::Saying::tr("A creature does not fight itself.");
constexpr auto defeatedAlready =
    chaotic::Saying::tr("With %1 damage and %2 Energy it would already have been defeated.");

Problems impossible(const DamageQuestion& question, const Json&)
{
    Problems problems;
    if (question.attacker.id == question.defender.id)
        problems.push_back({"/defender/id", Text{sameCreature}});
    for (const auto& [fighter, at] :
         {std::pair{&question.attacker, "/attacker/damage"}, std::pair{&question.defender, "/defender/damage"}}) {
        if (fighter->damage >= fighter->energy)
            problems.push_back({at, Text{defeatedAlready, fighter->damage, fighter->energy}});
    }
    return problems;
}

using Copies = ListOf<Count>;

constexpr std::array attackerAfter{
    key<&FighterAfter::damage, Any>("damage"),
    key<&FighterAfter::energy, Any>("energy"),
    key<&FighterAfter::elements, ElementList>("elements"),
    key<&FighterAfter::isDefeated>("defeated"),
};
constexpr std::array defenderAfter{
    key<&FighterAfter::damage, Any>("damage"),
    key<&FighterAfter::energy, Any>("energy"),
    key<&FighterAfter::disciplines, AnyDisciplines>("disciplines"),
    key<&FighterAfter::isDefeated>("defeated"),
};

} // namespace

template <>
constexpr std::array recordKeys<Fighter>{
    key<&Fighter::id, CreatureName>("id"),
    key<&Fighter::tribe>("tribe"),
    key<&Fighter::disciplines>("disciplines", QT_TRANSLATE_NOOP("shapes", "as they are now")),
    optionalKey<&Fighter::elements, ElementList>("elements"),
    key<&Fighter::energy, Number<1, 1'000'000'000>>("energy",
                                                    QT_TRANSLATE_NOOP("shapes", "as it is now, ignoring damage")),
    optionalKey<&Fighter::damage, Count>("damage"),
    optionalKey<&Fighter::elementBonuses, SomeElements<Copies>>(
        "element_bonuses", QT_TRANSLATE_NOOP("shapes", "Element X: one number for each copy")),
    optionalKey<&Fighter::strike, Copies>("strike", QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::invisibilityStrike, Copies>("invisibility_strike",
                                                      QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::hasInvisibility>("has_invisibility"),
    optionalKey<&Fighter::invisibilityNegated>("invisibility_negated"),
    optionalKey<&Fighter::recklessness, Copies>("recklessness",
                                                QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&Fighter::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
    optionalKey<&Fighter::lastCreature>("last_creature",
                                        QT_TRANSLATE_NOOP("shapes", "it is its player's last creature")),
};
template <>
constexpr std::array recordKeys<DamageQuestion>{
    key<&DamageQuestion::attack, ObjectBy<Attack, &questionAttackRecord>>("attack"),
    key<&DamageQuestion::attacker>("attacker"),
    key<&DamageQuestion::defender>("defender"),
    optionalKey<&DamageQuestion::isFirstAttack>(
        "first_attack_in_combat", QT_TRANSLATE_NOOP("shapes", "the attacker's first attack in this combat")),
    optionalKey<&DamageQuestion::isNegated>("negated"),
    optionalKey<&DamageQuestion::modifiers, ListOf<ObjectBy<AttackModifier, &questionAttackModifierRecord>>>(
        "modifiers", QT_TRANSLATE_NOOP("shapes", "everything else that changes the damage")),
    optionalKey<&DamageQuestion::houseRules, HouseRulesCodec<Switches::Damage>>("house_rules"),
};
template const Record& recordOf<DamageQuestion>();
template <>
constexpr std::array recordKeys<DamageVerdict>{
    key<&DamageVerdict::resolves>("resolves"),
    key<&DamageVerdict::notResolvingBecause, OrNull<WordOf<NotResolving>>>("not_resolving_because"),
    key<&DamageVerdict::recklessnessDamage, Any>("recklessness_damage"),
    key<&DamageVerdict::base, Any>("base"),
    key<&DamageVerdict::elementalDamage, Any>("elemental_damage"),
    key<&DamageVerdict::textDamage, Any>("text_damage"),
    key<&DamageVerdict::elementBonus, Any>("element_bonus"),
    key<&DamageVerdict::strikeBonus, Any>("strike_bonus"),
    key<&DamageVerdict::modifierChange, Any>("modifier_change"),
    key<&DamageVerdict::damage, Any>("damage"),
    key<&DamageVerdict::effectsMet>("effects_met"),
    key<&DamageVerdict::attacker, ObjectWith<FighterAfter, attackerAfter>>("attacker"),
    key<&DamageVerdict::defender, ObjectWith<FighterAfter, defenderAfter>>("defender"),
};

namespace {

constexpr auto idTwice = chaotic::Saying::tr("%1 is already the id of another item.");
constexpr auto noEffectHere = chaotic::Saying::tr("Only a Mugic or an activated ability can dispel or negate.");

Problems impossible(const BurstQuestion& question, const Json&)
{
    Problems problems;
    std::set<std::string> ids;
    const auto take = [&](const std::string& id, const std::string& at) {
        if (!ids.insert(id).second)
            problems.push_back({at, Text{idTwice, id}});
    };
    for (std::size_t i = 0; i < question.events.size(); ++i) {
        const BurstEvent& event = question.events[i];
        const std::string at = "/events/" + std::to_string(i);
        for (std::size_t j = 0; j < event.items.size(); ++j)
            take(event.items[j].id, at + "/items/" + std::to_string(j) + "/id");
        if (event.kind != EventKind::Play)
            continue;
        const PlayedItem& item = event.item;
        take(item.id, at + "/item/id");
        const bool hasEffect = item.effect != ItemEffect::None;
        if (hasEffect && item.kind != ItemKind::Mugic && item.kind != ItemKind::ActivatedAbility)
            problems.push_back({at + "/item/effect", Text{noEffectHere}});
        if (hasEffect && !item.target)
            problems.push_back(missingKey(at + "/item/target"));
        if (!hasEffect && item.target)
            problems.push_back(misplacedKey(at + "/item/target"));
        if (!hasEffect && !item.onlyAffiliations.empty())
            problems.push_back(misplacedKey(at + "/item/only_affiliations"));
    }
    return problems;
}

/// A name that the input gives to an item, and one that is given.
using ItemName = Declaring<Words, "item">;
using GivenItem = Naming<Words, "item">;

/// What happened; a form may build it by tapping cards.
using EventList = OfKind<ListOf<ObjectOf<BurstEvent>, 1>, "chaotic/burst">;

} // namespace

template <>
constexpr std::array recordKeys<PlayedItem>{
    key<&PlayedItem::id, ItemName>("id"),
    key<&PlayedItem::kind>("kind"),
    optionalKey<&PlayedItem::name, Perhaps<Words>>("name"),
    optionalKey<&PlayedItem::effect>("effect"),
    optionalKey<&PlayedItem::target, Perhaps<GivenItem>>(
        "target", QT_TRANSLATE_NOOP("shapes", "the item that is dispelled or negated")),
    optionalKey<&PlayedItem::onlyAffiliations, SomeOf<WordOf<Affiliation>>>(
        "only_affiliations", QT_TRANSLATE_NOOP("shapes", "it may only hit items of these")),
    optionalKey<&PlayedItem::affiliation>("affiliation"),
    optionalKey<&PlayedItem::untargetable>("untargetable"),
};
template <>
constexpr std::array recordKeys<TriggeredItem>{
    key<&TriggeredItem::id, ItemName>("id"),
    key<&TriggeredItem::player>("player"),
    optionalKey<&TriggeredItem::name, Perhaps<Words>>("name"),
    optionalKey<&TriggeredItem::affiliation>("affiliation"),
    optionalKey<&TriggeredItem::untargetable>("untargetable"),
};
template <>
const Record& recordOf<BurstEvent>()
{
    static const Record record = Record::choice<&BurstEvent::kind>(
        "event", {{key<&BurstEvent::player>("player"), key<&BurstEvent::item>("item")},
                  {key<&BurstEvent::player>("player")},
                  {key<&BurstEvent::items, ListOf<ObjectOf<TriggeredItem>, 1>>(
                      "items", QT_TRANSLATE_NOOP("shapes", "in the order they were put on the Burst"))}});
    return record;
}
template <>
constexpr std::array recordKeys<BurstQuestion>{
    key<&BurstQuestion::activePlayer>("active_player"),
    optionalKey<&BurstQuestion::strikingPlayer>("striking_player",
                                                QT_TRANSLATE_NOOP("shapes", "only during the strikes of a combat")),
    key<&BurstQuestion::events, EventList>("events", QT_TRANSLATE_NOOP("shapes", "in the order they happened")),
};
template const Record& recordOf<BurstQuestion>();
template <>
constexpr std::array recordKeys<BurstVerdict::Resolved>{
    key<&BurstVerdict::Resolved::item>("item"),
    key<&BurstVerdict::Resolved::outcome>("outcome"),
};
template <>
constexpr std::array recordKeys<BurstVerdict>{
    key<&BurstVerdict::legal>("legal"),
    key<&BurstVerdict::illegalEvent, OrNull<Number<0, 1000>>>("illegal_event"),
    key<&BurstVerdict::reason, OrNull<WordOf<BurstIllegal>>>("reason"),
    key<&BurstVerdict::closed>("closed"),
    key<&BurstVerdict::choice, OrNull<WordOf<Player>>>("choice"),
    key<&BurstVerdict::order>("order"),
    key<&BurstVerdict::outcomes>("outcomes"),
    key<&BurstVerdict::nextBurst>("next_burst"),
    key<&BurstVerdict::priorityAfter, OrNull<WordOf<Player>>>("priority_after"),
};

namespace {

std::optional<InitiativeQuestion> initiativeNow(const State& state)
{
    return isFighting(state) ? std::optional(initiativeAt(state, {})) : std::nullopt;
}

/// The Attack that lies on the Burst, else one without any number, for the players to fill in.
std::optional<DamageQuestion> damageNow(const State& state)
{
    if (!isFighting(state) || !state.combat->hasStrikes())
        return {};
    const AttackCard blank;
    AttackAt attack{state.engagedOf(state.combat->striking), nobody, &blank, 0, false, {}, true};
    if (!state.burst.items.empty() && state.burst.items.front().type == ItemType::Attack) {
        const Item& item = state.burst.items.front();
        attack.attacker = item.source;
        attack.item = item.id;
        attack.isToCome = false;
        attack.isNegated = item.negated;
        attack.card = &state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
    }
    attack.defender = state.combat->opponentOf(attack.attacker);
    DamageQuestion question = damageAt(state, attack);
    if (attack.card == &blank)
        question.attack.name.reset();
    return question;
}

/// An open Burst as the events that made it: whoever had the choice and added nothing has passed.
std::optional<BurstQuestion> burstNow(const State& state)
{
    if (state.burst.turn.status != BurstStatus::Open)
        return {};
    BurstQuestion question;
    question.activePlayer = *state.activePlayer;
    if (state.combat && state.combat->hasStrikes())
        question.strikingPlayer = state.combat->striking;
    BurstTurn turn;
    const auto pass = [&](Player player) {
        BurstEvent event;
        event.player = player;
        question.events.push_back(event);
        turn.pass();
    };
    for (const Item& item : state.burst.items) {
        BurstEvent event;
        if (item.type == ItemType::TriggeredAbility) {
            event.kind = EventKind::Trigger;
            event.items = {{itemWord(item.id), item.player, item.name, {}, false}};
            turn.triggered(item.player);
        } else {
            if (turn.choice && *turn.choice != item.player)
                pass(*turn.choice);
            event.kind = EventKind::Play;
            event.player = item.player;
            event.item.id = itemWord(item.id);
            event.item.name = item.name;
            event.item.kind = static_cast<ItemKind>(item.type);
            if (item.effect && item.target.item != 0) {
                event.item.effect = *item.effect == BurstEffect::Dispel ? ItemEffect::Dispel : ItemEffect::Negate;
                event.item.target = itemWord(item.target.item);
            }
            turn.played(item.player, item.type == ItemType::Attack);
        }
        question.events.push_back(std::move(event));
    }
    if (state.burst.turn.passes > 0)
        pass(opponentOf(*state.burst.turn.choice));
    return question;
}

} // namespace

std::vector<ChaoticQuestion> chaotic::fightQuestions()
{
    return {{questionOf<InitiativeQuestion, InitiativeVerdict>(
                 "initiative", Saying{chaotic::Saying::tr("Who strikes first?")}, impossible, judgeInitiative),
             initiativeNow},
            {questionOf<DamageQuestion, DamageVerdict>(
                 "attack_damage", Saying{chaotic::Saying::tr("What does this Attack do?")}, impossible, judgeDamage),
             damageNow},
            {questionOf<BurstQuestion, BurstVerdict>(
                 "burst",
                 Saying{chaotic::Saying::tr("In which order does this Burst resolve, and was everything allowed?")},
                 impossible, judgeBurst),
             burstNow}};
}

} // namespace whistle
