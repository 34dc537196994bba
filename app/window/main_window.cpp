// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "base/first.h"
#include "club/club_link.h"
#include "club/club_page.h"
#include "club/club_words.h"
#include "controls/layout/columns.h"
#include "disputes/dispute_page.h"
#include "folder/trouble_page.h"
#include "look/focus_guide.h"
#include "look/theme.h"
#include "match/example.h"
#include "reports/report_page.h"
#include "reports/report_words.h"
#include "rulebook/rulebook_page.h"
#include "sound/sounds.h"
#include "window/finder_content.h"
#include "window/home_page.h"
#include "window/open_folder.h"
#include "window/screen_guard.h"
#include "window/side_sheets.h"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <array>
#include <limits>
#include <utility>

namespace whistle {

namespace {

/// How much of the screen the window takes when it is no longer maximised for the first time.
constexpr double shareOfScreen = 0.85;
/// Nobody leaves a window smaller than this on purpose.
constexpr QSize leastWindow{640, 480};
const QString geometryName = QStringLiteral("window");

/// Pages give way to the window, never the other way round.
class PageStack : public QStackedWidget {
public:
    using QStackedWidget::QStackedWidget;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }
};

} // namespace

MainWindow::MainWindow(GameEntries games, QString folder, LeagueEntry leagues, QWidget* parent)
    : QMainWindow(parent)
    , m_games(std::move(games))
    , m_leagueEntry(std::move(leagues))
    , m_folder(std::make_unique<OpenFolder>(std::move(folder), m_games, *this))
    , m_pages(new PageStack)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Whistle"));
    m_pages->setObjectName(QStringLiteral("pages"));
    auto* centre = new QWidget;
    auto* middle = new QHBoxLayout; // page and sheet
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    middle->addWidget(m_pages, 1);
    rowIn(*centre, 0, 0, {m_rail, {columnOf(0, {{middle, 1}}), 1}});
    setCentralWidget(centre);
    m_notice->setParent(centre);
    m_sheets = new SideSheets(*middle, books(), this);

    connect(m_rail, &Rail::placeAsked, this, &MainWindow::goTo);
    connect(m_rail, &Rail::finderAsked, this, &MainWindow::openFinder);
    connect(m_rail, &Rail::settingsAsked, this, &MainWindow::openSettings);
    connect(m_rail, &Rail::folded, this, &MainWindow::fitRail);
    connect(m_rail, &Rail::soundAsked, this, [this](bool on) { settings().setSound(on); });
    connect(m_match, &OpenMatch::shown, this, &MainWindow::showMatchPage);
    connect(m_match, &OpenMatch::changed, this, [this] {
        m_match->guardScreen(currentPage());
        tellSeason();
        showClub();
    });
    connect(m_match, &OpenMatch::ruleAsked, this, &MainWindow::openRule);
    connect(m_match, &OpenMatch::cueAsked, this, &MainWindow::play);
    connect(m_match, &OpenMatch::told, m_notice, &NoticeBar::tell);
    connect(m_match, &OpenMatch::offered, m_notice, &NoticeBar::offer);
    connect(m_match, &OpenMatch::outrun, this, [this](const QString& title, const QStringList& details) {
        m_notice->offer(title, details, {{QStringLiteral("openAgain"), tr("Reopen"), [this] { openAgain(); }}});
    });
    connect(m_match, &OpenMatch::challengeAsked, this, &MainWindow::openChallenge);
    connect(m_match, &OpenMatch::reportAsked, this, &MainWindow::openReport);
    connect(m_match, &OpenMatch::rematchAsked, this, &MainWindow::startAgain);
    connect(m_match, &OpenMatch::rulingKept, this,
            [this] { m_match->showNotes(session() ? disputeGame(session()->match().game()) : nullptr); });
    connect(m_match, &OpenMatch::left, this, &MainWindow::goHome);
    connect(m_sheets, &SideSheets::changed, this, &MainWindow::fitSheet);
    connect(m_sheets, &SideSheets::closed, this, [this] {
        if (QWidget* page = currentPage(); page && !page->isAncestorOf(focusWidget()))
            page->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sheets, &SideSheets::rulebookAsked, this, &MainWindow::openInRulebook);
    connect(m_sheets, &SideSheets::cueTried, this, &MainWindow::play);
    connect(m_sheets, &SideSheets::clubAsked, this, &MainWindow::goToClub);
    connect(m_sheets, &SideSheets::restoreAsked, m_folder.get(), &OpenFolder::chooseRestore);
    connect(m_sheets, &SideSheets::backUpAsked, m_folder.get(), &OpenFolder::chooseBackup);
    addActions();
    if (m_leagueEntry)
        m_rail->showEntry(Rail::Place::Leagues);
    connectFolder();
    m_folder->open();
    m_startsMaximised = !takeGeometry();
    if (m_startsMaximised)
        resize(screen()->availableSize() * shareOfScreen);
}

