// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "leagues/season/league_desk.h"

class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class MainButton;
class RuleChips;
class TextLabel;

/// One act of the organiser: what it needs to know, everything that would follow from it, and the way to accept it.
/// Nothing happens before that.
///
/// objectNames: actTitle, actFollows, actAccept, actLeave.
class ActPanel : public PanelBox {
    Q_OBJECT
public:
    explicit ActPanel(const LeagueDesk& league, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& hint = {});
    /// What the main button says.
    void setAccept(const QString& title);
    /// Without a way out, where the panel stays open.
    void setCanLeave(bool canLeave);
    /// Where the fields of the act stand.
    [[nodiscard]] QVBoxLayout& fields() const { return *m_fields; }

    /// The act as it stands now (several are played as one). Is something `missing` to it (a reason), what would follow
    /// is shown, and it cannot be accepted yet; empty: there is nothing to show either.
    void setActs(std::vector<Json> acts, const QString& missing = {});
    void setAct(Json act, const QString& missing = {}) { setActs({std::move(act)}, missing); }
    void accept();

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void accepted();
    void left();

private:
    void show(const PlayResult& result, const QString& missing);

    LeagueDesk m_league;
    std::vector<Json> m_acts;
    TextLabel* m_title;
    TextLabel* m_hint;
    QVBoxLayout* m_fields;
    TextLabel* m_followsTitle;
    TextLabel* m_follows;
    RuleChips* m_rules;
    MainButton* m_accept;
    ChoiceButton* m_leave;
};

} // namespace whistle
