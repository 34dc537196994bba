// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/word_lists.h"

#include "base/json.h"
#include "rulebook/rule_files.h"
#include "search/search_words.h"

#include <QHash>
#include <QSet>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

using Synonyms = QHash<QString, QStringList>; ///< by stem

void add(Synonyms& synonyms, const Json& groups)
{
    for (const Json& group : groups) {
        QStringList words;
        for (const Json& word : group)
            words << folded(QString::fromStdString(word.get<std::string>()));
        for (const QString& word : words)
            synonyms[stemOf(word)] << words;
    }
}

} // namespace

bool isEmptyWord(const QString& word)
{
    static const QSet<QString> all = [] {
        QSet<QString> words;
        const Json lists = Json::parse(ruleFile(QStringLiteral("empty-words.json")));
        for (const Json& list : lists) {
            for (const Json& one : list)
                words.insert(QString::fromStdString(one.get<std::string>()));
        }
        return words;
    }();
    return all.contains(word);
}

QStringList synonymsOf(const QString& game, const QString& word)
{
    static const QHash<QString, Synonyms> all = [] {
        QHash<QString, Synonyms> games;
        const Json lists = Json::parse(ruleFile(QStringLiteral("synonyms.json")));
        for (const auto& [id, languages] : lists.items()) {
            for (const Json& groups : languages)
                add(games[QString::fromStdString(id)], groups);
        }
        return games;
    }();
    const QString stem = stemOf(word);
    return all[QStringLiteral("all")].value(stem) + all[game].value(stem);
}

} // namespace whistle
