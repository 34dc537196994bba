// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

#include "kaosball/judging/scoring.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

Movement movementOf(Action action)
{
    return action == Action::Sprint ? Movement::Sprint : action == Action::Tackle ? Movement::Tackle : Movement::Attack;
}

} // namespace

void Referee::on(const StartPeriod&)
{
    if (!inPhase(Phase::BeforePeriod, "KB-9.2"_rule))
        return;
    m_state.phase = Phase::BetweenTurns;
    m_state.turnsInPeriod = 0;
    m_state.nextTeam = m_state.orderFromTeam(m_state.firstPlayer).front();
    if (m_state.isOvertime())
        say("KB-22.2"_rule, texts::overtimeBegins, m_state[m_state.nextTeam].name);
    else
        say("KB-9.2"_rule, texts::periodBegins, m_state.period, m_state[m_state.nextTeam].name);
}

void Referee::on(const StartTurn& command)
{
    if (!inPhase(Phase::BetweenTurns, "KB-9.2"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0)
        return;
    if (m_state.isMirror() && command.score)
        refuse("KB-10.1"_rule, texts::scorekeeperOnly, "score");
    if (m_refused)
        return;
    if (team != m_state.nextTeam)
        object("KB-9.2"_rule, texts::notYourTurn, m_state[m_state.nextTeam].name, command.team);
    m_state.phase = Phase::Turn;
    m_state.active = team;
    m_state.nextTeam = -1;
    m_state.turn = {};
    m_state.activation.reset();
    ++m_state.turnsInPeriod;
    say("KB-9.2"_rule, m_state.bell >= 0 ? texts::lastTurnBegins : texts::turnBegins, command.team);
    for (Team& one : m_state.teams) {
        for (Figure& figure : one.figures)
            figure.prevented = 0; // KB-R17
    }
    for (Figure& figure : m_state[team].figures) {
        if (figure.isOnField() && figure.ringer == Ringer::TBone && figure.damage > 0) { // KB-30.5
            figure.damage = 0;
            say("KB-30.5"_rule, texts::tBoneHeals, figure.name);
        }
    }

    m_state.lastPoints.assign(m_state.teams.size(), 0);
    int points = 0;
    const FigureRef carrier = m_state.ball.carrier;
    if (m_state.isMirror()) {
        if (carrier.isValid() && carrier.team == team) {
            ScoringInquiry inquiry;
            inquiry.moment = ScoringMoment::StartOfTurn;
            inquiry.period = m_state.isOvertime() ? overtimePeriod : m_state.period;
            for (const Team& one : m_state.teams)
                inquiry.teams.push_back({one.name, one.side});
            const Figure& figure = m_state[carrier];
            inquiry.figures.push_back(
                {m_state.idOf(carrier), team, figure.kind, figure.ringer, figure.space, figure.standing});
            inquiry.activeTeam = team;
            inquiry.carrier = 0;
            inquiry.scoreTokens = m_state.scoreTokens;
            const Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, m_facts);
            points = ruling.verdict.points[static_cast<std::size_t>(team)];
            m_reasons.add(ruling.why, ruling.rules);
        }
    } else if (command.score && *command.score != Mound::None) {
        const bool mayScore = !carrier.isValid() || (carrier.team == team && countsAsRunner(m_state[carrier].kind));
        if (!mayScore)
            object("KB-10.1"_rule, texts::noScorer, command.team, m_state.idOf(carrier));
        points = *command.score == Mound::Major ? m_rules.majorScore : minorScore(m_state.period, m_rules);
        say(*command.score == Mound::Major ? "KB-10.2"_rule : "KB-10.1"_rule, texts::scoresAtStart, command.team,
            points);
    }
    if (points > 0) {
        awardPoints(team, points);
        m_state.lastPoints[static_cast<std::size_t>(team)] = points;
        checkKnockout(false);
    }
}

void Referee::checkAction(FigureRef ref, Action action)
{
    if (action != Action::Sprint && !countsAsBruiser(m_state[ref].kind))
        object("KB-3.3"_rule, texts::runnersSprint, m_state.idOf(ref));
}

