// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "kaosball/judging/texts.h"
#include "kaosball/table/field.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr auto stomperMustGo = Saying::tr("%1 has stomped and must be the one to activate.");

void checkAction(Desk& desk, FigureRef ref, Action action)
{
    if (action != Action::Sprint && !countsAsBruiser(desk.state[ref].kind))
        desk.object("KB-3.3"_rule, Saying::tr("%1 is a runner: it can only sprint."), desk.state.idOf(ref));
}

// KB-R17
void forgetPrevented(Desk& desk)
{
    for (Team& one : desk.state.teams) {
        for (Figure& figure : one.figures)
            figure.prevented = 0;
    }
}

void beginSpecial(Desk& desk, const std::string& figureId, Action action, int owner, Phase phase)
{
    const FigureRef ref = desk.state.figureNamed(figureId);
    checkAction(desk, ref, action);
    desk.state.phase = phase;
    desk.state.active = owner;
    desk.state.turn = {};
    desk.state.turn.activationUsed = true;
    forgetPrevented(desk); // such an activation is a turn in this sense
    beginActivation(desk, ref, movementOf(action), false);
}

} // namespace

void on(Desk& desk, const StartPeriod&)
{
    if (!desk.inPhase(Phase::BeforePeriod, "KB-9.2"_rule))
        return;
    desk.state.phase = Phase::BetweenTurns;
    desk.state.turnsInPeriod = 0;
    desk.state.nextTeam = desk.state.orderFromTeam(desk.state.firstPlayer).front();
    if (desk.state.isOvertime())
        desk.say("KB-22.2"_rule, Saying::tr("Overtime begins; %1 go first."), desk.state[desk.state.nextTeam].name);
    else
        desk.say("KB-9.2"_rule, Saying::tr("Period %1 begins; %2 go first."), desk.state.period,
                 desk.state[desk.state.nextTeam].name);
}

void on(Desk& desk, const StartTurn& command)
{
    if (!desk.inPhase(Phase::BetweenTurns, "KB-9.2"_rule))
        return;
    const int team = desk.playingTeam(command.team);
    if (team < 0)
        return;
    if (desk.state.isMirror() && command.score)
        desk.refuse("KB-10.1"_rule, texts::scorekeeperOnly, "score");
    if (desk.isRefused())
        return;
    if (team != desk.state.nextTeam)
        desk.object("KB-9.2"_rule, Saying::tr("The next turn is %1's, not %2's."), desk.state[desk.state.nextTeam].name,
                    command.team);
    desk.state.phase = Phase::Turn;
    desk.state.active = team;
    desk.state.nextTeam = -1;
    desk.state.turn = {};
    desk.state.activation.reset();
    ++desk.state.turnsInPeriod;
    desk.say("KB-9.2"_rule,
             desk.state.bell >= 0 ? Saying::tr("%1 begin the last turn of the period.")
                                  : Saying::tr("%1 begin a turn."),
             command.team);
    forgetPrevented(desk);
    for (Figure& figure : desk.state[team].figures) {
        if (figure.isOnField() && figure.ringer == Ringer::TBone && figure.damage > 0) { // KB-30.5
            figure.damage = 0;
            desk.say("KB-30.5"_rule, Saying::tr("%1 heals completely."), figure.name);
        }
    }

    desk.state.lastPoints.assign(desk.state.teams.size(), 0);
    int points = 0;
    const FigureRef carrier = desk.state.ball.carrier;
    if (desk.state.isMirror()) {
        const ScoringInquiry inquiry = scoringInquiry(desk.state, ScoringMoment::StartOfTurn);
        desk.note(inquiry);
        if (carrier.isValid() && carrier.team == team) {
            const Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, desk.facts);
            points = ruling.verdict.points[static_cast<std::size_t>(team)];
            desk.add(ruling.why, ruling.rules);
        }
    } else if (command.score && *command.score != Mound::None) {
        const bool mayScore = !carrier.isValid() || (carrier.team == team && countsAsRunner(desk.state[carrier].kind));
        if (!mayScore)
            desk.object("KB-10.1"_rule,
                        Saying::tr("One of %1's runners or ringers must hold the ball to score; %2 holds it."),
                        command.team, desk.state.idOf(carrier));
        points = *command.score == Mound::Major ? desk.rules.majorScore : minorScore(desk.state.period, desk.rules);
        desk.say(*command.score == Mound::Major ? "KB-10.2"_rule : "KB-10.1"_rule,
                 Saying::tr("%1 begin with the ball on a mound and score %2."), command.team, points);
    }
    if (points > 0) {
        desk.awardPoints(team, points);
        desk.state.lastPoints[static_cast<std::size_t>(team)] = points;
        checkKnockout(desk, false);
    }
}

