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
