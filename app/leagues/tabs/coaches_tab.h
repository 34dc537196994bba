// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

#include <map>

class QComboBox;

namespace whistle {

class FormField;
class LeagueTable;
class PastSeasons;
class RatingChart;
class TextLabel;
class TwoColumns;

/// A coach over all seasons of the game that this data folder has: what they have done, season by season, and the
/// course of their rating.
///
/// objectNames: coachesTab, coachChoice, coachName, coachFigures, figure_<what>, coachSeasons, row_<season>,
/// ratingChart, coachRating, pastReading.
class CoachesTab : public LeagueTab {
    Q_OBJECT
public:
    /// `past` outlives it.
    CoachesTab(const LeagueDesk& league, PastSeasons& past, QWidget* parent = nullptr);
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
    TwoColumns* m_columns;
    QComboBox* m_choice;
    FormField* m_choiceField;
    TextLabel* m_name;
    TextLabel* m_reading;
    QWidget* m_figures;
    TextLabel* m_seasonsTitle;
    LeagueTable* m_seasons;
    TextLabel* m_ratingTitle;
    TextLabel* m_rating;
    RatingChart* m_chart;
    TextLabel* m_none;
};

} // namespace whistle
