// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "kaosball/judging/contest_result.h"
#include "kaosball/judging/desk.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr auto cardTooMany = Saying::tr("%1 take no part in this contest.");
constexpr auto handNotEmpty = Saying::tr("%1 have cards in hand and must play one.");
constexpr auto rollsByTarget = Saying::tr("Tiebreaker results are given for each target's team.");

template <class Value>
const Value* valueOf(const std::vector<std::pair<std::string, Value>>& list, const std::string& key)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.first == key; });
    return found == list.end() ? nullptr : &found->second;
}

struct ContestPlan {
    FigureRef initiator;
    ContestType type;
    std::vector<FigureRef> targets;
    bool isReaction;
    const ContestEntry& entry;
    std::vector<int> teams = {}; ///< the initiator's first, then the target sides in the order of the targets
    [[nodiscard]] bool takesPart(int team) const { return contains(teams, team); }
};

// The cards that are named must be those of the sides, and the hands must hold them.
void checkCardsOfContest(Desk& desk, const ContestPlan& plan)
{
    const ContestEntry& entry = plan.entry;
    const auto checkListed = [&](const std::string& name, bool sidesOnly) {
        const int team = desk.state.teamNamed(name);
        if (team < 0 || !desk.state.plays(team))
            desk.refuse("KB-17.3"_rule, texts::noSuchTeam, name);
        else if (sidesOnly && !plan.takesPart(team))
            desk.refuse("KB-17.3"_rule, cardTooMany, name);
    };
    const auto key = [](const auto& one) { return one.first; };
    for (const std::vector<std::string>& names : {eachOf(entry.cards, key), entry.stimPack, entry.illegalScouting,
                                                  eachOf(entry.painGain, key), eachOf(entry.rollsByTeam, key)}) {
        for (const std::string& name : names)
            checkListed(name, true);
    }
    if (entry.kaosWarp) {
        checkListed(entry.kaosWarp->by, false);
        for (const auto& [name, card] : entry.kaosWarp->cards)
            checkListed(name, true);
    }
    for (const auto* list : {&entry.stimPack, &entry.illegalScouting}) {
        for (const std::string& name : *list) {
            if (std::count(list->begin(), list->end(), name) > 1)
                desk.refuse("KB-17.2"_rule, texts::listedTwice, name);
        }
    }
    for (const std::string& id : entry.brick) {
        const FigureRef ref = desk.figure(id);
        const bool fights = ref == plan.initiator || contains(plan.targets, ref);
        if (ref.isValid() && !fights)
            desk.refuse("KB-29.1"_rule, cardTooMany, id);
    }
    if (desk.isRefused())
        return;
    for (const int team : plan.teams) {
        const std::string& name = desk.state[team].name;
        const Card* card = valueOf(entry.cards, name);
        const Card* first = entry.kaosWarp ? valueOf(entry.kaosWarp->cards, name) : nullptr;
        if (!card || (entry.kaosWarp && !first)) {
            desk.refuse("KB-17.3"_rule, Saying::tr("Enter the card that %1 played."), name);
            continue;
        }
        int hand = desk.state[team].hand - static_cast<int>(contains(entry.stimPack, name)) -
                   static_cast<int>(contains(entry.illegalScouting, name));
        if (first) {
            if (first->kind == CardKind::None && hand > 0)
                desk.object("KB-R40"_rule, handNotEmpty, name);
            hand -= static_cast<int>(first->kind != CardKind::None);
            hand -= static_cast<int>(entry.kaosWarp->by == name);
        }
        if (card->kind == CardKind::None && hand > 0)
            desk.object("KB-R40"_rule, handNotEmpty, name);
    }
}

