// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace whistle::chaotic {

/// A number between minus and plus, with what it is below it; it can be typed, too.
class Stepper : public QSpinBox {
    Q_OBJECT
public:
    explicit Stepper(QWidget* parent = nullptr);
    /// Also its accessible name.
    void setCaption(const QString& caption);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    /// The wheel scrolls the page; it changes no number under the pointer.
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void placeNumber();
    [[nodiscard]] QRect minus() const;
    [[nodiscard]] QRect plus() const;

    QString m_caption;
};

} // namespace whistle::chaotic
