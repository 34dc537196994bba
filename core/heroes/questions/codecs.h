// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "heroes/table/board.h"
#include "heroes/table/fighters.h"

/// How the values of this game look in JSON where the usual codecs do not say it.
namespace whistle::heroes {

using namespace whistle::codecs;

/// A name of 1 to so many characters.
template <int longest>
struct NameOf : Word {
    static Shape shape() { return Shape::text(longest); }
};
using Named = NameOf<80>;

template <class Item, std::size_t minimum, std::size_t maximum>
using DistinctListOf = Distinct<ListOf<Item, minimum, maximum>>;
/// Objects with different names.
template <class Item, std::size_t minimum, std::size_t maximum>
using NamedListOf = Distinct<ListOf<Item, minimum, maximum>, "name">;

/// Gathers what is wrong with an input.
struct Wrong {
    Problems problems{};
    template <class... Places>
    void operator()(std::string at, Saying words, const Places&... places)
    {
        problems.push_back({std::move(at), Text(words, places...)});
    }
};

using Coordinate = Number<0, 39>;
/// The keys of what stands on a space.
template <class Struct>
inline constexpr RecordKey rowOf = inheritedKey<Struct, &Space::row, Coordinate>("row", Presence::Required);
template <class Struct>
inline constexpr RecordKey columnOf = inheritedKey<Struct, &Space::column, Coordinate>("column", Presence::Required);

/// Rows of terrain codes; `problemsOf` looks at the codes.
struct BoardRows {
    static Shape shape() { return Shape::list(Shape::text(80), 1, 40); }
    static void read(const Json& json, Board& board) { board = Board(json.get<std::vector<std::string>>()); }
    static Json write(const Board& board) { return board.rows(); }
};
/// What is wrong with the rows: other lengths, other codes.
[[nodiscard]] Problems problemsOf(const Board& board, const std::string& at);
/// That a space is not on the board.
[[nodiscard]] Problems problemsOf(const Board& board, const Space& space, const std::string& at);

/// The keys of tokens that something has.
template <class Struct>
inline constexpr RecordKey baseOf = inheritedKey<Struct, &Tokens::base, Number<0, 26>>("base", Presence::Required);
template <class Struct>
inline constexpr RecordKey eliteOf = inheritedKey<Struct, &Tokens::elite, Number<0, 26>>("elite", Presence::Required);

/// A list of abilities: Tough up to twice, the others once; `onlyUnits`: none of those that only encounters have.
[[nodiscard]] Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at);
/// A stack without a unit, or with abilities that units cannot have.
[[nodiscard]] Problems problemsOf(const FightingStack& stack, const std::string& at);
using AbilityList = ListOf<WordOf<Ability>, 0, 8>;

} // namespace whistle::heroes

namespace whistle {

template <>
inline constexpr std::array recordKeys<heroes::Space>{
    key<&heroes::Space::row, heroes::Coordinate>("row"),
    key<&heroes::Space::column, heroes::Coordinate>("column"),
};
template <>
inline constexpr std::array recordKeys<heroes::Tokens>{
    key<&heroes::Tokens::base, heroes::Number<0, 26>>("base"),
    key<&heroes::Tokens::elite, heroes::Number<0, 26>>("elite"),
};
template <>
inline constexpr std::array recordKeys<heroes::Wound>{
    key<&heroes::Wound::token>("token"),
    key<&heroes::Wound::wounds, heroes::Number<1, 2>>("wounds"),
};

} // namespace whistle
