// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/contest_draft.h"
#include "kaosball/page/question_list.h"
#include "kaosball/page/stage.h"
#include "kaosball/telling/habits.h"

#include <map>
#include <set>

class QBoxLayout;

namespace whistle {
class PanelBox;
class RuleChips;
class SegmentedChoice;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

/// The table in scorekeeper depth: one question a row, in the order of play, each with the likely answer chosen. What
/// only moves is one press; a contest is target, card, card, and then the turn ends by itself. A figure may also be
/// dragged onto its target.
class ScorekeeperStage : public Stage {
    Q_OBJECT
public:
    explicit ScorekeeperStage(QWidget* parent = nullptr);

    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAndWords; }
    [[nodiscard]] int actor() const override;
    bool stepBack() override;
    /// What each team did in its last turn.
    void setHabits(std::vector<Habit> habits) { m_habits = std::move(habits); }

Q_SIGNALS:
    void contestAsked(const whistle::kaosball::ContestDraft& draft);
    void moreAsked();
    /// To the mirror: the places of the figures are asked for first.
    void mirrorAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Asking { Turn, Tactic, Hail, Boot, Damage, Reaction, Scorch };

    void ask(Asking asking);
    void choose(FigureRef actor);
    [[nodiscard]] const Habit* habit() const;
    [[nodiscard]] FigureRef likelyActor(const std::vector<FigureRef>& own) const;
    void refresh();
    void askTurn(std::vector<Question>& questions);
    void askActivation(std::vector<Question>& questions);
    void askFigures(std::vector<Question>& questions, const std::vector<FigureRef>& figures, const QString& prefix,
                    const std::function<void(FigureRef)>& press);
    void showBar();
    void nameDepths();

    // What follows from an answer (scorekeeper_follow.cpp).
    void showFollow();
    void askTarget(std::vector<Question>& questions, ContestType type);
    void askTactic(std::vector<Question>& questions);
    void askHail(std::vector<Question>& questions);
    void askBoot(std::vector<Question>& questions);
    void askReaction(std::vector<Question>& questions);
    void askScorch(std::vector<Question>& questions);

    /// Enters what lies before the action: the start of the turn, with what was said about the ball.
    bool startTurn();
    bool activate(Action action);
    void fight(FigureRef initiator, ContestType type, FigureRef target);
    void kick(FigureRef target, bool usesBrick);
    void endTurn();
    void drop(const QString& name, QPoint globalPosition);
    void playTactic(Tactic card, FigureRef figure);
    [[nodiscard]] ButtonSpec choice(const QString& name, const QString& title, std::function<void()> press) const;
    [[nodiscard]] std::vector<FigureRef> standing(bool enemies) const;
    /// The state that the questions speak of: with the turn begun.
    [[nodiscard]] const State& ahead() const { return m_ahead.state(); }

    ShownTable m_table;
    ShownTable m_ahead;
    Asking m_asking = Asking::Turn;
    Mound m_mound = Mound::None;
    FigureRef m_actor;
    ContestType m_contest = ContestType::Attack; ///< that the actor starts if a target is tapped
    std::vector<Habit> m_habits;
    int m_kaosRule = -1;
    FigureRef m_booted; ///< may use Brick: its owner is asked
    std::set<FigureRef> m_scorched;
    std::map<int, Card> m_prevented; ///< energy cards that keep the scorch off, by team
    PanelBox* m_turnPanel;
    QBoxLayout* m_head;
    TextLabel* m_title;
    TextLabel* m_note;
    SegmentedChoice* m_depth;
    QuestionList* m_questions;
    PanelBox* m_followPanel;
    TextLabel* m_followTitle;
    RuleChips* m_rules;
    QuestionList* m_follow;
};

} // namespace whistle::kaosball
