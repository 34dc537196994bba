// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/each.h"
#include "kaosball/judging/desk.h"

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

// KB-23.6, KB-R24, KB-R61, KB-R76
void takeOut(Desk& desk, int team)
{
    Team& owner = desk.state[team];
    desk.say("KB-23.6"_rule, Saying::tr("%1 are out: their figures leave the crossfield."), owner.name);
    for (const FigureRef ref : desk.state.figuresOf(team)) {
        if (!desk.state[ref].isAlive())
            continue;
        desk.benchAndHeal(ref);
        desk.state[ref].where = Where::Removed;
    }
    desk.state.discard += owner.hand + static_cast<int>(owner.burned.size());
    owner.hand = 0;
    owner.burned.clear();
    owner.isDone = true;
    std::erase(desk.state.finalTurns, team);
    if (desk.state.isSpecial()) {
        if (desk.state.active == team)
            endSpecial(desk);
    } else if (desk.state.active == team && desk.state.phase == Phase::Turn) {
        for (const FigureRef ref : desk.state.turn.booted) {
            Figure& figure = desk.state[ref];
            if (figure.isOnField() && (!desk.state.isMirror() || desk.isFree(figure.space)))
                figure.standing = true;
        }
        desk.state.suspended.clear();
        desk.state.turn = {};
        desk.state.activation.reset();
        nextTurnAfter(desk, team);
    } else if (desk.state.activation && desk.state.activation->figure.team == team) {
        desk.state.activation->isOver = true;
    }
    if (desk.state.nextTeam == team)
        callNextTeam(desk, team);
}

} // namespace

MatchResultInquiry resultInquiry(const State& state)
{
    MatchResultInquiry inquiry;
    inquiry.mode = state.mode;
    inquiry.stage = state.isOvertime() ? MatchStage::EndOfOvertime : MatchStage::EndOfPeriod4;
    for (const Team& team : state.teams)
        inquiry.teams.push_back({team.name, team.score, team.status, team.alliance});
    if (state.isOvertime())
        inquiry.overtimeTeams = state.overtimeTeams;
    return inquiry;
}

// KB-23, KB-R31
void checkKnockout(Desk& desk, bool isReplenishing)
{
    KnockoutInquiry inquiry;
    inquiry.mode = desk.state.mode;
    inquiry.isReplenishing = isReplenishing;
    std::vector<int> teams; // those that the inquiry speaks of
    for (int team = 0; team < desk.state.teamCount(); ++team) {
        const Team& one = desk.state[team];
        const bool restsInOvertime = one.isInPlay() && !desk.state.plays(team);
        if (restsInOvertime)
            continue;
        teams.push_back(team);
        inquiry.teams.push_back({one.name, one.score, one.status, one.alliance, livingFigures(one, desk.rules)});
    }
    const Ruling<KnockoutVerdict> ruling = judgeKnockout(inquiry, desk.facts, desk.state.houseRules);
    const KnockoutVerdict& verdict = ruling.verdict;
    if (verdict.blownOut.empty() && verdict.eliminated.empty())
        return;
    desk.note(inquiry);
    desk.add(ruling.why, ruling.rules);
    for (std::size_t i = 0; i < teams.size(); ++i)
        desk.state[teams[i]].status = verdict.statuses[i];
    for (const auto* gone : {&verdict.blownOut, &verdict.eliminated}) {
        for (const int index : *gone)
            takeOut(desk, teams[static_cast<std::size_t>(index)]);
    }
    if (!verdict.isMatchOver)
        return;
    Result result; // KB-R77
    for (const int index : verdict.winners)
        result.winners.push_back(teams[static_cast<std::size_t>(index)]);
    result.by = verdict.by ? toWord(*verdict.by) : wordOfAllLost;
    desk.state.result = std::move(result);
    desk.state.phase = Phase::MatchOver;
    desk.state.active = -1;
    desk.state.nextTeam = -1;
    desk.state.activation.reset();
    desk.state.turn = {};
    desk.state.suspended.clear();
    desk.state.entered.clear();
}

