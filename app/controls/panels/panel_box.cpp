// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/panel_box.h"

#include "look/painting.h"

#include <QEvent>
#include <QPainter>

namespace whistle {

PanelBox::PanelBox(Colour ground, QWidget* parent) : QWidget(parent), m_ground(ground) {}

void PanelBox::setGround(Colour ground)
{
    m_ground = ground;
    update();
}

void PanelBox::setSeat(int seat, Qt::Edge edge)
{
    m_seat = seat;
    m_edge = edge;
    update();
}

void PanelBox::setActive(bool active)
{
    m_active = active;
    update();
}

void PanelBox::setFrame(std::optional<Colour> frame, bool dashed)
{
    m_frame = frame;
    m_dashed = dashed;
    update();
}

void PanelBox::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    Box box{m_active ? theme.seatGround(m_seat) : theme.colour(m_ground),
            {},
            pxF(Length::RadiusPanel),
            pxF(Length::LineHair),
            m_dashed ? Qt::DashLine : Qt::SolidLine};
    if (m_frame)
        box.edge = theme.colour(*m_frame);
    if (m_dashed)
        box.fill = QColor();
    paintBox(painter, rect(), box);
    if (m_seat > 0)
        paintEdge(painter, rect(), m_edge, px(Length::LineSeat), box.radius, theme.seat(m_seat));
}

void PanelBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        update();
}

} // namespace whistle

#include "moc_panel_box.cpp"
