// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/contains.h"
#include "base/first.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr auto contestEnded = Saying::tr("%1 has had its contest and can no longer move.");
constexpr auto emptyMove = Saying::tr("A move needs a step or a ball to pick up.");
constexpr auto stompOnce = Saying::tr("One stomp per activation, before the figure does anything else.");
constexpr auto scorchStands = Saying::tr("%1 must be standing after its activation to scorch.");

// KB-14.1, KB-R26, KB-R33, KB-R68
void pickUpBall(Desk& desk)
{
    Activation& activation = *desk.state.activation;
    const FigureRef mover = activation.figure;
    const bool lies = !desk.state.ball.carrier.isValid() && desk.state.ball.space == desk.state[mover].space;
    if (!lies)
        return desk.refuse("KB-14.1"_rule, Saying::tr("The ball is not on %1."),
                           desk.state.isMirror() ? textPlace(desk.state[mover].space) : Name{desk.state.idOf(mover)});
    desk.giveBall(mover);
    activation.pickedUp = true;
    activation.movementLeft = 0;
    desk.say("KB-14.1"_rule, Saying::tr("%1 picks up the ball; that ends its movement and its action."),
             desk.state.idOf(mover));
    closeReactions(desk);
}

/// The question knows whole movements only, not what is left of one.
void noteWalk(Desk& desk, const std::vector<Space>& path, bool pickUp)
{
    const Activation& activation = *desk.state.activation;
    if (!desk.isListenedTo() || activation.isUsedUp() || !desk.state[activation.figure].stands())
        return;
    MovementInquiry inquiry = movementInquiry(desk.state, activation.figure, activation.movement);
    inquiry.path = path;
    inquiry.picksUpBall = pickUp;
    if (movementAllowance(inquiry.position, inquiry.active, inquiry.movement, inquiry.hustle, desk.rules) ==
        activation.movementLeft)
        desk.note(inquiry);
}

void walk(Desk& desk, const std::vector<Space>& path, bool pickUp)
{
    Activation& activation = *desk.state.activation;
    const FigureRef mover = activation.figure;
    const std::string id = desk.state.idOf(mover);
    noteWalk(desk, path, pickUp);
    if (activation.pickedUp)
        desk.object("KB-14.1"_rule, texts::pickUpEnded, id);
    else if (activation.contested)
        desk.object("KB-12.2"_rule, contestEnded, id);
    const auto steps = static_cast<int>(path.size());
    if (steps > activation.movementLeft && !activation.isUsedUp())
        desk.object(activation.movement == Movement::Scatter ? "KB-32.6"_rule : "KB-12.2"_rule,
                    QT_TRANSLATE_N_NOOP("kaosball", "%1 has %n space(s) left, not %3."), id, activation.movementLeft,
                    steps);

    FieldView view = viewField(desk.state);
    const auto piece = static_cast<std::size_t>(view.pieceOf(mover));
    for (std::size_t step = 0; step < path.size(); ++step) {
        const Space from = desk.state[mover].space;
        const Space to = path[step];
        view.position.pieces[piece].space = from;
        const auto problem = stepProblem(view.position, static_cast<int>(piece), from, to);
        const FigureRef there = desk.state.standingAt(to);
        if (problem == StepProblem::NotAdjacent)
            desk.object("KB-13.1"_rule, Saying::tr("%1 and %2 are not adjacent."), from, to);
        else if (problem == StepProblem::Wall)
            desk.object("KB-24.5"_rule, Saying::tr("There is a wall between %1 and %2."), from, to);
        else if (problem)
            desk.object("KB-13.2"_rule, Saying::tr("Another figure stands on %1; %2 cannot enter it."), to, id);
        else if (step + 1 == path.size() && there.isValid() && there != mover)
            desk.object("KB-R47"_rule, Saying::tr("%2 may pass through figures but not stop on %1."), to, id);
        desk.enter(mover, to);
        if (desk.state[mover].isAlive())
            continue;
        if (step + 1 < path.size())
            desk.object("KB-24.2"_rule, Saying::tr("Fire kills %1 on %2, before the end of the path."), id, to);
        break;
    }
    activation.movementLeft = std::max(0, activation.movementLeft - steps);
    if (!path.empty()) {
        activation.hasMoved = true;
        activation.reactionOpen = true;
        activation.carriedOnEntering = desk.carries(mover);
        desk.say("KB-13.1"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 moves to %2 and has %n space(s) left."), id,
                 path.back(), activation.movementLeft);
    }
    endActivationIfDown(desk);
    if (!activation.isOver && pickUp)
        pickUpBall(desk);
}

} // namespace

