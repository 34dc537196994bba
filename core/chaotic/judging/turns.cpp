// SPDX-License-Identifier: GPL-3.0-or-later
// CH-4.1, CH-5: the three steps of a turn, Locations (CH-4.3) and moves before and after the combat (CH-5.8). On the
// first turn every space is full, so that the only moves lead into one (CH-5.6).
#include "chaotic/judging/desk.h"

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

void queueLocation(Desk& desk, TriggerKind trigger)
{
    const LocationCard& card = desk.state.locationCard();
    Item item;
    item.player = desk.state.location->owner; // CH-R33
    item.name = card.name;
    item.fromLocation = true;
    queueAbilities(desk, card.abilities, trigger, item);
}

void on(Desk& desk, const RevealLocation& command)
{
    desk.checkCard(command.card, "/card");
    desk.requireStep(Step::Location, "CH-4.2"_rule);
    if (desk.isRefused())
        return;
    desk.requireQuiet();
    const int card = placeOf(desk.before.deckOf(desk.active()).locations, command.card);
    if (card < 0)
        desk.refuse("CH-4.2"_rule, texts::notYourLocation, desk.active(), command.card);
    if (!desk.goesOn())
        return;
    desk.state.location = ActiveLocation{desk.active(), card, desk.nextMoment()};
    --desk.state.seats[desk.active()].locationDeck;
    desk.state.step = Step::Action;
    desk.say("CH-4.2"_rule, texts::locationActive, desk.active(), command.card);
    queueLocation(desk, TriggerKind::BecomesActiveLocation);
}

void on(Desk& desk, const ReplaceLocation& command)
{
    desk.checkCard(command.card, "/card");
    desk.requireCarryingOut("CH-1.4"_rule);
    if (!desk.before.location)
        desk.refuse("CH-4.2"_rule, texts::noLocation);
    if (desk.isRefused())
        return;
    const auto& locations = desk.before.deckOf(command.player).locations;
    const int card = placeOf(locations, command.card);
    const bool isActiveOne = desk.before.location->owner == command.player && desk.before.location->card == card;
    if (card < 0 || locations[static_cast<std::size_t>(card)].count <= (isActiveOne ? 1 : 0))
        desk.refuse("CH-4.2"_rule, texts::locationUsed, command.player, command.card);
    if (!desk.goesOn())
        return;
    ++desk.state.seats[desk.state.location->owner].locationDeck;
    endEffects(desk, Lasts::Location);
    desk.state.location = ActiveLocation{command.player, card, desk.nextMoment()};
    --desk.state.seats[command.player].locationDeck;
    desk.say("CH-1.4"_rule, texts::locationActive, command.player, command.card);
    queueLocation(desk, TriggerKind::BecomesActiveLocation);
}

void on(Desk& desk, const Move& command)
{
    const State& table = desk.before;
    const std::optional<CreatureIndex> index = desk.creature(command.creature, "/creature");
    desk.checkSpace(command.space);
    desk.requireStep(Step::Action, "CH-4.4"_rule);
    if (desk.isRefused())
        return;
    if (table.combat)
        desk.refuse("CH-5.5"_rule, texts::combatRuns);
    desk.requireQuiet();
    desk.requireNoShowdownDue();
    if (desk.requireInPlay(*index, command.creature, "CH-5.1"_rule)) {
        if (table.at(*index).player != desk.active())
            desk.refuse("CH-5.1"_rule, texts::notActive, command.creature);
        if (table.at(*index).moved)
            desk.object("CH-5.7"_rule, texts::movedAlready, command.creature);
    }
    const CreatureIndex other = table.standingOn(command.space);
    if (other == *index && other != nobody)
        desk.refuse("CH-5.2"_rule, texts::standsThere, command.creature);
    else if (other != nobody && table.at(other).player == desk.active())
        desk.refuse("CH-5.3"_rule, texts::standsThere, table.at(other).id);
    if (desk.isRefused())
        return;
    const MovementQuestion question = movementAt(table, *index);
    const MovementVerdict verdict = desk.askQuietly(question);
    if (verdict.reason == NoMove::CannotMove)
        desk.object("CH-R3"_rule, texts::heldInPlace, command.creature);
    if (other != nobody && question.combatAlready)
        desk.object("CH-5.5"_rule, texts::secondCombat);
    else if (verdict.reason.value_or(NoMove::NoDestination) == NoMove::NoDestination && !verdict.to(command.space))
        desk.object("CH-5.2"_rule, texts::outOfReach, command.creature, verdict.stepsAllowed);
    if (!desk.goesOn())
        return;
    Creature& mover = desk.state.at(*index);
    desk.turn().moves.push_back({*index, mover.space, command.space});
    mover.moved = true;
    desk.say("CH-5.2"_rule, texts::moves, mover.id, command.space.row, command.space.column, command.space.side);
    if (other != nobody) {
        startCombat(desk, *index, other, command.space, false);
        return;
    }
    mover.space = command.space;
}

