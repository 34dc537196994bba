// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/map/map_layout.h"

#include <algorithm>
#include <array>
#include <vector>

namespace whistle::elgrande {

namespace {

/// The drawing, in units of its own; it may be stretched a little to fill its room.
constexpr QRectF mapDrawing(108, 101, 802, 561);
constexpr double mostStretch = 1.25;

/// Where borders meet.
constexpr std::array<QPointF, 29> corners{QPointF(114, 107), {325, 107}, {549, 107}, {732, 107}, {902, 107}, {902, 246},
                                          {792, 307},        {732, 289}, {703, 369}, {620, 419}, {549, 369}, {549, 216},
                                          {437, 246},        {325, 236}, {264, 276}, {114, 276}, {498, 409}, {243, 409},
                                          {236, 490},        {397, 541}, {577, 531}, {681, 511}, {812, 491}, {771, 600},
                                          {569, 656},        {388, 628}, {214, 650}, {124, 560}, {144, 466}};

/// The corners of each region, clockwise; the Castillo is a tower beside the board.
const std::array<std::vector<std::size_t>, regionCount>& outlines()
{
    static const std::array<std::vector<std::size_t>, regionCount> all{{
        {0, 1, 13, 14, 15},
        {1, 2, 11, 12, 13},
        {14, 13, 12, 11, 10, 16, 17},
        {2, 3, 7, 8, 9, 10, 11},
        {3, 4, 5, 6, 7},
        {17, 16, 10, 9, 21, 20, 19, 18},
        {7, 6, 22, 21, 9, 8},
        {28, 18, 19, 25, 26, 27},
        {19, 20, 21, 22, 23, 24, 25},
    }};
    return all;
}
constexpr QRectF tower(108, 300, 122, 138);
constexpr std::array<QRectF, areaCount> rooms{
    QRectF(122, 113, 196, 122), {341, 112, 196, 116}, {284, 258, 258, 142}, {557, 113, 168, 230}, {740, 113, 156, 140},
    {290, 411, 300, 94},        {688, 364, 114, 120}, {150, 514, 228, 112}, {414, 541, 342, 96},  tower};
constexpr QRectF firstBeside(826, 380, 84, 44);
constexpr double besideStep = 52;

} // namespace

double drawingShape()
{
    return mapDrawing.width() / mapDrawing.height();
}

MapLayout::MapLayout(const QRectF& room)
{
    m_across = room.width() / mapDrawing.width();
    m_down = room.height() / mapDrawing.height();
    m_across = std::min(m_across, m_down * mostStretch);
    m_down = std::min(m_down, m_across * mostStretch);
    m_origin = room.center() - QPointF(mapDrawing.width() * m_across / 2, mapDrawing.height() * m_down / 2);
}

QPointF MapLayout::at(QPointF drawn) const
{
    return m_origin + QPointF((drawn.x() - mapDrawing.x()) * m_across, (drawn.y() - mapDrawing.y()) * m_down);
}

QRectF MapLayout::at(const QRectF& drawn) const
{
    return {at(drawn.topLeft()), at(drawn.bottomRight())};
}

QPolygonF MapLayout::outline(Area area) const
{
    if (!isRegion(area))
        return QPolygonF(at(tower));
    QPolygonF outline;
    for (const std::size_t corner : outlines()[static_cast<std::size_t>(area)])
        outline << at(corners[corner]);
    return outline;
}

QRectF MapLayout::words(Area area) const
{
    return at(rooms[static_cast<std::size_t>(area)]);
}

QRectF MapLayout::beside(int place) const
{
    return at(firstBeside.translated(0, place * besideStep));
}

AreaSpot MapLayout::areaAt(QPointF point) const
{
    for (const Area area : allAreas()) {
        if (outline(area).containsPoint(point, Qt::OddEvenFill))
            return area;
    }
    return {};
}

} // namespace whistle::elgrande
