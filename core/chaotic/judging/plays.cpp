// SPDX-License-Identifier: GPL-3.0-or-later
// CH-10: Mugic and activated abilities, their costs and their targets.
#include "chaotic/judging/desk.h"

#include "base/first.h"

#include <algorithm>

namespace whistle::chaotic {

MugicCostQuestion mugicCostAt(const State& state, Player player, const MugicCard& card, std::optional<int> x)
{
    const InForce now(state);
    MugicCostQuestion question;
    question.player = player;
    question.mugic = {card.name, card.affiliation, card.cost};
    question.x = x;
    question.onlyGeneric = now.has(Rule::OnlyGenericMugic);
    question.noMugic = now.has(Rule::NoMugic);
    if (state.location) {
        for (const LocationCostChange& change : state.locationCard().mugicCostChanges)
            question.costChanges.push_back({change.amount, state.locationCard().name, change.affiliation, {}});
    }
    for (const Effect& effect : state.effects) {
        const auto* change = std::get_if<CostEffect>(&effect.change);
        if (!change || !now.counts(effect))
            continue;
        CostChange& told = question.costChanges.emplace_back();
        told.amount = change->amount;
        told.source = effect.name;
        told.affiliation = change->affiliation;
        if (effect.creature != nobody)
            told.creature = state.at(effect.creature).id;
    }
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        const Creature& one = state.at(i);
        if (one.inPlay)
            question.creatures.push_back(
                {one.id, one.player, state.cardOf(one).tribe, one.mugicCounters, now.has(Rule::AnyTribe, i)});
    }
    return question;
}

namespace {

bool needsTarget(const std::vector<StatModifier>& modifiers, AppliesTo usual)
{
    return std::any_of(modifiers.begin(), modifiers.end(), [usual](const StatModifier& modifier) {
        return modifier.appliesTo.value_or(usual) == AppliesTo::Target;
    });
}

RuleId ruleOf(PayerRefused reason)
{
    static constexpr std::array<RuleId, 3> rules{"CH-10.1"_rule, "CH-10.2"_rule, "CH-10.4"_rule};
    return rules[static_cast<std::size_t>(reason)];
}

/// Why this creature does not pay: of the question's sentences the one with that rule.
Objection whyNotPayer(const MugicCostQuestion& question, const MugicCostVerdict& verdict, const std::string& payer)
{
    MugicCostQuestion alone = question;
    std::erase_if(alone.creatures, [&](const Payer& one) { return one.id != payer; });
    Reasons reasons;
    (void)judgeMugicCost(alone, reasons);
    // blocked by a text, it is no matter of the payer: what Mugic may be played at all
    RuleId rule = verdict.blocked == MugicBlocked::OnlyGenericMugic ? "CH-10.2"_rule : "CH-10.1"_rule;
    for (const MugicCostVerdict::Refused& refused : verdict.refused) {
        if (refused.creature == payer)
            rule = ruleOf(refused.reason);
    }
    return {rule, reasons.why.back(), false};
}

} // namespace

TargetNeed targetNeed(const MugicCard& card, std::optional<BurstEffect> said)
{
    if (card.effect.burstEffect || said)
        return TargetNeed::Item;
    const bool hits = card.effect.deeds.isAimed() || needsTarget(card.effect.modifiers, AppliesTo::Target);
    return hits ? TargetNeed::Creature : TargetNeed::Free;
}

TargetNeed targetNeed(const Ability& ability, std::optional<BurstEffect> said)
{
    if (said)
        return TargetNeed::Item;
    const bool hits = ability.deeds.isAimed() || needsTarget(ability.modifiers, AppliesTo::Self);
    return hits ? TargetNeed::Creature : TargetNeed::Free;
}

