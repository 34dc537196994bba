// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <vector>

namespace whistle {

/// The words of many texts, and where each stands. Words come folded.
class WordIndex {
public:
    /// A word of the texts that a typed one may stand for, and how nearly: 1 is the word itself.
    struct Near {
        int word = 0;
        double nearness = 0;
    };

    /// Adds a place of a word; its number, the same for the same word.
    int add(const QString& word);
    /// After all have been added; words get other numbers: `numbers()[old]`.
    std::vector<int> settle();

    [[nodiscard]] int size() const { return static_cast<int>(m_words.size()); }
    [[nodiscard]] const QString& word(int number) const { return m_words[number]; }
    [[nodiscard]] int number(const QString& word) const { return m_numbers.value(word, -1); }
    [[nodiscard]] int stemOfWord(int number) const { return m_stemOf[static_cast<std::size_t>(number)]; }

    /// What a typed word may stand for: itself, words that it begins, and other forms of it.
    [[nodiscard]] std::vector<Near> near(const QString& typed) const;
    /// The same word in any form, and nothing that it only begins.
    [[nodiscard]] std::vector<Near> sameWord(const QString& word) const;
    /// Whether a word begins so.
    [[nodiscard]] bool isBegun(const QString& beginning) const;
    /// The word that lies a slip of the hand away: a letter too many, another one, or two in the wrong order, behind
    /// the first letter; empty: none does.
    [[nodiscard]] QString slipFrom(const QString& typed) const;

private:
    using Range = std::pair<std::size_t, std::size_t>;
    /// Of a sorted list, what begins so.
    [[nodiscard]] static Range begun(const QStringList& sorted, const QString& beginning);

    QStringList m_words; ///< sorted
    QHash<QString, int> m_numbers;
    QStringList m_stems; ///< sorted
    std::vector<std::vector<int>> m_ofStem;
    std::vector<int> m_stemOf;
};

} // namespace whistle
