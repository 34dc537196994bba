// SPDX-License-Identifier: GPL-3.0-or-later
#include "heard.h"

#include <QCoreApplication>
#include <QLocale>

namespace whistle {

namespace {

NameReader asTheyAre()
{
    return {};
}

} // namespace

ListeningTranslator::ListeningTranslator(const QString& language)
{
    const bool isThere = load(QStringLiteral(":/translations/whistle_%1.qm").arg(language));
    Q_ASSERT(isThere);
    QLocale::setDefault(QLocale(language)); // of the names
    QCoreApplication::installTranslator(this);
}

void ListeningTranslator::leave()
{
    QCoreApplication::removeTranslator(this);
}

QString ListeningTranslator::translate(const char* context, const char* source, const char* comment, int number) const
{
    m_last = {context, source};
    m_asked.insert(m_last);
    return QTranslator::translate(context, source, comment, number);
}

Said* Heard::placeFor(const Text& text)
{
    const Sentence sentence = text.sentence();
    if (*sentence.source == '\0' || *sentence.context == '\0')
        return nullptr;
    const auto [place, isNew] = m_said.try_emplace({sentence.context, sentence.source});
    return isNew ? &place->second : nullptr;
}

void Heard::hear(const Text& text)
{
    hear(text, asTheyAre);
}

void Heard::hear(const std::vector<Text>& texts)
{
    hear(texts, asTheyAre);
}

void Heard::hear(const Problems& problems)
{
    for (const Problem& problem : problems)
        hear(problem.message);
}

QStringList Heard::lines() const
{
    QStringList lines;
    for (const auto& [kind, said] : m_said) {
        QString line = said.words;
        line.replace(u'\n', QStringLiteral(" / "));
        lines << QString::fromStdString(kind.first) + u'\t' + line;
    }
    return lines;
}

} // namespace whistle
