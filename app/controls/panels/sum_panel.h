// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"

#include <QStringList>
#include <vector>

class QHBoxLayout;

namespace whistle {

class SeatEmblem;

/// A part of a line's value: what a place pays, a bonus.
struct SumPart {
    QString value;
    QString name;
};
/// A line of a sum: what, why, by which rule, how much; where each seat has a line: whose, and of what parts.
struct SumLine {
    QString title;
    QString detail;
    QString rule; ///< empty: none
    QString value;
    int seat = 0;
    std::vector<SumPart> tiles = {};
};
struct SumState {
    int seat = 0;
    QString caption; ///< above the title
    QString title;
    QString note;
    std::vector<SumLine> lines;
    QStringList remarks; ///< what the referee said beside the numbers
    QString total;       ///< "20 damage"
    QString result;      ///< "Rothar 45 − 20 = 25 Energy left"
    QStringList rules;   ///< of the whole
};

/// Numbers as the sum of their parts, line by line: the damage of an Attack, what scoring a region gives.
class SumPanel : public PanelBox {
    Q_OBJECT
public:
    explicit SumPanel(QWidget* parent = nullptr);
    void setState(const SumState& state);

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    struct Tile {
        QWidget* box;
        TextLabel* value;
        TextLabel* name;
    };
    struct Row {
        QWidget* box;
        SeatEmblem* emblem;
        TextLabel* title;
        TextLabel* detail;
        RuleChips* rule;
        QHBoxLayout* tileLine;
        std::vector<Tile> tiles;
        TextLabel* value;
    };
    Row makeRow();
    static Tile makeTile(Row& row);
    static void fill(Row& row, const SumLine& line);

    TextLabel* m_caption = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    QWidget* m_rowBox = new QWidget;
    std::vector<Row> m_rows;
    TextLabel* m_remarks = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_total = named("total", new TextLabel({}, TypeStep::Heading));
    TextLabel* m_result = new Paragraph(TypeStep::Body, Colour::TextMuted);
    RuleChips* m_rules = new RuleChips;
};

} // namespace whistle
