// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "kaosball/field/crossfield_model.h"
#include "look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace whistle {

/// The share of a cell that a figure without its ring takes to each side of its middle.
constexpr double figureRadiusOfCell = 0.35;

/// Paints a figure in the middle of a square cell of this side: filled with the colour of its seat when it stands,
/// hollow, dashed and tilted when it is knocked down; with its capsule, its ball and its ring.
void paintFigure(QPainter& painter, QPointF middle, double cell, const FigureLook& look, const Theme& theme);

/// The same as a picture that fills this share of its box, for buttons and the action bar.
[[nodiscard]] PicturePainter figurePicture(const FigureLook& look, double share = 0.85);

/// Paints the ball that lies under somebody's feet and is nobody's: hollow, so that it is not taken for a carried one.
void paintBallUnderfoot(QPainter& painter, QPointF middle, double radius, const Theme& theme);
/// Paints the ball, radius in the painter's units.
void paintBall(QPainter& painter, QPointF middle, double radius, const Theme& theme);

/// Paints the sign of fire in a square of this side.
void paintFlame(QPainter& painter, QPointF middle, double side, const Theme& theme);

/// The outline of a kind of figure round (0, 0): circle, square, hexagon.
[[nodiscard]] QPainterPath figureOutline(FigureKind kind, double radius);

/// Writes a short text in the painter's font family, its middle and its baseline at this point, `pixels` high.
void paintCaption(QPainter& painter, QPointF baselineMiddle, const QString& text, double pixels, QFont::Weight weight,
                  const QColor& colour);

} // namespace whistle
