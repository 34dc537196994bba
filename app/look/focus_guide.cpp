// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/focus_guide.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QFocusFrame>
#include <QVariant>
#include <QWidget>

namespace whistle {

namespace {

constexpr const char* ownFocusProperty = "whistleOwnFocus";
QPointer<FocusGuide> theGuide;
bool isAskingList = false; ///< what a key means to it

bool wantsRing(const QWidget* widget)
{
    return widget != nullptr && !widget->isWindow() && !widget->property(ownFocusProperty).toBool();
}

} // namespace

void FocusGuide::install(QApplication& application)
{
    if (!theGuide)
        theGuide = new FocusGuide(application);
}

void FocusGuide::paintsOwnFocus(QWidget& widget)
{
    widget.setProperty(ownFocusProperty, true);
}

bool FocusGuide::isKeyboardInUse()
{
    return theGuide && theGuide->m_keyboard;
}

FocusGuide::FocusGuide(QApplication& application) : QObject(&application)
{
    application.installEventFilter(this);
    connect(&application, &QApplication::focusChanged, this, [this](QWidget* /*old*/, QWidget* now) { ring(now); });
}

bool FocusGuide::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // An open list or menu takes its own keys: Enter in it is not the main button of the page below. A list gets
        // them in this very event.
        if (const QWidget* popup = QApplication::activePopupWidget()) {
            if (isAskingList)
                return false;
            isAskingList = true;
            if (auto* list = popup->findChild<QAbstractItemView*>())
                QCoreApplication::sendEvent(list, event);
            isAskingList = false;
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (!m_keyboard) {
            m_keyboard = true;
            ring(QApplication::focusWidget());
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        m_keyboard = false;
        ring(nullptr);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusGuide::ring(QWidget* widget)
{
    if (!m_keyboard || !wantsRing(widget)) {
        if (m_frame)
            m_frame->setWidget(nullptr);
        return;
    }
    // The frame lives inside the window of what it rings, and dies with it.
    if (!m_frame || m_frame->window() != widget->window()) {
        delete m_frame;
        m_frame = new QFocusFrame(widget->window());
        m_frame->setObjectName(QStringLiteral("focusRing"));
    }
    m_frame->setWidget(widget);
}

} // namespace whistle

#include "moc_focus_guide.cpp"
