// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

/// How words are compared: without case, diacritics and, second, without endings. No language is asked for: a reader
/// types a term of one language and reads in another.
namespace whistle {

/// Small letters without diacritics ("Gyilokzóna" is "gyilokzona", "żółta" is "zolta"); as many characters as before.
[[nodiscard]] QString folded(const QString& text);

/// A run of letters and digits in a text.
struct WordPlace {
    int at = 0;
    int length = 0;
    friend bool operator==(const WordPlace&, const WordPlace&) = default;
};
[[nodiscard]] std::vector<WordPlace> wordPlaces(const QString& text);
/// The words of a text, folded, in order.
[[nodiscard]] QStringList wordsOf(const QString& text);

/// A folded word without what Hungarian, Polish and English put behind it, never shorter than three letters; a short
/// word stays as it is. What is left is the beginning of the word's other forms; it may itself be no word.
[[nodiscard]] QString stemOf(const QString& foldedWord);

/// What is looked for in a shown text: the beginnings of words that follow each other.
using Phrase = QStringList;
/// The stems of a term's words.
[[nodiscard]] Phrase phraseOf(const QString& term);
/// Where the phrases stand in a text: from the first word to the last of each, in order, none inside another.
[[nodiscard]] std::vector<WordPlace> marksIn(const QString& text, const std::vector<Phrase>& phrases);

} // namespace whistle
