// SPDX-License-Identifier: GPL-3.0-or-later
// Matches in the window: begun, opened, taken in and out, put away, and their reports.
#include "base/common_words.h"
#include "club/club_link.h"
#include "disputes/dispute_page.h"
#include "look/paper.h"
#include "match/example.h"
#include "match/match_library.h"
#include "match/match_rows.h"
#include "match/moment_picture.h"
#include "match/notice_bar.h"
#include "reports/report_html.h"
#include "reports/report_page.h"
#include "reports/share_picture.h"
#include "window/home_page.h"
#include "window/main_window.h"
#include "window/open_folder.h"
#include "window/open_match.h"
#include "window/rail.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <memory>

namespace whistle {

namespace {

/// How many of the matches changed last the home page shows.
constexpr int recentCount = 20;
/// "2026-01-31".
constexpr int isoDayLength = 10;
/// A match of more lines than this is not read for its picture on the home page.
constexpr int readAtOnce = 600;

/// The number of the last entry that counts; none: there is none.
std::optional<int> lastStanding(const Match& match)
{
    const std::vector<LogEntry>& entries = match.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [](const LogEntry& entry) { return !entry.withdrawn && !entry.refused; });
    return last == entries.rend() ? std::nullopt : std::optional(last->number);
}

QString fileFilter()
{
    return CommonWords::tr("Matches (*.whistle);;All files (*)");
}

} // namespace

void MainWindow::refreshHome()
{
    if (session())
        session()->keepSummary();
    const int wanted = m_listsAll ? std::numeric_limits<int>::max() : recentCount + 1;
    Checked<std::vector<MatchSummary>> matches = library()->recent(wanted, Shelf::Open);
    const Checked<std::vector<MatchSummary>> archive = library()->recent(wanted, Shelf::Archive);
    if (!matches || !archive) {
        m_notice->tell(tr("The list of matches could not be read."), words((matches ? archive : matches).problems()));
        if (m_home)
            m_home->refresh();
        return;
    }
    if (!m_home)
        return;
    if (session() == nullptr) { // the way back to what is on, before it is open
        const auto running =
            std::find_if(matches->begin(), matches->end(), [](const MatchSummary& match) { return !match.finished; });
        const GameEntry* game = running == matches->end() ? nullptr : library()->game(running->game);
        m_rail->setMatch(game == nullptr ? std::nullopt : std::optional(game->icon));
    }
    const bool hasOlder = static_cast<int>(matches->size()) == wanted;
    if (hasOlder)
        matches->pop_back();
    LeaguePages* pages = leagues();
    m_home->setContent({std::move(*matches), hasOlder, *archive, m_club && m_club->club(),
                        pages == nullptr ? std::nullopt : std::optional(pages->glance())});
}

void MainWindow::tellCurrent(const QString& uuid)
{
    if (!library() || m_home->current() != uuid || m_home->hero().hasMatch())
        return;
    std::shared_ptr<const Match> copy;
    if (!m_match->is(uuid)) {
        const std::optional<int> lines = store()->lineCount(MatchId{uuid});
        if (lines.value_or(0) > readAtOnce)
            return;
        const Checked<MatchLibrary::Opened> opened = library()->open(MatchId{uuid});
        const std::optional<int> last = opened ? lastStanding(opened->session->match()) : std::nullopt;
        if (!last)
            return;
        copy = opened->session->match().copyAt(*last);
    }
    const Match& match = copy ? *copy : session()->match();
    const GameEntry* game = library()->game(match.game());
    const std::optional<int> last = lastStanding(match);
    if (!last || game == nullptr || !game->scoreboard)
        return;
    const auto picture = std::make_shared<MomentPicture>(*game);
    const bool hasBoard = picture->shape(match, *last) > 0;
    // The one that is open is asked for: while home is shown nothing is entered in it but from elsewhere.
    const auto board = [this, uuid, copy, picture, last = *last](const QSizeF& room, double density) {
        if (copy)
            return picture->happening(*copy, last, room, density);
        return m_match->is(uuid) ? picture->happening(session()->match(), last, room, density) : QImage();
    };
    m_home->hero().setMatch(game->scoreboard(match), hasBoard ? HomeHero::BoardPainter(board) : nullptr);
}

