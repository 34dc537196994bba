// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/articles.h"

#include <algorithm>

namespace whistle {

namespace {

/// The letter without its accent, in lower case.
QChar plain(QChar letter)
{
    const QString parts = QString(letter.toLower()).normalized(QString::NormalizationForm_D);
    return parts.at(0);
}

bool isOneOf(QChar letter, QStringView letters)
{
    return letters.contains(letter);
}

/// A number is read from its first group of three: öt, ötven, ötszáz; egy, ezer, egymillió.
bool numberWantsAz(QStringView digits)
{
    const qsizetype first = (digits.size() - 1) % 3 + 1;
    return digits.front() == u'5' || (digits.front() == u'1' && first == 1);
}

/// Letters that are said one by one: of a space (f4), of a rule (LG-2), or one that stands alone.
bool isSpelled(QStringView word)
{
    if (word.size() == 1)
        return true;
    const bool isSpace = word.at(1).isDigit();
    const bool isShort = word.size() == 2 && word.at(0).isUpper() && word.at(1).isUpper();
    return isSpace || isShort;
}

} // namespace

bool wantsAz(QStringView words)
{
    const auto* start = std::find_if(words.begin(), words.end(), [](QChar c) { return c.isLetterOrNumber(); });
    if (start == words.end())
        return false;
    const auto* end = std::find_if_not(start, words.end(), [](QChar c) { return c.isLetterOrNumber(); });
    const QStringView word(start, end);
    if (start->isDigit()) {
        const auto* last = std::find_if_not(start, end, [](QChar c) { return c.isDigit(); });
        return numberWantsAz(QStringView(start, last));
    }
    const QChar first = plain(*start);
    return isOneOf(first, u"aeiou") || (isSpelled(word) && isOneOf(first, u"flmnrsxy"));
}

QString withArticles(QString filled)
{
    static const QString open = QStringLiteral("(z) ");
    for (qsizetype at = filled.lastIndexOf(open); at > 0; at = filled.lastIndexOf(open, at - 1)) {
        const bool isWord = at == 1 || !filled.at(at - 2).isLetter();
        if (isWord && filled.at(at - 1).toLower() == u'a')
            filled.replace(at, 3, wantsAz(QStringView(filled).mid(at + 4)) ? QStringLiteral("z") : QString());
    }
    return filled;
}

} // namespace whistle
