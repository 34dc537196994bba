// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "base/text.h"
#include "base/words.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace whistle {

/// What the keys and words of a game's JSON are called in the reader's language: "burned" is "Burned in this period".
/// A key that means something else in another place has a label for that place ("card.value"); so has a word
/// ("by=points"). What has no label is shown as it is written, with spaces for the underscores.
class Labels {
public:
    Labels() = default;
    /// Those of `resources/rules/<game>/labels.json`, where every language stands beside the others; read when the
    /// first label is asked for. What is added stands over them.
    explicit Labels(const char* game);
    void addKey(std::string key, Sentence label) { m_added.keys[std::move(key)] = {label, {}}; }
    void addWord(std::string word, Sentence label) { m_added.words[std::move(word)] = {label, {}}; }
    /// The values of an enumeration by their names (`nameOf`), as words or as keys; `before` says in which place
    /// ("keyword=", "upgrades.").
    template <class Enum>
    void addWords(const std::string& before = {})
    {
        addNames<Enum>(m_added.words, before);
    }
    template <class Enum>
    void addKeys(const std::string& before = {})
    {
        addNames<Enum>(m_added.keys, before);
    }
    /// Where a word has no label of its own: what it is called (a card by its color and number); an empty text:
    /// nothing.
    void setOtherWords(std::function<Text(std::string_view word)> other) { m_otherWords = std::move(other); }

    /// `parent`: the key of the object or list that the key stands in.
    [[nodiscard]] QString key(std::string_view parent, std::string_view key) const;
    [[nodiscard]] QString word(std::string_view key, std::string_view word) const;
    /// Whether they have been given one.
    [[nodiscard]] bool hasKey(std::string_view parent, std::string_view key) const { return findKey(parent, key); }
    [[nodiscard]] bool hasWord(std::string_view key, std::string_view word) const
    {
        return findWord(key, word) || !otherWord(word).isEmpty();
    }

private:
    /// A sentence of the program, or its words by language ("en", "hu", "pl").
    struct Label {
        Sentence sentence;
        std::map<std::string, std::string> words;
        [[nodiscard]] QString told() const;
    };
    using List = std::map<std::string, Label, std::less<>>;
    struct Lists {
        List keys;
        List words;
    };
    struct File;
    /// A value without a name ("none") has its label from elsewhere.
    template <class Enum>
    static void addNames(List& list, const std::string& before)
    {
        for (const std::string& word : allWords<Enum>()) {
            const Sentence name = nameOf(*fromWord<Enum>(word));
            if (*name.source != 0)
                list[before + word] = {name, {}};
        }
    }
    /// By its special name, else by its plain one.
    [[nodiscard]] const Label* find(List Lists::*list, const std::string& special, std::string_view plain) const;
    [[nodiscard]] const Label* findKey(std::string_view parent, std::string_view key) const;
    [[nodiscard]] const Label* findWord(std::string_view key, std::string_view word) const;
    [[nodiscard]] QString otherWord(std::string_view word) const;

    std::shared_ptr<File> m_file; ///< null: there is none; copies share it
    Lists m_added;
    std::function<Text(std::string_view word)> m_otherWords;
};

} // namespace whistle
