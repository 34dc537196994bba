// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QColor>
#include <QPainterPath>
#include <QWidget>

class QPainter;

namespace whistle {

/// The shape of a seat, centred on the origin, about `radius` from centre to edge: triangle, diamond, cross, half
/// disc, ring for the seats 1 to 5. Always drawn with the seat's colour, so that no colour is needed to tell seats
/// apart.
[[nodiscard]] QPainterPath emblemPath(int seat, double radius);

/// The word for the shape, for screen readers: "triangle", "diamond", ...
[[nodiscard]] QString emblemName(int seat);

/// Paints the emblem into a square box, in the seat's colour or in `ink` where one is given.
void paintEmblem(QPainter& painter, const QRectF& box, int seat, const QColor& ink = {});

/// An emblem as a widget of its own.
class SeatEmblem : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit SeatEmblem(int seat = 0, double size = 20, QWidget* parent = nullptr);
    void setSeat(int seat);
    /// The colour to wear instead of the seat's own.
    void setInk(const QColor& ink);
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    int m_seat;
    double m_size;
    QColor m_ink;
};

} // namespace whistle
