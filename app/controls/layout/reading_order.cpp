// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/reading_order.h"

#include <QScrollArea>
#include <QWidget>
#include <algorithm>

namespace whistle {

namespace {

struct Part {
    QWidget* widget = nullptr;
    QRect place;
};
using Parts = std::vector<Part>;

bool takesTab(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr &&
           widget.isEnabled();
}

/// Cuts the parts where a straight line passes between them; one group: no line does.
std::vector<Parts> cut(Parts parts, Qt::Orientation lines)
{
    const auto from = [&](const Part& part) { return lines == Qt::Horizontal ? part.place.top() : part.place.left(); };
    const auto to = [&](const Part& part) {
        return lines == Qt::Horizontal ? part.place.bottom() : part.place.right();
    };
    std::stable_sort(parts.begin(), parts.end(), [&](const Part& a, const Part& b) { return from(a) < from(b); });
    std::vector<Parts> groups;
    int end = 0;
    for (const Part& part : parts) {
        if (groups.empty() || from(part) > end) {
            groups.emplace_back();
            end = to(part);
        }
        groups.back().push_back(part);
        end = std::max(end, to(part));
    }
    return groups;
}

void sortAsRead(Parts& parts, bool mirrored)
{
    if (parts.size() < 2)
        return;
    std::vector<Parts> groups = cut(parts, Qt::Horizontal);
    if (groups.size() == 1) {
        groups = cut(parts, Qt::Vertical);
        if (mirrored)
            std::reverse(groups.begin(), groups.end());
        if (groups.size() == 1) { // they lie over each other
            std::stable_sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
                return std::pair(a.place.top(), a.place.left()) < std::pair(b.place.top(), b.place.left());
            });
            return;
        }
    }
    parts.clear();
    for (Parts& group : groups) {
        sortAsRead(group, mirrored);
        parts.insert(parts.end(), group.begin(), group.end());
    }
}

void collect(QWidget& box, std::vector<QWidget*>& order)
{
    if (takesTab(box))
        order.push_back(&box);
    Parts parts;
    for (QObject* child : box.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (widget != nullptr && widget->isVisible() && !widget->isWindow())
            parts.push_back({widget, widget->geometry()});
    }
    sortAsRead(parts, box.isRightToLeft());
    for (const Part& part : parts)
        collect(*part.widget, order);
}

} // namespace

std::vector<QWidget*> readingOrder(QWidget& top)
{
    std::vector<QWidget*> order;
    collect(top, order);
    return order;
}

bool focusAsRead(QWidget& top, bool next)
{
    const std::vector<QWidget*> order = readingOrder(top);
    if (order.empty())
        return false;
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    // What has the focus, or what is round it and stops nowhere itself.
    std::ptrdiff_t now = next ? -1 : count;
    for (const QWidget* at = top.focusWidget(); at != nullptr && at != &top; at = at->parentWidget()) {
        if (const auto found = std::find(order.begin(), order.end(), at); found != order.end()) {
            now = found - order.begin();
            break;
        }
        const auto inside = [at](const QWidget* one) { return at->isAncestorOf(one); };
        if (const auto first = std::find_if(order.begin(), order.end(), inside); first != order.end()) {
            now = first - order.begin() - (next ? 1 : 0);
            break;
        }
    }
    QWidget* to = order[static_cast<std::size_t>((now + (next ? 1 : -1) + count) % count)];
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* box = to->parentWidget(); box != nullptr; box = box->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(box))
            area->ensureWidgetVisible(to);
    }
    return true;
}

} // namespace whistle
