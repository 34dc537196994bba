// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/rule_search.h"

#include "search/word_lists.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

/// Fewer letters begin too many terms.
constexpr int leastOfTerm = 3;
/// A single letter begins nearly everything: it says nothing yet.
constexpr int leastOfWord = 2;
/// What is worth less than this part of the best is left out.
constexpr double leastShare = 0.2;

std::vector<std::string> namesOf(const TermWords& words)
{
    std::vector<std::string> names{words.term};
    names.insert(names.end(), words.also.begin(), words.also.end());
    return names;
}

/// Whether these are forms of the same words: each has the other's stem.
bool sameWords(const QStringList& some, const QStringList& others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(), [](const QString& a, const QString& b) {
        return a == b || (a.front() == b.front() && a.startsWith(stemOf(b)) && b.startsWith(stemOf(a)));
    });
}

/// Whether each typed word begins a word of the name.
bool begins(const QStringList& typed, const QStringList& name)
{
    return std::all_of(typed.begin(), typed.end(), [&](const QString& word) {
        return std::any_of(name.begin(), name.end(), [&](const QString& other) { return other.startsWith(word); });
    });
}

} // namespace

std::vector<WordPlace> RuleFindings::marksIn(const QString& text, BookLanguage language) const
{
    std::vector<Phrase> phrases;
    for (const QString& word : words) {
        const Phrase whole{word};
        phrases.push_back(whistle::marksIn(text, {whole}).empty() ? Phrase{stemOf(word)} : whole);
    }
    for (const TermHit& hit : terms)
        phrases.push_back(phraseOf(QString::fromStdString(hit.term->words.in(language).term)));
    return whistle::marksIn(text, phrases);
}

RuleSearch::RuleSearch(const QStringList& games)
{
    for (const QString& game : games) {
        const RuleBook* book = RuleBook::of(game);
        if (book == nullptr)
            continue;
        m_books.emplace_back(*book);
        for (const Term& term : book->terms()) {
            TermPlace place{book, &term, {}};
            for (const BookLanguage language : book->languages()) {
                for (const std::string& name : namesOf(term.words.in(language)))
                    place.names.push_back(wordsOf(QString::fromStdString(name)));
            }
            m_terms.push_back(std::move(place));
        }
    }
}

std::vector<const BookIndex*> RuleSearch::booksOf(const QString& game) const
{
    std::vector<const BookIndex*> books;
    for (const BookIndex& one : m_books) {
        if (game.isEmpty() || one.book().game() == game.toStdString())
            books.push_back(&one);
    }
    return books;
}

QString RuleSearch::meantBy(const QString& word, const std::vector<const BookIndex*>& books)
{
    const bool stands = std::any_of(books.begin(), books.end(), [&](const BookIndex* one) {
        return one->words().isBegun(word) || one->words().isBegun(stemOf(word));
    });
    if (stands || isEmptyWord(word))
        return {};
    QString nearest;
    for (const BookIndex* one : books) {
        if (const QString near = one->words().slipFrom(word); near.size() > nearest.size())
            nearest = near;
    }
    return nearest;
}

RuleFindings RuleSearch::find(const QString& typed, int most) const
{
    return find(typed, QString(), most);
}

RuleFindings RuleSearch::find(const QString& typed, const QString& game, int most) const
{
    RuleFindings findings;
    QStringList words = wordsOf(typed);
    const auto saysNothing = [](const QString& word) { return word.size() < leastOfWord && word.front().isLetter(); };
    words.erase(std::remove_if(words.begin(), words.end(), saysNothing), words.end());
    if (words.isEmpty())
        return findings;
    for (QString& word : words) {
        if (const QString meant = meantBy(word, booksOf(game)); !meant.isEmpty()) {
            findings.meant << meant;
            word = meant;
        }
    }
    // "can" is not what lights in "cancel".
    std::copy_if(words.begin(), words.end(), std::back_inserter(findings.words),
                 [](const QString& word) { return !isEmptyWord(word); });
    if (findings.words.isEmpty())
        findings.words = words;
    addById(findings, typed, game);
    if (!findings.rules.empty())
        findings.words.clear(); // a number was typed, not words
    addTerms(findings, words, game);
    addByText(findings, words, game, most);
    return findings;
}