void beginActivation(Desk& desk, FigureRef ref, Movement movement, bool hustle)
{
    Activation activation;
    activation.figure = ref;
    activation.movement = movement;
    if (desk.state.isMirror()) {
        const FieldView view = viewField(desk.state);
        activation.movementLeft = movementAllowance(view.position, view.pieceOf(ref), movement, hustle, desk.rules);
        desk.say("KB-12.2"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s)."), desk.state.idOf(ref),
                 activation.movementLeft);
    } else {
        desk.cite("KB-12.1"_rule);
    }
    desk.state.activation = activation;
}

void on(Desk& desk, const Activate& command)
{
    if (!desk.inPhase(Phase::Turn, "KB-12.1"_rule))
        return;
    const FigureRef ref = desk.figure(command.figure);
    if (!ref.isValid())
        return;
    if (ref.team != desk.state.active)
        desk.refuse("KB-12.1"_rule, texts::notYourFigure, command.figure, desk.state[desk.state.active].name);
    else if (desk.state[ref].isOnField() && !desk.state[ref].standing)
        desk.refuse("KB-12.1"_rule, Saying::tr("%1 is knocked down and cannot be activated."), command.figure);
    else
        desk.standingFigure(command.figure);
    if (desk.isRefused())
        return;
    Turn& turn = desk.state.turn;
    const std::string& team = desk.state[desk.state.active].name;
    if (turn.activationUsed)
        desk.object("KB-9.4"_rule, Saying::tr("Only one figure is activated per turn; %1 has already been activated."),
                    desk.state.activation ? desk.state.idOf(desk.state.activation->figure) : team);
    if (turn.isUnder(Tactic::Scatter))
        desk.object("KB-11.2"_rule, Saying::tr("Scatter! activates no figure."));
    if (turn.mustActivate.isValid() && turn.mustActivate != ref)
        desk.object("KB-32.1"_rule, texts::mustActivateThat, desk.state.idOf(turn.mustActivate));
    if (turn.stomper.isValid() && turn.stomper != ref)
        desk.object("KB-R28"_rule, stomperMustGo, desk.state.idOf(turn.stomper));
    checkAction(desk, ref, command.action);
    beginActivation(desk, ref, movementOf(command.action), turn.isUnder(Tactic::Hustle));
    desk.state.activation->stomped = turn.stomper == ref;
    turn.activationUsed = true;
    turn.stomper = {};
    if (turn.isUnder(Tactic::PowerPlay))
        turn.powered = ref;
}

/// KB-R30: several owners act in turn order from the first player. Owners of several copies may act by turns.
void checkOrder(Desk& desk, int team, int Team::*used)
{
    const std::vector<int> order = desk.state.orderFromTeam(desk.state.firstPlayer);
    const auto here = std::find(order.begin(), order.end(), team);
    const auto later =
        std::find_if(here, order.end(), [&](int other) { return desk.state[other].*used > desk.state[team].*used; });
    if (later != order.end())
        desk.object("KB-R30"_rule,
                    Saying::tr("%1 come before %2 in turn order from the first player, and %2 have already acted."),
                    desk.state[team].name, desk.state[*later].name);
}

/// What lets a figure act outside of the turns.
struct OutOfTurn {
    RuleId rule;
    Upgrade upgrade;
    int Team::*used;
    Saying noneLeft;
    Phase phase; ///< meanwhile
};

template <class Check>
void actOutOfTurn(Desk& desk, const std::string& figure, Action action, const OutOfTurn& right, Check check)
{
    const FigureRef ref = desk.standingFigure(figure);
    if (!ref.isValid())
        return;
    Team& owner = desk.state[int{ref.team}];
    if (!desk.state.plays(ref.team))
        desk.refuse(right.rule, texts::isOut, owner.name);
    if (desk.isRefused())
        return;
    check(ref);
    if (owner.*right.used >= owner.active[right.upgrade])
        desk.object(right.rule, right.noneLeft, owner.name);
    checkOrder(desk, ref.team, right.used);
    ++(owner.*right.used);
    desk.cite(right.rule);
    desk.cite("KB-R30"_rule);
    beginSpecial(desk, figure, action, ref.team, right.phase);
}

void on(Desk& desk, const Celerity& command)
{
    if (desk.state.phase != Phase::BeforePeriod && !desk.inPhase(Phase::BetweenTurns, "KB-29.2"_rule))
        return;
    actOutOfTurn(desk, command.figure, command.action,
                 {"KB-29.2"_rule, Upgrade::Celerity, &Team::celerityUsed,
                  Saying::tr("%1 have no Celerity left for this period."), Phase::Special},
                 [&](FigureRef) {
                     if (desk.state.phase == Phase::BetweenTurns && desk.state.turnsInPeriod > 0)
                         desk.object("KB-29.2"_rule, Saying::tr("Celerity comes before the first turn of the period."));
                 });
}

void on(Desk& desk, const LastStand& command)
{
    if (!desk.inPhase(Phase::PeriodOver, "KB-29.6"_rule))
        return;
    actOutOfTurn(desk, command.figure, command.action,
                 {"KB-29.6"_rule, Upgrade::LastStand, &Team::lastStandUsed,
                  Saying::tr("%1 have no Last Stand left for this period."), Phase::SpecialEnd},
                 [&](FigureRef ref) {
                     if (!countsAsBruiser(desk.state[ref].kind))
                         desk.object("KB-29.6"_rule, Saying::tr("Last Stand activates a bruiser or a ringer."));
                 });
}

