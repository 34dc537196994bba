// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/sentence_values.h"

#include "chaotic/library/any_card.h"
#include "chaotic/library/vocabulary.h"

#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

/// " (?: one| other)", the longest first.
QString anyOf(QStringList names)
{
    std::sort(names.begin(), names.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    QString all;
    for (const QString& name : names)
        all += (all.isEmpty() ? QStringLiteral(" ") : QStringLiteral("| ")) + QRegularExpression::escape(name);
    return QStringLiteral("(?:%1)").arg(all);
}
QString tribeNames()
{
    return anyOf(allNames<Affiliation>().filter(QRegularExpression(QStringLiteral("^(?!generic)"))));
}
QString statName()
{
    return anyOf(allNames<Figure>(5) + namesOfAllDisciplines());
}
QString counterNames()
{
    return anyOf({QStringLiteral("mugic counters"), QStringLiteral("mugic counter"), QStringLiteral("mugic jelzo"),
                  QStringLiteral("mugic jelzok"), QStringLiteral("znacznik magii"), QStringLiteral("znaczniki magii"),
                  QStringLiteral("znacznikow magii"), QStringLiteral("magiczny zeton"),
                  QStringLiteral("magiczne zetony"), QStringLiteral("mugic"), QStringLiteral("magia"),
                  QStringLiteral("mc")});
}

template <class Enum>
Json wordIn(const QString& said)
{
    const std::optional<Enum> found = named<Enum>(said.trimmed());
    return found ? Json(toWord(*found)) : Json();
}
/// "courage power and speed": each by its word.
Json statsIn(const QString& said)
{
    static const QRegularExpression one(statName());
    Json all = Json::array();
    for (auto found = one.globalMatch(said); found.hasNext();) {
        const QString name = found.next().captured().trimmed();
        if (namesOfAllDisciplines().contains(name)) {
            all.push_back(toWord(Stat::AllDisciplines));
        } else {
            const Figure figure = *named<Figure>(name, 5);
            all.push_back(toWord(figure == Figure::Energy ? Stat::Energy : static_cast<Stat>(figure)));
        }
    }
    return all;
}
Json disciplinesIn(const QString& said)
{
    Json all = statsIn(said);
    if (all == Json::array({toWord(Stat::AllDisciplines)})) {
        all = Json::array();
        for (const Discipline discipline : allDisciplines)
            all.push_back(toWord(discipline));
    }
    return all;
}
int countersIn(const QString& said)
{
    static const QRegularExpression one(counterNames());
    static const QRegularExpression number(QStringLiteral("^ (\\d+)"));
    int count = 0;
    for (auto found = one.globalMatch(said); found.hasNext(); found.next())
        ++count;
    const auto told = number.match(said);
    if (told.hasMatch())
        return count == 1 ? told.captured(1).toInt() : 0;
    return count;
}

} // namespace

