// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "match/match_library.h"
#include "match/notice_bar.h"
#include "match/pages.h"
#include "match/settings.h"
#include "store/shelf.h"
#include "window/language.h"
#include "window/league_pages.h"
#include "window/open_match.h"
#include "window/rail.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <utility>

class QBoxLayout;
class QStackedWidget;

namespace whistle {

class ClubLink;
class ClubPage;
class CompanionPage;
class DisputePage;
class Finder;
class FinderContent;
class HomePage;
class OpenFolder;
class ReportPage;
class RulebookPage;
class ScreenGuard;
class SideSheets;
class Sounds;

/// The window: the rail, one page, a sheet beside it, a notice below it.
///
/// Pages come into being when they are first shown. One match is open at a time.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `folder`: where the matches are kept; empty: the folder of this user. `leagues`: at their place on the rail and
    /// the home page; empty: there are none.
    explicit MainWindow(GameEntries games, QString folder = {}, LeagueEntry leagues = {}, QWidget* parent = nullptr);
    ~MainWindow() override;
    /// Before the program ends: whether everything that windows have begun beside themselves is done, after at most so
    /// many ms. What is not waits for a server, and has nothing to write.
    [[nodiscard]] static bool areAllDone(int patience);

    enum class ReportFile { Html, Pdf, Picture };
    /// Writes the report that is shown.
    void writeReport(ReportFile kind, const QString& path);

    /// Keeps the screen awake while a match is on the page and not finished; by default this computer's way.
    void setScreenGuard(std::unique_ptr<ScreenGuard> guard);

    /// Adds to the rail what only those who work on the program need: the gallery of the parts.
    void showForDevelopers(std::function<QWidget*()> gallery);

    /// As it was left; at the first start, and where that is of no use any more, as large as the screen.
    void open();

