// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/told_cells.h"

#include <QDate>
#include <QRegularExpression>

namespace whistle::league {

QString foldedWord(const QString& word)
{
    QString plain;
    for (const QChar letter : word.toCaseFolded().normalized(QString::NormalizationForm_D)) {
        if (letter == QChar(0x142)) // has no other form
            plain += u'l';
        else if (letter.isLetterOrNumber())
            plain += letter;
    }
    return plain;
}

QString foldedWord(const std::string& word)
{
    return foldedWord(QString::fromStdString(word));
}

std::optional<ToldScore> scoreIn(const QString& cell)
{
    static const QString pair = QStringLiteral("(-?\\d{1,6})\\s*[:\\-\\x{2013}\\x{2212}]\\s*(-?\\d{1,6})");
    static const QRegularExpression form(QStringLiteral("^\\s*%1\\s*(?:[(\\[]\\s*%1\\s*[)\\]])?\\s*$").arg(pair));
    const QRegularExpressionMatch found = form.match(cell);
    if (!found.hasMatch())
        return {};
    const ToldScore score{found.captured(1).toInt(), found.captured(2).toInt()};
    // What is more than the whole score was no half of it: penalties, extra time.
    const bool isHalf = found.capturedLength(3) == 0 ||
                        (found.captured(3).toInt() <= score.home && found.captured(4).toInt() <= score.away);
    return isHalf ? std::optional(score) : std::nullopt;
}

std::string timeIn(const QString& cell)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,2})(?:[:.](\\d{2}))?(?:[:.]00)?(?:\\s*([ap])\\.?\\s?m\\.?)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = form.match(cell.trimmed());
    const QString half = found.captured(3).toLower();
    int hour = found.captured(1).toInt();
    const bool isHour = half.isEmpty() ? found.capturedLength(2) > 0 && hour < 24 : hour >= 1 && hour <= 12;
    if (!found.hasMatch() || !isHour || found.captured(2).toInt() > 59)
        return cell.trimmed().toStdString();
    if (!half.isEmpty())
        hour = hour % 12 + (half == u"p" ? 12 : 0);
    return QStringLiteral("%1:%2")
        .arg(hour, 2, 10, QLatin1Char('0'))
        .arg(found.captured(2).toInt(), 2, 10, QLatin1Char('0'))
        .toStdString();
}

std::optional<int> roundIn(const QString& cell)
{
    static const QRegularExpression form(QStringLiteral("^\\D*?(\\d{1,4})(?:[.,]0+)?\\D*$"));
    const QRegularExpressionMatch found = form.match(cell);
    const int round = found.captured(1).toInt();
    return round > 0 ? std::optional(round) : std::nullopt;
}

QString wholeIn(const QString& cell)
{
    static const QRegularExpression form(QStringLiteral("^([-\\x{2212}]?\\d+)[.,]0+$"));
    const QRegularExpressionMatch found = form.match(cell);
    return found.hasMatch() ? found.captured(1) : cell;
}

ToldDay dayIn(const QString& words)
{
    static const QRegularExpression parts(QStringLiteral("^(\\d{1,4})[.\\-/ ]+(\\d{1,2})[.\\-/ ]+(\\d{1,4})\\.?$"));
    const QRegularExpressionMatch found = parts.match(words.trimmed());
    if (!found.hasMatch())
        return {};
    const int first = found.captured(1).toInt();
    const int middle = found.captured(2).toInt();
    const int last = found.captured(3).toInt();
    const bool isYearFirst = found.captured(1).size() == 4;
    // With strokes some put the month first.
    if (!isYearFirst && words.contains(u'/') && first <= 12 && middle <= 12 && first != middle)
        return {{}, true};
    const bool isMonthFirst = !isYearFirst && words.contains(u'/') && middle > 12;
    const QDate day = isYearFirst    ? QDate(first, middle, last)
                      : isMonthFirst ? QDate(last, first, middle)
                                     : QDate(last, middle, first);
    return {day.isValid() && day.year() > 1900 ? day.toString(Qt::ISODate).toStdString() : std::string()};
}

} // namespace whistle::league
