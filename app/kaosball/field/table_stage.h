// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/field_pane.h"
#include "kaosball/offers/ways.h"
#include "kaosball/page/turn_stage.h"
#include "kaosball/table/field.h"

#include <set>

namespace whistle::kaosball {

/// The table in mirror depth: the crossfield, and in the bar what may be done. Tap a figure, say what it does, tap
/// where it goes (or drag it: then it sprints). A path stops where an enemy may react; the bar asks the teams in their
/// order.
class TableStage : public TurnStage {
    Q_OBJECT
public:
    explicit TableStage(QWidget* parent = nullptr);

    void setTable(const ShownTable& table) override;
    bool stepBack() override;
    [[nodiscard]] int actor() const override;
    /// The next tap on the field only says a space; false: no longer.
    void pickSpace(bool picks) { ask(picks ? Asking::Picking : Asking::Turn); }
    /// How the board is turned.
    [[nodiscard]] CrossfieldSide bottom() const { return m_field->bottom(); }

Q_SIGNALS:
    /// A figure was held: what is it, and is it right?
    void figureHeld(whistle::kaosball::FigureRef figure);
    /// After `pickSpace`: this one.
    void spacePicked(whistle::kaosball::Space space);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void refresh() override;
    void turnTo(Asking asking) override;

private:
    // What was pressed (table_stage_input.cpp).
    void pressFigure(FigureRef figure);
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
    /// The announcement of the figure, in its turn or out of it.
    [[nodiscard]] Command activation(FigureRef figure, Action action) const;
    /// Where a finger has drawn a way: it counts unless the best one spares fire or reactions.
    void goDrawn(FigureRef figure, const std::vector<Space>& drawn);
    [[nodiscard]] Movement movementOf(FigureRef figure) const;
    [[nodiscard]] int allowanceOf(FigureRef figure) const;
    void charge(FigureRef figure, FigureRef target, const std::vector<Space>& drawn);
    void arrive();
    [[nodiscard]] std::optional<Charge> chargeAt(FigureRef target) const;
    /// The figure on its way starts the contest that it has announced.
    void fight(FigureRef target);
    void decline(int team, bool wholeWay);
    /// The last space, border or figure of the card has been said: it is played, unless Kaos Rule! may still be.
    void settleTactic();

    // What is seen (table_stage_bar.cpp).
    void findCharges();
    void showField();
    void lightTurn(CrossfieldModel& model) const;
    void lightCard(CrossfieldModel& model) const;
    void aim(CrossfieldModel& model, const std::vector<FigureRef>& figures) const;
    void showBar();
    void turnBar(BarState& bar);
    void actorWords(BarState& bar) const;
    void hoverWords(BarState& bar) const;
    void reactionBar(BarState& bar, int team);
    void activationButtons(BarState& bar);
    void startButtons(BarState& bar);
    void bzzzztButtons(BarState& bar);
    void placingBar(BarState& bar);
    void scorchBar(BarState& bar);
    void stompBar(BarState& bar);
    void bootBar(BarState& bar);
    void cardsBar(BarState& bar);

    [[nodiscard]] const Activation* running() const { return kaosball::running(state()); }
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
    [[nodiscard]] bool mayAct(FigureRef figure) const;
    [[nodiscard]] std::vector<Space> offeredSpaces() const;
    /// Who gets or gives the ball besides the figure on its way.
    [[nodiscard]] FigureRef mateIn(const HandOff& handOff) const;
    /// The card with all that has been said of it.
    [[nodiscard]] PlayTactic cardCommand() const;
    [[nodiscard]] bool isPlacingDone() const { return m_table.allows(cardCommand()); }
    /// Where the card puts something, and how much; nothing that is placed: none.
    struct Placing {
        std::vector<Tap> places;
        int wanted = 0;
    };
    [[nodiscard]] Placing placing() const;
    /// Figures that may announce something.
    [[nodiscard]] std::vector<FigureRef> mayBegin() const;
    /// Figures that Scatter! may move.
    [[nodiscard]] std::vector<FigureRef> mayScatter() const;
    /// Whom a stomp of the figure may push, and where.
    [[nodiscard]] std::vector<StompPush> pushesOf(FigureRef ogre) const;
    /// What picks up the ball where the figure on its way stands.
    [[nodiscard]] std::optional<Command> pickUp() const;
    [[nodiscard]] QString placingWords() const;

    FieldPane* m_field = new FieldPane;
    FigureRef m_chosen;
    Space m_hovered;

    std::vector<Reactor> m_reactions; ///< open now
    std::vector<FigureRef> m_mayBegin;
    std::vector<Charge> m_charges; ///< whom the chosen figure may fight in one go
    FigureRef m_dragged;           ///< was activated by a drag: nobody has said its action aloud
    FigureRef m_charging;          ///< whom the figure on its way is going to fight
    std::set<int> m_declined;      ///< teams that let the last step pass
    std::set<int> m_declinedWay;   ///< and those that let the whole way pass
    std::vector<Space> m_rest;     ///< of the path, beyond the step that is asked about
    QString m_stepKey;             ///< which step the answers belong to

    Tactic m_card = Tactic::Huddle;
    std::vector<Space> m_spaces;
    std::vector<Wall> m_walls;
    FigureRef m_arriving;
    std::vector<StompPush> m_pushes;
};

} // namespace whistle::kaosball
