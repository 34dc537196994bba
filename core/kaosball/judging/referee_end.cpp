// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/knockout.h"
#include "kaosball/judging/match_result.h"
#include "kaosball/judging/referee.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <map>

namespace whistle::kaosball {

namespace {

constexpr std::string_view wordOfAllLost = "all_lost"; // KB-23.7

LivingFigures livingFigures(const Team& team, const Constants& rules)
{
    LivingFigures living;
    living.ringersAllowed = ringersAllowed(team.active, rules);
    for (const Figure& figure : team.figures) {
        if (!figure.isAlive())
            continue;
        ++(figure.kind == FigureKind::Runner    ? living.runners
           : figure.kind == FigureKind::Bruiser ? living.bruisers
                                                : living.ringers);
    }
    return living;
}

} // namespace

// KB-23, KB-R31
void Referee::checkKnockout(bool isReplenishing)
{
    KnockoutInquiry inquiry;
    inquiry.mode = m_state.mode;
    inquiry.isReplenishing = isReplenishing;
    std::vector<int> teams; // those that the inquiry speaks of
    for (int team = 0; team < m_state.teamCount(); ++team) {
        const Team& one = m_state[team];
        const bool restsInOvertime = one.isInPlay() && !m_state.plays(team);
        if (restsInOvertime)
            continue;
        teams.push_back(team);
        inquiry.teams.push_back({one.name, one.score, one.status, one.alliance, livingFigures(one, m_rules)});
    }
    const Ruling<KnockoutVerdict> ruling = judgeKnockout(inquiry, m_facts, m_state.houseRules);
    const KnockoutVerdict& verdict = ruling.verdict;
    if (verdict.blownOut.empty() && verdict.eliminated.empty())
        return;
    m_reasons.add(ruling.why, ruling.rules);
    for (std::size_t i = 0; i < teams.size(); ++i)
        m_state[teams[i]].status = verdict.statuses[i];
    for (const auto* gone : {&verdict.blownOut, &verdict.eliminated}) {
        for (const int index : *gone)
            takeOut(teams[static_cast<std::size_t>(index)]);
    }
    if (!verdict.isMatchOver)
        return;
    Result result; // KB-R77
    for (const int index : verdict.winners)
        result.winners.push_back(teams[static_cast<std::size_t>(index)]);
    result.by = verdict.by ? toWord(*verdict.by) : wordOfAllLost;
    m_state.result = std::move(result);
    m_state.phase = Phase::MatchOver;
    m_state.active = -1;
    m_state.nextTeam = -1;
    m_state.activation.reset();
    m_state.turn = {};
    m_state.suspended.clear();
    m_state.entered.clear();
}

// KB-23.6, KB-R24, KB-R61, KB-R76
void Referee::takeOut(int team)
{
    Team& owner = m_state[team];
    say("KB-23.6"_rule, texts::teamOut, owner.name);
    for (std::size_t i = 0; i < owner.figures.size(); ++i) {
        const FigureRef ref{static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)};
        if (!m_state[ref].isAlive())
            continue;
        benchAndHeal(ref);
        m_state[ref].where = Where::Removed;
    }
    m_state.discard += owner.hand + static_cast<int>(owner.burned.size());
    owner.hand = 0;
    owner.burned.clear();
    owner.isDone = true;
    auto& finalTurns = m_state.finalTurns;
    finalTurns.erase(std::remove(finalTurns.begin(), finalTurns.end(), team), finalTurns.end());
    if (m_state.phase == Phase::Special || m_state.phase == Phase::SpecialEnd) {
        if (m_state.active == team)
            endSpecial();
    } else if (m_state.active == team && m_state.phase == Phase::Turn) {
        for (const FigureRef ref : m_state.turn.booted) {
            Figure& figure = m_state[ref];
            if (figure.isOnField() && (!m_state.isMirror() || isFree(figure.space)))
                figure.standing = true;
        }
        m_state.suspended.clear();
        m_state.turn = {};
        m_state.activation.reset();
        nextTurnAfter(team);
    } else if (m_state.activation && m_state.activation->figure.team == team) {
        m_state.activation->isOver = true;
    }
    if (m_state.nextTeam == team) {
        const bool isPeriodOver = m_state.bell >= 0 && finalTurns.empty();
        m_state.nextTeam = isPeriodOver ? -1 : m_state.bell >= 0 ? finalTurns.front() : m_state.leftNeighbour(team);
        if (isPeriodOver) {
            m_state.phase = Phase::PeriodOver;
            say("KB-19.1"_rule, texts::periodIsOver);
        }
    }
}

