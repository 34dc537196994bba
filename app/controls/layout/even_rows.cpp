// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/even_rows.h"

#include "look/theme.h"

#include <QEvent>
#include <algorithm>

namespace whistle {

EvenRows::EvenRows(int most, QWidget* parent) : QWidget(parent), m_most(most)
{
    m_cells->setContentsMargins(0, 0, 0, 0);
    m_cells->setSpacing(px(Length::SpaceM));
}

void EvenRows::add(QWidget& part)
{
    m_parts.push_back(&part);
    part.setParent(this);
    arrange();
}

void EvenRows::setMost(int most)
{
    m_most = most;
    arrange();
}

QSize EvenRows::minimumSizeHint() const
{
    return {widest(), layout()->minimumSize().height()};
}

bool EvenRows::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        arrange();
    return QWidget::event(event);
}

std::vector<QWidget*> EvenRows::shown() const
{
    std::vector<QWidget*> parts;
    std::copy_if(m_parts.begin(), m_parts.end(), std::back_inserter(parts),
                 [](const QWidget* part) { return !part->isHidden(); });
    return parts;
}

int EvenRows::widest() const
{
    int wide = 0;
    for (const QWidget* part : shown())
        wide = std::max(wide, part->minimumSizeHint().width());
    return wide;
}

void EvenRows::arrange()
{
    const std::vector<QWidget*> parts = shown();
    const int gap = m_cells->spacing();
    const int room = std::max(1, (width() + gap) / std::max(1, widest() + gap));
    const int count = static_cast<int>(parts.size());
    const int rows = (count + std::min(room, m_most) - 1) / std::max(1, std::min(room, m_most));
    const int columns = rows > 0 ? (count + rows - 1) / rows : 1; // evenly filled
    if (columns == m_columns && parts == m_laid)
        return;
    const int before = m_columns;
    m_columns = columns;
    m_laid = parts;
    for (QWidget* part : m_parts)
        m_cells->removeWidget(part);
    for (int i = 0; i < count; ++i)
        m_cells->addWidget(parts[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int i = 0; i < std::max(before, columns); ++i)
        m_cells->setColumnStretch(i, i < columns ? 1 : 0);
}

} // namespace whistle

#include "moc_even_rows.cpp"
