// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/bracket/bracket_tab.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "league/refereeing/settle.h"
#include "league/telling/fixture_names.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/panels/layout.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Fixture;
using league::Result;
using league::Series;

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
    inside->addLayout(m_bottom);
    columnIn(*this, 0, -1, {scrolling(ground)});
    for (BracketView* view : {m_view, m_losers})
        connect(view, &BracketView::chosen, this, &LeagueTab::fixtureAsked);
    connect(m_next, &QAbstractButton::clicked, this, [this] { Q_EMIT fixtureAsked(m_nextId); });
}

BracketBox BracketTab::boxOf(const Series& series) const
{
    const league::Season& season = league().season();
    BracketBox box;
    box.isDecided = series.isDecided();
    if (series.isForNobody) {
        box.bye = tr("Nobody is left here");
        return box;
    }
    if (series.isBye) {
        box.bye = series.sides[0] < 0
                      ? tr("%1 is free in this round").arg(sideName(season, series, 0))
                      : tr("%1 (%2) is free in this round").arg(league().nameOf(series.sides[0])).arg(series.seeds[0]);
        return box;
    }
    const auto open = std::find_if(series.games.begin(), series.games.end(),
                                   [&](std::size_t game) { return !isSettled(season, season.fixtures[game]); });
    const std::size_t shown = open != series.games.end() ? *open : series.games.front();
    const Fixture& fixture = season.fixtures[shown];
    const std::optional<Result> result = countedResult(season, fixture);
    box.id = QString::fromStdString(fixture.id);
    QStringList caption;
    if (series.bestOf > 1)
        caption << tr("best of %1").arg(series.bestOf);
    if (!result || series.bestOf > 1)
        caption << (series.winner >= 0 ? QString() : LeagueSession::whenOf(fixture));
    else
        caption << fixture_words::marks(league(), fixture);
    // What others have played here is never out of sight.
    if (hasMisplacedResult(fixture))
        caption << tr("set aside: %1").arg(QString::fromStdString(scoreLine(season, *fixture.result)));
    for (const Result& aside : fixture.setAside)
        caption << tr("set aside: %1").arg(QString::fromStdString(scoreLine(season, aside)));
    caption.removeAll(QString());
    box.caption = caption.join(tr(", ", "between two facts"));
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        BracketSide one;
        const int entrant = series.sides[side];
        one.isKnown = entrant >= 0;
        one.name = sideName(season, series, side);
        one.seed = series.seeds[side] > 0 ? QString::number(series.seeds[side]) : QString();
        one.hasWon = series.winner >= 0 && series.winner == entrant;
        if (series.bestOf > 1)
            one.score = one.isKnown ? QString::number(series.wins[side]) : QString();
        else if (result) {
            const std::size_t at = result->entrants[0] == entrant ? 0 : 1;
            one.score = fixture_words::numberOf(*result, at);
        } else if (one.isKnown) {
            one.score = QStringLiteral("–");
        }
        box.sides.push_back(one);
    }
    return box;
}

BracketBox BracketTab::finalTable() const
{
    const league::Season& season = league().season();
    const auto last = std::find_if(season.fixtures.begin(), season.fixtures.end(),
                                   [](const Fixture& fixture) { return fixture.playoffs; });
    BracketBox box;
    if (last == season.fixtures.end())
        return box;
    const std::optional<Result> result = countedResult(season, *last);
    box.isDecided = season.champion >= 0;
    box.id = QString::fromStdString(last->id);
    box.caption = result ? fixture_words::marks(league(), *last).join(tr(", ", "between two facts"))
                         : LeagueSession::whenOf(*last);
    for (std::size_t side = 0; side < last->sides.size(); ++side) {
        BracketSide one;
        const int entrant = last->sides[side];
        one.isKnown = entrant >= 0;
        one.seed = QString::number(side + 1);
        one.name = sideName(season, *last, side);
        if (result) {
            one.score = fixture_words::numberOf(*result, side);
            one.hasWon = entrant == season.champion;
        }
        box.sides.push_back(one);
    }
    return box;
}

void BracketTab::addTo(BracketState& shown, const Series& series) const
{
    const QString title = playoffRoundName(league().season(), series.branch, series.round);
    if (shown.rounds.empty() || shown.rounds.back().title != title)
        shown.rounds.push_back({title, {}});
    BracketBox box = boxOf(series);
    box.isNext = !m_nextId.isEmpty() && box.id == m_nextId;
    shown.rounds.back().boxes.push_back(std::move(box));
}

BracketState BracketTab::state() const
{
    const league::Season& season = league().season();
    BracketState shown;
    shown.championTitle = tr("Champion");
    shown.champion = season.champion >= 0 ? league().nameOf(season.champion) : QString();
    if (season.series.empty())
        shown.rounds.push_back({tr("Final table"), {finalTable()}});
    bool hasFinal = false;
    for (const Series& series : season.series) {
        const bool isFinal = series.branch == league::Branch::Final;
        // The final is played once more only if it was the first loss of one.
        const bool isAside = series.branch == league::Branch::ThirdPlace || (isFinal && hasFinal && !series.isBye);
        if (series.branch == league::Branch::Main || (isFinal && !hasFinal))
            addTo(shown, series);
        hasFinal = hasFinal || isFinal;
        if (!isAside)
            continue;
        shown.asideTitle = playoffRoundName(season, series.branch, series.round);
        shown.aside.push_back(boxOf(series));
        if (isFinal && series.sides[0] < 0)
            shown.aside.back().caption = tr("only if it is needed");
    }
    return shown;
}

BracketState BracketTab::losersState() const
{
    BracketState shown;
    for (const Series& series : league().season().series) {
        if (series.branch == league::Branch::Lower || series.branch == league::Branch::Consolation)
            addTo(shown, series);
    }
    return shown;
}

QString BracketTab::seedWords() const
{
    const league::Season& season = league().season();
    if (season.format.league && season.seeding.empty()) {
        if (!openTies(season, league().rules()).empty())
            return tr("Nothing separates some of them, and it matters: decide it under Organiser.");
        return tr("The seeds follow from the table when its last match is played.");
    }
    if (!season.format.league)
        return tr("Seeded by the draw.");
    QStringList words;
    for (const league::TableRow& row : overallStandings(season, league().rules())) {
        const bool isSeeded = contains(season.seeding, row.entrant);
        if (isSeeded && row.headline)
            words << tr("%1: %2", "team, why it stands there")
                         .arg(league().nameOf(row.entrant), league().session().words(*row.headline));
    }
    return words.isEmpty() ? tr("The seeds are the places of the table.") : words.join(u' ');
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
    m_view->setAccessibleName(tr("Playoffs"));
    m_view->setState(state());
    const BracketState losers = losersState();
    m_losers->setVisible(!losers.rounds.empty());
    m_losers->setAccessibleName(losers.rounds.empty() ? QString() : losers.rounds.front().title);
    m_losers->setState(losers);
}

} // namespace whistle