void Referee::beginActivation(FigureRef ref, Movement movement, bool hustle)
{
    Activation activation;
    activation.figure = ref;
    activation.movement = movement;
    if (m_state.isMirror()) {
        const FieldView view = viewField(m_state);
        activation.movementLeft = movementAllowance(view.position, view.pieceOf(ref), movement, hustle, m_rules);
        say("KB-12.2"_rule, texts::activated, m_state.idOf(ref), activation.movementLeft);
    } else {
        m_reasons.cite("KB-12.1"_rule);
    }
    m_state.activation = activation;
}

void Referee::on(const Activate& command)
{
    if (!inPhase(Phase::Turn, "KB-12.1"_rule))
        return;
    const FigureRef ref = figure(command.figure);
    if (!ref.isValid())
        return;
    if (ref.team != m_state.active)
        refuse("KB-12.1"_rule, texts::notYourFigure, command.figure, m_state[m_state.active].name);
    else if (m_state[ref].isOnField() && !m_state[ref].standing)
        refuse("KB-12.1"_rule, texts::lyingCannotActivate, command.figure);
    else
        standingFigure(command.figure);
    if (m_refused)
        return;
    Turn& turn = m_state.turn;
    const std::string& team = m_state[m_state.active].name;
    if (turn.activationUsed)
        object("KB-9.4"_rule, texts::cannotActivateAgain,
               m_state.activation ? m_state.idOf(m_state.activation->figure) : team);
    if (turn.tactic == Tactic::Scatter && !turn.tacticCancelled)
        object("KB-11.2"_rule, texts::tacticWithoutActivation);
    if (turn.mustActivate.isValid() && turn.mustActivate != ref)
        object("KB-32.1"_rule, texts::mustActivateThat, m_state.idOf(turn.mustActivate));
    if (turn.stomper.isValid() && turn.stomper != ref)
        object("KB-R28"_rule, texts::stomperMustGo, m_state.idOf(turn.stomper));
    checkAction(ref, command.action);
    const bool cardCounts = turn.tactic && !turn.tacticCancelled;
    beginActivation(ref, movementOf(command.action), cardCounts && turn.tactic == Tactic::Hustle);
    m_state.activation->stomped = turn.stomper == ref;
    turn.activationUsed = true;
    turn.stomper = {};
    if (cardCounts && turn.tactic == Tactic::PowerPlay)
        turn.powered = ref;
}

void Referee::beginSpecial(const std::string& figureId, Action action, int owner, Phase phase)
{
    const FigureRef ref = m_state.figureNamed(figureId);
    checkAction(ref, action);
    m_state.phase = phase;
    m_state.active = owner;
    m_state.turn = {};
    m_state.turn.activationUsed = true;
    for (Team& one : m_state.teams) {
        for (Figure& figure : one.figures)
            figure.prevented = 0; // KB-R17: such an activation is a turn in this sense
    }
    beginActivation(ref, movementOf(action), false);
}

void Referee::on(const Celerity& command)
{
    if (m_state.phase != Phase::BeforePeriod && !inPhase(Phase::BetweenTurns, "KB-29.2"_rule))
        return;
    const FigureRef ref = standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Team& owner = m_state[int{ref.team}];
    if (!m_state.plays(ref.team))
        refuse("KB-29.2"_rule, texts::noSuchTeam, owner.name);
    if (m_refused)
        return;
    if (m_state.phase == Phase::BetweenTurns && m_state.turnsInPeriod > 0)
        object("KB-29.2"_rule, texts::celerityTooLate);
    if (owner.celerityUsed >= owner.active[Upgrade::Celerity])
        object("KB-29.2"_rule, texts::celerityNotActive, owner.name);
    ++owner.celerityUsed;
    m_reasons.cite("KB-29.2"_rule);
    m_reasons.cite("KB-R30"_rule);
    beginSpecial(command.figure, command.action, ref.team, Phase::Special);
}

void Referee::on(const LastStand& command)
{
    if (!inPhase(Phase::PeriodOver, "KB-29.6"_rule))
        return;
    const FigureRef ref = standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Team& owner = m_state[int{ref.team}];
    if (!m_state.plays(ref.team))
        refuse("KB-29.6"_rule, texts::noSuchTeam, owner.name);
    if (m_refused)
        return;
    if (!countsAsBruiser(m_state[ref].kind))
        object("KB-29.6"_rule, texts::lastStandNeedsBruiser);
    if (owner.lastStandUsed >= owner.active[Upgrade::LastStand])
        object("KB-29.6"_rule, texts::lastStandNotActive, owner.name);
    ++owner.lastStandUsed;
    m_reasons.cite("KB-29.6"_rule);
    m_reasons.cite("KB-R30"_rule);
    beginSpecial(command.figure, command.action, ref.team, Phase::SpecialEnd);
}

