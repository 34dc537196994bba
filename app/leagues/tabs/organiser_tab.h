// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/button_row.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

class QComboBox;

namespace whistle {

class ActPanel;
class EntrantForm;

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

private:
    using Fill = void (OrganiserTab::*)();
    void showActs();
    void showLog();
    void begin(Fill fill);
    void close();
    void look(int number);
    [[nodiscard]] QString reasonOf(int number) const;
    /// The form of somebody who takes part; with `who`: of the one that is chosen there.
    EntrantForm* addEntrant();
    EntrantForm* addEntrant(QComboBox& who);

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

    TextLabel* m_title = new TextLabel({}, TypeStep::Title);
    TextLabel* m_tie = named("openTies", new Paragraph);
    ButtonRow* m_acts = new ButtonRow;
    QVBoxLayout* m_form = new QVBoxLayout;
    ActPanel* m_act = nullptr; ///< while an act is being written
    TextLabel* m_logTitle = new TextLabel({}, TypeStep::Title);
    LogList* m_log = named("seasonLog", new LogList);
    RulingBanner* m_ruling = named("seasonRuling", new RulingBanner);
};

} // namespace whistle
