// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/page/question_list.h"
#include "kaosball/page/turn_stage.h"

#include <set>

namespace whistle::kaosball {

/// The table in scorekeeper depth: one question a row, in the order of play, each with the likely answer chosen. What
/// only moves is one press; a contest is target, card, card, and then the turn ends by itself. A figure may also be
/// dragged onto its target.
class ScorekeeperStage : public TurnStage {
    Q_OBJECT
public:
    explicit ScorekeeperStage(QWidget* parent = nullptr);

    void setTable(const ShownTable& table) override;
    [[nodiscard]] int actor() const override;
    bool stepBack() override;

Q_SIGNALS:
    /// To the mirror: the places of the figures are asked for first.
    void mirrorAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void refresh() override;
    void turnTo(Asking asking) override;
    [[nodiscard]] const ShownTable& asked() const override { return m_ahead; }
    /// Enters the start of the turn, with what was said about the ball.
    bool beginTurn() override;

private:
    void choose(FigureRef actor);
    [[nodiscard]] const Habit* habit() const;
    [[nodiscard]] FigureRef likelyActor(const std::vector<FigureRef>& own) const;
    void askTurn(std::vector<Question>& questions);
    void askMound(std::vector<Question>& questions);
    void askAction(std::vector<Question>& questions);
    void askActivation(std::vector<Question>& questions);
    void askFigures(std::vector<Question>& questions, const std::vector<FigureRef>& figures, const QString& prefix,
                    const std::function<void(FigureRef)>& press);
    void showBar();

    // What follows from an answer (scorekeeper_follow.cpp).
    void showFollow();
    void askTarget(std::vector<Question>& questions, ContestType type);
    [[nodiscard]] std::vector<FigureRef> targets() const;
    void askTactic(std::vector<Question>& questions);
    void askBoot(std::vector<Question>& questions);
    void askReaction(std::vector<Question>& questions);
    void askScorch(std::vector<Question>& questions);

    bool activate(Action action);
    void fight(FigureRef initiator, ContestType type, FigureRef target);
    void drop(const QString& name, QPoint globalPosition);
    void playTactic(Tactic card, FigureRef figure);
    /// The state that the questions speak of: with the turn begun.
    [[nodiscard]] const State& ahead() const { return m_ahead.state(); }

    ShownTable m_ahead;
    Mound m_mound = Mound::None;
    FigureRef m_actor;
    ContestType m_contest = ContestType::Attack; ///< that the actor starts if a target is tapped
    std::set<FigureRef> m_scorched;
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
};

} // namespace whistle::kaosball
