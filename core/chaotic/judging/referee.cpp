// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/referee.h"

#include "chaotic/judging/desk.h"

#include <algorithm>

namespace whistle::chaotic {

TextPlace itemPlace(const Item& item)
{
    return item.keyword ? TextPlace{nameOf(item.keyword->kind)} : TextPlace{Name{item.name}};
}

// --- effects ---

void record(Desk& desk, Source source, std::string name, CreatureIndex creature, Lasts lasts, Effect::Change change)
{
    Effect& effect = desk.state.effects.emplace_back();
    effect.id = ++desk.state.lastEffect;
    effect.source = source;
    effect.name = std::move(name);
    effect.creature = creature;
    effect.change = std::move(change);
    effect.lasts = lasts;
    effect.since = desk.nextMoment();
    tell(desk, effect);
}

void endEffects(Desk& desk, Lasts lasts)
{
    std::erase_if(desk.state.effects, [lasts](const Effect& effect) { return effect.lasts == lasts; });
}

void endEffectsOfAttacks(Desk& desk)
{
    std::erase_if(desk.state.effects, [](const Effect& effect) {
        const auto* change = std::get_if<AttackChange>(&effect.change);
        return change && change->attack != 0;
    });
}

namespace {

int currentEnergy(const State& state, CreatureIndex creature)
{
    return InForce(state).numbers(creature).verdict.currentEnergy();
}

} // namespace

void damage(Desk& desk, CreatureIndex creature, int amount, RuleId rule)
{
    Creature& hit = desk.state.at(creature);
    hit.damage += amount;
    desk.say(rule, texts::takesDamage, hit.id, amount, currentEnergy(desk.state, creature));
}

void heal(Desk& desk, CreatureIndex creature, int amount)
{
    Creature& healed = desk.state.at(creature);
    healed.damage = std::max(0, healed.damage - amount); // CH-13.3
    desk.say("CH-13.3"_rule, texts::healsDamage, healed.id, amount, currentEnergy(desk.state, creature));
}

void setHive(Desk& desk, bool isOn)
{
    if (isOn && !desk.state.hiveOn)
        desk.state.hiveSince = desk.nextMoment();
    desk.state.hiveOn = isOn;
    desk.say("CH-9.11"_rule, isOn ? texts::hiveIsOn : texts::hiveIsOff);
}

void discardBattlegear(Desk& desk, CreatureIndex index)
{
    Creature& creature = desk.state.at(index);
    desk.state.seats[creature.player].discard.push_back(
        {DiscardedCard::Kind::Battlegear, creature.battlegear->card, desk.state.battlegearOf(creature).name});
    creature.battlegear.reset();
    std::erase_if(desk.state.effects, [index](const Effect& effect) {
        return effect.creature == index && effect.lasts == Lasts::Battlegear;
    });
}

// CH-6.14, CH-R30: together, with their Battlegear; counters and effects are gone
void leavePlay(Desk& desk, const std::vector<CreatureIndex>& leaving, bool isTold)
{
    {
        const InForce now(desk.state);
        for (const CreatureIndex index : leaving) {
            const StatsVerdict numbers = now.numbers(index).verdict;
            desk.state.at(index).last = {numbers.disciplines, numbers.elements};
        }
    }
    for (const CreatureIndex index : leaving) {
        Creature& creature = desk.state.at(index);
        desk.state.seats[creature.player].discard.push_back(
            {DiscardedCard::Kind::Creature, creature.card, desk.state.cardOf(creature).name});
        if (creature.battlegear)
            discardBattlegear(desk, index);
        creature.inPlay = false;
        creature.damage = 0;
        creature.mugicCounters = 0;
        std::erase_if(desk.state.effects, [index](const Effect& effect) { return effect.creature == index; });
        if (!desk.state.turns.empty())
            desk.turn().leftPlay.push_back(index);
        if (isTold)
            desk.reasons().cite("CH-6.14"_rule);
        else
            desk.say("CH-6.14"_rule, texts::leaves, creature.id);
    }
}

void finish(Desk& desk)
{
    desk.state.step = Step::Finished;
    desk.state.combat.reset();
    desk.state.showdownDue = false;
    Burst& burst = desk.state.burst;
    for (auto item = burst.items.rbegin(); item != burst.items.rend(); ++item)
        toPile(desk, *item);
    burst.turn = {};
    burst.items.clear();
    burst.next.clear();
    burst.pending.clear();
    burst.carryingOut = 0;
    burst.beganWithAttack = false;
    endEffects(desk, Lasts::Combat);
    endEffectsOfAttacks(desk);
}

namespace {

// CH-6.13, CH-13.5
bool removeDefeated(Desk& desk)
{
    std::vector<CreatureIndex> defeated;
    {
        const InForce now(desk.state);
        for (CreatureIndex i = 0; i < static_cast<int>(desk.state.creatures.size()); ++i) {
            const Creature& creature = desk.state.at(i);
            if (!creature.inPlay || !desk.state.revealed)
                continue;
            const StatsVerdict numbers = now.numbers(i).verdict;
            if (!numbers.isDefeated())
                continue;
            defeated.push_back(i);
            desk.say("CH-6.13"_rule, texts::defeated, creature.id, creature.damage, numbers.energy);
        }
    }
    if (!defeated.empty())
        leavePlay(desk, defeated, true);
    return !defeated.empty();
}

// CH-1.2, CH-R25
bool endIfOver(Desk& desk)
{
    if (!desk.state.revealed)
        return false;
    const bool hasOne = desk.state.creaturesInPlay(Player::One) > 0;
    const bool hasTwo = desk.state.creaturesInPlay(Player::Two) > 0;
    if (hasOne && hasTwo)
        return false;
    if (hasOne || hasTwo) {
        desk.state.winner = hasOne ? Player::One : Player::Two;
        desk.say("CH-1.2"_rule, texts::wins, *desk.state.winner);
    } else {
        desk.state.isDraw = true;
        desk.say("CH-R25"_rule, texts::isDraw);
    }
    finish(desk);
    return true;
}

void settle(Desk& desk)
{
    if (desk.state.step == Step::Finished)
        return;
    for (;;) {
        while (removeDefeated(desk)) {
        }
        if (endIfOver(desk) || !isBroken(desk.state) || !desk.state.burst.isQuiet())
            return;
        endCombat(desk);
    }
}

/// Commands by which players carry out the text of an item that has resolved (A.7).
bool carriesOut(const Command& command)
{
    return std::holds_alternative<Adjust>(command) || std::holds_alternative<SetHive>(command) ||
           std::holds_alternative<Discard>(command) || std::holds_alternative<ReturnCard>(command) ||
           std::holds_alternative<ReplaceLocation>(command);
}

void take(Desk& desk, const Command& command)
{
    desk.carriesOut = carriesOut(command);
    if (!desk.before.hasBegun && !std::holds_alternative<NewMatch>(command))
        desk.refuse("CH-1.1"_rule, texts::notBegun);
    else
        std::visit([&](const auto& one) { on(desk, one); }, command);
}

} // namespace

Outcome<State> referee(const State& state, const Command& command, Reasons::Listening listening, bool isOverruling)
{
    Desk desk(state, listening, {isOverruling});
    take(desk, command);
    if (!desk.isRefused() && !std::holds_alternative<EndTurn>(command)) // CH-4.7: the end of a turn defeats nobody
        settle(desk);
    if (!desk.isRefused() && desk.hasObjections() && !unsoundness(desk.state).empty())
        desk.refuse("CH-1.1"_rule, texts::unsound);
    return desk.isRefused() ? desk.concluded(state) : desk.concluded(std::move(desk.state));
}

bool isLegal(const State& state, const Command& command)
{
    Desk desk(state, Reasons::Listening::No, {.wantsOutcome = false});
    take(desk, command);
    return !desk.hasObjections();
}

std::vector<AskedQuestion> askedBehind(const State& state, const Command& command)
{
    std::vector<AskedQuestion> asked;
    Desk desk(state, Reasons::Listening::No, {});
    desk.noteIn(&asked);
    take(desk, command);
    return asked;
}

} // namespace whistle::chaotic
