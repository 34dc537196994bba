// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/losses.h"

#include "base/common_words.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

bool StackState::hit(Quality quality, int tough)
{
    const int wounds = wounded && wounded->token == quality ? wounded->wounds : 0;
    if (wounds < tough) {
        wounded = Wound{quality, wounds + 1};
        return false;
    }
    if (wounds > 0)
        wounded.reset();
    --of(quality);
    if (quality == Quality::Elite)
        ++base;
    return quality == Quality::Base;
}

int EncounterState::take(int points, int challenge, int tough)
{
    if (damage >= challenge)
        return points;
    const int absorbed = std::clamp(tough - toughUsed, 0, points);
    toughUsed += absorbed;
    points -= absorbed;
    const int taken = std::min(points, challenge - damage);
    damage += taken;
    return points - taken;
}

namespace {

constexpr auto stackNow = Saying::tr("%1: %2 base, %3 elite.");
constexpr auto unitsDestroyed = Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 damage destroys %n unit token(s).")};
constexpr auto encounterLeft = Saying::tr("%1: challenge left %2, damage %3, absorbed by Tough %4.");
constexpr auto pointsUsed = Saying::tr("Points used: %1 of %2.");
constexpr auto encounterNew = Saying::tr("The encounter loses all its damage: its challenge is %1 again.");

/// `number`: of the point or step that goes wrong, from 0; none: the whole is wrong.
void tell(const RuleWords& problem, Saying goesWrong, std::optional<int> number, Reasons& reasons)
{
    if (number)
        reasons.say(problem.rule, goesWrong, *number + 1);
    else
        reasons.say(problem.rule, common::Saying::tr("This is not legal."));
    reasons.say(problem.rule, problem.words);
}

/// What is against the next point; `last`: the stack that took the one before it.
std::optional<DamageProblem> against(const DamageInquiry& inquiry, const DamageVerdict& verdict,
                                     const FightingStack* last, const FightingStack& target, Quality token)
{
    if (verdict.unassigned == 0 || std::ranges::all_of(verdict.stacks, &FightingStack::isGone))
        return DamageProblem::TooManyPoints;
    if (last && last != &target && !last->isGone())
        return DamageProblem::LeftStackBeforeDestroyed;
    if (!last && inquiry.preciseTarget && *inquiry.preciseTarget != target.name)
        return DamageProblem::NotThePreciseTarget;
    if (target.isGone())
        return DamageProblem::StackAlreadyDestroyed;
    if (target.wounded && target.wounded->token != token)
        return DamageProblem::WoundedTokenFirst;
    if (target.of(token) == 0)
        return DamageProblem::NoSuchToken;
    return {};
}

/// Point by point; gives what is against one of them, or against the whole.
std::optional<DamageProblem> hitStacks(const DamageInquiry& inquiry, DamageVerdict& verdict)
{
    const auto stack = [&](const std::string& name) { return firstWith(verdict.stacks, &FightingStack::name, name); };
    if (inquiry.preciseTarget && stack(*inquiry.preciseTarget)->has(Ability::Defence))
        return DamageProblem::TargetHasDefence;
    verdict.unassigned = inquiry.damage;
    const FightingStack* last = nullptr;
    for (const AssignedPoints& assigned : inquiry.assignment) {
        FightingStack& target = *stack(assigned.stack);
        for (int i = 0; i < assigned.points; ++i, --verdict.unassigned) {
            if (const auto problem = against(inquiry, verdict, last, target, assigned.token)) {
                verdict.point = inquiry.damage - verdict.unassigned;
                return problem;
            }
            verdict.tokensLost += target.hit(assigned.token, inquiry.pierce ? 0 : target.tough(assigned.token)) ? 1 : 0;
            last = &target;
        }
    }
    verdict.isAllDestroyed = std::ranges::all_of(verdict.stacks, &FightingStack::isGone);
    for (const FightingStack& one : verdict.stacks) {
        if (one.isGone())
            verdict.destroyedStacks.push_back(one.name);
    }
    if (verdict.unassigned > 0 && !verdict.isAllDestroyed)
        return DamageProblem::DamageNotFullyAssigned;
    return {};
}

void tellStacks(const DamageInquiry& inquiry, const DamageVerdict& verdict, Reasons& reasons)
{
    if (verdict.isAllDestroyed)
        reasons.say("MH-14.3"_rule, Saying::tr("The whole army is destroyed, and %1 damage is lost."),
                    verdict.unassigned);
    reasons.say("MH-14.2"_rule, unitsDestroyed, inquiry.damage, verdict.tokensLost);
    for (const FightingStack& one : verdict.stacks) {
        if (one.isGone())
            reasons.say("MH-14.4"_rule, Saying::tr("%1: destroyed."), pieceName(one.name));
        else
            reasons.say("MH-14.4"_rule, stackNow, pieceName(one.name), one.base, one.elite);
        if (one.wounded)
            reasons.cite("MH-19.3"_rule);
    }
}

/// MH-30.2: the additional enemy first, whatever the target (MH-R7).
void hitEncounters(const DamageInquiry& inquiry, DamageVerdict& verdict)
{
    const auto rank = [&](const FightingEncounter& one) {
        return inquiry.targetFirst && inquiry.preciseTarget == one.name ? 0 : one.additional ? 1 : 2;
    };
    verdict.unassigned = inquiry.damage;
    verdict.isAllDestroyed = true;
    for (const int turn : {0, 1, 2}) {
        for (FightingEncounter& one : verdict.encounters) {
            if (rank(one) != turn)
                continue;
            verdict.unassigned = one.take(verdict.unassigned, one.challenge, inquiry.pierce ? 0 : one.tough());
            verdict.isAllDestroyed = verdict.isAllDestroyed && one.isDestroyed();
        }
    }
}

void tellEncounters(const DamageVerdict& verdict, Reasons& reasons)
{
    for (const FightingEncounter& one : verdict.encounters) {
        if (one.isDestroyed())
            reasons.say("MH-14.7"_rule, Saying::tr("%1: destroyed with %2 damage."), one.name, one.damage);
        else
            reasons.say("MH-14.7"_rule, encounterLeft, one.name, one.left(), one.damage, one.toughUsed);
    }
    if (verdict.encounters.size() > 1)
        reasons.say("MH-30.2"_rule, Saying::tr("Damage goes to the additional enemy before the original."));
}

/// Step by step; gives what is against one of them.
std::optional<RevivalProblem> reviveStacks(const ResurrectionInquiry& inquiry, ResurrectionVerdict& verdict)
{
    verdict.stacks = *inquiry.stacks;
    verdict.pointsLeft = inquiry.points;
    for (const ArmyLaurel& step : *inquiry.steps) {
        FightingStack& stack = *firstWith(verdict.stacks, &FightingStack::name, step.stack);
        const auto problem =
            verdict.pointsLeft == 0 ? RevivalProblem::NotEnoughPoints : against(stack, step.what, inquiry.source);
        if (problem) {
            verdict.step = inquiry.points - verdict.pointsLeft;
            return problem;
        }
        revive(stack, step.what);
        --verdict.pointsLeft;
    }
    return {};
}

} // namespace

