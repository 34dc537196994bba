// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/leagues_page.h"

#include "base/common_words.h"
#include "club/club_link.h"
#include "controls/layout/columns.h"
#include "controls/words/capital.h"
#include "league/refereeing/acts.h"
#include "league/refereeing/trf_intake.h"
#include "leagues/pages/league_page.h"
#include "leagues/pages/merge_page.h"
#include "leagues/pages/new_league_page.h"
#include "leagues/pages/result_change_page.h"
#include "leagues/pages/seasons_page.h"
#include "leagues/pages/table_page.h"
#include "leagues/pages/tournament_page.h"
#include "leagues/season/league_words.h"
#include "match/match_library.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace whistle {

using namespace league_layout;

namespace {

constexpr int lookOutEvery = 700; // ms

} // namespace

QString seasonStanding(const MatchSummary& season)
{
    if (const std::string champion = valueIn(season.summary, "champion", std::string()); !champion.empty())
        return asLine(LeagueWords::tr("Champion: %1.").arg(QString::fromStdString(champion)));
    if (!valueIn(season.summary, "started", true))
        return LeaguesPage::tr("%n members, not started yet", "", valueIn(season.summary, "entrants", 0));
    return LeaguesPage::tr("%1 of %2 matches played")
        .arg(valueIn(season.summary, "played", 0))
        .arg(valueIn(season.summary, "fixtures", 0));
}

LeaguesPage::LeaguesPage(Store& store, const GameEntries& games, ClubLink* club, QWidget* parent)
    : LeaguePages(parent)
    , m_library(store, games, club)
    , m_links(
          m_library,
          [this](const MatchId& season) { return m_session && m_session->id() == season ? m_session.get() : nullptr; })
    , m_stack(new league_layout::PageStack)
    , m_seasons(new SeasonsPage(m_library))
{
    setObjectName(QStringLiteral("leaguesPage"));
    if (club) {
        connect(club, &ClubLink::tookIn, this, [this] {
            if (m_stack->currentWidget() == m_seasons)
                readSeasons();
        });
        connect(club, &ClubLink::changed, this, [this] {
            if (session()) // what has come from there is seen at once
                (void)m_session->catchUp();
        });
        connect(club, &ClubLink::seasonMoved, this, [this](const QString& from, const QString& to) {
            if (m_session && m_session->id().uuid == from)
                openSeason(to);
        });
    }
    QCoreApplication::instance()->installEventFilter(this);
    m_stack->addWidget(m_seasons);
    columnIn(*this, 0, -1, {m_stack});
    // What others enter into the season that is open is seen without anybody's doing.
    m_lookOut.setInterval(lookOutEvery);
    connect(&m_lookOut, &QTimer::timeout, this, [this] {
        if (session())
            (void)m_session->catchUp();
    });
    m_lookOut.start();
    connect(m_seasons, &SeasonsPage::chosen, this, &LeaguesPage::openSeason);
    connect(&m_links, &MatchLinks::offered, this, &LeaguesPage::offered);
    connect(&m_links, &MatchLinks::seasonAsked, this, &LeaguesPage::seasonAsked);
    connect(&m_links, &MatchLinks::followed, this, [this] {
        if (m_league)
            m_league->renew();
    });
    connect(&m_links, &MatchLinks::changeAsked, this, &LeaguesPage::showChange);
    connect(m_seasons, &SeasonsPage::newLeagueAsked, this, [this] { newLeague(); });
    connect(m_seasons, &SeasonsPage::copyAsked, this, [this](const QString& uuid) { newLeague(MatchId{uuid}); });
    connect(m_seasons, &SeasonsPage::shelfAsked, this, &LeaguesPage::shelve);
    connect(m_seasons, &SeasonsPage::takeBackAsked, this, [this] { (void)put(m_movedLast.first, m_movedLast.second); });
    connect(m_seasons, &SeasonsPage::importAsked, this, &LeaguesPage::chooseImport);
    connect(m_seasons, &SeasonsPage::exampleAsked, this, &LeaguesPage::openExample);
}

/// The wheel scrolls; it never changes a value that it happens to pass.
bool LeaguesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        auto* widget = qobject_cast<QWidget*>(watched);
        const bool holdsValue = qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
        if (holdsValue && isAncestorOf(widget)) {
            event->ignore(); // goes on to what scrolls
            return true;
        }
    }
    return LeaguePages::eventFilter(watched, event);
}

LeaguesPage::~LeaguesPage()
{
    closeSeason();
}

void LeaguesPage::showLatest()
{
    if (m_stack->currentWidget() == m_seasons)
        showList();
}