Json keywordsIn(const QString& said)
{
    static const QRegularExpression element(QStringLiteral("^(%1)(?: :)? (\\d{1,3})").arg(anyOf(allNames<Element>())));
    static const QRegularExpression keyword(QStringLiteral("^(%1)").arg(anyOf(allNames<KeywordKind>())));
    static const QRegularExpression stat(QStringLiteral("^(?: :)?(%1)").arg(statName()));
    static const QRegularExpression number(QStringLiteral("^(?: :)? (\\d{1,3})"));
    static const QRegularExpression immune(QStringLiteral("^(?: to| na)?(%1)").arg(anyOf(allNames<KeywordKind>())));
    static const QRegularExpression link(QStringLiteral("^ (?:and|es|i)(?= )"));
    Json all = Json::array();
    QString rest = said;
    const auto take = [&rest](const QRegularExpression& what) -> std::optional<QString> {
        const auto found = what.match(rest);
        if (!found.hasMatch())
            return {};
        rest = rest.mid(found.capturedLength());
        return found.captured(1);
    };
    bool isUnseen = false; // only an effect of Invisibility
    bool isLast = false;   // how far that goes nobody can say of two
    const auto add = [&](Json one) {
        if (isUnseen)
            one["under"] = toWord(Under::Invisibility);
        isLast = isUnseen;
        isUnseen = false;
        all.push_back(std::move(one));
    };
    while (!rest.isEmpty()) {
        if (isLast)
            return {};
        if (!all.empty())
            (void)take(link);
        const auto ofElement = element.match(rest);
        Json one;
        if (ofElement.hasMatch()) {
            one = {{"keyword", toWord(KeywordKind::ElementX)},
                   {"element", wordIn<Element>(ofElement.captured(1))},
                   {"amount", ofElement.captured(2).toInt()}};
            rest = rest.mid(ofElement.capturedLength());
            add(std::move(one));
            continue;
        }
        const std::optional<QString> name = take(keyword);
        const std::optional<KeywordKind> kind = name ? named<KeywordKind>(name->trimmed()) : std::nullopt;
        if (!kind || *kind == KeywordKind::ElementX || *kind == KeywordKind::Unique ||
            *kind == KeywordKind::RevealAtBeginning || *kind == KeywordKind::Hive)
            return {};
        if (*kind == KeywordKind::Invisibility && rest.startsWith(QStringLiteral(" : ")) && !isUnseen) {
            isUnseen = true;
            rest = rest.mid(2);
            continue;
        }
        one = {{"keyword", toWord(*kind)}};
        if (*kind == KeywordKind::Support || *kind == KeywordKind::Intimidate) { // CH-9.6, CH-9.7 name one
            const std::optional<QString> of = take(stat);
            const Json stats = of ? statsIn(*of) : Json::array();
            if (stats.size() != 1 || stats[0] == toWord(Stat::Energy))
                return {};
            one["discipline"] = stats[0];
        }
        if (*kind == KeywordKind::Immune) {
            const std::optional<QString> to = take(immune);
            if (!to)
                return {};
            one["ability"] = wordIn<KeywordKind>(*to);
        }
        if (one.contains("discipline") || *kind == KeywordKind::Swift || *kind == KeywordKind::Strike ||
            *kind == KeywordKind::Recklessness) {
            const std::optional<QString> amount = take(number);
            if (!amount)
                return {};
            one["amount"] = amount->toInt();
        }
        add(std::move(one));
    }
    return isUnseen || all.empty() ? Json() : all;
}

Slot slotOf(QString name, const QStringList& kinds)
{
    while (!name.isEmpty() && name.back().isDigit())
        name.chop(1);
    if (name == u"n")
        return {QStringLiteral(" (?:\\d{1,3})"), [](const QString& said) { return Json(said.trimmed().toInt()); }};
    if (name == u"disc")
        return {anyOf(allNames<Figure>(4)), [](const QString& said) {
                    return Json(toWord(static_cast<Discipline>(*named<Figure>(said.trimmed(), 4))));
                }};
    if (name == u"stats" || name == u"discs") {
        const QString one = name == u"stats" ? statName() : anyOf(allNames<Figure>(4) + namesOfAllDisciplines());
        return {QStringLiteral("%1(?:(?: and| es| i)?%1)*").arg(one), name == u"stats" ? statsIn : disciplinesIn};
    }
    if (name == u"elem")
        return {anyOf(allNames<Element>()), [](const QString& said) { return wordIn<Element>(said); }};
    if (name == u"tribe")
        return {tribeNames(), [](const QString& said) { return wordIn<Affiliation>(said); }};
    if (name == u"mc")
        return {QStringLiteral("(?: \\d{1,2})?%1+").arg(counterNames()), [](const QString& said) {
                    const int count = countersIn(said);
                    return count > 0 ? Json(count) : Json();
                }};
    if (name == u"kws")
        return {QStringLiteral("(?: \\S+)+"), keywordsIn};
    if (name == u"subtype")
        return {anyOf(kinds), [](const QString& said) {
                    const QString word = said.trimmed();
                    return Json((word.left(1).toUpper() + word.mid(1)).toStdString());
                }};
    const auto nothing = [](const QString&) { return Json(true); };
    if (name == u"self")
        return {anyOf({QStringLiteral("itself"), QStringLiteral("this creature"), QStringLiteral("this battlegear"),
                       QStringLiteral("this location"), QStringLiteral("this card")}),
                nothing};
    // The name of a keyword, in any language.
    return {anyOf(namesOf(fromWord<KeywordKind>(name.toStdString()).value_or(KeywordKind::Unique))), nothing};
}

} // namespace whistle::chaotic
