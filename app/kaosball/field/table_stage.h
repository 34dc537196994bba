// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/contest_draft.h"
#include "kaosball/field/field_pane.h"
#include "kaosball/field/score_pane.h"
#include "kaosball/offers/ways.h"
#include "kaosball/page/stage.h"
#include "kaosball/table/field.h"
#include "kaosball/telling/habits.h"
#include "kaosball/telling/trace.h"

#include <set>

namespace whistle::kaosball {

/// The table in either depth, and in the bar what may be done: on the crossfield, or, where nobody tracks the spaces,
/// with the figures in rows.
///
/// In mirror depth: tap a figure, say what it does, tap where it goes (or drag it: then it sprints). A path stops where
/// an enemy may react; the bar asks the teams in their order. In scorekeeper depth what only moves is one press; a
/// contest is target, card, card, and then the turn ends by itself. Everything else is the same moves.
class TableStage : public Stage {
    Q_OBJECT
public:
    explicit TableStage(QWidget* parent = nullptr);

    void setTable(const ShownTable& table) override;
    void showMoves() override;
    bool stepBack() override;
    bool takeKey(const QKeyEvent& key) override;
    [[nodiscard]] const QWidget* board() const override { return m_field->view(); }
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAndWords; }
    [[nodiscard]] int actor() const override;
    [[nodiscard]] QString task() const override { return askedTeam() >= 0 ? tr("may react") : QString(); }
    /// What each team did in its last turn.
    void setHabits(std::vector<Habit> habits) { m_habits = std::move(habits); }
    /// What the last turn has done on the field, to be drawn there.
    void setTrace(Trace trace) { m_trace = std::move(trace); }
    /// Scorekeeper depth: the mound that the ball was on when the turn in progress began.
    void setScoredOn(Mound mound) { m_scoredOn = mound; }
    /// The next tap on the field only says a space; false: no longer.
    void pickSpace(bool picks);
    /// How the board is turned.
    [[nodiscard]] CrossfieldSide bottom() const { return m_field->bottom(); }
    /// Whether the field has a place for this tap.
    [[nodiscard]] bool draws(const Tap& tap) const;
    /// Adds what is known here of a contest: whether somebody may react before it, and how it was announced.
    void tellOf(ContestDraft& contest) const;
    /// The figure on its way that nobody has announced aloud; set again where the program had ended meanwhile.
    [[nodiscard]] FigureRef dragged() const { return m_dragged; }
    void setDragged(FigureRef figure);
    /// A scorch has been said, but for the cards that keep it off.
    void askPrevention(const Scorch& scorch);

Q_SIGNALS:
    /// The Scatter! move that was entered last, and the way on: nobody has reacted where it stopped.
    void scatteredFurther(const whistle::kaosball::ScatterMove& move);
    /// One that the rules do not allow as things stand.
    void contestAsked(const whistle::kaosball::ContestDraft& draft);
    /// The turn in progress began with the ball on this one.
    void moundCorrected(whistle::kaosball::Mound mound);
    /// The depth switch, a correction: what has no place here.
    void moreAsked();
    /// To the mirror: the places of the figures are asked for first.
    void mirrorAsked();
    /// A figure was held: what is it, and is it right?
    void figureHeld(whistle::kaosball::FigureRef figure);
    /// After `pickSpace`: this one.
    void spacePicked(whistle::kaosball::Space space);

private:
    // What was pressed (table_stage_input.cpp).
    void pressFigure(FigureRef figure);
    void pressSpace(Space space);
    void pressEdge(const Wall& wall);
    /// One more of what is being said; or, touched again, one less.
    void touch(const Tap& tap);
    void choose(FigureRef figure);
    /// Who was chosen is so again, where nothing else has been begun.
    void resume();
    /// Announces it; false: it was refused, and the page says why.
    bool activate(FigureRef figure, Action action);
    /// To its end, where the figure fights the target if there is one.
    void go(FigureRef figure, const std::vector<Space>& path, FigureRef target = {});
    void goOn(FigureRef figure);
    /// What is out of reach: a space, an enemy, a figure that may not act.
    void attemptMove(FigureRef figure, Space space);
    void attemptContest(FigureRef figure, FigureRef target);
    void attemptActivation(FigureRef figure);
    [[nodiscard]] std::vector<Command> beginning(FigureRef figure, Action action) const;
    /// Where a finger has drawn a way: it counts unless the best one spares fire or reactions.
    void goDrawn(FigureRef figure, const std::vector<Space>& drawn);
    [[nodiscard]] Movement movementOf(FigureRef figure) const;
    [[nodiscard]] int allowanceOf(FigureRef figure) const;
    void charge(FigureRef figure, FigureRef target, const std::vector<Space>& drawn);
    [[nodiscard]] std::optional<Charge> chargeAt(FigureRef target) const;
    /// The figure on its way starts the contest that it has announced; false: it cannot.
    bool fight(FigureRef target);
    void decline(int team, bool wholeWay);
    void endTurn();

