// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace whistle {

namespace {

constexpr int lines = 9;       // columns, and rows
constexpr int firstInner = 2;  // c, and 3: where the midfield begins
constexpr int lastInner = 6;   // g, and 7: where it ends
constexpr int middle = 4;      // e, and 5
constexpr int cornerCells = 2; // a free corner is two by two cells
constexpr double marginOfCell = 0.34;
constexpr int smallestMargin = 22; // room for letters of 14 px

constexpr bool isInner(int line)
{
    return line >= firstInner && line <= lastInner;
}

int marginFor(int cell)
{
    return std::max(smallestMargin, static_cast<int>(std::lround(cell * marginOfCell)));
}

int cellFor(int length)
{
    const int byShare = static_cast<int>(length / (lines + 2 * marginOfCell));
    const int bySmallestMargin = (length - 2 * smallestMargin) / lines;
    return std::min(byShare, bySmallestMargin);
}

QString letterOf(int column)
{
    return QString(QChar(u'a' + column));
}

QString digitOf(int row)
{
    return QString::number(row + 1);
}

std::vector<CrossfieldSpace> allSpaces()
{
    std::vector<CrossfieldSpace> spaces;
    spaces.reserve(crossfieldSpaceCount);
    for (int row = 0; row < lines; ++row) {
        for (int column = 0; column < lines; ++column) {
            if (isCrossfieldSpace(column, row))
                spaces.push_back({column, row});
        }
    }
    return spaces;
}

std::array<int, lines * lines> allIndexes()
{
    std::array<int, lines * lines> indexes{};
    indexes.fill(-1);
    int index = 0;
    for (const CrossfieldSpace space : allSpaces())
        indexes[static_cast<std::size_t>(space.row * lines + space.column)] = index++;
    return indexes;
}

} // namespace

bool isCrossfieldSpace(int column, int row)
{
    if (column < 0 || column >= lines || row < 0 || row >= lines)
        return false;
    return isInner(column) || isInner(row);
}

const std::vector<CrossfieldSpace>& crossfieldSpaces()
{
    static const std::vector<CrossfieldSpace> spaces = allSpaces();
    return spaces;
}

int indexOf(CrossfieldSpace space)
{
    static const auto indexes = allIndexes();
    Q_ASSERT(isCrossfieldSpace(space.column, space.row));
    return indexes[static_cast<std::size_t>(space.row * lines + space.column)];
}

QString nameOf(CrossfieldSpace space)
{
    return letterOf(space.column) + digitOf(space.row);
}

std::optional<CrossfieldSpace> crossfieldSpace(const QString& name)
{
    if (name.size() != 2)
        return {};
    const int column = name[0].unicode() - u'a';
    const int row = name[1].unicode() - u'1';
    if (!isCrossfieldSpace(column, row))
        return {};
    return CrossfieldSpace{column, row};
}

bool isMidfield(CrossfieldSpace space)
{
    return isInner(space.column) && isInner(space.row);
}

CrossfieldPrint printOn(CrossfieldSpace space)
{
    const int across = std::abs(space.column - middle);
    const int along = std::abs(space.row - middle);
    const int far = std::max(across, along);
    const int near = std::min(across, along);
    if (far == 4)
        return near == 0 ? CrossfieldPrint::MajorMound : CrossfieldPrint::Nothing;
    if (far == 3)
        return near % 2 == 0 ? CrossfieldPrint::RunnerPost : CrossfieldPrint::BruiserPost;
    if (far == 1 && near == 0)
        return CrossfieldPrint::MinorMound;
    return far == 0 ? CrossfieldPrint::Centre : CrossfieldPrint::Nothing;
}

std::optional<CrossfieldSide> sideOf(CrossfieldSpace space)
{
    const CrossfieldPrint print = printOn(space);
    const bool isMajor = print == CrossfieldPrint::MajorMound;
    if (!isMajor && print != CrossfieldPrint::RunnerPost && print != CrossfieldPrint::BruiserPost)
        return {};
    // A major mound belongs to the side opposite to the backfield that it lies in.
    if (!isInner(space.row))
        return ((space.row < middle) != isMajor) ? CrossfieldSide::South : CrossfieldSide::North;
    return ((space.column < middle) != isMajor) ? CrossfieldSide::West : CrossfieldSide::East;
}

