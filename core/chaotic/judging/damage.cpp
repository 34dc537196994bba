// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/damage.h"

#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace whistle::chaotic {

namespace {

/// The sentences of an Attack. %1 is a creature where nothing else is said.
namespace say {

/// %1 and %2 are creatures, %3 damage.
constexpr auto deals = Saying::tr("%1 deals %3 damage to %2.");
constexpr auto isDefeated = Saying::tr("%1 has %2 damage against %3 Energy and is defeated.");
constexpr auto survives = Saying::tr("%1 has %2 damage against %3 Energy.");
constexpr auto negated = Saying::tr("The Attack was negated: it does nothing.");
constexpr auto gameOver =
    Saying::tr("%1 was its player's last creature: the match is over before the Attack resolves.");
constexpr auto reckless = Saying::tr("Recklessness deals %2 damage to %1 itself; its damage is now %3.");
constexpr auto recklessImmune = Saying::tr("%1 is immune to Recklessness.");
constexpr auto goneAttacker = Saying::tr(
    "%1 is defeated; its Attack resolves with the Disciplines and elements it last had, without Element X and Strike.");
/// %1 base, %2 elements, %3 text, %4 Element X, %5 Strike, %6 their sum.
constexpr auto sum = Saying::tr("Base %1 + elements %2 + text %3 + Element X %4 + Strike %5 = %6.");
/// %2 is an element, %3 its number.
constexpr auto element = Saying::tr("%1 has %2: %3 damage.");
constexpr auto noElement = Saying::tr("%1 does not have %2: its %3 damage does not count.");
/// %2 is an element, %3 a number.
constexpr auto bonus = Saying::tr("Attack type: %2. %1's %2 X adds %3.");
constexpr auto bonusNeedsElement = Saying::tr("By the house rule, %2 X does not help %1, which does not have %2.");
constexpr auto strike = Saying::tr("First Attack of the combat: Strike adds %2.");
constexpr auto notFirst = Saying::tr("This is not %1's first Attack of the combat: Strike does not count.");
/// %2 is the amount of the Strike that is an effect of Invisibility.
constexpr auto invisibleStrike = Saying::tr("%1's Invisibility works: Strike %2 counts.");
constexpr auto invisibilityNegated = Saying::tr("%1's Invisibility is negated: its Strike %2 does not count.");
constexpr auto bothInvisible =
    Saying::tr("Both are invisible, so their effects cancel out and %1's Strike %2 does not count.");
constexpr auto strikeImmune = Saying::tr("%1 is immune to Strike.");
/// %1 is a Discipline, %2 what it is, %3 what is asked.
constexpr auto checkMet = Saying::tr("%1 Check %3: %2 is enough.");
constexpr auto checkFails = Saying::tr("%1 Check %3: %2 is not enough.");
constexpr auto failMet = Saying::tr("%1 below %3: %2 is low enough.");
constexpr auto failNot = Saying::tr("%1 below %3: %2 is too high.");
/// %1 is a Discipline, %2 and %3 the two values, %4 their difference, %5 what is asked.
constexpr auto challengeMet = Saying::tr("%1 Challenge %5: %2 − %3 = %4 is enough.");
constexpr auto challengeFails = Saying::tr("%1 Challenge %5: %2 − %3 = %4 is not enough.");
/// %2 is an element.
constexpr auto hasElement = Saying::tr("%1 has %2: the effect works.");
constexpr auto lacksElement = Saying::tr("%1 does not have %2: no effect.");
constexpr auto statedMet = Saying::tr("The players say that this holds: %1.");
constexpr auto statedFails = Saying::tr("The players say that this does not hold: %1.");
constexpr auto theCondition = Saying::tr("the condition");
constexpr auto moreDamage = Saying::tr("The text adds %1 damage.");
constexpr auto heals = Saying::tr("%1 heals %2; its damage is now %3.");
constexpr auto gainsEnergy = Saying::tr("%1 gains %2 Energy and now has %3.");
/// %2 is a Discipline or Energy, %3 the loss, %4 what is left.
constexpr auto loses = Saying::tr("%1 loses %3 %2 and now has %4.");
constexpr auto gains = Saying::tr("%1 gains %3 %2 and now has %4.");
constexpr auto gainsElement = Saying::tr("%1 gains %2.");
constexpr auto losesElement = Saying::tr("%1 loses %2.");
constexpr auto other = Saying::tr("The players carry this out: %1.");
/// %1 before, %2 the amount, %3 where it comes from, %4 after.
constexpr auto adds = Saying::tr("%1 + %2 (%3) = %4.");
constexpr auto multiplies = Saying::tr("%1 × %2 (%3) = %4.");
constexpr auto divides = Saying::tr("%1 ÷ %2 (%3), rounded down, is %4.");
constexpr auto subtracts = Saying::tr("%1 − %2 (%3) = %4.");
constexpr auto sets = Saying::tr("The damage is set to %2 (%3).");
constexpr auto belowZero = Saying::tr("Below 0 counts as 0.");

} // namespace say

int sumOf(const std::vector<int>& copies) // CH-9.1
{
    return std::accumulate(copies.begin(), copies.end(), 0);
}

/// A number of any size, with the minus sign that all numbers have.
TextPlace spoken(std::int64_t number)
{
    return Name{(number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number)};
}

TextPlace sourceOf(const AttackModifier& modifier)
{
    return sourcePlace(modifier.name, modifier.source);
}

/// One Attack at work, in the steps of the question.
class AttackAtWork {
public:
    AttackAtWork(const DamageQuestion& question, Reasons& reasons, Reasons& besides)
        : m_question(question)
        , m_attacker(question.attacker)
        , m_defender(question.defender)
        , m_reasons(reasons)
        , m_besides(besides)
    {
        m_verdict.attacker = {m_attacker.damage, m_attacker.energy, m_attacker.elements, m_attacker.disciplines, false};
        m_verdict.defender = {m_defender.damage, m_defender.energy, m_defender.elements, m_defender.disciplines, false};
    }

