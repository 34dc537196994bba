// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QKeyEvent;
class QWidget;

namespace whistle {

/// A key that writes something: a letter, a digit, a sign; no space, which presses what has the focus.
[[nodiscard]] bool isWritten(const QKeyEvent& key);
/// So many turns further on, or below zero back; 0: it is another key.
[[nodiscard]] int turnsOf(const QKeyEvent& key);

/// Letters and digits are the page's (`keyPressEvent`), whatever of its window has the focus: a list would seek by
/// them. What somebody types into keeps them.
class PageKeys : public QObject {
    Q_OBJECT
public:
    /// `lookingBack` is asked first; true: the key was its own, or is nobody's now.
    PageKeys(QWidget& page, std::function<bool(const QKeyEvent& key)> lookingBack);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_page;
    std::function<bool(const QKeyEvent& key)> m_lookingBack;
};

} // namespace whistle
