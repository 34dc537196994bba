// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/chances_panel.h"

#include "base/common_words.h"
#include "league/schedule/lots.h"
#include "league/standings/standings.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/standings_rows.h"

#include <QCoreApplication>
#include <QLocale>
#include <QtConcurrentRun>
#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Simulation;

namespace {

constexpr int mostSeasons = 10'000;
/// Where many are still to be paired in each of them, fewer: that takes by far the longest.
constexpr std::size_t manyPlayers = 24;
constexpr int fewSeasons = 500;

int seasonsFor(const league::Season& season)
{
    return areRoundsLeft(season) && season.entrants.size() > manyPlayers ? fewSeasons : mostSeasons;
}
/// Milliseconds before a progress bar is shown, and between two looks at the progress.
constexpr int patience = 300;
constexpr int lookEvery = 100;
/// So many places have a column of their own.
constexpr std::size_t mostPlaces = 8;

QString percent(int count, int of)
{
    if (of == 0)
        return {};
    const double share = 100.0 * count / of;
    if (count > 0 && share < 1)
        return QCoreApplication::translate("whistle::ChancesPanel", "<1%");
    if (count < of && share > 99)
        return QCoreApplication::translate("whistle::ChancesPanel", ">99%");
    return QCoreApplication::translate("common", "%1%").arg(qRound(share));
}

/// Two-sided games or bigger, what is left to be played makes chances.
bool isOpen(const league::Season& season)
{
    return season.started && season.champion < 0 &&
           (areRoundsLeft(season) ||
            std::any_of(season.fixtures.begin(), season.fixtures.end(),
                        [&](const league::Fixture& fixture) { return !isSettled(season, fixture); }));
}

} // namespace

ChancesPanel::ChancesPanel(const LeagueSession& league, QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_league(league)
{
    setObjectName(QStringLiteral("chances"));
    m_bar->setRange(0, mostSeasons);
    QVBoxLayout* column = fillPanel(*this, {m_title, m_hint, m_table});
    auto* row = new QHBoxLayout;
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    column->insertLayout(2, row);
    column->insertWidget(3, m_start, 0, Qt::AlignLeft);
    m_patience.setInterval(lookEvery);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_bar->setValue(m_progress ? m_progress->load() : 0);
        m_bar->show();
        m_cancel->show();
    });
    connect(m_cancel, &QAbstractButton::clicked, this, &ChancesPanel::stop);
    connect(m_start, &QAbstractButton::clicked, this, &ChancesPanel::start);
    connect(&m_watcher, &QFutureWatcher<Simulation>::finished, this, [this] {
        m_patience.stop();
        const bool wasStopped = m_cancelled->load();
        m_simulation = wasStopped ? Simulation() : m_watcher.result();
        if (m_again) {
            m_again = false;
            start();
            return;
        }
        show();
    });
    show();
}

ChancesPanel::~ChancesPanel()
{
    stop();
    m_watcher.waitForFinished();
}

bool ChancesPanel::isWorthIt() const
{
    return isOpen(m_league.season());
}

void ChancesPanel::stop()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ChancesPanel::refresh()
{
    if (!isWorthIt()) {
        stop();
        return;
    }
    if (m_of == m_league.season() && (isReckoning() || m_simulation.seasons > 0)) {
        show();
        return;
    }
    if (isReckoning()) {
        m_again = true;
        stop();
        return;
    }
    start();
}

void ChancesPanel::start()
{
    m_of = m_league.season();
    m_simulation = {};
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_progress = std::make_shared<std::atomic<int>>(0);
    m_bar->setRange(0, seasonsFor(m_of));
    m_watcher.setFuture(
        QtConcurrent::run([season = m_of, rules = &m_league.rules(), cancelled = m_cancelled, progress = m_progress] {
            league::SimulationSettings settings;
            settings.seasons = seasonsFor(season);
            settings.seed = league::Chance(season.seed).next();
            settings.cancelled = cancelled.get();
            settings.progress = progress.get();
            return simulate(season, *rules, settings);
        }));
    show();
    QTimer::singleShot(patience, this, [this] {
        if (isReckoning())
            m_patience.start();
    });
}

void ChancesPanel::show()
{
    m_title->setText(tr("Chances"));
    m_cancel->setTitle(CommonWords::tr("Stop"));
    m_start->setTitle(tr("Calculate the chances"));
    m_bar->setAccessibleName(tr("Seasons played"));
    m_bar->hide();
    m_cancel->hide();
    setAccessibleName(m_title->text());
    const bool hasNumbers = m_simulation.seasons > 0;
    m_start->setVisible(!hasNumbers && !isReckoning());
    m_table->setVisible(hasNumbers);
    m_hint->setText(hasNumbers ? tr("The rest of the season, played %1 times with current Elo ratings.")
                                     .arg(QLocale().toString(m_simulation.seasons))
                               : tr("The rest of the season is played many times with current Elo ratings."));
    if (!hasNumbers)
        return;
    const league::Season& season = m_of;
    const bool hasPlayoffs = season.format.playoffs.has_value();
    std::size_t places = 0;
    for (const league::Chances& chances : m_simulation.chances)
        places = std::max(places, chances.places.size());
    places = season.format.league ? std::min(places, mostPlaces) : 0;
    std::vector<LeagueColumn> columns;
    for (std::size_t place = 0; place < places; ++place)
        columns.push_back({CommonWords::tr("%1.").arg(place + 1), 1 + static_cast<int>(place)});
    if (hasPlayoffs && season.format.league)
        columns.push_back({LeagueWords::tr("Playoffs")});
    columns.push_back({LeagueWords::tr("Champion"), 0, true});
    std::vector<const league::Chances*> ordered;
    for (const league::Chances& chances : m_simulation.chances) {
        if (!season.entrant(chances.entrant).droppedOut)
            ordered.push_back(&chances);
    }
    std::stable_sort(ordered.begin(), ordered.end(), [](const league::Chances* a, const league::Chances* b) {
        return std::tie(a->champion, a->playoffs) > std::tie(b->champion, b->playoffs);
    });
    std::vector<LeagueRow> rows;
    const int all = m_simulation.seasons;
    for (const league::Chances* chances : ordered) {
        LeagueRow row = standings_rows::rowOf(season.entrant(chances->entrant));
        const auto add = [&](int count) {
            row.cells << percent(count, all);
            row.shares.push_back(static_cast<double>(count) / all);
        };
        for (std::size_t place = 0; place < places; ++place)
            add(place < chances->places.size() ? chances->places[place] : 0);
        if (hasPlayoffs && season.format.league)
            add(chances->playoffs);
        add(chances->champion);
        rows.push_back(std::move(row));
    }
    m_table->setTable(m_league.entrantWord(), std::move(columns), std::move(rows));
    m_table->setAccessibleName(m_title->text());
}

} // namespace whistle

#include "moc_chances_panel.cpp"
