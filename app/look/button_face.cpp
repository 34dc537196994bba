// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/button_face.h"

#include "look/painting.h"

#include <QPainter>

namespace whistle {

namespace {

QColor mainGround(const ButtonFace& face)
{
    const Theme& theme = Theme::current();
    if (face.seat == 0)
        return theme.colour(face.pressed ? Colour::ChalkPressed : face.hovered ? Colour::ChalkHover : Colour::Chalk);
    const QColor seat = theme.seat(face.seat);
    if (face.pressed)
        return seat.darker(112);
    return face.hovered ? seat.lighter(108) : seat;
}

} // namespace

QColor paintButtonFace(QPainter& painter, const QRectF& rect, const ButtonFace& face)
{
    const Theme& theme = Theme::current();
    Box box{{}, {}, pxF(Length::RadiusControl), pxF(Length::LineHair), Qt::SolidLine};
    if (face.unavailable && !face.chosen) {
        box.edge = theme.colour(Colour::Line);
        box.style = Qt::DashLine;
        paintBox(painter, rect, box);
        return theme.colour(Colour::TextDisabled);
    }
    if (face.look == ButtonLook::Main) {
        box.fill = mainGround(face);
        paintBox(painter, rect, box);
        return theme.seatInk(face.seat);
    }
    if (face.chosen) {
        box.fill = theme.colour(face.pressed   ? Colour::ChalkPressed
                                : face.hovered ? Colour::ChalkHover
                                               : Colour::Chalk);
        paintBox(painter, rect, box);
        return theme.colour(Colour::Window);
    }
    if (face.look == ButtonLook::Raised)
        box.fill = theme.colour(Colour::Raised);
    if (face.hovered)
        box.fill = theme.colour(Colour::RaisedHover);
    if (face.pressed)
        box.fill = theme.colour(Colour::RaisedPressed);
    if (face.look == ButtonLook::Outline)
        box.edge = theme.colour(Colour::LineStrong);
    paintBox(painter, rect, box);
    const bool muted = face.look == ButtonLook::Quiet && !face.hovered && !face.pressed;
    return theme.colour(muted ? Colour::TextMuted : Colour::Text);
}

} // namespace whistle