namespace {

void requireChance(Desk& desk, Player player)
{
    desk.requirePlay();
    desk.requireAdvanced();
    desk.requireNoPending();
    const BurstTurn& turn = desk.before.burst.turn;
    if (turn.status == BurstStatus::Resolving)
        desk.refuse("CH-11.7"_rule, texts::burstResolves);
    else if (turn.status == BurstStatus::Open && *turn.choice != player)
        desk.refuse("CH-11.4"_rule, texts::notYourChoice, *turn.choice);
    else if (turn.status == BurstStatus::None && desk.before.step == Step::EndOfTurn)
        desk.refuse("CH-R31"_rule, texts::noBurstAtTheEnd);
    desk.requireNoShowdownDue();
}

void checkTargetItem(Desk& desk, int number, std::optional<BurstEffect> effect, bool changesAttacks)
{
    const Item* item = desk.before.burst.find(number);
    if (!item)
        desk.refuse("CH-10.11"_rule, texts::notOnBurst);
    else if (effect == BurstEffect::Dispel && item->type == ItemType::Attack)
        desk.refuse("CH-R26"_rule, texts::attackNotDispelled);
    else if (changesAttacks && item->type != ItemType::Attack)
        desk.refuse("CH-8.9"_rule, texts::needsAttack);
}

/// CH-10.9: what the card says of its target.
bool fits(const State& state, CreatureIndex index, const TargetLimit& limit)
{
    const CreatureCard& card = state.cardOf(state.at(index));
    const auto& kinds = card.subtypes;
    const bool isOfKind = !limit.subtype || std::any_of(kinds.begin(), kinds.end(), [&](const std::string& kind) {
        return foldedName(kind) == foldedName(*limit.subtype);
    });
    const Elements has = InForce(state).numbers(index).verdict.elements;
    const bool hasOne = limit.elements.empty() || std::any_of(limit.elements.begin(), limit.elements.end(),
                                                              [&](Element element) { return has.has(element); });
    return isOfKind && hasOne && (!limit.engaged || state.isEngaged(index)) &&
           limit.tribe.value_or(card.tribe) == card.tribe;
}

Target target(Desk& desk, const std::optional<std::string>& name, TargetNeed need, std::optional<BurstEffect> effect,
              bool changesAttacks, const std::optional<TargetLimit>& limit = {})
{
    Target found;
    const RuleId rule = need == TargetNeed::Creature    ? "CH-10.9"_rule
                        : effect == BurstEffect::Negate ? "CH-10.12"_rule
                                                        : "CH-10.11"_rule;
    const Sentence needed = need == TargetNeed::Creature ? texts::needsCreature : texts::needsItem;
    if (!name) {
        if (need != TargetNeed::Free)
            desk.refuse(rule, needed);
    } else if (name->find('/') != std::string::npos) {
        if (const auto index = desk.creature(*name, "/target")) {
            found.creature = *index;
            if (need == TargetNeed::Item)
                desk.refuse(rule, needed);
            else
                desk.requireTargetable(*index, *name);
            if (limit && !desk.isRefused() && !fits(desk.before, *index, *limit))
                desk.refuse(rule, texts::targetDoesNotFit, *name);
        }
    } else if (const auto number = desk.itemNumber(*name, "/target")) {
        found.item = *number;
        if (need == TargetNeed::Creature)
            desk.refuse(rule, needed);
        else
            checkTargetItem(desk, *number, effect, changesAttacks);
    }
    return found;
}

/// CH-11.5, CH-10.10: at once; counters, damage, sacrifice. `victim`: none means the Battlegear.
void payCost(Desk& desk, const Cost& cost, CreatureIndex source, std::optional<CreatureIndex> victim)
{
    Creature& bearer = desk.state.at(source);
    if (cost.mugicCounters > 0) {
        bearer.mugicCounters -= cost.mugicCounters;
        desk.say("CH-10.6"_rule, texts::paysCounters, bearer.id, cost.mugicCounters, bearer.mugicCounters);
    }
    if (cost.damageSelf > 0) {
        bearer.damage += cost.damageSelf;
        desk.say("CH-10.6"_rule, texts::paysDamage, bearer.id, cost.damageSelf);
    }
    if (!cost.sacrifice)
        return;
    if (victim) {
        desk.say("CH-10.10"_rule, texts::sacrificed, desk.state.at(*victim).id);
        leavePlay(desk, {*victim});
    } else {
        desk.say("CH-10.10"_rule, texts::battlegearSacrificed, bearer.id, desk.state.battlegearOf(bearer).name);
        discardBattlegear(desk, source);
    }
}

} // namespace

void on(Desk& desk, const PlayMugic& command)
{
    desk.checkCard(command.card, "/card");
    const std::optional<CreatureIndex> payer = desk.creature(command.payer, "/payer");
    requireChance(desk, command.player);
    const Seat& seat = desk.before.seats[command.player];
    const int place = seat.deck ? placeOf(seat.deck->mugic, command.card) : -1;
    if (place < 0 || seat.mugicHand[static_cast<std::size_t>(place)] == 0)
        desk.refuse("CH-3.9"_rule, texts::mugicNotInHand, command.player, command.card);
    if (place < 0 || !payer) {
        target(desk, command.target, TargetNeed::Free, {}, false); // for a name that nobody has
        return;
    }
    const MugicCard& card = seat.deck->mugic[static_cast<std::size_t>(place)];
    if (!card.cost && !command.x)
        desk.unknown("/x", "CH-R20"_rule, texts::xMissing);
    if (card.cost && command.x)
        desk.unknown("/x", "CH-R20"_rule, texts::xMisplaced);
    if (card.effect.burstEffect && command.burstEffect)
        desk.unknown("/burst_effect", "CH-1.4"_rule, texts::effectMisplaced);
    const std::optional<BurstEffect> effect = card.effect.burstEffect ? card.effect.burstEffect : command.burstEffect;
    const Target aimed = target(desk, command.target, targetNeed(card, effect), effect,
                                !card.effect.attackModifiers.empty(), card.effect.deeds.target);
    if (!desk.requireInPlay(*payer, command.payer, "CH-10.1"_rule) || desk.hasProblems())
        return;
    const MugicCostQuestion question = mugicCostAt(desk.before, command.player, card, command.x);
    const MugicCostVerdict verdict = desk.askQuietly(question);
    const auto* paid = firstOf(verdict.payers, [&](const auto& one) { return one.creature == command.payer; });
    if (!paid) {
        const Objection against = whyNotPayer(question, verdict, command.payer);
        desk.refuse(against.rule, against.why);
    }
    if (!desk.goesOn())
        return;
    desk.state.at(*payer).mugicCounters = paid->left;
    --desk.state.seats[command.player].mugicHand[static_cast<std::size_t>(place)];
    desk.say("CH-10.1"_rule, texts::playsMugic, command.player, card.name, command.payer, paid->pays, paid->left);
    Item item = desk.fresh(ItemType::Mugic, command.player, card.name);
    item.source = *payer;
    item.target = aimed;
    item.card = place;
    item.effect = effect;
    item.words = leftToPlayers(card);
    putOnBurst(desk, std::move(item));
}

