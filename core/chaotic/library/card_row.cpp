// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/card_row.h"

#include "search/search_words.h"

#include <QRegularExpression>
#include <algorithm>
#include <numeric>

namespace whistle::chaotic {

namespace {

/// What the lines are written in; another number is another content.
const QString lineVersion = QStringLiteral("1");
constexpr QChar fieldEnd = u'\x1f';
constexpr int headFields = 8;

struct Bound {
    Figure figure;
    QChar is; ///< '<', '>' or '=', '[' at most, ']' at least
    int number;

    [[nodiscard]] bool holds(const CardRow& row) const
    {
        const int value = row[figure];
        if (value < 0)
            return false;
        switch (is.unicode()) {
        case u'<':
            return value < number;
        case u'>':
            return value > number;
        case u'[':
            return value <= number;
        case u']':
            return value >= number;
        default:
            return value == number;
        }
    }
};
struct Asked {
    QStringList words; ///< each with a space before it
    std::vector<Bound> conditions;
};

Asked askedIn(const QString& typed)
{
    static const QRegularExpression number(
        QStringLiteral("(\\p{L}+)\\s*(?:(<=|>=|\u2264|\u2265|<|>|=|:)\\s*(\\d{1,4})|(\\d{1,4})\\+)"));
    Asked asked;
    QString rest = typed;
    for (auto match = number.globalMatch(typed); match.hasNext();) {
        const auto one = match.next();
        const std::optional<Figure> figure = named<Figure>(folded(one.captured(1)), figureCount, Fit::Begins);
        if (!figure)
            continue;
        const QString sign = one.captured(2);
        const bool atMost = sign == u"<=" || sign == u"\u2264";
        const bool atLeast = sign == u">=" || sign == u"\u2265" || sign.isEmpty();
        asked.conditions.push_back({*figure,
                                    atMost         ? u'['
                                    : atLeast      ? u']'
                                    : sign == u"<" ? u'<'
                                    : sign == u">" ? u'>'
                                                   : u'=',
                                    (sign.isEmpty() ? one.captured(4) : one.captured(3)).toInt()});
        rest.replace(one.captured(), QStringLiteral(" "));
    }
    for (const QString& word : whistle::wordsOf(rest))
        asked.words << u' ' + word;
    return asked;
}

void add(QString& words, const QStringList& names)
{
    for (const QString& name : names)
        words += u' ' + name;
}
void addText(QString& words, const std::string& text)
{
    add(words, whistle::wordsOf(QString::fromStdString(text)));
}
void addKeywords(QString& words, const std::vector<Keyword>& keywords)
{
    for (const Keyword& one : keywords) {
        add(words, one.kind == KeywordKind::ElementX ? namesOf(one.element) : namesOf(one.kind));
        if (one.kind == KeywordKind::Immune)
            add(words, namesOf(one.ability));
    }
}

/// What a kind of card has of its own.
struct OwnOf {
    CardRow& row;
    void set(Figure figure, int value) const { row.figures[static_cast<std::size_t>(figure)] = value; }

