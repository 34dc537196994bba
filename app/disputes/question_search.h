// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "search/rule_search.h"

#include <memory>

namespace whistle {

/// Finds questions by what they ask for and by the words of the rulebooks: who types "wildcard", or a term in another
/// language, finds the questions that speak of it.
class QuestionSearch {
public:
    /// The games outlive the search.
    explicit QuestionSearch(const std::vector<DisputeGame>& games) : m_games(games) {}
    /// Whether the question is about what was typed. Words may stand with another ending, or be only begun.
    [[nodiscard]] bool finds(const DisputeGame& game, const Question& question, const QString& typed);
    /// Whether its very title is about it.
    [[nodiscard]] static bool isTitle(const DisputeGame& game, const Question& question, const QString& typed);
    /// The reader's language is another.
    void forget() { m_words.clear(); }

private:
    /// Each of the phrases would do.
    [[nodiscard]] std::vector<Phrase> phrasesOf(const DisputeGame& game, const QString& typed);
    /// Title, line, and the words of all that the question asks for.
    [[nodiscard]] const QStringList& wordsOfQuestion(const DisputeGame& game, const Question& question);

    const std::vector<DisputeGame>& m_games;
    std::unique_ptr<RuleSearch> m_rules; ///< made with the first search
    std::map<const Question*, QStringList> m_words;
};

} // namespace whistle
