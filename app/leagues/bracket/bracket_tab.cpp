// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/bracket/bracket_tab.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"
#include "league/refereeing/settle.h"
#include "league/schedule/bracket_plan.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"

namespace whistle {

using namespace league_layout;
using league::Fixture;

BracketTab::BracketTab(const LeagueSession& session, QWidget* parent) : LeagueTab(session, parent)
{
    setObjectName(QStringLiteral("bracketTab"));
    auto* ground = new PanelBox(Colour::Sunken);
    m_bottom->setSpacing(px(Length::SpaceL));
    m_bottom->addWidget(m_seeds, 1);
    m_bottom->addWidget(m_next, 0, Qt::AlignRight);
    QVBoxLayout* inside = columnIn(*ground, 0, px(Length::SpaceXl));
    inside->setContentsMargins(px(Length::SpaceXxl), px(Length::SpaceXl), px(Length::SpaceXxl), px(Length::SpaceXl));
    inside->addWidget(m_view, 1);
    inside->addWidget(m_losers, 1);
    inside->addWidget(m_places);
    inside->addLayout(m_bottom);
    columnIn(*m_losers, 0, px(Length::SpaceXl));
    columnIn(*this, 0, -1, {scrolling(ground)});
    connect(m_view, &BracketView::chosen, this, &LeagueTab::fixtureAsked);
    connect(m_next, &QAbstractButton::clicked, this, [this] { Q_EMIT fixtureAsked(m_nextId); });
}

BracketState BracketTab::withNext(BracketState shown) const
{
    for (BracketRound& round : shown.rounds) {
        for (BracketBox& box : round.boxes)
            box.isNext = !m_nextId.isEmpty() && box.id == m_nextId;
    }
    return shown;
}

QString BracketTab::seedWords() const
{
    const league::Season& season = league().season();
    if (season.format.league && season.seeding.empty()) {
        if (!openTies(season, league().rules()).empty())
            return tr("Nothing separates some of them, and it matters: decide the tie under Organiser.");
        return tr("The seeds follow from the standings once the last match is played.");
    }
    if (!season.format.league)
        return tr("Seeded by the draw.");
    QStringList words;
    for (const league::TableRow& row : overallStandings(season, league().rules())) {
        const bool isSeeded = contains(season.seeding, row.entrant);
        if (isSeeded && row.headline)
            words << labelled(league().nameOf(row.entrant), league().session().words(*row.headline));
    }
    return words.isEmpty() ? tr("The seeds are the places in the standings.") : words.join(u' ');
}

void BracketTab::resizeEvent(QResizeEvent* event)
{
    LeagueTab::resizeEvent(event);
    m_bottom->setDirection(isWide(*this) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void BracketTab::refresh()
{
    const league::Season& season = league().season();
    m_nextId.clear();
    for (const Fixture* fixture : fixture_words::next(season)) {
        if (fixture->playoffs && isKnown(*fixture)) {
            m_nextId = QString::fromStdString(fixture->id);
            m_next->setTitle(tr("Next: %1").arg(league().sidesOf(*fixture)));
            break;
        }
    }
    m_next->setVisible(!m_nextId.isEmpty());
    m_seeds->setText(seedWords());
    m_view->setAccessibleName(LeagueWords::tr("Playoffs"));
    m_view->setState(withNext(bracketOf(league())));
    showLosers();
    showPlaces();
}

/// Views once made stay; there are as many as the format has knockouts for those who lose.
void BracketTab::showLosers()
{
    const std::vector<BracketState> losers = losersOf(league());
    while (m_losersViews.size() < losers.size()) {
        m_losersViews.push_back(named("losersView", new BracketView));
        m_losers->layout()->addWidget(m_losersViews.back());
        connect(m_losersViews.back(), &BracketView::chosen, this, &LeagueTab::fixtureAsked);
    }
    m_losers->setVisible(!losers.empty());
    for (std::size_t i = 0; i < m_losersViews.size(); ++i) {
        m_losersViews[i]->setVisible(i < losers.size());
        if (i >= losers.size())
            continue;
        m_losersViews[i]->setAccessibleName(losers[i].rounds.front().title);
        m_losersViews[i]->setState(withNext(losers[i]));
    }
}

void BracketTab::showPlaces()
{
    QStringList lines;
    for (const league::FinalPlace& each : finalPlaces(league().season()))
        lines << tr("%1. %2", "place, name").arg(each.place).arg(league().nameOf(each.entrant));
    m_places->say(lines.isEmpty() ? QString() : LeagueWords::tr("Final places") + u'\n' + lines.join(u'\n'));
}

} // namespace whistle

#include "moc_bracket_tab.cpp"
