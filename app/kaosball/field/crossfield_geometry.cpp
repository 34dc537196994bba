// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_geometry.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>

namespace whistle {

namespace {

namespace crossfield = kaosball::crossfield;

constexpr int gridLines = 9;   // columns, and rows
constexpr int middleLine = 4;  // e, and 5
constexpr int cornerCells = 2; // a free corner is two by two cells
constexpr double marginOfCell = 0.34;
constexpr int smallestMargin = 22; // room for letters of 14 px

int marginFor(int cell)
{
    return std::max(smallestMargin, static_cast<int>(std::lround(cell * marginOfCell)));
}

int cellFor(int length)
{
    const int byShare = static_cast<int>(length / (gridLines + 2 * marginOfCell));
    const int bySmallestMargin = (length - 2 * smallestMargin) / gridLines;
    return std::min(byShare, bySmallestMargin);
}

std::vector<CrossfieldSpace> allSpaces()
{
    std::vector<CrossfieldSpace> spaces;
    for (int index = 0; index < kaosball::spaceCount; ++index)
        spaces.push_back({static_cast<std::int8_t>(index)});
    return spaces;
}

} // namespace

const std::vector<CrossfieldSpace>& crossfieldSpaces()
{
    static const std::vector<CrossfieldSpace> spaces = allSpaces();
    return spaces;
}

std::optional<CrossfieldSpace> crossfieldSpace(const QString& name)
{
    return crossfield::fromName(name.toStdString());
}

std::optional<CrossfieldSide> sideOf(CrossfieldSpace space)
{
    if (crossfield::mound(space) == kaosball::Mound::Major)
        return crossfield::opposite(*crossfield::side(space)); // KB-2.10
    return crossfield::symbol(space) == kaosball::Symbol::None ? std::nullopt : crossfield::side(space);
}

std::vector<CrossfieldSpace> neighboursOf(CrossfieldSpace space)
{
    std::vector<CrossfieldSpace> neighbours;
    for (const QPoint step : {QPoint(0, 1), QPoint(1, 0), QPoint(0, -1), QPoint(-1, 0)}) {
        const CrossfieldSpace next =
            crossfield::at(crossfield::column(space) + step.x(), crossfield::row(space) + step.y());
        if (next.isValid())
            neighbours.push_back(next);
    }
    return neighbours;
}

std::vector<CrossfieldSpace> shortestWay(CrossfieldSpace from, CrossfieldSpace to,
                                         const std::function<bool(CrossfieldSpace, CrossfieldSpace)>& mayStep)
{
    std::map<CrossfieldSpace, CrossfieldSpace> cameFrom{{from, from}};
    std::deque<CrossfieldSpace> open{from};
    for (; !open.empty() && !cameFrom.contains(to); open.pop_front()) {
        for (const CrossfieldSpace next : neighboursOf(open.front())) {
            if (!cameFrom.contains(next) && mayStep(open.front(), next)) {
                cameFrom.emplace(next, open.front());
                open.push_back(next);
            }
        }
    }
    std::vector<CrossfieldSpace> way;
    for (CrossfieldSpace at = to; cameFrom.contains(at) && at != from; at = cameFrom.at(at))
        way.insert(way.begin(), at);
    return way;
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
    const int side = gridLines * cell + 2 * marginFor(cell);
    return {side, side};
}

QRect CrossfieldLayout::board() const
{
    return {m_origin, QSize(gridLines * m_cell, gridLines * m_cell)};
}

// Each of the four is its own inverse.
QPoint CrossfieldLayout::turned(QPoint place) const
{
    const int last = gridLines - 1;
    switch (m_bottom) {
    case CrossfieldSide::South:
        return {place.x(), last - place.y()};
    case CrossfieldSide::West:
        return {last - place.y(), last - place.x()};
    case CrossfieldSide::North:
        return {last - place.x(), place.y()};
    case CrossfieldSide::East:
        break;
    }
    return place.transposed();
}

CrossfieldSpace CrossfieldLayout::spaceOn(QPoint screenPlace) const
{
    const QPoint place = turned(screenPlace);
    return crossfield::at(place.x(), place.y());
}

QPoint CrossfieldLayout::screenPlaceOf(CrossfieldSpace space) const
{
    return turned({crossfield::column(space), crossfield::row(space)});
}

QRect CrossfieldLayout::cellRect(CrossfieldSpace space) const
{
    return {m_origin + screenPlaceOf(space) * m_cell, QSize(m_cell, m_cell)};
}

QPointF CrossfieldLayout::centreOf(CrossfieldSpace space) const
{
    return QRectF(cellRect(space)).center();
}

CrossfieldSpace CrossfieldLayout::spaceAt(QPointF point) const
{
    const QPointF inside = (point - QPointF(m_origin)) / m_cell;
    return spaceOn({static_cast<int>(std::floor(inside.x())), static_cast<int>(std::floor(inside.y()))});
}

CrossfieldSpace CrossfieldLayout::stepped(CrossfieldSpace from, QPoint screenStep) const
{
    return spaceOn(screenPlaceOf(from) + screenStep);
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
    const int far = (gridLines - cornerCells) * m_cell;
    const QPoint at((corner % 2 == 0) ? 0 : far, (corner < 2) ? 0 : far);
    return {m_origin + at, QSize(side, side)};
}

bool CrossfieldLayout::isUpright() const
{
    return m_bottom == CrossfieldSide::South || m_bottom == CrossfieldSide::North;
}

QString CrossfieldLayout::columnCaption(int screenColumn) const
{
    return spaceName(spaceOn({screenColumn, middleLine})).mid(isUpright() ? 0 : 1, 1);
}

QString CrossfieldLayout::rowCaption(int screenRow) const
{
    return spaceName(spaceOn({middleLine, screenRow})).mid(isUpright() ? 1 : 0, 1);
}

} // namespace whistle

namespace whistle::kaosball {

QString spaceName(Space space)
{
    return space.isValid() ? QString::fromStdString(std::string(crossfield::name(space))) : QString();
}

} // namespace whistle::kaosball
