// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/flow_layout.h"

#include "look/theme.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace whistle {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing >= 0 ? spacing : px(Length::SpaceS));
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::setLineSpacing(int spacing)
{
    m_lineSpacing = spacing;
    invalidate();
}

void FlowLayout::setEven(bool even)
{
    m_isEven = even;
    invalidate();
}

void FlowLayout::setColumns(int most)
{
    m_columns = most;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
    m_heights.clear();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)];
    m_items.erase(m_items.begin() + index);
    m_heights.clear();
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    const auto known = m_heights.constFind(width);
    return known != m_heights.constEnd() ? *known
                                         : *m_heights.insert(width, arrange(QRect(0, 0, width, 0), Pass::Measure));
}

void FlowLayout::invalidate()
{
    m_heights.clear();
    QLayout::invalidate();
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    int width = 0;
    int widest = 0;
    int height = 0;
    int shown = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width();
        widest = std::max(widest, item->sizeHint().width());
        height = std::max(height, item->sizeHint().height());
        ++shown;
    }
    if (m_isEven)
        width = widest * shown;
    width += spacing() * std::max(0, shown - 1);
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

namespace {

/// The least width of an item: that which it can do with, also where its policy asks for more.
QSize leastOf(const QLayoutItem& item)
{
    const QWidget* widget = item.widget();
    return widget != nullptr ? widget->minimumSizeHint().expandedTo(widget->minimumSize()) : item.minimumSize();
}

} // namespace

QSize FlowLayout::minimumSize() const
{
    const QMargins margins = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(leastOf(*item));
    }
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Pass::Place);
}

int FlowLayout::columnWidth(int room) const
{
    if (m_columns == 0)
        return 0;
    int least = 1;
    for (const QLayoutItem* item : m_items)
        least = std::max(least, item->isEmpty() ? 0 : leastOf(*item).width());
    const int columns = std::clamp((room + spacing()) / (least + spacing()), 1, m_columns);
    return (room - (columns - 1) * spacing()) / columns;
}

int FlowLayout::arrange(const QRect& rect, Pass pass) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() != nullptr && parentWidget()->isRightToLeft();
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    const int column = columnWidth(room.width());
    int x = 0;
    int y = 0;
    int high = 0;
    const auto endLine = [&] {
        for (auto& [item, place] : line) { // what is lower stands in the middle of its line
            if (column > 0)
                place.setHeight(high); // tiles of a line are of one size
            place.moveTop(room.top() + y + (high - place.height()) / 2);
            if (mirrored)
                place.moveLeft(room.left() + room.right() + 1 - place.right());
            if (pass == Pass::Place) {
                if (QWidget* widget = item->widget(); widget != nullptr)
                    widget->setGeometry(place); // higher than its policy allows, where its words are broken
                else
                    item->setGeometry(place);
            }
        }
        line.clear();
    };
    int widest = 0;
    for (const QLayoutItem* item : m_items)
        widest = std::max(widest, m_isEven && !item->isEmpty() ? item->sizeHint().width() : 0);
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint().expandedTo({widest, 0});
        const int wide = std::max(column > 0 ? column : room.width(), leastOf(*item).width());
        const bool isWhole = item->widget() != nullptr && item->widget()->property(wholeLine).toBool();
        if (column > 0 || isWhole || wide < size.width()) {
            size.setWidth(wide);
            if (const QWidget* widget = item->widget(); widget != nullptr && widget->heightForWidth(wide) > 0)
                size.setHeight(std::max(widget->heightForWidth(wide), widget->minimumHeight())); // a second line
        }
        if (x > 0 && x + size.width() > room.width()) {
            endLine();
            x = 0;
            y += high + (m_lineSpacing >= 0 ? m_lineSpacing : spacing());
            high = 0;
        }
        line.emplace_back(item, QRect(QPoint(room.left() + x, room.top()), size));
        x += size.width() + spacing();
        high = std::max(high, size.height());
    }
    endLine();
    return y + high + contentsMargins().top() + contentsMargins().bottom();
}

void flowIn(QWidget& widget, int spacing, std::initializer_list<QWidget*> parts)
{
    auto* flow = new FlowLayout(&widget, spacing);
    for (QWidget* part : parts)
        flow->addWidget(part);
}

QWidget* flowOf(int spacing, std::initializer_list<QWidget*> parts)
{
    auto* box = new QWidget;
    flowIn(*box, spacing, parts);
    return box;
}

} // namespace whistle

#include "moc_flow_layout.cpp"