void on(Desk& desk, const UseAbility& command)
{
    const std::optional<CreatureIndex> source = desk.creature(command.source, "/source");
    const bool isBattlegear = command.sacrifice == "battlegear";
    const std::optional<CreatureIndex> victim =
        command.sacrifice && !isBattlegear ? desk.creature(*command.sacrifice, "/sacrifice") : nobody;
    requireChance(desk, command.player);
    const bool isHis = source && *source != nobody && desk.before.at(*source).inPlay &&
                       desk.before.at(*source).player == command.player;
    if (source && !isHis)
        desk.refuse("CH-10.6"_rule, texts::notYourCreature, command.player);
    const std::vector<Ability>* abilities = nullptr;
    bool isHidden = false;
    if (source && *source != nobody) {
        const Creature& bearer = desk.before.at(*source);
        if (!command.battlegear)
            abilities = &desk.before.cardOf(bearer).abilities;
        else if (bearer.battlegear)
            abilities = &desk.before.battlegearOf(bearer).abilities;
        else
            desk.refuse("CH-7.2"_rule, texts::noBattlegear, bearer.id);
        isHidden = command.battlegear && bearer.battlegear && !bearer.battlegear->faceUp;
        if (isHidden)
            desk.refuse("CH-7.2"_rule, texts::battlegearFaceDown, bearer.id);
    }
    if (abilities && command.ability >= static_cast<int>(abilities->size())) {
        desk.unknown("/ability", "CH-10.6"_rule, texts::noSuchAbility);
        abilities = nullptr;
    }
    if (!abilities || isHidden) { // nobody is told what a card that lies face down asks for
        target(desk, command.target, TargetNeed::Free, {}, false); // for a name that nobody has
        return;
    }
    const Ability& ability = (*abilities)[static_cast<std::size_t>(command.ability)];
    const Target aimed = target(desk, command.target, targetNeed(ability, command.burstEffect), command.burstEffect,
                                false, ability.deeds.target);
    if (desk.hasProblems() || !isHis)
        return;
    const InForce now(desk.before);
    const Creature& bearer = desk.before.at(*source);
    if (ability.kind != AbilityKind::Activated)
        desk.refuse("CH-10.6"_rule, texts::notActivated);
    if (command.battlegear ? bearer.battlegear->faceUp && !now.hasBattlegear(*source) : now.hasLostAbilities(*source))
        desk.refuse("CH-10.8"_rule, texts::abilitiesLost);
    if (now.has(Rule::NoActivatedAbilities) || now.has(Rule::NoActivatedAbilities, *source))
        desk.refuse("CH-10.8"_rule, texts::abilitiesNotUsed);
    if (bearer.mugicCounters < ability.cost.mugicCounters)
        desk.refuse("CH-10.4"_rule, texts::tooFewCounters, bearer.id, bearer.mugicCounters, ability.cost.mugicCounters);
    // CH-10.10
    const bool isVictim = victim && *victim != nobody && desk.before.at(*victim).inPlay &&
                          desk.before.at(*victim).player == command.player;
    if (!ability.cost.sacrifice && command.sacrifice)
        desk.refuse("CH-10.6"_rule, texts::sacrificeNotNeeded);
    else if (ability.cost.sacrifice && !command.sacrifice)
        desk.refuse("CH-10.6"_rule, texts::sacrificeNeeded);
    else if (command.sacrifice && (isBattlegear ? !command.battlegear : !isVictim))
        desk.refuse("CH-10.10"_rule, texts::notToSacrifice);
    if (!desk.goesOn())
        return;
    const std::string name = command.battlegear ? desk.state.battlegearOf(bearer).name : desk.state.cardOf(bearer).name;
    desk.say("CH-10.6"_rule, texts::usesAbility, command.player, name);
    Item item = desk.fresh(ItemType::ActivatedAbility, command.player, name);
    item.source = *source;
    item.target = aimed;
    item.effect = command.burstEffect;
    item.modifiers = ability.modifiers;
    item.deeds = ability.deeds;
    item.words = ability.leftToPlayers();
    const Cost cost = ability.cost;
    payCost(desk, cost, *source, isBattlegear ? std::nullopt : std::optional(*victim));
    putOnBurst(desk, std::move(item));
}

} // namespace whistle::chaotic
