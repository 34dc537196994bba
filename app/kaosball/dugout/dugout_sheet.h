// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sheet.h"
#include "kaosball/dugout/correction_panel.h"

namespace whistle::kaosball {

/// Everything about one dugout: the way to the bell, what this turn added, every active upgrade, the fielded ringers
/// and the ability with what they do, bench, trophies, burned cards, and the correction of each number.
class DugoutSheet : public Sheet {
    Q_OBJECT
public:
    explicit DugoutSheet(QWidget* parent = nullptr);
    /// Shows the dugout of a team; `added`: the points of its turn so far.
    void setDugout(const ShownTable& table, int team, int added);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// A benched figure was tapped.
    void figureAsked(whistle::kaosball::FigureRef figure);
    void correctionAsked(const whistle::kaosball::Correctable& number);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    ShownTable m_table;
    int m_team = -1;
    int m_added = 0;
};

} // namespace whistle::kaosball
