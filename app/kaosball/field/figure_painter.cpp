// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/figure_painter.h"

#include "look/emblem.h"
#include "look/icons.h"

#include <QFontMetricsF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace whistle {

namespace {

// Shares of a cell.
constexpr double lyingShare = 0.82; // of the standing figure's radius
constexpr double lyingTilt = -14;   // degrees
constexpr double ringEdge = 0.03;
constexpr double lyingEdge = 0.045;
constexpr double ringGap = 0.085;
constexpr double ringWidth = 0.045;
constexpr double emblemRadius = 0.095;
constexpr double labelSize = 0.30;
constexpr double widestLabel = 0.56;

constexpr double iconGrid = 24;

QFont captionFont(const QPainter& painter, double pixels, QFont::Weight weight)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

/// The label, smaller when it is too wide for a figure.
void paintLabel(QPainter& painter, double cell, double baseline, double share, const QString& label,
                const QColor& colour)
{
    const double width = QFontMetricsF(captionFont(painter, cell * share, QFont::Bold)).horizontalAdvance(label) / cell;
    const double fitting = width > widestLabel ? share * widestLabel / width : share;
    paintCaption(painter, QPointF(0, cell * baseline), label, cell * fitting, QFont::Bold, colour);
}

void paintSeatShape(QPainter& painter, int seat, QPointF middle, double radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(emblemPath(seat, radius).translated(middle));
}

void paintCapsule(QPainter& painter, double cell, const FigureLook& look, const Theme& theme)
{
    const double step = cell * 0.14;
    const double width = look.health * step + cell * 0.06;
    painter.setPen(QPen(theme.seat(look.seat), cell * 0.025));
    painter.setBrush(theme.colour(Colour::Sunken));
    painter.drawRoundedRect(QRectF(-width / 2, cell * 0.265, width, cell * 0.2), cell * 0.1, cell * 0.1);
    painter.setPen(QPen(theme.colour(Colour::Text), cell * 0.022));
    for (int pip = 0; pip < look.health; ++pip) {
        painter.setBrush(pip < look.damage ? QBrush(theme.colour(Colour::Text)) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF((pip - (look.health - 1) / 2.0) * step, cell * 0.365), cell * 0.05, cell * 0.05);
    }
}

/// How far a figure reaches from its middle with all that hangs on it; as far to the left as to the right.
QRectF reachOf(const FigureLook& look)
{
    const double radius = figureRadiusOfCell + (look.isActive ? ringGap + ringWidth : ringEdge);
    double side = look.kind == FigureKind::Ringer ? radius * 1.1 : radius;
    double up = radius;
    double down = radius;
    if (look.damage > 0) {
        down = std::max(down, 0.5);
        side = std::max(side, look.health * 0.07 + 0.07);
    }
    if (look.hasBall) {
        side = std::max(side, 0.47);
        up = std::max(up, 0.47);
    }
    constexpr double air = 0.02; // for edges that are softened
    return {-side - air, -up - air, 2 * (side + air), up + down + 2 * air};
}

void paintLying(QPainter& painter, double cell, const FigureLook& look, const Theme& theme)
{
    const QColor seat = theme.seat(look.seat);
    QPen dashes(seat, cell * lyingEdge);
    dashes.setDashPattern({2.0, 1.3});
    painter.save();
    painter.rotate(lyingTilt);
    painter.setPen(dashes);
    painter.setBrush(theme.colour(Colour::Sunken));
    painter.drawPath(figureOutline(look.kind, cell * figureRadiusOfCell * lyingShare));
    paintSeatShape(painter, look.seat, QPointF(0, -cell * 0.13), cell * 0.075, seat);
    paintLabel(painter, cell, 0.185, 0.27, look.label, seat);
    painter.restore();
}

void paintStanding(QPainter& painter, double cell, const FigureLook& look, const Theme& theme)
{
    const double radius = cell * figureRadiusOfCell;
    if (look.isActive) {
        QPen ring(theme.colour(Colour::FocusOuter), cell * ringWidth);
        ring.setJoinStyle(Qt::RoundJoin);
        painter.setPen(ring);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(figureOutline(look.kind, radius + cell * ringGap));
    }
    QPen outline(theme.colour(Colour::Sunken), cell * ringEdge);
    outline.setJoinStyle(Qt::RoundJoin);
    painter.setPen(outline);
    painter.setBrush(theme.seat(look.seat));
    painter.drawPath(figureOutline(look.kind, radius));
    paintSeatShape(painter, look.seat, QPointF(0, -cell * 0.15), cell * emblemRadius, theme.seatInk(look.seat));
    paintLabel(painter, cell, 0.215, labelSize, look.label, theme.seatInk(look.seat));
}

} // namespace

