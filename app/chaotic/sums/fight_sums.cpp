// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/sums/fight_sums.h"

#include "base/common_words.h"
#include "chaotic/judging/referee.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "controls/words/capital.h"
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

/// How a modifier counts, where it is no plus or minus.
QString reckoned(const ModifierStep& step)
{
    switch (step.operation) {
    case AttackOperation::Multiply:
        return SumWords::tr("damage × %1").arg(step.amount);
    case AttackOperation::Divide:
        return SumWords::tr("damage ÷ %1, rounded down").arg(step.amount);
    case AttackOperation::Set:
        return SumWords::tr("damage set to %1").arg(step.amount);
    default:
        return {};
    }
}

/// `texts`: those of the card, one by one; none: as one line.
std::vector<SumLine> linesOf(const DamageVerdict& verdict, const QString& attacker, const QString& elements,
                             const QString& bonuses = {}, std::vector<SumLine> texts = {})
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
    if (texts.empty())
        add(SumWords::tr("Text of the card"), {}, "CH-8.5", verdict.textDamage);
    std::move(texts.begin(), texts.end(), std::back_inserter(lines));
    add(GameWords::tr("Element X"), bonuses, "CH-9.2", verdict.elementBonus);
    add(SumWords::tr("Strike X"), {}, "CH-9.4", verdict.strikeBonus);
    for (const ModifierStep& step : verdict.modifiers)
        add(step.name ? QString::fromStdString(*step.name) : wordOf(nameOf(step.source)), reckoned(step), "CH-R14",
            step.change);
    return lines;
}

/// "65, +25 Gauntlets of Might, −10 Intimidate"
QString partsOf(const InForce::Numbers& numbers, Stat stat, int printed, int support)
{
    QStringList parts{SumWords::tr("printed %1").arg(printed)};
    if (support != 0)
        parts << spaced(signedNumber(support), wordOf(nameOf(KeywordKind::Support)));
    for (const CountedModifier& counted : numbers.verdict.counted) {
        const StatModifier& modifier = *counted.modifier;
        const bool counts = counted.stat == stat || (counted.stat == Stat::AllDisciplines && stat != Stat::Energy);
        if (!counts || modifier.changesElement())
            continue;
        const QString from = modifier.name ? QString::fromStdString(*modifier.name) : wordOf(nameOf(modifier.source));
        if (modifier.operation == Operation::Set)
            parts << SumWords::tr("set to %1 by %2").arg(counted.amount).arg(from);
        else
            parts << spaced(signedNumber(modifier.operation == Operation::Lose ? -counted.amount : counted.amount),
                            from);
    }
    return parts.size() > 1 ? parts.join(QStringLiteral(", ")) : QString();
}

/// Of a Discipline of a creature.
QString partsOf(const State& state, const InForce& now, const InForce::Numbers& numbers, CreatureIndex index,
                Discipline discipline)
{
    int added = 0;
    for (const Support& each : now.support(index)) {
        if (each.discipline == statOf(discipline) || each.discipline == Stat::AllDisciplines)
            added += each.amount * static_cast<int>(numbers.verdict.supporters.size());
    }
    return partsOf(numbers, statOf(discipline), state.cardOf(state.at(index)).disciplines[discipline], added);
}

/// A condition as the sum tells it: what it asks, what stands against it.
struct ConditionLine {
    QString title;
    QString detail;
    const char* rule;
};

/// "Fire 5": what Element X is made of.
QString bonusesOf(const DamageVerdict& verdict)
{
    QStringList all;
    for (const Element element : allElements) {
        if (const int bonus = verdict.bonuses[element]; bonus > 0)
            all << spaced(wordOf(nameOf(element)), bonus);
    }
    return all.join(QStringLiteral(", "));
}

