// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/panel_grid.h"

#include "controls/layout/columns.h"
#include "look/theme.h"

#include <QResizeEvent>
#include <algorithm>

namespace whistle {

PanelGrid::PanelGrid(double columnEm, QWidget* parent) : QWidget(parent), m_columnEm(columnEm)
{
    auto* row = rowIn(*this, 0, px(Length::SpaceM));
    for (QBoxLayout* column : {m_left, m_right}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(px(Length::SpaceM));
        row->addLayout(column, 1);
    }
}

void PanelGrid::add(QWidget* panel)
{
    m_panels.push_back(panel);
    panel->setParent(this);
    m_isTight = false;
    place(true);
    panel->show();
}

void PanelGrid::remove(QWidget* panel)
{
    m_panels.erase(std::remove(m_panels.begin(), m_panels.end(), panel), m_panels.end());
    m_left->removeWidget(panel);
    m_right->removeWidget(panel);
    letGo(panel);
    m_isTight = false;
    place(true);
}

void PanelGrid::place(bool anew)
{
    const double two = 2 * m_columnEm * em();
    const int half = (width() - px(Length::SpaceM)) / 2;
    const bool fit = std::all_of(m_panels.begin(), m_panels.end(),
                                 [half](const QWidget* panel) { return panel->minimumSizeHint().width() <= half; });
    m_isTight = m_isTight || !fit; // once one was too wide for half the room, all keep their places when it closes
    const int columns = width() >= two && m_panels.size() > 1 && !m_isTight ? 2 : 1;
    if (columns == m_columns && !anew)
        return;
    m_columns = columns;
    for (QBoxLayout* column : {m_left, m_right}) {
        while (QLayoutItem* item = column->takeAt(0))
            delete item;
    }
    for (std::size_t i = 0; i < m_panels.size(); ++i) // read from left to right
        (columns == 2 && i % 2 == 1 ? m_right : m_left)->addWidget(m_panels[i]);
    m_left->addStretch(1);
    m_right->addStretch(1);
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setStretch(0, 1);
    row->setStretch(1, columns == 2 ? 1 : 0);
    row->setSpacing(columns == 2 ? px(Length::SpaceM) : 0);
}

bool PanelGrid::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place(false); // one of them may have grown too wide for half the room
    return QWidget::event(event);
}

void PanelGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_isTight = false;
    place(false);
}

} // namespace whistle

#include "moc_panel_grid.cpp"
