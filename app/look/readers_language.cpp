// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/readers_language.h"

#include <QLocale>

namespace whistle {

BookLanguage readersLanguage()
{
    return bookLanguage(QLocale().name().section(u'_', 0, 0)); // the window has set it
}

QString valueMeaning(const Rule& rule, const std::string& value, BookLanguage language)
{
    const auto& values = rule.words.in(language).values;
    const auto found = values.find(value);
    return QString::fromStdString(found == values.end() ? value : found->second);
}

QString houseRuleReading(const Rule& rule, const std::string& value, BookLanguage language)
{
    const QString title = QString::fromStdString(rule.words.in(language).title);
    const QString meaning = valueMeaning(rule, value, language);
    return title.endsWith(u'?') ? title + u' ' + meaning : title + QStringLiteral(": ") + meaning;
}

} // namespace whistle
