// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_link.h"
#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QTimer>

namespace whistle {

class FormField;
class TitledPanel;

/// The tables of a season that is on the club's server, all at a glance: in the order in which they began, never by
/// urgency. What is to be decided stands at the right: matches that are over, two histories, what has not begun.
///
/// objectNames: tablesTab, table_<record>, takeOver_<record>, letGo_<record>, enterResults, history_<n>,
/// historyReason, chooseHistory.
class TablesTab : public LeagueTab {
    Q_OBJECT
public:
    TablesTab(const LeagueSession& league, ClubLink& club, QWidget* parent = nullptr);
    /// Whether the season goes with the club.
    [[nodiscard]] static bool isWanted(const LeagueSession& league);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString seasonThere() const;
    /// Those of this season, in the order in which they began.
    [[nodiscard]] std::vector<const ClubRecord*> tables() const;
    /// Over, and their fixture has no result yet.
    [[nodiscard]] std::vector<const ClubRecord*> toEnter() const;
    [[nodiscard]] QString sidesOf(const ClubRecord& record) const;
    [[nodiscard]] QWidget* tileOf(const ClubRecord& record);
    void listTables();
    void showResults();
    void showHistories();
    void showOpen();

    ClubLink& m_club;
    QString m_listed; ///< what the tiles show, so that they are made anew only when that is another
    QString m_parted; ///< the match whose histories are looked at
    int m_columns = 1;
    int m_chosen = 0; ///< of them; 0: none
    QTimer m_clock;   ///< what is told of the time
    QVBoxLayout* m_tiles = new QVBoxLayout;
    TextLabel* m_none = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TitledPanel* m_results = nullptr;
    TextLabel* m_resultWords = new Paragraph;
    ButtonRow* m_enter = new ButtonRow;
    TitledPanel* m_histories = nullptr;
    TextLabel* m_historyWords = new Paragraph;
    ButtonRow* m_historyList = new ButtonRow;
    QLineEdit* m_reason = named("historyReason", new QLineEdit);
    FormField* m_reasonField = nullptr;
    MainButton* m_choose = named("chooseHistory", new MainButton);
    TitledPanel* m_open = nullptr;
    TextLabel* m_openWords = new Paragraph;
};

} // namespace whistle
