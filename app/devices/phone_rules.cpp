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
    for (const std::string& each : ids) {
        const RuleWords& words = book->find(each)->words.in(language);
        rules.push_back({{"rule", each}, {"title", words.title}, {"text", words.text}});
    }
    const QString number = QString::fromStdString(of->id).section(u'-', 1);
    return {
        {"is", "section"},
        {"title", QStringLiteral("%1 %2").arg(number, QString::fromStdString(of->title.in(language))).toStdString()},
        {"rules", std::move(rules)},
        {"entries", Json::array()}};
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