// Qt refuses what was left on a screen of quite another size, and brings back what lies on none.
bool MainWindow::takeGeometry()
{
    const std::optional<QString> kept = settings().value(geometryName);
    if (!kept || !restoreGeometry(QByteArray::fromBase64(kept->toLatin1())))
        return false;
    return isMaximized() || isFullScreen() || size().expandedTo(leastWindow) == size();
}

void MainWindow::open()
{
    if (m_startsMaximised || isMaximized())
        grow(screen()->availableSize());
    if (m_startsMaximised)
        showMaximized();
    else
        show();
}

MainWindow::~MainWindow()
{
    // Pages hold on to the match, the match to the store.
    delete m_leagues;
    delete std::exchange(m_clubPage, nullptr);
    m_club.reset();
    closeCompanions();
    closeMatch();
}

bool MainWindow::areAllDone(int patience)
{
    return ClubLink::areAllDone(patience);
}

void MainWindow::closeFolder()
{
    dropNewMatchPage();
    m_match->closeScoreboard();
    closeMatch();
    delete std::exchange(m_disputes, nullptr); // it keeps rulings in the store
    closeCompanions();
    delete std::exchange(m_leagues, nullptr); // they keep seasons in the store
    delete std::exchange(m_clubPage, nullptr);
    m_club.reset();                            // it has a store of its own on the folder
    delete std::exchange(m_rulebook, nullptr); // its bookmarks are of this folder
    if (m_sheets->opened() != nullptr)
        m_sheets->close();
}

void MainWindow::connectFolder()
{
    connect(m_folder.get(), &OpenFolder::settingsReplaced, this, &MainWindow::takeSettings);
    connect(m_folder.get(), &OpenFolder::opened, this, [this] {
        openClub();
        goHome();
        if (m_trouble)
            m_trouble->deleteLater(); // it may be in the middle of a press
        m_trouble = nullptr;
    });
    connect(m_folder.get(), &OpenFolder::closing, this, &MainWindow::closeFolder);
    connect(m_folder.get(), &OpenFolder::backingUp, this, [this] {
        if (session())
            session()->keepSummary();
    });
    connect(m_folder.get(), &OpenFolder::troubled, this, &MainWindow::showTrouble);
    connect(m_folder.get(), &OpenFolder::busy, this, [this](bool on) { centralWidget()->setEnabled(!on); });
    connect(m_folder.get(), &OpenFolder::told, m_notice, &NoticeBar::tell);
}

void MainWindow::openClub()
{
    if (!m_leagueEntry || !store())
        return;
    Exchange::Telling telling;
    telling.names = [&games = m_games](const std::string& id) {
        const GameEntry* game = firstWith(games, &GameEntry::game, id);
        return game ? game->names : NameReader();
    };
    telling.shares = [&games = m_games](const Match& match) {
        const GameEntry* game = firstWith(games, &GameEntry::game, match.game());
        std::vector<EntryShare> shares;
        for (const EntryMarks& marks : game ? game->past.marks(match, 0) : std::vector<EntryMarks>()) {
            EntryShare& share = shares.emplace_back(EntryShare{marks.seat});
            for (const SeatPoints& one : marks.points)
                share.points += one.seat == marks.seat ? one.points : 0;
        }
        return shares;
    };
    m_club = std::make_unique<ClubLink>(*store(), std::move(telling));
    connect(m_club.get(), &ClubLink::changed, this, &MainWindow::showClub);
    connect(m_club.get(), &ClubLink::tookIn, this, [this] {
        if (m_home && currentPage() == m_home)
            refreshHome();
    });
    connect(m_club.get(), &ClubLink::roundEnded, this, &MainWindow::ringRound);
    connect(m_club.get(), &ClubLink::told, m_notice, &NoticeBar::tell);
    connect(m_club.get(), &ClubLink::takenOver, this, &MainWindow::openMatch);
}

