// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"
#include "search/word_index.h"

#include <vector>

namespace whistle {

/// The rules of one book by the words that stand in them, and by those that players use when they look for them.
class BookIndex {
public:
    struct Worth {
        const Rule* rule = nullptr; ///< never null
        double worth = 0;
    };

    /// The book outlives the index.
    explicit BookIndex(const RuleBook& book);

    [[nodiscard]] const RuleBook& book() const { return *m_book; }
    [[nodiscard]] const WordIndex& words() const { return m_words; }
    /// Every rule that has any of these folded words, with what they are worth there, in the digest's order: rare
    /// words more than common ones, titles more than texts, whole words more than other forms of them and those more
    /// than words that mean the same, all words together more than some, rules more than readings and examples; and
    /// most of all, how near the words are to what players ask. Words that only make a question are worth little.
    [[nodiscard]] std::vector<Worth> worths(const QStringList& words) const;

private:
    /// What a rule is in one language.
    struct Row {
        std::size_t rule = 0;
    };
    /// A word in a part of a row.
    struct Stands {
        std::size_t row = 0;
        double worth = 0; ///< of that part
    };
    /// What players ask when they look for a rule.
    struct Asked {
        std::size_t row = 0;
        std::vector<int> words;
        double weight = 0; ///< of all its words
    };
    /// A typed word: what it may stand for here.
    struct Typed {
        std::vector<WordIndex::Near> near;
        double weight = 0; ///< the rarer, the more
    };

    void addRow(const Rule& rule, BookLanguage language);
    void addText(const std::string& text, double worth);
    void settle();
    /// The rarer, the more.
    [[nodiscard]] double weightOf(std::size_t rows) const;
    [[nodiscard]] Typed understood(const QString& word) const;

    const RuleBook* m_book;
    WordIndex m_words;
    std::vector<Row> m_rows;
    std::vector<std::vector<Stands>> m_standing; ///< by word
    std::vector<Asked> m_asked;
    std::vector<std::vector<std::size_t>> m_askedWith; ///< by word: places in `m_asked`
};

} // namespace whistle