    // What is seen (table_stage_bar.cpp).
    void refresh();
    void findCharges();
    void showField();
    void lightTurn(CrossfieldModel& model) const;
    void lightSaid(CrossfieldModel& model) const;
    void aim(CrossfieldModel& model, const std::vector<FigureRef>& figures) const;
    void showBar();
    void turnBar(BarState& bar);
    void actorWords(BarState& bar) const;
    void hoverWords(BarState& bar) const;
    void reactionBar(BarState& bar, int team);
    /// What the figure on its way may do besides walking.
    [[nodiscard]] std::vector<ButtonSpec> activationButtons();
    void startButtons(BarState& bar);
    [[nodiscard]] std::vector<ButtonSpec> actionButtons(FigureRef figure);
    void addStomp(std::vector<ButtonSpec>& buttons, FigureRef figure);
    [[nodiscard]] QString whyNoContest(ContestType type) const;
    /// A scorch as far as it has been said; none: it is not spoken of.
    [[nodiscard]] std::optional<Scorch> scorchSaid() const;
    void scorchBar(BarState& bar);
    /// What each team that is hit may burn against it.
    [[nodiscard]] std::vector<Question> preventions(const Scorch& scorch);
    [[nodiscard]] ButtonSpec scorchButton(Scorch scorch);
    void offerEnd(BarState& bar);
    /// Takes the contest out of these, where there is just one.
    [[nodiscard]] std::optional<ButtonSpec> onlyContest(std::vector<ButtonSpec>& buttons) const;
    [[nodiscard]] ButtonSpec endButton();
    [[nodiscard]] ButtonSpec noScorchButton();
    [[nodiscard]] ButtonSpec backButton();
    /// What is being said, and what may be said next.
    void sayingBar(BarState& bar);
    void sayingWords(BarState& bar) const;
    [[nodiscard]] QString cardWords(Tactic card) const;

    // The figures in rows (table_stage_rows.cpp).
    void showRows();
    [[nodiscard]] std::vector<Question> rowsOfTurn();
    [[nodiscard]] Question askMound();
    /// Whoever begins has the ball, and nobody has said where (KB-10.1).
    [[nodiscard]] bool isMoundOpen() const;
    void addTargets(std::vector<Question>& questions);
    /// Those of a team that may be tapped next, or are.
    [[nodiscard]] std::vector<ButtonSpec> pieceButtons(int team);
    /// What the figure on its way may do besides: the ball's ways are said by a name each.
    [[nodiscard]] std::vector<Question> rowsOfActivation();
    /// A row for each team: its buttons.
    void addByTeam(std::vector<Question>& questions, const std::function<std::vector<ButtonSpec>(int team)>& of) const;
    void drop(const QString& name, QPoint globalPosition);
    /// Announces what the target has to stand there for, and starts the contest.
    void fightAs(FigureRef figure, FigureRef target);
    [[nodiscard]] const Habit* habit() const;
    /// Who acts: the chosen figure, else the likely one.
    [[nodiscard]] FigureRef likelyActor() const;
    [[nodiscard]] Action likelyAction(FigureRef figure) const;

    [[nodiscard]] const State& state() const { return m_table.state(); }
    [[nodiscard]] const Activation* running() const { return kaosball::running(state()); }
    /// What has been tapped, without the mound that the ball was on.
    [[nodiscard]] std::vector<Tap> said() const;
    /// These taps behind that mound.
    [[nodiscard]] std::vector<Tap> behindMound(std::vector<Tap> taps) const;
    [[nodiscard]] std::optional<Mound> mound() const;
    /// Something else than a figure's turn is being said: a card, a stomp.
    [[nodiscard]] bool isSaying() const;
    /// The figure that was tapped, of whom is not said yet what it does.
    [[nodiscard]] FigureRef chosen() const;
    /// Who would move: the figure on its way, or the chosen one.
    [[nodiscard]] FigureRef mover() const;
    /// Whether it is the figure whose activation is in progress.
    [[nodiscard]] bool isOnItsWay(FigureRef figure) const;
    /// Where the figure may go now, or would when it is activated.
    [[nodiscard]] std::vector<Reach> reach(FigureRef figure) const;
    /// The team that is asked for a reaction now, or -1.
    [[nodiscard]] int askedTeam() const;
    [[nodiscard]] bool isScattering() const;
    /// Whether the figure may be activated now.
    [[nodiscard]] bool mayAct(FigureRef figure) const { return contains(m_mayBegin, figure); }
    /// Who gets or gives the ball besides the figure on its way.
    [[nodiscard]] FigureRef mateIn(const HandOff& handOff) const;
    /// Figures that may announce something.
    [[nodiscard]] std::vector<FigureRef> mayBegin() const;
    /// Figures that Scatter! may move.
    [[nodiscard]] std::vector<FigureRef> mayScatter() const;

    ShownTable m_table;
    ShownTable m_ahead; ///< scorekeeper depth: with the turn begun
    std::vector<Habit> m_habits;
    Trace m_trace;
    FieldPane* m_field = new FieldPane;
    ScorePane* m_rows = new ScorePane;
    FigureRef m_chosen; ///< stays so while other things are entered
    Space m_hovered;
    Mound m_scoredOn = Mound::None;
    bool m_isNoMound = false;        ///< somebody has said so, before the turn
    bool m_picks = false;            ///< a space is only said
    bool m_showsCards = false;       ///< the tactic cards stand in the bar
    std::optional<Scorch> m_scorch;  ///< has been said, but for the cards
    std::map<int, Card> m_prevented; ///< energy cards that keep it off, by team

    std::vector<FigureRef> m_reactors; ///< may react now
    std::vector<FigureRef> m_mayBegin;
    std::vector<Charge> m_charges; ///< whom the chosen figure may fight in one go
    FigureRef m_dragged;           ///< was activated by a drag: nobody has said its action aloud
    /// A path that is entered stretch by stretch; a step that is not its own ends it.
    struct Way {
        std::vector<Space> rest = {};   ///< beyond the step that is asked about
        FigureRef target = {};          ///< whom the figure is going to fight at its end
        std::set<int> declined = {};    ///< teams that let all of it pass
        std::vector<Space> walked = {}; ///< by the Scatter! move that has been entered last
    };
    Way m_way;
    std::set<int> m_declined; ///< teams that let the last step pass
    std::set<int> m_letPass;  ///< those that let all of the last path pass
    QString m_stepKey;        ///< which step the answers belong to
};

} // namespace whistle::kaosball