    /// Null while the data folder cannot be used.
    [[nodiscard]] Store* store() const;
    [[nodiscard]] Settings& settings() const;
    /// Null: no match is open.
    [[nodiscard]] MatchSession* session() const;
    [[nodiscard]] QWidget* currentPage() const;
    /// Null: there are none, or the folder cannot be used.
    [[nodiscard]] LeaguePages* leagues();
    /// Ids of the rulebooks on the shelf: one a game, and that of the leagues.
    [[nodiscard]] QStringList books() const;

public Q_SLOTS:
    void goHome();
    void leaveNewMatch();
    /// To the match that is open, if one is.
    void goToMatch();
    /// The dispute desk, filled from the match that is open.
    void goToDisputes();
    /// The quick finder, over the page.
    void openFinder();
    /// The rulebook, with what the match that is open says about the rules.
    void goToRulebook();
    /// The season that is open, or the list of the seasons.
    void goToLeagues();
    void openSeason(const QString& uuid);
    void lookAtExampleSeason();
    /// A page that a game has beside its matches.
    void openCompanion(const QString& game, const QString& id);
    /// A new match for a fixture, filled in by the league's rules; or the one that is on for it.
    void playFixture(const whistle::FixtureToPlay& fixture);
    /// A rule in the rulebook, not beside the page.
    void openInRulebook(const QString& rule);
    /// A question of the dispute desk: "kaosball", "contest".
    void openQuestion(const std::string& game, const std::string& question);
    /// The challenge of a ruling of the match that is open; 0: of the last one.
    void openChallenge(int number, const QString& about = {});
    void openMatch(const QString& uuid);
    void newMatch(const QString& game);
    /// A new match with the teams, seats and house rules of this one.
    void startAgain(const QString& uuid);
    void importMatch(const QString& path);
    /// Match files from other tables; one alone is opened.
    void importMatches(const QStringList& paths);
    /// The example match of a game, from its first entry on.
    void watchExample(const QString& game);
    void exportMatch(const QString& uuid, const QString& path);
    void openRule(const QString& rule);
    void openSettings();
    /// Where matches are kept: the club's server.
    void goToClub();
    /// The one beside the page, if there is one.
    void closeSheet();
    /// Writes a backup of everything; a file that is there is replaced.
    void backUpTo(const QString& path);
    /// Puts a backup in the place of what the folder holds; that is kept beside it.
    void restore(const QString& file);
    /// The report of a match, finished or not.
    void openReport(const QString& uuid);
    /// The time machine of the match that is open, see GamePage::pastAsked.
    void openPast(whistle::PastAct act, int number);
    /// The scoreboard of the match that is open, on the second screen; closes it where it is open.
    void toggleScoreboard();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Tab goes as one reads, whatever page is shown.
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] MatchLibrary* library() const;
    void addActions();
    /// A match is put away, brought back or deleted.
    /// Whether it could be put there; what kept it from there is told.
    bool putOn(Shelf shelf, const MatchId& match);
    void shelve(const QString& uuid, Shelf shelf, const QString& title);
    void unshelve();
    void goToGallery();
    /// To a place of the rail.
    void goTo(Rail::Place place);
    /// To the match that is open, else home.
    void back();
    void leaveCompanion();
    /// The one that is on screen; null: none is.
    [[nodiscard]] CompanionPage* companion() const;
    void closeCompanions();
    void wear();
    /// Whether the window is as it was left, and can be used so on this screen.
    bool takeGeometry();
    /// Type and panels follow the size of the window, in steps.
    void grow(const QSize& size);
    void connectFolder();
    void takeSettings();
    void closeFolder();
    void openClub();
    /// The match that is open says how it stands to the club's server, and who confirms its result.
    void showClub();
    void agreeToResult(int side, bool isRight);
    void ringRound(const QString& season, bool isLate);
    void showTrouble(const whistle::Problems& problems, bool isDamaged);
    void chooseImport();
    void chooseExport(const QString& uuid);
    /// What the file of a match is called, unless somebody says otherwise.
    [[nodiscard]] QString exportName(const QString& uuid);
    void start(const std::string& game, const Json& command);
    void adopt(std::unique_ptr<MatchSession> opened);
    void closeMatch();
    /// The match that is open, as it is on disk now.
    void openAgain();
    void dropNewMatchPage();
    DisputePage& disputes();
    RulebookPage& rulebook();
    /// The match that has just begun is the one of the fixture for which the page was filled in.
    Problems tieMatch(const MatchId& match);
    /// The match that is open may count for a season.
    void tellSeason();
    void tellWhereRulesAre(const Problems& problems, const QString& path);
    [[nodiscard]] const std::vector<DisputeGame>& disputeGames();
    [[nodiscard]] const DisputeGame* disputeGame(std::string_view game);
    /// Another page than the new match's puts that away.
    void showPage(QWidget* page, Rail::Place place);
    void refreshHome();
    void fitSheet();
    void fitRail();
    void stepBack();
    void openRuleOfFocus();
    /// What keys do on it besides those of its buttons.
    [[nodiscard]] QStringList keysOfPage() const;
    void resizeText(int percent);
    void play(Cue cue);
    /// The session that undo and redo are about: of the match or of a side copy; null: neither is on screen.
    [[nodiscard]] MatchSession* sessionOnScreen() const;
    /// A page of the match that is open comes on screen.
    void showMatchPage(QWidget* page);
    /// What a report is made of, and the match as it then was, for its pictures.
    struct ToldMatch {
        const GameEntry* game = nullptr;
        MatchReport report;
        std::shared_ptr<const Match> match; ///< null: it has no entry
    };
    [[nodiscard]] Checked<ToldMatch> toldOf(const QString& uuid) const;
    void chooseReportFile(ReportFile kind);
    /// Reads the match that home offers to go on with, for its board and what happened last.
    void tellCurrent(const QString& uuid);

    GameEntries m_games;
    LeagueEntry m_leagueEntry; ///< empty: there are no leagues
    Language m_language;
    std::unique_ptr<OpenFolder> m_folder;
    std::unique_ptr<Sounds> m_sounds; ///< opened with the first cue

    Rail* m_rail = new Rail;
    QStackedWidget* m_pages;
    SideSheets* m_sheets;
    NoticeBar* m_notice = new NoticeBar;
    QWidget* m_trouble = nullptr;
    HomePage* m_home = nullptr;
    std::pair<QString, Shelf> m_shelvedLast; ///< the match that was put away last, and where it had been
    bool m_listsAll = false;                 ///< all matches on the home page, not only the latest
    bool m_startsMaximised = false;
    double m_growth = 1; ///< of type and panels in a window of this size
    QTimer m_growing;    ///< until the edge of the window is let go
    std::function<QWidget*()> m_makeGallery;
    QWidget* m_gallery = nullptr; ///< made when it is first shown
    OpenMatch* m_match = new OpenMatch(*this);
    NewMatchPage* m_newMatchPage = nullptr;
    std::optional<MatchFixture> m_tie;       ///< of the match to come
    ReportPage* m_reportPage = nullptr;      ///< made when it is first shown
    std::vector<DisputeGame> m_disputeGames; ///< made when the first one is needed
    std::unique_ptr<FinderContent> m_finderContent;
    Finder* m_finder = nullptr;                     ///< made when it is first opened
    DisputePage* m_disputes = nullptr;              ///< made when it is first shown
    RulebookPage* m_rulebook = nullptr;             ///< made when it is first shown
    std::unique_ptr<ClubLink> m_club;               ///< while the folder can be used, and there are leagues
    ClubPage* m_clubPage = nullptr;                 ///< made when it is first shown
    LeaguePages* m_leagues = nullptr;               ///< made when they are first needed
    std::map<QString, CompanionPage*> m_companions; ///< by game and id; each made when it is first shown
    QPointer<QWidget> m_beforeCompanion;            ///< the page that led to the one on screen
    QString m_reported;                             ///< the match of the report
};

} // namespace whistle