bool MainWindow::putOn(Shelf shelf, const MatchId& match)
{
    const Problems problems = store()->putOn(shelf, match);
    if (!problems.empty())
        m_notice->tell(CommonWords::tr("The match stays where it is."), words(problems));
    refreshHome();
    return problems.empty();
}

void MainWindow::shelve(const QString& uuid, Shelf shelf, const QString& title)
{
    m_shelvedLast = {uuid, store()->shelfOf(MatchId{uuid})};
    if (!putOn(shelf, MatchId{uuid}))
        return;
    m_home->tellShelved(shelf == Shelf::Archive ? CommonWords::tr("In the archive: %1").arg(title)
                        : shelf == Shelf::Bin   ? CommonWords::tr("Deleted: %1").arg(title)
                                                : labelled(CommonWords::tr("Back among the matches"), title));
}

void MainWindow::unshelve()
{
    (void)putOn(m_shelvedLast.second, MatchId{m_shelvedLast.first});
}

void MainWindow::goToMatch()
{
    // Whoever goes on with a match that was deleted a moment ago wants it.
    if (session() != nullptr && store()->shelfOf(session()->id()) == Shelf::Bin)
        (void)putOn(Shelf::Open, session()->id());
    if (m_match->face()) {
        showMatchPage(m_match->face());
        return;
    }
    // After a start of the program: the match that is on.
    const Checked<std::vector<MatchSummary>> matches =
        library() ? library()->recent(recentCount, Shelf::Open) : Checked<std::vector<MatchSummary>>(Problems{});
    if (!matches)
        return;
    const auto running =
        std::find_if(matches->begin(), matches->end(), [](const MatchSummary& match) { return !match.finished; });
    if (running != matches->end())
        openMatch(running->id.uuid);
}

void MainWindow::showMatchPage(QWidget* page)
{
    showPage(page, Rail::Place::Match);
}

void MainWindow::openMatch(const QString& uuid)
{
    if (!library())
        return;
    if (m_match->is(uuid)) {
        goToMatch();
        return;
    }
    Checked<MatchLibrary::Opened> opened = library()->open(MatchId{uuid});
    if (!opened) {
        m_notice->tell(tr("This match could not be opened."), words(opened.problems()));
        return;
    }
    const QStringList notes = words(opened->notes);
    adopt(std::move(opened->session));
    if (!notes.isEmpty())
        m_notice->tell(tr("Something in this match is not as it was recorded."), notes);
}

void MainWindow::openAgain()
{
    if (!session())
        return;
    const QString uuid = session()->id().uuid;
    closeMatch();
    goHome();
    openMatch(uuid);
}

void MainWindow::newMatch(const QString& game)
{
    const GameEntry* entry = library() ? library()->game(game.toStdString()) : nullptr;
    if (entry == nullptr)
        return;
    dropNewMatchPage();
    m_newMatchPage = entry->newMatchPage(settings(), nullptr);
    m_newMatchPage->offerNames(library()->players());
    if (hasExample(entry->game))
        m_newMatchPage->offerExample();
    connect(m_newMatchPage, &NewMatchPage::exampleAsked, this, [this, game] { watchExample(game); });
    connect(m_newMatchPage, &NewMatchPage::asked, this,
            [this, id = entry->game](const Json& command) { start(id, command); });
    connect(m_newMatchPage, &NewMatchPage::companionAsked, this,
            [this, game](const QString& id) { openCompanion(game, id); });
    connect(m_newMatchPage, &NewMatchPage::ruleAsked, this, &MainWindow::openRule);
    connect(m_newMatchPage, &NewMatchPage::left, this, &MainWindow::leaveNewMatch);
    showPage(m_newMatchPage, Rail::Place::Neither);
}

/// Back to where it was asked for.
void MainWindow::leaveNewMatch()
{
    m_tie ? goToLeagues() : goHome();
}

