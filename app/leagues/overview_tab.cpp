// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/overview_tab.h"

#include "league/outlook.h"
#include "league/standings.h"
#include "leagues/league_table.h"
#include "parts/panel.h"
#include "parts/text_label.h"
#include "parts/theme.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QScrollArea>

namespace whistle {

OverviewTab::OverviewTab(const LeagueDesk& desk, QWidget* parent)
    : LeagueTab(desk, parent)
    , m_grid(new QGridLayout)
    , m_left(new PanelBox)
    , m_right(new QWidget)
    , m_tables(new QVBoxLayout)
{
    setObjectName(QStringLiteral("overviewTab"));
    m_left->setLayout(m_tables);
    m_grid->addWidget(m_left, 0, 0);
    auto* all = new QVBoxLayout(this);
    all->addLayout(m_grid);
}

void OverviewTab::refresh() {}
void OverviewTab::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}
void OverviewTab::arrange() {}

} // namespace whistle