void LeaguesPage::showList()
{
    closeMerge();
    closeReport();
    closeTable();
    closeChange();
    if (m_session)
        m_session->keepSummary();
    readSeasons();
    m_stack->setCurrentWidget(m_seasons);
    dropNewLeague();
}

void LeaguesPage::readSeasons()
{
    const Checked<std::vector<MatchSummary>> seasons = m_library.seasons();
    const Checked<std::vector<MatchSummary>> archive = m_library.seasons(Shelf::Archive);
    const Checked<std::vector<MatchSummary>> deleted = m_library.seasons(Shelf::Bin);
    for (const auto* each : {&seasons, &archive, &deleted}) {
        if (!*each) {
            Q_EMIT told(tr("The list of seasons could not be read."), words(each->problems()));
            return;
        }
    }
    m_seasons->setSeasons(*seasons, *archive, *deleted);
}

bool LeaguesPage::put(const MatchId& season, Shelf shelf)
{
    const Problems problems = m_library.put(season, shelf);
    if (!problems.empty())
        Q_EMIT told(tr("The season stays where it is."), words(problems));
    readSeasons();
    return problems.empty();
}

void LeaguesPage::shelve(const QString& uuid, Shelf shelf, const QString& title)
{
    if (m_session && m_session->id().uuid == uuid)
        closeSeason();
    m_movedLast = {MatchId{uuid}, m_library.store().shelfOf(MatchId{uuid})};
    if (!put(MatchId{uuid}, shelf))
        return;
    m_seasons->tellMoved(shelf == Shelf::Archive ? CommonWords::tr("In the archive: %1").arg(title)
                         : shelf == Shelf::Bin   ? CommonWords::tr("Deleted: %1").arg(title)
                                                 : labelled(LeagueWords::tr("Back among the seasons"), title));
}

void LeaguesPage::newLeague(const MatchId& like)
{
    dropNewLeague();
    m_newLeague = new NewLeaguePage(m_library, like);
    connect(m_newLeague, &NewLeaguePage::asked, this, &LeaguesPage::start);
    connect(m_newLeague, &NewLeaguePage::left, this, &LeaguesPage::showList);
    open(*m_newLeague);
}

/// Format, dates and rules of a season that has not started.
void LeaguesPage::changeSeason()
{
    dropNewLeague();
    m_newLeague = new NewLeaguePage(m_library);
    m_newLeague->setSeason(m_session->as<league::SeasonGame>().state());
    const auto goBack = [this] {
        m_stack->setCurrentWidget(m_league);
        dropNewLeague();
    };
    connect(m_newLeague, &NewLeaguePage::left, this, goBack);
    connect(m_newLeague, &NewLeaguePage::asked, this, [this, goBack] {
        (void)m_session->catchUp(); // what others have changed meanwhile stays so
        const Json change = m_newLeague->change(m_session->as<league::SeasonGame>().state());
        if (change.empty())
            return goBack();
        const Json act = actJson(league::ChangeSeason{change});
        const Checked<LeagueSession::Ahead> tried = m_league->league().tryOut({act});
        const QStringList against = tried ? reasonsOf(tried->told.objections) : words(tried.problems());
        if (!against.isEmpty()) {
            m_newLeague->showProblems(against);
            Q_EMIT cueAsked(Cue::Error);
        } else if (m_session->play(act) == Played::Accepted) {
            goBack();
        }
    });
    open(*m_newLeague);
}

void LeaguesPage::open(QWidget& page)
{
    m_stack->addWidget(&page);
    m_stack->setCurrentWidget(&page);
}

template <class Page>
bool LeaguesPage::takeOff(Page*& page, QWidget* next)
{
    if (!page)
        return false;
    m_stack->setCurrentWidget(next);
    m_stack->removeWidget(page);
    std::exchange(page, nullptr)->deleteLater(); // it may be in the middle of a press
    return true;
}

void LeaguesPage::dropNewLeague()
{
    if (m_newLeague)
        m_newLeague->deleteLater(); // it may be in the middle of a press
    m_newLeague = nullptr;
}

void LeaguesPage::start(const Json& definition)
{
    SeasonLibrary::Started started = m_library.start(definition);
    if (const auto* refusal = std::get_if<Refusal>(&started)) {
        m_newLeague->showProblems(reasonsOf(refusal->result.objections));
        Q_EMIT cueAsked(Cue::Error);
        return;
    }
    if (const auto* problems = std::get_if<Problems>(&started)) {
        Q_EMIT told(tr("Could not create the league."), words(*problems));
        return;
    }
    adopt(std::move(std::get<std::unique_ptr<MatchSession>>(started)));
    dropNewLeague();
}

