// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/button_row.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "league/refereeing/offered_acts.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

namespace whistle {

class ActPanel;

/// What only the organiser does, and the record of everything that was done.
///
/// What can be done now is what `league::offeredActs` offers; the form of each comes from its shape.
///
/// objectNames: organiserTab; act_<name of the act>, seasonLog, seasonRuling; fields: those of ActForm.
class OrganiserTab : public LeagueTab {
    Q_OBJECT
public:
    explicit OrganiserTab(const LeagueSession& league, QWidget* parent = nullptr);
    bool stepBack() override;
    /// Opens an act by its name.
    void showItem(const QString& act) override;

protected:
    void refresh() override;

private:
    void showActs();
    void showLog();
    void begin(const league::OfferedAct& offer);
    void close();
    void look(int number);

    TextLabel* m_tie = named("openTies", new Paragraph);
    ButtonRow* m_acts = new ButtonRow;
    QVBoxLayout* m_form = new QVBoxLayout;
    ActPanel* m_act = nullptr; ///< while an act is being written
    std::string m_open;        ///< its name
    LogList* m_log = named("seasonLog", new LogList);
    RulingBanner* m_ruling = named("seasonRuling", new RulingBanner);
};

} // namespace whistle
