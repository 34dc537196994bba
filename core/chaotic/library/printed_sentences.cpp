// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/printed_sentences.h"

#include "base/plain_text.h"
#include "chaotic/library/vocabulary.h"
#include "search/search_words.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}

// --- how a sentence is looked at ---

/// Without the signs of card databases: ":fire:Fire 5" is "Fire 5", ":genericmugic::genericmugic:" two Mugic counters.
QString withoutSigns(QString text)
{
    static const QRegularExpression counters(QStringLiteral(":[a-z]+mugic(\\d*):(?:\\s*Mugic counters?)?"),
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression sign(
        QStringLiteral(":(fire|air|earth|water|courage|power|wisdom|speed):(\\s*)(\\w*)"),
        QRegularExpression::CaseInsensitiveOption);
    text.replace(counters, QStringLiteral(" \\1 Mugic counter "));
    for (auto found = sign.match(text); found.hasMatch(); found = sign.match(text, found.capturedStart())) {
        const bool isSaid = found.captured(3).compare(found.captured(1), Qt::CaseInsensitive) == 0;
        text.replace(found.capturedStart(), found.capturedLength(),
                     isSaid ? found.captured(3) : found.captured(1) + found.captured(2) + found.captured(3));
    }
    return text.simplified();
}

/// Its words, folded, each behind a blank: " fire 5". Colons and the signs before numbers are words.
QString canonical(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[\\w']+|:|[+\\-](?=\\s*\\d)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QString plain = text;
    plain.replace(QChar(0x2212), u'-').replace(QChar(0x2019), u'\'');
    QString words;
    for (auto all = word.globalMatch(folded(plain)); all.hasNext();)
        words += u' ' + all.next().captured();
    return words;
}

/// As it calls itself: by its whole name, or by what stands before a comma or a bracket.
QString withItself(QString words, const QString& cardName)
{
    const qsizetype end = cardName.indexOf(QRegularExpression(QStringLiteral("[,(]")));
    for (const QString& name : {cardName, cardName.left(end)}) {
        const QString called = canonical(name);
        // A name that is a word of the rules may mean that word.
        static const QRegularExpression ofRules(QStringLiteral(
            "^(?: (?:the|a|all|target|opposing|engaged|equipped|creature|creatures|attack|attacks|damage|mugic|"
            "counter|battlegear|location|energy))+$"));
        if (called.size() < 4 || named<KeywordKind>(called.trimmed(), 14) || named<Element>(called.trimmed(), 4) ||
            ofRules.match(called).hasMatch())
            continue;
        const QRegularExpression whole(QRegularExpression::escape(called) + QStringLiteral("(?= |$)"));
        words.replace(whole, QStringLiteral(" itself"));
    }
    return words;
}

// --- the places in a pattern that stand for a value ---

/// " (?: one| other)", the longest first.
QString anyOf(QStringList names)
{
    std::sort(names.begin(), names.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    QString all;
    for (const QString& name : names)
        all += (all.isEmpty() ? QStringLiteral(" ") : QStringLiteral("| ")) + QRegularExpression::escape(name);
    return QStringLiteral("(?:%1)").arg(all);
}
template <class Enum>
QStringList allNames(int count)
{
    QStringList names;
    for (int i = 0; i < count; ++i)
        names << namesOf(static_cast<Enum>(i));
    return names;
}
QString tribeNames()
{
    return anyOf(allNames<Affiliation>(6).filter(QRegularExpression(QStringLiteral("^(?!generic)"))));
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
Json wordIn(const QString& said, int count)
{
    const std::optional<Enum> found = named<Enum>(said.trimmed(), count);
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

/// "Swift 1", "Support Courage 5", "Immune to Invisibility", one after the other, and nothing else.
Json keywordsIn(const QString& said)
{
    static const QRegularExpression element(QStringLiteral("^(%1)(?: :)? (\\d{1,3})").arg(anyOf(allNames<Element>(4))));
    static const QRegularExpression keyword(QStringLiteral("^(%1)").arg(anyOf(allNames<KeywordKind>(14))));
    static const QRegularExpression stat(QStringLiteral("^(?: :)?(%1)").arg(statName()));
    static const QRegularExpression number(QStringLiteral("^(?: :)? (\\d{1,3})"));
    static const QRegularExpression immune(QStringLiteral("^(?: to| na)?(%1)").arg(anyOf(allNames<KeywordKind>(14))));
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
                   {"element", wordIn<Element>(ofElement.captured(1), 4)},
                   {"amount", ofElement.captured(2).toInt()}};
            rest = rest.mid(ofElement.capturedLength());
            add(std::move(one));
            continue;
        }
        const std::optional<QString> name = take(keyword);
        const std::optional<KeywordKind> kind = name ? named<KeywordKind>(name->trimmed(), 14) : std::nullopt;
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
            one["ability"] = wordIn<KeywordKind>(*to, 14);
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

struct Slot {
    QString pattern;
    Json (*value)(const QString& said); ///< null: it cannot be
};
/// `kinds`: what creatures can be beside their tribe.
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
        return {anyOf(allNames<Element>(4)), [](const QString& said) { return wordIn<Element>(said, 4); }};
    if (name == u"tribe")
        return {tribeNames(), [](const QString& said) { return wordIn<Affiliation>(said, 6); }};
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

// --- the grammar ---

struct Pattern {
    QRegularExpression words;
    std::vector<std::pair<std::string, Slot>> slots_; ///< in the order of their places
};
using Values = std::map<std::string, Json>;

/// "[x]" may be left out, "(a|b)" is one of them, "<n>" a value.
Pattern compiled(const QString& says, bool isLead, const QStringList& kinds)
{
    Pattern pattern;
    QString made;
    static const QRegularExpression part(QStringLiteral("<(\\w+)>|[\\[\\]()|]|[^\\s\\[\\]()|<>]+"));
    for (auto parts = part.globalMatch(says); parts.hasNext();) {
        const auto one = parts.next();
        const QString said = one.captured();
        if (const QString name = one.captured(1); !name.isEmpty()) {
            pattern.slots_.emplace_back(name.toStdString(), slotOf(name, kinds));
            made += QStringLiteral("(%1)").arg(pattern.slots_.back().second.pattern);
        } else if (said == u"[" || said == u"(") {
            made += QStringLiteral("(?:");
        } else if (said == u"]") {
            made += QStringLiteral(")?");
        } else if (said == u")" || said == u"|") {
            made += said;
        } else {
            made += QStringLiteral(" ") + QRegularExpression::escape(said);
        }
    }
    pattern.words.setPattern(u'^' + made + (isLead ? QStringLiteral("(?= |$)") : QStringLiteral("$")));
    return pattern;
}

class Phrasing {
public:
    Phrasing(const Json& json, bool isLead, const QStringList& kinds) : m_means(json)
    {
        for (const Json& says : json.at("says"))
            m_patterns.push_back(compiled(qt(says.get<std::string>()), isLead, kinds));
    }
    [[nodiscard]] bool isOn(CardKind kind) const
    {
        const auto on = m_means.find("on");
        return on == m_means.end() || std::find(on->begin(), on->end(), Json(toWord(kind))) != on->end();
    }
    [[nodiscard]] bool means(const char* what) const { return m_means.contains(what); }
    /// What it means there, with the values of the words; none: it is not so.
    [[nodiscard]] std::optional<Json> read(const QString& words, const char* what) const
    {
        const std::optional<std::pair<Values, qsizetype>> found = match(words);
        return found && means(what) ? std::optional(filled(m_means.at(what), found->first)) : std::nullopt;
    }
    /// The values, and how long the words are that it stands for.
    [[nodiscard]] std::optional<std::pair<Values, qsizetype>> match(const QString& words) const
    {
        for (const Pattern& pattern : m_patterns) {
            const auto found = pattern.words.match(words);
            if (!found.hasMatch())
                continue;
            Values values;
            bool isSound = true;
            for (std::size_t i = 0; i < pattern.slots_.size(); ++i) {
                const QString said = found.captured(static_cast<int>(i) + 1);
                if (said.isEmpty())
                    continue;
                Json value = pattern.slots_[i].second.value(said);
                isSound = isSound && !value.is_null();
                values[pattern.slots_[i].first] = std::move(value);
            }
            if (isSound)
                return std::pair(std::move(values), found.capturedLength());
        }
        return {};
    }
    [[nodiscard]] Json filled(const Json& what, const Values& values) const
    {
        if (what.is_string()) {
            const std::string& said = what.get_ref<const std::string&>();
            const auto value =
                said.size() > 2 && said.front() == '<' ? values.find(said.substr(1, said.size() - 2)) : values.end();
            return value != values.end() ? value->second : what;
        }
        if (what.is_object()) {
            Json made = Json::object();
            for (const auto& [key, value] : what.items())
                made[key] = filled(value, values);
            return made;
        }
        if (!what.is_array())
            return what;
        Json made = Json::array();
        for (const Json& one : what) {
            Json item = filled(one, values);
            const auto stat = item.is_object() ? item.find("stat") : item.end();
            if (!item.is_object() || stat == item.end() || !stat->is_array()) {
                made.push_back(std::move(item));
                continue;
            }
            for (const Json& each : Json(*stat)) { // one change for each
                item["stat"] = each;
                made.push_back(item);
            }
        }
        return made;
    }
    [[nodiscard]] const Json& means() const { return m_means; }

private:
    Json m_means;
    std::vector<Pattern> m_patterns;
};

struct Grammar {
    std::vector<Phrasing> leads;
    std::vector<Phrasing> clauses;
    QStringList hanging;
    QStringList mayHang;
    QStringList reminders;
    QStringList kinds;
};

const Grammar& grammar()
{
    static const Grammar all = [] {
        Grammar made;
        QFile file(QStringLiteral(":/packs/chaotic/sentences.json"));
        (void)file.open(QIODevice::ReadOnly);
        const Checked<Json> json = parseJson(file.readAll().toStdString());
        if (!json)
            return made;
        QStringList kinds;
        for (const Json& one : json->at("kinds_of_creatures"))
            kinds << qt(one.get<std::string>());
        for (const Json& one : json->at("leads"))
            made.leads.emplace_back(one, true, kinds);
        for (const Json& one : json->at("clauses"))
            made.clauses.emplace_back(one, false, kinds);
        const auto read = [&](const char* key) {
            QStringList words;
            for (const Json& one : json->at(key))
                words << canonical(qt(one.get<std::string>()));
            return words;
        };
        made.hanging = read("hangs_on_the_one_before");
        made.mayHang = read("may_hang_on_the_one_before");
        made.reminders = read("reminders");
        made.kinds = kinds;
        return made;
    }();
    return all;
}

/// What the words mean in such a place of a card; none: they are not understood.
std::optional<Json> clauseIn(CardKind kind, const QString& words, const char* what)
{
    for (const Phrasing& clause : grammar().clauses) {
        if (!clause.isOn(kind) || !clause.means(what))
            continue;
        if (std::optional<Json> found = clause.read(words, what))
            return found;
    }
    return {};
}

Json listOf(const char* key, Json one)
{
    return {{key, Json::array({std::move(one)})}};
}

/// Behind its lead: a cost, a moment, a condition.
std::optional<SentenceMeaning> behindLead(const Phrasing& lead, const Values& values, CardKind kind,
                                          const QString& rest, const QString& restWords)
{
    if (lead.means("under")) {
        // Two that nothing joins may be two sentences, and so may two in quotation marks.
        const bool isJoined =
            !rest.contains(u'"') && (rest.contains(u',') || restWords.contains(QStringLiteral(" and ")));
        if (const Json keywords = keywordsIn(restWords); !keywords.is_null() && (keywords.size() == 1 || isJoined)) {
            Json all = Json::array();
            for (Json one : keywords) {
                one["under"] = lead.means().at("under");
                all.push_back(std::move(one));
            }
            return SentenceMeaning{{{"keywords", std::move(all)}}, true, true};
        }
    }
    if (lead.means("conditions")) {
        const std::optional<Json> outcomes = clauseIn(kind, restWords, "outcomes");
        if (!outcomes)
            return SentenceMeaning{Json(), false, true};
        return SentenceMeaning{listOf("effects", {{"conditions", lead.filled(lead.means().at("conditions"), values)},
                                                  {"outcomes", *outcomes}}),
                               true, true};
    }
    if (!lead.means("ability"))
        return {};
    Json ability = lead.filled(lead.means().at("ability"), values);
    ability["summary"] = rest.toStdString();
    std::optional<Json> does = clauseIn(kind, restWords, "ability");
    const bool isActivated = ability.at("kind") == toWord(AbilityKind::Activated);
    if (does && !isActivated && does->dump().find("\"modifiers\"") == std::string::npos)
        does.reset(); // only what is used by somebody has a target
    if (does && !isActivated && does->dump().find("\"target\"") != std::string::npos)
        does.reset();
    if (!does)
        return SentenceMeaning{listOf("abilities", std::move(ability)), false, true};
    ability.update(*does);
    return SentenceMeaning{listOf("abilities", std::move(ability)), true, true};
}

/// As it is printed behind its colon, or behind the comma after its moment.
QString behindLead(const QString& sentence)
{
    const qsizetype colon = sentence.indexOf(u':');
    const qsizetype end = colon >= 0 ? colon : sentence.indexOf(u',');
    return sentence.mid(end + 1).trimmed();
}

bool adds(Json& into, const Json& more)
{
    for (const auto& [key, value] : more.items()) {
        const auto known = into.find(key);
        const bool isNew = known == into.end() || known->is_null() || *known == Json(false);
        if (isNew) {
            into[key] = value;
        } else if (known->is_array() && value.is_array()) {
            known->insert(known->end(), value.begin(), value.end());
        } else if (known->is_object() && value.is_object()) {
            if (!adds(*known, value))
                return false;
        } else if (*known != value) {
            return false;
        }
    }
    return true;
}

} // namespace

QStringList printedSentences(const QString& text)
{
    QStringList all;
    QString one;
    const bool hasQuotes = text.count(u'"') % 2 == 0;
    bool isQuoted = false;
    int brackets = 0;
    const auto end = [&] {
        const QString sentence = one.trimmed();
        one.clear();
        if (std::none_of(sentence.begin(), sentence.end(), [](QChar sign) { return sign.isLetterOrNumber(); }))
            return;
        if (sentence.startsWith(u'(') && !all.isEmpty())
            all.back() += u' ' + sentence;
        else
            all << sentence;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        const QChar next = i + 1 < text.size() ? text[i + 1] : QChar();
        if (letter == u'\n' || letter == u'\r') {
            const QString rest = text.mid(i).trimmed();
            if (!rest.isEmpty() && (rest.front().isLower() || rest.front().isDigit())) {
                one += u' '; // the sentence goes on
                continue;
            }
            brackets = 0;
            isQuoted = false;
            end();
            continue;
        }
        if (letter == u';' && !isQuoted && brackets == 0) {
            end();
            continue;
        }
        one += letter;
        if (letter == u'"' && hasQuotes) {
            isQuoted = !isQuoted;
            const bool isEnd = !isQuoted && i > 0 && text[i - 1] == u'.';
            if (isEnd)
                end();
        } else if (letter == u'(') {
            ++brackets;
        } else if (letter == u')') {
            brackets = std::max(0, brackets - 1);
            if (brackets == 0 && i > 0 && text[i - 1] == u'.')
                end();
        } else if (letter == u'.' && !isQuoted && brackets == 0 && !next.isDigit()) {
            end();
        }
    }
    end();
    return all;
}

const QStringList& kindsOfCreatures()
{
    return grammar().kinds;
}

Hanging hangingOf(const QString& sentence)
{
    const QString words = canonical(withoutSigns(sentence)) + u' ';
    const QStringList& hanging = grammar().hanging;
    const QStringList& mayHang = grammar().mayHang;
    if (std::any_of(hanging.begin(), hanging.end(),
                    [&](const QString& begin) { return words.startsWith(begin + u' '); }))
        return Hanging::Does;
    return std::any_of(mayHang.begin(), mayHang.end(), [&](const QString& one) { return words.contains(one + u' '); })
               ? Hanging::May
               : Hanging::DoesNot;
}

SentenceMeaning meaningOf(CardKind kind, const QString& cardName, const QString& sentence)
{
    QString plain = withoutSigns(sentence);
    // A reminder says what the rules say anyhow; any other bracket may restrict what stands before it.
    static const QRegularExpression bracket(QStringLiteral("\\(([^()]*)\\)?$"));
    if (const auto found = bracket.match(plain); found.hasMatch()) {
        const QString words = canonical(found.captured(1));
        const QStringList& known = grammar().reminders;
        if (std::any_of(known.begin(), known.end(), [&](const QString& begin) { return words.startsWith(begin); }))
            plain = plain.left(found.capturedStart()).trimmed();
    }
    while (plain.endsWith(u'.') && plain.count(u'"') % 2 == 0)
        plain.chop(1);
    const QString words = withItself(canonical(plain), cardName);
    if (std::optional<Json> card = clauseIn(kind, words, "card"))
        return {std::move(*card), true};
    if (kind == CardKind::Mugic) {
        if (std::optional<Json> effect = clauseIn(kind, words, "effect"))
            return {{{"effect", std::move(*effect)}}, true};
    }
    if (kind == CardKind::Attack) {
        if (const std::optional<Json> outcomes = clauseIn(kind, words, "outcomes"))
            return {listOf("effects", {{"outcomes", *outcomes}}), true};
    }
    std::optional<SentenceMeaning> inPart;
    for (const Phrasing& lead : grammar().leads) {
        const auto found = lead.isOn(kind) ? lead.match(words) : std::nullopt;
        if (!found || found->second == words.size())
            continue;
        std::optional<SentenceMeaning> meant =
            behindLead(lead, found->first, kind, behindLead(plain), words.mid(found->second));
        if (meant && meant->isWhole)
            return std::move(*meant);
        if (meant && !inPart)
            inPart = std::move(meant);
    }
    if (inPart && !inPart->card.is_null())
        return std::move(*inPart);
    Json ability{{"kind", toWord(AbilityKind::Innate)}, {"summary", plain.toStdString()}};
    for (const Phrasing& clause : grammar().clauses) {
        const std::optional<Json> does =
            clause.isOn(kind) && clause.means("innate") ? clause.read(words, "ability") : std::nullopt;
        if (does) {
            ability.update(*does);
            return {listOf("abilities", std::move(ability)), true};
        }
    }
    return {listOf("abilities", std::move(ability)), false, inPart.has_value()};
}

bool addMeaning(Json& card, const Json& meaning)
{
    Json more = card;
    if (!adds(more, meaning))
        return false;
    Json named = more;
    named["name"] = "?"; // it may still have to get one
    if (!problemsOf(named).empty())
        return false;
    card = std::move(more);
    return true;
}

} // namespace whistle::chaotic