void on(Desk& desk, const EndMatch&)
{
    if (!desk.inPhase(Phase::MatchOver, "KB-21.2"_rule))
        return;
    if (desk.state.result) { // ended by a blowout or an elimination
        if (desk.state.mode != Mode::Alliance && !desk.state.result->winners.empty()) { // KB-R77: its final table
            const MatchResultInquiry inquiry = resultInquiry(desk.state);
            desk.note(inquiry);
            desk.state.result->ranking = judgeMatchResult(inquiry).verdict.finalRanking;
        }
        desk.state.phase = Phase::Finished;
        desk.cite("KB-R77"_rule);
        return;
    }
    const MatchResultInquiry inquiry = resultInquiry(desk.state);
    desk.note(inquiry);
    const Ruling<MatchResultVerdict> ruling = judgeMatchResult(inquiry);
    const MatchResultVerdict& verdict = ruling.verdict;
    desk.add(ruling.why, ruling.rules);
    switch (verdict.outcome) {
    case MatchOutcome::Overtime:
        desk.state.overtimeTeams = verdict.overtimeTeams;
        desk.state.overtimeDue = true;
        desk.say("KB-21.3"_rule, Saying::tr("The lead is shared: sudden death overtime."));
        break;
    case MatchOutcome::AllianceTiebreaker:
        desk.state.allianceTiebreaker = true;
        desk.say("KB-R39"_rule, Saying::tr("The lower scores are equal: each alliance rolls the tiebreaker die."));
        break;
    case MatchOutcome::Won:
    case MatchOutcome::AllLost:
    case MatchOutcome::Continue:
        desk.state.result = Result{verdict.winners, std::string(verdict.by ? toWord(*verdict.by) : wordOfAllLost),
                                   verdict.finalRanking};
        desk.state.phase = Phase::Finished;
        break;
    }
}

void on(Desk& desk, const StartOvertime& command)
{
    if (!desk.inPhase(Phase::MatchOver, "KB-22.1"_rule))
        return;
    if (!desk.state.overtimeDue)
        return desk.refuse("KB-22.1"_rule, Saying::tr("No overtime is due."));
    std::vector<int> named = eachOf(command.teams, [&](const std::string& name) { return desk.state.teamNamed(name); });
    std::sort(named.begin(), named.end());
    std::vector<int> due = desk.state.overtimeTeams;
    std::sort(due.begin(), due.end());
    if (named != due)
        return desk.refuse("KB-22.1"_rule, Saying::tr("The overtime is only for the teams that share the lead."));
    desk.state.overtimeDue = false;
    clearTokensAndBall(desk);
    sendAllToDugouts(desk);
    for (int team = 0; team < desk.state.teamCount(); ++team) { // the others are out of the match: KB-R61
        if (!desk.state.plays(team))
            desk.discardFromHand(team, desk.state[team].hand);
    }
    discardBurnedAndDraw(desk);
    desk.cite("KB-22.1"_rule);
    desk.state.phase = Phase::CleanUp;
    checkKnockout(desk, true);
    if (desk.state.phase == Phase::MatchOver)
        return;
    desk.state.orderFrom = desk.state.firstPlayer;
    passFirstPlayerMarker(desk); // KB-R38: among the teams of the overtime
    prepareHalf(desk);
    desk.state.phase = desk.state.hasDraft ? Phase::Loadout : Phase::Lineup;
}

void on(Desk& desk, const RollAllianceTiebreaker& command)
{
    if (!desk.inPhase(Phase::MatchOver, "KB-R39"_rule))
        return;
    if (!desk.state.allianceTiebreaker)
        return desk.refuse("KB-R39"_rule, Saying::tr("No alliance roll is due."));
    std::map<std::string, int> rolls(command.rolls.begin(), command.rolls.end());
    std::map<std::string, int> alliances;
    for (const Team& team : desk.state.teams)
        alliances[team.alliance] = 0;
    const bool both = rolls.size() == alliances.size() &&
                      std::all_of(alliances.begin(), alliances.end(),
                                  [&](const auto& alliance) { return rolls.contains(alliance.first); });
    if (!both)
        return desk.refuse("KB-R39"_rule, Saying::tr("Both alliances roll, %1 and %2."), alliances.begin()->first,
                           alliances.rbegin()->first);
    MatchResultInquiry inquiry = resultInquiry(desk.state);
    inquiry.allianceRolls = {rolls};
    desk.note(inquiry);
    const Ruling<MatchResultVerdict> ruling = judgeMatchResult(inquiry);
    desk.add(ruling.why, ruling.rules);
    if (ruling.verdict.outcome != MatchOutcome::Won)
        return desk.say("KB-R39"_rule, Saying::tr("Equal rolls: both roll again."));
    desk.state.allianceTiebreaker = false;
    desk.state.result = Result{ruling.verdict.winners, std::string(toWord(*ruling.verdict.by)), {}};
    desk.state.phase = Phase::Finished;
}

} // namespace whistle::kaosball
