// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/league_tab.h"

#include "look/theme.h"

#include <QEvent>

namespace whistle {

LeagueTab::LeagueTab(const LeagueDesk& league, QWidget* parent) : QWidget(parent), m_league(league)
{
    connect(&league.desk(), &MatchDesk::changed, this, &LeagueTab::renew);
}

void LeagueTab::renew()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        refresh();
}

void LeagueTab::showEvent(QShowEvent* event)
{
    if (m_isStale)
        refresh();
    m_isStale = false;
    QWidget::showEvent(event);
}

void LeagueTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || changesLooks(*event))
        renew();
}

} // namespace whistle
