// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/sums/fight_sums.h"

#include "chaotic/judging/referee.h"
#include "chaotic/telling/names.h"
#include "controls/words/counter_label.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::chaotic {

namespace {

struct SumWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::FightSums)
};

QString signedNumber(int number)
{
    return CounterLabel::words(number, CounterLabel::Sign::Always);
}

const Item* attackOnBurst(const State& state)
{
    if (state.burst.items.empty() || state.burst.items.front().type != ItemType::Attack || !state.combat)
        return nullptr;
    return &state.burst.items.front();
}

const AttackCard& cardOf(const State& state, const Item& item)
{
    return state.deckOf(item.player).attacks[static_cast<std::size_t>(item.card)];
}

/// The elements of the card that the attacker has.
QString matching(const Attack& attack, const Elements& elements)
{
    Elements shared;
    for (const Element element : allElements) {
        if (attack.elemental[element] && elements.has(element))
            shared.add(element);
    }
    return shared == Elements() ? QString() : elementWords(shared);
}

std::vector<SumLine> linesOf(const DamageVerdict& verdict, const QString& attacker, const QString& elements)
{
    const auto id = [](const char* rule) { return QString::fromLatin1(rule); };
    std::vector<SumLine> lines{{SumWords::tr("Base damage"), {}, id("CH-8.1"), QString::number(verdict.base)}};
    const auto add = [&](const QString& title, const QString& detail, const char* rule, int amount) {
        if (amount != 0)
            lines.push_back({title, detail, id(rule), signedNumber(amount)});
    };
    add(SumWords::tr("Elements"),
        elements.isEmpty() ? QString() : SumWords::tr("%1 has %2", "elements").arg(attacker, elements), "CH-8.2",
        verdict.elementalDamage);
    add(SumWords::tr("Text of the card"), {}, "CH-8.5", verdict.textDamage);
    add(SumWords::tr("Element X"), {}, "CH-9.2", verdict.elementBonus);
    add(SumWords::tr("Strike X"), {}, "CH-9.4", verdict.strikeBonus);
    add(SumWords::tr("Other changes"), {}, "CH-8.9", verdict.modifierChange);
    return lines;
}

/// "65, +25 Gauntlets of Might, −10 Intimidate"
QString partsOf(const InForce::Numbers& numbers, Stat stat, int printed, int support)
{
    QStringList parts{SumWords::tr("printed %1").arg(printed)};
    if (support != 0)
        parts << SumWords::tr("%1 %2", "amount and source")
                     .arg(signedNumber(support), wordOf(nameOf(KeywordKind::Support)));
    for (const CountedModifier& counted : numbers.verdict.counted) {
        const StatModifier& modifier = *counted.modifier;
        const bool counts = counted.stat == stat || (counted.stat == Stat::AllDisciplines && stat != Stat::Energy);
        if (!counts || modifier.changesElement())
            continue;
        const QString from = modifier.name ? QString::fromStdString(*modifier.name) : wordOf(nameOf(modifier.source));
        if (modifier.operation == Operation::Set)
            parts << SumWords::tr("set to %1 by %2").arg(counted.amount).arg(from);
        else
            parts << SumWords::tr("%1 %2", "amount and source")
                         .arg(signedNumber(modifier.operation == Operation::Lose ? -counted.amount : counted.amount),
                              from);
    }
    return parts.size() > 1 ? parts.join(QStringLiteral(", ")) : QString();
}

} // namespace

