// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace whistle {

/// What a button is for.
enum class ButtonLook {
    Raised,  ///< one of several choices
    Outline, ///< a way aside: step back, a cheat card
    Quiet,   ///< no ground until it is touched: icons, "Cancel"
    Main,    ///< the main button: chalk, or the colour of the seat that has to press it
};

/// One state of a button, ready to be painted.
struct ButtonFace {
    ButtonLook look = ButtonLook::Raised;
    int seat = 0; ///< the seat whose colour a main button wears; 0 is nobody's
    bool hovered = false;
    bool pressed = false;
    bool chosen = false;
    bool unavailable = false;
};

/// Paints ground and edge of a button and returns the colour of what stands on it.
QColor paintButtonFace(QPainter& painter, const QRectF& rect, const ButtonFace& face);

} // namespace whistle
