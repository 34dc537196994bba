// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

class QComboBox;
class QVBoxLayout;

namespace whistle {

class FormField;
class LeagueTable;
class PanelBox;
class RatingChart;
class TextLabel;
class TwoColumns;

/// A team of the season: what it has done, its form, what it brings to the next match, its results, how it stands
/// against each of the others, and the course of its rating.
///
/// objectNames: teamsTab, teamChoice, teamName, teamCoach, teamForm, teamFigures, figure_<what>, teamBrings,
/// ratingChart, teamRating, headToHead, row_<entrant>, teamResults, fixture_<id>.
class TeamsTab : public LeagueTab {
    Q_OBJECT
public:
    explicit TeamsTab(const LeagueDesk& league, QWidget* parent = nullptr);
    /// Chooses a team.
    void showItem(const QString& id) override;

protected:
    void refresh() override;

private:
    [[nodiscard]] int current() const;
    void listTeams();
    void showTeam();
    void showFigures(int entrant);
    void showForm(int entrant);
    void showBrings(int entrant);
    void showRating(int entrant);
    void showOthers(int entrant);
    void showResults(int entrant);

    TwoColumns* m_columns;
    QComboBox* m_choice;
    FormField* m_choiceField;
    TextLabel* m_name;
    TextLabel* m_coach;
    QWidget* m_figures;
    TextLabel* m_formTitle;
    QWidget* m_form;
    PanelBox* m_bringsBox;
    TextLabel* m_bringsTitle;
    QVBoxLayout* m_brings;
    TextLabel* m_ratingTitle;
    TextLabel* m_rating;
    RatingChart* m_chart;
    TextLabel* m_othersTitle;
    LeagueTable* m_others;
    TextLabel* m_resultsTitle;
    QVBoxLayout* m_results;
};

} // namespace whistle
