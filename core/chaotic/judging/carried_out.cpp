// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that the players carry out, and corrections (A.6).
#include "chaotic/judging/desk.h"

#include "base/first.h"

#include <algorithm>
#include <charconv>

namespace whistle::chaotic {

namespace {

constexpr const char* correction = "correction"; ///< what an effect is called that nobody has named

/// The number of "e12"; 0: it is none.
int effectNumber(const std::string& id)
{
    int number = 0;
    if (id.size() < 2 || id.front() != 'e')
        return 0;
    const auto [stopped, error] = std::from_chars(id.data() + 1, id.data() + id.size(), number);
    return error == std::errc{} && stopped == id.data() + id.size() ? number : 0;
}

/// As the sentences call it: what nobody has named in the reader's language.
TextPlace nameOfEffect(const Effect& effect)
{
    return Name{effect.name, effect.name == correction ? Sentence{texts::aCorrection} : Sentence{}};
}

StatModifier modifierOf(const Adjust& adjust)
{
    StatModifier modifier;
    modifier.amount = adjust.amount.value_or(0);
    if (adjust.kind == AdjustKind::Element) {
        modifier.operation = adjust.operation == GainLoseSet::Lose ? Operation::LoseElement : Operation::GainElement;
        modifier.element = *adjust.element;
    } else if (adjust.kind == AdjustKind::Stat) {
        modifier.operation = static_cast<Operation>(adjust.operation.value_or(GainLoseSet::Gain));
        modifier.stat = *adjust.stat;
    }
    return modifier;
}

void requireDuration(Desk& desk, const Adjust& adjust, CreatureIndex index)
{
    switch (adjust.lasts.value_or(Lasts::Turn)) {
    case Lasts::Combat:
        if (!desk.before.combat)
            desk.refuse("CH-R37"_rule, texts::noCombat);
        break;
    case Lasts::Location:
        if (!desk.before.location)
            desk.refuse("CH-R19"_rule, texts::noLocation);
        break;
    case Lasts::Battlegear:
        if (index == nobody || !desk.before.at(index).battlegear || !desk.before.at(index).battlegear->faceUp)
            desk.refuse("CH-R19"_rule, texts::noFaceUpBattlegear, adjust.creature.value_or(std::string{}));
        break;
    case Lasts::Turn:
    case Lasts::Lasting:
        break;
    }
}

/// A recorded effect that is not over; null: there is none, which is bad input.
const Effect* effectNamed(Desk& desk, const std::string& id)
{
    const int number = effectNumber(id);
    const Effect* found = firstWith(desk.before.effects, &Effect::id, number);
    if (found && effectWord(number) == id)
        return found;
    desk.unknown("/effect", "CH-R19"_rule, texts::noSuchEffect, id);
    return nullptr;
}

/// What a single kind of adjustment asks of the creature.
void requireAdjustable(Desk& desk, const Adjust& command, CreatureIndex index)
{
    if (index == nobody)
        return;
    const Creature& one = desk.before.at(index);
    const bool isFaceUp = one.battlegear && one.battlegear->faceUp;
    switch (command.kind) {
    case AdjustKind::Counter:
        if (one.mugicCounters + *command.amount < 0)
            desk.refuse("CH-10.1"_rule, texts::fewerThanNone, one.id, one.mugicCounters);
        break;
    case AdjustKind::FlipBattlegear:
        if (!one.battlegear || isFaceUp)
            desk.refuse("CH-7.3"_rule, texts::noFaceDownBattlegear, one.id);
        break;
    case AdjustKind::DiscardBattlegear:
        if (!one.battlegear)
            desk.refuse("CH-7.1"_rule, texts::noBattlegear, one.id);
        break;
    case AdjustKind::Space:
        if (desk.before.isEngaged(index))
            desk.refuse("CH-1.8"_rule, texts::isEngaged, one.id);
        if (desk.before.standingOn(*command.space) != nobody)
            desk.refuse("CH-5.3"_rule, texts::spaceNotEmpty);
        break;
    default:
        break;
    }
}

// What a recorded effect does, so far as it does so in any case: a condition is asked whenever a number is.
void tell(Desk& desk, const Effect& effect, const StatModifier& modifier)
{
    const std::string& creature = desk.state.at(effect.creature).id;
    if (modifier.per || modifier.onlyIf) {
        desk.say("CH-R19"_rule, texts::recorded, creature, nameOfEffect(effect));
    } else if (modifier.changesElement()) {
        const bool isGain = modifier.operation == Operation::GainElement;
        desk.say("CH-R19"_rule, isGain ? texts::recordedHas : texts::recordedHasNot, creature, modifier.element,
                 nameOfEffect(effect));
    } else {
        const bool isOfAll = effect.source == Source::Intimidate && desk.state.houseRules.intimidateAllDisciplines;
        desk.say("CH-R19"_rule,
                 modifier.operation == Operation::Gain   ? texts::recordedGain
                 : modifier.operation == Operation::Lose ? texts::recordedLoss
                                                         : texts::recordedSet,
                 creature, isOfAll ? Stat::AllDisciplines : modifier.stat, modifier.amount, nameOfEffect(effect));
    }
}

void tell(Desk& desk, const Effect& effect, const Keyword& keyword)
{
    const std::string& creature = desk.state.at(effect.creature).id;
    const TextPlace name = nameOfEffect(effect);
    const TextPlace kind = textPlace(keyword.kind);
    switch (keyword.kind) {
    case KeywordKind::ElementX:
        desk.say("CH-R19"_rule, texts::recordedHasNumber, creature, keyword.element, name, keyword.amount);
        break;
    case KeywordKind::Support:
    case KeywordKind::Intimidate:
        desk.say("CH-R19"_rule, texts::recordedHasOfDiscipline, creature, kind, name, keyword.amount,
                 keyword.discipline);
        break;
    case KeywordKind::Immune:
        desk.say("CH-R19"_rule, texts::recordedImmune, creature, keyword.ability, name);
        break;
    default:
        desk.say("CH-R19"_rule, keyword.amount > 0 ? texts::recordedHasNumber : texts::recordedHas, creature, kind,
                 name, keyword.amount);
    }
}

void tell(Desk& desk, const Effect& effect, const AttackChange& attack)
{
    static constexpr std::array signs{"+", "×", "÷", "−", "="};
    const TextPlace name = nameOfEffect(effect);
    if (effect.creature == nobody)
        desk.say("CH-R19"_rule, texts::recordedTable, name);
    else if (attack.modifier.appliesIf)
        desk.say("CH-R19"_rule, texts::recorded, desk.state.at(effect.creature).id, name);
    else
        desk.say("CH-R19"_rule, attack.side == AttackSide::By ? texts::recordedAttacksBy : texts::recordedAttacksOn,
                 desk.state.at(effect.creature).id,
                 std::string(signs[static_cast<std::size_t>(attack.modifier.operation)]), attack.modifier.amount, name);
}

void tell(Desk& desk, const Effect& effect, Rule rule)
{
    const bool isOfAll = effect.creature == nobody;
    desk.say("CH-R19"_rule,
             isOfAll && rule == Rule::BattlegearAbilitiesLost ? texts::allBattlegearLost
             : isOfAll && rule == Rule::NoActivatedAbilities  ? texts::noAbilitiesUsed
                                                              : texts::recordedRules[static_cast<std::size_t>(rule)],
             isOfAll ? std::string{} : desk.state.at(effect.creature).id, nameOfEffect(effect));
}

void tell(Desk& desk, const Effect& effect, const CostEffect& cost)
{
    const bool isForOne = effect.creature != nobody;
    const auto& sentence = isForOne           ? cost.affiliation ? texts::recordedCostOfFor : texts::recordedCostFor
                           : cost.affiliation ? texts::recordedCostOf
                                              : texts::recordedCost;
    desk.say("CH-R19"_rule, sentence, cost.amount, nameOfEffect(effect),
             cost.affiliation.value_or(Affiliation::Generic),
             isForOne ? desk.state.at(effect.creature).id : std::string{});
}

void adjust(Desk& desk, const Adjust& command, CreatureIndex index, const std::string& name, Source source, Lasts lasts)
{
    switch (command.kind) {
    case AdjustKind::Heal:
        heal(desk, index, *command.amount);
        break;
    case AdjustKind::Damage:
        damage(desk, index, *command.amount, "CH-13.2"_rule);
        break;
    case AdjustKind::Counter: {
        Creature& one = desk.state.at(index);
        one.mugicCounters += *command.amount;
        desk.say("CH-10.1"_rule, texts::countersNow, one.id, one.mugicCounters);
        break;
    }
    case AdjustKind::GainEnergy:
    case AdjustKind::Stat:
    case AdjustKind::Element:
        record(desk, source, name, index, lasts, modifierOf(command));
        break;
    case AdjustKind::Keyword:
        record(desk, source, name, index, lasts, *command.keyword);
        break;
    case AdjustKind::AttackModifier:
        record(desk, source, name, index, lasts,
               AttackChange{*command.modifier, command.side.value_or(AttackSide::On), 0});
        break;
    case AdjustKind::Rule:
        record(desk, source, name, index, lasts, *command.rule);
        break;
    case AdjustKind::MugicCost:
        record(desk, source, name, index, lasts, CostEffect{*command.amount, command.affiliation});
        break;
    case AdjustKind::FlipBattlegear:
        turnUp(desk, index);
        break;
    case AdjustKind::DiscardBattlegear:
        desk.say("CH-1.4"_rule, texts::battlegearGone, desk.state.at(index).id);
        discardBattlegear(desk, index);
        break;
    case AdjustKind::Space:
        desk.state.at(index).space = *command.space;
        desk.say("CH-1.4"_rule, texts::isPut, desk.state.at(index).id, command.space->row, command.space->column,
                 command.space->side);
        break;
    case AdjustKind::LeavePlay:
        leavePlay(desk, {index});
        break;
    case AdjustKind::EndEffect:
        break;
    }
}

} // namespace

void tell(Desk& desk, const Effect& effect)
{
    std::visit([&](const auto& change) { tell(desk, effect, change); }, effect.change);
}

void on(Desk& desk, const Adjust& command)
{
    const std::optional<CreatureIndex> index =
        command.creature ? desk.creature(*command.creature, "/creature") : std::optional(nobody);
    if (command.space)
        desk.checkSpace(*command.space);
    const Effect* ended = command.effect ? effectNamed(desk, *command.effect) : nullptr;
    if (desk.before.step == Step::Finished)
        desk.refuse("CH-1.2"_rule, texts::isOver);
    else if (!desk.before.revealed)
        desk.refuse("CH-3.5"_rule, texts::notRevealed);
    if (desk.isRefused())
        return;
    if (command.creature && !desk.requireInPlay(*index, *command.creature, "CH-1.12"_rule))
        return;
    requireDuration(desk, command, *index);
    requireAdjustable(desk, command, *index);
    if (!desk.goesOn())
        return;
    if (ended) {
        desk.say("CH-R19"_rule, texts::effectEnds, nameOfEffect(*ended));
        std::erase_if(desk.state.effects, [&](const Effect& effect) { return effect.id == ended->id; });
        return;
    }
    const Lasts lasts = command.lasts.value_or(Lasts::Turn);
    const Source source = lasts == Lasts::Location     ? Source::Location
                          : lasts == Lasts::Battlegear ? Source::Battlegear
                                                       : Source::Ability;
    const std::string name = command.name                   ? *command.name
                             : desk.state.burst.carryingOut ? desk.state.burst.carriedName
                                                            : std::string(correction);
    adjust(desk, command, *index, name, source, lasts);
}

// CH-9.11
void on(Desk& desk, const SetHive& command)
{
    desk.requireCarryingOut("CH-9.11"_rule);
    if (!desk.goesOn())
        return;
    setHive(desk, command.on);
}

void on(Desk& desk, const Discard& command)
{
    desk.checkCard(command.card, "/card");
    desk.requireCarryingOut("CH-1.4"_rule);
    const Seat& holds = desk.before.seats[command.player];
    const int place = holds.deck ? placeOf(holds.deck->mugic, command.card) : -1;
    if (place < 0 || holds.mugicHand[static_cast<std::size_t>(place)] == 0)
        desk.refuse("CH-3.9"_rule, texts::mugicNotInHand, command.player, command.card);
    if (!desk.goesOn())
        return;
    Seat& seat = desk.state.seats[command.player];
    --seat.mugicHand[static_cast<std::size_t>(place)];
    seat.discard.push_back({DiscardedCard::Kind::Mugic, place, command.card});
    desk.say("CH-1.4"_rule, texts::discards, command.player, command.card);
}

void on(Desk& desk, const ReturnCard& command)
{
    desk.checkCard(command.card, "/card");
    desk.requireCarryingOut("CH-1.4"_rule);
    const auto& pile = desk.before.seats[command.player].discard;
    const auto latest = std::find_if(pile.rbegin(), pile.rend(), [&](const DiscardedCard& one) {
        return one.kind == DiscardedCard::Kind::Mugic && one.name == command.card;
    });
    if (latest == pile.rend())
        desk.refuse("CH-1.4"_rule, texts::mugicNotDiscarded, command.player, command.card);
    if (!desk.goesOn())
        return;
    Seat& seat = desk.state.seats[command.player];
    ++seat.mugicHand[static_cast<std::size_t>(latest->card)];
    seat.discard.erase(seat.discard.begin() + (std::next(latest).base() - pile.begin()));
    desk.say("CH-1.4"_rule, texts::returns, command.player, command.card);
}

} // namespace whistle::chaotic
