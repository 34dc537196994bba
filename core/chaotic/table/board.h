// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/types.h"

#include <string>
#include <vector>

namespace whistle::chaotic {

/// `side-row-column` (CH-3.3): row 1 touches the centre line, columns count from player one's left on both sides.
/// The order of spaces is that of the digest: side one before two, row, column.
struct Space {
    Player side = Player::One;
    int row = 1;
    int column = 1;
    friend auto operator<=>(const Space&, const Space&) = default;
};
/// "one-1-2"
[[nodiscard]] std::string wordOf(const Space& space);
/// The space of a word that names one of the largest board.
[[nodiscard]] Space spaceOf(std::string_view word);

/// CH-3.2, CH-R2: creatures a side, and the rows that they fill.
enum class BoardSize { One, Three, Six, Ten };
[[nodiscard]] std::optional<BoardSize> boardFor(int creatures);
[[nodiscard]] int creaturesOn(BoardSize size);

/// The Battleboard, two mats joined at the centre line (CH-3.1): which spaces there are and which are adjacent (CH-3.3,
/// CH-R1).
class Board {
public:
    explicit Board(BoardSize size = BoardSize::Six, bool centreDiagonals = true);

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] bool contains(const Space& space) const;
    [[nodiscard]] bool areAdjacent(const Space& a, const Space& b) const;
    /// In the order of spaces.
    [[nodiscard]] std::vector<Space> spaces() const;

private:
    int m_rows;
    bool m_centreDiagonals;
};

} // namespace whistle::chaotic

template <>
inline constexpr std::array whistle::enumWords<whistle::chaotic::BoardSize>{"1v1", "3v3", "6v6", "10v10"};