/// What the texts of the Attack bring, condition by condition, with the numbers of both.
std::vector<SumLine> textLines(const State& state, const Names& names, const DamageQuestion& question,
                               const DamageVerdict& verdict, CreatureIndex attacker)
{
    const InForce now(state);
    const InForce::Numbers own = now.numbers(attacker);
    const auto told = [&](const Condition& condition, const JudgedCondition& judged) -> ConditionLine {
        const Discipline discipline = condition.discipline;
        const QString name = wordOf(nameOf(discipline));
        const auto& [isMet, value, other] = judged;
        const QString parts = partsOf(state, now, own, attacker, discipline);
        switch (condition.kind) {
        case ConditionKind::Check:
            return {(isMet ? SumWords::tr("%1 Check %2: met") : SumWords::tr("%1 Check %2: not met"))
                        .arg(name)
                        .arg(condition.value),
                    parts.isEmpty() ? QString::number(value)
                                    : SumWords::tr("%1 = %2", "parts and their sum").arg(parts).arg(value),
                    "CH-8.3"};
        case ConditionKind::Challenge:
            return {(isMet ? SumWords::tr("%1 Challenge %2: met") : SumWords::tr("%1 Challenge %2: not met"))
                        .arg(name)
                        .arg(condition.value),
                    SumWords::tr("%1 − %2 = %3").arg(value).arg(other).arg(CounterLabel::words(value - other)),
                    "CH-8.4"};
        case ConditionKind::Element:
            return {(isMet ? SumWords::tr("%1 has %2", "elements") : SumWords::tr("%1 does not have %2", "elements"))
                        .arg(names.of(state.at(attacker)), wordOf(nameOf(condition.element))),
                    {},
                    "CH-8.5"};
        case ConditionKind::Fail:
            return {(isMet ? SumWords::tr("%1 below %2: met") : SumWords::tr("%1 below %2: not met"))
                        .arg(name)
                        .arg(condition.value),
                    parts.isEmpty() ? QString::number(value)
                                    : SumWords::tr("%1 = %2", "parts and their sum").arg(parts).arg(value),
                    "CH-8.3"};
        case ConditionKind::Stated:
            break;
        }
        return {condition.text.empty() ? SumWords::tr("Text of the card") : QString::fromStdString(condition.text),
                SumWords::tr("the players judge it when it resolves"), "CH-8.5"};
    };
    std::vector<SumLine> lines;
    for (std::size_t i = 0; i < question.attack.effects.size() && i < verdict.effectsMet.size(); ++i) {
        const AttackEffect& effect = question.attack.effects[i];
        int damage = 0;
        for (const AttackOutcome& outcome : effect.outcomes)
            damage += outcome.kind == OutcomeKind::Damage ? outcome.amount : 0;
        const QString value = damage == 0             ? QString()
                              : verdict.effectsMet[i] ? signedNumber(damage)
                                                      : QStringLiteral("0");
        if (effect.conditions.empty() && damage > 0)
            lines.push_back({SumWords::tr("Text of the card"), {}, QStringLiteral("CH-8.5"), value});
        for (std::size_t at = 0; at < effect.conditions.size(); ++at) {
            const bool isLast = at + 1 == effect.conditions.size();
            const ConditionLine line = told(effect.conditions[at], verdict.conditions[i][at]);
            lines.push_back({line.title, line.detail, QString::fromLatin1(line.rule), isLast ? value : QString()});
        }
    }
    return lines;
}

/// The same Attack without what one of both wears, where that makes a difference.
QStringList withoutBattlegear(const State& state, const Names& names, const Item& item, const AttackCard& card,
                              int damage)
{
    QStringList all;
    const CreatureIndex defender = state.combat->opponentOf(item.source);
    for (const CreatureIndex wearer : {item.source, defender}) {
        const Creature& one = state.at(wearer);
        if (!one.battlegear || !one.battlegear->faceUp)
            continue;
        State bare = state;
        bare.creatures[static_cast<std::size_t>(wearer)].battlegear.reset();
        const int then =
            judgeDamage(damageAt(bare, {item.source, defender, &card, item.id, item.negated, {}}), Reasons::unheard())
                .damage;
        if (then != damage)
            all << SumWords::tr("Without %2's %1: damage %3", "Battlegear, creature")
                       .arg(QString::fromStdString(state.battlegearOf(one).name), names.of(one))
                       .arg(then);
    }
    return all;
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
        Reasons besides;
        const DamageVerdict verdict = judgeDamageApart(question, Reasons::unheard(), besides);
        const QString striker = names.of(state.at(attacker));
        const QString struck = names.of(state.at(defender));
        sum.seat = seatNumber(item->player);
        sum.title = SumWords::tr("%1 strikes %2").arg(striker, struck);
        sum.note = SumWords::tr("%1, if it resolved now").arg(QString::fromStdString(card.name));
        sum.lines = linesOf(verdict, striker, matching(card.attack, question.attacker.elements), bonusesOf(verdict),
                            textLines(state, names, question, verdict, attacker));
        sum.remarks << withoutBattlegear(state, names, *item, card, verdict.damage);
        for (const Text& why : besides.why)
            sum.remarks << why.render(reader);
        for (const QString& left : carriedOut(card))
            sum.remarks << GameWords::tr("You carry it out: %1").arg(left);
        sum.total = capital(CommonWords::tr("damage %1").arg(verdict.damage));
        const int left = std::max(0, question.defender.energy - question.defender.damage);
        const int rest = std::max(0, verdict.defender.energy - verdict.defender.damage);
        sum.result = verdict.defender.isDefeated
                         ? SumWords::tr("%1: %2 − %3, defeated").arg(struck).arg(left).arg(verdict.damage)
                         : SumWords::tr("%1: %2 − %3, Energy left %4. Then %1 strikes.")
                               .arg(struck)
                               .arg(left)
                               .arg(verdict.damage)
                               .arg(rest);
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
    sum.total = capital(CommonWords::tr("damage %1").arg(last.verdict.damage));
    return sum;
}

