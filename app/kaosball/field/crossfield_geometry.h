// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/crossfield.h"

#include <QLineF>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace whistle {

/// A side of the crossfield; the order is clockwise as printed, from the south.
using CrossfieldSide = kaosball::Side;

/// One of the 65 spaces, or none.
using CrossfieldSpace = kaosball::Space;

constexpr int crossfieldSpaceCount = kaosball::spaceCount;

/// The 65 spaces in the order of their numbers in the rules: by letter, then digit.
[[nodiscard]] const std::vector<CrossfieldSpace>& crossfieldSpaces();
/// The space of a name such as "e5"; nothing when there is none of that name.
[[nodiscard]] std::optional<CrossfieldSpace> crossfieldSpace(const QString& name);
/// The side that the space's scrimmage post or major mound belongs to; nothing for all other spaces.
[[nodiscard]] std::optional<CrossfieldSide> sideOf(CrossfieldSpace space);
/// The up to four spaces that share an edge with this one, in the order north, east, south, west.
[[nodiscard]] std::vector<CrossfieldSpace> neighboursOf(CrossfieldSpace space);

/// The shortest way over steps that may be made, without `from`; empty when there is none.
[[nodiscard]] std::vector<CrossfieldSpace>
shortestWay(CrossfieldSpace from, CrossfieldSpace to,
            const std::function<bool(CrossfieldSpace from, CrossfieldSpace to)>& mayStep);

/// Where the crossfield lies in a widget: square cells of whole pixels, the chosen side at the bottom.
class CrossfieldLayout {
public:
    static constexpr int corners = 4;

    /// cellMinimum is the smallest side of a cell; a smaller widget shows a part of the field.
    CrossfieldLayout(QSize size, CrossfieldSide bottom, int cellMinimum);

    /// The size that a field with cells of this side takes, letters and digits included.
    [[nodiscard]] static QSize sizeFor(int cell);

    [[nodiscard]] int cell() const { return m_cell; }
    [[nodiscard]] int margin() const { return m_margin; }
    [[nodiscard]] CrossfieldSide bottom() const { return m_bottom; }
    /// The nine by nine cells without the edge.
    [[nodiscard]] QRect board() const;
    [[nodiscard]] QRect cellRect(CrossfieldSpace space) const;
    [[nodiscard]] QPointF centreOf(CrossfieldSpace space) const;
    [[nodiscard]] CrossfieldSpace spaceAt(QPointF point) const;
    /// The space one step away on the screen, e.g. (0, -1) for up; none at the edge of the field.
    [[nodiscard]] CrossfieldSpace stepped(CrossfieldSpace from, QPoint screenStep) const;
    /// The edge that two neighbours share.
    [[nodiscard]] QLineF edgeBetween(CrossfieldSpace a, CrossfieldSpace b) const;
    /// A free corner: 0 upper left, 1 upper right, 2 lower left, 3 lower right, as seen.
    [[nodiscard]] QRect cornerRect(int corner) const;
    /// The name beside a line of cells: of the screen column below the field, of the screen row left of it (0-8).
    [[nodiscard]] QString columnCaption(int screenColumn) const;
    [[nodiscard]] QString rowCaption(int screenRow) const;

    friend bool operator==(const CrossfieldLayout&, const CrossfieldLayout&) = default;

private:
    /// From column and row of the field to those of the screen, and just so from the screen to the field.
    [[nodiscard]] QPoint turned(QPoint place) const;
    [[nodiscard]] CrossfieldSpace spaceOn(QPoint screenPlace) const;
    [[nodiscard]] QPoint screenPlaceOf(CrossfieldSpace space) const;
    [[nodiscard]] bool isUpright() const;

    CrossfieldSide m_bottom;
    int m_cell;
    int m_margin;
    QPoint m_origin;
};

} // namespace whistle

namespace whistle::kaosball {

/// "e5"; empty for no space.
[[nodiscard]] QString spaceName(Space space);

} // namespace whistle::kaosball
