// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that the players carry out, and corrections (A.6).
#include "chaotic/judging/referee.h"

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

} // namespace

void Referee::requireDuration(const Adjust& adjust, CreatureIndex index)
{
    switch (adjust.lasts.value_or(Lasts::Turn)) {
    case Lasts::Combat:
        if (!m_state.combat)
            refuse("CH-R37"_rule, texts::noCombat);
        break;
    case Lasts::Location:
        if (!m_state.location)
            refuse("CH-R19"_rule, texts::noLocation);
        break;
    case Lasts::Battlegear:
        if (index == nobody || !m_state.at(index).battlegear || !m_state.at(index).battlegear->faceUp)
            refuse("CH-R19"_rule, texts::noFaceUpBattlegear, adjust.creature.value_or(std::string{}));
        break;
    case Lasts::Turn:
    case Lasts::Lasting:
        break;
    }
}

void Referee::on(const Adjust& command)
{
    const std::optional<CreatureIndex> index =
        command.creature ? creature(*command.creature, "/creature") : std::optional(nobody);
    if (command.space)
        checkSpace(*command.space);
    if (command.effect)
        endEffect(*command.effect);
    if (m_state.step == Step::Finished)
        refuse("CH-1.2"_rule, texts::isOver);
    else if (!m_state.revealed)
        refuse("CH-3.5"_rule, texts::notRevealed);
    if (m_refused || !m_problems.empty())
        return;
    if (command.creature && !requireInPlay(*index, *command.creature, "CH-1.12"_rule))
        return;
    requireDuration(command, *index);
    requireAdjustable(command, *index);
    if (m_refused || command.kind == AdjustKind::EndEffect)
        return;
    const Lasts lasts = command.lasts.value_or(Lasts::Turn);
    const Source source = lasts == Lasts::Location     ? Source::Location
                          : lasts == Lasts::Battlegear ? Source::Battlegear
                                                       : Source::Ability;
    const std::string name = command.name                ? *command.name
                             : m_state.burst.carryingOut ? m_state.burst.carriedName
                                                         : std::string(correction);
    adjust(command, *index, name, source, lasts);
}

void Referee::endEffect(const std::string& id)
{
    const int number = effectNumber(id);
    const auto found = std::find_if(m_state.effects.begin(), m_state.effects.end(),
                                    [number](const Effect& effect) { return effect.id == number; });
    if (found == m_state.effects.end() || "e" + std::to_string(number) != id) {
        unknown("/effect", "CH-R19"_rule, texts::noSuchEffect, id);
        return;
    }
    say("CH-R19"_rule, texts::effectEnds, nameOfEffect(*found));
    m_state.effects.erase(found);
}

/// What a single kind of adjustment asks of the creature.
void Referee::requireAdjustable(const Adjust& command, CreatureIndex index)
{
    if (index == nobody)
        return;
    const Creature& one = m_state.at(index);
    const bool isFaceUp = one.battlegear && one.battlegear->faceUp;
    switch (command.kind) {
    case AdjustKind::Counter:
        if (one.mugicCounters + *command.amount < 0)
            refuse("CH-10.1"_rule, texts::fewerThanNone, one.id, one.mugicCounters);
        break;
    case AdjustKind::FlipBattlegear:
        if (!one.battlegear || isFaceUp)
            refuse("CH-7.3"_rule, texts::noFaceDownBattlegear, one.id);
        break;
    case AdjustKind::DiscardBattlegear:
        if (!one.battlegear)
            refuse("CH-7.1"_rule, texts::noBattlegear, one.id);
        break;
    case AdjustKind::Space:
        if (m_state.isEngaged(index))
            refuse("CH-1.8"_rule, texts::isEngaged, one.id);
        if (m_state.standingOn(*command.space) != nobody)
            refuse("CH-5.3"_rule, texts::spaceNotEmpty);
        break;
    default:
        break;
    }
}

// What a recorded effect does, so far as it does so in any case: a condition is asked whenever a number is.
void Referee::tell(const Effect& effect, const StatModifier& modifier)
{
    const std::string& creature = m_state.at(effect.creature).id;
    if (modifier.per || modifier.onlyIf) {
        say("CH-R19"_rule, texts::recorded, creature, nameOfEffect(effect));
    } else if (modifier.changesElement()) {
        const bool isGain = modifier.operation == Operation::GainElement;
        say("CH-R19"_rule, isGain ? texts::recordedHas : texts::recordedHasNot, creature, modifier.element,
            nameOfEffect(effect));
    } else {
        const bool isOfAll = effect.source == Source::Intimidate && m_state.houseRules.intimidateAllDisciplines;
        say("CH-R19"_rule,
            modifier.operation == Operation::Gain   ? texts::recordedGain
            : modifier.operation == Operation::Lose ? texts::recordedLoss
                                                    : texts::recordedSet,
            creature, isOfAll ? Stat::AllDisciplines : modifier.stat, modifier.amount, nameOfEffect(effect));
    }
}

void Referee::tell(const Effect& effect, const Keyword& keyword)
{
    const std::string& creature = m_state.at(effect.creature).id;
    const TextPlace name = nameOfEffect(effect);
    const TextPlace kind = textPlace(keyword.kind);
    switch (keyword.kind) {
    case KeywordKind::ElementX:
        say("CH-R19"_rule, texts::recordedHasNumber, creature, keyword.element, name, keyword.amount);
        break;
    case KeywordKind::Support:
    case KeywordKind::Intimidate:
        say("CH-R19"_rule, texts::recordedHasOfDiscipline, creature, kind, name, keyword.amount, keyword.discipline);
        break;
    case KeywordKind::Immune:
        say("CH-R19"_rule, texts::recordedImmune, creature, keyword.ability, name);
        break;
    default:
        say("CH-R19"_rule, keyword.amount > 0 ? texts::recordedHasNumber : texts::recordedHas, creature, kind, name,
            keyword.amount);
    }
}

