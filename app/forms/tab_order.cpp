// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tab_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QWidget>
#include <algorithm>
#include <vector>

namespace whistle {

namespace {

void collect(QWidget& widget, std::vector<QWidget*>& order);

void collect(QLayout& layout, std::vector<QWidget*>& order)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (QWidget* widget = item->widget())
            collect(*widget, order);
        else if (QLayout* inner = item->layout())
            collect(*inner, order);
    }
}

void collect(QWidget& widget, std::vector<QWidget*>& order)
{
    if ((widget.focusPolicy() & Qt::TabFocus) != 0)
        order.push_back(&widget);
    if (const auto* area = qobject_cast<QScrollArea*>(&widget); area && area->widget())
        collect(*area->widget(), order);
    else if (widget.layout())
        collect(*widget.layout(), order);
}

} // namespace

void orderTabs(QWidget& widget)
{
    std::vector<QWidget*> order;
    collect(widget, order);
    for (std::size_t i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

void settleLayouts(QWidget& widget)
{
    QList<QWidget*> parts = widget.findChildren<QWidget*>();
    std::reverse(parts.begin(), parts.end()); // inner ones first
    for (QWidget* part : parts) {
        part->updateGeometry();
        if (!part->layout())
            continue;
        // A request that came while the part was not shown is lost, and no other one is posted after it.
        part->layout()->invalidate();
        part->layout()->activate();
    }
}

} // namespace whistle
