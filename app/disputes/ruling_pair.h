// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "disputes/dispute_game.h"
#include "look/composed.h"
#include "rulebook/turning_change.h"

#include <QBoxLayout>
#include <QTimer>

namespace whistle {

/// A ruling, and beside it the same with one fact put right: the facts that would turn it stand above, the answer to
/// the chosen one at once. Nothing is changed by looking.
///
/// objectNames: rulingPair, turn_<n>, otherFact, asRuled, turnedRuling, verdictAsRuled, turnedVerdict.
class RulingPair : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit RulingPair(QWidget* parent = nullptr);
    /// Game and question outlive what is shown.
    void setCase(const DisputeGame& game, const Question& question, const Json& input, const JsonRuling& ruling);
    /// No question stands behind the ruling: there is nothing to compare, and it hides.
    void clear();
    /// What would turn it, as far as it has been looked for.
    [[nodiscard]] const std::vector<TurningChange>& turning() const { return m_turning; }

Q_SIGNALS:
    /// The wrong fact is none of these.
    void otherAsked();
    void ruleOpened(const QString& rule);

private:
    struct Side {
        PanelBox* panel = nullptr;
        TextLabel* caption = nullptr;
        TextLabel* verdict = nullptr;
        TextLabel* reasons = nullptr;
        RuleChips* rules = nullptr;
        QBoxLayout* column = nullptr;
        QWidget* picture = nullptr; ///< null: there is none
    };
    Side makeSide(const char* panel, const char* verdict, Colour ground);
    void show(Side& side, const Json& input, const JsonRuling& ruling);
    void lookForTurns();
    void choose(std::size_t turn);
    void showFacts();
    void arrange() override;
    void retranslate() override;

    const DisputeGame* m_game = nullptr;
    const Question* m_question = nullptr;
    Json m_input;
    JsonRuling m_ruling;
    std::vector<TurningChange> m_turning;
    std::size_t m_chosen = 0;
    QTimer m_search;
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    ButtonRow* m_facts = new ButtonRow;
    QBoxLayout* m_row = new QBoxLayout(QBoxLayout::LeftToRight);
    Side m_ruled;
    Side m_turned;
};

} // namespace whistle
