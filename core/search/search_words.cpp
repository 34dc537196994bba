// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/search_words.h"

#include <algorithm>
#include <array>

namespace whistle {

namespace {

constexpr int shortestStem = 4;
constexpr int shortestBeforeLongEnding = 3; ///< lap-ok, fal-on
constexpr int mostEndings = 3;              ///< gyilokzóná-ja-i-ban

/// Folded endings of nouns, adjectives and verbs in the three languages. A stem that is cut too short still begins all
/// forms of its word; the search takes whole words first.
const QStringList& endings()
{
    static const QStringList all = [] {
        QStringList list = QStringLiteral(
                               // Hungarian: cases, plurals, possessives, verbs
                               "ban ben bol rol tol nak nek val vel hoz hez ert kent ig nal nel ra re ba be on en "
                               "ok ek ak at et ot kat ket kot t k i ai ei jai jei ja je juk unk od ed ad om em am "
                               "as es os asa ese asok esek hat het na ne ni va ve o "
                               // Polish: cases, numbers, verbs
                               "ach ami ego emu ych ymi imi iej owi ow om ie ia iu em ej ym im y a e u ac ec ic yc "
                               "uje uja owac any ana ane ani ono cie ci sz "
                               // English
                               "s ing ers er ed d ly")
                               .split(u' ');
        std::sort(list.begin(), list.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
        return list;
    }();
    return all;
}

QChar foldedCharacter(QChar character)
{
    if (character.unicode() < 0x80)
        return character.toLower();
    const QChar small = character.toLower();
    switch (small.unicode()) {
    case 0x0142: // l with stroke, which has no decomposition
        return u'l';
    case 0x2212: // minus
    case 0x2013: // dash
        return u'-';
    default:
        break;
    }
    const QString parts = QString(small).normalized(QString::NormalizationForm_D);
    return parts.isEmpty() ? small : parts.front();
}

} // namespace

QString folded(const QString& text)
{
    QString result = text;
    std::transform(text.begin(), text.end(), result.begin(), foldedCharacter);
    return result;
}

std::vector<WordPlace> wordPlaces(const QString& text)
{
    std::vector<WordPlace> places;
    const auto size = static_cast<int>(text.size());
    for (int at = 0; at < size; ++at) {
        if (!text[at].isLetterOrNumber())
            continue;
        const int start = at;
        while (at < size && text[at].isLetterOrNumber())
            ++at;
        places.push_back({start, at - start});
    }
    return places;
}

QStringList wordsOf(const QString& text)
{
    const QString plain = folded(text);
    QStringList words;
    for (const WordPlace& place : wordPlaces(plain))
        words << plain.mid(place.at, place.length);
    return words;
}

QString stemOf(const QString& foldedWord)
{
    QString stem = foldedWord;
    for (int i = 0; i < mostEndings; ++i) {
        const auto found = std::find_if(endings().begin(), endings().end(), [&](const QString& ending) {
            const int shortest = ending.size() > 1 && i == 0 ? shortestBeforeLongEnding : shortestStem;
            return stem.size() - ending.size() >= shortest && stem.endsWith(ending);
        });
        if (found == endings().end())
            break;
        stem.chop(found->size());
        if (found->size() == 1)
            break; // what is left would be guessing
    }
    return stem;
}

Phrase phraseOf(const QString& term)
{
    Phrase phrase;
    for (const QString& word : wordsOf(term))
        phrase << stemOf(word);
    return phrase;
}

std::vector<WordPlace> marksIn(const QString& text, const std::vector<Phrase>& phrases)
{
    const QString plain = folded(text);
    const std::vector<WordPlace> words = wordPlaces(plain);
    const auto stands = [&](const Phrase& phrase, std::size_t word) {
        if (phrase.isEmpty() || word + static_cast<std::size_t>(phrase.size()) > words.size())
            return false;
        for (qsizetype i = 0; i < phrase.size(); ++i) {
            const WordPlace& place = words[word + static_cast<std::size_t>(i)];
            if (!QStringView(plain).mid(place.at, place.length).startsWith(phrase[i]))
                return false;
        }
        return true;
    };
    std::vector<WordPlace> marks;
    for (std::size_t word = 0; word < words.size();) {
        qsizetype longest = 0;
        for (const Phrase& phrase : phrases) {
            if (stands(phrase, word))
                longest = std::max(longest, phrase.size());
        }
        if (longest > 0) {
            const WordPlace& last = words[word + static_cast<std::size_t>(longest) - 1];
            marks.push_back({words[word].at, last.at + last.length - words[word].at});
        }
        word += static_cast<std::size_t>(std::max<qsizetype>(longest, 1));
    }
    return marks;
}

} // namespace whistle
