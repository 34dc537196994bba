// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/icons.h"
#include "look/painted.h"
#include "look/theme.h"

#include <QWidget>

namespace whistle {

/// An icon that is only looked at.
class IconLabel : public Painted<QWidget> {
    Q_OBJECT
public:
    /// `side` in pixels at 100 %.
    explicit IconLabel(Icon drawing, Colour colour = Colour::TextMuted, double side = 24, QWidget* parent = nullptr);
    void setDrawing(Icon drawing);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Icon m_drawing;
    Colour m_colour;
    double m_side;
};

} // namespace whistle
