// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

/// Specialise for an enum: `template <> inline constexpr std::array enumWords<Colour>{"red", "blue"};`, one word a
/// value, in the enum's order, which starts at 0. The words are those of the JSON.
template <class Enum>
inline constexpr std::nullptr_t enumWords = nullptr;

template <class Enum>
struct WordsOf {
    static constexpr auto words = [] {
        std::array<std::string_view, enumWords<Enum>.size()> all;
        std::copy(enumWords<Enum>.begin(), enumWords<Enum>.end(), all.begin());
        return all;
    }();
};

template <class Enum>
[[nodiscard]] constexpr std::string_view toWord(Enum value)
{
    return WordsOf<Enum>::words[static_cast<std::size_t>(value)];
}

template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> fromWord(std::string_view word)
{
    for (std::size_t i = 0; i < WordsOf<Enum>::words.size(); ++i) {
        if (WordsOf<Enum>::words[i] == word)
            return static_cast<Enum>(i);
    }
    return {};
}

/// All words of an enum, in its order.
template <class Enum>
[[nodiscard]] std::vector<std::string> allWords()
{
    return {WordsOf<Enum>::words.begin(), WordsOf<Enum>::words.end()};
}

} // namespace whistle
