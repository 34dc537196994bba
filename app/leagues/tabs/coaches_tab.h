// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

class PastSeasons;

/// A coach over all seasons of the game that this data folder has: what they have done, season by season, and the
/// course of their rating.
///
/// objectNames: coachesTab, coachChoice, coachName, coachFigures, figure_<what>, coachSeasons, row_<season>,
/// ratingChart, coachRating, pastReading.
class CoachesTab : public LeagueTab {
    Q_OBJECT
public:
    /// `past` outlives it.
    CoachesTab(const LeagueSession& league, PastSeasons& past, QWidget* parent = nullptr);
    /// Chooses a coach.
    void showItem(const QString& id) override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;

private:
    void listCoaches();
    void showCoach();
    void showReading();

    PastSeasons& m_past;
    QString m_wanted; ///< who is to be shown as soon as they are known
    TwoColumns* m_columns = new TwoColumns(this, 3, 2);
    TextLabel* m_none = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QComboBox* m_choice = named("coachChoice", new QComboBox);
    FormField* m_choiceField = new FormField(m_choice);
    TextLabel* m_name = named("coachName", new Paragraph(TypeStep::Heading));
    TextLabel* m_reading = named("pastReading", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    QWidget* m_figures = named("coachFigures", league_layout::flowOf({}));
    LeagueTable* m_seasons = named("coachSeasons", new LeagueTable);
    TitledPanel* m_seasonsPanel = new TitledPanel([] { return tr("Season by season"); }, {m_seasons});
    double m_ratedAs = 0;
    TextLabel* m_rating = named("coachRating", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    RatingChart* m_chart = new RatingChart;
    TitledPanel* m_ratingPanel = new TitledPanel(
        [this] { return LeagueWords::tr("Rating %1").arg(tally_words::ratingWords(m_ratedAs)); }, {m_chart, m_rating});
};

} // namespace whistle
