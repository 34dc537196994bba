// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/bonus.h"
#include "kaosball/judging/bribes.h"
#include "kaosball/judging/bribes_texts.h"
#include "kaosball/judging/referee.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <map>

namespace whistle::kaosball {

void Referee::on(const ScorePeriod& command)
{
    if (!inPhase(Phase::PeriodOver, "KB-19.2"_rule))
        return;
    if (m_state.isMirror() && !command.mounds.empty())
        refuse("KB-19.2"_rule, texts::scorekeeperOnly, "mounds");
    ScoringInquiry inquiry;
    inquiry.moment = ScoringMoment::EndOfPeriod;
    inquiry.period = m_state.isOvertime() ? overtimePeriod : m_state.period;
    for (const Team& team : m_state.teams)
        inquiry.teams.push_back({team.name, team.side});
    const auto add = [&](FigureRef ref, Space space) {
        const Figure& one = m_state[ref];
        inquiry.figures.push_back({m_state.idOf(ref), ref.team, one.kind, one.ringer, space, one.standing});
    };
    if (m_state.isMirror()) {
        for (const FigureRef ref : m_state.onField()) {
            if (m_state.plays(ref.team))
                add(ref, m_state[ref].space);
        }
        inquiry.scoreTokens = m_state.scoreTokens;
    } else {
        // Any mound of the kind will do: what it is worth does not depend on which it is.
        std::map<std::pair<int, Mound>, int> standing; // by team on its major mound; all teams on the minor ones
        for (const MoundPlace& place : command.mounds) {
            const FigureRef ref = standingFigure(place.figure, "KB-R23"_rule);
            if (!ref.isValid())
                return;
            if (place.mound == Mound::None)
                continue;
            const bool isMajor = place.mound == Mound::Major;
            const int most = isMajor ? 1 : 4; // KB-2.9 to KB-2.11
            if (place.mound != Mound::ScoreToken && ++standing[{isMajor ? int{ref.team} : -1, place.mound}] > most)
                object("KB-2.11"_rule, texts::moundsFull, most);
            if (!countsAsRunner(m_state[ref].kind)) {
                object("KB-19.2"_rule, texts::moundWho, place.figure);
                continue;
            }
            const Side side = m_state[int{ref.team}].side;
            add(ref, isMajor ? crossfield::majorMoundOf(side) : *crossfield::fromName("e4"));
        }
    }
    if (m_refused)
        return;
    Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, m_facts);
    m_reasons.add(ruling.why, ruling.rules);
    m_reasons.cite("KB-19.2"_rule);
    m_state.lastPoints = std::move(ruling.verdict.points);
    for (int team = 0; team < m_state.teamCount(); ++team)
        awardPoints(team, m_state.lastPoints[static_cast<std::size_t>(team)]);
    m_state.phase = Phase::Bribes;
    restartSteps();
    checkKnockout(false);
}

