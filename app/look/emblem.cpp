// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/emblem.h"

#include "look/theme.h"

#include <QCoreApplication>
#include <QPainter>

namespace whistle {

QPainterPath emblemPath(int seat, double radius)
{
    const double r = radius;
    QPainterPath path;
    switch (seat) {
    case 1:
        path.addPolygon(QPolygonF({{0, -r}, {r * 1.05, r * .82}, {-r * 1.05, r * .82}}));
        path.closeSubpath();
        break;
    case 2:
        path.addPolygon(QPolygonF({{0, -r * 1.12}, {r * 1.12, 0}, {0, r * 1.12}, {-r * 1.12, 0}}));
        path.closeSubpath();
        break;
    case 3: {
        const double a = r * .36;
        path.addPolygon(QPolygonF({{-a, -r},
                                   {a, -r},
                                   {a, -a},
                                   {r, -a},
                                   {r, a},
                                   {a, a},
                                   {a, r},
                                   {-a, r},
                                   {-a, a},
                                   {-r, a},
                                   {-r, -a},
                                   {-a, -a}}));
        path.closeSubpath();
        break;
    }
    case 4:
        path.moveTo(-r * .55, r);
        path.arcTo(QRectF(-r * 1.55, -r, 2 * r, 2 * r), -90, 180);
        path.closeSubpath();
        break;
    case 5:
        path.setFillRule(Qt::OddEvenFill);
        path.addEllipse(QPointF(), r, r);
        path.addEllipse(QPointF(), r * .5, r * .5);
        break;
    default:
        break;
    }
    return path;
}

QString emblemName(int seat)
{
    switch (seat) {
    case 1:
        return QCoreApplication::translate("parts", "triangle");
    case 2:
        return QCoreApplication::translate("parts", "diamond");
    case 3:
        return QCoreApplication::translate("parts", "cross");
    case 4:
        return QCoreApplication::translate("parts", "half disc");
    case 5:
        return QCoreApplication::translate("parts", "ring");
    default:
        return {};
    }
}

void paintEmblem(QPainter& painter, const QRectF& box, int seat, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    const double side = std::min(box.width(), box.height());
    painter.fillPath(emblemPath(seat, side * 10 / 24), ink.isValid() ? ink : Theme::current().seat(seat));
    painter.restore();
}

SeatEmblem::SeatEmblem(int seat, double size, QWidget* parent) : Painted(parent), m_seat(seat), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(emblemName(seat));
}

void SeatEmblem::setSeat(int seat)
{
    m_seat = seat;
    setAccessibleName(emblemName(seat));
    update();
}

void SeatEmblem::setInk(const QColor& ink)
{
    m_ink = ink;
    update();
}

QSize SeatEmblem::sizeHint() const
{
    const int side = qRound(scaled(m_size));
    return {side, side};
}

void SeatEmblem::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintEmblem(painter, rect(), m_seat, m_ink);
}

void SeatEmblem::sayNames()
{
    setAccessibleName(emblemName(m_seat));
}

} // namespace whistle

#include "moc_emblem.cpp"
