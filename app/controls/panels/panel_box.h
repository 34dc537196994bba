// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QWidget>
#include <optional>

namespace whistle {

/// A box with rounded corners that other widgets stand on; a seat's panel has an edge in the colour of the seat.
class PanelBox : public QWidget {
    Q_OBJECT
public:
    explicit PanelBox(Colour ground = Colour::Surface, QWidget* parent = nullptr);
    void setGround(Colour ground);
    /// The edge wears the seat's colour, at the left or at the top; 0 takes the edge away.
    void setSeat(int seat, Qt::Edge edge = Qt::LeftEdge);
    /// The seat is to act: the panel takes the seat's ground.
    void setActive(bool active);
    /// A line around, for what floats or is being chosen.
    void setFrame(std::optional<Colour> frame, bool dashed = false);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Colour m_ground;
    int m_seat = 0;
    Qt::Edge m_edge = Qt::LeftEdge;
    bool m_active = false;
    std::optional<Colour> m_frame;
    bool m_dashed = false;
};

} // namespace whistle
