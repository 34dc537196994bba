// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/painting.h"

#include <QCache>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace whistle {

namespace {

constexpr qsizetype mostWidths = 4000; ///< that are remembered

} // namespace

void paintBox(QPainter& painter, const QRectF& rect, const Box& box)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(box.fill.isValid() ? QBrush(box.fill) : QBrush(Qt::NoBrush));
    double inset = 0;
    if (box.edge.isValid() && box.line > 0) {
        QPen pen(box.edge, box.line, box.style);
        if (box.style == Qt::DashLine)
            pen.setDashPattern({3, 3});
        painter.setPen(pen);
        inset = box.line / 2;
    } else {
        painter.setPen(Qt::NoPen);
    }
    const double radius = std::max(0.0, box.radius - inset);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

double paintText(QPainter& painter, const QRectF& rect, const QString& text, TypeStep step, const QColor& colour,
                 Qt::Alignment alignment)
{
    return paintText(painter, rect, text, fontOf(step), colour, alignment);
}

double paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& colour,
                 Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font);
    double width = metrics.horizontalAdvance(text);
    const bool fits = width <= rect.width() + 1;
    const QString shown = fits ? text : metrics.elidedText(text, Qt::ElideRight, rect.width());
    if (!fits)
        width = metrics.horizontalAdvance(shown);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, shown);
    return width;
}

void paintWrapped(QPainter& painter, const QRectF& rect, const QString& text, TypeStep step, const QColor& colour,
                  Qt::Alignment alignment)
{
    if (textWidth(text, step) <= rect.width() + 1) { // words are not broken for a fraction of a pixel
        paintText(painter, rect, text, step, colour, alignment);
        return;
    }
    painter.setFont(fontOf(step));
    painter.setPen(colour);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextWordWrap | Qt::TextDontClip, text);
}

double textWidth(const QString& text, TypeStep step)
{
    return textWidth(text, fontOf(step));
}

double textWidth(const QString& text, const QFont& font)
{
    // Layouts ask for the same words hundreds of times while they settle, and shaping them is dear.
    static QCache<std::pair<QFont, QString>, double> known(mostWidths);
    const std::pair<QFont, QString> asked(font, text);
    const double* width = known.object(asked);
    if (width == nullptr) {
        const double measured = std::ceil(QFontMetricsF(font).horizontalAdvance(text));
        known.insert(asked, new double(measured));
        return measured;
    }
    return *width;
}

int wrappedHeight(const QString& text, TypeStep step, int width)
{
    static QCache<std::pair<std::pair<QFont, int>, QString>, int> known(mostWidths); // as above
    const QFont font = fontOf(step);
    const std::pair<std::pair<QFont, int>, QString> asked({font, width}, text);
    const int* height = known.object(asked);
    if (height != nullptr)
        return std::max(lineHeight(step), *height);
    const QFontMetrics metrics(font);
    const int measured =
        metrics.horizontalAdvance(text) <= width
            ? metrics.height()
            : metrics.boundingRect(QRect(0, 0, std::max(1, width), 1 << 20), Qt::TextWordWrap, text).height();
    known.insert(asked, new int(measured));
    return std::max(lineHeight(step), measured);
}

void paintStrike(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    const double rise = rect.width() / 2 * std::tan(24 * M_PI / 180);
    const QPointF centre = rect.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, scaled(px(Length::LineStrong)), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(rect.left(), centre.y() + rise), QPointF(rect.right(), centre.y() - rise));
    painter.restore();
}

void paintStripes(QPainter& painter, const QRectF& rect, double radius)
{
    constexpr double stripe = 6;
    const double step = stripe * 2 * M_SQRT2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect, radius, radius);
    painter.setClipPath(outline);
    painter.fillRect(rect, colourOf(Colour::Sunken));
    painter.setPen(QPen(colourOf(Colour::Chalk), stripe, Qt::SolidLine, Qt::FlatCap));
    const double reach = rect.width() + rect.height();
    for (double at = -rect.width() - step; at < reach + step; at += step)
        painter.drawLine(QPointF(rect.left() - stripe, rect.top() + at - stripe),
                         QPointF(rect.right() + stripe, rect.top() + at + rect.width() + stripe));
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRectF& rect, double radius)
{
    const double gap = px(Length::LineFocusGap);
    const double ring = px(Length::LineFocus);
    const auto outset = [&](double by, double line, Colour colour) {
        const double d = by + line;
        paintBox(painter, rect.adjusted(-d, -d, d, d), {{}, colourOf(colour), radius + d, line, Qt::SolidLine});
    };
    outset(0, gap, Colour::FocusInner);
    outset(gap, ring, Colour::FocusOuter);
}

void paintEdge(QPainter& painter, const QRectF& rect, Qt::Edge side, double width, double radius, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect, radius, radius);
    QRectF band = rect;
    switch (side) {
    case Qt::LeftEdge:
        band.setWidth(width);
        break;
    case Qt::TopEdge:
        band.setHeight(width);
        break;
    case Qt::RightEdge:
        band.setLeft(rect.right() - width);
        break;
    case Qt::BottomEdge:
        band.setTop(rect.bottom() - width);
        break;
    }
    QPainterPath strip;
    strip.addRect(band);
    painter.fillPath(outline.intersected(strip), colour);
    painter.restore();
}

} // namespace whistle
