// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

#include "base/contains.h"
#include "kaosball/judging/texts.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

std::string nameOfSpace(Space space)
{
    return std::string(crossfield::name(space));
}

} // namespace

bool Referee::wantsActivation()
{
    const bool special = m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd;
    if (!special && !inPhase(Phase::Turn, "KB-12.1"_rule))
        return false;
    if (!m_state.activation)
        refuse("KB-12.1"_rule, texts::noActivation);
    else if (m_state.activation->isOver)
        refuse("KB-12.1"_rule, texts::activationOver, m_state.idOf(m_state.activation->figure));
    return !m_refused;
}

void Referee::walk(const std::vector<Space>& path, bool pickUp)
{
    Activation& activation = *m_state.activation;
    const FigureRef mover = activation.figure;
    const std::string id = m_state.idOf(mover);
    if (activation.pickedUp)
        object("KB-14.1"_rule, texts::pickUpEnded, id);
    else if (activation.contested)
        object("KB-12.2"_rule, texts::contestEnded, id);
    const auto steps = static_cast<int>(path.size());
    if (steps > activation.movementLeft && !activation.isUsedUp())
        object(activation.movement == Movement::Scatter ? "KB-32.6"_rule : "KB-12.2"_rule, texts::tooFar, id,
               activation.movementLeft, steps);

    FieldView view = viewField(m_state);
    const auto piece = static_cast<std::size_t>(view.pieceOf(mover));
    for (std::size_t step = 0; step < path.size(); ++step) {
        const Space from = m_state[mover].space;
        const Space to = path[step];
        view.position.pieces[piece].space = from;
        if (!crossfield::areAdjacent(from, to)) {
            object("KB-13.1"_rule, texts::notAdjacent, nameOfSpace(from), nameOfSpace(to));
        } else if (const std::optional<StepProblem> problem =
                       stepProblem(view.position, static_cast<int>(piece), from, to)) {
            if (*problem == StepProblem::Wall)
                object("KB-24.5"_rule, texts::wallInTheWay, nameOfSpace(from), nameOfSpace(to));
            else
                object("KB-13.2"_rule, texts::stepOccupied, nameOfSpace(to), id);
        } else if (step + 1 == path.size() && m_state.standingAt(to).isValid() && m_state.standingAt(to) != mover) {
            object("KB-R47"_rule, texts::endsOnFigure, nameOfSpace(to), id);
        }
        enter(mover, to);
        if (m_state[mover].isAlive())
            continue;
        if (step + 1 < path.size())
            object("KB-24.2"_rule, texts::diesOnTheWay, id, nameOfSpace(to));
        break;
    }
    activation.movementLeft = std::max(0, activation.movementLeft - steps);
    if (!path.empty()) {
        activation.hasMoved = true;
        activation.reactionOpen = true;
        activation.carriedOnEntering = carries(mover);
        say("KB-13.1"_rule, texts::movedTo, id, nameOfSpace(path.back()), activation.movementLeft);
    }
    endActivationIfDown();
    if (!activation.isOver && pickUp)
        pickUpBall();
}

// KB-14.1, KB-R26, KB-R33, KB-R68
void Referee::pickUpBall()
{
    Activation& activation = *m_state.activation;
    const FigureRef mover = activation.figure;
    const bool lies = !m_state.ball.carrier.isValid() && m_state.ball.space == m_state[mover].space;
    if (!lies) {
        refuse("KB-14.1"_rule, texts::noBallThere,
               m_state.isMirror() ? nameOfSpace(m_state[mover].space) : m_state.idOf(mover));
        return;
    }
    giveBall(mover);
    activation.pickedUp = true;
    activation.movementLeft = 0;
    say("KB-14.1"_rule, texts::ballPickedUp, m_state.idOf(mover));
    closeReactions();
}

void Referee::on(const Move& command)
{
    if (!wantsActivation())
        return;
    if (m_state.activation->movement == Movement::Scatter)
        refuse("KB-R69"_rule, texts::scatterMoves);
    else if (command.path.empty() && !command.pickUp)
        refuse("KB-R69"_rule, texts::emptyMove);
    else if (!m_state.isMirror() && !command.path.empty())
        refuse("KB-2.2"_rule, texts::mirrorOnly);
    if (m_refused)
        return;
    if (m_state.isMirror()) {
        walk(command.path, command.pickUp);
        return;
    }
    if (m_state.activation->isUsedUp())
        object("KB-14.1"_rule, texts::activationOver, m_state.idOf(m_state.activation->figure));
    pickUpBall();
}

