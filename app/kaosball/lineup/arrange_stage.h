// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "kaosball/field/field_pane.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/page/stage.h"

#include <map>

namespace whistle::kaosball {

/// Figures and their spaces, before they are entered: who comes on in line-up and filling up, where a proposal stands
/// already; or where everybody stands when the crossfield comes back, the loose ball too. Tap a figure, then its space
/// or whom it changes with. In scorekeeper depth there is no board: the figures that enter are chosen.
class ArrangeStage : public Stage {
    Q_OBJECT
public:
    enum class Who { Entrants, Everybody };
    ArrangeStage(Who who, QWidget* parent);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] QString task() const override { return tr("to line up"); }
    [[nodiscard]] int actor() const override { return m_need.team; }
    bool stepBack() override;
    bool takeKey(const QKeyEvent& key) override { return m_field->takeKey(key); }

Q_SIGNALS:
    void closed();

private:
    [[nodiscard]] bool isLineup() const { return m_who == Who::Entrants; }
    [[nodiscard]] bool hasBoard() const { return !isLineup() || state().isMirror(); }
    /// Every change that there may be is a move of this page alone: a figure and its space, or whom it changes with.
    void offerChanges();
    void take(const MoveOffer& change);
    void press(const Tap& piece);
    void pressSpace(Space space);
    void put(const Tap& piece, Space space);
    void refresh();
    void showRoster();
    void showField();
    void showBar();
    [[nodiscard]] Command command() const;
    [[nodiscard]] bool isComplete() const;
    /// What may be taken up: figures, the ball.
    [[nodiscard]] std::vector<Tap> pieces() const;
    [[nodiscard]] std::vector<Space> spaces() const;
    /// Where it is to stand; invalid: nobody has said.
    [[nodiscard]] Space spaceOf(const Tap& piece) const;
    [[nodiscard]] bool isPicked(const Tap& piece) const { return contains(m_changes.taps(), piece); }
    [[nodiscard]] const State& state() const { return m_table.state(); }

    Who m_who;
    MoveInput m_changes;
    std::vector<MoveOffer> m_offers; ///< of them
    ShownTable m_table;
    EntryNeed m_need;
    std::map<FigureRef, Space> m_places; ///< who stands there, and where
    std::map<std::string, Post> m_roles; ///< of ringers that fill up, as proposed
    Space m_ball;
    FieldPane* m_field = new FieldPane;
    ButtonRow* m_roster = new ButtonRow;
};

} // namespace whistle::kaosball
