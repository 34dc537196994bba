// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

#include <map>

namespace whistle {

class LeagueTable;
class PastSeasons;
class RatingChart;
class SegmentedChoice;
class TextLabel;
class TwoColumns;

/// The best marks of the season, or of all seasons of the game: biggest win, most kills, longest streak ..., and the
/// ratings of teams or coaches with their system and its numbers.
///
/// objectNames: recordsTab, recordsScope, records, row_<kind>, ratingsBy, ratings, row_<key>, ratingChart,
/// ratingSystem, pastReading.
class RecordsTab : public LeagueTab {
    Q_OBJECT
public:
    /// `past` outlives it.
    RecordsTab(const LeagueDesk& league, PastSeasons& past, QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    // The order of the choices.
    enum Scope { ThisSeason, AllSeasons };
    enum By { Teams, Coaches };
    [[nodiscard]] std::vector<const league::Season*> seasons() const;
    void showRecords();
    void showHonours();
    void showRatings();
    void showReading();

    PastSeasons& m_past;
    std::map<QString, QString> m_fixtures; ///< of records of this season, by kind
    TwoColumns* m_columns;
    TextLabel* m_title;
    SegmentedChoice* m_scope;
    TextLabel* m_reading;
    TextLabel* m_none;
    LeagueTable* m_records;
    QWidget* m_honoursBox = nullptr;
    TextLabel* m_honoursTitle;
    LeagueTable* m_honours;
    TextLabel* m_ratingsTitle;
    SegmentedChoice* m_by;
    RatingChart* m_chart;
    LeagueTable* m_ratings;
    TextLabel* m_system;
};

} // namespace whistle