void burnCardsOfContest(Desk& desk, const ContestPlan& plan)
{
    const ContestEntry& entry = plan.entry;
    for (const std::string& name : entry.illegalScouting) {
        desk.burn(desk.state.teamNamed(name), Card::cheat(Cheat::IllegalScouting));
        desk.say("KB-33.4"_rule, Saying::tr("Illegal Scouting by %1: the other side shows its card first."), name);
    }
    for (const std::string& name : entry.stimPack)
        desk.burn(desk.state.teamNamed(name), Card::cheat(Cheat::StimPack));
    if (entry.kaosWarp) { // KB-33.6, KB-R15
        for (const int team : plan.teams) {
            const Card* first = valueOf(entry.kaosWarp->cards, desk.state[team].name);
            if (first && first->kind != CardKind::None)
                desk.discardCard(team);
        }
        desk.burn(desk.state.teamNamed(entry.kaosWarp->by), Card::cheat(Cheat::KaosWarp));
        desk.say("KB-33.6"_rule, Saying::tr("Kaos Warp by %1: the first cards are discarded, and new ones are played."),
                 entry.kaosWarp->by);
    }
    for (const int team : plan.teams) { // KB-17.14
        const Card card = *valueOf(entry.cards, desk.state[team].name);
        if (card.kind != CardKind::None)
            desk.burn(team, card);
    }
}

ContestSide buildSide(Desk& desk, const ContestPlan& plan, int team, const std::vector<FigureRef>& figures)
{
    const Team& owner = desk.before[team];
    const ContestEntry& entry = plan.entry;
    std::vector<ContestFigure> fighters;
    for (const FigureRef ref : figures) {
        const Figure& one = desk.state[ref];
        const std::string id = desk.state.idOf(ref);
        fighters.push_back({id, one.kind, one.health, one.damage, one.ringer, desk.carries(ref), one.prevented,
                            contains(entry.brick, id)});
    }
    const int* painGain = valueOf(entry.painGain, owner.name);
    return {.team = owner.name,
            .stats = owner.stats,
            .card = *valueOf(entry.cards, owner.name),
            .figures = std::move(fighters),
            .ability = desk.state.abilityOf(team),
            .upgrades = owner.active,
            .burned = BurnedNumbers(owner.burned),
            .stimPack = contains(entry.stimPack, owner.name),
            .painGain = painGain ? *painGain : 0,
            .tiebreakerRolls = {}};
}

// KB-18.4, KB-18.5, KB-R71
Surroundings surroundingsOf(const Desk& desk, FigureRef ref, const std::vector<FigureRef>& targets)
{
    const std::vector<Space>& sides = crossfield::adjacent(desk.state[ref].space);
    const auto free = static_cast<int>(pushSpaces(desk.state, ref).size());
    const auto held = std::count_if(sides.begin(), sides.end(),
                                    [&](Space side) { return contains(targets, desk.state.standingAt(side)); });
    return {free, 4 - free - static_cast<int>(held)};
}

Contest buildContest(Desk& desk, const ContestPlan& plan)
{
    const ContestEntry& entry = plan.entry;
    Contest contest;
    contest.type = plan.type;
    contest.isReaction = plan.isReaction;
    contest.initiator = buildSide(desk, plan, plan.initiator.team, {plan.initiator});
    for (std::size_t side = 1; side < plan.teams.size(); ++side) {
        std::vector<FigureRef> figures;
        for (const FigureRef target : plan.targets) {
            if (target.team == plan.teams[side])
                figures.push_back(target);
        }
        contest.targets.push_back(buildSide(desk, plan, plan.teams[side], figures));
        if (const auto* rolls = valueOf(entry.rollsByTeam, contest.targets.back().team))
            contest.targets.back().tiebreakerRolls = *rolls;
        else if (plan.teams.size() == 2)
            contest.targets.back().tiebreakerRolls = entry.rolls;
    }
    contest.followUp = entry.followUp;
    contest.saysChoices = false;
    // In scorekeeper depth the entry itself says that the target carried the ball.
    const bool saysCarried = plan.type == ContestType::Steal || entry.followUp;
    if (!desk.state.isMirror() && !desk.state.ball.carrier.isValid() && saysCarried)
        contest.targets.front().figures.front().hasBall = true;
    contest.surroundings = desk.state.isMirror() ? surroundingsOf(desk, plan.initiator, plan.targets)
                                                 : entry.surroundings.value_or(Surroundings{});
    return contest;
}

