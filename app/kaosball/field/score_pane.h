// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/page/question_list.h"

namespace whistle::kaosball {

/// What stands in place of the crossfield where nobody tracks the spaces.
struct ScoreRows {
    int seat = 0; ///< whose turn it is
    QString title;
    QString note;
    std::vector<Question> turn; ///< who acts, and what
    QString followTitle;        ///< "b1 attacks: tap the target"
    QStringList rules;
    std::vector<Question> follow; ///< what follows from it
    std::vector<Question> more;   ///< and what may be done besides
};

/// Questions in rows, in the order of play; and the switch to the crossfield.
class ScorePane : public QWidget {
    Q_OBJECT
public:
    explicit ScorePane(QWidget* parent = nullptr);
    void setRows(ScoreRows rows);

Q_SIGNALS:
    void mirrorAsked();
    void ruleAsked(const QString& rule);
    /// An answer was pressed and let go somewhere else.
    void dropped(const QString& name, QPoint globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    PanelBox* m_turnPanel = new PanelBox;
    QBoxLayout* m_head = new QHBoxLayout;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    SegmentedChoice* m_depth = named("depthSwitch", new SegmentedChoice);
    QuestionList* m_questions = new QuestionList;
    PanelBox* m_followPanel = new PanelBox;
    TextLabel* m_followTitle = new Paragraph(TypeStep::Title);
    RuleChips* m_rules = new RuleChips;
    QuestionList* m_follow = new QuestionList;
    PanelBox* m_morePanel = new PanelBox;
    QuestionList* m_more = new QuestionList;
};

} // namespace whistle::kaosball
