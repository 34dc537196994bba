// SPDX-License-Identifier: GPL-3.0-or-later
// CH-11: the Burst, from the first item to the last one that resolves.
#include "chaotic/judging/referee.h"

#include "base/contains.h"
#include "base/first.h"

#include <algorithm>

namespace whistle::chaotic {

void Referee::beginBurst(bool withAttack)
{
    Burst& burst = m_state.burst;
    burst.turn = {};
    burst.items.clear();
    burst.outcomes.clear();
    burst.beganWithAttack = withAttack;
}

void Referee::putOnBurst(Item item)
{
    if (m_state.burst.turn.status == BurstStatus::None)
        beginBurst(false);
    const Player player = item.player;
    say("CH-11.4"_rule, texts::onTheBurst, player, itemPlace(item));
    m_state.burst.items.push_back(std::move(item));
    m_state.burst.turn.played(player, false);
    say("CH-11.4"_rule, texts::choiceOf, *m_state.burst.turn.choice);
}

// CH-11.9, CH-R11, CH-R12
void Referee::on(const Trigger& command)
{
    Burst& burst = m_state.burst;
    std::vector<Item> items;
    std::vector<int> named;
    for (std::size_t i = 0; i < command.items.size(); ++i) {
        const std::string at = "/items/" + std::to_string(i);
        if (const auto* id = std::get_if<std::string>(&command.items[i])) {
            const std::optional<int> number = itemNumber(*id, at);
            if (!number)
                continue;
            const Item* found = firstWith(burst.pending, &Item::id, *number);
            if (!found)
                refuse("CH-10.7"_rule, texts::notPending);
            else if (contains(named, *number))
                refuse("CH-10.7"_rule, texts::triggerTwice);
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
            item.source = creature(*free.source, (at + "/source").c_str()).value_or(nobody);
        if (free.target) {
            if (const auto index = creature(*free.target, (at + "/target").c_str())) {
                item.target.creature = *index;
                checkTargetCreature(*index, *free.target);
            }
        }
    }
    requirePlay();
    requireAdvanced();
    requireNoShowdownDue();
    if (m_refused)
        return;
    if (named.size() < burst.pending.size())
        refuse("CH-10.7"_rule, texts::triggerLeftOut, static_cast<int>(burst.pending.size() - named.size()));
    for (std::size_t i = 1; i < items.size(); ++i) {
        if (items[i].player == active() && items[i - 1].player != active())
            refuse("CH-11.9"_rule, texts::activeFirst, active());
    }
    if (m_refused)
        return;
    burst.pending.clear();
    const Player last = items.back().player;
    const bool isResolving = burst.turn.status == BurstStatus::Resolving;
    const bool waits = isResolving && !m_state.houseRules.triggersReopenBurst;
    if (burst.turn.status == BurstStatus::None)
        beginBurst(false);
    for (Item& item : items) {
        if (item.id == 0) {
            item.id = ++m_state.lastItem;
            item.type = ItemType::TriggeredAbility;
        }
        say(waits ? "CH-R12"_rule : "CH-11.9"_rule, waits ? texts::waits : texts::onTheBurst, item.player,
            itemPlace(item));
        (waits ? burst.next : burst.items).push_back(std::move(item));
    }
    if (waits)
        return;
    if (isResolving) {
        burst.turn.reopened(last);
        say("CH-R35"_rule, texts::reopened);
    } else {
        burst.turn.triggered(last);
    }
    say("CH-R11"_rule, texts::choiceOf, *burst.turn.choice);
}

void Referee::on(const Pass& command)
{
    requirePlay();
    requireNoPending();
    BurstTurn& turn = m_state.burst.turn;
    if (turn.status == BurstStatus::None)
        refuse("CH-11.7"_rule, texts::noBurst);
    else if (turn.status == BurstStatus::Resolving)
        refuse("CH-11.7"_rule, texts::burstResolves);
    else if (*turn.choice != command.player)
        refuse("CH-11.4"_rule, texts::notYourChoice, *turn.choice);
    if (m_refused)
        return;
    turn.pass();
    say("CH-11.4"_rule, texts::passes, command.player);
    if (turn.choice)
        say("CH-11.4"_rule, texts::choiceOf, *turn.choice);
    else
        say("CH-11.5"_rule, texts::complete);
}

void Referee::on(const ResolveNext& command)
{
    requirePlay();
    if (m_refused)
        return;
    requireNoPending();
    Burst& burst = m_state.burst;
    if (burst.turn.status != BurstStatus::Resolving) {
        refuse("CH-11.5"_rule, texts::burstNotComplete);
        return;
    }
    const Item item = burst.items.back();
    const int wanted = item.type == ItemType::Attack
                           ? statedConditions(m_state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)])
                           : 0;
    const int given = command.facts ? static_cast<int>(command.facts->stated.size()) : 0;
    if (wanted != given || command.facts.has_value() != (wanted > 0))
        refuse("CH-8.5"_rule, texts::factsWrong, wanted, given);
    if (m_refused)
        return;
    resolve(item, command.facts ? command.facts->stated : std::vector<bool>{});
}