void MainWindow::startAgain(const QString& uuid)
{
    if (!library())
        return;
    const Checked<MatchLibrary::Opened> opened = library()->open(MatchId{uuid});
    if (!opened) {
        m_notice->tell(tr("This match could not be opened."), words(opened.problems()));
        return;
    }
    const Match& match = opened->session->match();
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
    MatchLibrary::Started started = library()->start(game, command);
    if (const auto* refusal = std::get_if<Refusal>(&started)) {
        if (m_newMatchPage)
            m_newMatchPage->showRefusal(*refusal);
        play(Cue::Error);
        return;
    }
    if (const auto* problems = std::get_if<Problems>(&started)) {
        m_notice->tell(tr("Could not start the match."), words(*problems));
        return;
    }
    if (m_newMatchPage)
        m_newMatchPage->noteStart();
    auto& begun = std::get<std::unique_ptr<MatchSession>>(started);
    const Problems notTied = tieMatch(begun->id());
    adopt(std::move(begun));
    if (!notTied.empty())
        m_notice->tell(tr("The match is not linked to its fixture. Count it for the league when it is over."),
                       words(notTied));
}

void MainWindow::adopt(std::unique_ptr<MatchSession> opened)
{
    closeMatch();
    m_notice->dismiss();
    const GameEntry* game = library()->game(opened->match().game());
    m_match->open(std::move(opened), *game, settings(), *store());
    m_match->showNotes(disputeGame(game->game));
    m_rail->setMatch(game->icon);
    goToMatch();
    tellSeason();
    connect(session(), &MatchSession::agreed, this, &MainWindow::agreeToResult, Qt::UniqueConnection);
    showClub();
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
    if (!library())
        return;
    QStringList refused;
    QStringList notes;
    std::optional<MatchId> last;
    for (const QString& path : paths) {
        const QString name = QFileInfo(path).fileName();
        const Checked<MatchLibrary::TakenIn> taken = library()->takeIn(path);
        if (!taken) {
            const QStringList why = words(taken.problems());
            refused << (paths.size() == 1 ? why : QStringList{labelled(name, why.join(u' '))});
            continue;
        }
        last = taken->id;
        if (taken->wasHere && store()->shelfOf(taken->id) == Shelf::Bin)
            (void)putOn(Shelf::Open, taken->id); // whoever takes it in wants it
        if (taken->wasHere)
            notes << tr("%1: this match is already here.").arg(name);
        for (const Problem& note : taken->notes)
            notes << labelled(name, words(note));
    }
    if (paths.size() == 1 && last)
        openMatch(last->uuid);
    else
        refreshHome();
    if (paths.size() == 1 && !last)
        m_notice->tell(CommonWords::tr("%1 could not be imported.").arg(paths.front()), refused);
    else if (!refused.isEmpty())
        m_notice->tell(tr("%n file(s) could not be imported.", nullptr, static_cast<int>(refused.size())),
                       refused + notes);
    else if (!notes.isEmpty())
        m_notice->tell(tr("Imported, with a note."), notes);
    else if (paths.size() > 1)
        m_notice->tell(tr("%n match(es) imported.", nullptr, static_cast<int>(paths.size())), {});
}

// Played once and kept in the archive: whoever has watched a match has none in the way.
void MainWindow::watchExample(const QString& game)
{
    if (!library())
        return;
    const QString name = QStringLiteral("home/example_") + game;
    QString uuid = settings().value(name).value_or(QString());
    if (uuid.isEmpty() || !store()->load(MatchId{uuid}).isGood()) {
        const Checked<MatchId> id = library()->takeExample(game.toStdString());
        if (!id) {
            m_notice->tell(tr("This match could not be opened."), words(id.problems()));
            return;
        }
        uuid = id->uuid;
        settings().setValue(name, uuid);
    }
    (void)putOn(Shelf::Archive, MatchId{uuid});
    openMatch(uuid);
    if (session() && m_match->is(uuid))
        m_match->beginShow();
}

void MainWindow::exportMatch(const QString& uuid, const QString& path)
{
    const Problems problems = library()->exportTo(MatchId{uuid}, path);
    const QString told =
        problems.empty() ? CommonWords::tr("Saved to the file %1.") : CommonWords::tr("Could not save to %1.");
    m_notice->tell(told.arg(path), words(problems));
}

void MainWindow::chooseImport()
{
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Import matches"), QString(), fileFilter());
    if (!paths.isEmpty())
        importMatches(paths);
}

// "Fangs 26, Amazons 18 2026-01-31.whistle", as far as a file may be called so.
QString MainWindow::exportName(const QString& uuid)
{
    QString name = QStringLiteral("match");
    const Checked<std::vector<MatchSummary>> matches = library()->recent(std::numeric_limits<int>::max());
    for (const MatchSummary& match : matches ? *matches : std::vector<MatchSummary>()) {
        if (match.id.uuid == uuid)
            name = titleOf(match, library()->game(match.game)) + u' ' +
                   QString::fromStdString(match.changedAt.toIso()).left(isoDayLength);
    }
    return paper::fileName(name) + QStringLiteral(".whistle");
}