// KB-17.6, KB-29.7: the die is rolled if and only if there is a tie.
void checkRolls(Desk& desk, const ContestPlan& plan, const Contest& contest, const ContestVerdict& verdict)
{
    if (plan.teams.size() > 2 && !plan.entry.rolls.empty())
        desk.refuse("KB-R20"_rule, rollsByTarget);
    if (valueOf(plan.entry.rollsByTeam, contest.initiator.team))
        desk.refuse("KB-R20"_rule, rollsByTarget);
    for (std::size_t side = 0; side < contest.targets.size(); ++side) {
        const Comparison& comparison = verdict.comparisons[side];
        const std::string& active = contest.isReaction ? contest.targets[side].team : contest.initiator.team;
        if (comparison.decidedBy == DecidedBy::TiebreakerNeeded)
            desk.refuse("KB-17.6"_rule,
                        Saying::tr("It is a tie, so %1 roll the tiebreaker die, since they have the turn."), active);
        else if (comparison.decidedBy != DecidedBy::Tiebreaker && !contest.targets[side].tiebreakerRolls.empty())
            desk.refuse("KB-17.6"_rule, Saying::tr("There is no tie, so nobody rolls the tiebreaker die."));
    }
}

void checkChoices(Desk& desk, const ContestPlan& plan, const ContestVerdict& verdict)
{
    const ContestEntry& entry = plan.entry;
    const std::string initiator = desk.state.idOf(plan.initiator);
    if (entry.followUp && !verdict.followUpAllowed)
        desk.refuse("KB-R69"_rule, Saying::tr("%1 cannot follow up: it knocked down no ball carrier."), initiator);
    const bool wantsPush = entry.pushTo.isValid() || entry.pushed;
    const bool mayPush = verdict.push == Push::MayBePushed || verdict.push == Push::MayBePushedOrKnockedDown;
    if (wantsPush && !mayPush)
        desk.refuse("KB-18.4"_rule, Saying::tr("Nobody is pushed here."));
    if (entry.smash && verdict.push != Push::MayBePushedOrKnockedDown)
        desk.refuse("KB-R70"_rule, Saying::tr("The winner cannot choose to knock the figure down here."));
    if (entry.smash && wantsPush)
        desk.refuse("KB-R70"_rule, Saying::tr("Either a push or a knockdown, not both."));
    if (desk.state.isMirror() && entry.pushed)
        desk.refuse("KB-18.4"_rule, texts::scorekeeperOnly, "pushed");
    if (desk.state.isMirror() && entry.surroundings)
        desk.refuse("KB-18.5"_rule, texts::scorekeeperOnly, "initiator_surroundings");
    if (!desk.state.isMirror() && entry.pushTo.isValid())
        desk.refuse("KB-18.4"_rule, texts::mirrorOnly);
    if (!entry.heal.empty() && verdict.healingAllowed == 0)
        desk.refuse("KB-28.3"_rule, Saying::tr("Vampirism does not heal here."));
    if (desk.isRefused() || !desk.state.isMirror() || !entry.pushTo.isValid())
        return;
    if (!contains(pushSpaces(desk.state, plan.initiator), entry.pushTo))
        desk.object("KB-18.4"_rule, Saying::tr("%1 cannot be pushed to %2."), initiator, entry.pushTo);
}

void applyFigure(Desk& desk, FigureRef ref, const FigureResult& result)
{
    Figure& figure = desk.state[ref];
    figure.damage = result.damageAfter;
    figure.prevented += result.damagePrevented;
    if (result.isKilled) {
        desk.die(ref, result.killedBy.empty() ? -1 : desk.state.teamNamed(result.killedBy));
    } else if (result.isKnockedDown) {
        figure.standing = false;
        if (desk.carries(ref))
            desk.state.ball = {figure.space, {}};
    }
}

// KB-18.1, KB-18.3, KB-R65
void applyBall(Desk& desk, const ContestPlan& plan, const ContestVerdict& verdict)
{
    const std::string initiator = desk.state.idOf(plan.initiator);
    if (plan.type == ContestType::Steal) {
        if (verdict.carrierAfter == initiator)
            desk.giveBall(plan.initiator);
        return;
    }
    if (!plan.entry.followUp || verdict.carrierAfter != initiator || !desk.state[plan.initiator].stands())
        return;
    if (desk.state.isMirror()) {
        const Space target = desk.state.ball.space; // the carrier has just dropped it there
        desk.say("KB-18.3"_rule, Saying::tr("%1 follows up to %2."), initiator, target);
        desk.enter(plan.initiator, target);
    }
    if (desk.state[plan.initiator].stands())
        desk.giveBall(plan.initiator);
}