// CH-10.12, CH-R26, CH-R34
ItemOutcome Referee::outcomeOf(const Item& item) const
{
    if (item.negated)
        return ItemOutcome::Negated;
    const auto isGone = [this](CreatureIndex index) { return index != nobody && !m_state.at(index).inPlay; };
    const bool lostItem = item.target.item != 0 && !m_state.burst.find(item.target.item);
    const bool isReckless = item.keyword && item.keyword->kind == KeywordKind::Recklessness;
    if (lostItem || isGone(item.target.creature) || (isReckless && isGone(item.source)))
        return ItemOutcome::NoEffect;
    return ItemOutcome::Resolves;
}

void Referee::resolve(const Item& item, const std::vector<bool>& stated)
{
    Burst& burst = m_state.burst;
    const ItemOutcome outcome = outcomeOf(item);
    burst.outcomes.emplace_back(item.id, outcome);
    if (outcome == ItemOutcome::Resolves)
        say("CH-11.6"_rule, texts::resolves, itemPlace(item));
    else if (outcome == ItemOutcome::Negated)
        say("CH-10.12"_rule, texts::wasNegated, itemPlace(item));
    else
        say("CH-R34"_rule, texts::hasNoEffect, itemPlace(item));
    if (item.type == ItemType::Attack)
        dealAttack(item, stated);
    else if (outcome == ItemOutcome::Resolves)
        takeEffect(item);
    std::erase_if(burst.items, [&](const Item& one) { return one.id == item.id; });
    toPile(item);
    if (outcome == ItemOutcome::Resolves) {
        burst.carryingOut = item.id;
        burst.carriedName = item.name;
    }
    if (burst.items.empty())
        endBurst();
}

// A.7: damage, heal, modifiers, attack modifiers, dispel or negate
void Referee::takeEffect(const Item& item)
{
    if (item.type == ItemType::Mugic) {
        takeEffect(item, m_state.deckOf(item.player).mugic[static_cast<std::size_t>(item.card)].effect);
    } else if (item.keyword && item.keyword->kind == KeywordKind::Recklessness) {
        if (InForce(m_state).isImmune(item.source, KeywordKind::Recklessness))
            say("CH-9.13"_rule, texts::immuneReckless, m_state.at(item.source).id);
        else
            damage(item.source, item.keyword->amount, "CH-9.3"_rule);
    } else if (item.keyword) { // CH-9.6, CH-R5
        StatModifier modifier;
        modifier.operation = Operation::Lose;
        modifier.stat = item.keyword->discipline;
        modifier.amount = item.keyword->amount;
        modifier.source = Source::Intimidate;
        record(Source::Intimidate, item.bearer, item.target.creature, Lasts::Turn, modifier);
        if (InForce(m_state).isImmune(item.target.creature, KeywordKind::Intimidate))
            say("CH-9.13"_rule, texts::immuneToIntimidate, m_state.at(item.target.creature).id);
    } else {
        const AppliesTo usual = item.fromLocation ? AppliesTo::EveryCreature : AppliesTo::Self;
        recordModifiers(item, item.modifiers, usual, Source::Ability);
    }
    hitItem(item);
}