    DamageVerdict judge()
    {
        recklessness();
        const bool isGone = m_verdict.attacker.isDefeated;
        if (isGone && m_attacker.lastCreature) {
            m_verdict.notResolvingBecause = NotResolving::GameOver;
            sayBesides("CH-R13"_rule, say::gameOver, m_attacker.id);
        } else if (m_question.isNegated) {
            m_verdict.notResolvingBecause = NotResolving::Negated;
            sayBesides("CH-10.12"_rule, say::negated);
        } else {
            resolve();
        }
        m_verdict.resolves = !m_verdict.notResolvingBecause;
        m_verdict.attacker.isDefeated = isGone;
        m_verdict.defender.isDefeated = m_verdict.defender.damage >= m_verdict.defender.energy; // CH-6.13
        return std::move(m_verdict);
    }

private:
    /// What no number tells.
    template <class... Places>
    void sayBesides(RuleId rule, Sentence sentence, const Places&... places)
    {
        m_reasons.say(rule, sentence, places...);
        m_besides.say(rule, sentence, places...);
    }

    // CH-9.3, CH-R13: it resolves before the Attack, and hits its own creature.
    void recklessness()
    {
        if (!m_attacker.isImmuneTo(ImmuneTo::Recklessness))
            m_verdict.recklessnessDamage = sumOf(m_attacker.recklessness);
        else if (!m_attacker.recklessness.empty())
            sayBesides("CH-9.13"_rule, say::recklessImmune, m_attacker.id);
        m_verdict.attacker.damage += m_verdict.recklessnessDamage;
        m_verdict.attacker.isDefeated =
            m_question.attackerIsGone || m_verdict.attacker.damage >= m_verdict.attacker.energy;
        if (m_verdict.recklessnessDamage > 0)
            sayBesides("CH-9.3"_rule, say::reckless, m_attacker.id, m_verdict.recklessnessDamage,
                       m_verdict.attacker.damage);
    }

    void resolve()
    {
        if (m_verdict.attacker.isDefeated)
            sayBesides(m_question.attackerIsGone ? "CH-R34"_rule : "CH-R13"_rule, say::goneAttacker, m_attacker.id);
        findTypes();
        m_verdict.base = m_question.attack.base; // CH-8.1
        m_reasons.cite("CH-8.1"_rule);
        elements();
        effects();
        bonuses();
        const int total = m_verdict.base + m_verdict.elementalDamage + m_verdict.textDamage + m_verdict.elementBonus +
                          m_verdict.strikeBonus;
        m_reasons.say("CH-R14"_rule, say::sum, m_verdict.base, m_verdict.elementalDamage, m_verdict.textDamage,
                      m_verdict.elementBonus, m_verdict.strikeBonus, total);
        m_verdict.damage = modified(total);
        m_verdict.modifierChange = m_verdict.damage - total;
        m_verdict.defender.damage += m_verdict.damage;
    }

