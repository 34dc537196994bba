// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/mugic_cost.h"

#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr auto mugicPlayable = Saying::tr("The Mugic can be played. Creatures that may pay: %1.");
constexpr auto noMugic = Saying::tr("No Mugic may be played now.");
constexpr auto onlyGeneric = Saying::tr("Only Generic Mugic may be played now; this one is %1.");
/// %1 is the printed cost (or X), %2 the change, %3 what makes it, %4 the cost then.
constexpr auto changed = Saying::tr("Cost %1 with a change of %2 (%3) makes %4.");
constexpr auto atLeastNone = Saying::tr("The cost cannot be below 0.");
constexpr auto anEffect = Saying::tr("an effect");
/// %1 is a creature, %2 the counters it pays, %3 those it keeps.
constexpr auto canPay = Saying::tr("%1 can pay %2 of its Mugic counters and then has %3 left.");
constexpr auto isOfAnotherTribe = Saying::tr("%1 is %2; the Mugic is %3.");
/// %1 is a creature, %2 what it has, %3 what is needed.
constexpr auto hasTooFew = Saying::tr("%1 has too few Mugic counters, only %2 of %3.");

class Payment {
public:
    Payment(const MugicCostQuestion& question, Reasons& reasons) : m_question(question), m_reasons(reasons) {}

    MugicCostVerdict judge()
    {
        if (m_question.noMugic)
            m_verdict.blocked = MugicBlocked::NoMugicAllowed;
        else if (m_question.onlyGeneric && m_question.mugic.affiliation != Affiliation::Generic)
            m_verdict.blocked = MugicBlocked::OnlyGenericMugic;
        for (const Payer& creature : m_question.creatures) {
            if (!m_verdict.blocked)
                ask(creature);
        }
        m_verdict.playable = !m_verdict.payers.empty();
        return std::move(m_verdict);
    }

private:
    void ask(const Payer& creature)
    {
        const Affiliation affiliation = m_question.mugic.affiliation;
        if (creature.player != m_question.player) {
            refuse(creature, PayerRefused::OtherPlayer);
            m_reasons.say("CH-10.1"_rule, Saying::tr("%1 is not one of %2's creatures."), creature.id,
                          m_question.player);
        } else if (affiliation != Affiliation::Generic && affiliation != affiliationOf(creature.tribe) &&
                   !creature.anyTribe) {
            refuse(creature, PayerRefused::WrongTribe);
            m_reasons.say("CH-10.2"_rule, isOfAnotherTribe, creature.id, creature.tribe, affiliation);
        } else if (const int needed = costFor(creature); creature.mugicCounters < needed) {
            refuse(creature, PayerRefused::NotEnoughCounters);
            m_reasons.say("CH-10.4"_rule, hasTooFew, creature.id, creature.mugicCounters, needed);
        } else {
            m_verdict.payers.push_back({creature.id, needed, creature.mugicCounters - needed});
            m_reasons.say("CH-10.3"_rule, canPay, creature.id, needed, creature.mugicCounters - needed);
        }
    }
    void refuse(const Payer& creature, PayerRefused reason) { m_verdict.refused.push_back({creature.id, reason}); }

    // CH-R20
    int costFor(const Payer& creature)
    {
        int cost = m_question.mugic.cost ? *m_question.mugic.cost : m_question.x.value_or(0);
        for (const CostChange& change : m_question.costChanges) {
            if ((change.affiliation && *change.affiliation != m_question.mugic.affiliation) ||
                (change.creature && *change.creature != creature.id))
                continue;
            const int before = cost;
            cost += change.amount;
            if (m_reasons.isListening())
                m_reasons.say("CH-R20"_rule, changed, before, change.amount,
                              change.source ? TextPlace{Name{*change.source}} : TextPlace{anEffect}, cost);
        }
        if (cost < 0)
            m_reasons.say("CH-R20"_rule, atLeastNone);
        return std::max(0, cost);
    }

    const MugicCostQuestion& m_question;
    Reasons& m_reasons;
    MugicCostVerdict m_verdict;
};

} // namespace

MugicCostVerdict judgeMugicCost(const MugicCostQuestion& question, Reasons& reasons)
{
    Reasons steps(reasons.listening());
    MugicCostVerdict verdict = Payment(question, steps).judge();
    if (verdict.playable)
        reasons.say("CH-10.1"_rule, mugicPlayable, static_cast<int>(verdict.payers.size()));
    else
        reasons.say("CH-10.4"_rule, Saying::tr("No creature can play this Mugic."));
    if (verdict.blocked == MugicBlocked::NoMugicAllowed)
        reasons.say("CH-1.4"_rule, noMugic);
    else if (verdict.blocked)
        reasons.say("CH-1.4"_rule, onlyGeneric, question.mugic.affiliation);
    reasons.add(steps.why, steps.rules);
    return verdict;
}

} // namespace whistle::chaotic