void Referee::on(const ScatterMove& command)
{
    if (!inPhase(Phase::Turn, "KB-32.6"_rule))
        return;
    const FigureRef ref = standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Turn& turn = m_state.turn;
    if (turn.tactic != Tactic::Scatter || turn.tacticCancelled)
        refuse("KB-32.6"_rule, texts::notScattering);
    else if (ref.team != m_state.active)
        refuse("KB-32.6"_rule, texts::notYourFigure, command.figure, m_state[m_state.active].name);
    else if (!m_state.isMirror() && !command.path.empty())
        refuse("KB-2.2"_rule, texts::mirrorOnly);
    else if (m_state.isMirror() && command.path.empty() && !command.pickUp)
        refuse("KB-R69"_rule, texts::emptyMove); // in scorekeeper depth it says who moves
    if (m_refused)
        return;
    if (!countsAsRunner(m_state[ref].kind))
        object("KB-32.6"_rule, texts::scatterRunners, command.figure);
    // The same figure goes on with its move only after something has interrupted it: a reaction, BZZZZT!, a hand-off;
    // or to pick up the ball where it has stopped so that somebody could react (KB-R68).
    const bool isItsMove = m_state.activation && m_state.activation->figure == ref;
    const bool goesOn = isItsMove && (m_state.activation->mayGoOn || command.path.empty());
    const bool moved = contains(turn.scattered, ref);
    if (moved && !goesOn)
        object("KB-32.6"_rule, texts::scatterOnce, command.figure);
    if (!goesOn) {
        beginActivation(ref, Movement::Scatter, false);
        turn.scattered.push_back(ref);
    }
    m_state.activation->mayGoOn = false;
    m_reasons.cite("KB-32.6"_rule);
    if (m_state.isMirror())
        walk(command.path, command.pickUp);
    else if (command.pickUp)
        pickUpBall();
}

void Referee::on(const HandOff& command)
{
    if (!wantsActivation())
        return;
    const FigureRef from = standingFigure(command.from, "KB-R23"_rule);
    const FigureRef to = standingFigure(command.to, "KB-R23"_rule);
    if (m_refused)
        return;
    Activation& activation = *m_state.activation;
    const std::string active = m_state.idOf(activation.figure);
    if (activation.movement != Movement::Sprint && activation.movement != Movement::Scatter)
        object("KB-14.6"_rule, texts::handOffSprintOnly);
    if (activation.pickedUp)
        object("KB-14.1"_rule, texts::pickUpEnded, active);
    if (activation.contested)
        object("KB-14.6"_rule, texts::contestEnded, active);
    if (from != activation.figure && to != activation.figure)
        object("KB-14.4"_rule, texts::handOffActive, active);
    if (m_state.areEnemies(from.team, to.team) || from == to)
        object("KB-25.7"_rule, texts::handOffTeam);
    // In scorekeeper depth nobody has to say who carries the ball; a hand-off says it.
    const bool unknownCarrier = !m_state.isMirror() && !m_state.ball.carrier.isValid();
    if (!carries(from) && !unknownCarrier)
        object("KB-14.4"_rule, texts::handOffNoBall, command.from);
    if (m_state.isMirror()) {
        const FieldView view = viewField(m_state);
        const std::vector<int> receivers = handOffReceivers(view.position, view.pieceOf(from), m_state[from].space);
        if (!contains(receivers, view.pieceOf(to)))
            object("KB-R21"_rule, texts::handOffRange, command.from, command.to);
    }
    giveBall(to);
    activation.handedOff = true;
    activation.mayGoOn = true;
    say("KB-14.7"_rule, texts::handedOff, command.from, command.to);
    closeReactions();
}

void Referee::on(const Stomp& command)
{
    const FigureRef ogre = standingFigure(command.figure);
    if (!ogre.isValid())
        return;
    const bool special = m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd;
    if (!special && !inPhase(Phase::Turn, "KB-28.4"_rule))
        return;
    if (!m_state.isMirror())
        refuse("KB-28.4"_rule, texts::mirrorOnly);
    else if (ogre.team != m_state.active)
        refuse("KB-28.4"_rule, texts::notYourFigure, command.figure, m_state[m_state.active].name);
    else if (command.pushes.empty())
        refuse("KB-R69"_rule, texts::stompNothing);
    if (m_refused)
        return;
    Turn& turn = m_state.turn;
    if (m_state.abilityOf(ogre.team) != Ability::Stomp)
        object("KB-28.4"_rule, texts::noStomp, m_state[int{ogre.team}].name);
    if (special) {
        Activation& activation = *m_state.activation;
        const bool fresh = activation.figure == ogre && !activation.hasMoved && !activation.isUsedUp() &&
                           !activation.handedOff && !activation.stomped;
        if (!fresh)
            object("KB-R28"_rule, texts::stompOnce);
        activation.stomped = true;
    } else {
        const bool scattering = turn.tactic == Tactic::Scatter && !turn.tacticCancelled;
        if (turn.activationUsed || turn.stomper.isValid() || scattering)
            object("KB-R28"_rule, texts::stompOnce);
        if (turn.mustActivate.isValid() && turn.mustActivate != ogre)
            object("KB-32.1"_rule, texts::mustActivateThat, m_state.idOf(turn.mustActivate));
        turn.stomper = ogre;
    }
    for (const StompPush& push : command.pushes) {
        const FigureRef target = standingFigure(push.figure, "KB-R23"_rule);
        if (!target.isValid())
            return;
        const Space at = m_state[target].space;
        const bool adjacent = crossfield::areAdjacent(m_state[ogre].space, at);
        if (!adjacent || !m_state.areEnemies(ogre.team, target.team)) {
            object("KB-28.4"_rule, texts::stompTarget, push.figure, command.figure);
        } else {
            const Space behind = crossfield::straightBeyond(m_state[ogre].space, at);
            const bool open = behind.isValid() && push.to == behind && !position().hasWall(at, behind);
            if (!open || !isFree(push.to)) {
                object("KB-R28"_rule, texts::stompStraight, push.figure);
            }
        }
        say("KB-28.4"_rule, texts::stomped, command.figure, push.figure, nameOfSpace(push.to));
        enter(target, push.to);
    }
}