    // CH-8.6, CH-R21
    void findTypes()
    {
        for (const Element element : allElements) {
            if (m_question.attack.elemental[element])
                m_types.add(element);
        }
        for (const AttackEffect& effect : m_question.attack.effects) {
            for (const Condition& condition : effect.conditions) {
                if (condition.kind == ConditionKind::Element)
                    m_types.add(condition.element);
            }
        }
    }

    // CH-8.2, judged once
    void elements()
    {
        for (const Element element : allElements) {
            const std::optional<int> number = m_question.attack.elemental[element];
            if (!number)
                continue;
            const bool has = m_attacker.elements.has(element);
            m_verdict.elementalDamage += has ? *number : 0;
            m_reasons.say("CH-8.2"_rule, has ? say::element : say::noElement, m_attacker.id, element, *number);
        }
    }

    // CH-8.3 to CH-8.5: from top to bottom, each seeing what those above have changed
    void effects()
    {
        for (const AttackEffect& effect : m_question.attack.effects) {
            std::vector<JudgedCondition>& judged = m_verdict.conditions.emplace_back();
            for (const Condition& condition : effect.conditions)
                judged.push_back(judge(condition));
            const bool isMet = std::all_of(judged.begin(), judged.end(), std::mem_fn(&JudgedCondition::isMet));
            m_verdict.effectsMet.push_back(isMet);
            for (const AttackOutcome& outcome : effect.outcomes) {
                if (isMet)
                    carryOut(outcome);
            }
        }
    }

    JudgedCondition judge(const Condition& condition)
    {
        const Discipline discipline = condition.discipline;
        const int value = m_verdict.attacker.disciplines[discipline];
        switch (condition.kind) {
        case ConditionKind::Check: {
            const bool isMet = value >= condition.value;
            m_reasons.say("CH-8.3"_rule, isMet ? say::checkMet : say::checkFails, discipline, value, condition.value);
            return {isMet, value};
        }
        case ConditionKind::Challenge: {
            const int other = m_verdict.defender.disciplines[discipline];
            const bool isMet = value - other >= condition.value; // CH-R4
            m_reasons.say("CH-8.4"_rule, isMet ? say::challengeMet : say::challengeFails, discipline, value, other,
                          value - other, condition.value);
            return {isMet, value, other};
        }
        case ConditionKind::Element: {
            const bool isMet = m_verdict.attacker.elements.has(condition.element);
            m_reasons.say("CH-8.5"_rule, isMet ? say::hasElement : say::lacksElement, m_attacker.id, condition.element);
            return {isMet};
        }
        case ConditionKind::Fail: {
            const bool isMet = value < condition.value;
            m_reasons.say("CH-8.3"_rule, isMet ? say::failMet : say::failNot, discipline, value, condition.value);
            return {isMet, value};
        }
        case ConditionKind::Stated:
            break;
        }
        if (m_reasons.isListening())
            m_reasons.say("CH-8.5"_rule, condition.met ? say::statedMet : say::statedFails,
                          condition.text.empty() ? TextPlace{say::theCondition} : TextPlace{Name{condition.text}});
        return {condition.met};
    }