std::optional<SumState> strikeSum(const State& state, const Names& names, const NameReader& reader)
{
    SumState sum;
    if (const Item* item = attackOnBurst(state)) {
        const CreatureIndex attacker = item->source;
        const CreatureIndex defender = state.combat->opponentOf(attacker);
        const AttackCard& card = cardOf(state, *item);
        if (!state.at(defender).inPlay)
            return {};
        const DamageQuestion question = damageAt(state, {attacker, defender, &card, item->id, item->negated, {}});
        Reasons reasons;
        const DamageVerdict verdict = judgeDamage(question, reasons);
        const QString striker = names.of(state.at(attacker));
        const QString struck = names.of(state.at(defender));
        sum.seat = seatNumber(item->player);
        sum.title = SumWords::tr("%1 strikes %2").arg(striker, struck);
        sum.note = SumWords::tr("%1, as it would resolve now").arg(QString::fromStdString(card.name));
        sum.lines = linesOf(verdict, striker, matching(card.attack, question.attacker.elements));
        for (const Text& why : reasons.why)
            sum.remarks << why.render(reader);
        if (sum.remarks.size() > 2) // who deals what, and what is left: both stand below
            sum.remarks.erase(sum.remarks.end() - 2, sum.remarks.end());
        if (const std::string left = leftToPlayers(card); !left.empty())
            sum.remarks << SumWords::tr("You carry it out: %1").arg(QString::fromStdString(left));
        sum.total = SumWords::tr("Damage %1").arg(verdict.damage);
        const int left = std::max(0, question.defender.energy - question.defender.damage);
        const int rest = std::max(0, verdict.defender.energy - verdict.defender.damage);
        sum.result =
            verdict.defender.isDefeated
                ? SumWords::tr("%1: %2 − %3, defeated").arg(struck).arg(left).arg(verdict.damage)
                : SumWords::tr("%1: %2 − %3, Energy left %4").arg(struck).arg(left).arg(verdict.damage).arg(rest);
        return sum;
    }
    if (!state.lastStrike || !state.combat || !state.combat->hasStrikes())
        return {};
    const LastStrike& last = *state.lastStrike;
    if (!state.combat->engages(last.attacker))
        return {};
    const QString striker = names.of(state.at(last.attacker));
    sum.seat = seatNumber(state.at(last.attacker).player);
    sum.title = SumWords::tr("%1 struck %2").arg(striker, names.of(state.at(last.defender)));
    sum.note = QString::fromStdString(last.card);
    if (!last.failed)
        sum.lines = linesOf(last.verdict, striker, {});
    sum.total = SumWords::tr("Damage %1").arg(last.verdict.damage);
    return sum;
}

std::optional<int> damageOf(const State& state, const AttackCard& card)
{
    if (!state.combat || !state.combat->hasStrikes())
        return {};
    const CreatureIndex attacker = state.engagedOf(state.combat->striking);
    if (attacker == nobody || state.engagedWith(attacker) == nobody)
        return {};
    return judgeDamage(damageAt(state, {attacker, state.engagedWith(attacker), &card, 0, false, {}}),
                       Reasons::unheard())
        .damage;
}

std::optional<Discipline> askedBy(const State& state)
{
    const Item* item = attackOnBurst(state);
    if (!item)
        return {};
    for (const AttackEffect& effect : cardOf(state, *item).attack.effects) {
        for (const Condition& condition : effect.conditions) {
            if (condition.kind == ConditionKind::Check || condition.kind == ConditionKind::Challenge)
                return condition.discipline;
        }
    }
    return {};
}

SumState creatureSum(const State& state, const Names& names, CreatureIndex index)
{
    const Creature& one = state.at(index);
    SumState sum;
    sum.seat = seatNumber(one.player);
    sum.title = names.of(one);
    if (!one.faceUp)
        return sum;
    const CreatureCard& card = state.cardOf(one);
    const InForce now(state);
    const InForce::Numbers numbers = now.numbers(index);
    const StatsVerdict& verdict = numbers.verdict;
    QStringList note{wordOf(nameOf(card.tribe)), elementWords(verdict.elements)};
    note << keywordWords(now, index);
    sum.note = note.join(QStringLiteral(", "));
    sum.lines.push_back({wordOf(nameOf(Stat::Energy)), partsOf(numbers, Stat::Energy, card.energy, 0),
                         QStringLiteral("CH-13.1"), QString::number(verdict.energy)});
    if (one.damage > 0)
        sum.lines.push_back({SumWords::tr("Damage"), SumWords::tr("left: %1").arg(verdict.currentEnergy()),
                             QStringLiteral("CH-13.2"), QString::number(one.damage)});
    const std::vector<Support> support = now.support(index);
    for (const Discipline discipline : allDisciplines) {
        int added = 0;
        for (const Support& each : support) {
            if (each.discipline == statOf(discipline) || each.discipline == Stat::AllDisciplines)
                added += each.amount * static_cast<int>(verdict.supporters.size());
        }
        const int printed = card.disciplines[discipline];
        const QString parts = partsOf(numbers, statOf(discipline), printed, added);
        sum.lines.push_back({wordOf(nameOf(discipline)), parts, parts.isEmpty() ? QString() : QStringLiteral("CH-R15"),
                             QString::number(verdict.disciplines[discipline])});
    }
    if (state.isAdvanced())
        sum.lines.push_back({SumWords::tr("Mugic counters"), SumWords::tr("Mugic ability %1").arg(card.mugicAbility),
                             QStringLiteral("CH-10.1"), QString::number(one.mugicCounters)});
    if (one.battlegear)
        sum.remarks << (one.battlegear->faceUp
                            ? SumWords::tr("Battlegear: %1").arg(QString::fromStdString(state.battlegearOf(one).name))
                            : SumWords::tr("Battlegear: face down"));
    for (const Ability& ability : card.abilities)
        sum.remarks << abilityWords(ability);
    return sum;
}

} // namespace whistle::chaotic
