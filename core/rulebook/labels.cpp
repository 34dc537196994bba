// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/labels.h"

namespace whistle {

namespace {

const Sentence* find(const std::map<std::string, Sentence, std::less<>>& map, const std::string& special,
                     std::string_view plain)
{
    auto found = map.find(special);
    if (found == map.end())
        found = map.find(plain);
    return found == map.end() ? nullptr : &found->second;
}

QString asWritten(std::string_view word)
{
    QString shown = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())).replace(u'_', u' ');
    if (!shown.isEmpty())
        shown[0] = shown.at(0).toUpper();
    return shown;
}

} // namespace

Labels::Labels(const List& keys, const List& words)
    : m_keys(keys.begin(), keys.end())
    , m_words(words.begin(), words.end())
{
}

void Labels::take(const Shape& shape, std::string_view parent)
{
    const ShapeParts& parts = shape.parts();
    for (const ShapeKey& key : parts.keys) {
        const std::string_view label = key.label.source;
        if (!label.empty()) {
            const auto [plain, isNew] = m_keys.try_emplace(key.name, key.label);
            if (!isNew && label != plain->second.source)
                m_keys.try_emplace(std::string(parent) + '.' + key.name, key.label);
        }
        take(key.shape, key.name);
    }
    for (const Shape& inner : parts.shapes)
        take(inner, parent);
}

const Sentence* Labels::findKey(std::string_view parent, std::string_view key) const
{
    return find(m_keys, std::string(parent) + '.' + std::string(key), key);
}

const Sentence* Labels::findWord(std::string_view key, std::string_view word) const
{
    return find(m_words, std::string(key) + '=' + std::string(word), word);
}

QString Labels::otherWord(std::string_view word) const
{
    return m_otherWords ? m_otherWords(word).render() : QString();
}

QString Labels::key(std::string_view parent, std::string_view key) const
{
    const Sentence* label = findKey(parent, key);
    return label ? Text{*label}.render() : asWritten(key);
}

QString Labels::word(std::string_view key, std::string_view word) const
{
    if (const Sentence* label = findWord(key, word))
        return Text{*label}.render();
    const QString other = otherWord(word);
    return other.isEmpty() ? asWritten(word) : other;
}

} // namespace whistle