    void carryOut(const AttackOutcome& outcome)
    {
        FighterAfter& attacker = m_verdict.attacker;
        FighterAfter& defender = m_verdict.defender;
        const int amount = outcome.amount;
        switch (outcome.kind) {
        case OutcomeKind::Damage:
            m_verdict.textDamage += amount;
            m_reasons.say("CH-8.5"_rule, say::moreDamage, amount);
            break;
        case OutcomeKind::OpponentLosesDiscipline:
            for (const Discipline discipline : outcome.disciplines) {
                int& value = defender.disciplines[discipline];
                value = std::max(0, value - amount);
                sayBesides("CH-R15"_rule, say::loses, m_defender.id, discipline, amount, value);
            }
            break;
        case OutcomeKind::OpponentLosesEnergy:
            defender.energy = std::max(0, defender.energy - amount);
            sayBesides("CH-R15"_rule, say::loses, m_defender.id, Stat::Energy, amount, defender.energy);
            break;
        case OutcomeKind::OpponentLosesElement:
            defender.elements.remove(outcome.element);
            sayBesides("CH-8.5"_rule, say::losesElement, m_defender.id, outcome.element);
            break;
        case OutcomeKind::Other:
            m_reasons.say("CH-1.4"_rule, say::other, outcome.text);
            break;
        default:
            if (!attacker.isDefeated) // CH-R13
                changeAttacker(outcome);
        }
    }

    void changeAttacker(const AttackOutcome& outcome)
    {
        FighterAfter& attacker = m_verdict.attacker;
        switch (outcome.kind) {
        case OutcomeKind::HealAttacker:
            attacker.damage = std::max(0, attacker.damage - outcome.amount);
            sayBesides("CH-13.3"_rule, say::heals, m_attacker.id, outcome.amount, attacker.damage);
            break;
        case OutcomeKind::AttackerGainsEnergy:
            attacker.energy += outcome.amount;
            sayBesides("CH-13.4"_rule, say::gainsEnergy, m_attacker.id, outcome.amount, attacker.energy);
            break;
        case OutcomeKind::AttackerGainsDiscipline:
            for (const Discipline discipline : outcome.disciplines) {
                int& value = attacker.disciplines[discipline];
                value += outcome.amount;
                sayBesides("CH-8.5"_rule, say::gains, m_attacker.id, discipline, outcome.amount, value);
            }
            break;
        case OutcomeKind::AttackerGainsElement:
            attacker.elements.add(outcome.element);
            sayBesides("CH-8.5"_rule, say::gainsElement, m_attacker.id, outcome.element);
            break;
        default:
            attacker.elements.remove(outcome.element);
            sayBesides("CH-8.5"_rule, say::losesElement, m_attacker.id, outcome.element);
        }
    }

    void bonuses()
    {
        if (m_verdict.attacker.isDefeated)
            return; // CH-R13
        for (const Element element : allElements) {
            const int bonus = sumOf(m_attacker.elementBonuses[element]);
            if (bonus == 0 || !m_types.has(element))
                continue;
            if (m_question.houseRules.elementBonusNeedsElement && !m_attacker.elements.has(element)) {
                m_reasons.say("CH-R6"_rule, say::bonusNeedsElement, m_attacker.id, element);
                continue;
            }
            m_verdict.bonuses[element] = bonus;
            m_verdict.elementBonus += bonus;
            m_reasons.say("CH-9.2"_rule, say::bonus, m_attacker.id, element, bonus);
        }
        if (m_question.isFirstAttack)
            strikeBonus();
        else if (!m_attacker.strike.empty() || !m_attacker.invisibilityStrike.empty())
            m_reasons.say("CH-9.4"_rule, say::notFirst, m_attacker.id);
    }

    // CH-R8
    int invisibilityStrike()
    {
        if (m_attacker.invisibilityStrike.empty())
            return 0;
        const int strike = sumOf(m_attacker.invisibilityStrike);
        const bool isImmune = m_defender.isImmuneTo(ImmuneTo::Invisibility);
        const bool own = hasInvisibilityLeft(true, m_attacker.invisibilityNegated, isImmune);
        const bool other = hasInvisibilityLeft(m_defender.isInvisible(), m_defender.invisibilityNegated,
                                               m_attacker.isImmuneTo(ImmuneTo::Invisibility));
        m_reasons.say(isImmune && !m_attacker.invisibilityNegated ? "CH-9.13"_rule : "CH-R8"_rule,
                      !own    ? say::invisibilityNegated
                      : other ? say::bothInvisible
                              : say::invisibleStrike,
                      m_attacker.id, strike);
        m_reasons.cite("CH-R8"_rule);
        return own && !other ? strike : 0;
    }

    void strikeBonus()
    {
        const int bonus = sumOf(m_attacker.strike) + invisibilityStrike();
        if (bonus == 0)
            return;
        if (m_defender.isImmuneTo(ImmuneTo::Strike)) {
            m_reasons.say("CH-9.13"_rule, say::strikeImmune, m_defender.id);
            return;
        }
        m_verdict.strikeBonus = bonus;
        m_reasons.say("CH-9.4"_rule, say::strike, m_attacker.id, bonus);
    }