void LeaguesPage::openSeason(const QString& uuid)
{
    closeTable();
    closeChange();
    if (m_session && m_session->id().uuid == uuid && !m_library.isBehind(m_session->id(), m_session->match())) {
        m_stack->setCurrentWidget(m_league);
        return;
    }
    Checked<SeasonLibrary::Opened> opened = m_library.open(MatchId{uuid});
    if (!opened) {
        Q_EMIT told(LeagueWords::tr("This season could not be opened."), words(opened.problems()));
        return;
    }
    const QStringList notes = words(opened->notes);
    adopt(std::move(opened->session));
    if (!notes.isEmpty())
        Q_EMIT told(tr("Something in this season is not as it was recorded."), notes);
}

void LeaguesPage::adopt(std::unique_ptr<MatchSession> session)
{
    closeSeason();
    m_session = std::move(session);
    connect(m_session.get(), &MatchSession::notSaved, this, [this](const Problems& problems) {
        Q_EMIT told(LeagueWords::tr("This was not saved, so it does not count."), words(problems));
    });
    m_league = new LeaguePage(LeagueSession(*m_session, m_library));
    connect(m_league, &LeaguePage::ruleAsked, this, &LeaguePages::ruleAsked);
    connect(m_league, &LeaguePage::cueAsked, this, &LeaguePages::cueAsked);
    connect(m_league, &LeaguePage::matchAsked, this, &LeaguePages::matchAsked);
    connect(
        m_league, &LeaguePage::seasonAsked, this,
        [this](const QString& uuid) {
            openSeason(uuid);
            m_league->openTab(LeaguePage::Tab::Tables);
        },
        Qt::QueuedConnection); // the page that is pressed goes
    connect(m_league, &LeaguePage::playAsked, this, &LeaguesPage::play);
    connect(m_league, &LeaguePage::importAsked, this, &LeaguesPage::chooseResult);
    connect(m_league, &LeaguePage::told, this, &LeaguePages::told);
    connect(m_league, &LeaguePage::changeAsked, this, &LeaguesPage::changeSeason);
    connect(m_league, &LeaguePage::tableAsked, this, &LeaguesPage::showTable);
    connect(m_league, &LeaguePage::matchesAsked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("The folder with the match files"));
        if (!folder.isEmpty())
            importMatches(folder);
    });
    connect(m_league, &LeaguePage::left, this, &LeaguesPage::showList);
    open(*m_league);
}

void LeaguesPage::showTable()
{
    closeTable();
    m_table = new TablePage(m_league->league());
    connect(m_table, &TablePage::left, this, &LeaguesPage::closeTable);
    connect(m_table, &TablePage::reportFound, this, [this](const std::string& text, const QString& from) {
        showReport(text, from, m_league->league().season().game);
    });
    open(*m_table);
    m_table->findChild<QWidget*>(QStringLiteral("chooseTable"))->setFocus(Qt::OtherFocusReason);
}

void LeaguesPage::closeTable()
{
    takeOff(m_table, m_league);
}

void LeaguesPage::showReport(std::string text, const QString& from, const std::string& game)
{
    closeReport();
    closeTable();
    m_beforeReport = m_stack->currentWidget();
    m_report = new TournamentPage(m_library, std::move(text), from, game);
    connect(m_report, &TournamentPage::left, this, [this] {
        const std::optional<MatchId> season = m_report->season();
        closeReport();
        if (season)
            openSeason(season->uuid);
    });
    open(*m_report);
    m_report->setFocus(Qt::OtherFocusReason);
}

void LeaguesPage::closeReport()
{
    if (takeOff(m_report, m_beforeReport) && m_beforeReport == m_seasons)
        showList();
}

void LeaguesPage::closeSeason()
{
    closeReport();
    closeTable();
    closeChange();
    delete m_league;
    m_league = nullptr;
    m_session.reset();
}

MatchSession* LeaguesPage::session() const
{
    return m_league && m_stack->currentWidget() == m_league ? m_session.get() : nullptr;
}

void LeaguesPage::play(const QString& fixture)
{
    const Checked<FixtureToPlay> toPlay = m_links.toPlay(m_session->id(), fixture.toStdString());
    if (toPlay)
        Q_EMIT playAsked(*toPlay);
    else
        Q_EMIT told(tr("This fixture cannot be played here."), words(toPlay.problems()));
}

void LeaguesPage::importResult(const QString& fixture, const QString& path)
{
    if (m_session)
        m_links.importResult(m_session->id(), fixture.toStdString(), path);
}

void LeaguesPage::importMatches(const QString& folder)
{
    if (m_session)
        m_links.importFolder(m_session->id(), folder);
}

void LeaguesPage::chooseResult(const QString& fixture)
{
    const QString path = QFileDialog::getOpenFileName(this, tr("The match file of this fixture"), QString(),
                                                      CommonWords::tr("Matches (*.whistle);;All files (*)"));
    if (!path.isEmpty())
        importResult(fixture, path);
}

