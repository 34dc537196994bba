// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/types.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whistle::kaosball {

inline constexpr int spaceCount = 65;

/// One of the 65 spaces of the crossfield (KB-2.1, KB-2.2), or none. Ordered by column letter, then row.
struct Space {
    std::int8_t index = -1;
    [[nodiscard]] constexpr bool isValid() const { return index >= 0; }
    /// Where a valid one lies in a SpaceSet and in lists of all spaces: 0 to 64.
    [[nodiscard]] constexpr std::size_t slot() const { return static_cast<std::size_t>(index); }
    friend constexpr auto operator<=>(Space, Space) = default;
};

using SpaceSet = std::bitset<spaceCount>;

enum class Zone : std::uint8_t { Midfield, Centerfield, ScrimmageLine, Backfield };
enum class Symbol : std::uint8_t { None, Circle, Square }; ///< KB-2.6: circles for runners, squares for bruisers

/// A wall token on the border of two adjacent spaces (KB-24.4); `a` < `b`.
struct Wall {
    Space a;
    Space b;
    friend bool operator==(const Wall&, const Wall&) = default;
};
[[nodiscard]] Wall wallBetween(Space one, Space other);

namespace crossfield {

/// "e5" to its space; anything else is no space.
[[nodiscard]] std::optional<Space> fromName(std::string_view name);
[[nodiscard]] std::string_view name(Space space);
/// The names of all spaces, in order of column letter, then row.
[[nodiscard]] std::vector<std::string> allNames();

/// Column 0-8 from west to east and row 0-8 from south to north.
[[nodiscard]] int column(Space space);
[[nodiscard]] int row(Space space);
/// The space at a column and row; none outside of the cross.
[[nodiscard]] Space at(int column, int row);

[[nodiscard]] Zone zone(Space space);
/// The side of an arm; empty in the midfield.
[[nodiscard]] std::optional<Side> side(Space space);
[[nodiscard]] Symbol symbol(Space space);
/// Minor in d5, f5, e4, e6 (KB-2.9); Major in e1, e9, a5, i5 (KB-2.10).
[[nodiscard]] Mound mound(Space space);
/// KB-2.10: the one major mound where the team of a side scores: in the opposite backfield.
[[nodiscard]] Space majorMoundOf(Side side);
[[nodiscard]] Space centerfield();

/// KB-2.3: spaces that share a border line, up to four.
[[nodiscard]] const std::vector<Space>& adjacent(Space space);
/// Spaces that share a corner only, the inner corners of the arms included (KB-R44).
[[nodiscard]] const std::vector<Space>& diagonal(Space space);
[[nodiscard]] bool areAdjacent(Space a, Space b);
/// The next space in the direction from `from` to the adjacent `to`; none at the edge.
[[nodiscard]] Space straightBeyond(Space from, Space to);
[[nodiscard]] const std::vector<Space>& scrimmageLine(Side side);
/// Those of them where the figures of a post start: circles or squares (KB-2.6, KB-8.5).
[[nodiscard]] std::vector<Space> scrimmageLine(Side side, Post post);
[[nodiscard]] Side opposite(Side side);

} // namespace crossfield

/// A space stands in sentences by its name.
[[nodiscard]] inline TextPlace textPlace(Space space)
{
    return Name{std::string(crossfield::name(space))};
}

} // namespace whistle::kaosball
