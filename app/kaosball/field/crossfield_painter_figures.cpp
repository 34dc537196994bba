// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CrossfieldPainter that paints what moves: path, walls, figures, ball, keyboard cursor.
#include "kaosball/field/crossfield_painter.h"

#include "base/first.h"
#include "kaosball/field/figure_painter.h"

#include <algorithm>
#include <cmath>

namespace whistle {

namespace {

// Shares of a cell.
constexpr double lyingUnderScale = 0.6;
constexpr double standingAboveScale = 0.86;
constexpr double standingAboveLift = 0.13;
constexpr double crowdedScale = 0.45; // three and more lying ones
constexpr double stackSpread = 0.25;
constexpr double crowdedSpread = 0.32;

/// The point at this share of a way of one space or more; each step takes as long as the others.
QPointF alongWay(const CrossfieldLayout& layout, const std::vector<CrossfieldSpace>& way, double progress)
{
    const double steps = progress * static_cast<double>(way.size() - 1);
    const auto from = static_cast<std::size_t>(steps);
    const auto to = std::min(from + 1, way.size() - 1);
    return QLineF(layout.centreOf(way[from]), layout.centreOf(way[to])).pointAt(steps - static_cast<double>(from));
}

} // namespace

std::vector<CrossfieldFigurePlace> placesOn(const CrossfieldLayout& layout, CrossfieldSpace space,
                                            const std::vector<const CrossfieldFigure*>& figures)
{
    const QPointF middle = layout.centreOf(space);
    const double cell = layout.cell();
    const auto lying = std::count_if(figures.begin(), figures.end(), [](const auto* f) { return !f->look.standing; });
    const bool isAlone = figures.size() == 1;
    const double scale = lying > 2 ? crowdedScale : lyingUnderScale;
    const double reach = lying > 2 ? crowdedSpread : stackSpread;
    const double drop = lying == static_cast<std::ptrdiff_t>(figures.size()) ? 0.0 : 0.27;

    std::vector<CrossfieldFigurePlace> places;
    places.reserve(figures.size());
    std::ptrdiff_t index = 0;
    for (const CrossfieldFigure* figure : figures) {
        if (isAlone) {
            places.push_back({figure, middle, 1});
        } else if (figure->look.standing) {
            places.push_back({figure, middle - QPointF(0, cell * standingAboveLift), standingAboveScale});
        } else {
            // A single one lies in the lower left corner, more of them in a row from corner to corner.
            const double along =
                lying == 1 ? -1.0 : 2.0 * static_cast<double>(index) / static_cast<double>(lying - 1) - 1.0;
            places.push_back({figure, middle + QPointF(along * reach, drop) * cell, scale});
            ++index;
        }
    }
    return places;
}

void CrossfieldPainter::paintPath(const std::vector<CrossfieldSpace>& path)
{
    QPolygonF line;
    for (const CrossfieldSpace space : path)
        line << m_layout.centreOf(space);
    if (line.size() < 2)
        return;
    QColor shade = m_theme.colour(Colour::Sunken);
    shade.setAlphaF(0.7F);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(shade, unit(0.09), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolyline(line);
    QPen dots(m_theme.colour(Colour::Text), unit(0.06), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    dots.setDashPattern({0.01, 2.6});
    m_painter.setPen(dots);
    m_painter.drawPolyline(line);
}

void CrossfieldPainter::paintBar(const CrossfieldEdge& edge, double margin, double width, const QColor& colour)
{
    const QLineF edgeLine = m_layout.edgeBetween(edge.a, edge.b);
    const QLineF line(edgeLine.pointAt(margin), edgeLine.pointAt(1 - margin));
    const double half = unit(width) / 2;
    const QRectF box = QRectF(line.p1(), line.p2()).normalized().adjusted(-half, -half, half, half);
    m_painter.setPen(QPen(m_theme.colour(Colour::Sunken), unit(0.03)));
    m_painter.setBrush(colour);
    m_painter.drawRoundedRect(box, unit(0.04), unit(0.04));
}

void CrossfieldPainter::paintWalls()
{
    for (const CrossfieldEdge& edge : m_model.offeredEdges)
        paintBar(edge, 0.32, 0.12, m_theme.colour(Colour::LineStrong));
    for (const CrossfieldEdge& wall : m_model.walls)
        paintBar(wall, 0.13, 0.14, m_theme.colour(Colour::Chalk));
}

void CrossfieldPainter::paintOne(const CrossfieldFigure& figure, QPointF middle, double scale)
{
    FigureLook look = figure.look;
    look.isActive = look.isActive || (look.standing && figure.id == m_model.chosenFigure);
    if (scale < 1 && !look.standing)
        look.damage = 0; // no room for a capsule; the accessible name says it
    paintFigure(m_painter, middle, m_layout.cell() * scale, look, m_theme);
    if (m_model.targets.contains(figure.id))
        paintTarget(middle, scale);
}

void CrossfieldPainter::paintFigures(const CrossfieldPointer& pointer)
{
    for (const CrossfieldSpace space : crossfieldSpaces()) {
        const auto figures = m_model.figuresOn(space);
        if (figures.empty())
            continue;
        for (const CrossfieldFigurePlace& place : placesOn(m_layout, space, figures)) {
            if (firstWith(pointer.motions, &CrossfieldMotion::figure, place.figure->id))
                continue;
            m_painter.setOpacity(place.figure->id == pointer.draggedFigure ? 0.5 : 1);
            paintOne(*place.figure, place.middle, place.scale);
        }
        m_painter.setOpacity(1);
        if (m_model.fireOn(space) > 0) {
            const QPointF corner = at(space, 0.17, 0.83);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.colour(Colour::Sunken));
            m_painter.drawEllipse(corner, unit(0.15), unit(0.15));
            paintFlame(m_painter, corner, unit(0.28), m_theme);
        }
    }
    for (const CrossfieldMotion& motion : pointer.motions) {
        if (const CrossfieldFigure* moving = m_model.figure(motion.figure))
            paintOne(*moving, alongWay(m_layout, motion.way, pointer.progress), 1);
    }
    if (const CrossfieldFigure* dragged = m_model.figure(pointer.draggedFigure))
        paintOne(*dragged, pointer.draggedTo, 1.1);
}

void CrossfieldPainter::paintTarget(QPointF middle, double scale)
{
    // Four corners of a frame: read as "this one", and not mistaken for the ring of the active figure.
    const double half = unit(0.44) * scale;
    const double arm = unit(0.16) * scale;
    const auto corners = [&](const QColor& colour, double width) {
        m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        for (const QPointF sign : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
            const QPointF tip = middle + sign * half;
            m_painter.drawLine(tip, tip - QPointF(sign.x() * arm, 0));
            m_painter.drawLine(tip, tip - QPointF(0, sign.y() * arm));
        }
    };
    corners(m_theme.colour(Colour::FocusInner), unit(0.09));
    corners(m_theme.colour(Colour::Chalk), unit(0.05));
}

void CrossfieldPainter::paintLooseBall()
{
    const CrossfieldSpace space = m_model.looseBall;
    if (!space.isValid())
        return;
    const auto figures = m_model.figuresOn(space);
    const bool isUnderfoot = !figures.empty() && figures.back()->look.standing;
    if (isUnderfoot) { // at the lower edge, as over one who lies: the upper right is where a carried ball is seen
        paintBallUnderfoot(m_painter, at(space, 0.8, 0.84), unit(0.1), m_theme);
        return;
    }
    const bool hasCompany = !figures.empty() || m_model.fireOn(space) > 0;
    paintBall(m_painter, hasCompany ? at(space, 0.77, 0.77) : m_layout.centreOf(space), unit(hasCompany ? 0.15 : 0.17),
              m_theme);
}

void CrossfieldPainter::paintCursor(CrossfieldSpace space)
{
    const double line = m_theme.px(Length::LineFocus);
    const double gapWidth = m_theme.px(Length::LineFocusGap);
    const QRectF outer = QRectF(m_layout.cellRect(space)).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const double inward = line / 2 + gapWidth / 2;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.colour(Colour::FocusInner), gapWidth));
    m_painter.drawRoundedRect(outer.adjusted(inward, inward, -inward, -inward), unit(0.06), unit(0.06));
    m_painter.setPen(QPen(m_theme.colour(Colour::FocusOuter), line));
    m_painter.drawRoundedRect(outer, unit(0.08), unit(0.08));
}

} // namespace whistle
