// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/match_links.h"
#include "window/league_pages.h"

#include <memory>

class QStackedWidget;

namespace whistle {

class LeaguePage;
class MergePage;
class NewLeaguePage;
class TournamentPage;
class ResultChangePage;
class SeasonsPage;
class TablePage;

/// Everything about seasons: their list, a new league, and the one that is open; see LeaguePages.
class LeaguesPage : public LeaguePages {
    Q_OBJECT
public:
    LeaguesPage(Store& store, const GameEntries& games, ClubLink* club = nullptr, QWidget* parent = nullptr);
    ~LeaguesPage() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void showLatest() override;
    void openSeason(const QString& uuid) override;
    void openExample() override;
    [[nodiscard]] MatchSession* session() const override;
    bool stepBack() override;
    [[nodiscard]] std::vector<Found> find(const QString& text) override;
    [[nodiscard]] LeagueGlance glance() override;
    void follow(const MatchSession& match, bool isFinished) override { m_links.follow(match, isFinished); }

    /// Null: none is taken in.
    [[nodiscard]] TablePage* openTable() const { return m_table; }
    /// Null: none is open.
    [[nodiscard]] LeaguePage* openLeague() const { return m_league; }
    [[nodiscard]] SeasonLibrary& shelf() { return m_library; }

public Q_SLOTS:
    void showList();
    /// `like`: the season of which it is to be the same again; without uuid: none.
    void newLeague(const whistle::MatchId& like = {});
    /// Takes in a season file and opens it; the report of another program's tournament is looked at before.
    void importSeason(const QString& path);
    /// Takes in all match files of a folder, each for its fixture.
    void importMatches(const QString& folder);
    /// Takes in a match file as the result of a fixture of the season that is open.
    void importResult(const QString& fixture, const QString& path);

private:
    void readSeasons();
    /// Whether it is there now; if not, the reason is told.
    bool put(const MatchId& season, Shelf shelf);
    void shelve(const QString& uuid, Shelf shelf, const QString& title);
    void adopt(std::unique_ptr<MatchSession> session);
    void closeSeason();
    void chooseImport();
    void start(const Json& definition);
    void changeSeason();
    void showTable();
    void showMerge(PartedSeason parted);
    void closeMerge();
    void showReport(std::string text, const QString& from, const std::string& game = {});
    void closeReport();
    void closeTable();
    void open(QWidget& page);
    /// Ends a page, and shows another; false: there was none.
    template <class Page>
    bool takeOff(Page*& page, QWidget* next);
    void dropNewLeague();
    void chooseResult(const QString& fixture);
    void play(const QString& fixture);
    void showChange(const ResultChange& change);
    void closeChange();

    SeasonLibrary m_library;
    MatchLinks m_links;
    std::unique_ptr<MatchSession> m_session; ///< of the season that is open
    std::pair<MatchId, Shelf> m_movedLast;   ///< and where it was before
    QTimer m_lookOut;                        ///< whether the season that is open has gone on elsewhere
    QStackedWidget* m_stack;
    SeasonsPage* m_seasons;
    LeaguePage* m_league = nullptr;
    NewLeaguePage* m_newLeague = nullptr; ///< while one is asked for
    MergePage* m_merge = nullptr;         ///< while two copies are looked at that parted
    TournamentPage* m_report = nullptr;   ///< while somebody's tournament is taken in
    QWidget* m_beforeReport = nullptr;    ///< the page on which it was asked for
    TablePage* m_table = nullptr;         ///< while somebody's own table is taken in
    ResultChangePage* m_change = nullptr; ///< while a result is looked at that is another one now
};

/// "12 of 28 matches played", "Champion: Fangs", from the kept summary of a season.
[[nodiscard]] QString seasonStanding(const MatchSummary& season);

} // namespace whistle
