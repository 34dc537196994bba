// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/understanding.h"
#include "chaotic/library/vocabulary.h"
#include "search/search_words.h"

#include <QRegularExpression>

namespace whistle::chaotic {

namespace {

/// The words of a sentence, folded, read from the front.
class WordCursor {
public:
    explicit WordCursor(const QString& sentence) : m_words(whistle::wordsOf(sentence)) {}
    [[nodiscard]] bool atEnd() const { return m_next == m_words.size(); }

    std::optional<int> number()
    {
        bool isNumber = false;
        const int value = atEnd() ? 0 : m_words[m_next].toInt(&isNumber);
        if (!isNumber || value > 999)
            return {};
        ++m_next;
        return value;
    }
    bool one(const QStringList& names)
    {
        for (const QString& name : names) {
            const QStringList words = name.split(u' ');
            if (m_words.mid(m_next, words.size()) == words) {
                m_next += words.size();
                return true;
            }
        }
        return false;
    }
    template <class Enum>
    std::optional<Enum> named(int count)
    {
        for (int i = 0; i < count; ++i) {
            if (one(namesOf(static_cast<Enum>(i))))
                return static_cast<Enum>(i);
        }
        return {};
    }
    /// A Discipline, or all of them.
    std::optional<Stat> disciplines()
    {
        if (one(namesOfAllDisciplines()))
            return Stat::AllDisciplines;
        const std::optional<Figure> figure = named<Figure>(static_cast<int>(Figure::Energy));
        return figure ? std::optional(static_cast<Stat>(*figure)) : std::nullopt;
    }
    std::optional<Stat> stat() { return one(namesOf(Figure::Energy)) ? std::optional(Stat::Energy) : disciplines(); }

private:
    QStringList m_words;
    qsizetype m_next = 0;
};

/// "Swift 1", "Tűz 5", "Support Courage 5", "Immune Invisibility": the whole sentence, or nothing.
std::optional<Keyword> keywordIn(const QString& sentence)
{
    WordCursor words(sentence);
    Keyword keyword;
    if (const std::optional<Element> element = words.named<Element>(4)) {
        keyword.kind = KeywordKind::ElementX;
        keyword.element = *element;
    } else if (const std::optional<KeywordKind> kind = words.named<KeywordKind>(14)) {
        keyword.kind = *kind;
    } else {
        return {};
    }
    const bool isOfDiscipline = keyword.kind == KeywordKind::Support || keyword.kind == KeywordKind::Intimidate;
    if (isOfDiscipline)
        keyword.discipline = words.disciplines().value_or(Stat::AllDisciplines);
    if (keyword.kind == KeywordKind::Immune) {
        words.one({QStringLiteral("to")});
        const std::optional<KeywordKind> ability = words.named<KeywordKind>(14);
        if (!ability)
            return {};
        keyword.ability = *ability;
    }
    const bool isCounted = isOfDiscipline || keyword.kind == KeywordKind::ElementX ||
                           keyword.kind == KeywordKind::Swift || keyword.kind == KeywordKind::Strike ||
                           keyword.kind == KeywordKind::Recklessness;
    if (isCounted) {
        const std::optional<int> amount = words.number();
        if (!amount)
            return {};
        keyword.amount = *amount;
    }
    return words.atEnd() ? std::optional(keyword) : std::nullopt;
}

/// "+10 Energy", "-5 all Disciplines", "gains 10 Energy": the whole sentence, or nothing.
std::optional<StatModifier> changeIn(const QString& sentence)
{
    static const QRegularExpression signs(QStringLiteral("^\\s*([+\u2212-])"));
    StatModifier change;
    const auto sign = signs.match(sentence);
    WordCursor words(sentence);
    const bool gains = words.one({QStringLiteral("gains"), QStringLiteral("gain")});
    const bool loses = !gains && words.one({QStringLiteral("loses"), QStringLiteral("lose")});
    if (!sign.hasMatch() && !gains && !loses)
        return {};
    change.operation = loses || (sign.hasMatch() && sign.captured(1) != u"+") ? Operation::Lose : Operation::Gain;
    const std::optional<int> amount = words.number();
    const std::optional<Stat> stat = amount ? words.stat() : std::nullopt;
    if (!stat || !words.atEnd())
        return {};
    change.amount = *amount;
    change.stat = *stat;
    return change;
}

/// "2 Mugic counters", "Mugic counter", "Mugic Mugic", "MC": how many; none: it is no cost.
std::optional<int> countersIn(const QString& cost)
{
    static const QStringList names{QStringLiteral("mugic counters"),
                                   QStringLiteral("mugic counter"),
                                   QStringLiteral("mugic jelzo"),
                                   QStringLiteral("mugic jelzok"),
                                   QStringLiteral("znacznik magii"),
                                   QStringLiteral("znaczniki magii"),
                                   QStringLiteral("znacznikow magii"),
                                   QStringLiteral("mugic"),
                                   QStringLiteral("magia"),
                                   QStringLiteral("mc")};
    WordCursor words(cost);
    const std::optional<int> told = words.number();
    int count = 0;
    while (words.one(names))
        ++count;
    if (count == 0 || !words.atEnd())
        return {};
    return told.value_or(count);
}

/// "Deal 15 damage to target creature", "heals 10": the whole sentence, or nothing.
std::optional<int> amountIn(const QString& sentence, const QStringList& verbs, const QStringList& what)
{
    static const QStringList target{QStringLiteral("to target creature"), QStringLiteral("to the target creature"),
                                    QStringLiteral("to the target"), QStringLiteral("to target")};
    static const QStringList targetFirst{QStringLiteral("target creature"), QStringLiteral("the target")};
    WordCursor words(sentence);
    const bool isOfTarget = words.one(targetFirst);
    const bool hasVerb = words.one(verbs);
    const std::optional<int> amount = words.number();
    const bool isNamed = words.one(what);
    if (!isOfTarget)
        words.one(target);
    return amount && (hasVerb || isNamed) && words.atEnd() ? amount : std::nullopt;
}
const QStringList& damageNames()
{
    static const QStringList names{QStringLiteral("damage"), QStringLiteral("sebzes"), QStringLiteral("obrazenia"),
                                   QStringLiteral("obrazen")};
    return names;
}
std::optional<int> damageIn(const QString& sentence)
{
    return amountIn(sentence, QStringList{QStringLiteral("deal"), QStringLiteral("deals")} + damageNames(),
                    damageNames());
}
std::optional<int> healIn(const QString& sentence)
{
    return amountIn(
        sentence, {QStringLiteral("heal"), QStringLiteral("heals"), QStringLiteral("gyogyit"), QStringLiteral("leczy")},
        damageNames());
}

/// "Challenge Speed 15", "Stat Check Power 75", "If Fire": the whole of it, or nothing.
std::optional<Condition> conditionIn(const QString& lead)
{
    WordCursor words(lead);
    Condition condition;
    words.one({QStringLiteral("if"), QStringLiteral("ha"), QStringLiteral("jesli")});
    if (const std::optional<Element> element = words.named<Element>(4)) {
        condition.kind = ConditionKind::Element;
        condition.element = *element;
        return words.atEnd() ? std::optional(condition) : std::nullopt;
    }
    if (words.one({QStringLiteral("challenge"), QStringLiteral("kihivas"), QStringLiteral("wyzwanie")}))
        condition.kind = ConditionKind::Challenge;
    else if (!words.one({QStringLiteral("stat check"), QStringLiteral("check"), QStringLiteral("proba"),
                         QStringLiteral("test")}))
        return {};
    const std::optional<Stat> stat = words.disciplines();
    const std::optional<int> value = words.number();
    if (!stat || *stat == Stat::AllDisciplines || !value || !words.atEnd())
        return {};
    condition.discipline = static_cast<Discipline>(*stat);
    condition.value = *value;
    return condition;
}

std::vector<Keyword>* keywordsOf(AnyCard& card)
{
    if (auto* creature = std::get_if<CreatureCard>(&card))
        return &creature->keywords;
    auto* gear = std::get_if<BattlegearCard>(&card);
    return gear != nullptr ? &gear->keywords : nullptr;
}
std::vector<StatModifier>* modifiersOf(AnyCard& card)
{
    if (auto* gear = std::get_if<BattlegearCard>(&card))
        return &gear->modifiers;
    if (auto* location = std::get_if<LocationCard>(&card))
        return &location->modifiers;
    auto* mugic = std::get_if<MugicCard>(&card);
    return mugic != nullptr ? &mugic->effect.modifiers : nullptr;
}

/// A sentence without what stands before its colon.
void addSentence(AnyCard& card, const QString& sentence, std::optional<Under> under)
{
    if (std::optional<Keyword> keyword = keywordIn(sentence)) {
        if (keyword->kind == KeywordKind::Unique) {
            baseOf(card).unique = true;
            return;
        }
        auto* gear = std::get_if<BattlegearCard>(&card);
        if (keyword->kind == KeywordKind::RevealAtBeginning && gear != nullptr) {
            gear->revealAtBeginning = true;
            return;
        }
        if (std::vector<Keyword>* keywords = keywordsOf(card)) {
            keyword->under = under;
            keywords->push_back(*keyword);
            return;
        }
    }
    static const QStringList loyal{QStringLiteral("loyal"), QStringLiteral("huseges"), QStringLiteral("lojalny")};
    auto* creature = std::get_if<CreatureCard>(&card);
    if (creature != nullptr && WordCursor(sentence).one(loyal)) {
        creature->loyal = true;
        return;
    }
    if (auto* mugic = std::get_if<MugicCard>(&card); mugic != nullptr && !under) {
        const auto damage = damageIn(sentence);
        const auto heal = healIn(sentence);
        std::optional<int>& place = damage ? mugic->effect.damage : mugic->effect.heal;
        if ((damage || heal) && !place) { // a second one is another sentence about another target
            place = damage ? damage : heal;
            return;
        }
    }
    Ability ability;
    ability.kind = under == Under::Hive ? AbilityKind::Hive : AbilityKind::Innate;
    const std::optional<StatModifier> change = changeIn(sentence);
    if (change && !under && modifiersOf(card) != nullptr) {
        modifiersOf(card)->push_back(*change);
        return;
    }
    if (change)
        ability.modifiers.push_back(*change);
    ability.summary = sentence.toStdString();
    baseOf(card).abilities.push_back(std::move(ability));
}

} // namespace

namespace {

/// Reads it sentence by sentence.
void addSentences(AnyCard& card, const std::string& text)
{
    static const QRegularExpression ends(QStringLiteral("[.;\\n]+"));
    for (const QString& part : QString::fromStdString(text).split(ends, Qt::SkipEmptyParts)) {
        const QString sentence = part.trimmed();
        if (sentence.isEmpty())
            continue;
        const qsizetype colon = sentence.indexOf(u':');
        const QString before = sentence.left(std::max<qsizetype>(colon, 0));
        const QString rest = sentence.mid(colon + 1).trimmed();
        WordCursor lead(before);
        if (const std::optional<int> counters = colon > 0 ? countersIn(before) : std::nullopt) {
            Ability ability;
            ability.kind = AbilityKind::Activated;
            ability.cost.mugicCounters = *counters;
            if (const std::optional<StatModifier> change = changeIn(rest))
                ability.modifiers.push_back(*change);
            ability.summary = rest.toStdString();
            baseOf(card).abilities.push_back(std::move(ability));
        } else if (auto* attack = std::get_if<AttackCard>(&card);
                   attack != nullptr && colon > 0 && conditionIn(before) && damageIn(rest)) {
            AttackOutcome outcome;
            outcome.amount = *damageIn(rest);
            attack->attack.effects.push_back({{*conditionIn(before)}, {outcome}});
        } else if (colon > 0 && lead.one(namesOf(KeywordKind::Invisibility)) && lead.atEnd() && keywordIn(rest)) {
            addSentence(card, rest, Under::Invisibility);
        } else if (colon > 0 && lead.one(namesOf(KeywordKind::Hive)) && lead.atEnd()) {
            addSentence(card, rest, Under::Hive);
        } else {
            addSentence(card, sentence, {});
        }
    }
}

} // namespace

void addText(AnyCard& card, const std::string& text)
{
    AnyCard read = card;
    addSentences(read, text);
    // Of a song what one sentence says may hang on another ("Choose one: ..."): it is understood whole, or left whole.
    const bool isWhole = baseOf(read).abilities.size() == baseOf(card).abilities.size();
    if (!std::holds_alternative<MugicCard>(card) || isWhole) {
        card = std::move(read);
        return;
    }
    Ability left;
    left.summary = QString::fromStdString(text).trimmed().toStdString();
    baseOf(card).abilities.push_back(std::move(left));
}

} // namespace whistle::chaotic