void Referee::endSpecial()
{
    const bool atEnd = m_state.phase == Phase::SpecialEnd;
    m_state.phase = atEnd ? Phase::PeriodOver : m_state.nextTeam >= 0 ? Phase::BetweenTurns : Phase::BeforePeriod;
    m_state.active = -1;
    m_state.activation.reset();
    m_state.turn = {};
    m_reasons.cite("KB-R30"_rule);
}

void Referee::endActivationIfDown()
{
    if (m_state.activation && !m_state[m_state.activation->figure].stands()) {
        m_state.activation->isOver = true; // KB-R57
        m_state.activation->reactionOpen = false;
    }
}

void Referee::closeReactions()
{
    if (m_state.activation)
        m_state.activation->reactionOpen = false;
    m_state.entered.clear();
}

void Referee::on(const EndTurn& command)
{
    if (m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd) {
        endSpecial();
        return;
    }
    if (!inPhase(Phase::Turn, "KB-16.1"_rule))
        return;
    const int team = m_state.active;
    Team& owner = m_state[team];
    Turn& turn = m_state.turn;
    if (turn.stomper.isValid())
        object("KB-R69"_rule, texts::stomperMustGo, m_state.idOf(turn.stomper));
    const bool canAct =
        std::any_of(owner.figures.begin(), owner.figures.end(), [](const Figure& figure) { return figure.stands(); });
    if (!turn.hasDoneSomething() && !command.pass)
        object("KB-9.4"_rule, texts::nothingDone, owner.name);
    else if (command.pass && (canAct || turn.hasDoneSomething()))
        object("KB-R41"_rule, texts::cannotPass, owner.name);

    if (turn.powered.isValid() && m_state[turn.powered].isOnField()) { // KB-32.4, KB-R53
        m_state[turn.powered].damage = 0;
        say("KB-32.4"_rule, texts::powerPlayHeals, m_state.idOf(turn.powered));
    }
    for (const FigureRef ref : turn.booted) { // KB-33.2, KB-R34
        Figure& figure = m_state[ref];
        if (!figure.isOnField() || figure.standing)
            continue;
        if (m_state.isMirror() && !isFree(figure.space)) {
            say("KB-R34"_rule, texts::bootStaysDown, m_state.idOf(ref));
        } else {
            figure.standing = true;
            say("KB-33.2"_rule, texts::bootStands, m_state.idOf(ref));
        }
    }
    m_state.suspended.clear();
    drawUpToSeven(team);
    m_state.turn = {};
    m_state.activation.reset();
    m_reasons.cite("KB-16.1"_rule);
    const auto burned = static_cast<int>(owner.burned.size());
    if (m_state.bell < 0 && burned >= m_rules.bellAtBurnedCards) { // KB-16.3, KB-16.4
        m_state.bell = team;
        m_state.finalTurns = m_state.orderFromTeam(team);
        say("KB-16.3"_rule, texts::bellRang, owner.name, burned);
    }
    nextTurnAfter(team);
}

// KB-9.2, KB-16.3, KB-19.1
void Referee::nextTurnAfter(int team)
{
    m_state.active = -1;
    m_state.finalTurns.erase(std::remove(m_state.finalTurns.begin(), m_state.finalTurns.end(), team),
                             m_state.finalTurns.end());
    if (m_state.bell < 0) {
        m_state.nextTeam = m_state.leftNeighbour(team);
        m_state.phase = Phase::BetweenTurns;
    } else if (!m_state.finalTurns.empty()) {
        m_state.nextTeam = m_state.finalTurns.front();
        m_state.phase = Phase::BetweenTurns;
    } else {
        m_state.nextTeam = -1;
        m_state.phase = Phase::PeriodOver;
        say("KB-19.1"_rule, texts::periodIsOver);
    }
}

} // namespace whistle::kaosball
