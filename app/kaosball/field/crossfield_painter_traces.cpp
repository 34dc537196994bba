// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CrossfieldPainter that paints what the last turn has left: where a figure came from and went, whom it
// went for.
#include "kaosball/field/crossfield_painter.h"

#include "base/first.h"
#include "kaosball/field/figure_painter.h"

#include <algorithm>

namespace whistle {

namespace {

// Shares of a cell.
constexpr double bandWidth = 0.13;
constexpr double casingWidth = 0.05;
constexpr double headLength = 0.24;
constexpr double headHalf = 0.2;
constexpr double ghostEdge = 0.035;
constexpr double crossReach = 0.24;
constexpr double crossWidth = 0.07;
/// From the middle of a cell to where a band begins and ends, that what stands there is seen.
constexpr double besideGhost = 0.34;
constexpr double besideFigure = 0.4;

/// The line without so much at both ends; of a line that is shorter nothing.
QPolygonF trimmed(QPolygonF line, double fromStart, double fromEnd)
{
    if (line.size() < 2)
        return {};
    const auto shorten = [](QPointF& end, const QPointF& next, double by) {
        const QLineF last(end, next);
        end = last.pointAt(std::min(1.0, by / std::max(1.0, last.length())));
    };
    shorten(line.front(), line.at(1), fromStart);
    shorten(line.back(), line.at(line.size() - 2), fromEnd);
    return line;
}

/// The beginning of a line of spaces, so many steps of it.
QPolygonF firstSteps(const QPolygonF& line, double steps)
{
    const auto whole = static_cast<qsizetype>(steps);
    if (whole >= line.size() - 1)
        return line;
    QPolygonF part = line.mid(0, whole + 1);
    part << QLineF(line.at(whole), line.at(whole + 1)).pointAt(steps - static_cast<double>(whole));
    return part;
}

} // namespace

void CrossfieldPainter::paintTraces(const CrossfieldPointer& pointer)
{
    for (const CrossfieldTrace& trace : m_model.traces) {
        QPolygonF line;
        for (const CrossfieldSpace space : trace.spaces)
            line << m_layout.centreOf(space);
        const QColor colour = m_theme.seat(trace.seat);
        if (trace.kind != CrossfieldTrace::Kind::Way) {
            paintArrow(trimmed(line, unit(besideFigure), unit(besideFigure)), colour);
            if (trace.kind == CrossfieldTrace::Kind::FatalBlow)
                paintFallen(trace);
            continue;
        }
        if (!isOccupied(trace.spaces.front()))
            paintGhost(trace.look, line.front());
        const CrossfieldMotion* motion = firstWith(pointer.motions, &CrossfieldMotion::figure, trace.figure);
        if (motion == nullptr) {
            paintArrow(trimmed(line, unit(besideGhost), unit(besideFigure)), colour);
            continue;
        }
        const double left = static_cast<double>(motion->way.size() - 1) * (1 - pointer.progress);
        const double steps = std::max(0.0, static_cast<double>(line.size() - 1) - left);
        paintBand(firstSteps(line, steps), colour);
    }
}

void CrossfieldPainter::paintBand(const QPolygonF& line, const QColor& colour)
{
    m_painter.setBrush(Qt::NoBrush);
    for (const bool isCasing : {true, false}) {
        m_painter.setPen(QPen(isCasing ? m_theme.colour(Colour::Sunken) : colour,
                              unit(bandWidth + (isCasing ? 2 * casingWidth : 0)), Qt::SolidLine, Qt::FlatCap,
                              Qt::RoundJoin));
        m_painter.drawPolyline(line);
    }
}

/// Its tip is where the line ends.
void CrossfieldPainter::paintArrow(const QPolygonF& line, const QColor& colour)
{
    if (line.size() < 2)
        return;
    const QPointF tip = line.back();
    const QLineF last(line.at(line.size() - 2), tip);
    const QPointF along = (last.p2() - last.p1()) / std::max(1.0, last.length());
    const QPointF across(-along.y(), along.x());
    const QPointF neck = tip - along * unit(headLength);
    const QPolygonF head{tip, neck + across * unit(headHalf), neck - across * unit(headHalf)};
    m_painter.setPen(
        QPen(m_theme.colour(Colour::Sunken), unit(2 * casingWidth), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(colour);
    m_painter.drawPolygon(head);
    QPolygonF band = line;
    band.back() = last.length() > unit(headLength) ? neck + along * unit(casingWidth) : band.at(band.size() - 2);
    paintBand(band, colour);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(head);
}

/// Where a figure stood.
void CrossfieldPainter::paintGhost(const FigureLook& look, QPointF middle)
{
    QPen dashes(m_theme.seat(look.seat), unit(ghostEdge));
    dashes.setDashPattern({2.5, 1.8});
    m_painter.setPen(dashes);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(figureOutline(look.kind, unit(figureRadiusOfCell)).translated(middle));
    paintCaption(m_painter, middle + QPointF(0, unit(0.1)), look.label, unit(0.26), QFont::DemiBold,
                 m_theme.seat(look.seat));
}

/// Where a figure has died, unless something else is there now.
void CrossfieldPainter::paintFallen(const CrossfieldTrace& trace)
{
    const CrossfieldSpace space = trace.spaces.back();
    if (isOccupied(space) || m_model.looseBall == space)
        return;
    const QPointF middle = m_layout.centreOf(space);
    paintGhost(trace.look, middle);
    const QPointF arm(unit(crossReach), unit(crossReach));
    const QPointF other(arm.x(), -arm.y());
    for (const auto& [ink, width] :
         {std::pair(Colour::Sunken, crossWidth + 2 * casingWidth), std::pair(Colour::Chalk, crossWidth)}) {
        m_painter.setPen(QPen(m_theme.colour(ink), unit(width), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(middle - arm, middle + arm);
        m_painter.drawLine(middle - other, middle + other);
    }
}

} // namespace whistle
