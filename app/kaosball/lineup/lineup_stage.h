// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/field_pane.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/page/stage.h"

#include <map>

namespace whistle::kaosball {

/// Line-up and filling up: a proposal stands on the board already; tap a figure and a space (or another figure) to
/// change it. In scorekeeper depth there is no board: the figures that enter are chosen.
class LineupStage : public Stage {
    Q_OBJECT
public:
    explicit LineupStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] QString task() const override { return tr("to line up"); }
    [[nodiscard]] int actor() const override { return m_need.team; }
    bool stepBack() override;
    bool takeKey(const QKeyEvent& key) override { return m_field->takeKey(key); }

private:
    void refresh();
    void pressFigure(FigureRef figure);
    void pressSpace(Space space);
    void swap(FigureRef a, FigureRef b);
    void showRoster();
    void showField();
    void showBar();
    void lineUpAll();
    [[nodiscard]] Command command() const;
    [[nodiscard]] std::vector<Space> spaces() const;
    [[nodiscard]] FigureRef placedAt(Space space) const;
    [[nodiscard]] const State& state() const { return m_table.state(); }

    ShownTable m_table;
    EntryNeed m_need;
    std::map<FigureRef, Space> m_places; ///< who enters, and where
    std::map<std::string, Post> m_roles; ///< of ringers that fill up, as proposed
    FigureRef m_picked;
    FieldPane* m_field = new FieldPane;
    ButtonRow* m_roster = new ButtonRow;
};

} // namespace whistle::kaosball
