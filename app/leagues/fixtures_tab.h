// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/league_tab.h"

class QComboBox;
class QGridLayout;
class QScrollArea;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class FixturePanel;
class FixtureRow;
class SegmentedChoice;
class TextLabel;

/// All fixtures, round by round, and beside them the one that was chosen.
///
/// objectNames: fixturesTab, fixtureFilter, fixtureTeam, fixture_<id>, toFixtures, and those of the FixturePanel.
class FixturesTab : public LeagueTab {
    Q_OBJECT
public:
    explicit FixturesTab(const LeagueDesk& league, QWidget* parent = nullptr);
    bool stepBack() override;
    /// Chooses a fixture.
    void showItem(const QString& id) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Filter { Open, Played, All };
    [[nodiscard]] bool isWanted(const league::Fixture& fixture) const;
    void listTeams();
    void listFixtures();
    void choose(const QString& id);
    void arrange();
    [[nodiscard]] bool isWide() const;

    SegmentedChoice* m_filter;
    QComboBox* m_team;
    TextLabel* m_none;
    QVBoxLayout* m_rows;
    QWidget* m_list;
    QScrollArea* m_listArea;
    QScrollArea* m_panelArea;
    FixturePanel* m_panel;
    ChoiceButton* m_toList; ///< where there is no room for both
    QGridLayout* m_grid;
    std::vector<FixtureRow*> m_shown;
};

} // namespace whistle
