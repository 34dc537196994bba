// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/labels.h"

#include "base/json.h"
#include "base/reader.h"
#include "rulebook/rule_files.h"

#include <mutex>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

QString asWritten(std::string_view word)
{
    QString shown = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())).replace(u'_', u' ');
    if (!shown.isEmpty())
        shown[0] = shown.at(0).toUpper();
    return shown;
}

} // namespace

/// The labels of a game that are compiled in.
struct Labels::File {
    explicit File(const char* game) : m_game(game) {}

    const Lists& lists()
    {
        std::call_once(m_reading, [this] { read(); });
        return m_lists;
    }

private:
    void read()
    {
        const std::string text = ruleFile(QStringLiteral("%1/labels.json").arg(QLatin1String(m_game)));
        Q_ASSERT(!text.empty()); // a test reads it
        const Json lists = Json::parse(text);
        for (const auto& [list, labels] : {std::pair{"keys", &m_lists.keys}, std::pair{"words", &m_lists.words}}) {
            for (const auto& [name, words] : lists.at(list).items())
                labels->emplace(name, Label{{}, words.get<std::map<std::string, std::string>>()});
        }
    }

    const char* m_game;
    std::once_flag m_reading;
    Lists m_lists;
};

Labels::Labels(const char* game) : m_file(std::make_shared<File>(game)) {}

QString Labels::Label::told() const
{
    const auto found = words.find(readersLanguageCode());
    return found == words.end() ? Text{sentence}.render() : QString::fromStdString(found->second);
}

const Labels::Label* Labels::find(List Lists::*list, const std::string& special, std::string_view plain) const
{
    for (const std::string_view name : {std::string_view(special), plain}) {
        for (const Lists* lists : {&m_added, m_file ? &m_file->lists() : nullptr}) {
            if (lists == nullptr)
                continue;
            if (const auto found = (lists->*list).find(name); found != (lists->*list).end())
                return &found->second;
        }
    }
    return nullptr;
}

const Labels::Label* Labels::findKey(std::string_view parent, std::string_view key) const
{
    return find(&Lists::keys, std::string(parent) + '.' + std::string(key), key);
}

const Labels::Label* Labels::findWord(std::string_view key, std::string_view word) const
{
    return find(&Lists::words, std::string(key) + '=' + std::string(word), word);
}

QString Labels::otherWord(std::string_view word) const
{
    return m_otherWords ? m_otherWords(word).render() : QString();
}

QString Labels::key(std::string_view parent, std::string_view key) const
{
    const Label* label = findKey(parent, key);
    return label ? label->told() : asWritten(key);
}

QString Labels::word(std::string_view key, std::string_view word) const
{
    if (const Label* label = findWord(key, word))
        return label->told();
    const QString other = otherWord(word);
    return other.isEmpty() ? asWritten(word) : other;
}

} // namespace whistle