void MainWindow::chooseExport(const QString& uuid)
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the match as"), exportName(uuid), fileFilter());
    if (!path.isEmpty())
        exportMatch(uuid, path);
}

Checked<MainWindow::ToldMatch> MainWindow::toldOf(const QString& uuid) const
{
    // Of the pictures a copy is kept: what is entered later changes nothing in them.
    const auto told = [this](const Match& match) -> Checked<ToldMatch> {
        const GameEntry* game = library()->game(match.game());
        if (!game->report)
            return Problem{"", Text{Sentence{"shell", QT_TRANSLATE_NOOP("shell", "This game has no reports.")}}};
        ToldMatch one{game, game->report(match), nullptr};
        if (const std::optional<int> last = lastStanding(match))
            one.match = match.copyAt(*last);
        return one;
    };
    if (m_match->is(uuid))
        return told(session()->match());
    const Checked<MatchLibrary::Opened> opened = library()->open(MatchId{uuid});
    if (!opened)
        return opened.problems();
    return told(opened->session->match());
}

void MainWindow::openReport(const QString& uuid)
{
    if (!library())
        return;
    Checked<ToldMatch> told = toldOf(uuid);
    if (!told) {
        m_notice->tell(tr("This match could not be opened."), words(told.problems()));
        return;
    }
    if (!m_reportPage) {
        m_reportPage = new ReportPage;
        connect(m_reportPage, &ReportPage::pdfAsked, this, [this] { chooseReportFile(ReportFile::Pdf); });
        connect(m_reportPage, &ReportPage::pictureAsked, this, [this] { chooseReportFile(ReportFile::Picture); });
        connect(m_reportPage, &ReportPage::htmlAsked, this, [this] { chooseReportFile(ReportFile::Html); });
        connect(m_reportPage, &ReportPage::matchFileAsked, this, [this] { chooseExport(m_reported); });
        connect(m_reportPage, &ReportPage::matchAsked, this, [this] { openMatch(m_reported); });
        connect(m_reportPage, &ReportPage::entryAsked, this, [this](int entry) {
            openMatch(m_reported);
            if (m_match->is(m_reported))
                openPast(PastAct::Look, entry);
        });
        connect(m_reportPage, &ReportPage::rematchAsked, this, [this] { startAgain(m_reported); });
        connect(m_reportPage, &ReportPage::left, this, &MainWindow::goHome);
    }
    m_reported = uuid;
    const auto picture = std::make_shared<MomentPicture>(*told->game);
    m_reportPage->setReport(std::move(told->report),
                            [match = told->match, picture](int entry, const QSizeF& room, double density) {
                                return match ? picture->happening(*match, entry, room, density) : QImage();
                            });
    showPage(m_reportPage, Rail::Place::Neither);
}

void MainWindow::writeReport(ReportFile kind, const QString& path)
{
    if (!m_reportPage)
        return;
    const MatchReport& report = m_reportPage->report();
    const Problems problems = kind == ReportFile::Pdf ? writeReportPdf(report, path)
                              : kind == ReportFile::Picture
                                  ? writeSharePicture(report, m_reportPage->momentPainter(), path)
                                  : writeReportHtml(report, path);
    const QString told =
        problems.empty() ? CommonWords::tr("Saved to the file %1.") : CommonWords::tr("Could not save to %1.");
    m_notice->tell(told.arg(path), words(problems));
}

void MainWindow::chooseReportFile(ReportFile kind)
{
    const auto [name, filter] =
        kind == ReportFile::Pdf ? std::pair(QStringLiteral("match.pdf"), CommonWords::tr("PDF (*.pdf);;All files (*)"))
        : kind == ReportFile::Picture
            ? std::pair(QStringLiteral("match.png"), tr("PNG (*.png);;All files (*)"))
            : std::pair(QStringLiteral("match.html"), CommonWords::tr("HTML (*.html);;All files (*)"));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the report to a file"), name, filter);
    if (!path.isEmpty())
        writeReport(kind, path);
}

} // namespace whistle