MovementInquiry movementInquiry(const State& state, FigureRef figure, Movement movement)
{
    FieldView view = viewField(state);
    MovementInquiry inquiry;
    inquiry.active = view.pieceOf(figure);
    inquiry.position = std::move(view.position);
    inquiry.movement = movement;
    inquiry.hustle = movement != Movement::Scatter && state.turn.isUnder(Tactic::Hustle);
    inquiry.preventedThisTurn = state[figure].prevented;
    inquiry.houseRules = state.houseRules;
    return inquiry;
}

bool wantsActivation(Desk& desk)
{
    if (!desk.isActing("KB-12.1"_rule))
        return false;
    if (!desk.state.activation)
        desk.refuse("KB-12.1"_rule, Saying::tr("No figure is being activated."));
    else if (desk.state.activation->isOver)
        desk.refuse("KB-12.1"_rule, texts::activationOver, desk.state.idOf(desk.state.activation->figure));
    return !desk.isRefused();
}

void on(Desk& desk, const Move& command)
{
    if (!wantsActivation(desk))
        return;
    if (desk.state.activation->movement == Movement::Scatter)
        desk.refuse("KB-R69"_rule,
                    Saying::tr("During Scatter! a figure moves as that card says, not as in an activation."));
    else if (command.path.empty() && !command.pickUp)
        desk.refuse("KB-R69"_rule, emptyMove);
    else if (!desk.state.isMirror() && !command.path.empty())
        desk.refuse("KB-2.2"_rule, texts::mirrorOnly);
    if (desk.isRefused())
        return;
    if (desk.state.isMirror())
        return walk(desk, command.path, command.pickUp);
    if (desk.state.activation->isUsedUp())
        desk.object("KB-14.1"_rule, texts::activationOver, desk.state.idOf(desk.state.activation->figure));
    pickUpBall(desk);
}

void on(Desk& desk, const ScatterMove& command)
{
    if (!desk.inPhase(Phase::Turn, "KB-32.6"_rule))
        return;
    const FigureRef ref = desk.standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Turn& turn = desk.state.turn;
    if (!turn.isUnder(Tactic::Scatter))
        desk.refuse("KB-32.6"_rule, Saying::tr("Scatter! was not played this turn."));
    else if (ref.team != desk.state.active)
        desk.refuse("KB-32.6"_rule, texts::notYourFigure, command.figure, desk.state[desk.state.active].name);
    else if (!desk.state.isMirror() && !command.path.empty())
        desk.refuse("KB-2.2"_rule, texts::mirrorOnly);
    else if (desk.state.isMirror() && command.path.empty() && !command.pickUp)
        desk.refuse("KB-R69"_rule, emptyMove); // in scorekeeper depth it says who moves
    if (desk.isRefused())
        return;
    if (!countsAsRunner(desk.state[ref].kind))
        desk.object("KB-32.6"_rule, Saying::tr("Scatter! moves runners and ringers; %1 is a bruiser."), command.figure);
    // The same figure goes on with its move only after something has interrupted it: a reaction, BZZZZT!, a hand-off;
    // or to pick up the ball where it has stopped so that somebody could react (KB-R68).
    const bool isItsMove = desk.state.activation && desk.state.activation->figure == ref;
    const bool goesOn = isItsMove && (desk.state.activation->mayGoOn || command.path.empty());
    const bool moved = contains(turn.scattered, ref);
    if (moved && !goesOn)
        desk.object("KB-32.6"_rule, Saying::tr("Scatter! moves each runner once; %1 has already moved."),
                    command.figure);
    if (!goesOn) {
        beginActivation(desk, ref, Movement::Scatter, false);
        turn.scattered.push_back(ref);
    }
    desk.state.activation->mayGoOn = false;
    desk.cite("KB-32.6"_rule);
    if (desk.state.isMirror())
        walk(desk, command.path, command.pickUp);
    else if (command.pickUp)
        pickUpBall(desk);
}