void Referee::takeEffect(const Item& item, const MugicEffect& effect)
{
    const CreatureIndex target = item.target.creature;
    if (effect.damage && target != nobody)
        damage(target, *effect.damage, "CH-13.2"_rule);
    if (effect.heal && target != nobody)
        heal(target, *effect.heal);
    recordModifiers(item, effect.modifiers, AppliesTo::Target, Source::Mugic);
    const bool isForOneAttack = item.target.item != 0;
    const CreatureIndex concerned = isForOneAttack ? nobody : target != nobody ? target : item.source;
    if (concerned != nobody && !m_state.at(concerned).inPlay)
        return;
    for (const AttackModifier& modifier : effect.attackModifiers)
        record(Source::Mugic, item.name, concerned, Lasts::Turn,
               AttackChange{modifier, AttackSide::On, item.target.item});
}

/// A.2: on the creatures that fit now; conditions are asked anew whenever a number is.
void Referee::recordModifiers(const Item& item, const std::vector<StatModifier>& modifiers, AppliesTo usual,
                              Source source)
{
    const bool hasBearer = item.type != ItemType::Mugic && !item.fromLocation;
    for (const StatModifier& modifier : modifiers) {
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
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
            case AppliesTo::OpposingCreature:
                fits = i == (hasBearer ? m_state.engagedWith(item.source) : m_state.engagedOf(opponentOf(item.player)));
            }
            if (!fits || !one.inPlay || (modifier.exceptNamed && *modifier.exceptNamed == m_state.cardOf(one).name))
                continue;
            record(source, item.name, i, modifier.lasting ? Lasts::Lasting : Lasts::Turn, modifier);
        }
    }
}

// CH-10.11, CH-10.12
void Referee::hitItem(const Item& item)
{
    if (!item.effect || item.target.item == 0)
        return;
    auto& items = m_state.burst.items;
    const auto hit =
        std::find_if(items.begin(), items.end(), [&](const Item& one) { return one.id == item.target.item; });
    if (*item.effect == BurstEffect::Negate) {
        hit->negated = true;
        say("CH-10.12"_rule, texts::isNegated, itemPlace(*hit));
        return;
    }
    const Item dispelled = *hit;
    items.erase(hit);
    m_state.burst.outcomes.emplace_back(dispelled.id, ItemOutcome::Dispelled);
    say("CH-10.11"_rule, texts::isDispelled, itemPlace(dispelled));
    toPile(dispelled);
}

void Referee::toPile(const Item& item)
{
    if (item.type == ItemType::Attack)
        discardAttack(item);
    else if (item.type == ItemType::Mugic)
        m_state.seats[item.player].discard.push_back({DiscardedCard::Kind::Mugic, item.card, item.name});
}

// CH-11.8, CH-R12
void Referee::endBurst()
{
    Burst& burst = m_state.burst;
    if (burst.beganWithAttack && m_state.combat)
        m_state.combat->striking = opponentOf(m_state.combat->striking); // CH-6.12
    burst.turn = {};
    burst.beganWithAttack = false;
    endEffectsOfAttacks();
    if (burst.next.empty()) {
        say("CH-11.8"_rule, texts::burstOver, active());
        return;
    }
    burst.outcomes.clear();
    burst.items = std::move(burst.next);
    burst.next.clear();
    burst.turn.triggered(burst.items.back().player);
    say("CH-R12"_rule, texts::nextBurst);
}

} // namespace whistle::chaotic