void endSpecial(Desk& desk)
{
    const bool atEnd = desk.state.phase == Phase::SpecialEnd;
    desk.state.phase = atEnd ? Phase::PeriodOver : desk.state.nextTeam >= 0 ? Phase::BetweenTurns : Phase::BeforePeriod;
    desk.state.active = -1;
    desk.state.activation.reset();
    desk.state.turn = {};
    desk.say("KB-R30"_rule, Saying::tr("The activation is over. It was not a turn: nobody draws."));
}

void endActivationIfDown(Desk& desk)
{
    if (desk.state.activation && !desk.state[desk.state.activation->figure].stands()) {
        desk.state.activation->isOver = true; // KB-R57
        desk.state.activation->reactionOpen = false;
    }
}

void closeReactions(Desk& desk)
{
    if (desk.state.activation)
        desk.state.activation->reactionOpen = false;
    desk.state.entered.clear();
}

void on(Desk& desk, const EndTurn& command)
{
    if (desk.state.isSpecial())
        return endSpecial(desk);
    if (!desk.inPhase(Phase::Turn, "KB-16.1"_rule))
        return;
    const int team = desk.state.active;
    Team& owner = desk.state[team];
    Turn& turn = desk.state.turn;
    if (turn.stomper.isValid())
        desk.object("KB-R69"_rule, stomperMustGo, desk.state.idOf(turn.stomper));
    const bool canAct = std::any_of(owner.figures.begin(), owner.figures.end(), std::mem_fn(&Figure::stands));
    if (!turn.hasDoneSomething() && !command.pass)
        desk.object("KB-9.4"_rule, Saying::tr("A turn is a tactic card or an activation; %1 have done neither."),
                    owner.name);
    else if (command.pass && turn.hasDoneSomething())
        desk.object("KB-R41"_rule, Saying::tr("%1 have already acted this turn, so it is not a pass."), owner.name);
    else if (command.pass && canAct)
        desk.object("KB-R41"_rule, Saying::tr("%1 have a standing figure, so they can act and may not pass."),
                    owner.name);

    if (turn.powered.isValid() && desk.state[turn.powered].isOnField()) { // KB-32.4, KB-R53
        desk.state[turn.powered].damage = 0;
        desk.say("KB-32.4"_rule, Saying::tr("Power Play: all of %1's damage is removed."),
                 desk.state.idOf(turn.powered));
    }
    for (const FigureRef ref : turn.booted) { // KB-33.2, KB-R34
        Figure& figure = desk.state[ref];
        if (!figure.isOnField() || figure.standing)
            continue;
        if (desk.state.isMirror() && !desk.isFree(figure.space)) {
            desk.say("KB-R34"_rule, Saying::tr("Another figure stands on its space, so %1 stays down for the period."),
                     desk.state.idOf(ref));
        } else {
            figure.standing = true;
            desk.say("KB-33.2"_rule, Saying::tr("%1 stands up again."), desk.state.idOf(ref));
        }
    }
    desk.state.suspended.clear();
    const int before = owner.hand;
    desk.drawUpToSeven(team);
    if (owner.hand == before)
        desk.say("KB-16.1"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n card(s) and draw nothing."), owner.name,
                 owner.hand);
    desk.state.turn = {};
    desk.state.activation.reset();
    desk.cite("KB-16.1"_rule);
    const auto burned = static_cast<int>(owner.burned.size());
    if (desk.state.bell < 0 && burned >= desk.rules.bellAtBurnedCards) { // KB-16.3, KB-16.4
        desk.state.bell = team;
        desk.state.finalTurns = desk.state.orderFromTeam(team);
        desk.say("KB-16.3"_rule,
                 QT_TRANSLATE_N_NOOP("kaosball",
                                     "%1 have %n burned card(s): the bell rings. Every other team has one more turn."),
                 owner.name, burned);
    }
    nextTurnAfter(desk, team);
}

// KB-9.2, KB-16.3, KB-19.1
void nextTurnAfter(Desk& desk, int team)
{
    desk.state.active = -1;
    std::erase(desk.state.finalTurns, team);
    desk.state.phase = Phase::BetweenTurns;
    callNextTeam(desk, team);
}

void callNextTeam(Desk& desk, int team)
{
    const bool isPeriodOver = desk.state.bell >= 0 && desk.state.finalTurns.empty();
    desk.state.nextTeam = isPeriodOver           ? -1
                          : desk.state.bell >= 0 ? desk.state.finalTurns.front()
                                                 : desk.state.leftNeighbour(team);
    if (!isPeriodOver)
        return;
    desk.state.phase = Phase::PeriodOver;
    desk.say("KB-19.1"_rule, Saying::tr("The last turn has been played: the period is over."));
}

} // namespace whistle::kaosball