// CH-4.5, CH-5.1 unless nothing can move (CH-R22), CH-12.1 but not in the basic game (CH-12.7)
void on(Desk& desk, const EndActionStep& /*command*/)
{
    const State& table = desk.before;
    desk.requireStep(Step::Action, "CH-4.5"_rule);
    if (desk.isRefused())
        return;
    if (table.combat)
        desk.refuse("CH-4.5"_rule, texts::combatRuns);
    desk.requireQuiet();
    if (desk.isRefused())
        return;
    if (table.showdownDue) {
        desk.object("CH-12.1"_rule, texts::showdownComesFirst);
    } else if (table.turns.back().moves.empty()) {
        for (CreatureIndex i = 0; i < static_cast<int>(table.creatures.size()); ++i) {
            const Creature& one = table.at(i);
            if (one.inPlay && one.player == desk.active() &&
                judgeMovement(movementAt(table, i), Reasons::unheard()).canMove) {
                desk.object("CH-5.1"_rule, texts::mustMove, desk.active());
                break;
            }
        }
    }
    const ShowdownQuestion showdown = showdownAt(table);
    const bool isDue = table.isAdvanced() && !table.showdownDue && desk.askQuietly(showdown).required;
    if (isDue && desk.isOverruling())
        desk.object("CH-12.1"_rule, texts::showdownDropped);
    if (!desk.goesOn())
        return;
    if (isDue && !desk.isOverruling()) {
        desk.state.showdownDue = true;
        (void)desk.ask(showdown);
        return;
    }
    desk.state.showdownDue = false;
    desk.state.step = Step::EndOfTurn;
    desk.say("CH-4.5"_rule, texts::stepEnds, desk.active());
}

// CH-4.6 to CH-4.8: all at once, and it defeats nobody
void on(Desk& desk, const EndTurn& /*command*/)
{
    desk.requireStep(Step::EndOfTurn, "CH-4.6"_rule);
    if (desk.isRefused())
        return;
    desk.requireQuiet("CH-4.9"_rule);
    if (!desk.goesOn())
        return;
    for (Creature& creature : desk.state.creatures) {
        creature.damage = 0;
        creature.moved = false;
    }
    endEffects(desk, Lasts::Turn);
    endEffects(desk, Lasts::Location);
    desk.state.hiveOn = false;
    if (desk.state.location)
        ++desk.state.seats[desk.state.location->owner].locationDeck;
    desk.state.location.reset();
    desk.state.activePlayer = opponentOf(desk.active());
    desk.state.turns.push_back({desk.active(), TurnCombat::None, {}, {}});
    desk.state.step = Step::Location;
    desk.say("CH-4.6"_rule, texts::turnOver, desk.active());
    desk.reasons().cite("CH-4.7"_rule);
    desk.reasons().cite("CH-4.8"_rule);
}

void on(Desk& desk, const Concede& command)
{
    if (desk.before.step == Step::Finished)
        desk.refuse("CH-1.2"_rule, texts::isOver);
    if (!desk.goesOn())
        return;
    desk.state.winner = opponentOf(command.player);
    desk.say("CH-1.2"_rule, texts::wins, *desk.state.winner);
    desk.say("CH-1.2"_rule, texts::concedes, command.player);
    finish(desk);
}

} // namespace whistle::chaotic
