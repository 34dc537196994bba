// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "leagues/forms/entrant_form.h"
#include "leagues/panels/two_columns.h"
#include "leagues/standings/league_table.h"
#include "leagues/tabs/league_tab.h"

#include <QComboBox>

namespace whistle {

/// A season before its start: who takes part, the draw of lots, and the start with everything that is still against
/// it.
///
/// objectNames: membersTab, members, addTeam (with the fields of EntrantForm), otherSeason, takeOver, memberRemove,
/// seed, useSeed, lots, startPanel.
class MembersTab : public LeagueTab {
    Q_OBJECT
public:
    explicit MembersTab(const LeagueSession& league, QWidget* parent = nullptr);
    bool stepBack() override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;

private:
    void showMembers();
    void showDraw();
    void showEarlier();
    void edit(const QString& id);
    void takeOver(const QString& uuid);
    void beginNew();

    TextLabel* m_none = new Paragraph(TypeStep::Body, Colour::TextMuted);
    LeagueTable* m_members = named("members", new LeagueTable);
    TitledPanel* m_list = new TitledPanel([this] { return league().countOfEntrants(); }, {m_none, m_members});
    ButtonRow* m_memberActs = new ButtonRow;
    QComboBox* m_earlier = named("otherSeason", new QComboBox);
    ChoiceButton* m_takeOver = named("takeOver", new ChoiceButton({}, ButtonLook::Outline));
    ActPanel* m_act = named("addTeam", new ActPanel(league()));
    EntrantForm* m_form = new EntrantForm(league());
    QString m_edited; ///< the entrant in the form; empty: a new one
    QLineEdit* m_seed = nullptr;
    ChoiceButton* m_useSeed = named("useSeed", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_lots = named("lots", new Paragraph(TypeStep::Body, Colour::TextMuted));
    ActPanel* m_start = named("startPanel", new ActPanel(league()));
};

} // namespace whistle
