// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/table/types.h"

#include <QPolygonF>
#include <QRectF>

namespace whistle::elgrande {

/// Width by height of the drawing.
[[nodiscard]] double drawingShape();

/// Where the areas lie on our own drawing, for a room of any size. Regions that are neighbours share a border.
class MapLayout {
public:
    explicit MapLayout(const QRectF& room);
    [[nodiscard]] QPolygonF outline(Area area) const;
    /// Where the words of the area stand, inside its outline.
    [[nodiscard]] QRectF words(Area area) const;
    /// What lies beside the board.
    [[nodiscard]] QRectF beside(int place) const;
    /// The area at this point; none: beside the board.
    [[nodiscard]] AreaSpot areaAt(QPointF point) const;

private:
    [[nodiscard]] QPointF at(QPointF drawn) const;
    [[nodiscard]] QRectF at(const QRectF& drawn) const;

    QPointF m_origin;
    double m_across = 1;
    double m_down = 1;
};

} // namespace whistle::elgrande
