// SPDX-License-Identifier: GPL-3.0-or-later
// CH-11: the Burst, from the first item to the last one that resolves.
#include "chaotic/judging/desk.h"

#include "base/contains.h"
#include "base/first.h"

#include <algorithm>

namespace whistle::chaotic {

void beginBurst(Desk& desk, bool withAttack)
{
    Burst& burst = desk.state.burst;
    burst.turn = {};
    burst.items.clear();
    burst.outcomes.clear();
    burst.beganWithAttack = withAttack;
}

void putOnBurst(Desk& desk, Item item)
{
    if (desk.state.burst.turn.status == BurstStatus::None)
        beginBurst(desk, false);
    const Player player = item.player;
    desk.say("CH-11.4"_rule, texts::onTheBurst, player, itemPlace(item));
    desk.state.burst.items.push_back(std::move(item));
    desk.state.burst.turn.played(player, false);
    desk.say("CH-11.4"_rule, texts::choiceOf, *desk.state.burst.turn.choice);
}

namespace {

// CH-10.12, CH-R26, CH-R34
ItemOutcome outcomeOf(const State& state, const Item& item)
{
    if (item.negated)
        return ItemOutcome::Negated;
    const auto isGone = [&state](CreatureIndex index) { return index != nobody && !state.at(index).inPlay; };
    const bool lostItem = item.target.item != 0 && !state.burst.find(item.target.item);
    const bool isReckless = item.keyword && item.keyword->kind == KeywordKind::Recklessness;
    if (lostItem || isGone(item.target.creature) || (isReckless && isGone(item.source)))
        return ItemOutcome::NoEffect;
    return ItemOutcome::Resolves;
}

// CH-10.11, CH-10.12
void hitItem(Desk& desk, const Item& item)
{
    if (!item.effect || item.target.item == 0)
        return;
    auto& items = desk.state.burst.items;
    const auto hit =
        std::find_if(items.begin(), items.end(), [&](const Item& one) { return one.id == item.target.item; });
    if (*item.effect == BurstEffect::Negate) {
        hit->negated = true;
        desk.say("CH-10.12"_rule, texts::isNegated, itemPlace(*hit));
        return;
    }
    const Item dispelled = *hit;
    items.erase(hit);
    desk.state.burst.outcomes.emplace_back(dispelled.id, ItemOutcome::Dispelled);
    desk.say("CH-10.11"_rule, texts::isDispelled, itemPlace(dispelled));
    toPile(desk, dispelled);
}

/// A.2: on the creatures that fit now; conditions are asked anew whenever a number is.
void recordModifiers(Desk& desk, const Item& item, const std::vector<StatModifier>& modifiers, AppliesTo usual,
                     Source source)
{
    const bool hasBearer = item.type != ItemType::Mugic && !item.fromLocation;
    for (const StatModifier& modifier : modifiers) {
        if (modifier.thisCombat && !desk.state.combat) // CH-R37: there is none that it could last for
            continue;
        for (CreatureIndex i = 0; i < static_cast<int>(desk.state.creatures.size()); ++i) {
            const Creature& one = desk.state.at(i);
            bool fits = false;
            switch (modifier.appliesTo.value_or(usual)) {
            case AppliesTo::Self:
            case AppliesTo::Equipped:
                fits = i == item.source;
                break;
            case AppliesTo::Target:
                fits = i == item.target.creature;
                break;
            case AppliesTo::EveryCreature:
                fits = true;
                break;
            case AppliesTo::EngagedCreatures:
                fits = desk.state.isEngaged(i);
                break;
            case AppliesTo::OpposingCreature:
                fits = i == (hasBearer ? desk.state.engagedWith(item.source)
                                       : desk.state.engagedOf(opponentOf(item.player)));
            }
            if (!fits || !one.inPlay || (modifier.exceptNamed && *modifier.exceptNamed == desk.state.cardOf(one).name))
                continue;
            const Lasts lasts = modifier.lasting ? Lasts::Lasting : modifier.thisCombat ? Lasts::Combat : Lasts::Turn;
            record(desk, source, item.name, i, lasts, modifier);
        }
    }
}

/// What is done at once.
void takeEffect(Desk& desk, const Item& item, const Deeds& deeds, Source source)
{
    const CreatureIndex target = item.target.creature;
    if (deeds.damage && target != nobody)
        damage(desk, target, *deeds.damage, "CH-13.2"_rule);
    if (deeds.heal && target != nobody)
        heal(desk, target, *deeds.heal);
    if (deeds.healSelf && item.source != nobody && desk.state.at(item.source).inPlay)
        heal(desk, item.source, *deeds.healSelf);
    if (deeds.hive)
        setHive(desk, *deeds.hive);
    for (const Keyword& keyword : deeds.keywords) {
        if (target != nobody)
            record(desk, source, item.name, target, Lasts::Turn, keyword);
    }
    for (const Rule rule : deeds.rules) {
        if (const CreatureIndex creature = deeds.target ? target : item.source; creature != nobody)
            record(desk, source, item.name, creature, Lasts::Turn, rule);
    }
}

void takeEffect(Desk& desk, const Item& item, const MugicEffect& effect)
{
    const CreatureIndex target = item.target.creature;
    takeEffect(desk, item, effect.deeds, Source::Mugic);
    recordModifiers(desk, item, effect.modifiers, AppliesTo::Target, Source::Mugic);
    const bool isForOneAttack = item.target.item != 0;
    const CreatureIndex concerned = isForOneAttack ? nobody : target != nobody ? target : item.source;
    if (concerned != nobody && !desk.state.at(concerned).inPlay)
        return;
    for (const AttackModifier& modifier : effect.attackModifiers)
        record(desk, Source::Mugic, item.name, concerned, Lasts::Turn,
               AttackChange{modifier, AttackSide::On, item.target.item});
}

// A.7: damage, heal, modifiers, attack modifiers, dispel or negate
void takeEffect(Desk& desk, const Item& item)
{
    if (item.type == ItemType::Mugic) {
        takeEffect(desk, item, desk.state.deckOf(item.player).mugic[static_cast<std::size_t>(item.card)].effect);
    } else if (item.keyword && item.keyword->kind == KeywordKind::Recklessness) {
        if (InForce(desk.state).isImmune(item.source, KeywordKind::Recklessness))
            desk.say("CH-9.13"_rule, texts::immuneReckless, desk.state.at(item.source).id);
        else
            damage(desk, item.source, item.keyword->amount, "CH-9.3"_rule);
    } else if (item.keyword) { // CH-9.6, CH-R5
        StatModifier modifier;
        modifier.operation = Operation::Lose;
        modifier.stat = item.keyword->discipline;
        modifier.amount = item.keyword->amount;
        modifier.source = Source::Intimidate;
        record(desk, Source::Intimidate, item.bearer, item.target.creature, Lasts::Turn, modifier);
        if (InForce(desk.state).isImmune(item.target.creature, KeywordKind::Intimidate))
            desk.say("CH-9.13"_rule, texts::immuneToIntimidate, desk.state.at(item.target.creature).id);
    } else {
        takeEffect(desk, item, item.deeds, Source::Ability);
        const AppliesTo usual = item.fromLocation ? AppliesTo::EveryCreature : AppliesTo::Self;
        recordModifiers(desk, item, item.modifiers, usual, Source::Ability);
    }
    hitItem(desk, item);
}

// CH-11.8, CH-R12
void endBurst(Desk& desk)
{
    Burst& burst = desk.state.burst;
    if (burst.beganWithAttack && desk.state.combat)
        desk.state.combat->striking = opponentOf(desk.state.combat->striking); // CH-6.12
    burst.turn = {};
    burst.beganWithAttack = false;
    endEffectsOfAttacks(desk);
    if (burst.next.empty()) {
        desk.say("CH-11.8"_rule, texts::burstOver, desk.active());
        return;
    }
    burst.outcomes.clear();
    burst.items = std::move(burst.next);
    burst.next.clear();
    burst.turn.triggered(burst.items.back().player);
    desk.say("CH-R12"_rule, texts::nextBurst);
}

/// What the players carry out of it: its text, or what of an Attack's text no data say, where its conditions hold.
std::string wordsLeft(const State& state, const Item& item)
{
    if (item.type != ItemType::Attack)
        return item.words;
    std::string words = item.words;
    const AttackCard& card = state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
    const std::vector<bool>& met = state.lastStrike->verdict.effectsMet;
    for (std::size_t i = 0; i < met.size(); ++i) {
        for (const AttackOutcome& outcome : card.attack.effects[i].outcomes) {
            if (met[i] && outcome.kind == OutcomeKind::Other)
                words += (words.empty() ? "" : "; ") + outcome.text;
        }
    }
    return words;
}

void resolve(Desk& desk, const Item& item, const std::vector<bool>& stated)
{
    Burst& burst = desk.state.burst;
    const ItemOutcome outcome = outcomeOf(desk.state, item);
    burst.outcomes.emplace_back(item.id, outcome);
    if (outcome == ItemOutcome::Resolves)
        desk.say("CH-11.6"_rule, texts::resolves, itemPlace(item));
    else if (outcome == ItemOutcome::Negated)
        desk.say("CH-10.12"_rule, texts::wasNegated, itemPlace(item));
    else
        desk.say("CH-R34"_rule, texts::hasNoEffect, itemPlace(item));
    if (item.type == ItemType::Attack)
        dealAttack(desk, item, stated);
    else if (outcome == ItemOutcome::Resolves)
        takeEffect(desk, item);
    std::erase_if(burst.items, [&](const Item& one) { return one.id == item.id; });
    toPile(desk, item);
    if (outcome == ItemOutcome::Resolves) {
        burst.carryingOut = item.id;
        burst.carriedName = item.name;
        burst.carriedWords = wordsLeft(desk.state, item);
        burst.carriedOn = item.target.creature != nobody ? item.target.creature : item.source;
        if (!item.words.empty()) // what an effect of an Attack leaves is said with its damage
            desk.say("CH-1.4"_rule, texts::carriedOut, item.words);
    }
    if (burst.items.empty())
        endBurst(desk);
}

} // namespace

// CH-11.9, CH-R11, CH-R12
void on(Desk& desk, const Trigger& command)
{
    const std::vector<Item>& pending = desk.before.burst.pending;
    std::vector<Item> items;
    std::vector<int> named;
    for (std::size_t i = 0; i < command.items.size(); ++i) {
        const std::string at = "/items/" + std::to_string(i);
        if (const auto* id = std::get_if<std::string>(&command.items[i])) {
            const std::optional<int> number = desk.itemNumber(*id, at);
            if (!number)
                continue;
            const Item* found = firstWith(pending, &Item::id, *number);
            if (!found)
                desk.refuse("CH-10.7"_rule, texts::notPending);
            else if (contains(named, *number))
                desk.refuse("CH-10.7"_rule, texts::triggerTwice);
            else
                items.push_back(*found);
            named.push_back(*number);
            continue;
        }
        const auto& free = std::get<FreeItem>(command.items[i]);
        Item& item = items.emplace_back();
        item.player = free.player;
        item.name = free.name;
        item.fromLocation = free.source == "location";
        if (free.source && !item.fromLocation)
            item.source = desk.creature(*free.source, at + "/source").value_or(nobody);
        if (free.target) {
            if (const auto index = desk.creature(*free.target, at + "/target")) {
                item.target.creature = *index;
                desk.requireTargetable(*index, *free.target);
            }
        }
    }
    desk.requirePlay();
    desk.requireAdvanced();
    desk.requireNoShowdownDue();
    if (desk.isRefused())
        return;
    if (named.size() < pending.size())
        desk.refuse("CH-10.7"_rule, texts::triggerLeftOut, static_cast<int>(pending.size() - named.size()));
    for (std::size_t i = 1; i < items.size(); ++i) {
        if (items[i].player == desk.active() && items[i - 1].player != desk.active())
            desk.refuse("CH-11.9"_rule, texts::activeFirst, desk.active());
    }
    if (!desk.goesOn())
        return;
    Burst& burst = desk.state.burst;
    burst.pending.clear();
    const Player last = items.back().player;
    const bool isResolving = burst.turn.status == BurstStatus::Resolving;
    const bool waits = isResolving && !desk.state.houseRules.triggersReopenBurst;
    if (burst.turn.status == BurstStatus::None)
        beginBurst(desk, false);
    for (Item& item : items) {
        if (item.id == 0) {
            item.id = ++desk.state.lastItem;
            item.type = ItemType::TriggeredAbility;
        }
        desk.say(waits ? "CH-R12"_rule : "CH-11.9"_rule, waits ? texts::waits : texts::onTheBurst, item.player,
                 itemPlace(item));
        (waits ? burst.next : burst.items).push_back(std::move(item));
    }
    if (waits)
        return;
    if (isResolving) {
        burst.turn.reopened(last);
        desk.say("CH-R35"_rule, texts::reopened);
    } else {
        burst.turn.triggered(last);
    }
    desk.say("CH-R11"_rule, texts::choiceOf, *burst.turn.choice);
}

void on(Desk& desk, const Pass& command)
{
    desk.requirePlay();
    desk.requireNoPending();
    const BurstTurn& now = desk.before.burst.turn;
    if (now.status == BurstStatus::None)
        desk.refuse("CH-11.7"_rule, texts::noBurst);
    else if (now.status == BurstStatus::Resolving)
        desk.refuse("CH-11.7"_rule, texts::burstResolves);
    else if (*now.choice != command.player)
        desk.refuse("CH-11.4"_rule, texts::notYourChoice, *now.choice);
    if (!desk.goesOn())
        return;
    BurstTurn& turn = desk.state.burst.turn;
    turn.pass();
    desk.say("CH-11.4"_rule, texts::passes, command.player);
    if (turn.choice)
        desk.say("CH-11.4"_rule, texts::choiceOf, *turn.choice);
    else
        desk.say("CH-11.5"_rule, texts::complete);
}

void on(Desk& desk, const ResolveNext& command)
{
    desk.requirePlay();
    if (desk.isRefused())
        return;
    desk.requireNoPending();
    const Burst& burst = desk.before.burst;
    if (burst.turn.status != BurstStatus::Resolving) {
        desk.refuse("CH-11.5"_rule, texts::burstNotComplete);
        return;
    }
    const Item item = burst.items.back();
    const int wanted =
        item.type == ItemType::Attack
            ? statedConditions(desk.before.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)])
            : 0;
    const int given = command.facts ? static_cast<int>(command.facts->stated.size()) : 0;
    if (wanted != given || command.facts.has_value() != (wanted > 0))
        desk.refuse("CH-8.5"_rule, texts::factsWrong, wanted, given);
    if (!desk.goesOn())
        return;
    resolve(desk, item, command.facts ? command.facts->stated : std::vector<bool>{});
}

void toPile(Desk& desk, const Item& item)
{
    if (item.type == ItemType::Attack)
        discardAttack(desk, item);
    else if (item.type == ItemType::Mugic)
        desk.state.seats[item.player].discard.push_back({DiscardedCard::Kind::Mugic, item.card, item.name});
}

} // namespace whistle::chaotic
