// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "base/text.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace whistle {

/// What the keys and words of a game's JSON are called in the reader's language: "burned" is "Burned in this period".
/// A key that means something else in another place has a label for that place ("card.value"); so has a word
/// ("by=points"). What has no label is shown as it is written, with spaces for the underscores.
class Labels {
public:
    using List = std::vector<std::pair<const char*, Sentence>>;
    Labels() = default;
    Labels(const List& keys, const List& words);
    void addKey(std::string key, Sentence label) { m_keys[std::move(key)] = label; }
    /// The labels that the declaration of a shape gives to its keys. A key that has another label already gets it for
    /// its place alone.
    void take(const Shape& shape, std::string_view parent = {});
    void addWord(std::string word, Sentence label) { m_words[std::move(word)] = label; }
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
    [[nodiscard]] const Sentence* findKey(std::string_view parent, std::string_view key) const;
    [[nodiscard]] const Sentence* findWord(std::string_view key, std::string_view word) const;
    [[nodiscard]] QString otherWord(std::string_view word) const;

    std::map<std::string, Sentence, std::less<>> m_keys;
    std::map<std::string, Sentence, std::less<>> m_words;
    std::function<Text(std::string_view word)> m_otherWords;
};

} // namespace whistle
