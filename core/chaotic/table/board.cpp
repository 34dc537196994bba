// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table/board.h"

#include <cstdlib>

namespace whistle::chaotic {

std::string wordOf(const Space& space)
{
    return std::string(toWord(space.side)) + '-' + std::to_string(space.row) + '-' + std::to_string(space.column);
}

Space spaceOf(std::string_view word)
{
    return {*fromWord<Player>(word.substr(0, 3)), word[4] - '0', word[6] - '0'};
}

std::optional<BoardSize> boardFor(int creatures)
{
    for (const BoardSize size : {BoardSize::One, BoardSize::Three, BoardSize::Six, BoardSize::Ten}) {
        if (creaturesOn(size) == creatures)
            return size;
    }
    return {};
}

int creaturesOn(BoardSize size)
{
    const int rows = static_cast<int>(size) + 1;
    return rows * (rows + 1) / 2;
}

Board::Board(BoardSize size, bool centreDiagonals)
    : m_rows(static_cast<int>(size) + 1)
    , m_centreDiagonals(centreDiagonals)
{
}

bool Board::contains(const Space& space) const
{
    return space.row >= 1 && space.row <= m_rows && space.column >= 1 && space.column <= m_rows + 1 - space.row;
}

bool Board::areAdjacent(const Space& a, const Space& b) const
{
    if (a.side != b.side) // across the centre
        return a.row == 1 && b.row == 1 && std::abs(a.column - b.column) <= (m_centreDiagonals ? 1 : 0);
    if (a.row == b.row)
        return std::abs(a.column - b.column) == 1;
    const Space& front = a.row < b.row ? a : b;
    const Space& back = a.row < b.row ? b : a;
    return back.row == front.row + 1 && (back.column == front.column || back.column == front.column - 1);
}

std::vector<Space> Board::spaces() const
{
    std::vector<Space> all;
    for (const Player side : bothPlayers) {
        for (int row = 1; row <= m_rows; ++row) {
            for (int column = 1; column <= m_rows + 1 - row; ++column)
                all.push_back({side, row, column});
        }
    }
    return all;
}

} // namespace whistle::chaotic