void LeaguesPage::showChange(const ResultChange& change)
{
    Q_EMIT seasonAsked(change.season.uuid); // brings these pages on screen, with that season open
    if (!m_session || m_session->id() != change.season)
        return;
    closeChange();
    m_change = new ResultChangePage(m_league->league(), change);
    connect(m_change, &ResultChangePage::ruleAsked, this, &LeaguePages::ruleAsked);
    connect(m_change, &ResultChangePage::done, this, &LeaguesPage::closeChange);
    open(*m_change);
    m_change->setFocus(Qt::OtherFocusReason);
}

void LeaguesPage::closeChange()
{
    takeOff(m_change, m_league);
}

bool LeaguesPage::stepBack()
{
    if (m_merge) {
        closeMerge();
        return true;
    }
    if (m_report) {
        Q_EMIT m_report->left();
        return true;
    }
    if (m_table) {
        closeTable();
        return true;
    }
    if (m_change) {
        closeChange();
        return true;
    }
    if (m_league && m_stack->currentWidget() == m_league) {
        if (!m_league->stepBack())
            showList();
        return true;
    }
    if (m_newLeague) {
        Q_EMIT m_newLeague->left();
        return true;
    }
    return false;
}

std::vector<Found> LeaguesPage::find(const QString& text)
{
    std::vector<Found> found;
    const Checked<std::vector<MatchSummary>> seasons = m_library.seasons();
    if (!seasons)
        return found;
    for (const MatchSummary& season : *seasons) {
        const QString title = QString::fromStdString(season.title);
        const int rank = findRank(text.toCaseFolded(), title);
        if (rank >= 0)
            found.push_back({title,
                             tr("%1 season").arg(m_library.nameOfGame(valueIn(season.summary, "game", std::string()))),
                             rank, [this, uuid = season.id.uuid] { Q_EMIT seasonAsked(uuid); }});
    }
    return found;
}

LeagueGlance LeaguesPage::glance()
{
    if (m_session)
        m_session->keepSummary();
    // The program starts with it: however big the season is, nothing waits for it.
    const Checked<std::vector<MatchSummary>> seasons = m_library.keptSeasons();
    if (!seasons || seasons->empty())
        return {};
    const MatchSummary& latest = seasons->front();
    const QString standing = latest.summary.empty() ? QString() : seasonStanding(latest);
    return {QString::fromStdString(latest.title), standing, latest.id.uuid};
}

void LeaguesPage::showMerge(PartedSeason parted)
{
    closeMerge();
    m_merge = new MergePage(std::move(parted));
    connect(m_merge, &MergePage::left, this, &LeaguesPage::closeMerge);
    connect(m_merge, &MergePage::accepted, this, [this] {
        const Checked<MatchId> id = m_library.bringTogether(m_merge->parted());
        closeMerge();
        if (!id)
            Q_EMIT told(tr("The two copies stay as they are."), words(id.problems()));
        else
            openSeason(id->uuid);
    });
    open(*m_merge);
    m_merge->setFocus(Qt::OtherFocusReason);
}

void LeaguesPage::closeMerge()
{
    takeOff(m_merge, m_seasons);
}

void LeaguesPage::importSeason(const QString& path)
{
    // What it is, is known by what is in it.
    const Checked<std::string> bytes = readWholeFile(path, largestList);
    const QString name = QFileInfo(path).fileName();
    const Checked<DecodedText> text =
        bytes ? decodedText(*bytes, name.toStdString(), Unreadable::Left) : Checked<DecodedText>(bytes.problems());
    if (text && league::isTournamentReport(text->utf8))
        return showReport(text->utf8, sourceOf(name, text));
    // Where the one that is here went on differently, both can become one.
    if (std::optional<PartedSeason> parted = m_library.parted(path))
        return showMerge(std::move(*parted));
    const Checked<MatchId> id = m_library.import(path);
    if (!id)
        Q_EMIT told(tr("This season could not be imported."), words(id.problems()));
    else
        openSeason(id->uuid);
}

void LeaguesPage::openExample()
{
    const Checked<MatchId> id = m_library.takeExample(tr("Example season"));
    if (!id)
        Q_EMIT told(LeagueWords::tr("This season could not be opened."), words(id.problems()));
    else
        openSeason(id->uuid);
}

void LeaguesPage::chooseImport()
{
    const QString path =
        QFileDialog::getOpenFileName(this, LeagueWords::tr("Import a season"), QString(),
                                     tr("Seasons and tournament reports (*.json *.trf *.txt);;All files (*)"));
    if (!path.isEmpty())
        importSeason(path);
}

} // namespace whistle

#include "moc_leagues_page.cpp"
