// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/contest_draft.h"
#include "kaosball/page/stage.h"
#include "kaosball/telling/habits.h"

#include <map>

namespace whistle::kaosball {

/// The table in either depth: what is asked beside the turn itself, and what is answered alike in both.
class TurnStage : public Stage {
    Q_OBJECT
public:
    using Stage::Stage;
    [[nodiscard]] Beside beside() const override { return Beside::DugoutsAndWords; }
    /// What each team did in its last turn.
    void setHabits(std::vector<Habit> habits) { m_habits = std::move(habits); }

Q_SIGNALS:
    void contestAsked(const whistle::kaosball::ContestDraft& draft);
    /// The depth switch, a correction: what has no place here.
    void moreAsked();

protected:
    enum class Asking { Turn, Tactic, Placing, Boot, Stomp, Scorch, Damage, Reaction, Picking };

    /// Shows all of it anew.
    virtual void refresh() = 0;
    /// Turns to another question; what was answered before is forgotten.
    virtual void turnTo(Asking asking);
    void ask(Asking asking);
    /// The table that the questions speak of.
    [[nodiscard]] virtual const ShownTable& asked() const { return m_table; }
    /// Enters what has to stand before something is done in the turn; false: it was refused.
    virtual bool beginTurn() { return true; }

    [[nodiscard]] ButtonSpec modeButton(const char* name, const QString& title, Asking asking);
    [[nodiscard]] ButtonSpec moreButton();
    [[nodiscard]] ButtonSpec backButton();
    [[nodiscard]] ButtonSpec endButton();
    /// Among the bar's buttons: the main one, unless an attack or a tackle has been announced and not come yet.
    void offerEnd(BarState& bar);
    /// What else may be played: a tactic card, Boot to the Head.
    void addCardModes(std::vector<ButtonSpec>& buttons);
    [[nodiscard]] QString startWords() const;
    [[nodiscard]] QString cardWords() const;
    [[nodiscard]] QString bootWords() const;
    [[nodiscard]] std::vector<ButtonSpec> cardButtons(const std::function<void(Tactic)>& choose) const;
    /// The team has played Kaos Rule! against the card.
    [[nodiscard]] ButtonSpec kaosRuleButton(int team, const QString& title);
    /// Whether who is booted falls (KB-29.1).
    [[nodiscard]] std::vector<ButtonSpec> brickButtons();
    /// The team burns nothing, or one of the cards that keep the scorch off all its figures (KB-R29).
    [[nodiscard]] std::vector<ButtonSpec> preventionButtons(int team, const QString& none);

    [[nodiscard]] ButtonSpec noScorchButton();

    /// How the turn, or the activation outside of the turns, may be ended now.
    [[nodiscard]] std::optional<EndTurn> ending() const;
    /// The tactic cards that may be played.
    [[nodiscard]] std::vector<Tactic> tactics() const;
    /// Whom the figure on its way may fight where it stands.
    [[nodiscard]] static std::vector<FigureRef> contestTargets(const ShownTable& table);
    /// Whom the cheat card may hit, played by this team; below zero: by any.
    [[nodiscard]] std::vector<FigureRef> targetsOf(Cheat cheat, int team = -1) const;

    enum class Whose { Own, Enemies };
    /// Standing figures of the team whose turn it is, or of its enemies.
    [[nodiscard]] std::vector<FigureRef> standing(Whose whose) const;
    /// Figures that Hail Mary Play may bring on.
    [[nodiscard]] std::vector<FigureRef> bench() const;
    [[nodiscard]] PlayTactic tacticCommand(Tactic card) const;
    /// Boot to the Head; who may use Brick is asked first.
    void boot(FigureRef target);
    void kick(FigureRef target, bool usesBrick);
    /// The scorch of these, kept off where it has been said; in the mirror it finds its targets itself.
    [[nodiscard]] Scorch scorchCommand(const std::vector<FigureRef>& targets) const;
    void endTurn();
    /// The contest that a figure starts after this announcement.
    [[nodiscard]] static ContestType contestAfter(Action action);
    /// And what it announces for this contest.
    [[nodiscard]] static Action actionBefore(ContestType type);
    /// What the referee says about the enemy that the contest would be about: who has the ball, or anybody.
    [[nodiscard]] static QString whyNoContest(const ShownTable& table, ContestType type);
    [[nodiscard]] QString reactionName(FigureRef figure, ContestType type) const;
    [[nodiscard]] static ContestDraft contestOf(FigureRef initiator, ContestType type, FigureRef target);
    [[nodiscard]] static ContestDraft reactionOf(FigureRef initiator, ContestType type, FigureRef mover);
    [[nodiscard]] const State& state() const { return m_table.state(); }

    ShownTable m_table;
    Asking m_asking = Asking::Turn;
    std::vector<Habit> m_habits;
    int m_kaosRule = -1;             ///< team that has played it, or -1
    FigureRef m_booted;              ///< may use Brick: its owner is asked
    std::map<int, Card> m_prevented; ///< energy cards that keep the scorch off, by team
};

} // namespace whistle::kaosball
