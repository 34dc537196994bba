// SPDX-License-Identifier: GPL-3.0-or-later
// CH-4.1, CH-5: the three steps of a turn, Locations (CH-4.3) and moves before and after the combat (CH-5.8). On the
// first turn every space is full, so that the only moves lead into one (CH-5.6).
#include "chaotic/judging/referee.h"

#include <algorithm>

namespace whistle::chaotic {

MovementQuestion movementAt(const State& state, CreatureIndex mover)
{
    const InForce now(state);
    const Creature& creature = state.at(mover);
    MovementQuestion question;
    question.board = state.size;
    for (const Creature& one : state.creatures) {
        if (one.inPlay)
            question.creatures.push_back({one.id, one.player, one.space});
    }
    question.mover = creature.id;
    question.activePlayer = state.activePlayer.value_or(Player::One);
    question.swift = now.amounts(mover, KeywordKind::Swift);
    question.range = now.has(mover, KeywordKind::Range);
    question.cannotMove = now.has(Rule::CannotMove, mover);
    question.moveAnywhere = now.has(Rule::MoveAnywhere, mover);
    question.movedThisTurn = creature.moved;
    question.combatAlready = !state.turns.empty() && state.turns.back().combat != TurnCombat::None;
    question.houseRules = state.houseRules;
    return question;
}

void Referee::queueLocation(TriggerKind trigger)
{
    const LocationCard& card = m_state.locationCard();
    Item item;
    item.player = m_state.location->owner; // CH-R33
    item.name = card.name;
    item.fromLocation = true;
    queueAbilities(card.abilities, trigger, item);
}

void Referee::on(const RevealLocation& command)
{
    checkCard(command.card, "/card");
    requireStep(Step::Location, "CH-4.2"_rule);
    if (m_refused)
        return;
    requireQuiet();
    const int card = placeOf(m_state.deckOf(active()).locations, command.card);
    if (card < 0)
        refuse("CH-4.2"_rule, texts::notYourLocation, active(), command.card);
    if (m_refused)
        return;
    m_state.location = ActiveLocation{active(), card, nextMoment()};
    --m_state.seats[active()].locationDeck;
    m_state.step = Step::Action;
    say("CH-4.2"_rule, texts::locationActive, active(), command.card);
    queueLocation(TriggerKind::BecomesActiveLocation);
}

void Referee::on(const ReplaceLocation& command)
{
    checkCard(command.card, "/card");
    requireCarryingOut("CH-1.4"_rule);
    if (!m_state.location)
        refuse("CH-4.2"_rule, texts::noLocation);
    if (m_refused)
        return;
    const auto& locations = m_state.deckOf(command.player).locations;
    const int card = placeOf(locations, command.card);
    const bool isActiveOne = m_state.location->owner == command.player && m_state.location->card == card;
    if (card < 0 || locations[static_cast<std::size_t>(card)].count <= (isActiveOne ? 1 : 0)) {
        refuse("CH-4.2"_rule, texts::locationUsed, command.player, command.card);
        return;
    }
    ++m_state.seats[m_state.location->owner].locationDeck;
    endEffects(Lasts::Location);
    m_state.location = ActiveLocation{command.player, card, nextMoment()};
    --m_state.seats[command.player].locationDeck;
    say("CH-1.4"_rule, texts::locationActive, command.player, command.card);
    queueLocation(TriggerKind::BecomesActiveLocation);
}

void Referee::on(const Move& command)
{
    const std::optional<CreatureIndex> index = creature(command.creature, "/creature");
    checkSpace(command.space);
    requireStep(Step::Action, "CH-4.4"_rule);
    if (m_refused)
        return;
    if (m_state.combat)
        refuse("CH-5.5"_rule, texts::combatRuns);
    requireQuiet();
    requireNoShowdownDue();
    if (requireInPlay(*index, command.creature, "CH-5.1"_rule)) {
        if (m_state.at(*index).player != active())
            refuse("CH-5.1"_rule, texts::notActive, command.creature);
        if (m_state.at(*index).moved)
            object("CH-5.7"_rule, texts::movedAlready, command.creature);
    }
    const CreatureIndex other = m_state.standingOn(command.space);
    if (other == *index && other != nobody)
        refuse("CH-5.2"_rule, texts::standsThere, command.creature);
    else if (other != nobody && m_state.at(other).player == active())
        refuse("CH-5.3"_rule, texts::standsThere, m_state.at(other).id);
    if (m_refused)
        return;
    const MovementQuestion question = movementAt(m_state, *index);
    const MovementVerdict verdict = judgeMovement(question, Reasons::unheard());
    if (verdict.reason == NoMove::CannotMove)
        object("CH-R3"_rule, texts::heldInPlace, command.creature);
    if (other != nobody && question.combatAlready)
        object("CH-5.5"_rule, texts::secondCombat);
    else if (verdict.reason.value_or(NoMove::NoDestination) == NoMove::NoDestination && !verdict.to(command.space))
        object("CH-5.2"_rule, texts::outOfReach, command.creature, verdict.stepsAllowed);
    Creature& mover = m_state.at(*index);
    turn().moves.push_back({*index, mover.space, command.space});
    mover.moved = true;
    say("CH-5.2"_rule, texts::moves, mover.id, command.space.row, command.space.column, command.space.side);
    if (other != nobody) {
        startCombat(*index, other, command.space, false);
        return;
    }
    mover.space = command.space;
}

// CH-4.5, CH-5.1 unless nothing can move (CH-R22), CH-12.1 but not in the basic game (CH-12.7)
void Referee::on(const EndActionStep&)
{
    requireStep(Step::Action, "CH-4.5"_rule);
    if (m_refused)
        return;
    if (m_state.combat)
        refuse("CH-4.5"_rule, texts::combatRuns);
    requireQuiet();
    if (m_refused)
        return;
    if (m_state.showdownDue) {
        object("CH-12.1"_rule, texts::showdownComesFirst);
    } else if (turn().moves.empty()) {
        for (CreatureIndex i = 0; i < static_cast<int>(m_state.creatures.size()); ++i) {
            const Creature& one = m_state.at(i);
            if (one.inPlay && one.player == active() &&
                judgeMovement(movementAt(m_state, i), Reasons::unheard()).canMove) {
                object("CH-5.1"_rule, texts::mustMove, active());
                break;
            }
        }
    }
    const bool isRequired =
        m_state.isAdvanced() && !m_state.showdownDue && judgeShowdown(showdownAt(m_state), Reasons::unheard()).required;
    if (isRequired && !m_isOverruling) {
        m_state.showdownDue = true;
        (void)judgeShowdown(showdownAt(m_state), m_reasons);
        return;
    }
    if (isRequired)
        object("CH-12.1"_rule, texts::showdownDropped);
    m_state.showdownDue = false;
    m_state.step = Step::EndOfTurn;
    say("CH-4.5"_rule, texts::stepEnds, active());
}

// CH-4.6 to CH-4.8: all at once, and it defeats nobody
void Referee::on(const EndTurn&)
{
    requireStep(Step::EndOfTurn, "CH-4.6"_rule);
    if (m_refused)
        return;
    requireQuiet("CH-4.9"_rule);
    if (m_refused)
        return;
    for (Creature& creature : m_state.creatures) {
        creature.damage = 0;
        creature.moved = false;
    }
    endEffects(Lasts::Turn);
    endEffects(Lasts::Location);
    m_state.hiveOn = false;
    if (m_state.location)
        ++m_state.seats[m_state.location->owner].locationDeck;
    m_state.location.reset();
    m_state.activePlayer = opponentOf(active());
    m_state.turns.push_back({active(), TurnCombat::None, {}, {}});
    m_state.step = Step::Location;
    say("CH-4.6"_rule, texts::turnOver, active());
    m_reasons.cite("CH-4.7"_rule);
    m_reasons.cite("CH-4.8"_rule);
}

void Referee::on(const Concede& command)
{
    if (m_state.step == Step::Finished) {
        refuse("CH-1.2"_rule, texts::isOver);
        return;
    }
    m_state.winner = opponentOf(command.player);
    say("CH-1.2"_rule, texts::wins, *m_state.winner);
    say("CH-1.2"_rule, texts::concedes, command.player);
    finish();
}

} // namespace whistle::chaotic
