// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "disputes/dispute_page.h"
#include "folder/trouble_page.h"
#include "look/focus_guide.h"
#include "look/theme.h"
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
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <QtConcurrentRun>

namespace whistle {

namespace {

/// How many of the matches changed last the home page shows.
constexpr int recentCount = 20;
/// How much of the screen the window takes at its very first start.
constexpr double shareOfScreen = 0.85;
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
    right->addWidget(m_notice);
    auto* all = new QHBoxLayout(centre);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_rail);
    all->addLayout(right, 1);
    setCentralWidget(centre);

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
    connect(m_match, &OpenMatch::challengeAsked, this, &MainWindow::openChallenge);
    connect(m_match, &OpenMatch::reportAsked, this, &MainWindow::openReport);
    connect(m_match, &OpenMatch::rematchAsked, this, &MainWindow::startAgain);
    connect(m_match, &OpenMatch::rulingKept, this,
            [this] { m_match->showNotes(desk() ? deskGame(desk()->match().game()) : nullptr); });
    connect(m_match, &OpenMatch::left, this, &MainWindow::goHome);
    addActions();
    openFolder();
    keepBackups();
    if (const auto kept = m_settings->value(geometryName))
        restoreGeometry(QByteArray::fromBase64(kept->toLatin1()));
    else
        resize(screen()->availableSize() * shareOfScreen);
    m_isFirstStart = !m_settings->value(geometryName);
}

void MainWindow::open()
{
    if (m_isFirstStart)
        showMaximized();
    else
        show();
}

MainWindow::~MainWindow()
{
    waitForBackups();
    // Pages hold on to the match, the match to the store.
    delete m_leagues;
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
    MatchShelf shelf(*m_settings);
    for (const QString& uuid : shelf.on(Shelf::Gone)) { // nobody has brought it back
        if (m_store->removeMatch(MatchId{uuid}).empty())
            shelf.put(uuid, Shelf::Table);
    }
    goHome();
    if (m_trouble) {
        m_trouble->deleteLater();
        m_trouble = nullptr;
    }
}

void MainWindow::wear()
{
    const ThemeChoice choice = m_settings->theme();
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
        connect(m_home, &HomePage::exportAsked, this, &MainWindow::chooseExport);
        connect(m_home, &HomePage::reportAsked, this, &MainWindow::openReport);
        connect(m_home, &HomePage::shelfAsked, this, &MainWindow::shelve);
        connect(m_home, &HomePage::shelfUndone, this, &MainWindow::unshelve);
        connect(m_home, &HomePage::leaguesAsked, this, &MainWindow::goToLeagues);
        connect(m_home, &HomePage::seasonChosen, this, &MainWindow::openSeason);
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
    const MatchShelf shelf(*m_settings);
    const auto away = shelf.on(Shelf::Archive).size() + shelf.on(Shelf::Gone).size();
    Checked<std::vector<MatchSummary>> matches = m_library->recent(recentCount + static_cast<int>(away));
    if (!matches) {
        m_notice->tell(tr("The list of matches cannot be read."), words(matches.problems()));
        return;
    }
    if (!m_home)
        return;
    std::vector<MatchSummary> archive;
    std::copy_if(matches->begin(), matches->end(), std::back_inserter(archive),
                 [&shelf](const MatchSummary& match) { return shelf.of(match.id.uuid) == Shelf::Archive; });
    std::erase_if(*matches, [&shelf](const MatchSummary& match) { return shelf.of(match.id.uuid) != Shelf::Table; });
    m_home->setMatches(std::move(*matches));
    m_home->setArchive(std::move(archive));
    if (LeaguePages* pages = leagues())
        m_home->setLeagues(pages->glance());
}

void MainWindow::shelve(const QString& uuid, Shelf shelf, const QString& title)
{
    MatchShelf shelves(*m_settings);
    m_shelvedLast = {uuid, shelves.of(uuid)};
    shelves.put(uuid, shelf);
    refreshHome();
    m_home->tellShelved(shelf == Shelf::Archive ? tr("In the archive: %1").arg(title)
                        : shelf == Shelf::Gone  ? tr("Deleted: %1").arg(title)
                                                : tr("Back among the matches: %1").arg(title));
}

void MainWindow::unshelve()
{
    MatchShelf(*m_settings).put(m_shelvedLast.first, m_shelvedLast.second);
    refreshHome();
}

void MainWindow::goToMatch()
{
    // Whoever goes on with a match that was deleted a moment ago wants it.
    if (MatchShelf shelf(*m_settings); desk() != nullptr && shelf.of(desk()->id().uuid) == Shelf::Gone)
        shelf.put(desk()->id().uuid, Shelf::Table);
    if (m_match->face())
        showMatchPage(m_match->face());
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

void MainWindow::newMatch(const QString& game)
{
    const GameEntry* entry = m_library ? m_library->game(game.toStdString()) : nullptr;
    if (entry == nullptr)
        return;
    dropNewMatchPage();
    m_newMatchPage = entry->newMatchPage(*m_settings, nullptr);
    connect(m_newMatchPage, &NewMatchPage::asked, this,
            [this, id = entry->game](const Json& command) { start(id, command); });
    connect(m_newMatchPage, &NewMatchPage::ruleAsked, this, &MainWindow::openRule);
    connect(m_newMatchPage, &NewMatchPage::left, this, &MainWindow::goHome);
    showPage(m_newMatchPage);
    m_rail->setPlace(Rail::Place::Neither);
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
    const std::vector<LogEntry> log = match.entries();
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
    const Checked<MatchId> id = m_library->import(path);
    if (!id) {
        m_notice->tell(tr("The file %1 is not taken in.").arg(path), words(id.problems()));
        return;
    }
    openMatch(id->uuid);
}

void MainWindow::exportMatch(const QString& uuid, const QString& path)
{
    if (const Problems problems = m_library->exportTo(MatchId{uuid}, path); !problems.empty())
        m_notice->tell(tr("The match is not written to %1.").arg(path), words(problems));
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
