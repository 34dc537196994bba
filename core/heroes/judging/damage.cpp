// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/damage.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

bool DamagedStack::hit(Quality quality, bool pierce)
{
    const bool isWounded = wounded && wounded->token == quality;
    const int wounds = isWounded ? wounded->wounds : 0;
    if (!pierce && wounds < count(abilities(quality), Ability::Tough)) {
        wounded = Wound{quality, wounds + 1};
        return false;
    }
    if (isWounded)
        wounded.reset();
    if (quality == Quality::Base) {
        --tokens.base;
        return true;
    }
    --tokens.elite;
    ++tokens.base;
    return false;
}

int DamagedEncounter::take(int points, bool pierce)
{
    if (isDestroyed())
        return points;
    if (!pierce) {
        const int absorbed = std::clamp(toughSymbols - toughUsed, 0, points);
        toughUsed += absorbed;
        points -= absorbed;
    }
    const int taken = std::min(points, left());
    damage += taken;
    return points - taken;
}

namespace {

constexpr Indexed<RuleWords, 8> problems{
    {{{"MH-19.9"_rule, QT_TRANSLATE_NOOP("heroes", "A stack with Defence cannot be chosen by Precise Strike.")},
      {"MH-14.3"_rule, QT_TRANSLATE_NOOP("heroes", "More points are assigned than there is damage to take.")},
      {"MH-14.2"_rule, QT_TRANSLATE_NOOP("heroes", "The damage stays with a stack until that stack is destroyed.")},
      {"MH-19.1"_rule, QT_TRANSLATE_NOOP("heroes", "The stack that Precise Strike has chosen takes the damage first.")},
      {"MH-14.3"_rule, QT_TRANSLATE_NOOP("heroes", "This stack is destroyed already.")},
      {"MH-19.4"_rule, QT_TRANSLATE_NOOP("heroes", "The wounded token of the stack must be hit next.")},
      {"MH-14.4"_rule, QT_TRANSLATE_NOOP("heroes", "There is no such token in this stack any more.")},
      {"MH-14.2"_rule, QT_TRANSLATE_NOOP("heroes", "All the damage must be assigned as long as there is a unit.")}}}};

constexpr Saying illegal{QT_TRANSLATE_NOOP("heroes", "Not legal: it goes wrong with damage point %1.")};
constexpr Saying illegalAsWhole{QT_TRANSLATE_NOOP("heroes", "Not legal.")};
constexpr Saying stackLeft{QT_TRANSLATE_NOOP("heroes", "%1: base units %2, elite units %3.")};
constexpr Saying stackGone{QT_TRANSLATE_NOOP("heroes", "%1: destroyed.")};
constexpr Saying armyGone{QT_TRANSLATE_NOOP("heroes", "The whole army is destroyed; damage lost: %1.")};
constexpr Saying lost{QT_TRANSLATE_NOOP("heroes", "Damage %1: unit tokens destroyed %2.")};
constexpr Saying encounterLeft{QT_TRANSLATE_NOOP("heroes", "%1: challenge left %2, damage %3, absorbed by Tough %4.")};
constexpr Saying encounterGone{QT_TRANSLATE_NOOP("heroes", "%1: destroyed with %2 damage.")};
constexpr Saying additionalFirst{
    QT_TRANSLATE_NOOP("heroes", "Damage goes to the additional enemy before the original.")};
constexpr Saying pierced{QT_TRANSLATE_NOOP("heroes", "Pierce: Tough does not help against this attack.")};

class DamageJudge {
public:
    DamageJudge(const DamageInquiry& inquiry, Listening listening, bool targetFirst)
        : m_inquiry(inquiry)
        , m_targetFirst(targetFirst)
        , m_reasons(listening)
    {
        m_verdict.stacks = inquiry.stacks;
        m_verdict.encounters = inquiry.encounters;
    }

    Ruling<DamageVerdict> judge()
    {
        if (!m_inquiry.encounters.empty()) {
            hitEncounters();
        } else {
            hitStacks();
            if (m_verdict.problem) {
                m_reasons.why.insert(m_reasons.why.begin(),
                                     m_verdict.point ? Text{illegal, *m_verdict.point + 1} : Text{illegalAsWhole});
            } else {
                tellStacks();
            }
        }
        if (m_inquiry.pierce)
            m_reasons.say("MH-19.10"_rule, pierced);
        return {std::move(m_verdict), std::move(m_reasons.why), std::move(m_reasons.rules)};
    }

private:
    void wrong(DamageProblem problem, std::optional<int> point)
    {
        m_verdict.problem = problem;
        m_verdict.point = point;
        if (m_reasons.isListening())
            m_reasons.add({textOf(problem)}, {ruleOf(problem)});
    }
    [[nodiscard]] bool isArmyGone() const
    {
        return std::all_of(m_verdict.stacks.begin(), m_verdict.stacks.end(),
                           [](const DamagedStack& stack) { return stack.tokens.sum() == 0; });
    }
    DamagedStack& stack(const std::string& name) { return *firstWith(m_verdict.stacks, &DamagedStack::name, name); }

