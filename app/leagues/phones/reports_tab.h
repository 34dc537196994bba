// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "leagues/phones/season_devices.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

namespace whistle {

class ActPanel;
class TitledPanel;

/// What has come from the tables by phone: results that wait, with all that would follow from each, and who is there
/// for the round to come.
///
/// objectNames: reportsTab, reportList with report_<fixture>, reportsNone, askAgain; checkInOpen, checkInClose,
/// hereList with here_<entrant>; those of the ActPanel.
class ReportsTab : public LeagueTab {
    Q_OBJECT
public:
    /// The devices outlive it.
    ReportsTab(const LeagueSession& league, SeasonDevices& devices, QWidget* parent = nullptr);
    /// So many matches wait for the organiser.
    [[nodiscard]] static int waiting(const SeasonDevices& devices);
    bool stepBack() override;

protected:
    void refresh() override;

private:
    [[nodiscard]] const league::Fixture& fixtureNamed(const std::string& id) const;
    void listReports();
    /// Empty: none.
    void choose(const std::string& fixture);
    void lookAtReport();
    void followReport();
    void showCheckIn();
    [[nodiscard]] std::vector<int> missing() const;
    void endCheckIn();
    void closeAct();
    [[nodiscard]] QString ownWords(const league::Report& report) const;
    [[nodiscard]] QString matchOf(const std::string& fixture) const;
    [[nodiscard]] QString saidOf(const std::string& fixture) const;

    SeasonDevices& m_devices;
    std::vector<std::string> m_listed;  ///< fixtures with reports, the oldest first
    std::string m_chosen;               ///< one of them; empty: none
    std::vector<league::Report> m_seen; ///< that the panel is about
    TextLabel* m_none = named("reportsNone", new Paragraph(TypeStep::Body, Colour::TextMuted));
    ButtonRow* m_list = named("reportList", new ButtonRow);
    QVBoxLayout* m_right = nullptr;
    ActPanel* m_act = nullptr; ///< what would follow from what is chosen
    bool m_isAboutMissing = false;
    bool m_asksWhose = false; ///< which of several reports counts
    TitledPanel* m_checkIn = nullptr;
    TextLabel* m_checkWords = new Paragraph;
    ButtonRow* m_here = named("hereList", new ButtonRow);
    ButtonRow* m_checkActs = new ButtonRow;
};

} // namespace whistle
