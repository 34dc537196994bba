// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/book_index.h"

#include "base/contains.h"
#include "search/search_words.h"
#include "search/word_lists.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace whistle {

namespace {

/// What a word counts by where it stands.
constexpr double inTitle = 3;
constexpr double inTerms = 2.5;
constexpr double inText = 1;
constexpr double inSection = 0.6;
/// What nearness to a question of players counts beside all that.
constexpr double asAsked = 4;
/// How much a question's own other words count against it, from 0 to 1.
constexpr double othersOfAsked = 0.2;
/// What a word is worth that only makes a question of the others.
constexpr double emptyShare = 0.3;
/// What a word is worth that means the same.
constexpr double sameMeaning = 0.5;
/// What a word is worth that stands everywhere.
constexpr double leastWeight = 0.3;

/// What is said about a rule counts less than the rule.
double shareOf(RuleKind kind)
{
    switch (kind) {
    case RuleKind::Rule:
        return 1;
    case RuleKind::Reading:
        return 0.75;
    case RuleKind::Example:
        break;
    }
    return 0.4;
}

void keepMost(std::map<std::size_t, double>& values, std::size_t key, double value)
{
    double& known = values[key];
    known = std::max(known, value);
}

} // namespace

BookIndex::BookIndex(const RuleBook& book) : m_book(&book)
{
    for (const Rule& rule : book.rules()) {
        for (const BookLanguage language : book.languages())
            addRow(rule, language);
    }
    settle();
}

void BookIndex::addText(const std::string& text, double worth)
{
    for (const QString& word : wordsOf(QString::fromStdString(text))) {
        const auto number = static_cast<std::size_t>(m_words.add(word));
        m_standing.resize(std::max(m_standing.size(), number + 1));
        m_standing[number].push_back({m_rows.size() - 1, worth});
    }
}

void BookIndex::addRow(const Rule& rule, BookLanguage language)
{
    m_rows.push_back({static_cast<std::size_t>(&rule - m_book->rules().data())});
    const RuleWords& words = rule.words.in(language);
    addText(words.title, inTitle);
    addText(words.text, inText);
    addText(words.reason, inText);
    for (const std::string& example : words.examples)
        addText(example, inText);
    for (const auto& [value, meaning] : words.values)
        addText(meaning, inText);
    if (const RuleSection* section = m_book->section(rule.section))
        addText(section->title.in(language), inSection);
    for (const Term& term : m_book->terms()) {
        if (!contains(term.rules, rule.id))
            continue;
        addText(term.words.in(language).term, inTerms);
        for (const std::string& also : term.words.in(language).also)
            addText(also, inTerms);
    }
    for (const std::string& asked : words.asked) {
        Asked one{m_rows.size() - 1, {}, 0};
        for (const QString& word : wordsOf(QString::fromStdString(asked)))
            one.words.push_back(m_words.add(word));
        m_asked.push_back(std::move(one));
    }
}

void BookIndex::settle()
{
    m_standing.resize(static_cast<std::size_t>(m_words.size()));
    const std::vector<int> numbers = m_words.settle();
    std::vector<std::vector<Stands>> standing(m_standing.size());
    for (std::size_t old = 0; old < numbers.size(); ++old)
        standing[static_cast<std::size_t>(numbers[old])] = std::move(m_standing[old]);
    m_standing = std::move(standing);
    m_askedWith.resize(m_standing.size());
    // In how many rows a word stands, in any form of it.
    std::vector<std::vector<std::size_t>> rowsOfStem(m_standing.size());
    const auto stemOf = [&](int word) { return static_cast<std::size_t>(m_words.stemOfWord(word)); };
    for (int word = 0; word < m_words.size(); ++word) {
        for (const Stands& one : m_standing[static_cast<std::size_t>(word)])
            rowsOfStem[stemOf(word)].push_back(one.row);
    }
    for (Asked& asked : m_asked) {
        for (int& word : asked.words) {
            word = numbers[static_cast<std::size_t>(word)];
            rowsOfStem[stemOf(word)].push_back(asked.row);
        }
    }
    for (std::vector<std::size_t>& rows : rowsOfStem) {
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    }
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
        for (const int word : m_asked[i].words) {
            const double share = isEmptyWord(m_words.word(word)) ? emptyShare : 1;
            m_asked[i].weight += share * std::max(leastWeight, weightOf(rowsOfStem[stemOf(word)].size()));
            m_askedWith[static_cast<std::size_t>(word)].push_back(i);
        }
    }
}

