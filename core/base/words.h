// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace whistle {

namespace words_detail {

/// What the program calls a value: "NotYourChoice"; empty: its enum has no such value.
template <auto value>
[[nodiscard]] constexpr std::string_view nameInCode()
{
    // "... [value = whistle::Colour::DarkRed]", of no value "... [value = (whistle::Colour)7]"
    std::string_view name = __PRETTY_FUNCTION__;
    name = name.substr(0, name.find_first_of(";]"));
    name = name.substr(name.find_last_of(":=") + 1);
    return name.find_first_of(") ") == std::string_view::npos ? name : std::string_view{};
}

struct Word {
    std::array<char, 64> letters{};
    std::size_t size = 0;
    constexpr void add(char letter) { letters[size++] = letter; }
};

constexpr bool isAmong(char letter, char from, char to)
{
    return letter >= from && letter <= to;
}

/// "not_your_choice", "skull_1"
[[nodiscard]] constexpr Word inSmallLetters(std::string_view name)
{
    Word word;
    for (const char letter : name) {
        const bool isCapital = isAmong(letter, 'A', 'Z');
        if (word.size > 0 && (isCapital || isAmong(letter, '0', '9')))
            word.add('_');
        word.add(isCapital ? static_cast<char>(letter - 'A' + 'a') : letter);
    }
    return word;
}
template <auto value>
inline constexpr Word wordOfValue = inSmallLetters(nameInCode<value>());

/// What the program calls a type: "TakeControl".
template <class Type>
[[nodiscard]] constexpr std::string_view nameOfType()
{
    // "... [Type = whistle::heroes::TakeControl]"
    std::string_view name = __PRETTY_FUNCTION__;
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.find_last_of(":= ") + 1);
}
template <class Type>
inline constexpr Word wordOfStruct = inSmallLetters(nameOfType<Type>());

template <class Enum, std::size_t from = 0>
[[nodiscard]] constexpr std::size_t countValues()
{
    if constexpr (nameInCode<static_cast<Enum>(from)>().empty())
        return from;
    else
        return countValues<Enum, from + 1>();
}

template <class Enum, std::size_t... index>
[[nodiscard]] constexpr auto wordsFor(std::index_sequence<index...> /*of the values*/)
{
    return std::array{std::string_view(wordOfValue<static_cast<Enum>(index)>.letters.data(),
                                       wordOfValue<static_cast<Enum>(index)>.size)...};
}

} // namespace words_detail

/// The words of an enum whose values count from 0, as the JSON has them: the names of its values in small letters
/// (`Step::EndOfTurn` is "end_of_turn"). Where the JSON says something else, specialise it:
/// `template <> inline constexpr std::array enumWords<BoardSize>{"1v1", "3v3"};`
template <class Enum>
inline constexpr auto
    enumWords = words_detail::wordsFor<Enum>(std::make_index_sequence<words_detail::countValues<Enum>()>());

template <class Enum>
[[nodiscard]] constexpr std::string_view toWord(Enum value)
{
    return enumWords<Enum>[static_cast<std::size_t>(value)];
}

template <class Enum>
[[nodiscard]] constexpr std::optional<Enum> fromWord(std::string_view word)
{
    for (std::size_t i = 0; i < enumWords<Enum>.size(); ++i) {
        if (enumWords<Enum>[i] == word)
            return static_cast<Enum>(i);
    }
    return {};
}

/// The word of a struct, as the JSON has it: its name in small letters (`TakeControl` is "take_control").
template <class Struct>
inline constexpr std::string_view wordOfType{words_detail::wordOfStruct<Struct>.letters.data(),
                                             words_detail::wordOfStruct<Struct>.size};

/// All words of an enum, in its order.
template <class Enum>
[[nodiscard]] std::vector<std::string> allWords()
{
    return {enumWords<Enum>.begin(), enumWords<Enum>.end()};
}

} // namespace whistle