    void hitStacks()
    {
        if (m_inquiry.preciseTarget && stack(*m_inquiry.preciseTarget).has(Ability::Defence))
            return wrong(DamageProblem::TargetHasDefence, {});
        int point = 0;
        for (const AssignedPoints& assigned : m_inquiry.assignment) {
            for (int i = 0; i < assigned.points; ++i, ++point) {
                if (const std::optional<DamageProblem> problem = against(assigned, point))
                    return wrong(*problem, point);
                m_current = assigned.stack;
                m_verdict.tokensLost += stack(assigned.stack).hit(assigned.token, m_inquiry.pierce) ? 1 : 0;
            }
        }
        m_verdict.isAllDestroyed = isArmyGone();
        m_verdict.unassigned = m_inquiry.damage - point;
        if (m_verdict.unassigned > 0 && !m_verdict.isAllDestroyed)
            return wrong(DamageProblem::DamageNotFullyAssigned, {});
        for (const DamagedStack& one : m_verdict.stacks) {
            if (one.tokens.sum() == 0)
                m_verdict.destroyedStacks.push_back(one.name);
        }
    }

    std::optional<DamageProblem> against(const AssignedPoints& assigned, int point)
    {
        const DamagedStack& target = stack(assigned.stack);
        if (point >= m_inquiry.damage || isArmyGone())
            return DamageProblem::TooManyPoints;
        if (m_current && *m_current != assigned.stack && stack(*m_current).tokens.sum() > 0)
            return DamageProblem::LeftStackBeforeDestroyed;
        if (point == 0 && m_inquiry.preciseTarget && *m_inquiry.preciseTarget != assigned.stack)
            return DamageProblem::NotThePreciseTarget;
        if (target.tokens.sum() == 0)
            return DamageProblem::StackAlreadyDestroyed;
        if (target.wounded && target.wounded->token != assigned.token)
            return DamageProblem::WoundedTokenFirst;
        if (target.tokens.of(assigned.token) == 0)
            return DamageProblem::NoSuchToken;
        return {};
    }

    void tellStacks()
    {
        if (m_verdict.isAllDestroyed)
            m_reasons.say("MH-14.3"_rule, armyGone, m_verdict.unassigned);
        m_reasons.say("MH-14.2"_rule, lost, m_inquiry.damage, m_verdict.tokensLost);
        for (const DamagedStack& one : m_verdict.stacks) {
            if (one.tokens.sum() == 0)
                m_reasons.say("MH-14.4"_rule, stackGone, pieceName(one.name));
            else
                m_reasons.say("MH-14.4"_rule, stackLeft, pieceName(one.name), one.tokens.base, one.tokens.elite);
            if (one.wounded)
                m_reasons.cite("MH-19.3"_rule);
        }
    }

    /// MH-30.2: the additional enemy first, whatever the target (MH-R7).
    void hitEncounters()
    {
        std::vector<DamagedEncounter*> inTurn;
        for (DamagedEncounter& one : m_verdict.encounters)
            inTurn.push_back(&one);
        const auto rank = [this](const DamagedEncounter* one) {
            return m_targetFirst && m_inquiry.preciseTarget == one->name ? 0 : one->additional ? 1 : 2;
        };
        std::stable_sort(inTurn.begin(), inTurn.end(), [&](auto* a, auto* b) { return rank(a) < rank(b); });
        int points = m_inquiry.damage;
        for (DamagedEncounter* one : inTurn)
            points = one->take(points, m_inquiry.pierce);
        m_verdict.unassigned = points;
        m_verdict.isAllDestroyed = std::all_of(m_verdict.encounters.begin(), m_verdict.encounters.end(),
                                               [](const DamagedEncounter& one) { return one.isDestroyed(); });
        for (const DamagedEncounter& one : m_verdict.encounters) {
            if (one.isDestroyed())
                m_reasons.say("MH-14.7"_rule, encounterGone, one.name, one.damage);
            else
                m_reasons.say("MH-14.7"_rule, encounterLeft, one.name, one.left(), one.damage, one.toughUsed);
        }
        if (inTurn.size() > 1)
            m_reasons.say("MH-30.2"_rule, additionalFirst);
    }

    const DamageInquiry& m_inquiry;
    bool m_targetFirst;
    Reasons m_reasons;
    DamageVerdict m_verdict;
    std::optional<std::string> m_current; ///< the stack that took the last point
};

} // namespace

RuleId ruleOf(DamageProblem problem)
{
    return problems[problem].rule;
}

Text textOf(DamageProblem problem)
{
    return problems[problem].words;
}

Ruling<DamageVerdict> judgeDamage(const DamageInquiry& inquiry, Listening listening, bool targetFirst)
{
    return DamageJudge(inquiry, listening, targetFirst).judge();
}

} // namespace whistle::heroes
