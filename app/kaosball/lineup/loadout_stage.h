// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/judging/loadout.h"
#include "kaosball/page/stage.h"

namespace whistle {
class Curtain;
class PanelBox;
class RuleChips;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

class QuestionList;

/// Each team chooses its active upgrades and its ringer in secret, behind the curtain.
class LoadoutStage : public Stage {
    Q_OBJECT
public:
    explicit LoadoutStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] QString task() const override { return tr("to choose"); }
    [[nodiscard]] int actor() const override { return m_team; }
    bool stepBack() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void chooseTeam(int team);
    void showTiles();
    /// A ringer of the team of whose health nobody has spoken; invalid: there is none.
    [[nodiscard]] FigureRef unknownHealth() const;
    void askHealth(FigureRef ringer, BarState& bar);
    [[nodiscard]] LoadoutInquiry inquiry() const;
    [[nodiscard]] QString words(LoadoutProblem problem, const LoadoutVerdict& verdict) const;

    ShownTable m_table;
    int m_team = -1;
    std::vector<bool> m_upgrades; ///< by owned tile
    std::vector<FieldedRinger> m_ringers;
    PanelBox* m_panel;
    Curtain* m_curtain;
    TextLabel* m_title;
    TextLabel* m_text;
    QuestionList* m_questions;
    TextLabel* m_points;
    RuleChips* m_rules;
};

} // namespace whistle::kaosball
