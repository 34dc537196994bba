// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/league_tab.h"

#include "leagues/fixtures/fixture_row.h"

#include <QEvent>

namespace whistle {

LeagueTab::LeagueTab(const LeagueSession& league, QWidget* parent) : QWidget(parent), m_league(league)
{
    connect(&league.session(), &MatchSession::changed, this, [this] {
        m_staysTyped = true;
        renew();
        m_staysTyped = false;
    });
}

FixtureRow* LeagueTab::newRow(const league::Fixture& fixture)
{
    auto* row = new FixtureRow(fixture_words::line(league(), fixture));
    connect(row, &QAbstractButton::clicked, this, [this, row] { Q_EMIT fixtureAsked(row->fixture()); });
    return row;
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
