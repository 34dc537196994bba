// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/field_pane.h"
#include "kaosball/page/stage.h"

#include <map>

namespace whistle::kaosball {

/// From scorekeeper to mirror depth: where does everybody stand? Tap a figure, then its space; a loose ball too.
class PlacesStage : public Stage {
    Q_OBJECT
public:
    explicit PlacesStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    bool stepBack() override;
    bool takeKey(const QKeyEvent& key) override { return m_field->takeKey(key); }

Q_SIGNALS:
    void closed();

private:
    void refresh();
    void showRoster();
    void showField();
    void showBar();
    /// The figure that is to be placed next; invalid: the ball, where it lies loose.
    void pick(FigureRef figure);
    void place(Space space);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] const State& state() const { return m_table.state(); }

    ShownTable m_table;
    std::map<FigureRef, Space> m_places;
    Space m_ball;
    FigureRef m_picked;
    bool m_picksBall = false;
    ButtonRow* m_roster = new ButtonRow;
    FieldPane* m_field = new FieldPane;
};

} // namespace whistle::kaosball
