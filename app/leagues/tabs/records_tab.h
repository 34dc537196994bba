// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "leagues/standings/league_table.h"
#include "leagues/standings/rating_chart.h"
#include "leagues/tabs/league_tab.h"

#include <map>

namespace whistle {

class PastSeasons;

/// The best marks of the season, or of all seasons of the game: biggest win, most kills, longest streak ..., and the
/// ratings of teams or coaches with their system and its numbers.
///
/// objectNames: recordsTab, recordsScope, records, row_<kind>, ratingsBy, ratings, row_<key>, ratingChart,
/// ratingSystem, pastReading.
class RecordsTab : public LeagueTab {
    Q_OBJECT
public:
    /// `past` outlives it.
    RecordsTab(const LeagueSession& league, PastSeasons& past, QWidget* parent = nullptr);

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
    SegmentedChoice* m_scope = named("recordsScope", new SegmentedChoice);
    TextLabel* m_reading = named("pastReading", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    TextLabel* m_none = new Paragraph(TypeStep::Body, Colour::TextMuted);
    LeagueTable* m_records = named("records", new LeagueTable);
    LeagueTable* m_honours = named("honours", new LeagueTable);
    TitledPanel* m_honoursBox = new TitledPanel([] { return tr("Hall of fame"); }, {m_honours});
    SegmentedChoice* m_by = named("ratingsBy", new SegmentedChoice);
    RatingChart* m_chart = new RatingChart;
    LeagueTable* m_ratings = named("ratings", new LeagueTable);
    TextLabel* m_system = named("ratingSystem", new Paragraph(TypeStep::Caption, Colour::TextMuted));
};

} // namespace whistle
