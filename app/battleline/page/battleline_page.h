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

#include <set>

namespace whistle::battleline {

class SeatLine;

/// The page of a running match of Battle Line: the nine flags between both players, and beside them the pads of
/// cards, the claim on a flag, or ruling and log.
///
/// What may be done is said by the game's moves. A usual turn is two taps, a card and a flag, or the card drawn to the
/// flag. A flag that is tapped without a card is looked at: whether it could be claimed, and why.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; line; troopPad, tacticsPad;
/// flagPanel with claimOf; sideTabs; actionBar with
/// claim_<flag>, drawTroop, drawTactics, returnTroop, returnTactics, playScout, outOfPlay, passTurn, endTurn,
/// endClaims, atOnce, nextGame, putBack, stepBack.
class BattleLinePage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit BattleLinePage(MatchSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QStringList keys() const override
    {
        return {tr("Keyboard: the letter of the colour, the value (0 for 10), then the flag's number.")};
    }

protected:
    void showMatch() override;
    void showInLanguage() override
    {
        retranslate();
        showAll();
    }
    [[nodiscard]] std::optional<ScoreStripState> strip() const override { return stripOf(state(), names()); }
    void arrange() override;
    [[nodiscard]] const QWidget* board() const override { return m_line; }
    [[nodiscard]] QWidget* crossing() const override { return m_line; }
    void showMoves() override;
    void lookAt(const Tap& tap) override;
    bool putBack() override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    [[nodiscard]] WaysOn waysOn(const Refusal& refusal) const override;

private:
    enum class Tab { Line, Troops, Tactics, Flag, Words };

    [[nodiscard]] Seats<QString> names() const { return playerNames(state()); }
    /// The card that is being played, also one that no move has.
    [[nodiscard]] Card picked() const;
    /// The card of the line that it takes.
    [[nodiscard]] Card taken() const;
    /// Who lays a card, if that comes next or can be done at once.
    [[nodiscard]] Seat player() const;
    void readMoves();
    void build();
    void showAll();
    void showBoard();
    void showPads();
    void showBar();

    void pickCard(Card card);
    void dropCard(Card card, QPoint globalPosition);
    void pressFlag(int flag);
    void showNews(const PlayResult& ruling);
    void retranslate();
    [[nodiscard]] MoveTelling telling();
    /// As a claim of the flag is called.
    [[nodiscard]] ButtonSpec claim(int flag, ButtonSpec button) const;
    [[nodiscard]] ButtonSpec dress(ButtonSpec button, const Tap& tap) const;
    void tellPlay(BarState& bar);
    void tellEnd(BarState& bar);

    Card m_tried;   ///< picked, though no move has it: laid all the same, the referee says why not
    int m_flag = 0; ///< whose claim is shown
    Seat m_claimant = Seat::South;
    Seats<FlagSet> m_provable;
    std::vector<FlagStanding> m_standing; ///< empty: it is not told
    FlagSet m_claimable = 0;              ///< by a move
    std::set<Card> m_playable;            ///< that a move begins with
    const MoveOffer* m_play = nullptr;    ///< the first move that plays a card or passes; null: there is none
    State m_shown;                        ///< what the page has shown last
    std::optional<ButtonSpec> m_due;      ///< what is due, where one button does it
    std::function<void()> m_otherCard = [this] { pickCard(picked()); };
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
