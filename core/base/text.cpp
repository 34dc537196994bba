// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include "base/match.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

namespace {

QString translated(Sentence sentence)
{
    if (*sentence.source == '\0')
        return {};
    return QCoreApplication::translate(sentence.context, sentence.source);
}

QString shown(const Name& name, const NameReader& names)
{
    const QString id = QString::fromStdString(name.id);
    const QString given = names ? names(name.id) : id;
    const QString word = given == id ? translated(name.word) : QString();
    return word.isEmpty() ? given : word;
}

QString shown(const TextPlace& place, const NameReader& names)
{
    return match(
        place, [](int number) { return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number); },
        [&](const Name& name) { return shown(name, names); }, [](Sentence sentence) { return translated(sentence); });
}

} // namespace

Text Text::verbatim(std::string words)
{
    return Text{Sentence{"", "%1"}, Name{std::move(words)}};
}

QString Text::render(const NameReader& names) const
{
    // One pass over the sentence, so that a "%1" inside a player's name is never taken for a place.
    const QString sentence = translated(m_sentence);
    QString result;
    result.reserve(sentence.size() + 24);
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool isPlace = sentence[i] == u'%' && i + 1 < sentence.size() && sentence[i + 1].isDigit();
        const int index = isPlace ? sentence[i + 1].digitValue() - 1 : -1;
        if (index >= 0 && index < m_places.size()) {
            result += shown(m_places[index], names);
            ++i;
        } else {
            result += sentence[i];
        }
    }
    return result;
}

std::string Text::toStdString(const NameReader& names) const
{
    return render(names).toStdString();
}

std::vector<std::string> render(const std::vector<Text>& texts, const NameReader& names)
{
    std::vector<std::string> sentences(texts.size());
    std::transform(texts.begin(), texts.end(), sentences.begin(),
                   [&](const Text& text) { return text.toStdString(names); });
    return sentences;
}

} // namespace whistle