bool strikesAlone(const State& state)
{
    return attackOnBurst(state) && state.burst.items.size() == 1 && state.burst.pending.empty();
}

std::optional<int> damageOfStrike(const State& state)
{
    const Item* item = attackOnBurst(state);
    if (!item || item->negated || !state.at(item->source).inPlay ||
        !state.at(state.combat->opponentOf(item->source)).inPlay)
        return {};
    return judgeDamage(
               damageAt(
                   state,
                   {item->source, state.combat->opponentOf(item->source), &cardOf(state, *item), item->id, false, {}}),
               Reasons::unheard())
        .damage;
}

std::optional<int> damageOf(const State& state, const AttackCard& card)
{
    if (!state.combat || !state.combat->hasStrikes())
        return {};
    const CreatureIndex attacker = state.engagedOf(state.combat->striking);
    if (attacker == nobody || state.engagedWith(attacker) == nobody)
        return {};
    return judgeDamage(damageAt(state, {attacker, state.engagedWith(attacker), &card, 0, false, {}, true}),
                       Reasons::unheard())
        .damage;
}

QStringList carriedOut(const AttackCard& card)
{
    QStringList all;
    if (const std::string left = leftToPlayers(card); !left.empty())
        all << QString::fromStdString(left);
    for (const AttackEffect& effect : card.attack.effects) {
        for (const AttackOutcome& outcome : effect.outcomes) {
            if (outcome.kind == OutcomeKind::Other)
                all << QString::fromStdString(outcome.text);
        }
    }
    return all;
}

std::optional<AskedDiscipline> askedBy(const State& state)
{
    const Item* item = attackOnBurst(state);
    if (!item)
        return {};
    for (const AttackEffect& effect : cardOf(state, *item).attack.effects) {
        for (const Condition& condition : effect.conditions) {
            if (condition.kind == ConditionKind::Check || condition.kind == ConditionKind::Challenge ||
                condition.kind == ConditionKind::Fail)
                return AskedDiscipline{condition.discipline, condition.kind == ConditionKind::Challenge};
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
        sum.lines.push_back({CommonWords::tr("Damage"), SumWords::tr("left: %1").arg(verdict.currentEnergy()),
                             QStringLiteral("CH-13.2"), QString::number(one.damage)});
    for (const Discipline discipline : allDisciplines) {
        const QString parts = partsOf(state, now, numbers, index, discipline);
        sum.lines.push_back({wordOf(nameOf(discipline)), parts, parts.isEmpty() ? QString() : QStringLiteral("CH-R15"),
                             QString::number(verdict.disciplines[discipline])});
    }
    if (state.isAdvanced())
        sum.lines.push_back({GameWords::tr("Mugic counters"), SumWords::tr("Mugic ability %1").arg(card.mugicAbility),
                             QStringLiteral("CH-10.1"), QString::number(one.mugicCounters)});
    if (one.battlegear)
        sum.remarks << (one.battlegear->faceUp ? labelled(GameWords::tr("Battlegear"),
                                                          QString::fromStdString(state.battlegearOf(one).name))
                                               : GameWords::tr("Battlegear, face down"));
    for (const Ability& ability : card.abilities)
        sum.remarks << abilityWords(ability);
    return sum;
}

} // namespace whistle::chaotic
