// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/offered_words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTimer>
#include <QWindow>

namespace whistle {

namespace {

/// Not every system hands a press that has closed a list to what lies under it, and a completer keeps it to itself.
class PressesGoOn : public QObject {
public:
    PressesGoOn(QWidget& list, QLineEdit& field) : QObject(&list), m_list(list), m_field(field)
    {
        list.setAttribute(Qt::WA_NoMouseReplay); // once, wherever it is
        list.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::MouseButtonPress)
            return QObject::eventFilter(watched, event);
        const auto& press = *static_cast<QMouseEvent*>(event);
        const QPointF at = press.globalPosition();
        if (m_list.rect().contains(m_list.mapFromGlobal(at.toPoint())))
            return QObject::eventFilter(watched, event);
        m_list.hide();
        QWindow* window = m_field.window()->windowHandle();
        if (window == nullptr || !window->geometry().contains(at.toPoint()))
            return true;
        // That the finger is lifted may be told to the list, which is gone: both at once.
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            const Qt::MouseButtons held = type == QEvent::MouseButtonPress ? press.buttons() : Qt::NoButton;
            QCoreApplication::postEvent(window, new QMouseEvent(type, window->mapFromGlobal(at), at, press.button(),
                                                                held, press.modifiers(), press.pointingDevice()));
        }
        return true;
    }

private:
    QWidget& m_list;
    QLineEdit& m_field;
};

class SelectsAll : public QObject {
public:
    explicit SelectsAll(QLineEdit& field) : QObject(&field) { field.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn && static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason)
            QTimer::singleShot(0, watched, [field = static_cast<QLineEdit*>(watched)] { field->selectAll(); });
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void offerWords(QLineEdit& field, const QStringList& words)
{
    auto* completer = new QCompleter(words, &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field.setCompleter(completer);
    new PressesGoOn(*completer->popup(), field);
}

void writeOver(QLineEdit& field)
{
    new SelectsAll(field);
}

} // namespace whistle
