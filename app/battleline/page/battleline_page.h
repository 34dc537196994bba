// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"
#include "battleline/page/hand.h"
#include "match/pages.h"

#include <optional>

class QBoxLayout;
class QScrollArea;

namespace whistle {
class ActionBar;
class LogList;
class RulingBanner;
class ScoreStrip;
class Scroller;
class SegmentedChoice;
class TextLabel;
struct BarState;
} // namespace whistle

namespace whistle::battleline {

class CardPad;
class FlagPanel;
class SeatLine;

/// The page of a running match of Battle Line: strip, the nine flags between both players, and beside them the pads of
/// cards, the claim on a flag, or ruling and log.
///
/// A usual turn is two taps: a card, a flag. The draw from the Troop deck is entered with the next player's card where
/// no flag can be claimed; another draw, and claims, are buttons of the bar.
///
/// The objectNames by which tests (and scripts) find the controls: scoreStrip with undoButton and redoButton; line;
/// troopPad, tacticsPad; flagPanel with claimOf; newestRuling, log; sideTabs; refusalBanner; actionBar with
/// claim_<flag>, drawTroop, drawTactics, returnTroop, returnTactics, playScout, outOfPlay, passTurn, endTurn,
/// endClaims, nextGame, putBack, stepBack.
class BattleLinePage : public GamePage {
    Q_OBJECT
public:
    explicit BattleLinePage(MatchDesk& desk, QWidget* parent = nullptr);
    bool stepBack() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Tab { Line, Troops, Tactics, Flag, Words };

    [[nodiscard]] const State& state() const;
    [[nodiscard]] Seats<QString> names() const;
    [[nodiscard]] QWidget* sidePanel();
    void build();
    void matchChanged();
    void showAll();
    void showStrip();
    void showLine();
    void showPads();
    void showFlag();
    void showWords();
    void showBar();
    void arrange();
    void openTab(Tab tab);
    [[nodiscard]] std::vector<Tab> tabs() const;

    void pickCard(Card card);
    void pressFlag(int flag);
    void pressCard(Card card);
    bool play(const Command& command);
    void refuse(const Refusal& refusal);
    void retranslate();
    void scout(Deck deck);
    void barForPlay(BarState& bar);
    void barForScouting(BarState& bar);
    void barForClaims(BarState& bar);
    void barForEnd(BarState& bar);

    Hand m_hand;
    std::vector<Deck> m_scouted; ///< decks said so far, where Scout draws all at once (BL-R12)
    int m_flag = 0;              ///< whose claim is shown
    Seat m_claimant = Seat::South;
    Seats<FlagSet> m_provable;
    bool m_small = false; ///< the line is a tab among the others
    Tab m_tab = Tab::Troops;
    std::optional<Refusal> m_refusal;

    ScoreStrip* m_strip;
    QBoxLayout* m_body;
    QWidget* m_lineBox;
    Scroller* m_lineArea;
    SeatLine* m_far;
    LineView* m_line;
    SeatLine* m_near;
    QWidget* m_side = nullptr;
    SegmentedChoice* m_tabs;
    TextLabel* m_unseen;
    QScrollArea* m_troopBox;
    CardPad* m_troops;
    QScrollArea* m_tacticsBox;
    CardPad* m_tactics;
    QScrollArea* m_flagBox;
    FlagPanel* m_flagPanel;
    QWidget* m_words;
    RulingBanner* m_ruling;
    LogList* m_log;
    RulingBanner* m_refusalBanner;
    ActionBar* m_bar;
};

} // namespace whistle::battleline