// KB-18.4, KB-18.5, KB-R70
void applyPush(Desk& desk, const ContestPlan& plan)
{
    if (plan.entry.smash && contains(plan.entry.brick, desk.state.idOf(plan.initiator)))
        return desk.takeBrick(plan.initiator);
    if (plan.entry.smash)
        return desk.knockDown(plan.initiator);
    if (!plan.entry.pushTo.isValid())
        return;
    desk.say("KB-18.4"_rule, Saying::tr("%1 is pushed to %2."), desk.state.idOf(plan.initiator), plan.entry.pushTo);
    desk.enter(plan.initiator, plan.entry.pushTo);
}

// KB-28.3, KB-R12
void applyHeal(Desk& desk, const ContestPlan& plan)
{
    if (plan.entry.heal.empty())
        return;
    const FigureRef ref = desk.figure(plan.entry.heal);
    if (!ref.isValid())
        return;
    Figure& figure = desk.state[ref];
    if (ref.team != plan.initiator.team || !figure.isOnField() || figure.damage == 0)
        return desk.refuse(
            "KB-28.3"_rule,
            Saying::tr("%1 cannot be healed: it must be a damaged figure of the team on the crossfield."),
            plan.entry.heal);
    if (desk.state.houseRules.vampirismHeals == VampirismHeals::ActingFigure && ref != plan.initiator)
        desk.object("KB-R12"_rule, Saying::tr("By the house rule Vampirism heals the figure that won, %1."),
                    desk.state.idOf(plan.initiator));
    --figure.damage;
    desk.say("KB-28.3"_rule, Saying::tr("Vampirism heals 1 of %1's damage."), plan.entry.heal);
}

void fight(Desk& desk, ContestPlan plan)
{
    plan.teams = {plan.initiator.team};
    for (const FigureRef target : plan.targets) {
        if (!plan.takesPart(target.team))
            plan.teams.push_back(target.team);
    }
    if (plan.teams.size() < 2)
        return desk.refuse("KB-25.5"_rule, texts::targetNotEnemy, desk.state.idOf(plan.targets.front()),
                           desk.state[int{plan.initiator.team}].name);
    if (!desk.state.isMirror() && plan.entry.followUp && !desk.state.ball.carrier.isValid() && plan.targets.size() > 1)
        desk.refuse("KB-18.3"_rule, texts::ballPlaceMissing);
    checkCardsOfContest(desk, plan);
    if (desk.isRefused())
        return;
    const Contest contest = buildContest(desk, plan);
    for (const Fault& fault : contestFaults(contest))
        desk.refuse(fault.rule, fault.why);
    if (desk.isRefused())
        return;
    desk.note(contest);
    Ruling<ContestVerdict> ruling = judgeContest(contest, desk.state.houseRules, desk.rules, desk.listening());
    checkRolls(desk, plan, contest, ruling.verdict);
    checkChoices(desk, plan, ruling.verdict);
    if (desk.isRefused())
        return;
    burnCardsOfContest(desk, plan);
    desk.add(ruling.why, ruling.rules);

    applyFigure(desk, plan.initiator, ruling.verdict.initiator);
    for (const Comparison& comparison : ruling.verdict.comparisons) {
        for (const FigureResult& result : comparison.figures)
            applyFigure(desk, desk.state.figureNamed(result.id), result);
    }
    desk.state.entered.clear();
    applyPush(desk, plan); // first: a follow-up leads into the target's space from wherever (KB-R65)
    applyBall(desk, plan, ruling.verdict);
    applyHeal(desk, plan);
    for (const auto& [team, points] : ruling.verdict.victoryPoints)
        desk.awardPoints(desk.state.teamNamed(team), points);
    desk.state.activation->reactionOpen = false; // KB-R25
    desk.state.lastContest = LastContest{contest, std::move(ruling.verdict)};
    endActivationIfDown(desk);
    if (desk.listening() == Reasons::Listening::Yes)
        desk.add(contestResult(contest, desk.state.lastContest->verdict, plan.entry), {});
    checkKnockout(desk, false);
}

} // namespace

