// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/types.h"

namespace whistle::elgrande {

struct Facts;

/// Where the pieces are: the position that every question judges. A fresh one is that of EG-2.1 and EG-2.8: the
/// Castillo empty, the scoreboards beside the board.
struct Board {
    int players = 0;
    ByArea<Counts> caballeros; ///< the Castillo's too
    Counts court{};
    Counts provinces{};
    AreaSpot king;
    ByPlayer<AreaSpot> homes;
    Indexed<AreaSpot, 2> scoreboards; ///< by Scoreboard; none: beside the board
    friend bool operator==(const Board&, const Board&) = default;

    [[nodiscard]] int at(Area area, int player) const { return caballeros[area][player]; }
    [[nodiscard]] AreaSpot& spotOf(Scoreboard board) { return scoreboards[board]; }
    [[nodiscard]] AreaSpot spotOf(Scoreboard board) const { return scoreboards[board]; }
    [[nodiscard]] std::optional<Scoreboard> scoreboardAt(Area area) const;
    /// Regions with Caballeros of the player that may be taken out of them: all but the King's (EG-6.4).
    [[nodiscard]] AreaList regionsWithinReach(int player) const;
    /// His Caballeros in those regions.
    [[nodiscard]] int withinReach(int player) const;
    /// All of them, wherever they are; EG-2.5: thirty.
    [[nodiscard]] int caballerosOf(int player) const;
};

/// Some Caballeros of one player on their way in a special action of stack 1.
struct Move {
    int owner = noPlayer;
    AreaSpot from; ///< none: out of his court
    Area to = Area::Castillo;
    int count = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

/// The opponents of a player, clockwise from his left.
[[nodiscard]] PlayerList opponentsOf(int player, int players);

/// EG-10.2: the values in force.
[[nodiscard]] const Scores& valuesOf(const Board& board, Area area, const Facts& facts);

} // namespace whistle::elgrande
