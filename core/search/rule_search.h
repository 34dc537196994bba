// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"
#include "search/search_words.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <memory>
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

/// The full text of rulebooks, in all their languages at once: SQLite's FTS5 in memory. Belongs to the thread that made
/// it. Making it takes some milliseconds, so it is made when somebody searches first, not at the start.
class RuleSearch {
public:
    /// Over the books of these games; games without one are passed over.
    explicit RuleSearch(const QStringList& games);
    ~RuleSearch();
    RuleSearch(const RuleSearch&) = delete;
    RuleSearch& operator=(const RuleSearch&) = delete;

    /// As typed so far: every word of two letters or more may be the beginning of one. All words have to be in a rule;
    /// if no rule has them, some. Rules whose id was typed come first, then those that explain the term that was
    /// typed, then titles before terms before texts, whole words before words with another ending, and rules before
    /// the readings and examples that say as much. A word that is nowhere is taken for one that is a slip away.
    [[nodiscard]] RuleFindings find(const QString& typed, int most = 40) const;
    /// The same in the book of one game.
    [[nodiscard]] RuleFindings find(const QString& typed, const QString& game, int most = 40) const;

private:
    struct Place {
        const RuleBook* book;
        const Rule* rule;
    };
    struct TermPlace {
        const RuleBook* book;
        const Term* term;
        std::vector<QStringList> names; ///< folded words of each name it has
    };

    void fill();
    /// Whether a word of the books begins so.
    [[nodiscard]] bool isBegun(const QString& beginning) const;
    /// The word of the books that was meant by one that stands nowhere; empty: it does stand somewhere, or none is
    /// near.
    [[nodiscard]] QString meantBy(const QString& word) const;
    void addByText(RuleFindings& findings, const QString& match, const QString& game, int most) const;
    void addById(RuleFindings& findings, const QString& typed, const QString& game) const;
    void addTerms(RuleFindings& findings, const QStringList& words, const QString& game) const;

    std::vector<Place> m_places; ///< by row number
    std::vector<TermPlace> m_terms;
    QString m_connection;
    std::unique_ptr<QSqlQuery> m_ask;
};

} // namespace whistle
