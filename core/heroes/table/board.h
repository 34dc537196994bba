// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

enum class Terrain : char { Open = '.', Mountain = 'M', Water = 'W', Harbour = 'H', Portal = 'P', None = ' ' };
inline constexpr std::string_view terrainCodes = ".MWHP";

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
