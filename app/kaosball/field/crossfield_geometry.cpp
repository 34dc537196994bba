// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_geometry.h"

#include <algorithm>
#include <cmath>

namespace whistle {

namespace {

constexpr int lines = 9;       // columns, and rows
constexpr int middle = 4;      // e, and 5
constexpr int cornerCells = 2; // a free corner is two by two cells
constexpr double marginOfCell = 0.34;
constexpr int smallestMargin = 22; // room for letters of 14 px

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

/// The space as the rules know it.
kaosball::Space ruled(CrossfieldSpace space)
{
    return kaosball::crossfield::at(space.column, space.row);
}

CrossfieldSpace shown(kaosball::Space space)
{
    return {kaosball::crossfield::column(space), kaosball::crossfield::row(space)};
}

std::vector<CrossfieldSpace> allSpaces()
{
    std::vector<CrossfieldSpace> spaces;
    for (int index = 0; index < kaosball::spaceCount; ++index)
        spaces.push_back(shown({static_cast<std::int8_t>(index)}));
    return spaces;
}

} // namespace

bool isCrossfieldSpace(int column, int row)
{
    return kaosball::crossfield::at(column, row).isValid();
}

const std::vector<CrossfieldSpace>& crossfieldSpaces()
{
    static const std::vector<CrossfieldSpace> spaces = allSpaces();
    return spaces;
}

int indexOf(CrossfieldSpace space)
{
    Q_ASSERT(isCrossfieldSpace(space.column, space.row));
    return ruled(space).index;
}

QString nameOf(CrossfieldSpace space)
{
    return letterOf(space.column) + digitOf(space.row);
}

std::optional<CrossfieldSpace> crossfieldSpace(const QString& name)
{
    const auto space = kaosball::crossfield::fromName(name.toStdString());
    return space ? std::optional(shown(*space)) : std::nullopt;
}

bool isMidfield(CrossfieldSpace space)
{
    const kaosball::Zone zone = kaosball::crossfield::zone(ruled(space));
    return zone == kaosball::Zone::Midfield || zone == kaosball::Zone::Centerfield;
}

CrossfieldPrint printOn(CrossfieldSpace space)
{
    const kaosball::Space at = ruled(space);
    switch (kaosball::crossfield::mound(at)) {
    case kaosball::Mound::Minor:
        return CrossfieldPrint::MinorMound;
    case kaosball::Mound::Major:
        return CrossfieldPrint::MajorMound;
    default:
        break;
    }
    switch (kaosball::crossfield::symbol(at)) {
    case kaosball::Symbol::Circle:
        return CrossfieldPrint::RunnerPost;
    case kaosball::Symbol::Square:
        return CrossfieldPrint::BruiserPost;
    case kaosball::Symbol::None:
        break;
    }
    return at == kaosball::crossfield::centerfield() ? CrossfieldPrint::Centre : CrossfieldPrint::Nothing;
}

std::optional<CrossfieldSide> sideOf(CrossfieldSpace space)
{
    const CrossfieldPrint print = printOn(space);
    if (print == CrossfieldPrint::MajorMound) {
        for (const CrossfieldSide side :
             {CrossfieldSide::South, CrossfieldSide::West, CrossfieldSide::North, CrossfieldSide::East}) {
            if (kaosball::crossfield::majorMoundOf(side) == ruled(space))
                return side;
        }
    }
    const bool isPost = print == CrossfieldPrint::RunnerPost || print == CrossfieldPrint::BruiserPost;
    return isPost ? kaosball::crossfield::side(ruled(space)) : std::nullopt;
}

bool areNeighbours(CrossfieldSpace a, CrossfieldSpace b)
{
    return kaosball::crossfield::areAdjacent(ruled(a), ruled(b));
}

std::vector<CrossfieldSpace> neighboursOf(CrossfieldSpace space)
{
    std::vector<CrossfieldSpace> neighbours;
    for (const QPoint step : {QPoint(0, 1), QPoint(1, 0), QPoint(0, -1), QPoint(-1, 0)}) {
        const CrossfieldSpace next{space.column + step.x(), space.row + step.y()};
        if (isCrossfieldSpace(next.column, next.row) && areNeighbours(space, next))
            neighbours.push_back(next);
    }
    return neighbours; // north, east, south, west: as they are told
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
