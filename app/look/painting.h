// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QColor>
#include <QRectF>
#include <QString>
#include <functional>

class QPainter;

namespace whistle {

/// Draws a picture (a figure, a card) into the box it is given.
using PicturePainter = std::function<void(QPainter&, const QRectF&)>;

/// How a rounded box is drawn; colours that are not valid are left out.
struct Box {
    QColor fill;
    QColor edge;
    double radius = 0;
    double line = 1;
    Qt::PenStyle style = Qt::SolidLine;
};

/// Paints a rounded box; the edge lies inside `rect`.
void paintBox(QPainter& painter, const QRectF& rect, const Box& box);

/// One line of text in a step's font; elided at the right if it does not fit. Returns the width it took.
double paintText(QPainter& painter, const QRectF& rect, const QString& text, TypeStep step, const QColor& colour,
                 Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
/// The same with a font of one's own.
double paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& colour,
                 Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// The same in as many lines as the width needs; nothing is elided.
void paintWrapped(QPainter& painter, const QRectF& rect, const QString& text, TypeStep step, const QColor& colour,
                  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// The width of one line of text, in pixels.
[[nodiscard]] double textWidth(const QString& text, TypeStep step);
[[nodiscard]] double textWidth(const QString& text, const QFont& font);

/// The height of `text` wrapped into `width`, in pixels, by the step's line height.
[[nodiscard]] int wrappedHeight(const QString& text, TypeStep step, int width);

/// The stroke through a dead number, from lower left.
void paintStrike(QPainter& painter, const QRectF& rect, const QColor& colour);

/// Chalk and black at 45 degrees: what was recorded against the rules.
void paintStripes(QPainter& painter, const QRectF& rect, double radius);

/// The 3 px ring with its 2 px gap around what has the keyboard; `rect` is the control.
void paintFocusRing(QPainter& painter, const QRectF& rect, double radius);

/// A half-open box: the edge of a seat's panel, `width` wide, along one side of a rounded box.
void paintEdge(QPainter& painter, const QRectF& rect, Qt::Edge side, double width, double radius, const QColor& colour);

} // namespace whistle
