// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/offers/moves.h"
#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/curtain.h"
#include "controls/panels/side_tabs.h"
#include "controls/panels/sum_panel.h"
#include "controls/press/action_bar.h"
#include "controls/press/choice_panel.h"
#include "controls/words/text_label.h"
#include "table/match_frame.h"

#include <optional>

namespace whistle::chaotic {

/// The page of a running match of Chaotic: the Battleboard, and beside it the fight (Location, Burst, damage line by
/// line, the newest ruling), the creature that was tapped with what makes its numbers, the hand of one player behind
/// the curtain, or ruling and log.
///
/// What may be done is said by the game's moves. A usual move is two taps, a creature and a shining space, or one pull
/// from the one to the other; an opponent's creature is looked at first. A strike is two taps as well:
/// the Attack, and that nobody answers. Locations and Attacks are chosen in the open; what is secret is seen behind the
/// curtain only: the deck, creatures and Battlegear to place, Mugic.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; board; burst; fightSum,
/// creatureSum; handPanel, curtain; sideTabs; actionBar with showHand_<player>, closeHand, revealAll,
/// first_<player>, endAction, endTurn, initiative, chance_<player>, nobodyAdds, pass, resolve, true, false, putDown,
/// noTarget, amount_<n>, attack, sacrificeGear, dispel, negate, putBack, stepBack, heal, damage, turnUp, hive_true,
/// hive_false, return_<n>, discard_<player>, anotherEffect, carriedOut; in the hand deck_<n>, takeDeck, card_<id>,
/// gear_<n>, asListed, mugic_<n>, answer_<n>; in the open location_<n>, attack_<n>; beside a creature ability_<n>.
class ChaoticPage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit ChaoticPage(MatchSession& session, QWidget* parent = nullptr);
    void useStore(Store& store) override { m_store = &store; }
    /// Takes in the deck of a file for a player; what is wrong with it is said behind the curtain.
    void takeDeck(Player player, const QString& path);

protected:
    void showMatch() override;
    void showPhones() override { showAll(); }
    [[nodiscard]] bool looksBehindCurtain() const override { return m_hand || m_picked.isInHand(); }
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    [[nodiscard]] QWidget* crossing() const override { return m_board; }
    void showMoves() override;
    void lookAt(const Tap& tap) override;
    bool ask(const GameMove& move) override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;

private:
    enum class Tab { Board, Fight, Creature, Hand, Words };
    /// What lies under the finger and is no tap of a move.
    struct Picked {
        CreatureIndex creature = nobody; ///< whose numbers are shown, and that may be moved
        CreatureIndex aimed = nobody; ///< the opponent's that was tapped then: looked at first, attacked by another tap
        std::string placing;          ///< in the setup: the creature in hand, by its id on the card
        std::string equipping;        ///< in the setup: the Battlegear in hand
        Player holder = Player::One;  ///< who has that in hand; the curtain may be closed again

        [[nodiscard]] bool isInHand() const { return !placing.empty() || !equipping.empty(); }
        [[nodiscard]] bool isNothing() const { return creature == nobody && !isInHand(); }
    };

    /// An ability that may be used now.
    struct AbilityInUse {
        CreatureIndex of = nobody; ///< it, or the bearer of its Battlegear
        QString words;
        std::function<void()> use;
    };

    void build();
    void showAll();
    void showBoard();
    void showFight();
    void showCreature();
    void retranslate();
    void showNews(const State& before); ///< chaotic_page_news.cpp

    void pressSpace(const Space& space);
    void pull(int from, int to);
    void look(CreatureIndex creature);
    void lookAtFoe(CreatureIndex foe);
    void goTo(const Space& space);
    [[nodiscard]] QString offerAt(const BoardSpace& space) const;
    /// Whether the creature that was tapped may go there.
    [[nodiscard]] bool mayGo(const Space& space) const;
    [[nodiscard]] bool isTimeToMove() const;

    // What a card of the hand or an ability is used for, tap by tap.
    /// `said`: so many of their taps, which all have.
    void playCard(std::vector<GameMove> moves, std::size_t said = 1);
    void takeCard(std::vector<GameMove> moves);
    void letGo();
    void keepWhatIsBegun();
    [[nodiscard]] Picked pickedNow() const;
    [[nodiscard]] std::vector<GameMove> cardMovesNow() const;
    /// The input that is tapped: of a card that was taken from the hand, or of the table.
    [[nodiscard]] MoveInput& taking() const { return m_cardMoves.empty() ? moveInput() : *m_cardInput; }
    [[nodiscard]] const GameMove& moveAt(std::size_t index) const
    {
        return (m_cardMoves.empty() ? moves() : m_cardMoves)[index];
    }
    /// Whether a card or an ability is being used, and something is still to be said about it.
    [[nodiscard]] bool isPlaying() const { return !m_cardMoves.empty(); }
    [[nodiscard]] std::vector<AbilityInUse> abilitiesOf(Player player);
    [[nodiscard]] std::optional<Tap> onlyWay() const;