DamageVerdict judgeDamage(const DamageInquiry& inquiry, Reasons& reasons)
{
    DamageVerdict verdict;
    verdict.stacks = inquiry.stacks;
    verdict.encounters = inquiry.encounters;
    if (verdict.encounters.empty())
        verdict.problem = hitStacks(inquiry, verdict);
    else
        hitEncounters(inquiry, verdict);
    if (verdict.problem)
        tell(damageProblems[*verdict.problem], Saying::tr("Not legal: damage point %1 is assigned wrongly."),
             verdict.point, reasons);
    else if (verdict.encounters.empty())
        tellStacks(inquiry, verdict, reasons);
    else
        tellEncounters(verdict, reasons);
    if (inquiry.pierce)
        reasons.say("MH-19.10"_rule, Saying::tr("Pierce: Tough does not help against this attack."));
    return verdict;
}

std::optional<RevivalProblem> against(const StackState& stack, LaurelDo what, ResurrectionSource source)
{
    if (what == LaurelDo::HealWound)
        return {};
    if (what == LaurelDo::Upgrade && source != ResurrectionSource::Laurel)
        return RevivalProblem::UpgradeNeedsLaurel;
    if (what == LaurelDo::ReturnToken && stack.sum() >= stack.start.sum())
        return RevivalProblem::NothingDestroyed;
    if (what == LaurelDo::TurnToElite && stack.elite >= stack.start.elite)
        return RevivalProblem::NoFlippedToken;
    if (what != LaurelDo::ReturnToken && stack.base == 0)
        return RevivalProblem::NoBaseToken;
    return {};
}

void revive(StackState& stack, LaurelDo what)
{
    if (what == LaurelDo::ReturnToken) {
        ++stack.base;
    } else if (what == LaurelDo::HealWound) {
        if (--stack.wounded->wounds == 0)
            stack.wounded.reset();
    } else {
        if (stack.wounded && stack.wounded->token == Quality::Base && stack.base == 1)
            stack.wounded.reset();
        --stack.base;
        ++stack.elite;
        if (what == LaurelDo::Upgrade && stack.start.base > 0) {
            --stack.start.base;
            ++stack.start.elite;
        }
    }
}

ResurrectionVerdict judgeResurrection(const ResurrectionInquiry& inquiry, Reasons& reasons)
{
    ResurrectionVerdict verdict;
    verdict.encounter = inquiry.encounter;
    if (!inquiry.encounter)
        verdict.problem = reviveStacks(inquiry, verdict);
    else if (inquiry.encounter->isDestroyed())
        verdict.problem = RevivalProblem::EncounterDestroyed;
    else
        verdict.encounter->heal();
    if (verdict.problem) {
        tell(revivalProblems[*verdict.problem], Saying::tr("Not legal: step %1 breaks a rule."), verdict.step, reasons);
    } else if (verdict.encounter) {
        reasons.say("MH-15.4"_rule, encounterNew, verdict.encounter->challenge);
    } else {
        for (const FightingStack& stack : verdict.stacks)
            reasons.say("MH-15.2"_rule, stackNow, pieceName(stack.name), stack.base, stack.elite);
        reasons.say("MH-15.1"_rule, pointsUsed, inquiry.points - verdict.pointsLeft, inquiry.points);
    }
    return verdict;
}

} // namespace whistle::heroes
