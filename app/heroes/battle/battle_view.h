// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "heroes/battle/dice_hand.h"
#include "heroes/battle/odds_panel.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/table/state.h"

#include <QBoxLayout>

namespace whistle::heroes {

/// A running battle: the initiative track, the dice of the attack that is due with what the referee makes of them, and
/// the odds beside it where they are wanted.
///
/// objectNames: battleTitle, oddsSwitch, track, dice, face_<1 to 8>, elite_<face>, throwDice, diceBack, choice_<n>,
/// target_<piece>, diceSum.
class BattleView : public QWidget {
    Q_OBJECT
public:
    BattleView();
    /// The battle goes on: nothing of the next roll has been said yet.
    void setBattle(const State& state);
    /// Shows it with the dice that have been said, also anew in another language.
    void showBattle();
    /// The odds of the clash, as it was when it began; none: they are not to be seen.
    void setOdds(const std::optional<State>& clash);
    void setWide(bool wide);
    /// Where what the referee has said of the last entry stands: beside the dice, or below them where the odds are
    /// beside.
    [[nodiscard]] QBoxLayout& rulingPlace() { return m_odds->isHidden() ? *m_beside : *m_below; }
    /// Whether the roll is complete and the referee has nothing against it; then how much damage it deals.
    [[nodiscard]] std::optional<int> damage() const { return m_damage; }
    [[nodiscard]] const DiceHand& hand() const { return m_hand; }
    /// The pieces as they are placed when nothing else is said: own tied pieces in the order that their owner wants.
    [[nodiscard]] const std::vector<std::string>& order() const { return m_order; }
    /// Puts the newest die back; false: there was none.
    bool takeBack();

Q_SIGNALS:
    /// The roll is said, and there is nothing to choose any more.
    void rolled();
    /// Something was said that the page has to show.
    void changed();
    void ruleAsked(const QString& rule);
    /// Chances are to be seen, or no longer.
    void oddsAsked(bool shown);

private:
    [[nodiscard]] Tile tileOf(const std::string& name, std::size_t place) const;
    /// The piece changes places with the next one of its side that has its initiative (MH-11.4).
    void swapTied(std::size_t place);
    /// Of the same side and initiative, while the order is due.
    [[nodiscard]] bool areTied(const std::string& one, const std::string& other) const;
    void showDice();
    void showFaces();
    void showChoices();
    void showSum();
    void enter(const std::function<void(DiceHand&)>& act);

    State m_state;
    std::vector<std::string> m_order;
    DiceHand m_hand;
    std::optional<int> m_damage;
    TextLabel* m_title = named("battleTitle", new Paragraph(TypeStep::Title));
    ChoiceButton* m_oddsSwitch = named("oddsSwitch", new ChoiceButton({}, ButtonLook::Outline));
    TileGrid* m_track = named("track", new TileGrid(6, 11));
    QBoxLayout* m_row = new QHBoxLayout;
    TextLabel* m_attackTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_attackNote = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TileGrid* m_dice = named("dice", new TileGrid(8, 3.2));
    ButtonRow* m_faces = new ButtonRow;
    ButtonRow* m_choices = new ButtonRow;
    TextLabel* m_sum = named("diceSum", new Paragraph(TypeStep::Heading)); ///< the verdict: nothing is larger
    TextLabel* m_after = new Paragraph(TypeStep::Body, Colour::TextMuted);
    RuleChips* m_rules = new RuleChips;
    QBoxLayout* m_below = new QVBoxLayout;
    QBoxLayout* m_beside = new QVBoxLayout;
    OddsPanel* m_odds = new OddsPanel;
};

} // namespace whistle::heroes
