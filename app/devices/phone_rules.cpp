// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/phone_rules.h"

#include "base/contains.h"
#include "base/first.h"
#include "devices/phone_json.h"
#include "devices/phone_table.h"
#include "look/readers_language.h"

#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr int mostHits = 20;
constexpr int longestSearch = 200;
/// A part of a book ends behind the section that makes it so long.
constexpr std::size_t partOfBook = 24 * 1024;

std::string titleOf(const RuleSection& section, BookLanguage language)
{
    const QString number = QString::fromStdString(section.id).section(u'-', 1);
    return QStringLiteral("%1 %2").arg(number, QString::fromStdString(section.title.in(language))).toStdString();
}

Json ruleJson(const Rule& rule, BookLanguage language)
{
    const RuleWords& words = rule.words.in(language);
    return {{"rule", rule.id}, {"title", words.title}, {"text", words.text}};
}

} // namespace

void PhoneRules::prepare()
{
    if (!m_search)
        m_search = std::make_unique<RuleSearch>(m_books);
}

Json PhoneRules::find(const Json& asked)
{
    prepare();
    const QString typed = QString::fromStdString(valueIn(asked, "words", std::string())).left(longestSearch);
    const RuleFindings found = m_search->find(typed, mostHits);
    Json hits = Json::array();
    for (const RuleHit& hit : found.rules) {
        const RuleWords& words = hit.rule->words.in(readersLanguage());
        Json marks = Json::array();
        for (const WordPlace& place : found.marksIn(QString::fromStdString(words.text), readersLanguage()))
            marks.push_back({place.at, place.length});
        hits.push_back({{"rule", hit.rule->id}, {"title", words.title}, {"text", words.text}, {"marks", marks}});
    }
    return {{"is", "rules"}, {"found", found.words.join(QLatin1Char(' ')).toStdString()}, {"hits", std::move(hits)}};
}

const RuleBook* PhoneRules::bookWith(const std::string& rule) const
{
    for (const QString& name : m_books) {
        const RuleBook* book = RuleBook::of(name);
        if (book && book->find(rule))
            return book;
    }
    return nullptr;
}

Json PhoneRules::section(const Json& asked) const
{
    const std::string id = valueIn(asked, "rule", std::string());
    const RuleBook* book = bookWith(id);
    const RuleSection* of = book ? book->section(book->find(id)->section) : nullptr;
    if (!of)
        return sorry(PhoneTable::tr("The rulebook has no such rule."));
    const BookLanguage language = readersLanguage();
    Json rules = Json::array();
    std::vector<std::string> ids = of->rules;
    if (!contains(ids, id))
        ids.push_back(id); // a reading, an example
    for (const std::string& each : ids)
        rules.push_back(ruleJson(*book->find(each), language));
    return {
        {"is", "section"}, {"title", titleOf(*of, language)}, {"rules", std::move(rules)}, {"entries", Json::array()}};
}

Json PhoneRules::readAll(const Json& asked) const
{
    const int from = valueIn(asked, "from", 0);
    const BookLanguage language = readersLanguage();
    Json sections = Json::array();
    std::size_t length = 0;
    int index = 0;
    for (const QString& name : m_books) {
        const RuleBook* book = RuleBook::of(name);
        for (const RuleSection& one : book ? book->sections() : std::vector<RuleSection>()) {
            if (index++ < from)
                continue;
            if (length > partOfBook)
                return {{"is", "book"},
                        {"language", readersLanguageCode()},
                        {"sections", std::move(sections)},
                        {"next", index - 1}};
            Json told{{"title", titleOf(one, language)}, {"rules", Json::array()}};
            for (const Rule& rule : book->rules()) {
                if (rule.section == one.id)
                    told["rules"].push_back(ruleJson(rule, language));
            }
            length += told.dump().size();
            sections.push_back(std::move(told));
        }
    }
    return {{"is", "book"}, {"language", readersLanguageCode()}, {"sections", std::move(sections)}, {"next", 0}};
}

Json PhoneRules::section(const Json& asked, const Match& match, int revision, const std::vector<LogLine>& lines)
{
    Json told = section(asked);
    const RuleBook* book = bookWith(valueIn(asked, "rule", std::string()));
    if (!book || told.at("is") != "section")
        return told;
    if (m_marksAt != revision) {
        m_marks = marksOf(match, *book);
        m_marksAt = revision;
    }
    for (const Json& rule : told.at("rules")) {
        const std::string id = rule.at("rule");
        const auto cited = m_marks.cited.find(id);
        if (cited == m_marks.cited.end() || cited->second.empty())
            continue;
        const CitingEntry& last = cited->second.back();
        const LogLine* line = firstWith(lines, &LogLine::number, last.number);
        if (line && !line->withdrawn)
            told["entries"].push_back({{"rule", id},
                                       {"entry", last.number},
                                       {"number", last.place},
                                       {"seat", line->seat},
                                       {"words", line->sentence.toStdString()}});
    }
    return told;
}

} // namespace whistle
