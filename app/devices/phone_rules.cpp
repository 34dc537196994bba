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

Json PhoneRules::find(const Json& asked)
{
    if (!m_search)
        m_search = std::make_unique<RuleSearch>(QStringList{m_game});
    const QString typed = QString::fromStdString(valueIn(asked, "words", std::string())).left(longestSearch);
    const RuleFindings found = m_search->find(typed, m_game, mostHits);
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

Json PhoneRules::section(const Json& asked, const Match& match, int revision, const std::vector<LogLine>& lines)
{
    const RuleBook* rulebook = RuleBook::of(m_game);
    const Rule* rule = rulebook ? rulebook->find(valueIn(asked, "rule", std::string())) : nullptr;
    const RuleSection* of = rule ? rulebook->section(rule->section) : nullptr;
    if (!of)
        return sorry(PhoneTable::tr("The rulebook has no such rule."));
    const BookLanguage language = readersLanguage();
    Json rules = Json::array();
    Json entries = Json::array();
    if (m_marksAt != revision) {
        m_marks = marksOf(match, *rulebook);
        m_marksAt = revision;
    }
    std::vector<std::string> ids = of->rules;
    if (!contains(ids, rule->id))
        ids.push_back(rule->id); // a reading, an example
    for (const std::string& id : ids) {
        const Rule* one = rulebook->find(id);
        const RuleWords& words = one->words.in(language);
        rules.push_back({{"rule", id}, {"title", words.title}, {"text", words.text}});
        const auto cited = m_marks.cited.find(id);
        if (cited == m_marks.cited.end() || cited->second.empty())
            continue;
        const CitingEntry& last = cited->second.back();
        const LogLine* line = firstWith(lines, &LogLine::number, last.number);
        if (line && !line->withdrawn)
            entries.push_back({{"rule", id},
                               {"entry", last.number},
                               {"number", last.place},
                               {"seat", line->seat},
                               {"words", line->sentence.toStdString()}});
    }
    const QString number = QString::fromStdString(of->id).section(u'-', 1);
    return {
        {"is", "section"},
        {"title", QStringLiteral("%1 %2").arg(number, QString::fromStdString(of->title.in(language))).toStdString()},
        {"rules", std::move(rules)},
        {"entries", std::move(entries)}};
}

} // namespace whistle