double BookIndex::weightOf(std::size_t rows) const
{
    const double rules = static_cast<double>(m_rows.size()) / static_cast<double>(bookLanguages.size());
    return std::log(1 + rules / (1 + static_cast<double>(rows)));
}

BookIndex::Typed BookIndex::understood(const QString& word) const
{
    std::map<std::size_t, double> near;
    for (const WordIndex::Near& one : m_words.near(word))
        keepMost(near, static_cast<std::size_t>(one.word), one.nearness);
    for (const QString& same : synonymsOf(QString::fromStdString(m_book->game()), word)) {
        for (const WordIndex::Near& one : m_words.sameWord(same))
            keepMost(near, static_cast<std::size_t>(one.word), one.nearness * sameMeaning);
    }
    std::set<std::size_t> rows;
    Typed typed;
    for (const auto& [one, nearness] : near) {
        typed.near.push_back({static_cast<int>(one), nearness});
        for (const Stands& stands : m_standing[one])
            rows.insert(stands.row);
        for (const std::size_t asked : m_askedWith[one])
            rows.insert(m_asked[asked].row);
    }
    typed.weight = weightOf(rows.size());
    return typed;
}

std::vector<BookIndex::Worth> BookIndex::worths(const QStringList& words) const
{
    const bool hasTelling =
        std::any_of(words.begin(), words.end(), [](const QString& word) { return !isEmptyWord(word); });
    double all = 0;                          // what the words are worth together
    std::map<std::size_t, double> inRows;    // what they are worth by row, by where they stand
    std::map<std::size_t, double> hadInRows; // what they are worth by row, wherever they stand
    std::map<std::size_t, double> hadInAsked;
    for (const QString& word : words) {
        const Typed typed = understood(word);
        const double share = hasTelling && isEmptyWord(word) ? emptyShare : 1;
        const double weight = share * std::max(leastWeight, typed.weight);
        all += weight;
        std::map<std::size_t, double> best;
        std::map<std::size_t, double> bestAsked;
        for (const WordIndex::Near& near : typed.near) {
            for (const Stands& stands : m_standing[static_cast<std::size_t>(near.word)])
                keepMost(best, stands.row, near.nearness * stands.worth);
            for (const std::size_t asked : m_askedWith[static_cast<std::size_t>(near.word)])
                keepMost(bestAsked, asked, near.nearness);
        }
        for (const auto& [row, worth] : best) {
            inRows[row] += share * typed.weight * worth;
            hadInRows[row] += weight * std::min(1.0, worth);
        }
        for (const auto& [asked, nearness] : bestAsked)
            hadInAsked[asked] += weight * nearness;
    }
    std::map<std::size_t, double> ofRows;
    for (const auto& [row, worth] : inRows)
        ofRows[row] = worth / all * hadInRows[row] / all;
    std::map<std::size_t, double> nearest; // to what is asked for a row
    for (const auto& [asked, had] : hadInAsked) {
        const Asked& one = m_asked[asked];
        keepMost(nearest, one.row, had / (std::pow(all, 1 - othersOfAsked) * std::pow(one.weight, othersOfAsked)));
    }
    for (const auto& [row, nearness] : nearest)
        ofRows[row] += asAsked * nearness;
    std::vector<Worth> worths; // of a rule: in the language where it is worth most
    for (const auto& [row, worth] : ofRows) {
        const Rule& rule = m_book->rules()[m_rows[row].rule];
        const Worth here{&rule, worth * shareOf(rule.kind)};
        if (worths.empty() || worths.back().rule != &rule)
            worths.push_back(here);
        else
            worths.back().worth = std::max(worths.back().worth, here.worth);
    }
    return worths;
}

} // namespace whistle