void paintFigure(QPainter& painter, QPointF middle, double cell, const FigureLook& look, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    if (look.standing)
        paintStanding(painter, cell, look, theme);
    else
        paintLying(painter, cell, look, theme);
    if (look.damage > 0)
        paintCapsule(painter, cell, look, theme);
    if (look.hasBall)
        paintBall(painter, QPointF(cell * 0.27, -cell * 0.27), cell * 0.15, theme);
    painter.restore();
}

void paintBallUnderfoot(QPainter& painter, QPointF middle, double radius, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.colour(Colour::Sunken));
    painter.setPen(QPen(theme.colour(Colour::Sunken), radius * 0.7));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(theme.colour(Colour::Chalk), radius * 0.35));
    painter.drawEllipse(middle, radius, radius);
    painter.restore();
}

void paintBall(QPainter& painter, QPointF middle, double radius, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    painter.setPen(QPen(theme.colour(Colour::TextOnLight), radius * 0.2));
    painter.setBrush(QColorConstants::White);
    painter.drawEllipse(QPointF(), radius, radius);
    QPainterPath seams(QPointF(-radius * 0.9, 0));
    seams.quadTo(0, -radius * 0.5, radius * 0.9, 0);
    seams.moveTo(0, -radius * 0.9);
    seams.quadTo(radius * 0.5, 0, 0, radius * 0.9);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Colour::TextOnLight), radius * 0.18));
    painter.drawPath(seams);
    painter.restore();
}

void paintFlame(QPainter& painter, QPointF middle, double side, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    painter.scale(side / iconGrid, side / iconGrid);
    painter.translate(-iconGrid / 2, -iconGrid / 2);
    painter.setPen(QPen(theme.colour(Colour::Refuse), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(iconPath(Icon::Flame));
    painter.restore();
}

QPainterPath figureOutline(FigureKind kind, double radius)
{
    QPainterPath path;
    switch (kind) {
    case FigureKind::Runner:
        path.addEllipse(QPointF(), radius, radius);
        break;
    case FigureKind::Bruiser: {
        const double half = radius * 0.93;
        path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), radius * 0.2, radius * 0.2);
        break;
    }
    case FigureKind::Ringer: {
        QPolygonF hexagon;
        for (int i = 0; i < 6; ++i)
            hexagon << QPointF(radius * 1.1 * std::cos(i * M_PI / 3), radius * 1.1 * std::sin(i * M_PI / 3));
        path.addPolygon(hexagon);
        path.closeSubpath();
        break;
    }
    }
    return path;
}

void paintCaption(QPainter& painter, QPointF baselineMiddle, const QString& text, double pixels, QFont::Weight weight,
                  const QColor& colour)
{
    const QFont before = painter.font();
    const QFont font = captionFont(painter, pixels, weight);
    painter.setFont(font);
    painter.setPen(colour);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    painter.drawText(QPointF(baselineMiddle.x() - width / 2, baselineMiddle.y()), text);
    painter.setFont(before);
}

PicturePainter figurePicture(const FigureLook& look, double share)
{
    return [look, share](QPainter& painter, const QRectF& box) {
        const QRectF reach = reachOf(look);
        const double usual = box.width() / (2 * figureRadiusOfCell) * share;
        const double cell = std::min({usual, box.height() / reach.height(), box.width() / 2 / reach.right()});
        // What hangs below lifts it.
        const double below = std::max(0.0, reach.bottom() * cell - box.height() / 2);
        const double above = std::max(0.0, -reach.top() * cell - box.height() / 2);
        paintFigure(painter, box.center() + QPointF(0, above - below), cell, look, Theme::current());
    };
}

} // namespace whistle
