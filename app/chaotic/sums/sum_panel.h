// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"

#include <QStringList>
#include <vector>

namespace whistle {

class RuleChips;
class TextLabel;

namespace chaotic {

/// A line of a sum: what, why, by which rule, how much.
struct SumLine {
    QString title;
    QString detail;
    QString rule; ///< empty: none
    QString value;
};
struct SumState {
    int seat = 0;
    QString title;
    QString note;
    std::vector<SumLine> lines;
    QStringList remarks; ///< what the referee said beside the numbers
    QString total;       ///< "20 damage"
    QString result;      ///< "Rothar 45 − 20 = 25 Energy left"
};

/// A number as the sum of its lines: the damage of an Attack, the values of a creature.
class SumPanel : public PanelBox {
    Q_OBJECT
public:
    explicit SumPanel(QWidget* parent = nullptr);
    void setState(const SumState& state);

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    struct Row {
        QWidget* box;
        TextLabel* title;
        TextLabel* detail;
        RuleChips* rule;
        TextLabel* value;
    };
    Row makeRow();

    TextLabel* m_title;
    TextLabel* m_note;
    QWidget* m_rowBox;
    std::vector<Row> m_rows;
    TextLabel* m_remarks;
    TextLabel* m_total;
    TextLabel* m_result;
};

} // namespace chaotic
} // namespace whistle
