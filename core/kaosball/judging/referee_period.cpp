// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "kaosball/judging/desk.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <map>

namespace whistle::kaosball {

namespace {

void afterFouls(Desk& desk)
{
    desk.restartSteps();
    const bool scoresBonus =
        desk.state.period == desk.rules.halftimeAfterPeriod || desk.state.period >= desk.rules.periods;
    desk.state.phase = scoresBonus ? Phase::Bonus : Phase::CleanUp;
}

void enterFoulRolls(Desk& desk)
{
    desk.restartSteps();
    desk.state.phase = Phase::FoulRolls;
    if (desk.state.teamToAct() < 0)
        afterFouls(desk);
}

void bench(Desk& desk, FigureRef ref)
{
    desk.benchAndHeal(ref);
    desk.say("KB-19.9"_rule, Saying::tr("%1 shares its space: benched and healed."), desk.state.idOf(ref));
}

// KB-19.9, KB-R10
void standUpAndBench(Desk& desk)
{
    std::vector<FigureRef> toBench;
    std::vector<FigureRef> toStand;
    const std::vector<FigureRef> present = desk.state.onField();
    for (const FigureRef ref : present) {
        const Figure& one = desk.state[ref];
        const bool shares = std::any_of(present.begin(), present.end(), [&](FigureRef other) {
            return other != ref && desk.state[other].space == one.space && one.space.isValid();
        });
        const bool benchesStanding = desk.state.houseRules.sharedSpaceAtPeriodEnd == SharedSpaceAtPeriodEnd::BenchAll;
        if (shares && (!one.standing || benchesStanding))
            toBench.push_back(ref);
        else if (!one.standing)
            toStand.push_back(ref);
    }
    for (const FigureRef ref : toBench)
        bench(desk, ref);
    for (const FigureRef ref : toStand) {
        desk.state[ref].standing = true;
        desk.say("KB-19.9"_rule, Saying::tr("%1 stands up."), desk.state.idOf(ref));
    }
}

} // namespace

ScoringInquiry scoringInquiry(const State& state, ScoringMoment moment)
{
    ScoringInquiry inquiry;
    inquiry.moment = moment;
    inquiry.period = state.period;
    inquiry.activeTeam = state.active;
    for (const Team& team : state.teams)
        inquiry.teams.push_back({team.name, team.side});
    if (!state.isMirror())
        return inquiry;
    const Position position = viewField(state).position;
    inquiry.figures = position.pieces;
    inquiry.carrier = position.carrier;
    inquiry.scoreTokens = state.scoreTokens;
    return inquiry;
}

ScoringInquiry endOfPeriodInquiry(const State& state)
{
    ScoringInquiry inquiry = scoringInquiry(state, ScoringMoment::EndOfPeriod);
    std::erase_if(inquiry.figures, [&](const Piece& one) { return !state.plays(one.team); });
    return inquiry;
}

BonusInquiry bonusInquiry(const State& state)
{
    BonusInquiry inquiry;
    for (int team = 0; team < state.teamCount(); ++team) {
        const Team& one = state[team];
        inquiry.teams.push_back({one.name, static_cast<int>(one.trophies.size()), one.fouls, state.plays(team)});
    }
    return inquiry;
}

BribeInquiry bribeInquiry(const State& state)
{
    BribeInquiry inquiry;
    for (const int team : state.orderFromTeam(state.firstPlayer)) {
        const Team& one = state[team];
        inquiry.teams.push_back(
            {one.name, one.cash, one.fouls, state.burnedCheats(team), 0, one.active[Upgrade::Lucky], {}});
    }
    return inquiry;
}

void on(Desk& desk, const ScorePeriod& command)
{
    if (!desk.inPhase(Phase::PeriodOver, "KB-19.2"_rule))
        return;
    if (desk.state.isMirror() && !command.mounds.empty())
        desk.refuse("KB-19.2"_rule, texts::scorekeeperOnly, "mounds");
    ScoringInquiry inquiry = endOfPeriodInquiry(desk.state);
    if (!desk.state.isMirror()) {
        // Any mound of the kind will do: what it is worth does not depend on which it is.
        std::map<std::pair<int, Mound>, int> standing; // by team on its major mound; all teams on the minor ones
        for (const MoundPlace& place : command.mounds) {
            const FigureRef ref = desk.standingFigure(place.figure, "KB-R23"_rule);
            if (!ref.isValid())
                return;
            if (place.mound == Mound::None)
                continue;
            const bool isMajor = place.mound == Mound::Major;
            const int most = isMajor ? 1 : 4; // KB-2.9 to KB-2.11
            if (place.mound != Mound::ScoreToken && ++standing[{isMajor ? int{ref.team} : -1, place.mound}] > most)
                desk.object("KB-2.11"_rule, Saying::tr("No more than %1 figures can stand on these mounds at once."),
                            most);
            if (!countsAsRunner(desk.state[ref].kind)) {
                desk.object("KB-19.2"_rule, Saying::tr("%1 cannot score: only standing runners and ringers do."),
                            place.figure);
                continue;
            }
            const Figure& one = desk.state[ref];
            const Space major = crossfield::majorMoundOf(desk.state[int{ref.team}].side);
            inquiry.figures.push_back({place.figure, ref.team, one.kind, one.ringer,
                                       isMajor ? major : *crossfield::fromName("e4"), one.standing});
        }
    }
    if (desk.isRefused())
        return;
    if (desk.state.isMirror())
        desk.note(inquiry);
    Ruling<ScoringVerdict> ruling = judgeScoring(inquiry, desk.facts);
    desk.add(ruling.why, ruling.rules);
    desk.cite("KB-19.2"_rule);
    desk.state.lastPoints = std::move(ruling.verdict.points);
    for (int team = 0; team < desk.state.teamCount(); ++team)
        desk.awardPoints(team, desk.state.lastPoints[static_cast<std::size_t>(team)]);
    desk.state.phase = Phase::Bribes;
    desk.restartSteps();
    checkKnockout(desk, false);
}

void on(Desk& desk, const Bribe& command)
{
    const int team = desk.teamInStep(command.team, Phase::Bribes, "KB-19.4"_rule);
    if (team < 0)
        return;
    desk.mustBeDue(team, "KB-19.4"_rule);
    Team& owner = desk.state[team];
    const int cheats = desk.state.burnedCheats(team);
    if (command.cash > owner.cash || command.cash > cheats)
        return desk.refuse(
            "KB-19.4"_rule,
            QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n burned cheat card(s) and %3 cash, so %4 is too much."),
            command.team, cheats, owner.cash, command.cash);
    BribeInquiry inquiry = bribeInquiry(desk.state);
    firstWith(inquiry.teams, &BribeTeam::team, command.team)->bribes = command.cash;
    desk.note(inquiry);
    owner.cash -= command.cash;
    desk.state.discard += command.cash;
    for (int paid = 0; paid < command.cash; ++paid)
        owner.burned.erase(std::find_if(owner.burned.begin(), owner.burned.end(), std::mem_fn(&Card::isCheat)));
    owner.isDone = true;
    if (command.cash == 0)
        desk.say("KB-19.4"_rule, texts::notBribed, command.team, cheats);
    else
        desk.say(
            "KB-19.4"_rule,
            QT_TRANSLATE_N_NOOP("kaosball", "%1 pay bribes for %n cheat card(s), 1 cash each, and roll for %3 more."),
            command.team, command.cash, cheats - command.cash);
    if (desk.state.teamToAct() < 0)
        enterFoulRolls(desk);
}

void on(Desk& desk, const RollFouls& command)
{
    const int team = desk.teamInStep(command.team, Phase::FoulRolls, "KB-19.5"_rule);
    if (team < 0)
        return;
    Team& owner = desk.state[team];
    const int cheats = desk.state.burnedCheats(team);
    if (static_cast<int>(command.rolls.size()) != cheats || cheats == 0)
        desk.refuse("KB-19.5"_rule,
                    QT_TRANSLATE_N_NOOP("kaosball", "%1 roll once for each of their %n cheat card(s), not %3 times."),
                    command.team, cheats, static_cast<int>(command.rolls.size()));
    const int allowed = 1 + owner.active[Upgrade::Lucky];
    int fouls = 0;
    for (const std::vector<int>& roll : command.rolls) {
        const auto times = static_cast<int>(roll.size());
        if (times < 1 || times > allowed)
            desk.refuse("KB-29.7"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 may roll each die %n time(s), not %3."),
                        command.team, allowed, times);
        else
            fouls += foulsOfRoll(roll.back());
    }
    if (desk.isRefused())
        return;
    desk.mustBeDue(team, "KB-19.5"_rule);
    BribeInquiry inquiry = bribeInquiry(desk.state);
    firstWith(inquiry.teams, &BribeTeam::team, command.team)->rolls = command.rolls;
    desk.note(inquiry);
    owner.fouls = foulsAfter(owner.fouls, fouls, desk.rules);
    owner.isDone = true;
    desk.say("KB-19.5"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 roll %n foul(s) and now have %3."), command.team,
             fouls, owner.fouls);
    if (desk.state.teamToAct() < 0)
        afterFouls(desk);
}

void on(Desk& desk, const ScoreBonus&)
{
    if (!desk.inPhase(Phase::Bonus, "KB-20.1"_rule))
        return;
    const BonusInquiry inquiry = bonusInquiry(desk.state);
    desk.note(inquiry);
    const Ruling<BonusVerdict> ruling = judgeBonusScoring(inquiry, desk.facts);
    desk.add(ruling.why, ruling.rules);
    desk.state.lastBonus.clear();
    for (int team = 0; team < desk.state.teamCount(); ++team) {
        const int points = ruling.verdict.teams[static_cast<std::size_t>(team)].total();
        desk.state.lastBonus.push_back(points);
        desk.awardPoints(team, points);
    }
    desk.state.phase = desk.state.period == desk.rules.halftimeAfterPeriod ? Phase::CleanUp : Phase::MatchOver;
    checkKnockout(desk, false);
}

void clearTokensAndBall(Desk& desk)
{
    desk.state.fires.clear();
    desk.state.walls.clear();
    desk.state.scoreTokens.clear();
    desk.state.ball = {desk.state.isMirror() ? crossfield::centerfield() : Space{}, {}};
    desk.say("KB-19.8"_rule, Saying::tr("Fire, walls and score tokens are removed; the ball goes to the centerfield."));
}

void sendAllToDugouts(Desk& desk)
{
    for (const FigureRef ref : desk.state.onField())
        desk.benchAndHeal(ref);
    desk.cite("KB-20.6"_rule);
}

// KB-19.10: first all discard, then they draw in the turn order of the period that ended.
void discardBurnedAndDraw(Desk& desk)
{
    for (Team& team : desk.state.teams) {
        desk.state.discard += static_cast<int>(team.burned.size());
        team.burned.clear();
    }
    for (const int team : desk.state.orderFromTeam(desk.state.firstPlayer))
        desk.drawUpToSeven(team);
}

// KB-19.14, KB-25.9, KB-R13, KB-R61
void passFirstPlayerMarker(Desk& desk)
{
    const int current = desk.state.firstPlayer;
    int next = desk.state.leftNeighbour(current);
    if (desk.state.mode == Mode::Alliance) {
        // Its partner sits next to it, before or behind it; the left-seated of a pair is the later in clockwise order.
        const auto after = [&](int seats) { return (current + seats) % desk.state.teamCount(); };
        const bool isPartnerNext = !desk.state.areEnemies(current, after(1));
        const int partner = after(isPartnerNext ? 1 : 3);
        const int otherLeft = after(isPartnerNext ? 3 : 2);
        const int otherRight = after(isPartnerNext ? 2 : 1);
        if (desk.state.houseRules.allianceFirstPlayer == AllianceFirstPlayer::AlternateAlliances)
            next = desk.state.period == 1 ? otherLeft : otherRight;
        else
            next = desk.state.period == 2 ? otherLeft : partner;
    }
    desk.state.firstPlayer = next;
    desk.say("KB-19.14"_rule, Saying::tr("The first-player marker goes to %1."), desk.state[next].name);
}

void prepareHalf(Desk& desk)
{
    ++desk.state.period;
    desk.state.bell = -1;
    desk.state.finalTurns.clear();
    desk.state.nextTeam = -1;
    desk.state.turnsInPeriod = 0;
    for (Team& team : desk.state.teams) {
        team.celerityUsed = 0;
        team.lastStandUsed = 0;
    }
    desk.restartSteps();
}

void on(Desk& desk, const CleanUp& command)
{
    if (!desk.inPhase(Phase::CleanUp, "KB-19.8"_rule))
        return;
    if (desk.state.isMirror() && !command.benched.empty())
        desk.refuse("KB-19.9"_rule, texts::scorekeeperOnly, "benched");
    const bool benchesStanding = desk.state.houseRules.sharedSpaceAtPeriodEnd == SharedSpaceAtPeriodEnd::BenchAll;
    for (const std::string& id : command.benched) {
        const FigureRef ref = desk.figure(id);
        if (ref.isValid() && !desk.state[ref].isOnField())
            desk.refuse("KB-19.9"_rule, texts::notOnField, id);
        else if (ref.isValid() && desk.state[ref].standing && !benchesStanding)
            desk.object("KB-R10"_rule, Saying::tr("%1 stands: only figures lying in a shared space are benched."), id);
    }
    if (desk.isRefused())
        return;
    clearTokensAndBall(desk);
    const auto present = static_cast<int>(desk.state.onField().size());
    const bool halfTime = desk.state.period == desk.rules.halftimeAfterPeriod;
    if (halfTime) {
        sendAllToDugouts(desk);
    } else {
        for (const std::string& id : command.benched)
            bench(desk, desk.state.figureNamed(id));
        standUpAndBench(desk);
    }
    const int benched = present - static_cast<int>(desk.state.onField().size());
    discardBurnedAndDraw(desk);
    checkKnockout(desk, true);
    if (desk.state.phase == Phase::MatchOver)
        return;
    desk.state.orderFrom = desk.state.firstPlayer;
    passFirstPlayerMarker(desk);
    // What the step came to is said last: it is the headline of the ruling.
    if (halfTime)
        desk.say("KB-20.6"_rule, Saying::tr("Half-time: all figures go to their dugouts and are healed."));
    else if (benched == 0)
        desk.say("KB-19.8"_rule, Saying::tr("Clean-up: nobody goes to the bench."));
    else
        desk.say("KB-19.9"_rule, QT_TRANSLATE_N_NOOP("kaosball", "Clean-up: %n figure(s) benched and healed."),
                 benched);
    prepareHalf(desk);
    desk.state.phase = !halfTime ? Phase::Replace : desk.state.hasDraft ? Phase::Loadout : Phase::Lineup;
}

} // namespace whistle::kaosball