void MainWindow::showClub()
{
    if (!session() || session()->isSideCopy())
        return;
    const GameEntry& game = *m_match->game();
    if (!m_club || !m_club->club() || !m_club->news().travelOf(session()->id()))
        session()->setClubTable({}); // a club that was left says nothing any more
    else
        session()->setClubTable(club_words::tableOf(*m_club, *session(), game.digest(session()->match()), game.names));
}

void MainWindow::agreeToResult(int side, bool isRight)
{
    const ClubTravel* travel = m_club ? m_club->news().travelOf(session()->id()) : nullptr;
    if (travel)
        m_club->agree(travel->travel.id, session()->match().recordedLines().back().chain, side, isRight);
}

/// At the tables of that season alone, and at the desk; a match goes on by its own rules.
void MainWindow::ringRound(const QString& season, bool isLate)
{
    showClub(); // which no longer says until when
    const ClubClock* clock = m_club->news().clockOf(season);
    const ClubTravel* travel = session() ? m_club->news().travelOf(session()->id()) : nullptr;
    const bool plays = travel && travel->travel.season == season && session()->clubTable().sides.empty();
    const bool waits = !session() && m_club->news().role == ClubRole::Table; // between two matches
    if (!clock || !(plays || waits || m_club->news().role == ClubRole::Organiser))
        return;
    if (!isLate)
        play(Cue::Bell);
    m_notice->offer(club_words::roundWords(*clock),
                    {plays ? tr("Your league's rules say whether your match goes on.")
                           : tr("The bell rings at every table of the round.")},
                    {{QStringLiteral("roundHeard"), tr("OK"), [] {}}});
}

void MainWindow::goToClub()
{
    if (!m_club)
        return;
    m_sheets->close();
    if (!m_clubPage) {
        m_clubPage = new ClubPage(*m_club, *store());
        connect(m_clubPage, &ClubPage::left, this, &MainWindow::back);
    }
    m_clubPage->showClub();
    showPage(m_clubPage, Rail::Place::Neither);
}

void MainWindow::takeSettings()
{
    m_sheets->forgetSettings();
    connect(&settings(), &Settings::themeChanged, this, &MainWindow::wear);
    connect(&settings(), &Settings::languageChanged, this, [this] { m_language.speak(settings().language()); });
    connect(&settings(), &Settings::soundChanged, this, [this] { m_rail->setSound(settings().hasSound()); });
    connect(&settings(), &Settings::oddsChanged, this, [this] { m_match->setOdds(settings().showsOdds()); });
    wear();
    m_language.speak(settings().language());
    m_rail->setSound(settings().hasSound());
}

void MainWindow::wear()
{
    ThemeChoice choice = settings().theme();
    if (settings().growsWithWindow())
        choice.growth = m_growth;
    if (session() && m_match->game()->colours && m_match->shows(currentPage()))
        choice.box = m_match->game()->colours(session()->match());
    else if (m_reportPage && currentPage() == m_reportPage)
        choice.box = report_words::coloursOf(m_reportPage->report());
    if (qApp->style()->objectName() == QStringLiteral("whistle") && Theme::current().choice() == choice)
        return;
    Theme::apply(*qApp, choice);
    if (m_pages->currentWidget() != nullptr)
        fitSheet();
}

void MainWindow::showTrouble(const Problems& problems, bool isDamaged)
{
    if (m_trouble)
        m_trouble->deleteLater();
    auto* page =
        new TroublePage(m_folder->path(), problems, isDamaged ? TroublePage::Mend::Restore : TroublePage::Mend::No);
    m_trouble = page;
    connect(page, &TroublePage::tryAgainAsked, m_folder.get(), &OpenFolder::open);
    connect(page, &TroublePage::otherFolderAsked, m_folder.get(), &OpenFolder::chooseAnother);
    connect(page, &TroublePage::restoreAsked, m_folder.get(), &OpenFolder::restore);
    connect(page, &TroublePage::otherBackupAsked, m_folder.get(), &OpenFolder::chooseRestore);
    connect(page, &TroublePage::emptyStartAsked, m_folder.get(), &OpenFolder::startEmpty);
    showPage(page, Rail::Place::Neither);
}

Store* MainWindow::store() const
{
    return m_folder->store();
}

MatchLibrary* MainWindow::library() const
{
    return m_folder->matches();
}

