// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/field/crossfield_model.h"

#include <QBoxLayout>
#include <QStringList>
#include <optional>
#include <vector>

namespace whistle {

class SumRows;

/// What a tile of a sum shows.
enum class TileForm {
    Number, ///< a number that is added
    Struck, ///< a number that does not count: a dead card
    Die,    ///< the place of a die that nobody has thrown: "only in a tie"
    Gap,    ///< nothing, so that the sums stand under each other
};

struct SumTile {
    QString number;
    QString label; ///< "live card", "tackling"
    TileForm form = TileForm::Number;
};

struct SumSide {
    int seat = 0;
    QString name; ///< stands below the total
    std::vector<SumTile> tiles;
    QString total; ///< empty: there is no sum, as in live over dead
    bool wins = false;
};

/// What follows from the verdict, with the figure or the seat that it happens to.
struct Consequence {
    int seat = 0;
    std::optional<FigureLook> figure;
    QString sentence;
    QString points; ///< "+1"
};

struct ArithmeticState {
    std::vector<SumSide> sides;
    QString instead; ///< stands where the sums would: "Live beats dead."
    QString verdict; ///< "Fangs win, 7 to 3"
    std::vector<Consequence> consequences;
    QStringList rules;
};

/// The sum, then the verdict: tiles of each side, beside them what follows.
class ArithmeticPanel : public PanelBox {
    Q_OBJECT
public:
    explicit ArithmeticPanel(QWidget* parent = nullptr);
    void setState(const ArithmeticState& state);
    /// What decides a tie, below the verdict: it moves nothing of the sum when it is shown.
    void setDie(QWidget* die);
    /// The verdict stands beside the sums, not below them.
    [[nodiscard]] bool isBeside() const { return m_row->direction() == QBoxLayout::LeftToRight; }
    [[nodiscard]] QWidget* verdict() const { return m_verdict; }
    /// Takes in what is asked, below the verdict.
    void take(QWidget* asked);
    /// While something is asked there it has the place of what follows.
    void setAsking(bool isAsking);

Q_SIGNALS:
    void ruleOpened(const QString& rule);
    /// The verdict has gone from beside the sums to below them, or back.
    void turned();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_row = new QHBoxLayout(this);
    QBoxLayout* m_words = new QVBoxLayout;
    SumRows* m_sums;
    TextLabel* m_verdict = named("verdict", new Paragraph(TypeStep::Heading));
    QWidget* m_follows = new QWidget; ///< consequences and rules
    QBoxLayout* m_consequences = new QVBoxLayout;
    RuleChips* m_rules = new RuleChips;
};

} // namespace whistle
