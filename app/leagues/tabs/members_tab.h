// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/tabs/league_tab.h"

class QComboBox;
class QGridLayout;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class ActPanel;
class ButtonRow;
class ChoiceButton;
class EntrantForm;
class LeagueTable;
class PanelBox;
class TextLabel;

/// A season before its start: who takes part, the draw of lots, and the start with everything that is still against
/// it.
///
/// objectNames: membersTab, members, addTeam (with the fields of EntrantForm), otherSeason, takeOver, memberRemove,
/// seed, useSeed, lots, startPanel.
class MembersTab : public LeagueTab {
    Q_OBJECT
public:
    explicit MembersTab(const LeagueDesk& league, QWidget* parent = nullptr);
    bool stepBack() override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMembers();
    void showDraw();
    void showEarlier();
    void edit(const QString& id);
    void takeOver(const QString& uuid);
    void beginNew();
    void arrange();

    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_right;
    TextLabel* m_title;
    TextLabel* m_none;
    LeagueTable* m_members;
    ButtonRow* m_memberActs;
    QComboBox* m_earlier;
    ChoiceButton* m_takeOver;
    ActPanel* m_act;
    EntrantForm* m_form;
    QString m_edited; ///< the entrant in the form; empty: a new one
    PanelBox* m_drawBox;
    TextLabel* m_drawTitle;
    QLineEdit* m_seed;
    ChoiceButton* m_useSeed;
    TextLabel* m_lots;
    ActPanel* m_start;
};

} // namespace whistle
