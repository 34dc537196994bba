// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QSpinBox>
#include <QTimer>
#include <QWheelEvent>

namespace whistle {

/// A number with - and +, with room for all its digits.
class NumberField : public QSpinBox {
    Q_OBJECT
public:
    using QSpinBox::QSpinBox;
    [[nodiscard]] QSize sizeHint() const override { return QSpinBox::sizeHint() + QSize(2 * px(Length::SpaceM), 0); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Where no number stands yet, the first digit takes the place of the sign for that.
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        if (!specialValueText().isEmpty() && value() == minimum())
            QTimer::singleShot(0, this, &QSpinBox::selectAll); // the press that brought the focus puts the cursor
    }
    /// The wheel scrolls the page; it changes no number under the pointer.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace whistle