Settings& MainWindow::settings() const
{
    return m_folder->settings();
}

void MainWindow::backUpTo(const QString& path)
{
    m_folder->backUpTo(path);
}

void MainWindow::restore(const QString& file)
{
    m_folder->restore(file);
}

QWidget* MainWindow::currentPage() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPage(QWidget* page, Rail::Place place)
{
    if (m_pages->indexOf(page) < 0) {
        m_pages->addWidget(page);
        FocusGuide::paintsOwnFocus(*page); // a ring round everything says nothing
    }
    m_pages->setCurrentWidget(page);
    page->setFocus(Qt::OtherFocusReason);
    fitSheet();
    m_match->guardScreen(page);
    m_rail->setPlace(place);
    wear(); // a match wears its players' colours
    const bool comesBack = m_beforeCompanion == m_newMatchPage && qobject_cast<CompanionPage*>(page);
    if (page != m_newMatchPage && !comesBack)
        dropNewMatchPage();
}

MatchSession* MainWindow::session() const
{
    return m_match->session();
}

void MainWindow::goTo(Rail::Place place)
{
    constexpr std::array ways{&MainWindow::goHome,       &MainWindow::goToMatch,   &MainWindow::goToDisputes,
                              &MainWindow::goToRulebook, &MainWindow::goToLeagues, &MainWindow::goToGallery};
    (this->*ways[static_cast<std::size_t>(place)])();
}

void MainWindow::back()
{
    session() ? goToMatch() : goHome();
}

void MainWindow::goHome()
{
    if (!library())
        return;
    if (!m_home) {
        // What is made from here on speaks the language already; who was made before it was known is told now, and
        // alone.
        QCoreApplication::sendPostedEvents(this, QEvent::LanguageChange);
        m_home = new HomePage(m_games);
        connect(m_home, &HomePage::matchChosen, this, &MainWindow::openMatch);
        connect(m_home, &HomePage::newMatchAsked, this, &MainWindow::newMatch);
        connect(m_home, &HomePage::rematchAsked, this, &MainWindow::startAgain);
        connect(m_home, &HomePage::importAsked, this, &MainWindow::chooseImport);
        connect(m_home, &HomePage::finderAsked, this, &MainWindow::openFinder);
        connect(m_home, &HomePage::disputesAsked, this, &MainWindow::goToDisputes);
        connect(m_home, &HomePage::exampleAsked, this, &MainWindow::watchExample);
        connect(m_home, &HomePage::exampleSeasonAsked, this, &MainWindow::lookAtExampleSeason);
        connect(m_home, &HomePage::languageAsked, this,
                [this](const QString& language) { settings().setLanguage(language); });
        connect(m_home, &HomePage::allAsked, this, [this] {
            m_listsAll = true;
            refreshHome();
        });
        connect(m_home, &HomePage::exportAsked, this, &MainWindow::chooseExport);
        connect(m_home, &HomePage::reportAsked, this, &MainWindow::openReport);
        connect(m_home, &HomePage::shelfAsked, this, &MainWindow::shelve);
        connect(m_home, &HomePage::shelfUndone, this, &MainWindow::unshelve);
        connect(m_home, &HomePage::leaguesAsked, this, &MainWindow::goToLeagues);
        connect(m_home, &HomePage::seasonChosen, this, &MainWindow::openSeason);
        connect(m_home, &HomePage::companionAsked, this, &MainWindow::openCompanion);
        connect(m_home, &HomePage::currentShown, this, [this](const QString& uuid) {
            QTimer::singleShot(0, m_home, [this, uuid] { tellCurrent(uuid); }); // the page comes first
        });
    }
    refreshHome();
    showPage(m_home, Rail::Place::Home);
}

void MainWindow::play(Cue cue)
{
    if (!settings().hasSound())
        return;
    if (!m_sounds)
        m_sounds = openSounds();
    m_sounds->play(cue, settings().volume(cue) / 100.0);
}

void MainWindow::setScreenGuard(std::unique_ptr<ScreenGuard> guard)
{
    m_match->setScreenGuard(std::move(guard), currentPage());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_match->closeScoreboard();
    settings().setValue(geometryName, QString::fromLatin1(saveGeometry().toBase64()));
    if (session())
        session()->keepSummary();
    QMainWindow::closeEvent(event);
}

} // namespace whistle

#include "moc_main_window.cpp"