    [[nodiscard]] bool applies(const AttackModifier& modifier) const
    {
        if (!modifier.appliesIf)
            return true;
        const AppliesIf& when = *modifier.appliesIf;
        return (!when.attackElement || m_types.has(*when.attackElement)) &&
               (!when.firstAttack || *when.firstAttack == m_question.isFirstAttack) &&
               (!when.attackerTribe || *when.attackerTribe == m_attacker.tribe) &&
               (!when.attackerHasElement || m_attacker.elements.has(*when.attackerHasElement)) &&
               (!when.attackerLowerIn ||
                m_attacker.disciplines[*when.attackerLowerIn] < m_defender.disciplines[*when.attackerLowerIn]);
    }

    // CH-R14, 3 to 8
    int modified(std::int64_t value)
    {
        for (const AttackOperation operation :
             {AttackOperation::Add, AttackOperation::Multiply, AttackOperation::Divide, AttackOperation::Subtract})
            value = modified(value, operation);
        if (value < 0) {
            value = 0;
            sayBesides("CH-8.8"_rule, say::belowZero);
        }
        return static_cast<int>(std::min(highest, modified(value, AttackOperation::Set)));
    }

    std::int64_t modified(std::int64_t value, AttackOperation operation)
    {
        static constexpr std::array told{say::adds, say::multiplies, say::divides, say::subtracts, say::sets};
        for (const AttackModifier& modifier : m_question.modifiers) {
            if (modifier.operation != operation || !applies(modifier))
                continue;
            const std::int64_t before = value;
            switch (operation) {
            case AttackOperation::Add:
                value += modifier.amount;
                break;
            case AttackOperation::Multiply:
                value = std::clamp(value * modifier.amount, -farthest, farthest);
                break;
            case AttackOperation::Divide:
                value = (value - (value < 0 ? modifier.amount - 1 : 0)) / modifier.amount; // down, below 0 too
                break;
            case AttackOperation::Subtract:
                value -= modifier.amount;
                break;
            case AttackOperation::Set:
                value = modifier.amount;
            }
            const auto change = static_cast<int>(std::clamp<std::int64_t>(value - before, -highest, highest));
            m_verdict.modifiers.push_back({operation, modifier.amount, change, modifier.name, modifier.source});
            if (m_reasons.isListening())
                m_reasons.say("CH-R14"_rule, told[static_cast<std::size_t>(operation)], spoken(before), modifier.amount,
                              sourceOf(modifier), spoken(value));
        }
        return value;
    }

    /// No damage is told that is higher.
    static constexpr std::int64_t highest = 1'000'000'000;
    /// What is multiplied on the way, and may be divided again; times 999 it still is a number.
    static constexpr std::int64_t farthest = 1'000'000'000'000'000;

    const DamageQuestion& m_question;
    const Fighter& m_attacker;
    const Fighter& m_defender;
    Reasons& m_reasons;
    Reasons& m_besides;
    Elements m_types;
    DamageVerdict m_verdict;
};

} // namespace

bool hasInvisibilityLeft(bool has, bool isNegated, bool otherIsImmune)
{
    return has && !isNegated && !otherIsImmune;
}

DamageVerdict judgeDamage(const DamageQuestion& question, Reasons& reasons)
{
    return judgeDamageApart(question, reasons, Reasons::unheard());
}

DamageVerdict judgeDamageApart(const DamageQuestion& question, Reasons& reasons, Reasons& besides)
{
    Reasons steps(reasons.listening());
    DamageVerdict verdict = AttackAtWork(question, steps, besides).judge();
    if (verdict.resolves) {
        reasons.say("CH-8.7"_rule, say::deals, question.attacker.id, question.defender.id, verdict.damage);
        reasons.say("CH-6.13"_rule, verdict.defender.isDefeated ? say::isDefeated : say::survives, question.defender.id,
                    verdict.defender.damage, verdict.defender.energy);
    }
    reasons.add(steps.why, steps.rules);
    return verdict;
}

} // namespace whistle::chaotic
