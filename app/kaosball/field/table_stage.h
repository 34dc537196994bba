// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/contest_draft.h"
#include "kaosball/field/crossfield_geometry.h"
#include "kaosball/offers/legal.h"
#include "kaosball/offers/legal_turn.h"
#include "kaosball/page/stage.h"
#include "kaosball/telling/habits.h"

#include <map>
#include <set>

namespace whistle::kaosball {

class FieldPane;

/// The table in mirror depth: the crossfield, and in the bar what may be done. Tap a figure, say what it does, tap
/// where it goes (or drag it: then it sprints). A path stops where an enemy may react; the bar asks the teams in their
/// order.
class TableStage : public Stage {
    Q_OBJECT
public:
    explicit TableStage(QWidget* parent = nullptr);

    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAndWords; }
    bool stepBack() override;
    [[nodiscard]] int actor() const override;
    /// What each team did in its last turn: the contest it announced is what a dragged figure announces again.
    void setHabits(std::vector<Habit> habits) { m_habits = std::move(habits); }
    /// The next tap on the field only says a space; false: no longer.
    void pickSpace(bool picks);
    /// How the board is turned.
    [[nodiscard]] CrossfieldSide bottom() const;

Q_SIGNALS:
    void contestAsked(const whistle::kaosball::ContestDraft& draft);
    /// The depth switch, a correction: what has no place on the field.
    void moreAsked();
    /// A figure was held: what is it, and is it right?
    void figureHeld(whistle::kaosball::FigureRef figure);
    /// After `pickSpace`: this one.
    void spacePicked(whistle::kaosball::Space space);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Mode { Turn, Cards, Placing, Boot, Stomp, Scorch, Picking };

    // What was pressed (table_stage_input.cpp).
    void pressFigure(const QString& id);
    void pressSpace(Space space);
    void pressEdge(const Wall& wall);
    void choose(FigureRef figure);
    void activate(FigureRef figure, Action action);
    void go(FigureRef figure, const std::vector<Space>& path);
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
    void arrive();
    [[nodiscard]] std::optional<Charge> chargeAt(FigureRef target) const;
    void endTurn();
    void openContest(FigureRef initiator, ContestType type, FigureRef target, bool isReaction);
    void handOff(const HandOffOffer& offer);
    void pickUp();
    void decline(int team, bool wholeWay);
    void enterMode(Mode mode);
    void playTactic();
    /// The last space, border or figure of the card has been said: it is played, unless Kaos Rule! may still be.
    void settleTactic();

    // What is seen (table_stage_bar.cpp).
    void findCharges();
    void refresh();
    void showField();
    void showBar();
    void turnBar(BarState& bar);
    void actorWords(BarState& bar) const;
    void hoverWords(BarState& bar) const;
    void reactionBar(BarState& bar, int team);
    void activationButtons(BarState& bar);
    [[nodiscard]] QString whyNoContest(ContestType type) const;
    void startButtons(BarState& bar);
    void bzzzztButtons(BarState& bar);
    void placingBar(BarState& bar);
    void scorchBar(BarState& bar);
    void stompBar(BarState& bar);
    void bootBar(BarState& bar);
    void cardsBar(BarState& bar);
    [[nodiscard]] ButtonSpec backButton();
    [[nodiscard]] ButtonSpec mainButton(const char* name, const QString& title, int team, std::function<void()> press);

    [[nodiscard]] const State& state() const { return m_table.state(); }
    [[nodiscard]] const Activation* running() const;
    /// The team that is asked for a reaction now, or -1.
    [[nodiscard]] int askedTeam() const;
    [[nodiscard]] std::vector<Action> actionsOf(FigureRef figure) const;
    [[nodiscard]] bool isScattering() const;
    [[nodiscard]] std::vector<Space> offeredSpaces() const;
    [[nodiscard]] bool isPlacingDone() const;
    [[nodiscard]] PlayTactic tacticCommand() const;

    ShownTable m_table;
    FieldPane* m_field;
    Mode m_mode = Mode::Turn;
    FigureRef m_chosen;
    Space m_hovered;

    std::vector<ReactOffer> m_reactions; ///< open now
    std::vector<ActivationOffer> m_offers;
    std::vector<Charge> m_charges; ///< whom the chosen figure may fight in one go
    std::vector<Habit> m_habits;
    FigureRef m_dragged;         ///< was activated by a drag: nobody has said its action aloud
    FigureRef m_charging;        ///< whom the figure on its way is going to fight
    std::set<int> m_declined;    ///< teams that let the last step pass
    std::set<int> m_declinedWay; ///< and those that let the whole way pass
    std::vector<Space> m_rest;   ///< of the path, beyond the step that is asked about
    QString m_stepKey;           ///< which step the answers belong to

    Tactic m_card = Tactic::Huddle;
    std::vector<Space> m_spaces;
    std::vector<Wall> m_walls;
    FigureRef m_arriving;
    int m_kaosRule = -1;
    FigureRef m_booted; ///< may use Brick: its owner is asked
    std::vector<StompPush> m_pushes;
    std::map<int, Card> m_prevented;
};

} // namespace whistle::kaosball
