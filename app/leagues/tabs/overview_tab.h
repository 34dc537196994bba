// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

#include <QPointer>

class QVBoxLayout;

namespace whistle {

class ChancesPanel;
class ChoiceButton;
class LeagueTable;
class PanelBox;
class RuleChips;
class TextLabel;
class TwoColumns;

/// The season at a glance: the tables with their reasons, what is still open, the chances, the next fixtures and the
/// last results.
///
/// objectNames: overviewTab, standings0 ..., row_<entrant>, stillOpen, everyCase, tieBreakers, nextFixtures,
/// lastResults, fixture_<id>, play_<id>, and those of the ChancesPanel.
class OverviewTab : public LeagueTab {
    Q_OBJECT
public:
    explicit OverviewTab(const LeagueDesk& league, QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    void showTables();
    void showOpen();
    void showNext();
    void addNext(const std::vector<const league::Fixture*>& fixtures);
    void showLast();
    void showMarks();

    TwoColumns* m_columns;
    TextLabel* m_champion;
    TextLabel* m_marks;
    QVBoxLayout* m_tableColumn;
    std::vector<LeagueTable*> m_tables;
    PanelBox* m_openBox;
    TextLabel* m_open;
    TextLabel* m_cases;
    ChoiceButton* m_everyCase;
    TextLabel* m_tieBreakers;
    RuleChips* m_rules;
    ChancesPanel* m_chances;
    PanelBox* m_nextBox;
    TextLabel* m_nextTitle;
    QVBoxLayout* m_next;
    PanelBox* m_lastBox;
    TextLabel* m_lastTitle;
    QVBoxLayout* m_last;
};

} // namespace whistle
