// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace whistle {

/// Scrolls to what was opened, once it has its place.
void bringIntoSight(QWidget& widget);

/// Where the widget with the focus is on the screen, so that it can be there again after the form has changed: nothing
/// moves under the finger.
class KeptPlace {
public:
    KeptPlace() = default;
    /// Of the focus inside `form`; none: nothing is kept.
    explicit KeptPlace(const QWidget& form);
    /// Scrolls so that the focus, or what has taken its part, is where it was.
    void restore(const QWidget& form) const;

private:
    const QMetaObject* m_kind = nullptr; ///< of the widget that had the focus
    int m_top = 0;                       ///< in the scroll area
};

/// Gives the focus from inside `old` to the same part of `fresh`, which was made like it.
void handOverFocus(QWidget& old, QWidget& fresh);

} // namespace whistle
