// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "elgrande/table/state.h"

#include <QStringList>
#include <vector>

class QVBoxLayout;

namespace whistle {
class RuleChips;
class TextLabel;
} // namespace whistle

namespace whistle::elgrande {

/// A number of a sum: what a place pays, or a bonus.
struct ScoreTile {
    int points = 0;
    QString name;
    friend bool operator==(const ScoreTile&, const ScoreTile&) = default;
};
struct ScoreRow {
    int seat = 0;
    QString name;
    int caballeros = -1; ///< below 0: not known any more
    QString why;
    std::vector<ScoreTile> tiles;
    int points = 0;
    friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};
/// What scoring one area gives, with its sum.
struct AreaSum {
    QString caption; ///< "General scoring, 3 of 9"
    QString title;   ///< "Zsófia +6, Kinga +2"
    QString pays;    ///< "Catalonia pays 4 · 2 · 1"
    std::vector<ScoreRow> rows;
    QString remark;
    QStringList rules;
    friend bool operator==(const AreaSum&, const AreaSum&) = default;
};

/// What the area would score, or has scored, as the table stands.
[[nodiscard]] AreaSum sumOf(const State& state, Area area, bool firstPlaceOnly);
/// What it has scored where the table does not show it any more: the Castillo that is closed again.
[[nodiscard]] AreaSum sumOf(const State& state, Area area, const Counts& points);

/// One area's scoring: places and bonuses as tiles, and what they come to.
class ScorePanel : public PanelBox {
    Q_OBJECT
public:
    explicit ScorePanel(QWidget* parent = nullptr);
    void setSum(const AreaSum& sum);

Q_SIGNALS:
    void ruleAsked(const QString& rule);

private:
    [[nodiscard]] QWidget* rowOf(const ScoreRow& row) const;

    AreaSum m_sum;
    TextLabel* m_caption;
    TextLabel* m_title;
    TextLabel* m_pays;
    QWidget* m_rows;
    QVBoxLayout* m_place;
    TextLabel* m_remark;
    RuleChips* m_rules;
};

} // namespace whistle::elgrande
