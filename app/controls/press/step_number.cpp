// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/step_number.h"

#include "look/icons.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>

namespace whistle {

StepNumber::StepNumber(int number, QWidget* parent) : QWidget(parent), m_number(number)
{
    fit();
}

void StepNumber::fit()
{
    const int side = qRound(scaled(28));
    setFixedSize(side, side);
}

void StepNumber::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        fit();
}

void StepNumber::setAt(At at)
{
    m_at = at;
    update();
}

void StepNumber::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isNow = m_at == At::Now;
    const double pen = px(Length::LineStrong);
    paintBox(painter, QRectF(rect()).adjusted(pen, pen, -pen, -pen),
             {isNow ? colourOf(Colour::Chalk) : QColor(), colourOf(isNow ? Colour::Chalk : Colour::TextMuted),
              height() / 2.0, pen, Qt::SolidLine});
    const QColor ink = colourOf(isNow ? Colour::SeatInk : Colour::TextMuted);
    const double icon = scaled(16);
    if (m_at == At::Done)
        paintIcon(painter, QRectF((width() - icon) / 2, (height() - icon) / 2, icon, icon), Icon::Check, ink);
    else
        paintText(painter, rect(), QString::number(m_number), TypeStep::Label, ink, Qt::AlignCenter);
}

} // namespace whistle

#include "moc_number_field.cpp"
#include "moc_step_number.cpp"
