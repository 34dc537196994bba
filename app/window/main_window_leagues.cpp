// SPDX-License-Identifier: GPL-3.0-or-later
// The leagues in the window.
#include "match/notice_bar.h"
#include "window/home_page.h"
#include "window/league_pages.h"
#include "window/main_window.h"
#include "window/open_match.h"
#include "window/rail.h"

#include <utility>

namespace whistle {

void MainWindow::setLeagues(LeagueEntry leagues)
{
    m_leagueEntry = std::move(leagues);
    m_rail->showLeaguesEntry();
    if (m_library)
        refreshHome();
}

LeaguePages* MainWindow::leagues()
{
    if (m_leagues || !m_leagueEntry || !m_store)
        return m_leagues;
    m_leagues = m_leagueEntry(*m_store, *m_settings, m_games);
    connect(m_leagues, &LeaguePages::ruleAsked, this, &MainWindow::openRule);
    connect(m_leagues, &LeaguePages::cueAsked, this, &MainWindow::play);
    connect(m_leagues, &LeaguePages::matchAsked, this, &MainWindow::openMatch);
    connect(m_leagues, &LeaguePages::seasonAsked, this, &MainWindow::openSeason);
    connect(m_leagues, &LeaguePages::told, m_notice, &NoticeBar::tell);
    connect(m_leagues, &LeaguePages::offered, this, [this](const LeagueOffer& offer) {
        if (offer.title.isEmpty())
            m_notice->dismiss();
        else
            m_notice->offer(offer.title, offer.details, offer.ways);
    });
    connect(m_leagues, &LeaguePages::playAsked, this, &MainWindow::playFixture);
    connect(m_leagues, &LeaguePages::left, this, &MainWindow::goHome);
    return m_leagues;
}

void MainWindow::goToLeagues()
{
    LeaguePages* page = m_library ? leagues() : nullptr;
    if (page == nullptr)
        return;
    page->showLatest();
    showPage(page);
    m_rail->setPlace(Rail::Place::Leagues);
    dropNewMatchPage();
}

void MainWindow::playFixture(const FixtureToPlay& fixture)
{
    if (!fixture.begun.isEmpty()) {
        openMatch(fixture.begun);
        return;
    }
    newMatch(QString::fromStdString(fixture.game));
    if (!m_newMatchPage)
        return;
    m_newMatchPage->fillIn(fixture.start);
    m_tie = fixture.tie;
}

Problems MainWindow::tieMatch(const MatchId& match)
{
    if (!m_tie)
        return {};
    MatchFixture tie = *std::exchange(m_tie, std::nullopt);
    tie.match = match;
    return MatchFixtures(*m_store).tie(tie);
}

void MainWindow::tellSeason()
{
    LeaguePages* pages = desk() ? leagues() : nullptr;
    const GameEntry* game = pages ? m_match->game() : nullptr;
    if (game != nullptr)
        pages->follow(*desk(), game->digest(desk()->match()).finished);
}

void MainWindow::openSeason(const QString& uuid)
{
    if (LeaguePages* page = m_library ? leagues() : nullptr) {
        page->openSeason(uuid);
        goToLeagues();
    }
}

void MainWindow::lookAtExampleSeason()
{
    if (LeaguePages* page = m_library ? leagues() : nullptr) {
        page->openExample();
        goToLeagues();
    }
}

} // namespace whistle
