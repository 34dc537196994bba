// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "controls/layout/named.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/league_table.h"
#include "leagues/standings/rating_chart.h"
#include "leagues/standings/tally_words.h"
#include "leagues/tabs/league_tab.h"
#include "match/form_field.h"

#include <QComboBox>

namespace whistle {

/// A team of the season: what it has done, its form, what it brings to the next match, its results, how it stands
/// against each of the others, and the course of its rating.
///
/// objectNames: teamsTab, teamChoice, teamName, teamCoach, teamForm, teamFigures, figure_<what>, teamBrings,
/// ratingChart, teamRating, headToHead, row_<entrant>, teamResults, fixture_<id>.
class TeamsTab : public LeagueTab {
    Q_OBJECT
public:
    explicit TeamsTab(const LeagueSession& league, QWidget* parent = nullptr);
    /// Chooses a team.
    void showItem(const QString& id) override;

protected:
    void refresh() override;

private:
    void listTeams();
    void showTeam();
    void showFigures(int entrant);
    void showForm(int entrant);
    void showBrings(int entrant);
    void showRating(int entrant);
    void showOthers(int entrant);
    void showResults(int entrant);

    TwoColumns* m_columns = new TwoColumns(this, 3, 2);
    QComboBox* m_choice = named("teamChoice", new QComboBox);
    FormField* m_choiceField = new FormField(m_choice);
    TextLabel* m_name = named("teamName", new Paragraph(TypeStep::Heading));
    TextLabel* m_coach = named("teamCoach", new Paragraph(TypeStep::Body, Colour::TextMuted));
    QWidget* m_figures = named("teamFigures", league_layout::flowOf({}));
    TextLabel* m_formTitle = new TextLabel({}, TypeStep::Label);
    QWidget* m_form = named("teamForm", league_layout::flowOf({}));
    QVBoxLayout* m_brings = new QVBoxLayout;
    TitledPanel* m_bringsBox = new TitledPanel(
        "teamBrings", [] { return tr("Carries over to its next match"); }, m_brings);
    double m_ratedAs = 0;
    TextLabel* m_rating = named("teamRating", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    RatingChart* m_chart = new RatingChart;
    TitledPanel* m_ratingPanel = new TitledPanel(
        [this] { return LeagueWords::tr("Rating %1").arg(tally_words::ratingWords(m_ratedAs)); }, {m_chart, m_rating});
    LeagueTable* m_others = named("headToHead", new LeagueTable);
    TitledPanel* m_othersBox = new TitledPanel([] { return tr("Head to head"); }, {m_others});
    QVBoxLayout* m_results = new QVBoxLayout;
    TitledPanel* m_resultsBox = new TitledPanel(
        "teamResults", [] { return CommonWords::tr("Matches"); }, m_results);
};

} // namespace whistle
