// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QApplication;
class QFocusFrame;
class QWidget;

namespace whistle {

/// Puts the focus ring around the widget that has the keyboard, after a key and never after a touch. A widget that
/// rings its own inner places (a board) says so with `paintsOwnFocus`. While a list or a menu is open, its keys are no
/// shortcuts of the page below it.
class FocusGuide : public QObject {
    Q_OBJECT
public:
    /// Once for a program; further calls do nothing.
    static void install(QApplication& application);
    /// Marks a widget that shows by itself where the keyboard is.
    static void paintsOwnFocus(QWidget& widget);
    /// True while the user works with keys: what a board asks before it rings a space.
    [[nodiscard]] static bool isKeyboardInUse();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit FocusGuide(QApplication& application);
    void ring(QWidget* widget);

    QPointer<QFocusFrame> m_frame;
    bool m_keyboard = false;
};

} // namespace whistle
