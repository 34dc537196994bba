// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/sentence_words.h"

#include "base/plain_text.h"
#include "chaotic/library/vocabulary.h"
#include "chaotic/table/types.h"
#include "search/search_words.h"

#include <QRegularExpression>
#include <algorithm>

namespace whistle::chaotic {

QStringList printedSentences(const QString& text)
{
    QStringList all;
    QString one;
    const bool hasQuotes = text.count(u'"') % 2 == 0;
    bool isQuoted = false;
    int brackets = 0;
    const auto end = [&] {
        const QString sentence = one.trimmed();
        one.clear();
        if (std::none_of(sentence.begin(), sentence.end(), [](QChar sign) { return sign.isLetterOrNumber(); }))
            return;
        if (sentence.startsWith(u'(') && !all.isEmpty())
            all.back() += u' ' + sentence;
        else
            all << sentence;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        const QChar next = i + 1 < text.size() ? text[i + 1] : QChar();
        if (letter == u'\n' || letter == u'\r') {
            const QString rest = text.mid(i).trimmed();
            if (!rest.isEmpty() && (rest.front().isLower() || rest.front().isDigit())) {
                one += u' '; // the sentence goes on
                continue;
            }
            brackets = 0;
            isQuoted = false;
            end();
            continue;
        }
        if (letter == u';' && !isQuoted && brackets == 0) {
            end();
            continue;
        }
        one += letter;
        if (letter == u'"' && hasQuotes) {
            isQuoted = !isQuoted;
            const bool isEnd = !isQuoted && i > 0 && text[i - 1] == u'.';
            if (isEnd)
                end();
        } else if (letter == u'(') {
            ++brackets;
        } else if (letter == u')') {
            brackets = std::max(0, brackets - 1);
            if (brackets == 0 && i > 0 && text[i - 1] == u'.')
                end();
        } else if (letter == u'.' && !isQuoted && brackets == 0 && !next.isDigit()) {
            end();
        }
    }
    end();
    return all;
}

QString withoutSigns(QString text)
{
    static const QRegularExpression counters(QStringLiteral(":[a-z]+mugic(\\d*):(?:\\s*Mugic counters?)?"),
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression sign(
        QStringLiteral(":(fire|air|earth|water|courage|power|wisdom|speed):(\\s*)(\\w*)"),
        QRegularExpression::CaseInsensitiveOption);
    text.replace(counters, QStringLiteral(" \\1 Mugic counter "));
    for (auto found = sign.match(text); found.hasMatch(); found = sign.match(text, found.capturedStart())) {
        const bool isSaid = found.captured(3).compare(found.captured(1), Qt::CaseInsensitive) == 0;
        text.replace(found.capturedStart(), found.capturedLength(),
                     isSaid ? found.captured(3) : found.captured(1) + found.captured(2) + found.captured(3));
    }
    return text.simplified();
}

QString canonical(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[\\w']+|:|[+\\-](?=\\s*\\d)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    QString plain = text;
    plain.replace(QChar(0x2212), u'-').replace(QChar(0x2019), u'\'');
    QString words;
    for (auto all = word.globalMatch(folded(plain)); all.hasNext();)
        words += u' ' + all.next().captured();
    return words;
}

QString withItself(QString words, const QString& cardName)
{
    const qsizetype end = cardName.indexOf(QRegularExpression(QStringLiteral("[,(]")));
    for (const QString& name : {cardName, cardName.left(end)}) {
        const QString called = canonical(name);
        // A name that is a word of the rules may mean that word.
        static const QRegularExpression ofRules(QStringLiteral(
            "^(?: (?:the|a|all|target|opposing|engaged|equipped|creature|creatures|attack|attacks|damage|mugic|"
            "counter|battlegear|location|energy))+$"));
        if (called.size() < 4 || named<KeywordKind>(called.trimmed()) || named<Element>(called.trimmed()) ||
            ofRules.match(called).hasMatch())
            continue;
        const QRegularExpression whole(QRegularExpression::escape(called) + QStringLiteral("(?= |$)"));
        words.replace(whole, QStringLiteral(" itself"));
    }
    return words;
}

} // namespace whistle::chaotic