void on(Desk& desk, const HandOff& command)
{
    if (!wantsActivation(desk))
        return;
    const FigureRef from = desk.standingFigure(command.from, "KB-R23"_rule);
    const FigureRef to = desk.standingFigure(command.to, "KB-R23"_rule);
    if (desk.isRefused())
        return;
    Activation& activation = *desk.state.activation;
    const std::string active = desk.state.idOf(activation.figure);
    if (activation.movement != Movement::Sprint && activation.movement != Movement::Scatter)
        desk.object("KB-14.6"_rule, Saying::tr("A hand-off is possible only in a sprint or a Scatter! move."));
    if (activation.pickedUp)
        desk.object("KB-14.1"_rule, texts::pickUpEnded, active);
    if (activation.contested)
        desk.object("KB-14.6"_rule, contestEnded, active);
    if (from != activation.figure && to != activation.figure)
        desk.object("KB-14.4"_rule, Saying::tr("%1 is active: it must hand off or receive the ball."), active);
    if (desk.state.areEnemies(from.team, to.team) || from == to)
        desk.object("KB-25.7"_rule, Saying::tr("The ball can be handed only to teammates and allies."));
    // In scorekeeper depth nobody has to say who carries the ball; a hand-off says it.
    const bool unknownCarrier = !desk.state.isMirror() && !desk.state.ball.carrier.isValid();
    if (!desk.carries(from) && !unknownCarrier)
        desk.object("KB-14.4"_rule, Saying::tr("%1 does not hold the ball."), command.from);
    if (desk.state.isMirror()) {
        const FieldView view = viewField(desk.state);
        const std::vector<int> receivers = handOffReceivers(view.position, view.pieceOf(from), desk.state[from].space);
        if (!contains(receivers, view.pieceOf(to)))
            desk.object("KB-R21"_rule, Saying::tr("%2 is not within %1's hand-off range."), command.from, command.to);
    }
    desk.giveBall(to);
    activation.handedOff = true;
    activation.mayGoOn = true;
    desk.say("KB-14.7"_rule, Saying::tr("%1 hands the ball to %2; the movement continues."), command.from, command.to);
    closeReactions(desk);
}

void on(Desk& desk, const Stomp& command)
{
    const FigureRef ogre = desk.standingFigure(command.figure);
    if (!ogre.isValid() || !desk.isActing("KB-28.4"_rule))
        return;
    if (!desk.state.isMirror())
        desk.refuse("KB-28.4"_rule, texts::mirrorOnly);
    else if (ogre.team != desk.state.active)
        desk.refuse("KB-28.4"_rule, texts::notYourFigure, command.figure, desk.state[desk.state.active].name);
    else if (command.pushes.empty())
        desk.refuse("KB-R69"_rule, Saying::tr("This stomp moves nobody."));
    if (desk.isRefused())
        return;
    Turn& turn = desk.state.turn;
    if (desk.state.abilityOf(ogre.team) != Ability::Stomp)
        desk.object("KB-28.4"_rule, Saying::tr("%1 cannot stomp now."), desk.state[int{ogre.team}].name);
    if (desk.state.isSpecial()) {
        Activation& activation = *desk.state.activation;
        const bool fresh = activation.figure == ogre && !activation.hasMoved && !activation.isUsedUp() &&
                           !activation.handedOff && !activation.stomped;
        if (!fresh)
            desk.object("KB-R28"_rule, stompOnce);
        activation.stomped = true;
    } else {
        if (turn.activationUsed || turn.stomper.isValid() || turn.isUnder(Tactic::Scatter))
            desk.object("KB-R28"_rule, stompOnce);
        if (turn.mustActivate.isValid() && turn.mustActivate != ogre)
            desk.object("KB-32.1"_rule, texts::mustActivateThat, desk.state.idOf(turn.mustActivate));
        turn.stomper = ogre;
    }
    for (const StompPush& push : command.pushes) {
        const FigureRef target = desk.standingFigure(push.figure, "KB-R23"_rule);
        if (!target.isValid())
            return;
        const Space at = desk.state[target].space;
        const bool adjacent = crossfield::areAdjacent(desk.state[ogre].space, at);
        if (!adjacent || !desk.state.areEnemies(ogre.team, target.team)) {
            desk.object("KB-28.4"_rule, Saying::tr("%1 is not a standing enemy next to %2."), push.figure,
                        command.figure);
        } else {
            const Space behind = crossfield::straightBeyond(desk.state[ogre].space, at);
            const bool open =
                behind.isValid() && push.to == behind && !viewField(desk.state).position.hasWall(at, behind);
            if (!open || !desk.isFree(push.to)) {
                desk.object(
                    "KB-R28"_rule,
                    Saying::tr("%1 can only be pushed straight back, onto a free space with no wall in between."),
                    push.figure);
            }
        }
        desk.say("KB-28.4"_rule, Saying::tr("%1 stomps and pushes %2 to %3."), command.figure, push.figure, push.to);
        desk.enter(target, push.to);
    }
}