bool areNeighbours(CrossfieldSpace a, CrossfieldSpace b)
{
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

std::vector<CrossfieldSpace> neighboursOf(CrossfieldSpace space)
{
    std::vector<CrossfieldSpace> neighbours;
    neighbours.reserve(4);
    for (const QPoint step : {QPoint(0, 1), QPoint(1, 0), QPoint(0, -1), QPoint(-1, 0)}) {
        if (isCrossfieldSpace(space.column + step.x(), space.row + step.y()))
            neighbours.push_back({space.column + step.x(), space.row + step.y()});
    }
    return neighbours;
}

CrossfieldLayout::CrossfieldLayout(QSize size, CrossfieldSide bottom, int cellMinimum)
    : m_bottom(bottom)
    , m_cell(std::max(cellMinimum, cellFor(std::min(size.width(), size.height()))))
    , m_margin(marginFor(m_cell))
{
    const QSize used = sizeFor(m_cell);
    m_origin = QPoint(std::max(0, size.width() - used.width()) / 2, std::max(0, size.height() - used.height()) / 2) +
               QPoint(m_margin, m_margin);
}

QSize CrossfieldLayout::sizeFor(int cell)
{
    const int side = lines * cell + 2 * marginFor(cell);
    return {side, side};
}

QRect CrossfieldLayout::board() const
{
    return {m_origin, QSize(lines * m_cell, lines * m_cell)};
}

QPoint CrossfieldLayout::toScreen(CrossfieldSpace space) const
{
    const int last = lines - 1;
    switch (m_bottom) {
    case CrossfieldSide::South:
        return {space.column, last - space.row};
    case CrossfieldSide::West:
        return {last - space.row, last - space.column};
    case CrossfieldSide::North:
        return {last - space.column, space.row};
    case CrossfieldSide::East:
        break;
    }
    return {space.row, space.column};
}

CrossfieldSpace CrossfieldLayout::toField(QPoint grid) const
{
    const int last = lines - 1;
    switch (m_bottom) {
    case CrossfieldSide::South:
        return {grid.x(), last - grid.y()};
    case CrossfieldSide::West:
        return {last - grid.y(), last - grid.x()};
    case CrossfieldSide::North:
        return {last - grid.x(), grid.y()};
    case CrossfieldSide::East:
        break;
    }
    return {grid.y(), grid.x()};
}

QRect CrossfieldLayout::cellRect(CrossfieldSpace space) const
{
    return {m_origin + toScreen(space) * m_cell, QSize(m_cell, m_cell)};
}

QPointF CrossfieldLayout::centreOf(CrossfieldSpace space) const
{
    return QRectF(cellRect(space)).center();
}

std::optional<CrossfieldSpace> CrossfieldLayout::spaceAt(QPointF point) const
{
    const QPointF inside = (point - QPointF(m_origin)) / m_cell;
    const CrossfieldSpace space =
        toField({static_cast<int>(std::floor(inside.x())), static_cast<int>(std::floor(inside.y()))});
    if (!isCrossfieldSpace(space.column, space.row))
        return {};
    return space;
}

std::optional<CrossfieldSpace> CrossfieldLayout::stepped(CrossfieldSpace from, QPoint screenStep) const
{
    const CrossfieldSpace to = toField(toScreen(from) + screenStep);
    if (!isCrossfieldSpace(to.column, to.row))
        return {};
    return to;
}

QLineF CrossfieldLayout::edgeBetween(CrossfieldSpace a, CrossfieldSpace b) const
{
    const QPointF from = centreOf(a);
    const QPointF to = centreOf(b);
    const QPointF halfAcross = QPointF((to - from).y(), (to - from).x()) / 2;
    const QPointF centre = (from + to) / 2;
    return {centre - halfAcross, centre + halfAcross};
}

QRect CrossfieldLayout::cornerRect(int corner) const
{
    const int side = cornerCells * m_cell;
    const int far = (lines - cornerCells) * m_cell;
    const QPoint at((corner % 2 == 0) ? 0 : far, (corner < 2) ? 0 : far);
    return {m_origin + at, QSize(side, side)};
}

QString CrossfieldLayout::columnCaption(int screenColumn) const
{
    const CrossfieldSpace space = toField({screenColumn, middle});
    const bool isUpright = m_bottom == CrossfieldSide::South || m_bottom == CrossfieldSide::North;
    return isUpright ? letterOf(space.column) : digitOf(space.row);
}

QString CrossfieldLayout::rowCaption(int screenRow) const
{
    const CrossfieldSpace space = toField({middle, screenRow});
    const bool isUpright = m_bottom == CrossfieldSide::South || m_bottom == CrossfieldSide::North;
    return isUpright ? digitOf(space.row) : letterOf(space.column);
}

} // namespace whistle
