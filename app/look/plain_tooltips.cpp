// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/plain_tooltips.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPointer>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

namespace whistle {

void PlainToolTips::install(QApplication& application)
{
    static QPointer<PlainToolTips> installed;
    if (!installed)
        installed = new PlainToolTips(application);
}

PlainToolTips::PlainToolTips(QApplication& application) : QObject(&application)
{
    application.installEventFilter(this);
}

bool PlainToolTips::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = event->type() == QEvent::ToolTip ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr || !Qt::mightBeRichText(widget->toolTip()))
        return QObject::eventFilter(watched, event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       Qt::convertFromPlainText(widget->toolTip(), Qt::WhiteSpaceNormal),
                       qobject_cast<QWidget*>(watched));
    return true;
}

} // namespace whistle

#include "moc_plain_tooltips.cpp"