void on(Desk& desk, const Scorch& command)
{
    if (desk.state.activation && desk.state.activation->scorched)
        desk.refuse("KB-R29"_rule, Saying::tr("One scorch per activation."));
    if (desk.isRefused() || !wantsActivation(desk))
        return;
    const FigureRef ref = desk.figure(command.figure);
    if (!ref.isValid())
        return;
    Activation& activation = *desk.state.activation;
    if (activation.movement == Movement::Scatter)
        desk.refuse("KB-R29"_rule, scorchStands, command.figure);
    else if (activation.figure != ref)
        desk.refuse("KB-28.2"_rule, texts::notActiveFigure, desk.state.idOf(activation.figure), command.figure);
    else if (!desk.state[ref].stands())
        desk.refuse("KB-28.2"_rule, scorchStands, command.figure);
    if (desk.isRefused())
        return;
    if (desk.state.abilityOf(ref.team) != Ability::Scorch)
        desk.object("KB-28.2"_rule, Saying::tr("%1 cannot scorch now."), desk.state[int{ref.team}].name);

    std::vector<FigureRef> targets;
    if (desk.state.isMirror()) {
        targets = enemiesInKillzone(desk.state, ref);
        if (!command.targets.empty())
            desk.refuse("KB-28.2"_rule, texts::scorekeeperOnly, "targets");
    } else {
        for (const std::string& id : command.targets) {
            const FigureRef one = desk.figure(id);
            if (!one.isValid())
                return;
            if (!desk.state[one].isOnField())
                desk.refuse("KB-28.2"_rule, texts::notOnField, id);
            else if (!desk.state.areEnemies(ref.team, one.team))
                desk.object("KB-28.2"_rule, texts::targetNotEnemy, id, desk.state[int{ref.team}].name);
            if (!contains(targets, one))
                targets.push_back(one);
        }
    }
    if (targets.empty())
        desk.refuse("KB-R69"_rule, Saying::tr("No enemy figure is in %1's killzone."), command.figure);
    std::vector<int> prevented;
    for (const auto& [name, card] : command.prevented) {
        const int team = desk.playingTeam(name);
        if (team < 0)
            return;
        if (!firstWith(targets, &FigureRef::team, team))
            desk.refuse("KB-R29"_rule, Saying::tr("%1 have no figure in this scorch."), name);
        const bool strong = card.kind == CardKind::BoosterBru ||
                            (card.kind == CardKind::Energy && card.value >= desk.rules.scorchPreventionValue);
        if (!strong)
            desk.object("KB-R29"_rule, Saying::tr("An energy card of %1 or more prevents the scorch."),
                        desk.rules.scorchPreventionValue);
        if (desk.isRefused())
            return;
        desk.burn(team, card);
        prevented.push_back(team);
        desk.say("KB-R29"_rule, Saying::tr("%1 burn a card and prevent the scorch."), name);
    }
    if (desk.isRefused())
        return;
    int hate = 0;
    for (const FigureRef one : targets) {
        if (contains(prevented, one.team))
            continue;
        desk.say("KB-28.2"_rule, Saying::tr("%1 scorches %2."), command.figure, desk.state.idOf(one));
        if (desk.damage(one, 1, Preventable::Yes, ref.team) > 0)
            hate += desk.state[int{ref.team}].active[Upgrade::Hate]; // KB-R43
    }
    if (hate > 0) {
        desk.say("KB-29.5"_rule, texts::hateScores, desk.state[int{ref.team}].name, hate);
        desk.awardPoints(ref.team, hate);
    }
    activation.scorched = true;
    activation.isOver = true;
    closeReactions(desk);
    checkKnockout(desk, false);
}

void on(Desk& desk, const TakeDamage& command)
{
    const FigureRef ref = desk.figure(command.figure);
    if (desk.state.isMirror())
        desk.refuse("KB-24.2"_rule, texts::scorekeeperOnly, "take_damage");
    else if (ref.isValid() && !desk.state[ref].isOnField())
        desk.refuse("KB-24.2"_rule, texts::notOnField, command.figure);
    if (!desk.isActing("KB-24.2"_rule) || desk.isRefused())
        return;
    desk.cite("KB-24.2"_rule);
    desk.damage(ref, command.points, Preventable::Yes, -1);
    endActivationIfDown(desk);
}

} // namespace whistle::kaosball