void Referee::tell(const Effect& effect, const AttackChange& attack)
{
    static constexpr std::array signs{"+", "×", ":", "−", "="};
    const TextPlace name = nameOfEffect(effect);
    if (effect.creature == nobody)
        say("CH-R19"_rule, texts::recordedTable, name);
    else if (attack.modifier.appliesIf)
        say("CH-R19"_rule, texts::recorded, m_state.at(effect.creature).id, name);
    else
        say("CH-R19"_rule, attack.side == AttackSide::By ? texts::recordedAttacksBy : texts::recordedAttacksOn,
            m_state.at(effect.creature).id, std::string(signs[static_cast<std::size_t>(attack.modifier.operation)]),
            attack.modifier.amount, name);
}

void Referee::tell(const Effect& effect, Rule rule)
{
    const bool isOfAll = effect.creature == nobody;
    say("CH-R19"_rule,
        isOfAll && rule == Rule::BattlegearAbilitiesLost ? texts::allBattlegearLost
        : isOfAll && rule == Rule::NoActivatedAbilities  ? texts::noAbilitiesUsed
                                                         : texts::recordedRules[static_cast<std::size_t>(rule)],
        isOfAll ? std::string{} : m_state.at(effect.creature).id, nameOfEffect(effect));
}

void Referee::tell(const Effect& effect, const CostEffect& cost)
{
    const bool isForOne = effect.creature != nobody;
    const auto& sentence = isForOne           ? cost.affiliation ? texts::recordedCostOfFor : texts::recordedCostFor
                           : cost.affiliation ? texts::recordedCostOf
                                              : texts::recordedCost;
    say("CH-R19"_rule, sentence, cost.amount, nameOfEffect(effect), cost.affiliation.value_or(Affiliation::Generic),
        isForOne ? m_state.at(effect.creature).id : std::string{});
}

void Referee::adjust(const Adjust& command, CreatureIndex index, const std::string& name, Source source, Lasts lasts)
{
    switch (command.kind) {
    case AdjustKind::Heal:
        heal(index, *command.amount);
        break;
    case AdjustKind::Damage:
        damage(index, *command.amount, "CH-13.2"_rule);
        break;
    case AdjustKind::Counter: {
        Creature& one = m_state.at(index);
        one.mugicCounters += *command.amount;
        say("CH-10.1"_rule, texts::countersNow, one.id, one.mugicCounters);
        break;
    }
    case AdjustKind::GainEnergy:
    case AdjustKind::Stat:
    case AdjustKind::Element:
        record(source, name, index, lasts, modifierOf(command));
        break;
    case AdjustKind::Keyword:
        record(source, name, index, lasts, *command.keyword);
        break;
    case AdjustKind::AttackModifier:
        record(source, name, index, lasts, AttackChange{*command.modifier, command.side.value_or(AttackSide::On), 0});
        break;
    case AdjustKind::Rule:
        record(source, name, index, lasts, *command.rule);
        break;
    case AdjustKind::MugicCost:
        record(source, name, index, lasts, CostEffect{*command.amount, command.affiliation});
        break;
    case AdjustKind::FlipBattlegear:
        turnUp(index);
        break;
    case AdjustKind::DiscardBattlegear:
        say("CH-1.4"_rule, texts::battlegearGone, m_state.at(index).id);
        discardBattlegear(index);
        break;
    case AdjustKind::Space:
        m_state.at(index).space = *command.space;
        say("CH-1.4"_rule, texts::isPut, m_state.at(index).id, command.space->row, command.space->column,
            command.space->side);
        break;
    case AdjustKind::LeavePlay:
        leavePlay({index});
        break;
    case AdjustKind::EndEffect:
        break;
    }
}

// CH-9.11
void Referee::on(const SetHive& command)
{
    requireCarryingOut("CH-9.11"_rule);
    if (m_refused)
        return;
    if (command.on && !m_state.hiveOn)
        m_state.hiveSince = nextMoment();
    m_state.hiveOn = command.on;
    say("CH-9.11"_rule, command.on ? texts::hiveIsOn : texts::hiveIsOff);
}

void Referee::on(const Discard& command)
{
    checkCard(command.card, "/card");
    requireCarryingOut("CH-1.4"_rule);
    Seat& seat = m_state.seats[command.player];
    const int place = seat.deck ? placeOf(seat.deck->mugic, command.card) : -1;
    if (place < 0 || seat.mugicHand[static_cast<std::size_t>(place)] == 0)
        refuse("CH-3.9"_rule, texts::mugicNotInHand, command.player, command.card);
    if (m_refused)
        return;
    --seat.mugicHand[static_cast<std::size_t>(place)];
    seat.discard.push_back({DiscardedCard::Kind::Mugic, place, command.card});
    say("CH-1.4"_rule, texts::discards, command.player, command.card);
}

void Referee::on(const ReturnCard& command)
{
    checkCard(command.card, "/card");
    requireCarryingOut("CH-1.4"_rule);
    auto& pile = m_state.seats[command.player].discard;
    const auto latest = std::find_if(pile.rbegin(), pile.rend(), [&](const DiscardedCard& one) {
        return one.kind == DiscardedCard::Kind::Mugic && one.name == command.card;
    });
    if (latest == pile.rend())
        refuse("CH-1.4"_rule, texts::mugicNotDiscarded, command.player, command.card);
    if (m_refused)
        return;
    ++m_state.seats[command.player].mugicHand[static_cast<std::size_t>(latest->card)];
    pile.erase(std::next(latest).base());
    say("CH-1.4"_rule, texts::returns, command.player, command.card);
}

} // namespace whistle::chaotic
