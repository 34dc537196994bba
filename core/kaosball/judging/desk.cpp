// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/first.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

bool Desk::inPhase(Phase phase, RuleId rule)
{
    if (state.phase == phase)
        return true;
    refuse(rule, Saying::tr("That belongs to the phase “%1”; the match is in the phase “%2”."), nameOf(phase),
           nameOf(state.phase));
    return false;
}

int Desk::playingTeam(const std::string& name)
{
    const int team = state.teamNamed(name);
    if (team < 0 || !state.plays(team)) {
        refuse("KB-9.2"_rule, team < 0 ? texts::noSuchTeam : texts::isOut, name);
        return -1;
    }
    return team;
}

FigureRef Desk::figure(const std::string& id)
{
    const FigureRef found = state.figureNamed(id);
    if (!found.isValid())
        refuse("KB-1.1"_rule, texts::noSuchFigure, id);
    return found;
}

FigureRef Desk::standingFigure(const std::string& id, RuleId rule)
{
    const FigureRef found = figure(id);
    if (!found.isValid() || state[found].stands())
        return found;
    refuse(rule, texts::notStanding, id);
    return {};
}

int Desk::teamInStep(const std::string& name, Phase phase, RuleId rule)
{
    if (!inPhase(phase, rule))
        return -1;
    const int team = playingTeam(name);
    if (team < 0 || !state[team].isDone)
        return team;
    refuse(rule, texts::stepDone, name);
    return -1;
}

void Desk::mustBeDue(int team, RuleId rule)
{
    if (const int due = state.teamToAct(); due != team)
        object(rule, Saying::tr("This step is for %1, not for %2."), state[due].name, state[team].name);
}

void Desk::burn(int team, Card card)
{
    if (hasCard(team))
        --state[team].hand;
    state[team].burned.push_back(card);
}

void Desk::discardCard(int team)
{
    if (hasCard(team))
        discardFromHand(team, 1);
}

bool Desk::hasCard(int team)
{
    if (state[team].hand == 0)
        object("KB-6.1"_rule, Saying::tr("%1 have no cards in hand."), state[team].name);
    return state[team].hand > 0;
}

void Desk::discardFromHand(int team, int count)
{
    state[team].hand -= count;
    state.discard += count;
}

void Desk::drawUpToSeven(int team)
{
    Team& owner = state[team];
    const int wanted = std::max(0, rules.handSize - owner.hand);
    int drawn = std::min(wanted, state.drawPile);
    state.drawPile -= drawn;
    if (drawn < wanted) { // KB-16.2
        state.drawPile = std::exchange(state.discard, 0);
        const int more = std::min(wanted - drawn, state.drawPile);
        state.drawPile -= more;
        drawn += more;
    }
    owner.hand += drawn;
    if (drawn > 0)
        say("KB-16.1"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 draw %2 and have %n card(s)."), owner.name, drawn,
            owner.hand);
}

void Desk::enter(FigureRef ref, Space space)
{
    Figure& figure = state[ref];
    figure.space = space;
    std::erase(state.entered, ref);
    state.entered.push_back(ref);
    const Fire* fire = firstWith(state.fires, &Fire::space, space);
    if (!fire)
        return;
    say("KB-24.2"_rule, Saying::tr("Fire on %2 burns %1."), state.idOf(ref), space);
    damage(ref, fire->tokens * rules.fireDamagePerToken, Preventable::Yes, -1);
}

int Desk::damage(FigureRef ref, int points, Preventable preventable, int killer)
{
    Figure& figure = state[ref];
    if (preventable == Preventable::Yes) {
        const int ignorable = state[int{ref.team}].active[Upgrade::Hardy] - figure.prevented;
        const int ignored = std::clamp(ignorable, 0, points);
        figure.prevented += ignored;
        points -= ignored;
        if (ignored > 0)
            say("KB-29.4"_rule, texts::hardyIgnores, state.idOf(ref), ignored);
    }
    if (points == 0)
        return 0;
    figure.damage += points;
    say("KB-5.1"_rule, texts::damageTaken, state.idOf(ref), points, figure.damage, figure.health);
    if (figure.damage >= figure.health)
        kill(ref, killer);
    return points;
}

void Desk::kill(FigureRef ref, int killer)
{
    die(ref, killer);
    if (killer >= 0)
        say("KB-5.2"_rule, texts::killedFor, state.idOf(ref), state[killer].name);
    else
        say("KB-5.3"_rule, texts::killedByNobody, state.idOf(ref));
}

void Desk::die(FigureRef ref, int killer)
{
    benchAndHeal(ref);
    state[ref].where = killer >= 0 ? Where::Killed : Where::Lost;
    if (killer >= 0)
        state[killer].trophies.push_back(ref);
}

void Desk::takeBrick(FigureRef ref)
{
    damage(ref, 1, Preventable::No, -1);
    say("KB-29.1"_rule, texts::damageKept, state.idOf(ref));
}

void Desk::knockDown(FigureRef ref)
{
    dropBall(ref);
    state[ref].standing = false;
    say("KB-18.2"_rule, texts::down, state.idOf(ref));
}

void Desk::benchAndHeal(FigureRef ref)
{
    dropBall(ref);
    Figure& figure = state[ref];
    figure.where = Where::Dugout;
    figure.space = {};
    figure.standing = false;
    figure.damage = 0;
}

void Desk::dropBall(FigureRef ref)
{
    if (!carries(ref))
        return;
    state.ball = {state[ref].space, {}};
    say("KB-R24"_rule, Saying::tr("%1 drops the ball on the space."), state.idOf(ref));
}

void Desk::giveBall(FigureRef ref)
{
    state.ball = {{}, ref};
}

void Desk::awardPoints(int team, int points)
{
    Team& owner = state[team];
    owner.score += points;
    if (!state.houseRules.scoresBelowZero) // KB-R8
        owner.score = std::max(0, owner.score);
}

void Desk::restartSteps()
{
    for (Team& team : state.teams)
        team.isDone = false;
}

void Desk::checkBrick(FigureRef ref)
{
    const Figure& figure = state[ref];
    const Team& team = state[int{ref.team}];
    if (team.active[Upgrade::Brick] == 0)
        refuse("KB-29.1"_rule, Saying::tr("%1 have no active Brick."), team.name);
    else if (!countsAsBruiser(figure.kind))
        refuse("KB-29.1"_rule, Saying::tr("Brick is for bruisers and ringers, not for %1."), state.idOf(ref));
    else if (figure.damage + 1 >= figure.health)
        refuse("KB-R18"_rule, Saying::tr("Brick may not kill %1."), state.idOf(ref));
}

} // namespace whistle::kaosball
