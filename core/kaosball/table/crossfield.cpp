// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/crossfield.h"

#include "base/few.h"

#include <algorithm>
#include <cstdlib>

namespace whistle::kaosball {

namespace {

constexpr int gridSize = 9;
constexpr int firstOfMiddle = 2; // columns c-g and rows 3-7 are the middle of the cross
constexpr int lastOfMiddle = 6;

constexpr bool isMiddle(int coordinate)
{
    return coordinate >= firstOfMiddle && coordinate <= lastOfMiddle;
}

constexpr bool isInCross(int column, int row)
{
    return column >= 0 && column < gridSize && row >= 0 && row < gridSize && (isMiddle(column) || isMiddle(row));
}

// What never changes about a space; all of it follows from the shape of the cross (KB-2.1 to KB-2.10).
struct Field {
    std::array<char, 2> name{};
    int column = 0;
    int row = 0;
    Zone zone = Zone::Midfield;
    std::optional<Side> side;
    Symbol symbol = Symbol::None;
    Mound mound = Mound::None;
    std::vector<Space> adjacent;
    std::vector<Space> diagonal;
};

struct Board {
    std::array<std::array<Space, gridSize>, gridSize> grid{}; // by column, then row
    std::array<Field, spaceCount> fields;
    std::array<std::vector<Space>, 4> scrimmageLines;

    Board()
    {
        int index = 0;
        for (int column = 0; column < gridSize; ++column) {
            for (int row = 0; row < gridSize; ++row) {
                if (!isInCross(column, row))
                    continue;
                const Space space{static_cast<std::int8_t>(index)};
                grid[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] = space;
                fields[static_cast<std::size_t>(index++)] = fieldAt(column, row);
            }
        }
        for (int i = 0; i < spaceCount; ++i)
            joinNeighbours(Space{static_cast<std::int8_t>(i)});
    }

    [[nodiscard]] Space at(int column, int row) const
    {
        return isInCross(column, row) ? grid[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] : Space{};
    }

    [[nodiscard]] const Field& of(Space space) const { return fields[space.slot()]; }

private:
    static Field fieldAt(int column, int row)
    {
        Field field;
        field.name = {static_cast<char>('a' + column), static_cast<char>('1' + row)};
        field.column = column;
        field.row = row;
        if (!isMiddle(row))
            field.side = row < firstOfMiddle ? Side::South : Side::North;
        else if (!isMiddle(column))
            field.side = column < firstOfMiddle ? Side::West : Side::East;

        constexpr int centre = gridSize / 2;
        const int fromCentre = std::abs(column - centre) + std::abs(row - centre);
        if (!field.side) {
            field.zone = fromCentre == 0 ? Zone::Centerfield : Zone::Midfield;
            field.mound = fromCentre == 1 ? Mound::Minor : Mound::None;
            return field;
        }
        const bool vertical = field.side == Side::South || field.side == Side::North;
        const int along = vertical ? column - firstOfMiddle : row - firstOfMiddle; // 0-4 along the arm's rows
        const int outwards = vertical ? std::abs(row - centre) : std::abs(column - centre);
        if (outwards == centre) {
            field.zone = Zone::Backfield;
            field.mound = along == 2 ? Mound::Major : Mound::None;
        } else {
            field.zone = Zone::ScrimmageLine;
            field.symbol = along % 2 == 0 ? Symbol::Circle : Symbol::Square;
        }
        return field;
    }

    void joinNeighbours(Space space)
    {
        Field& field = fields[space.slot()];
        for (int right = -1; right <= 1; ++right) {
            for (int up = -1; up <= 1; ++up) {
                const Space neighbour = at(field.column + right, field.row + up);
                const int distance = std::abs(right) + std::abs(up);
                if (!neighbour.isValid() || distance == 0)
                    continue;
                (distance == 1 ? field.adjacent : field.diagonal).push_back(neighbour);
            }
        }
        if (field.zone == Zone::ScrimmageLine)
            scrimmageLines[static_cast<std::size_t>(*field.side)].push_back(space);
    }
};

const Board& board()
{
    static const Board theBoard;
    return theBoard;
}

} // namespace

Wall wallBetween(Space one, Space other)
{
    return {std::min(one, other), std::max(one, other)};
}

namespace crossfield {

std::optional<Space> fromName(std::string_view name)
{
    if (name.size() != 2)
        return {};
    const Space space = at(name[0] - 'a', name[1] - '1');
    return space.isValid() ? std::optional(space) : std::nullopt;
}

std::string_view name(Space space)
{
    const Field& field = board().of(space);
    return {field.name.data(), field.name.size()};
}

std::vector<std::string> allNames()
{
    std::vector<std::string> names;
    for (const Field& field : board().fields)
        names.emplace_back(field.name.data(), field.name.size());
    return names;
}

int column(Space space)
{
    return board().of(space).column;
}

int row(Space space)
{
    return board().of(space).row;
}

Space at(int column, int row)
{
    return board().at(column, row);
}

Zone zone(Space space)
{
    return board().of(space).zone;
}

std::optional<Side> side(Space space)
{
    return board().of(space).side;
}

Symbol symbol(Space space)
{
    return board().of(space).symbol;
}

Mound mound(Space space)
{
    return board().of(space).mound;
}

Space majorMoundOf(Side side)
{
    static const Indexed<Space, 4> mounds{{at(4, 8), at(8, 4), at(4, 0), at(0, 4)}};
    return mounds[side];
}

Space centerfield()
{
    return at(4, 4);
}

const std::vector<Space>& adjacent(Space space)
{
    return board().of(space).adjacent;
}

const std::vector<Space>& diagonal(Space space)
{
    return board().of(space).diagonal;
}

bool areAdjacent(Space a, Space b)
{
    return std::abs(column(a) - column(b)) + std::abs(row(a) - row(b)) == 1;
}

Space straightBeyond(Space from, Space to)
{
    return at(2 * column(to) - column(from), 2 * row(to) - row(from));
}

const std::vector<Space>& scrimmageLine(Side side)
{
    return board().scrimmageLines[static_cast<std::size_t>(side)];
}

std::vector<Space> scrimmageLine(Side side, Post post)
{
    std::vector<Space> spaces = scrimmageLine(side);
    std::erase_if(spaces, [post](Space space) { return (symbol(space) == Symbol::Circle) != (post == Post::Runner); });
    return spaces;
}

Side opposite(Side side)
{
    return static_cast<Side>((static_cast<int>(side) + 2) % 4);
}

} // namespace crossfield

} // namespace whistle::kaosball
