// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season_library.h"
#include "shell/league_pages.h"

#include <memory>

class QStackedWidget;

namespace whistle {

class LeaguePage;
class SeasonsPage;

/// Everything about seasons: their list, a new league, and the one that is open; see LeaguePages.
class LeaguesPage : public LeaguePages {
    Q_OBJECT
public:
    LeaguesPage(Store& store, Settings& settings, const GameEntries& games, QWidget* parent = nullptr);
    ~LeaguesPage() override;

    void showLatest() override;
    void openSeason(const QString& uuid) override;
    [[nodiscard]] MatchDesk* desk() const override;
    bool stepBack() override;
    [[nodiscard]] std::vector<Found> find(const QString& text) override;
    [[nodiscard]] LeagueGlance glance() override;

    /// Null: none is open.
    [[nodiscard]] LeaguePage* openLeague() const { return m_league; }
    [[nodiscard]] SeasonLibrary& library() { return m_library; }

public Q_SLOTS:
    void showList();
    /// Takes in a season file and opens it.
    void importSeason(const QString& path);

private:
    void adopt(std::unique_ptr<MatchDesk> desk);
    void closeSeason();
    void chooseImport();

    SeasonLibrary m_library;
    Settings& m_settings;
    std::unique_ptr<MatchDesk> m_desk; ///< of the season that is open
    QStackedWidget* m_stack;
    SeasonsPage* m_seasons;
    LeaguePage* m_league = nullptr;
};

/// "12 of 28 matches played", "Champion: Fangs", from the kept summary of a season.
[[nodiscard]] QString seasonStanding(const MatchSummary& season);

} // namespace whistle