void Referee::on(const Scorch& command)
{
    if (m_state.activation && m_state.activation->scorched)
        refuse("KB-R29"_rule, texts::scorchOnce);
    if (m_refused || !wantsActivation())
        return;
    const FigureRef ref = figure(command.figure);
    if (!ref.isValid())
        return;
    Activation& activation = *m_state.activation;
    if (activation.movement == Movement::Scatter)
        refuse("KB-R29"_rule, texts::scorchStands, command.figure);
    else if (activation.figure != ref)
        refuse("KB-28.2"_rule, texts::notActiveFigure, m_state.idOf(activation.figure), command.figure);
    else if (!m_state[ref].stands())
        refuse("KB-28.2"_rule, texts::scorchStands, command.figure);
    if (m_refused)
        return;
    if (m_state.abilityOf(ref.team) != Ability::Scorch)
        object("KB-28.2"_rule, texts::noScorch, m_state[int{ref.team}].name);

    std::vector<FigureRef> targets;
    if (m_state.isMirror()) {
        const FieldView view = viewField(m_state);
        const SpaceSet zone = killzone(view.position, view.pieceOf(ref));
        for (const FigureRef one : view.figures) {
            if (m_state.areEnemies(ref.team, one.team) && zone[static_cast<std::size_t>(m_state[one].space.index)])
                targets.push_back(one);
        }
        if (!command.targets.empty())
            refuse("KB-28.2"_rule, texts::scorekeeperOnly, "targets");
    } else {
        for (const std::string& id : command.targets) {
            const FigureRef one = figure(id);
            if (!one.isValid())
                return;
            if (!m_state[one].isOnField())
                refuse("KB-28.2"_rule, texts::notOnField, id);
            else if (!m_state.areEnemies(ref.team, one.team))
                object("KB-28.2"_rule, texts::targetNotEnemy, id, m_state[int{ref.team}].name);
            if (!contains(targets, one))
                targets.push_back(one);
        }
    }
    if (targets.empty())
        refuse("KB-R69"_rule, texts::scorchNobody, command.figure);
    std::vector<int> prevented;
    for (const auto& [name, card] : command.prevented) {
        const int team = playingTeam(name);
        if (team < 0)
            return;
        const bool isHit =
            std::any_of(targets.begin(), targets.end(), [team](FigureRef one) { return one.team == team; });
        if (!isHit)
            refuse("KB-R29"_rule, texts::scorchNotHit, name);
        const bool strong = card.kind == CardKind::BoosterBru ||
                            (card.kind == CardKind::Energy && card.value >= m_rules.scorchPreventionValue);
        if (!strong)
            object("KB-R29"_rule, texts::scorchCard, m_rules.scorchPreventionValue);
        if (m_refused)
            return;
        burn(team, card);
        prevented.push_back(team);
        say("KB-R29"_rule, texts::scorchPrevented, name);
    }
    if (m_refused)
        return;
    int hate = 0;
    for (const FigureRef one : targets) {
        if (contains(prevented, one.team))
            continue;
        say("KB-28.2"_rule, texts::scorchHits, command.figure, m_state.idOf(one));
        if (damage(one, 1, Preventable::Yes, ref.team) > 0)
            hate += m_state[int{ref.team}].active[Upgrade::Hate]; // KB-R43
    }
    if (hate > 0) {
        say("KB-29.5"_rule, texts::hatePoints, m_state[int{ref.team}].name, hate);
        awardPoints(ref.team, hate);
    }
    activation.scorched = true;
    activation.isOver = true;
    closeReactions();
    checkKnockout(false);
}

void Referee::on(const TakeDamage& command)
{
    const FigureRef ref = figure(command.figure);
    if (m_state.isMirror())
        refuse("KB-24.2"_rule, texts::scorekeeperOnly, "take_damage");
    else if (ref.isValid() && !m_state[ref].isOnField())
        refuse("KB-24.2"_rule, texts::notOnField, command.figure);
    const bool special = m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd;
    if (!special)
        inPhase(Phase::Turn, "KB-24.2"_rule);
    if (m_refused)
        return;
    m_reasons.cite("KB-24.2"_rule);
    damage(ref, command.points, Preventable::Yes, -1);
    endActivationIfDown();
}

} // namespace whistle::kaosball
