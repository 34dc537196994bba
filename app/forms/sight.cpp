// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sight.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace whistle {

namespace {

QScrollArea* areaOf(const QWidget& widget)
{
    for (QWidget* above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above))
            return area;
    }
    return nullptr;
}

/// The widget inside the form that has the focus; null: none has.
QWidget* focusIn(const QWidget& form)
{
    QWidget* focus = form.window()->focusWidget();
    return focus != nullptr && form.isAncestorOf(focus) ? focus : nullptr;
}

int topIn(const QScrollArea& area, const QWidget& widget)
{
    return widget.mapTo(&area, QPoint(0, 0)).y();
}

void scrollTo(QWidget& widget)
{
    QScrollArea* area = areaOf(widget);
    if (area == nullptr)
        return;
    const int height = std::min(widget.height(), area->viewport()->height());
    const QPoint top = widget.mapTo(area->widget(), QPoint(0, 0));
    area->ensureVisible(top.x(), top.y() + height, 0, 0);
    area->ensureVisible(top.x(), top.y(), 0, 0);
}

} // namespace

void bringIntoSight(QWidget& widget)
{
    // First the form comes to rest, with what was touched where it was.
    QTimer::singleShot(0, &widget, [&widget] {
        QTimer::singleShot(0, &widget, [&widget] { QTimer::singleShot(0, &widget, [&widget] { scrollTo(widget); }); });
    });
}

KeptPlace::KeptPlace(const QWidget& form)
{
    const QWidget* focus = focusIn(form);
    const QScrollArea* area = areaOf(form);
    if (focus == nullptr || area == nullptr || !focus->isVisible())
        return;
    m_kind = focus->metaObject();
    m_top = topIn(*area, *focus);
}

void KeptPlace::restore(const QWidget& form) const
{
    const QWidget* focus = focusIn(form);
    QScrollArea* area = areaOf(form);
    if (m_kind == nullptr || focus == nullptr || area == nullptr || focus->metaObject() != m_kind)
        return;
    QScrollBar* bar = area->verticalScrollBar();
    bar->setValue(bar->value() + topIn(*area, *focus) - m_top);
}

void handOverFocus(QWidget& old, QWidget& fresh)
{
    const QWidget* focus = focusIn(old);
    if (focus == nullptr)
        return;
    const QList<QWidget*> before = old.findChildren<QWidget*>();
    const QList<QWidget*> after = fresh.findChildren<QWidget*>();
    const qsizetype index = before.indexOf(focus);
    if (index >= 0 && index < after.size() && after[index]->metaObject() == focus->metaObject())
        after[index]->setFocus(Qt::OtherFocusReason);
}

} // namespace whistle
