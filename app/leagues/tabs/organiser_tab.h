// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

class QComboBox;
class QGridLayout;
class QVBoxLayout;

namespace whistle {

class ActPanel;
class ButtonRow;
class LogList;
class RulingBanner;
class TextLabel;

/// What only the organiser does, and the record of everything that was done.
///
/// objectNames: organiserTab; acts: act_edit, act_replace, act_dropOut, act_person, act_rules, act_addFixture,
/// act_close, act_decide, act_pair, act_miss, act_enter, act_seedAnew, act_sanction, act_change; seasonLog,
/// seasonRuling; fields as in the code of each act.
class OrganiserTab : public LeagueTab {
    Q_OBJECT
public:
    explicit OrganiserTab(const LeagueDesk& league, QWidget* parent = nullptr);
    bool stepBack() override;
    /// Opens an act by its name.
    void showItem(const QString& act) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Fill = void (OrganiserTab::*)();
    void showActs();
    void showLog();
    void begin(Fill fill);
    void close();
    void look(int number);
    [[nodiscard]] QString reasonOf(int number) const;
    void arrange();
    /// A choice of the teams that still play; its data are their ids.
    [[nodiscard]] QComboBox* addTeams(const QString& label, const char* objectName = "team");

    void editTeam();
    void replaceTeam();
    void dropOut();
    void editPerson();
    void changeRules();
    void addFixture();
    void closeLadder();
    void decideTie();
    void pairRound();
    void missRound();
    void enterLate();
    void seedAnew();
    void sanction();
    /// A match of the league phase that is still to be played; null: none.
    [[nodiscard]] const league::Fixture* openLeagueFixture() const;

    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_right;
    TextLabel* m_title;
    TextLabel* m_tie;
    ButtonRow* m_acts;
    QVBoxLayout* m_form;
    ActPanel* m_act = nullptr; ///< while an act is being written
    TextLabel* m_logTitle;
    LogList* m_log;
    RulingBanner* m_ruling;
};

} // namespace whistle