/// The match as `judgeMatchResult` looks at it; after a match that ended early for its final table (KB-R77).
MatchResultInquiry Referee::resultInquiry() const
{
    MatchResultInquiry inquiry;
    inquiry.mode = m_state.mode;
    inquiry.stage = m_state.isOvertime() ? MatchStage::EndOfOvertime : MatchStage::EndOfPeriod4;
    for (const Team& team : m_state.teams)
        inquiry.teams.push_back({team.name, team.score, team.status, team.alliance});
    if (m_state.isOvertime())
        inquiry.overtimeTeams = m_state.overtimeTeams;
    return inquiry;
}

void Referee::on(const EndMatch&)
{
    if (!inPhase(Phase::MatchOver, "KB-21.2"_rule))
        return;
    if (m_state.result) { // ended by a blowout or an elimination
        if (m_state.mode != Mode::Alliance && !m_state.result->winners.empty())
            m_state.result->ranking = judgeMatchResult(resultInquiry()).verdict.finalRanking;
        m_state.phase = Phase::Finished;
        m_reasons.cite("KB-R77"_rule);
        return;
    }
    const Ruling<MatchResultVerdict> ruling = judgeMatchResult(resultInquiry());
    const MatchResultVerdict& verdict = ruling.verdict;
    m_reasons.add(ruling.why, ruling.rules);
    switch (verdict.outcome) {
    case MatchOutcome::Overtime:
        m_state.overtimeTeams = verdict.overtimeTeams;
        m_state.overtimeDue = true;
        say("KB-21.3"_rule, texts::overtimeNeeded);
        break;
    case MatchOutcome::AllianceTiebreaker:
        m_state.allianceTiebreaker = true;
        say("KB-R39"_rule, texts::dieNeeded);
        break;
    case MatchOutcome::Won:
    case MatchOutcome::AllLost:
    case MatchOutcome::Continue:
        m_state.result = Result{verdict.winners, std::string(verdict.by ? toWord(*verdict.by) : wordOfAllLost),
                                verdict.finalRanking};
        m_state.phase = Phase::Finished;
        break;
    }
}

void Referee::on(const StartOvertime& command)
{
    if (!inPhase(Phase::MatchOver, "KB-22.1"_rule))
        return;
    if (!m_state.overtimeDue) {
        refuse("KB-22.1"_rule, texts::noOvertimeDue);
        return;
    }
    std::vector<int> named;
    for (const std::string& name : command.teams)
        named.push_back(m_state.teamNamed(name));
    std::sort(named.begin(), named.end());
    std::vector<int> due = m_state.overtimeTeams;
    std::sort(due.begin(), due.end());
    if (named != due) {
        refuse("KB-22.1"_rule, texts::overtimeTeamsWrong);
        return;
    }
    m_state.overtimeDue = false;
    clearTokensAndBall();
    sendAllToDugouts();
    for (int team = 0; team < m_state.teamCount(); ++team) { // the others are out of the match: KB-R61
        if (!m_state.plays(team))
            discardFromHand(team, m_state[team].hand);
    }
    discardBurnedAndDraw();
    m_reasons.cite("KB-22.1"_rule);
    m_state.phase = Phase::CleanUp;
    checkKnockout(true);
    if (m_state.phase == Phase::MatchOver)
        return;
    m_state.orderFrom = m_state.firstPlayer;
    passFirstPlayerMarker(); // KB-R38: among the teams of the overtime
    prepareHalf();
    m_state.phase = m_state.hasDraft ? Phase::Loadout : Phase::Lineup;
}

void Referee::on(const RollAllianceTiebreaker& command)
{
    if (!inPhase(Phase::MatchOver, "KB-R39"_rule))
        return;
    if (!m_state.allianceTiebreaker) {
        refuse("KB-R39"_rule, texts::noDieDue);
        return;
    }
    std::map<std::string, int> rolls(command.rolls.begin(), command.rolls.end());
    std::map<std::string, int> alliances;
    for (const Team& team : m_state.teams)
        alliances[team.alliance] = 0;
    const bool both = rolls.size() == alliances.size() &&
                      std::all_of(alliances.begin(), alliances.end(),
                                  [&](const auto& alliance) { return rolls.contains(alliance.first); });
    if (!both) {
        refuse("KB-R39"_rule, texts::bothRoll, alliances.begin()->first, alliances.rbegin()->first);
        return;
    }
    MatchResultInquiry inquiry = resultInquiry();
    inquiry.allianceRolls = {rolls};
    const Ruling<MatchResultVerdict> ruling = judgeMatchResult(inquiry);
    m_reasons.add(ruling.why, ruling.rules);
    if (ruling.verdict.outcome != MatchOutcome::Won) {
        say("KB-R39"_rule, texts::rollAgain);
        return;
    }
    m_state.allianceTiebreaker = false;
    m_state.result = Result{ruling.verdict.winners, std::string(toWord(*ruling.verdict.by)), {}};
    m_state.phase = Phase::Finished;
}

} // namespace whistle::kaosball