void on(Desk& desk, const ContestCommand& command)
{
    if (!wantsActivation(desk))
        return;
    const FigureRef ref = desk.standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Activation& activation = *desk.state.activation;
    if (activation.figure != ref)
        desk.refuse("KB-12.1"_rule, texts::notActiveFigure, desk.state.idOf(activation.figure), command.figure);
    if (command.targets.empty())
        desk.refuse("KB-17.1"_rule, texts::noSuchFigure, "");
    std::vector<FigureRef> targets;
    for (const std::string& id : command.targets) {
        const FigureRef target = desk.figure(id);
        if (!target.isValid())
            return;
        if (!desk.state[target].stands())
            desk.refuse("KB-18.10"_rule, texts::notStanding, id);
        if (contains(targets, target))
            desk.refuse("KB-30.1"_rule, Saying::tr("The same target is named twice."));
        targets.push_back(target);
    }
    if (desk.isRefused())
        return;
    if (activation.movement == Movement::Scatter)
        desk.object("KB-R66"_rule, Saying::tr("A Scatter! move has no contest of its own."));
    else if (command.type != announcedContest(activation.movement))
        desk.object("KB-12.5"_rule, Saying::tr("The announced action stands, so %1 cannot do that now."),
                    command.figure);
    if (activation.pickedUp)
        desk.object("KB-14.1"_rule, texts::pickUpEnded, command.figure);
    else if (activation.contested)
        desk.object("KB-12.1"_rule, texts::activationOver, command.figure);
    else if (activation.handedOff)
        desk.object("KB-14.6"_rule, Saying::tr("After a hand-off there is no steal."));
    const std::vector<FigureRef> near = desk.state.isMirror() ? enemiesInKillzone(desk.state, ref) : targets;
    for (const FigureRef target : targets) {
        if (!desk.state.areEnemies(ref.team, target.team))
            desk.object("KB-25.5"_rule, texts::targetNotEnemy, desk.state.idOf(target), desk.state[int{ref.team}].name);
        else if (!contains(near, target))
            desk.object("KB-4.2"_rule, Saying::tr("%1 is not in %2's killzone."), desk.state.idOf(target),
                        command.figure);
    }
    activation.contested = true;
    fight(desk, {ref, command.type, std::move(targets), false, command.entry});
}

void on(Desk& desk, const React& command)
{
    if (!wantsActivation(desk))
        return;
    const FigureRef ref = desk.standingFigure(command.figure, "KB-R23"_rule);
    if (!ref.isValid())
        return;
    Activation& activation = *desk.state.activation;
    const FigureRef mover = activation.figure;
    const std::string moverId = desk.state.idOf(mover);
    if (!desk.state.areEnemies(ref.team, mover.team))
        return desk.refuse("KB-15.1"_rule, texts::targetNotEnemy, command.figure, desk.state[int{mover.team}].name);
    if (activation.reactionSuffered)
        desk.object("KB-15.3"_rule, Saying::tr("%1 has already faced the one reaction allowed in this activation."),
                    moverId);
    else if (desk.state.isMirror() ? !activation.reactionOpen : activation.isUsedUp())
        desk.object("KB-R25"_rule,
                    Saying::tr("Nobody may react now, since %1 has not just entered a killzone by moving."), moverId);
    const bool robs = command.type == ContestType::Steal;
    if (robs && desk.state.isMirror() && !desk.carries(mover))
        return desk.refuse("KB-15.2"_rule, Saying::tr("%1 did not carry the ball when it entered."), moverId);
    const bool scatters = activation.movement == Movement::Scatter;
    const std::vector<Reactor> offers = possibleReactions(desk.state);
    const Reactor* offer = firstWith(offers, &Reactor::figure, ref);
    if (!offer || !contains(offer->types, command.type)) {
        const bool mayNotRob = scatters && robs && !desk.state.houseRules.scatterAllowsStealReactions;
        const RuleId rule = mayNotRob                                     ? "KB-R9"_rule
                            : robs                                        ? "KB-15.2"_rule
                            : scatters                                    ? "KB-32.6"_rule
                            : desk.state[mover].ringer == Ringer::Panther ? "KB-30.4"_rule
                                                                          : "KB-15.1"_rule;
        desk.object(rule, Saying::tr("%1 cannot react to %2 in this way."), command.figure, moverId);
    }
    activation.reactionSuffered = true;
    activation.mayGoOn = true;
    desk.cite("KB-15.1"_rule);
    fight(desk, {ref, command.type, {mover}, true, command.entry});
}

} // namespace whistle::kaosball