void Referee::on(const Bribe& command)
{
    if (!inPhase(Phase::Bribes, "KB-19.4"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0 || hasDoneItsStep(team, "KB-19.4"_rule))
        return;
    if (const int due = m_state.teamToAct(); due != team)
        object("KB-19.4"_rule, texts::notYourStep, m_state[due].name, command.team);
    Team& owner = m_state[team];
    const int cheats = m_state.burnedCheats(team);
    if (command.cash > owner.cash || command.cash > cheats) {
        refuse("KB-19.4"_rule, texts::bribeTooMuch, command.team, cheats, owner.cash, command.cash);
        return;
    }
    owner.cash -= command.cash;
    for (int paid = 0; paid < command.cash; ++paid) {
        const auto card =
            std::find_if(owner.burned.begin(), owner.burned.end(), [](Card one) { return one.isCheat(); });
        owner.burned.erase(card);
        ++m_state.discard;
    }
    owner.isDone = true;
    if (command.cash == 0)
        say("KB-19.4"_rule, texts::bribes::notBribed, command.team, cheats);
    else
        say("KB-19.4"_rule, texts::bribed, command.team, command.cash, cheats - command.cash);
    if (m_state.teamToAct() < 0)
        enterFoulRolls();
}

void Referee::enterFoulRolls()
{
    restartSteps();
    m_state.phase = Phase::FoulRolls;
    if (m_state.teamToAct() < 0)
        afterFouls();
}

void Referee::on(const RollFouls& command)
{
    if (!inPhase(Phase::FoulRolls, "KB-19.5"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0 || hasDoneItsStep(team, "KB-19.5"_rule))
        return;
    Team& owner = m_state[team];
    const int cheats = m_state.burnedCheats(team);
    if (static_cast<int>(command.rolls.size()) != cheats || cheats == 0)
        refuse("KB-19.5"_rule, texts::rollsWanted, command.team, cheats, static_cast<int>(command.rolls.size()));
    const int allowed = 1 + owner.active[Upgrade::Lucky];
    int fouls = 0;
    for (const std::vector<int>& roll : command.rolls) {
        const auto times = static_cast<int>(roll.size());
        if (times < 1 || times > allowed)
            refuse("KB-29.7"_rule, texts::rerollsWanted, command.team, allowed, times);
        else
            fouls += foulsOfRoll(roll.back());
    }
    if (m_refused)
        return;
    if (const int due = m_state.teamToAct(); due != team)
        object("KB-19.5"_rule, texts::notYourStep, m_state[due].name, command.team);
    owner.fouls = foulsAfter(owner.fouls, fouls, m_rules);
    owner.isDone = true;
    say("KB-19.5"_rule, texts::foulsNow, command.team, fouls, owner.fouls);
    if (m_state.teamToAct() < 0)
        afterFouls();
}

void Referee::afterFouls()
{
    restartSteps();
    const bool scoresBonus = m_state.period == m_rules.halftimeAfterPeriod || m_state.period >= m_rules.periods;
    m_state.phase = scoresBonus ? Phase::Bonus : Phase::CleanUp;
}

void Referee::on(const ScoreBonus&)
{
    if (!inPhase(Phase::Bonus, "KB-20.1"_rule))
        return;
    BonusInquiry inquiry;
    for (int team = 0; team < m_state.teamCount(); ++team) {
        const Team& one = m_state[team];
        inquiry.teams.push_back({one.name, static_cast<int>(one.trophies.size()), one.fouls, m_state.plays(team)});
    }
    const Ruling<BonusVerdict> ruling = judgeBonusScoring(inquiry, m_facts);
    m_reasons.add(ruling.why, ruling.rules);
    m_state.lastBonus.clear();
    for (int team = 0; team < m_state.teamCount(); ++team) {
        const int points = ruling.verdict.teams[static_cast<std::size_t>(team)].total();
        m_state.lastBonus.push_back(points);
        awardPoints(team, points);
    }
    m_state.phase = m_state.period == m_rules.halftimeAfterPeriod ? Phase::CleanUp : Phase::MatchOver;
    checkKnockout(false);
}

void Referee::clearTokensAndBall()
{
    m_state.fires.clear();
    m_state.walls.clear();
    m_state.scoreTokens.clear();
    m_state.ball = {m_state.isMirror() ? crossfield::centerfield() : Space{}, {}};
    say("KB-19.8"_rule, texts::cleanedUp);
}

// KB-19.9, KB-R10
void Referee::standUpAndBench()
{
    std::vector<FigureRef> toBench;
    std::vector<FigureRef> toStand;
    const std::vector<FigureRef> present = m_state.onField();
    for (const FigureRef ref : present) {
        const Figure& one = m_state[ref];
        const bool shares = std::any_of(present.begin(), present.end(), [&](FigureRef other) {
            return other != ref && m_state[other].space == one.space && one.space.isValid();
        });
        const bool benchesStanding = m_state.houseRules.sharedSpaceAtPeriodEnd == SharedSpaceAtPeriodEnd::BenchAll;
        if (shares && (!one.standing || benchesStanding))
            toBench.push_back(ref);
        else if (!one.standing)
            toStand.push_back(ref);
    }
    for (const FigureRef ref : toBench) {
        benchAndHeal(ref);
        say("KB-19.9"_rule, texts::benched, m_state.idOf(ref));
    }
    for (const FigureRef ref : toStand) {
        m_state[ref].standing = true;
        say("KB-19.9"_rule, texts::standsUp, m_state.idOf(ref));
    }
}

void Referee::sendAllToDugouts()
{
    for (const FigureRef ref : m_state.onField())
        benchAndHeal(ref);
    m_reasons.cite("KB-20.6"_rule);
}

// KB-19.10: first all discard, then they draw in the turn order of the period that ended.
void Referee::discardBurnedAndDraw()
{
    for (Team& team : m_state.teams) {
        m_state.discard += static_cast<int>(team.burned.size());
        team.burned.clear();
    }
    for (const int team : m_state.orderFromTeam(m_state.firstPlayer))
        drawUpToSeven(team);
}

// KB-19.14, KB-25.9, KB-R13, KB-R61
void Referee::passFirstPlayerMarker()
{
    int next = m_state.leftNeighbour(m_state.firstPlayer);
    if (m_state.mode == Mode::Alliance) {
        const int current = m_state.firstPlayer;
        int partner = current;
        std::vector<int> others;
        for (int team = 0; team < m_state.teamCount(); ++team) {
            if (team == current)
                continue;
            if (m_state[team].alliance == m_state[current].alliance)
                partner = team;
            else
                others.push_back(team);
        }
        // The left-seated of a pair is the later of the two in clockwise order.
        const bool firstIsLeft = others.size() == 2 && others[1] != (others[0] + 1) % m_state.teamCount();
        const int otherLeft = firstIsLeft ? others[0] : others[1];
        const int otherRight = firstIsLeft ? others[1] : others[0];
        const bool alternates = m_state.houseRules.allianceFirstPlayer == AllianceFirstPlayer::AlternateAlliances;
        if (alternates)
            next = m_state.period == 1 ? otherLeft : otherRight;
        else
            next = m_state.period == 2 ? otherLeft : partner;
    }
    m_state.firstPlayer = next;
    say("KB-19.14"_rule, texts::markerTo, m_state[next].name);
}

void Referee::prepareHalf()
{
    ++m_state.period;
    m_state.bell = -1;
    m_state.finalTurns.clear();
    m_state.nextTeam = -1;
    m_state.turnsInPeriod = 0;
    for (Team& team : m_state.teams) {
        team.celerityUsed = 0;
        team.lastStandUsed = 0;
    }
    restartSteps();
}

void Referee::on(const CleanUp& command)
{
    if (!inPhase(Phase::CleanUp, "KB-19.8"_rule))
        return;
    if (m_state.isMirror() && !command.benched.empty())
        refuse("KB-19.9"_rule, texts::scorekeeperOnly, "benched");
    const bool benchesStanding = m_state.houseRules.sharedSpaceAtPeriodEnd == SharedSpaceAtPeriodEnd::BenchAll;
    for (const std::string& id : command.benched) {
        const FigureRef ref = figure(id);
        if (ref.isValid() && !m_state[ref].isOnField())
            refuse("KB-19.9"_rule, texts::notOnField, id);
        else if (ref.isValid() && m_state[ref].standing && !benchesStanding)
            object("KB-R10"_rule, texts::standsAndStays, id);
    }
    if (m_refused)
        return;
    clearTokensAndBall();
    const auto present = static_cast<int>(m_state.onField().size());
    const bool halfTime = m_state.period == m_rules.halftimeAfterPeriod;
    if (halfTime) {
        sendAllToDugouts();
    } else {
        for (const std::string& id : command.benched) {
            const FigureRef ref = m_state.figureNamed(id);
            benchAndHeal(ref);
            say("KB-19.9"_rule, texts::benched, id);
        }
        standUpAndBench();
    }
    const int benched = present - static_cast<int>(m_state.onField().size());
    discardBurnedAndDraw();
    checkKnockout(true);
    if (m_state.phase == Phase::MatchOver)
        return;
    m_state.orderFrom = m_state.firstPlayer;
    passFirstPlayerMarker();
    // What the step came to is said last: it is the headline of the ruling.
    if (halfTime)
        say("KB-20.6"_rule, texts::halfTime);
    else if (benched == 0)
        say("KB-19.8"_rule, texts::cleanedUpNobody);
    else
        say("KB-19.9"_rule, texts::cleanedUpBenched, benched);
    prepareHalf();
    m_state.phase = !halfTime ? Phase::Replace : m_state.hasDraft ? Phase::Loadout : Phase::Lineup;
}

} // namespace whistle::kaosball
