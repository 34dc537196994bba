// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/page/stage.h"

#include <map>

namespace whistle::kaosball {

class FieldPane;

/// From scorekeeper to mirror depth: where does everybody stand? Tap a figure, then its space; a loose ball too.
class PlacesStage : public Stage {
    Q_OBJECT
public:
    explicit PlacesStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    bool stepBack() override;

Q_SIGNALS:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void place(Space space);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] const State& state() const { return m_table.state(); }

    ShownTable m_table;
    std::map<FigureRef, Space> m_places;
    Space m_ball;
    FigureRef m_picked;
    bool m_picksBall = false;
    ButtonRow* m_roster;
    FieldPane* m_field;
};

} // namespace whistle::kaosball
