// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/flow_layout.h"
#include "leagues/club/desk_bar.h"
#include "leagues/club/evening_panels.h"
#include "leagues/club/histories_view.h"
#include "leagues/club/other_seasons.h"
#include "leagues/club/table_tile.h"
#include "leagues/panels/layout.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>
#include <QTimer>

namespace whistle {

/// The tables of a season that is on the club's server, and of the others that are on this evening, all at a glance: in
/// the order of their numbers, never by urgency. What is to be decided stands at the right: results to confirm, two
/// histories, who is to be called, the clock of the round, and the way to the other seasons' desks.
///
/// objectNames: tablesTab, deskSign, seeHistories, readHistories_<record>, those of TileBox, DeskBar, the panels and
/// HistoriesView.
class TablesTab : public LeagueTab {
    Q_OBJECT
public:
    TablesTab(const LeagueSession& league, ClubLink& club, QWidget* parent = nullptr);
    /// Whether the season goes with the club.
    [[nodiscard]] static bool isWanted(const LeagueSession& league);
    bool stepBack() override;

protected:
    void refresh() override;

private:
    struct Listed {
        TableTile tile;
        QWidget* widget = nullptr;
    };
    [[nodiscard]] QWidget* newTile(const TableTile& tile);
    void listTables();
    void showParted();
    [[nodiscard]] ButtonSpec wayTo(const ClubRecord& match);
    void openHistories(const QString& record);
    void closeHistories();

    ClubDesk m_desk;
    std::vector<Listed> m_listed; ///< a tile is made anew only when it shows something else
    QTimer m_clock;               ///< what is told of the time
    QWidget* m_front = new QWidget;
    QStackedWidget* m_stack = new league_layout::PageStack;
    FlowLayout* m_tiles;
    LiveSign* m_sign = named("deskSign", new LiveSign);
    TextLabel* m_none = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ConfirmPanel* m_confirm;
    CallPanel* m_call;
    RoundClockPanel* m_round;
    OtherSeasonsPanel* m_others;
    DeskBar* m_bar;
    TitledPanel* m_parted = nullptr;
    TextLabel* m_partedWords = new Paragraph;
    ButtonRow* m_seeBoth = new ButtonRow;
    TitledPanel* m_settled = nullptr; ///< those of which one has been chosen: nothing is to be done about them
    ButtonRow* m_readBoth = new ButtonRow;
    HistoriesView* m_histories;
};

} // namespace whistle
