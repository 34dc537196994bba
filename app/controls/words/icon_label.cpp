// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/icon_label.h"

#include <QPainter>

namespace whistle {

IconLabel::IconLabel(Icon drawing, Colour colour, double side, QWidget* parent)
    : Painted(parent)
    , m_drawing(drawing)
    , m_colour(colour)
    , m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::setDrawing(Icon drawing)
{
    m_drawing = drawing;
    update();
}

QSize IconLabel::sizeHint() const
{
    const int side = qRound(scaled(m_side));
    return {side, side};
}

void IconLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintIcon(painter, rect(), m_drawing, colourOf(m_colour));
}

} // namespace whistle

#include "moc_icon_label.cpp"
