// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/flow_layout.h"

#include "parts/theme.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace whistle {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing >= 0 ? spacing : Theme::current().px(Length::SpaceS));
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
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
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    int width = 0;
    int height = 0;
    int shown = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width();
        height = std::max(height, item->sizeHint().height());
        ++shown;
    }
    width += spacing() * std::max(0, shown - 1);
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const
{
    const QMargins margins = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Pass::Place);
}

int FlowLayout::arrange(const QRect& rect, Pass pass) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() != nullptr && parentWidget()->isRightToLeft();
    int x = 0;
    int y = 0;
    int line = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        size.setWidth(std::min(size.width(), std::max(room.width(), item->minimumSize().width())));
        if (x > 0 && x + size.width() > room.width()) {
            x = 0;
            y += line + spacing();
            line = 0;
        }
        if (pass == Pass::Place) {
            const int left = mirrored ? room.right() + 1 - x - size.width() : room.left() + x;
            item->setGeometry(QRect(QPoint(left, room.top() + y), size));
        }
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace whistle
