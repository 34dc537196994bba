// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/question_search.h"

#include "disputes/ruling_text.h"
#include "look/readers_language.h"

#include <algorithm>

namespace whistle {

namespace {

/// What the keys and words of a shape are called.
void collect(const Labels& labels, const Shape& shape, const std::string& key, QStringList& words)
{
    const ShapeParts& parts = shape.parts();
    for (const std::string& word : parts.words)
        words << labels.word(key, word);
    for (const ShapeKey& one : parts.keys) {
        words << labels.key(key, one.name);
        collect(labels, one.shape, one.name, words);
    }
    for (const Shape& inner : parts.shapes)
        collect(labels, inner, key, words);
}

/// Whether the words of the phrase follow each other there, each at least begun.
bool stands(const Phrase& phrase, const QStringList& words)
{
    const auto isBegun = [](const QString& word, const QString& stem) { return word.startsWith(stem); };
    return !phrase.isEmpty() &&
           std::search(words.begin(), words.end(), phrase.begin(), phrase.end(), isBegun) != words.end();
}

} // namespace

const QStringList& QuestionSearch::wordsOfQuestion(const DisputeGame& game, const Question& question)
{
    const auto known = m_words.find(&question);
    if (known != m_words.end())
        return known->second;
    QStringList said{questionTitle(game, question), Text{question.summary}.render(), Text{game.game->name}.render()};
    collect(game.game->guide.labels, question.input, {}, said);
    said.removeDuplicates();
    return m_words[&question] = wordsOf(said.join(QStringLiteral(" . ")));
}

std::vector<Phrase> QuestionSearch::phrasesOf(const DisputeGame& game, const QString& typed)
{
    std::vector<Phrase> phrases{wordsOf(typed)};
    if (typed.trimmed().size() < 3)
        return phrases;
    phrases.push_back(phraseOf(typed));
    if (!m_rules) {
        QStringList ids;
        for (const DisputeGame& one : m_games)
            ids << QString::fromStdString(one.game->id);
        m_rules = std::make_unique<RuleSearch>(ids);
    }
    for (const TermHit& hit : m_rules->find(typed, QString::fromStdString(game.game->id)).terms) {
        const TermWords& words = hit.term->words.in(readersLanguage());
        phrases.push_back(phraseOf(QString::fromStdString(words.term)));
        for (const std::string& also : words.also)
            phrases.push_back(phraseOf(QString::fromStdString(also)));
    }
    return phrases;
}

bool QuestionSearch::finds(const DisputeGame& game, const Question& question, const QString& typed)
{
    if (typed.trimmed().isEmpty())
        return true;
    const QStringList& words = wordsOfQuestion(game, question);
    const std::vector<Phrase> phrases = phrasesOf(game, typed);
    return std::any_of(phrases.begin(), phrases.end(), [&](const Phrase& phrase) { return stands(phrase, words); });
}

bool QuestionSearch::isTitle(const DisputeGame& game, const Question& question, const QString& typed)
{
    const QStringList title = wordsOf(questionTitle(game, question));
    return stands(wordsOf(typed), title) || stands(phraseOf(typed), title);
}

} // namespace whistle
