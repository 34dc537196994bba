// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/board.h"

namespace whistle::heroes {

struct PrintedSite {
    int row = 0; ///< on the tile
    int column = 0;
    SiteKind kind = SiteKind::Sawmill;
    friend bool operator==(const PrintedSite&, const PrintedSite&) = default;
};
/// What a tile of the board shows as it is printed, its number upright.
struct TileFacts {
    std::vector<std::string> rows{"....", "....", "....", "...."}; ///< terrain codes
    std::vector<PrintedSite> sites;

    [[nodiscard]] Terrain at(Space printed) const;
    void set(Space printed, Terrain terrain);
    friend bool operator==(const TileFacts&, const TileFacts&) = default;
};

[[nodiscard]] Json writeTile(const TileFacts& tile);
/// None: it is no tile.
[[nodiscard]] std::optional<TileFacts> readTile(const Json& json);

} // namespace whistle::heroes
