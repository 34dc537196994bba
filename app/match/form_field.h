// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

class QBoxLayout;

namespace whistle {

class SegmentedChoice;
class TextLabel;

/// Lets the segments wrap where the page is too narrow for one line of them.
void letWrap(SegmentedChoice& choice);

/// A number with - and +, with room for all its digits.
class NumberField : public QSpinBox {
    Q_OBJECT
public:
    using QSpinBox::QSpinBox;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// The wheel scrolls the page; it changes no number under the pointer.
    void wheelEvent(QWheelEvent* event) override;
};

/// A control of a form with its label above it and, where there is one, the chip of its rule behind it.
class FormField : public QWidget {
    Q_OBJECT
public:
    /// Takes the control over. F1 on it opens `rule`.
    explicit FormField(QWidget* control, const QString& rule = {}, QWidget* parent = nullptr);
    /// Also the accessible name of the control.
    void setLabel(const QString& label);
    /// Something behind the control, at its height.
    void addBeside(QWidget* part);

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    TextLabel* m_label;
    QWidget* m_control;
    QBoxLayout* m_row;
};

} // namespace whistle
