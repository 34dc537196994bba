// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QApplication;

namespace whistle {

/// What a widget says when the mouse rests on it is text, whatever is in it: Qt would take the name "<b>Anna</b>" for
/// a page.
class PlainToolTips : public QObject {
    Q_OBJECT
public:
    /// Once for a program; further calls do nothing.
    static void install(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit PlainToolTips(QApplication& application);
};

} // namespace whistle
