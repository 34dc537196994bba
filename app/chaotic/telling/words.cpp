// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/words.h"

#include "base/common_words.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "controls/words/capital.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::chaotic::Words)
};

QString amountWords(const QString& keyword, int amount)
{
    return amount > 0 ? spaced(keyword, amount) : keyword;
}

} // namespace

QString wordOf(Sentence sentence)
{
    return Text{sentence}.render();
}

Names::Names(const State& state) : m_given(Game::givenNames(state)) {}

QString Names::of(const std::string& id) const
{
    const auto found = m_given.find(id);
    return found == m_given.end() ? QString() : isolated(QString::fromStdString(found->second));
}

QString Names::operator[](Player player) const
{
    const QString given = of(std::string(toWord(player)));
    return given.isEmpty() ? wordOf(textPlace(player).word()) : given;
}

QString Names::of(const Creature& creature) const
{
    const QString given = creature.faceUp ? of(creature.id) : QString();
    return given.isEmpty() ? Words::tr("a face-down creature") : given;
}

QString spaceWords(const Space& space)
{
    return GameWords::tr("row %1, space %2").arg(space.row).arg(space.column);
}

QString elementWords(const Elements& elements)
{
    QStringList names;
    for (const Element element : allElements) {
        if (elements.has(element))
            names << wordOf(nameOf(element));
    }
    return names.isEmpty() ? Words::tr("no element") : names.join(QStringLiteral(", "));
}

QString kindWords(ItemType type)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("chaotic", "Attack"), QT_TRANSLATE_NOOP("chaotic", "Mugic"),
                                      QT_TRANSLATE_NOOP("chaotic", "ability"),
                                      QT_TRANSLATE_NOOP("chaotic", "triggered ability")};
    return GameWords::tr(words[static_cast<std::size_t>(type)]);
}

QString initiativeWords(const LocationInitiative& asked)
{
    LocationCard card;
    card.initiative = asked;
    return wordsOf(understood(card).front());
}

QString initiativeWords(const State& state, const Names& names)
{
    if (!state.location)
        return {};
    const LocationInitiative& asked = state.locationCard().initiative;
    const InForce now(state);
    const auto wordsOf = [&](CreatureIndex creature) {
        const StatsVerdict numbers = now.numbers(creature).verdict;
        switch (asked.kind) {
        case InitiativeKind::Discipline:
            return QString::number(numbers.disciplines[asked.discipline]);
        case InitiativeKind::Tribe:
            return wordOf(nameOf(state.cardOf(state.at(creature)).tribe));
        case InitiativeKind::Element:
            return elementWords(numbers.elements);
        case InitiativeKind::Energy:
            return QString::number(numbers.energy);
        case InitiativeKind::MugicCounters:
            return QString::number(state.at(creature).mugicCounters);
        case InitiativeKind::Other:
            break;
        }
        return QString();
    };
    if (state.combat && state.combat->isShowdown)
        return GameWords::tr("Chance decides who strikes first");
    const QString line = initiativeWords(asked);
    if (!state.combat || asked.kind == InitiativeKind::Other || !state.at(state.combat->attacker).inPlay ||
        !state.at(state.combat->defender).inPlay)
        return line;
    QStringList both;
    for (const CreatureIndex one : {state.combat->attacker, state.combat->defender})
        both << spaced(names.of(state.at(one)), wordsOf(one));
    return labelled(line, both.join(QStringLiteral(", ")));
}

QString keywordWords(const Keyword& keyword)
{
    const QString name = wordOf(nameOf(keyword.kind));
    switch (keyword.kind) {
    case KeywordKind::ElementX:
        return amountWords(wordOf(nameOf(keyword.element)), keyword.amount);
    case KeywordKind::Support:
    case KeywordKind::Intimidate:
        return amountWords(CommonWords::tr("%1 (%2)").arg(name, wordOf(nameOf(keyword.discipline))), keyword.amount);
    case KeywordKind::Immune:
        return Words::tr("immune: %1").arg(wordOf(nameOf(keyword.ability)));
    default:
        return amountWords(name, keyword.amount);
    }
}

QStringList keywordWords(const InForce& now, CreatureIndex creature)
{
    std::vector<Keyword> all; // CH-9.1: copies add up
    for (const InForce::Had& had : now.keywords(creature)) {
        const Keyword& one = *had.keyword;
        const auto same = std::find_if(all.begin(), all.end(), [&](const Keyword& other) {
            return other.kind == one.kind && other.element == one.element && other.discipline == one.discipline &&
                   other.ability == one.ability;
        });
        if (same == all.end())
            all.push_back(one);
        else
            same->amount += one.amount;
    }
    QStringList words;
    for (const Keyword& one : all)
        words << keywordWords(one);
    return words;
}

QStringList doesWords(const AnyCard& card)
{
    QStringList all;
    for (const Understood& one : understoodInPlay(card))
        all << wordsOf(one);
    return all;
}

QString abilityWords(const Ability& ability)
{
    QStringList cost;
    if (ability.cost.mugicCounters > 0)
        cost << GameWords::tr("Mugic counters: %1").arg(ability.cost.mugicCounters);
    if (ability.cost.damageSelf > 0)
        cost << Words::tr("damage to itself: %1").arg(ability.cost.damageSelf);
    if (ability.cost.sacrifice)
        cost << Words::tr("a sacrifice");
    const QString does = QString::fromStdString(ability.summary.value_or(std::string()));
    if (does.isEmpty())
        return cost.isEmpty() ? GameWords::tr("an ability") : cost.join(QStringLiteral(", "));
    return cost.isEmpty() ? does : labelled(cost.join(QStringLiteral(", ")), does);
}

QString resultWords(const State& state, const Names& names)
{
    if (state.step != Step::Finished)
        return {};
    return resultWords(state.winner ? names[*state.winner] : QString());
}

QString resultWords(const QString& winner)
{
    return winner.isEmpty() ? GameWords::tr("The match is a draw")
                            : asLine(GameWords::tr("%1 wins the match.").arg(winner));
}

QString stepWords(const State& state)
{
    if (state.combat)
        return state.combat->isShowdown ? Words::tr("Showdown") : Words::tr("combat");
    return wordOf(nameOf(state.step));
}

} // namespace whistle::chaotic
