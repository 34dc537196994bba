// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards/card_pad.h"
#include "battleline/game.h"
#include "battleline/line/claim_view.h"
#include "battleline/line/line_view.h"
#include "battleline/telling/strip.h"
#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/side_tabs.h"
#include "controls/press/action_bar.h"
#include "table/match_frame.h"

namespace whistle::battleline {

class SeatLine;

/// The page of a running match of Battle Line: the nine flags between both players, and beside them the pads of
/// cards, the claim on a flag, or ruling and log.
///
/// A usual turn is two taps, a card and a flag, or the card drawn to the flag. The draw from the Troop deck is entered
/// with the next player's card where no flag can be claimed; another draw, and claims, are buttons of the bar.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; line; troopPad, tacticsPad;
/// flagPanel with claimOf; sideTabs; actionBar with
/// claim_<flag>, drawTroop, drawTactics, returnTroop, returnTactics, playScout, outOfPlay, passTurn, endTurn,
/// endClaims, nextGame, putBack, stepBack.
class BattleLinePage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit BattleLinePage(MatchDesk& desk, QWidget* parent = nullptr);
    [[nodiscard]] QStringList keys() const override
    {
        return {tr("By keyboard: the letter of the colour, the value (0 for 10), then the flag's number.")};
    }

protected:
    void showMatch() override;
    void showInLanguage() override
    {
        retranslate();
        showAll();
    }
    [[nodiscard]] std::optional<ScoreStripState> strip() const override { return stripOf(now(), names()); }
    void arrange() override;
    bool putBack() override;
    bool enter(const Command& command) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    [[nodiscard]] WaysOn waysOn(const Refusal& refusal) const override;

private:
    enum class Tab { Line, Troops, Tactics, Flag, Words };

    /// The match; where a step goes in before what is entered next, as it will be after that step.
    [[nodiscard]] const State& now() const { return m_ahead ? *m_ahead : state(); }
    [[nodiscard]] Seats<QString> names() const { return playerNames(now()); }
    void build();
    void showAll();
    void showBoard();
    void showPads();
    void showBar();

    void pickCard(Card card);
    void dropCard(Card card, QPoint globalPosition);
    void pressFlag(int flag);
    void pressCard(Card card);
    void showEnd();
    void lookAhead();
    void retranslate();
    void scout(Deck deck);
    void barForPlay(BarState& bar);
    void barForScouting(BarState& bar);
    void barForClaims(BarState& bar);
    void barForEnd(BarState& bar);

    Card m_card;                 ///< that a player has picked
    Card m_taken;                ///< the card on the line that it takes: of Redeploy and Traitor
    std::vector<Deck> m_scouted; ///< decks said so far, where Scout draws all at once (BL-R12)
    int m_flag = 0;              ///< whose claim is shown
    Seat m_claimant = Seat::South;
    Seats<FlagSet> m_provable;
    State m_shown;                   ///< what the page has shown last
    std::optional<Command> m_before; ///< goes in before what is entered next
    std::optional<State> m_ahead;    ///< after it
    std::optional<ButtonSpec> m_due; ///< the step that is due, where one button does it
    std::function<void()> m_otherCard = [this] { pickCard(m_card); };
    int m_colour = -1; ///< typed: the next digit is the value of a Troop card

    Seats<SeatLine*> m_seatLines;
    LineView* m_line = named("line", new LineView);
    Scroller* m_lineArea = nullptr;
    SideTabs* m_side = nullptr;
    TextLabel* m_unseen = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    CardPad* m_troops = named("troopPad", new CardPad(cardsOf({CardKind::Troop}), battleline::colorCount));
    CardPad* m_tactics =
        named("tacticsPad", new CardPad(cardsOf({CardKind::Morale, CardKind::Environment, CardKind::Guile}), 2));
    FlagPanel* m_flagPanel = named("flagPanel", new FlagPanel);
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::battleline
