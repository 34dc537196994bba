// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/stats.h"

#include "base/contains.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// %1 is a Discipline, %2 a number, %3 creatures beside it, %4 the gain for each, %5 the new number.
constexpr auto supported =
    Saying::tr("%1 %2: Support gives %4 for each neighbour of its tribe; with %3 here, that is %5.");
/// %1 is what changes, %2 the number before, %3 the amount, %4 where it comes from, %5 the number after.
constexpr auto gainsByEffect = Saying::tr("%1 %2 + %3 (%4) = %5.");
constexpr auto losesByEffect = Saying::tr("%1 %2 − %3 (%4) = %5.");
constexpr auto notBelow = Saying::tr("%1 %2 − %3 (%4): not below 0.");
/// %1 is what gives or takes it, %2 the amount for each, %3 the creatures, %4 what they come to.
constexpr auto forEach = Saying::tr("%1: %2 for each creature that counts, %2 × %3 = %4.");
/// %1 is what does not count, %2 a Discipline, %3 what it is, %4 what is asked.
constexpr auto tooLow = Saying::tr("%1 does not count: it needs %2 of at least %4, not %3.");
constexpr auto tooHigh = Saying::tr("%1 does not count: it needs %2 below %4, not %3.");
constexpr auto gainsElement = Saying::tr("It gains %1 (%2).");
constexpr auto itLosesElement = Saying::tr("It loses %1 (%2).");
/// %1 is Energy, %2 damage, %3 what is left.
constexpr auto energyLeft = Saying::tr("Energy %1 − damage %2 = %3.");
constexpr auto energyGone = Saying::tr("Energy %1 − damage %2, but at least 0: %3.");
constexpr auto defeated = Saying::tr("Damage %2 reaches Energy %1, so the creature is defeated.");

/// One subject at work.
class Numbers {
public:
    Numbers(const StatsCase& one, Reasons& reasons) : m_case(one), m_reasons(reasons) {}

    StatsVerdict judge()
    {
        m_verdict.disciplines = m_case.printed;
        m_verdict.energy = m_case.energy;
        m_verdict.elements = m_case.elements;
        m_verdict.damage = m_case.damage;
        support();
        for (const StatModifier* modifier : m_case.modifiers)
            m_verdict.counted.push_back({modifier, statOf(*modifier), amountOf(*modifier)});
        for (const CountedModifier& one : m_verdict.counted) {
            if (isOfDisciplines(one))
                changeDisciplines(one);
        }
        // Conditions on a Discipline are judged when all of those have changed.
        std::erase_if(m_verdict.counted, [this](const CountedModifier& one) { return !isMet(*one.modifier); });
        for (const CountedModifier& one : m_verdict.counted) {
            if (one.modifier->changesElement())
                changeElement(*one.modifier);
            else if (!isOfDisciplines(one))
                change(m_verdict.energy, Stat::Energy, one, "CH-13.1"_rule);
        }
        return std::move(m_verdict);
    }

private:
    [[nodiscard]] const Standing& subject() const { return (*m_case.table)[m_case.subject]; }

    // CH-R5: the house rule makes Intimidate lower all four.
    [[nodiscard]] Stat statOf(const StatModifier& modifier) const
    {
        return modifier.source == Source::Intimidate && m_case.intimidateAll ? Stat::AllDisciplines : modifier.stat;
    }
    [[nodiscard]] static bool isOfDisciplines(const CountedModifier& one)
    {
        return !one.modifier->changesElement() && one.stat != Stat::Energy;
    }