void RuleSearch::addByText(RuleFindings& findings, const QStringList& words, const QString& game, int most) const
{
    struct Found {
        RuleHit hit;
        double worth;
    };
    std::vector<Found> found;
    for (const BookIndex* book : booksOf(game)) {
        for (const BookIndex::Worth& one : book->worths(words))
            found.push_back({{&book->book(), one.rule}, one.worth});
    }
    // The digest's order settles what is left.
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.worth > b.worth; });
    for (const Found& one : found) {
        if (findings.rules.size() >= static_cast<std::size_t>(most) || one.worth < found.front().worth * leastShare)
            break;
        const bool known = std::any_of(findings.rules.begin(), findings.rules.end(),
                                       [&](const RuleHit& hit) { return hit.rule == one.hit.rule; });
        if (!known)
            findings.rules.push_back(one.hit);
    }
}

/// "KB-17.8", "kb 17.8", "17.8", "r14", "17": the rule itself, then those whose id goes on from there.
void RuleSearch::addById(RuleFindings& findings, const QString& typed, const QString& game) const
{
    static const QRegularExpression id(QStringLiteral("^\\s*(?:([A-Za-z]{2})[- ]?)?([RrEe]?\\d+(?:\\.\\d*)?)\\s*$"));
    const QRegularExpressionMatch found = id.match(typed);
    if (!found.hasMatch())
        return;
    const QString prefix = found.captured(1).toUpper();
    const QString number = found.captured(2).toUpper();
    if (prefix.isEmpty() && !number.contains(u'.') && number.front().isDigit())
        return; // a bare number is a number
    std::vector<RuleHit> whole;
    std::vector<RuleHit> begun;
    const auto look = [&](const RuleHit& hit) {
        const QString ruleId = QString::fromStdString(hit.rule->id);
        if (!prefix.isEmpty() && !ruleId.startsWith(prefix + u'-'))
            return;
        const QString own = ruleId.section(u'-', 1);
        if (own == number)
            whole.push_back(hit);
        else if (own.startsWith(number) && (number.contains(u'.') || own[number.size()] == u'.'))
            begun.push_back(hit);
    };
    for (const BookIndex* book : booksOf(game)) {
        for (const Rule& rule : book->book().rules())
            look({&book->book(), &rule});
    }
    findings.rules.insert(findings.rules.end(), whole.begin(), whole.end());
    findings.rules.insert(findings.rules.end(), begun.begin(), begun.end());
}

/// Terms with this very name first, in any form of it, and the rules that explain them; then terms that begin so.
void RuleSearch::addTerms(RuleFindings& findings, const QStringList& words, const QString& game) const
{
    const auto isLong = [](const QString& word) { return word.size() >= leastOfTerm; };
    const bool says = std::all_of(words.begin(), words.end(), isLong);
    std::vector<TermHit> begun;
    for (const TermPlace& place : m_terms) {
        if (!game.isEmpty() && place.book->game() != game.toStdString())
            continue;
        const TermHit hit{place.book, place.term};
        const auto isBegun = [&](const QStringList& name) { return begins(words, name); };
        const auto isNamed = [&](const QStringList& name) { return sameWords(words, name); };
        if (std::any_of(place.names.begin(), place.names.end(), isNamed))
            findings.terms.push_back(hit);
        else if (says && std::any_of(place.names.begin(), place.names.end(), isBegun))
            begun.push_back(hit);
    }
    for (const TermHit& hit : findings.terms)
        findings.rules.push_back({hit.book, hit.book->find(hit.term->rules.front())});
    findings.terms.insert(findings.terms.end(), begun.begin(), begun.end());
}

} // namespace whistle
