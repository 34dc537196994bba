// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"
#include "search/book_index.h"
#include "search/search_words.h"

#include <QStringList>
#include <vector>

namespace whistle {

/// A rule that was found.
struct RuleHit {
    const RuleBook* book = nullptr; ///< never null
    const Rule* rule = nullptr;     ///< never null
};

/// A term of the glossary that was found.
struct TermHit {
    const RuleBook* book = nullptr; ///< never null
    const Term* term = nullptr;     ///< never null
};

/// The answer to one search, best first.
struct RuleFindings {
    std::vector<RuleHit> rules;
    std::vector<TermHit> terms;
    QStringList words; ///< that were typed, folded; none where it was a rule's number
    QStringList meant; ///< those of them that stand nowhere as they were typed, as they stand in the books

    /// What to mark in a text of that language: the words typed (with another ending where they do not stand as they
    /// are), and the terms found as that language says them: who types "halott" sees "dead" marked.
    [[nodiscard]] std::vector<WordPlace> marksIn(const QString& text, BookLanguage language) const;
};

/// The full text of rulebooks, in all their languages at once, in memory. Making it takes some milliseconds, so it is
/// made when somebody searches first, not at the start.
class RuleSearch {
public:
    /// Over the books of these games; games without one are passed over.
    explicit RuleSearch(const QStringList& games);

    /// As typed so far: every word may be the beginning of one. Rules whose id was typed come first, then those that
    /// explain the term that was typed, then all that have any of the words, by what the words are worth there: rare
    /// words more than common ones, titles more than texts, whole words more than other forms of them and those more
    /// than words that mean the same, all words together more than some, rules more than the readings and examples
    /// that say as much; and most of all, how near the words are to what players ask when they look for the rule.
    /// Words that only make a question of it ("how many", "can I") are worth little. What has little of what was typed
    /// is left out. A word that is nowhere is taken for one that is a slip away.
    [[nodiscard]] RuleFindings find(const QString& typed, int most = 40) const;
    /// The same in the book of one game.
    [[nodiscard]] RuleFindings find(const QString& typed, const QString& game, int most = 40) const;

private:
    struct TermPlace {
        const RuleBook* book;
        const Term* term;
        std::vector<QStringList> names; ///< folded words of each name it has
    };
    /// The book of this game, or all of them.
    [[nodiscard]] std::vector<const BookIndex*> booksOf(const QString& game) const;
    /// The word of the books that was meant by one that stands nowhere; empty: it does stand somewhere, or none is
    /// near.
    [[nodiscard]] static QString meantBy(const QString& word, const std::vector<const BookIndex*>& books);
    void addByText(RuleFindings& findings, const QStringList& words, const QString& game, int most) const;
    void addById(RuleFindings& findings, const QString& typed, const QString& game) const;
    void addTerms(RuleFindings& findings, const QStringList& words, const QString& game) const;

    std::vector<BookIndex> m_books;
    std::vector<TermPlace> m_terms;
};

} // namespace whistle
