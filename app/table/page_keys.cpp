// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/page_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <utility>

namespace whistle {

namespace {

/// It is typed into, or has asked for the next key.
bool isWaitingFor(QWidget& widget, const QKeyEvent& key)
{
    if (qobject_cast<QComboBox*>(&widget) != nullptr)
        return true;
    QKeyEvent asked(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text());
    asked.ignore();
    static_cast<QObject&>(widget).event(&asked);
    return asked.isAccepted();
}

bool isList(const QWidget& widget)
{
    return qobject_cast<const QAbstractItemView*>(&widget) != nullptr;
}

} // namespace

bool isWritten(const QKeyEvent& key)
{
    const QString text = key.text();
    const auto chords = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !text.isEmpty() && text.at(0).isPrint() && !text.at(0).isSpace() && !(key.modifiers() & chords);
}

int turnsOf(const QKeyEvent& key)
{
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    return !isPlain || key.text().isEmpty()   ? 0
           : key.text() == QLatin1String(",") ? -1
                                              : key.text() == QLatin1String(".");
}

PageKeys::PageKeys(QWidget& page, std::function<bool(const QKeyEvent& key)> lookingBack)
    : QObject(&page)
    , m_page(page)
    , m_lookingBack(std::move(lookingBack))
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool PageKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((event->type() != QEvent::KeyPress && !isOverride) || watched != QApplication::focusWidget() ||
        !m_page.isVisible())
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isOfPage = widget->window() == m_page.window() && !isWaitingFor(*widget, *key);
    if (isOverride) { // it comes as a key: a button takes none for a moment after it has come
        if (isOfPage && turnsOf(*key) != 0)
            event->accept();
        return isOfPage && turnsOf(*key) != 0;
    }
    if (isOfPage && m_lookingBack(*key))
        return true;
    const bool comesByItself = widget == &m_page || (m_page.isAncestorOf(widget) && !isList(*widget));
    if (comesByItself || widget->window() != m_page.window() || !isWritten(*key) || isWaitingFor(*widget, *key))
        return false;
    key->accept(); // unless somebody does not want it: from the page it goes on to the window
    QCoreApplication::sendEvent(&m_page, key);
    key->accept();
    return true;
}

} // namespace whistle

#include "moc_page_keys.cpp"