    void operator()(const CreatureCard& card) const
    {
        for (const Discipline discipline : allDisciplines)
            set(static_cast<Figure>(discipline), card.disciplines[discipline]);
        set(Figure::Energy, card.energy);
        set(Figure::MugicCounters, card.mugicAbility);
        row.elements = card.elements;
        for (const std::string& subtype : card.subtypes)
            addText(row.words, subtype);
        addKeywords(row.words, card.keywords);
    }
    void operator()(const BattlegearCard& card) const { addKeywords(row.words, card.keywords); }
    void operator()(const MugicCard& card) const
    {
        set(Figure::Cost, card.cost.value_or(-1));
        addText(row.words, card.effect.summary.value_or(std::string{}));
    }
    void operator()(const LocationCard& card) const
    {
        if (card.initiative.kind == InitiativeKind::Discipline)
            add(row.words, namesOf(static_cast<Figure>(card.initiative.discipline)));
        if (card.initiative.kind == InitiativeKind::Tribe)
            add(row.words, namesOf(affiliationOf(card.initiative.tribe)));
    }
    void operator()(const AttackCard& card) const
    {
        set(Figure::BuildPoints, card.buildPoints);
        set(Figure::Base, card.attack.base);
        for (const Element element : allElements) {
            if (card.attack.elemental[static_cast<std::size_t>(element)])
                row.elements.add(element);
        }
    }
};

/// A remark is kept as the JSON that it was.
std::string textIn(const std::string& remark)
{
    return remark.size() >= 2 && remark.front() == '"' ? remark.substr(1, remark.size() - 2) : std::string{};
}

} // namespace

CardRow rowOf(const AnyCard& card)
{
    CardRow row;
    row.figures.fill(-1);
    const Card& base = baseOf(card);
    row.kind = kindOf(card);
    row.tribe = affiliationOf(card);
    row.name = QString::fromStdString(base.name);
    row.version = QString::fromStdString(textIn(base.version));
    row.isUnique = base.unique;
    addText(row.words, base.name);
    addText(row.words, base.namePl.value_or(std::string{}));
    addText(row.words, textIn(base.version));
    add(row.words, namesOf(row.kind));
    if (row.kind == CardKind::Creature || row.kind == CardKind::Mugic)
        add(row.words, namesOf(row.tribe));
    std::visit(OwnOf{row}, card);
    for (const Element element : allElements) {
        if (row.elements.has(element))
            add(row.words, namesOf(element));
    }
    if (row.isUnique)
        add(row.words, namesOf(KeywordKind::Unique));
    for (const Ability& ability : base.abilities)
        addText(row.words, ability.summary.value_or(std::string{}));
    addText(row.words, textIn(base.set));
    return row;
}

QString lineOf(const CardRow& row)
{
    int elements = 0;
    for (const Element element : allElements)
        elements |= row.elements.has(element) ? 1 << static_cast<int>(element) : 0;
    QStringList fields{lineVersion,
                       QString::number(static_cast<int>(row.kind)),
                       QString::number(static_cast<int>(row.tribe)),
                       row.name,
                       row.version,
                       QString::number(row.isUnique ? 1 : 0),
                       QString::number(elements),
                       row.words};
    for (const int figure : row.figures)
        fields << QString::number(figure);
    return fields.join(fieldEnd);
}

std::optional<CardRow> rowIn(const QString& line)
{
    const QList<QStringView> fields = QStringView(line).split(fieldEnd);
    if (fields.size() != headFields + static_cast<int>(figureCount) || fields[0] != lineVersion)
        return {};
    const int kind = fields[1].toInt();
    const int tribe = fields[2].toInt();
    if (kind < 0 || kind > static_cast<int>(CardKind::Attack) || tribe < 0 ||
        tribe > static_cast<int>(Affiliation::Marrillian))
        return {};
    CardRow row;
    row.kind = static_cast<CardKind>(kind);
    row.tribe = static_cast<Affiliation>(tribe);
    row.name = fields[3].toString();
    row.version = fields[4].toString();
    row.isUnique = fields[5] == u"1";
    const int elements = fields[6].toInt();
    for (const Element element : allElements) {
        if ((elements & (1 << static_cast<int>(element))) != 0)
            row.elements.add(element);
    }
    row.words = fields[7].toString();
    for (std::size_t i = 0; i < figureCount; ++i)
        row.figures[i] = fields[headFields + static_cast<qsizetype>(i)].toInt();
    return row;
}

int mainFigure(const CardRow& row)
{
    static constexpr std::array figures{Figure::Energy, Figure::Energy, Figure::Cost, Figure::Energy,
                                        Figure::BuildPoints};
    return row[figures[static_cast<std::size_t>(row.kind)]];
}

std::vector<int> found(const std::vector<CardRow>& rows, const CardFilter& filter)
{
    const Asked asked = askedIn(filter.typed);
    const auto fits = [&](const CardRow& row) {
        return (!filter.kind || row.kind == *filter.kind) && (!filter.tribe || row.tribe == *filter.tribe) &&
               std::all_of(asked.conditions.begin(), asked.conditions.end(),
                           [&](const Bound& one) { return one.holds(row); }) &&
               std::all_of(asked.words.begin(), asked.words.end(),
                           [&](const QString& word) { return row.words.contains(word); });
    };
    std::vector<int> places;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (fits(rows[i]))
            places.push_back(static_cast<int>(i));
    }
    if (filter.order == CardFilter::Order::Figure)
        std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
            return mainFigure(rows[static_cast<std::size_t>(a)]) > mainFigure(rows[static_cast<std::size_t>(b)]);
        });
    return places;
}

void sortByName(std::vector<CardRow>& rows)
{
    // The words begin with the folded name.
    std::stable_sort(rows.begin(), rows.end(), [](const CardRow& a, const CardRow& b) { return a.words < b.words; });
}

} // namespace whistle::chaotic
