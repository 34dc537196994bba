// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/battle/dice_hand.h"
#include "heroes/table/state.h"

#include <QWidget>

class QBoxLayout;

namespace whistle {
class ButtonRow;
class RuleChips;
class TextLabel;
} // namespace whistle

namespace whistle::heroes {

class OddsPanel;
class TileGrid;

/// A running battle: the initiative track, the dice of the attack that is due with what the referee makes of them, and
/// the odds beside it where they are wanted.
///
/// objectNames: battleTitle, track, dice, face_<1 to 8>, elite_<face>, throwDice, diceBack, choice_<n>, target_<piece>,
/// diceSum.
class BattleView : public QWidget {
    Q_OBJECT
public:
    explicit BattleView(QWidget* parent = nullptr);
    /// `before`: as the clash stood when it began; that is what the odds are reckoned from.
    void setBattle(const State& state, const State& before);
    void setOdds(bool shown);
    void setWide(bool wide);
    /// Whether the roll is complete and the referee has nothing against it; then how much damage it deals.
    [[nodiscard]] std::optional<int> damage() const { return m_damage; }
    [[nodiscard]] const DiceHand& hand() const { return m_hand; }
    /// Puts the newest die back; false: there was none.
    bool takeBack();

Q_SIGNALS:
    /// The roll is said, and there is nothing to choose any more.
    void rolled();
    /// Something was said that the page has to show.
    void changed();
    void ruleAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showAll();
    void showTrack();
    void showDice();
    void showFaces();
    void showSum();
    void showOdds();
    void enter(const std::function<void(DiceHand&)>& act);
    [[nodiscard]] QString choiceWords(DiceHand::Choice choice) const;

    State m_state;
    State m_before;
    DiceHand m_hand;
    std::optional<int> m_damage;
    bool m_hasOdds = false;
    TextLabel* m_title;
    TileGrid* m_track;
    QBoxLayout* m_row;
    QWidget* m_dicePanel;
    TextLabel* m_attackTitle;
    TextLabel* m_attackNote;
    TileGrid* m_dice;
    ButtonRow* m_faces;
    ButtonRow* m_choices;
    TextLabel* m_sum;
    TextLabel* m_after;
    RuleChips* m_rules;
    OddsPanel* m_odds;
};

} // namespace whistle::heroes
