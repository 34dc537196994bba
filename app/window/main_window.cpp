// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "disputes/dispute_page.h"
#include "folder/trouble_page.h"
#include "look/focus_guide.h"
#include "look/theme.h"
#include "match/example.h"
#include "match/notice_bar.h"
#include "rulebook/rulebook_page.h"
#include "search/rule_search.h"
#include "sound/sounds.h"
#include "store/backup.h"
#include "window/home_page.h"
#include "window/open_match.h"
#include "window/rail.h"
#include "window/rule_sheet.h"
#include "window/screen_guard.h"
#include "window/settings_sheet.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFileInfo>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <QtConcurrentRun>
#include <limits>

namespace whistle {

namespace {

/// How many of the matches changed last the home page shows.
constexpr int recentCount = 20;
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

MainWindow::MainWindow(GameEntries games, QString folder, QWidget* parent)
    : QMainWindow(parent)
    , m_games(std::move(games))
    , m_folder(folder.isEmpty() ? Store::standardFolder() : std::move(folder))
    , m_rail(new Rail)
    , m_pages(new PageStack)
    , m_middle(new QHBoxLayout)
    , m_notice(new NoticeBar)
    , m_match(new OpenMatch(*this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Whistle"));
    m_pages->setObjectName(QStringLiteral("pages"));
    auto* centre = new QWidget;
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(0);
    m_middle->addWidget(m_pages, 1);
    right->addLayout(m_middle, 1);
    auto* all = new QHBoxLayout(centre);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_rail);
    all->addLayout(right, 1);
    setCentralWidget(centre);
    m_notice->setParent(centre);

    connect(m_rail, &Rail::homeAsked, this, &MainWindow::goHome);
    connect(m_rail, &Rail::matchAsked, this, &MainWindow::goToMatch);
    connect(m_rail, &Rail::finderAsked, this, &MainWindow::openFinder);
    connect(m_rail, &Rail::disputesAsked, this, &MainWindow::goToDisputes);
    connect(m_rail, &Rail::rulebookAsked, this, &MainWindow::goToRulebook);
    connect(m_rail, &Rail::leaguesAsked, this, &MainWindow::goToLeagues);
    connect(m_rail, &Rail::galleryAsked, this, &MainWindow::goToGallery);
    connect(m_rail, &Rail::settingsAsked, this, &MainWindow::openSettings);
    connect(m_rail, &Rail::folded, this, &MainWindow::fitRail);
    connect(m_rail, &Rail::soundAsked, this, [this](bool on) { m_settings->setSound(on); });
    connect(&m_damageCheck, &QFutureWatcher<Problems>::finished, this, [this] {
        const Problems damage = m_damageCheck.result();
        if (damage.empty())
            tellNoBackup(*m_firstBackup);
        if (damage.empty() || !m_store)
            return;
        closeFolder();
        showTrouble(damage, Damage::Yes);
    });
    connect(m_match, &OpenMatch::shown, this, &MainWindow::showMatchPage);
    connect(m_match, &OpenMatch::changed, this, [this] {
        m_match->guardScreen(currentPage());
        tellSeason();
    });
    connect(m_match, &OpenMatch::ruleAsked, this, &MainWindow::openRule);
    connect(m_match, &OpenMatch::cueAsked, this, &MainWindow::play);
    connect(m_match, &OpenMatch::told, m_notice, &NoticeBar::tell);
    connect(m_match, &OpenMatch::outrun, this, [this](const QString& title, const QStringList& details) {
        m_notice->offer(title, details, {{QStringLiteral("openAgain"), tr("Open it again"), [this] { openAgain(); }}});
    });
    connect(m_match, &OpenMatch::challengeAsked, this, &MainWindow::openChallenge);
    connect(m_match, &OpenMatch::reportAsked, this, &MainWindow::openReport);
    connect(m_match, &OpenMatch::rematchAsked, this, &MainWindow::startAgain);
    connect(m_match, &OpenMatch::rulingKept, this,
            [this] { m_match->showNotes(desk() ? deskGame(desk()->match().game()) : nullptr); });
    connect(m_match, &OpenMatch::left, this, &MainWindow::goHome);
    addActions();
    openFolder();
    keepBackups();
    m_startsMaximised = !takeGeometry();
    if (m_startsMaximised)
        resize(screen()->availableSize() * shareOfScreen);
}

// Qt refuses what was left on a screen of quite another size, and brings back what lies on none.
bool MainWindow::takeGeometry()
{
    const std::optional<QString> kept = m_settings->value(geometryName);
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
    waitForBackups();
    // Pages hold on to the match, the match to the store.
    delete m_leagues;
    closeCompanions();
    closeMatch();
    backUpAtTheEnd();
}

/// Nothing more is written into it. What has been chosen in the settings stays until the program ends.
void MainWindow::closeFolder()
{
    dropNewMatchPage();
    m_match->closeScoreboard();
    closeMatch();
    delete m_disputes; // it keeps rulings in the store
    m_disputes = nullptr;
    closeCompanions();
    delete m_leagues; // they keep seasons in the store
    m_leagues = nullptr;
    delete m_rulebook; // its bookmarks are of this folder
    m_rulebook = nullptr;
    m_library.reset();
    m_settings->forgetStore();
    m_store.reset();
}

void MainWindow::openFolder()
{
    delete m_settingsSheet; // it shows the settings of the folder before
    m_settingsSheet = nullptr;
    Checked<std::unique_ptr<Store>> opened = Store::open(m_folder, Store::DamageCheck::Beside);
    m_library.reset();
    m_store = opened ? std::move(*opened) : nullptr;
    m_settings = std::make_unique<Settings>(m_store.get());
    connect(m_settings.get(), &Settings::themeChanged, this, &MainWindow::wear);
    connect(m_settings.get(), &Settings::languageChanged, this, [this] { m_language.speak(m_settings->language()); });
    connect(m_settings.get(), &Settings::soundChanged, this, [this] { m_rail->setSound(m_settings->hasSound()); });
    connect(m_settings.get(), &Settings::oddsChanged, this, [this] { m_match->setOdds(m_settings->showsOdds()); });
    connect(m_settings.get(), &Settings::notSaved, this, [this](const Problems& problems) {
        m_notice->tell(tr("This choice counts until the program ends."), words(problems));
    });
    wear();
    m_language.speak(m_settings->language());
    m_rail->setSound(m_settings->hasSound());
    if (!m_store) {
        showTrouble(opened.problems(), isDatabaseDamaged(m_folder) ? Damage::Yes : Damage::No);
        return;
    }
    m_firstBackup = std::make_shared<Problems>();
    m_damageCheck.setFuture(QtConcurrent::run([folder = m_folder, backup = m_firstBackup] {
        Problems damage = Store::damageIn(folder);
        if (damage.empty())
            *backup = backUpAutomatically(folder, Instant::now());
        return damage;
    }));
    m_library = std::make_unique<MatchLibrary>(*m_store, m_games);
    if (const auto deleted = m_store->recentMatches(std::numeric_limits<int>::max(), Shelf::Bin)) {
        for (const MatchSummary& match : *deleted) // nobody has brought it back
            (void)m_store->removeMatch(match.id);  // or with the next start
    }
    const UnusedPacks unused = usePacks(m_folder);
    goHome();
    tellFailedBackup();
    tellUnusedPacks(unused);
    if (m_trouble) {
        m_trouble->deleteLater();
        m_trouble = nullptr;
    }
}

void MainWindow::wear()
{
    ThemeChoice choice = m_settings->theme();
    if (m_settings->growsWithWindow())
        choice.growth = m_growth;
    if (qApp->style()->objectName() == QStringLiteral("whistle") && Theme::current().choice() == choice)
        return;
    Theme::apply(*qApp, choice);
    if (m_pages->currentWidget() != nullptr)
        fitSheet();
}

void MainWindow::showTrouble(const Problems& problems, Damage damage)
{
    if (m_trouble)
        m_trouble->deleteLater();
    auto* page =
        new TroublePage(m_folder, problems, damage == Damage::Yes ? TroublePage::Mend::Restore : TroublePage::Mend::No);
    m_trouble = page;
    connect(page, &TroublePage::tryAgainAsked, this, &MainWindow::openFolder);
    connect(page, &TroublePage::otherFolderAsked, this, &MainWindow::chooseFolder);
    connect(page, &TroublePage::restoreAsked, this, &MainWindow::restore);
    connect(page, &TroublePage::otherBackupAsked, this, &MainWindow::chooseRestore);
    connect(page, &TroublePage::emptyStartAsked, this, &MainWindow::startEmpty);
    showPage(page);
    m_rail->setPlace(Rail::Place::Neither);
}

QWidget* MainWindow::currentPage() const
{
    return m_pages->currentWidget();
}

void MainWindow::showPage(QWidget* page)
{
    if (m_pages->indexOf(page) < 0) {
        m_pages->addWidget(page);
        FocusGuide::paintsOwnFocus(*page); // a ring round everything says nothing
    }
    m_pages->setCurrentWidget(page);
    page->setFocus(Qt::OtherFocusReason);
    fitSheet();
    m_match->guardScreen(page);
}

MatchDesk* MainWindow::desk() const
{
    return m_match->desk();
}

void MainWindow::goHome()
{
    if (!m_library)
        return;
    if (!m_home) {
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
                [this](const QString& language) { m_settings->setLanguage(language); });
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
    }
    refreshHome();
    showPage(m_home);
    m_rail->setPlace(Rail::Place::Home);
    dropNewMatchPage();
}

void MainWindow::refreshHome()
{
    if (desk())
        desk()->keepSummary();
    const int wanted = m_listsAll ? std::numeric_limits<int>::max() : recentCount + 1;
    Checked<std::vector<MatchSummary>> matches = m_library->recent(wanted, Shelf::Open);
    const Checked<std::vector<MatchSummary>> archive = m_library->recent(wanted, Shelf::Archive);
    if (!matches || !archive) {
        m_notice->tell(tr("The list of matches cannot be read."), words((matches ? archive : matches).problems()));
        return;
    }
    if (!m_home)
        return;
    if (desk() == nullptr) { // the way back to what is on, before it is open
        const auto running =
            std::find_if(matches->begin(), matches->end(), [](const MatchSummary& match) { return !match.finished; });
        const GameEntry* game = running == matches->end() ? nullptr : m_library->game(running->game);
        m_rail->setMatch(game == nullptr ? std::nullopt : std::optional(game->icon));
    }
    const bool hasOlder = static_cast<int>(matches->size()) == wanted;
    if (hasOlder)
        matches->pop_back();
    m_home->setMatches(std::move(*matches), hasOlder);
    m_home->setArchive(*archive);
    if (LeaguePages* pages = leagues())
        m_home->setLeagues(pages->glance());
}

bool MainWindow::putOn(Shelf shelf, const MatchId& match)
{
    const Problems problems = m_store->putOn(shelf, match);
    if (!problems.empty())
        m_notice->tell(tr("The match stays where it is."), words(problems));
    refreshHome();
    return problems.empty();
}

void MainWindow::shelve(const QString& uuid, Shelf shelf, const QString& title)
{
    m_shelvedLast = {uuid, m_store->shelfOf(MatchId{uuid})};
    if (!putOn(shelf, MatchId{uuid}))
        return;
    m_home->tellShelved(shelf == Shelf::Archive ? tr("In the archive: %1").arg(title)
                        : shelf == Shelf::Bin   ? tr("Deleted: %1").arg(title)
                                                : tr("Back among the matches: %1").arg(title));
}

void MainWindow::unshelve()
{
    (void)putOn(m_shelvedLast.second, MatchId{m_shelvedLast.first});
}

void MainWindow::goToMatch()
{
    // Whoever goes on with a match that was deleted a moment ago wants it.
    if (desk() != nullptr && m_store->shelfOf(desk()->id()) == Shelf::Bin)
        (void)putOn(Shelf::Open, desk()->id());
    if (m_match->face()) {
        showMatchPage(m_match->face());
        return;
    }
    // After a start of the program: the match that is on.
    const Checked<std::vector<MatchSummary>> matches =
        m_library ? m_library->recent(recentCount, Shelf::Open) : Checked<std::vector<MatchSummary>>(Problems{});
    if (!matches)
        return;
    const auto running =
        std::find_if(matches->begin(), matches->end(), [](const MatchSummary& match) { return !match.finished; });
    if (running != matches->end())
        openMatch(running->id.uuid);
}

void MainWindow::showMatchPage(QWidget* page)
{
    showPage(page);
    m_rail->setPlace(Rail::Place::Match);
    dropNewMatchPage();
}

void MainWindow::openMatch(const QString& uuid)
{
    if (!m_library)
        return;
    if (m_match->is(uuid)) {
        goToMatch();
        return;
    }
    Checked<MatchLibrary::Opened> opened = m_library->open(MatchId{uuid});
    if (!opened) {
        m_notice->tell(tr("This match cannot be opened."), words(opened.problems()));
        return;
    }
    const QStringList notes = words(opened->notes);
    adopt(std::move(opened->desk));
    if (!notes.isEmpty())
        m_notice->tell(tr("Something about this match is not as it was recorded."), notes);
}

void MainWindow::openAgain()
{
    if (!desk())
        return;
    const QString uuid = desk()->id().uuid;
    closeMatch();
    goHome();
    openMatch(uuid);
}

void MainWindow::newMatch(const QString& game)
{
    const GameEntry* entry = m_library ? m_library->game(game.toStdString()) : nullptr;
    if (entry == nullptr)
        return;
    dropNewMatchPage();
    m_newMatchPage = entry->newMatchPage(*m_settings, nullptr);
    m_newMatchPage->offerNames(m_library->players());
    if (hasExample(entry->game))
        m_newMatchPage->offerExample();
    connect(m_newMatchPage, &NewMatchPage::exampleAsked, this, [this, game] { watchExample(game); });
    connect(m_newMatchPage, &NewMatchPage::asked, this,
            [this, id = entry->game](const Json& command) { start(id, command); });
    connect(m_newMatchPage, &NewMatchPage::companionAsked, this,
            [this, game](const QString& id) { openCompanion(game, id); });
    connect(m_newMatchPage, &NewMatchPage::ruleAsked, this, &MainWindow::openRule);
    connect(m_newMatchPage, &NewMatchPage::left, this, &MainWindow::leaveNewMatch);
    showPage(m_newMatchPage);
    m_rail->setPlace(Rail::Place::Neither);
}

/// Back to where it was asked for.
void MainWindow::leaveNewMatch()
{
    m_tie ? goToLeagues() : goHome();
}

void MainWindow::startAgain(const QString& uuid)
{
    if (!m_library)
        return;
    const Checked<MatchLibrary::Opened> opened = m_library->open(MatchId{uuid});
    if (!opened) {
        m_notice->tell(tr("This match cannot be opened."), words(opened.problems()));
        return;
    }
    const Match& match = opened->desk->match();
    const std::vector<LogEntry>& log = match.entries();
    const auto first = log.empty() ? std::nullopt : match.entryAt(log.front().number);
    if (!first)
        return;
    m_tie.reset();
    Json command = first->entry;
    if (log.front().overrideReason)
        command["override"] = *log.front().overrideReason;
    start(std::string(match.game()), command);
}

void MainWindow::start(const std::string& game, const Json& command)
{
    MatchLibrary::Started started = m_library->start(game, command);
    if (const auto* refusal = std::get_if<Refusal>(&started)) {
        if (m_newMatchPage)
            m_newMatchPage->showRefusal(*refusal);
        play(Cue::Error);
        return;
    }
    if (const auto* problems = std::get_if<Problems>(&started)) {
        m_notice->tell(tr("The match is not started."), words(*problems));
        return;
    }
    if (m_newMatchPage)
        m_newMatchPage->noteStart();
    auto& begun = std::get<std::unique_ptr<MatchDesk>>(started);
    const Problems notTied = tieMatch(begun->id());
    adopt(std::move(begun));
    if (!notTied.empty())
        m_notice->tell(tr("The match is not tied to its fixture. Count it for the league when it is over."),
                       words(notTied));
}

void MainWindow::adopt(std::unique_ptr<MatchDesk> opened)
{
    closeMatch();
    m_notice->dismiss();
    const GameEntry* game = m_library->game(opened->match().game());
    m_match->open(std::move(opened), *game, *m_settings, *m_store);
    m_match->showNotes(deskGame(game->game));
    m_rail->setMatch(game->icon);
    goToMatch();
    tellSeason();
}

void MainWindow::closeMatch()
{
    m_rail->setMatch({});
    if (m_disputes)
        m_disputes->setMatch(nullptr, {});
    m_match->close();
    m_match->guardScreen(currentPage());
}

void MainWindow::dropNewMatchPage()
{
    if (!m_newMatchPage)
        return;
    m_newMatchPage->deleteLater(); // it may be in the middle of a press
    m_newMatchPage = nullptr;
    m_tie.reset();
}

void MainWindow::importMatch(const QString& path)
{
    importMatches({path});
}

// One file is opened; of several each is told, and the list shows them.
void MainWindow::importMatches(const QStringList& paths)
{
    if (!m_library)
        return;
    QStringList refused;
    QStringList notes;
    std::optional<MatchId> last;
    for (const QString& path : paths) {
        const QString name = QFileInfo(path).fileName();
        const Checked<MatchLibrary::TakenIn> taken = m_library->takeIn(path);
        if (!taken) {
            const QStringList why = words(taken.problems());
            refused << (paths.size() == 1 ? why : QStringList{tr("%1: %2", "file, why").arg(name, why.join(u' '))});
            continue;
        }
        last = taken->id;
        if (taken->wasHere && m_store->shelfOf(taken->id) == Shelf::Bin)
            (void)putOn(Shelf::Open, taken->id); // whoever takes it in wants it
        if (taken->wasHere)
            notes << tr("%1: this match was here already.").arg(name);
        for (const Problem& note : taken->notes)
            notes << tr("%1: %2", "file, why").arg(name, words(note));
    }
    if (paths.size() == 1 && last)
        openMatch(last->uuid);
    else
        refreshHome();
    if (paths.size() == 1 && !last)
        m_notice->tell(tr("%1 could not be imported.").arg(paths.front()), refused);
    else if (!refused.isEmpty())
        m_notice->tell(tr("%n file(s) could not be imported.", nullptr, static_cast<int>(refused.size())),
                       refused + notes);
    else if (!notes.isEmpty())
        m_notice->tell(tr("Imported, with a remark."), notes);
    else if (paths.size() > 1)
        m_notice->tell(tr("%n match(es) imported.", nullptr, static_cast<int>(paths.size())), {});
}

// Played once and kept in the archive: whoever has watched a match has none in the way.
void MainWindow::watchExample(const QString& game)
{
    if (!m_library)
        return;
    const QString name = QStringLiteral("home/example_") + game;
    QString uuid = m_settings->value(name).value_or(QString());
    if (uuid.isEmpty() || !m_store->load(MatchId{uuid}).isGood()) {
        const Checked<MatchId> id = m_library->takeExample(game.toStdString());
        if (!id) {
            m_notice->tell(tr("This match cannot be opened."), words(id.problems()));
            return;
        }
        uuid = id->uuid;
        m_settings->setValue(name, uuid);
    }
    (void)putOn(Shelf::Archive, MatchId{uuid});
    openMatch(uuid);
    if (desk() && m_match->is(uuid))
        openPast(PastAct::Look, desk()->match().entries().front().number);
}

void MainWindow::exportMatch(const QString& uuid, const QString& path)
{
    if (const Problems problems = m_library->exportTo(MatchId{uuid}, path); !problems.empty())
        m_notice->tell(tr("The match could not be saved to %1.").arg(path), words(problems));
    else
        m_notice->tell(tr("The match is in the file %1.").arg(path), {});
}

void MainWindow::play(Cue cue)
{
    if (!m_settings->hasSound())
        return;
    if (!m_sounds)
        m_sounds = openSounds();
    m_sounds->play(cue, m_settings->volume(cue) / 100.0);
}

void MainWindow::setScreenGuard(std::unique_ptr<ScreenGuard> guard)
{
    m_match->setScreenGuard(std::move(guard), currentPage());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_match->closeScoreboard();
    m_settings->setValue(geometryName, QString::fromLatin1(saveGeometry().toBase64()));
    if (desk())
        desk()->keepSummary();
    QMainWindow::closeEvent(event);
}

} // namespace whistle
