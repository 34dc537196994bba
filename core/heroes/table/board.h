// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

enum class Terrain : char { Open = '.', Mountain = 'M', Water = 'W', Harbour = 'H', Portal = 'P', None = ' ' };
inline constexpr std::string_view terrainCodes = ".MWHP";

/// Spaces along the edge of a tile; the tiles of a board lie in a grid of as many.
inline constexpr int tileSide = 4;
/// MH-3.3: the highest tile that is used, and how many are laid.
[[nodiscard]] constexpr int tilesOf(int players)
{
    return players == 2 ? 9 : players == 3 ? 12 : 16;
}
/// The tile of a space, by its place in the grid.
[[nodiscard]] constexpr Space tileOf(Space space)
{
    return {space.row / tileSide, space.column / tileSide};
}
/// Where on the printed tile the space is that lies there after so many quarter turns clockwise. Within one tile.
[[nodiscard]] constexpr Space printedAt(Space lying, int turns)
{
    for (int turn = 0; turn < turns; ++turn)
        lying = {tileSide - 1 - lying.column, lying.row};
    return lying;
}
/// The other way round: where a printed space lies then.
[[nodiscard]] constexpr Space lyingAt(Space printed, int turns)
{
    return printedAt(printed, (4 - turns) % 4);
}

/// The spaces as rows of terrain codes; a blank where there is none.
class Board {
public:
    Board() = default;
    explicit Board(std::vector<std::string> rows) : m_rows(std::move(rows)) {}

    [[nodiscard]] const std::vector<std::string>& rows() const { return m_rows; }
    [[nodiscard]] std::vector<Space> spaces() const;
    [[nodiscard]] bool isWithin(const Space& space) const;
    /// None beyond the edge too.
    [[nodiscard]] Terrain at(const Space& space) const;
    [[nodiscard]] bool has(const Space& space) const { return at(space) != Terrain::None; }
    /// Grows as far as it must.
    void set(const Space& space, Terrain terrain);

    friend bool operator==(const Board&, const Board&) = default;

private:
    std::vector<std::string> m_rows;
};

[[nodiscard]] std::array<Space, 4> neighboursOf(const Space& space);

struct ZoneOwner {
    Space at;
    bool explorer = false;
    bool crossesWater = false; ///< stands on a harbour, and the house rule says so (MH-R19)
};
/// MH-9.6, MH-9.7: a hero's control zone, by row and then column.
[[nodiscard]] std::vector<Space> controlZone(const Board& board, const std::vector<Space>& capitals,
                                             const ZoneOwner& owner);

} // namespace whistle::heroes
