// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace whistle {

/// Lets a part cross from how it looked to how it looks now: its old picture lies over it and fades. Nothing waits for
/// that, and no input goes to it; with reduced motion there is none.
class Crossing : public QWidget {
    Q_OBJECT
public:
    /// Parts of `page` cross.
    explicit Crossing(QWidget& page);
    /// Keeps how `part` looks now; null, or out of sight: nothing.
    void keep(QWidget* part);
    /// The part looks otherwise now: it crosses, if it is where it was.
    void cross();
    [[nodiscard]] bool isCrossing() const { return m_motion.state() == QAbstractAnimation::Running; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void end();

    QPointer<QWidget> m_part;
    QPixmap m_before;
    QPoint m_offset; ///< of what of it is in sight
    QVariantAnimation m_motion;
};

} // namespace whistle