    // chaotic_page_bar.cpp
    void showBar();
    [[nodiscard]] MoveTelling telling();
    [[nodiscard]] ButtonSpec dress(ButtonSpec button, const Tap& tap) const;
    void tellHand(BarState& bar);
    void tellPlay(BarState& bar) const;
    void tellSetup(BarState& bar);
    void tellBurst(BarState& bar) const;
    /// A text that is left to the players: its words, what it may do to the creature that was tapped, Done.
    void tellCarriedOut(BarState& bar);
    [[nodiscard]] bool isCarryingOut() const;
    void haveCarriedOut();
    void tellCombat(BarState& bar) const;
    void tellTurn(BarState& bar) const;
    void tellEnd(BarState& bar);
    [[nodiscard]] QString resolving() const;
    [[nodiscard]] QString nobodyAnswers() const;
    [[nodiscard]] ButtonSpec stepBackButton();
    [[nodiscard]] ButtonSpec handButton(Player player, const QString& title);
    [[nodiscard]] bool opensHand(const QAbstractButton& pressed);
    void addAnswers(BarState& bar);
    [[nodiscard]] bool isOffered(const char* choice) const;

    // chaotic_page_hand.cpp
    void openHand(Player player);
    void closeHand();
    [[nodiscard]] bool isReady(Player player) const;
    void showHand();
    [[nodiscard]] ChoicePanelState deckChoice(Player player);
    [[nodiscard]] ChoicePanelState placing(Player player);
    [[nodiscard]] ChoicePanelState cardsOf(Player player);
    /// Locations and Attacks, where it is somebody's moment for them: they are chosen in the open.
    [[nodiscard]] ChoicePanelState openCards();
    void chooseDeck(Player player);
    void placeAsListed(Player player);

    Store* m_store = nullptr; ///< where the players' decks are kept
    Names m_names;
    State m_shown; ///< what the page has shown last
    Picked m_picked;
    std::vector<GameMove> m_cardMoves; ///< of the card that was taken from the hand; empty: none was
    MoveInput* m_cardInput = new MoveInput(this);
    std::size_t m_cardTaps = 0;   ///< so many of their taps all of them have
    std::size_t m_tapped = 0;     ///< so many taps there were when they were looked at last
    std::optional<Player> m_hand; ///< whose hand is open
    Settling m_handSettling;      ///< of the buttons that open one: none opens by a second tap of another
    bool m_isHoldTold = false;    ///< a hand was opened and nothing taken: the bar says how it is done
    /// The item whose text the players have carried out, or passed over, and their last entry then: behind that it is
    /// to be carried out again.
    struct Carried {
        int item = 0;
        int entry = 0;
    };
    Carried m_carried;
    QString m_deckProblem; ///< why a deck could not be taken in

    BoardView* m_board = named("board", new BoardView);
    Scroller* m_boardArea = nullptr;
    PanelBox* m_location = new PanelBox;
    TextLabel* m_locationTitle = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_locationName = new Paragraph(TypeStep::Title);
    TextLabel* m_initiative = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_burstTitle = new TextLabel({}, TypeStep::Title);
    TextLabel* m_burstNote = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    BurstView* m_burst = named("burst", new BurstView);
    QBoxLayout* m_fight = nullptr;               ///< Location, cards, Burst, ruling, sum
    QBoxLayout* m_burstRuling = new QVBoxLayout; ///< where the ruling of a fight stands
    ChoicePanel* m_cards = named("openCards", new ChoicePanel);
    SumPanel* m_fightSum = named("fightSum", new SumPanel);
    TextLabel* m_nobody = new Paragraph(TypeStep::Body, Colour::TextMuted);
    SumPanel* m_creatureSum = named("creatureSum", new SumPanel);
    ButtonRow* m_abilities = new ButtonRow;
    ChoicePanel* m_handPanel = named("handPanel", new ChoicePanel);
    Curtain* m_curtain = named("curtain", new Curtain(m_handPanel));
    QWidget* m_words = new QWidget;
    Scroller* m_wordsRuling = new Scroller(new QWidget);
    SideTabs* m_side = nullptr;
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::chaotic