    // CH-9.7: adjacent creatures of its player and its tribe.
    void support()
    {
        const std::vector<Standing>& table = *m_case.table;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (i != m_case.subject && table[i].player == subject().player && table[i].tribe == subject().tribe &&
                subject().tribe != Tribe::Tribeless && m_case.board.areAdjacent(table[i].space, subject().space))
                m_verdict.supporters.push_back(i);
        }
        const int neighbours = static_cast<int>(m_verdict.supporters.size());
        for (const Support& one : m_case.support) {
            for (const Discipline discipline : allDisciplines) {
                if (disciplineOf(one.discipline).value_or(discipline) != discipline)
                    continue;
                int& value = m_verdict.disciplines[discipline];
                const int before = value;
                value += one.amount * neighbours;
                m_reasons.say("CH-9.7"_rule, supported, discipline, before, neighbours, one.amount, value);
            }
        }
    }

    [[nodiscard]] TextPlace sourceOf(const StatModifier& modifier) const
    {
        return m_reasons.isListening() ? sourcePlace(modifier.name, modifier.source) : TextPlace{0};
    }

    [[nodiscard]] int amountOf(const StatModifier& modifier) const
    {
        if (!modifier.per)
            return modifier.amount;
        const Per& per = *modifier.per;
        const auto counts = [&](const Standing& one) {
            return (per.controlledBy.value_or(ControlledBy::SubjectPlayer) == ControlledBy::Anyone ||
                    one.player == subject().player) &&
                   (!per.tribe || one.tribe == *per.tribe) && (!per.subtype || contains(*one.subtypes, *per.subtype));
        };
        const int creatures = static_cast<int>(std::count_if(m_case.table->begin(), m_case.table->end(), counts));
        m_reasons.say("CH-1.4"_rule, forEach, sourceOf(modifier), modifier.amount, creatures,
                      modifier.amount * creatures);
        return modifier.amount * creatures;
    }

    [[nodiscard]] bool isMet(const StatModifier& modifier) const
    {
        if (!modifier.onlyIf || !modifier.onlyIf->discipline)
            return true;
        const int value = m_verdict.disciplines[*modifier.onlyIf->discipline];
        const int asked = modifier.onlyIf->atLeast ? *modifier.onlyIf->atLeast : *modifier.onlyIf->below;
        if (modifier.onlyIf->atLeast ? value >= asked : value < asked)
            return true;
        m_reasons.say("CH-1.4"_rule, modifier.onlyIf->atLeast ? tooLow : tooHigh, sourceOf(modifier),
                      *modifier.onlyIf->discipline, value, asked);
        return false;
    }

    void changeDisciplines(const CountedModifier& one)
    {
        const RuleId rule = one.modifier->source == Source::Intimidate ? "CH-9.6"_rule : "CH-R15"_rule;
        for (const Discipline discipline : allDisciplines) {
            if (disciplineOf(one.stat).value_or(discipline) == discipline)
                change(m_verdict.disciplines[discipline], chaotic::statOf(discipline), one, rule);
        }
    }

    void change(int& value, Stat stat, const CountedModifier& one, RuleId rule)
    {
        const int before = value;
        const TextPlace source = sourceOf(*one.modifier);
        switch (one.modifier->operation) {
        case Operation::Gain:
            value += one.amount;
            m_reasons.say(rule, gainsByEffect, stat, before, one.amount, source, value);
            break;
        case Operation::Lose:
            value = std::max(0, value - one.amount);
            m_reasons.say(rule, before < one.amount ? notBelow : losesByEffect, stat, before, one.amount, source,
                          value);
            break;
        default:
            value = one.amount;
            m_reasons.say(rule, Saying::tr("%1 is set to %2 (%3)."), stat, value, source);
        }
    }

    void changeElement(const StatModifier& modifier)
    {
        const bool isGain = modifier.operation == Operation::GainElement;
        if (isGain)
            m_verdict.elements.add(modifier.element);
        else
            m_verdict.elements.remove(modifier.element);
        m_reasons.say("CH-R15"_rule, isGain ? gainsElement : itLosesElement, modifier.element, sourceOf(modifier));
    }

    const StatsCase& m_case;
    Reasons& m_reasons;
    StatsVerdict m_verdict;
};

} // namespace

StatsVerdict judgeStats(const StatsCase& one, Reasons& reasons)
{
    Reasons steps(reasons.listening());
    StatsVerdict verdict = Numbers(one, steps).judge();
    reasons.say("CH-13.1"_rule, verdict.damage > verdict.energy ? energyGone : energyLeft, verdict.energy,
                verdict.damage, verdict.currentEnergy());
    if (verdict.isDefeated())
        reasons.say("CH-6.13"_rule, defeated, verdict.energy, verdict.damage);
    reasons.add(steps.why, steps.rules);
    return verdict;
}

} // namespace whistle::chaotic
