// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

#include "base/match.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle::kaosball {

Referee::Referee(const State& state, const Facts& facts, Reasons::Listening listening)
    : Findings(listening)
    , m_before(state)
    , m_facts(facts)
    , m_rules(facts.constants)
    , m_state(state)
{
}

Outcome<State> Referee::judge(const Command& command)
{
    m_state.entered.clear(); // BZZZZT! looks at the last command only
    const bool isFirst = std::holds_alternative<NewMatch>(command);
    if (isFirst && m_before.phase != Phase::NotStarted)
        refuse("KB-8.2"_rule, texts::alreadyStarted);
    else if (!isFirst && m_before.phase == Phase::NotStarted)
        refuse("KB-8.2"_rule, texts::notStarted);
    else
        std::visit([this](const auto& one) { on(one); }, command);
    if (m_refused) {
        m_state = m_before;
    } else if (!m_objections.empty() || std::holds_alternative<Correct>(command)) {
        // What players record against the rules must still be a table that can be.
        if (std::optional<Text> unsound = unsoundness(m_state, m_rules)) {
            m_objections.push_back({"KB-2.11"_rule, std::move(*unsound), false});
            m_state = m_before;
        }
    }
    return concluded(std::move(m_state));
}

Outcome<State> referee(const State& state, const Command& command, const Facts& facts, Reasons::Listening listening)
{
    return Referee(state, facts, listening).judge(command);
}

bool Referee::inPhase(Phase phase, RuleId rule)
{
    if (m_state.phase == phase)
        return true;
    refuse(rule, texts::wrongPhase, nameOf(phase), nameOf(m_state.phase));
    return false;
}

int Referee::playingTeam(const std::string& name)
{
    const int team = m_state.teamNamed(name);
    if (team < 0 || !m_state.plays(team)) {
        refuse("KB-9.2"_rule, texts::noSuchTeam, name);
        return -1;
    }
    return team;
}

FigureRef Referee::figure(const std::string& id)
{
    const FigureRef found = m_state.figureNamed(id);
    if (!found.isValid())
        refuse("KB-1.1"_rule, texts::noSuchFigure, id);
    return found;
}

FigureRef Referee::standingFigure(const std::string& id, RuleId rule)
{
    const FigureRef found = figure(id);
    if (!found.isValid())
        return found;
    if (!m_state[found].stands()) {
        refuse(rule, texts::notStanding, id);
        return {};
    }
    return found;
}

bool Referee::hasDoneItsStep(int team, RuleId rule)
{
    if (m_state[team].isDone)
        refuse(rule, texts::stepDone, m_state[team].name);
    return m_state[team].isDone;
}

void Referee::burn(int team, Card card)
{
    Team& owner = m_state[team];
    if (owner.hand == 0)
        object("KB-6.1"_rule, texts::emptyHand, owner.name);
    else
        --owner.hand;
    owner.burned.push_back(card);
}

void Referee::discardFromHand(int team, int count)
{
    m_state[team].hand -= count;
    m_state.discard += count;
}

void Referee::drawUpToSeven(int team)
{
    Team& owner = m_state[team];
    const int wanted = std::max(0, m_rules.handSize - owner.hand);
    int drawn = std::min(wanted, m_state.drawPile);
    m_state.drawPile -= drawn;
    if (drawn < wanted) { // KB-16.2
        m_state.drawPile = std::exchange(m_state.discard, 0);
        const int more = std::min(wanted - drawn, m_state.drawPile);
        m_state.drawPile -= more;
        drawn += more;
    }
    owner.hand += drawn;
    if (drawn > 0)
        say("KB-16.1"_rule, texts::draws, owner.name, drawn, owner.hand);
}

void Referee::enter(FigureRef ref, Space space)
{
    Figure& figure = m_state[ref];
    figure.space = space;
    m_state.entered.erase(std::remove(m_state.entered.begin(), m_state.entered.end(), ref), m_state.entered.end());
    m_state.entered.push_back(ref);
    const auto fire = std::find_if(m_state.fires.begin(), m_state.fires.end(),
                                   [space](const Fire& one) { return one.space == space; });
    if (fire == m_state.fires.end())
        return;
    say("KB-24.2"_rule, texts::fireBurns, m_state.idOf(ref), std::string(crossfield::name(space)));
    damage(ref, fire->tokens * m_rules.fireDamagePerToken, Preventable::Yes, -1);
}

int Referee::damage(FigureRef ref, int points, Preventable preventable, int killer)
{
    Figure& figure = m_state[ref];
    if (preventable == Preventable::Yes) {
        const int ignorable = m_state[int{ref.team}].active[Upgrade::Hardy] - figure.prevented;
        const int ignored = std::clamp(ignorable, 0, points);
        figure.prevented += ignored;
        points -= ignored;
        if (ignored > 0)
            say("KB-29.4"_rule, texts::hardyIgnoresHere, m_state.idOf(ref), ignored);
    }
    if (points == 0)
        return 0;
    figure.damage += points;
    say("KB-5.1"_rule, texts::damageTaken, m_state.idOf(ref), points, figure.damage, figure.health);
    if (figure.damage >= figure.health)
        kill(ref, killer);
    return points;
}

void Referee::kill(FigureRef ref, int killer)
{
    dropBall(ref);
    Figure& figure = m_state[ref];
    figure.where = killer >= 0 ? Where::Killed : Where::Lost;
    figure.space = {};
    figure.standing = false;
    figure.damage = 0;
    if (killer >= 0) {
        m_state[killer].trophies.push_back(ref);
        say("KB-5.2"_rule, texts::killedFor, m_state.idOf(ref), m_state[killer].name);
    } else {
        say("KB-5.3"_rule, texts::killedByNobody, m_state.idOf(ref));
    }
}

void Referee::knockDown(FigureRef ref)
{
    dropBall(ref);
    m_state[ref].standing = false;
    say("KB-18.2"_rule, texts::down, m_state.idOf(ref));
}

void Referee::benchAndHeal(FigureRef ref)
{
    dropBall(ref);
    Figure& figure = m_state[ref];
    figure.where = Where::Dugout;
    figure.space = {};
    figure.standing = false;
    figure.damage = 0;
}

void Referee::dropBall(FigureRef ref)
{
    if (!carries(ref))
        return;
    m_state.ball = {m_state[ref].space, {}};
    say("KB-R24"_rule, texts::ballDropped, m_state.idOf(ref));
}

void Referee::giveBall(FigureRef ref)
{
    m_state.ball = {{}, ref};
}

void Referee::awardPoints(int team, int points)
{
    Team& owner = m_state[team];
    owner.score += points;
    if (!m_state.houseRules.scoresBelowZero) // KB-R8
        owner.score = std::max(0, owner.score);
}

void Referee::restartSteps()
{
    for (Team& team : m_state.teams)
        team.isDone = false;
}

void Referee::checkBrick(FigureRef ref)
{
    const Figure& figure = m_state[ref];
    const Team& team = m_state[int{ref.team}];
    if (team.active[Upgrade::Brick] == 0)
        refuse("KB-29.1"_rule, texts::brickUnknown, team.name);
    else if (!countsAsBruiser(figure.kind))
        refuse("KB-29.1"_rule, texts::brickForBruisers, m_state.idOf(ref));
    else if (figure.damage + 1 >= figure.health)
        refuse("KB-R18"_rule, texts::brickWouldKill, m_state.idOf(ref));
}

} // namespace whistle::kaosball
