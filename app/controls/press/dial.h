// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QAbstractButton>

namespace whistle {

struct DialState {
    QString name; ///< "cash"
    int value = 0;
    int maximum = 1; ///< where the arc is full
    friend bool operator==(const DialState&, const DialState&) = default;
};

/// A 270 degree arc with the number in its middle and its name below. Not a slider: a press asks for a correction.
class Dial : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit Dial(const DialState& state = {}, QWidget* parent = nullptr);
    void setState(const DialState& state);
    [[nodiscard]] const DialState& state() const { return m_state; }
    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as the arc: its caption gets smaller where it has no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The arc and its number in a square box, for places that are no widgets.
    static void paint(QPainter& painter, const QRectF& box, int value, int maximum);

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    DialState m_state;
};

} // namespace whistle
