// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/resurrection.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

constexpr Indexed<RuleWords, 6> problems{
    {{{"MH-15.1"_rule, QT_TRANSLATE_NOOP("heroes", "There are not enough points of resurrection for this step.")},
      {"MH-13.5"_rule, QT_TRANSLATE_NOOP("heroes", "Only a laurel upgrades a unit beyond the elites at the start.")},
      {"MH-15.2"_rule, QT_TRANSLATE_NOOP("heroes", "No unit of this stack has been destroyed in this battle.")},
      {"MH-15.2"_rule, QT_TRANSLATE_NOOP("heroes", "The stack has all the elites that it had at the start.")},
      {"MH-15.2"_rule, QT_TRANSLATE_NOOP("heroes", "There is no base unit in this stack.")},
      {"MH-R14"_rule, QT_TRANSLATE_NOOP("heroes", "A destroyed encounter does not come back.")}}}};

constexpr Saying illegal{QT_TRANSLATE_NOOP("heroes", "Not legal: step %1 goes wrong.")};
constexpr Saying illegalAsWhole{QT_TRANSLATE_NOOP("heroes", "Not legal.")};
constexpr Saying stackNow{QT_TRANSLATE_NOOP("heroes", "%1: base units %2, elite units %3.")};
constexpr Saying pointsUsed{QT_TRANSLATE_NOOP("heroes", "Points used: %1 of %2.")};
constexpr Saying encounterNew{
    QT_TRANSLATE_NOOP("heroes", "All damage comes off the encounter: its challenge is %1 again.")};

std::optional<RevivalProblem> against(const RevivedStack& stack, Revival what, bool isLaurel, int pointsLeft)
{
    if (pointsLeft == 0)
        return RevivalProblem::NotEnoughPoints;
    if (what == Revival::Upgrade && !isLaurel)
        return RevivalProblem::UpgradeNeedsLaurel;
    if (what == Revival::ReturnToken && stack.now.sum() >= stack.start.sum())
        return RevivalProblem::NothingDestroyed;
    if (what == Revival::TurnToElite && stack.now.elite >= stack.start.elite)
        return RevivalProblem::NoFlippedToken;
    if (what != Revival::ReturnToken && stack.now.base == 0)
        return RevivalProblem::NoBaseToken;
    return {};
}

} // namespace

RuleId ruleOf(RevivalProblem problem)
{
    return problems[problem].rule;
}

Text textOf(RevivalProblem problem)
{
    return problems[problem].words;
}

Ruling<ResurrectionVerdict> judgeResurrection(const ResurrectionInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    ResurrectionVerdict verdict;
    const auto wrong = [&](RevivalProblem problem, std::optional<int> step) {
        verdict.problem = problem;
        verdict.step = step;
        reasons.add({step ? Text{illegal, *step + 1} : Text{illegalAsWhole}, textOf(problem)}, {ruleOf(problem)});
        return Ruling<ResurrectionVerdict>{verdict, reasons.why, reasons.rules};
    };
    if (inquiry.encounter) {
        verdict.encounter = inquiry.encounter;
        if (inquiry.encounter->damage >= inquiry.encounter->challenge)
            return wrong(RevivalProblem::EncounterDestroyed, {});
        verdict.encounter->damage = 0;
        verdict.encounter->toughUsed = 0;
        reasons.say("MH-15.4"_rule, encounterNew, inquiry.encounter->challenge);
        return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
    }
    verdict.stacks = *inquiry.stacks;
    verdict.pointsLeft = inquiry.points;
    int number = 0;
    for (const RevivalStep& step : *inquiry.steps) {
        RevivedStack& stack = *firstWith(verdict.stacks, &RevivedStack::name, step.stack);
        const bool isLaurel = inquiry.source == ResurrectionSource::Laurel;
        if (const auto problem = against(stack, step.what, isLaurel, verdict.pointsLeft))
            return wrong(*problem, number);
        --verdict.pointsLeft;
        ++number;
        if (step.what == Revival::ReturnToken) {
            ++stack.now.base;
        } else {
            --stack.now.base;
            ++stack.now.elite;
        }
    }
    for (const RevivedStack& stack : verdict.stacks)
        reasons.say("MH-15.2"_rule, stackNow, pieceName(stack.name), stack.now.base, stack.now.elite);
    reasons.say("MH-15.1"_rule, pointsUsed, inquiry.points - verdict.pointsLeft, inquiry.points);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
