// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QWidget>

namespace whistle {

/// A number that does not shake when it changes: digit by digit, in cells as wide as the widest digit.
class CounterLabel : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit CounterLabel(TypeStep step = TypeStep::Number, QWidget* parent = nullptr);
    /// Always: a plus stands before what is above zero, a true minus before what is below.
    enum class Sign { Minus, Always };
    void setValue(int value, Sign sign = Sign::Minus);
    void setText(const QString& text);
    void setColour(Colour colour);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// The number in words of digits: "+2", "\u22121".
    [[nodiscard]] static QString words(int value, Sign sign = Sign::Minus);
    /// The width that `text` takes with tabular digits.
    [[nodiscard]] static double widthOf(const QString& text, const QFont& font);
    static void paint(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                      const QColor& colour, Qt::Alignment alignment = Qt::AlignCenter);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TypeStep m_step;
    Colour m_colour = Colour::Text;
    QString m_text;
};

} // namespace whistle
