// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/game.h"
#include "chaotic/page/play_draft.h"
#include "chaotic/telling/words.h"
#include "table/match_frame.h"

#include <optional>

namespace whistle {
class ActionBar;
class ButtonRow;
class Curtain;
class PanelBox;
class RuleChips;
class Scroller;
class SegmentedChoice;
class SumPanel;
class TextLabel;
struct BarState;
struct ButtonSpec;
} // namespace whistle

namespace whistle::chaotic {

class BoardView;
class BurstView;
class HandPanel;
struct HandState;

/// The page of a running match of Chaotic: the Battleboard, and beside it the fight (Location, Burst, damage line by
/// line, the newest ruling), the creature that was tapped with what makes its numbers, the hand of one player behind
/// the curtain, or ruling and log.
///
/// A usual move is two taps: a creature, a shining space. What a player holds is seen behind the curtain only: the
/// deck, creatures and Battlegear to place, Locations, Attacks and Mugic.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; board; burst; fightSum,
/// creatureSum; handPanel, curtain; sideTabs; actionBar with showHand_<player>, closeHand, asListed, revealAll,
/// first_<player>, endAction, endTurn, initiative, chance_<player>, pass, resolve, stated_<n>, putDown, noTarget,
/// amount_<n>, sacrificeGear, putBack, stepBack; in the hand deck_<n>, takeDeck, card_<id>, gear_<n>, location_<n>,
/// attack_<n>, mugic_<n>; beside a creature ability_<n>.
class ChaoticPage : public MatchFrame {
    Q_OBJECT
public:
    explicit ChaoticPage(MatchDesk& desk, QWidget* parent = nullptr);
    void useStore(Store& store) override { m_store = &store; }

protected:
    void showMatch() override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;

private:
    enum class Tab { Board, Fight, Creature, Hand, Words };

    [[nodiscard]] const State& state() const;
    void build();
    [[nodiscard]] QWidget* sidePanel();
    [[nodiscard]] std::vector<Tab> tabs() const;
    void openTab(Tab tab);
    void showAll();
    void showBoard();
    void showFight();
    void showCreature();
    void retranslate();
    bool enter(const Command& command);

    // chaotic_page_input.cpp
    void pressSpace(const Space& space);
    void pressItem(const QString& item);
    void pressCreature(CreatureIndex creature);
    void startDraft(PlayDraft draft);
    void chooseFor(const std::string& id);
    [[nodiscard]] const MoveOffer* moveOf(CreatureIndex creature) const;
    [[nodiscard]] bool mayPick(CreatureIndex creature) const;

    // chaotic_page_bar.cpp
    void showBar();
    void barForSetup(BarState& bar);
    void barForHand(BarState& bar);
    void barForDraft(BarState& bar);
    void barForBurst(BarState& bar);
    void barForCombat(BarState& bar);
    void barForTurn(BarState& bar);
    void barForEnd(BarState& bar);
    [[nodiscard]] ButtonSpec handButton(Player player, const QString& title);
    void addAnswers(BarState& bar);

    // chaotic_page_hand.cpp
    void openHand(Player player);
    void closeHand();
    [[nodiscard]] bool isReady(Player player) const;
    void showHand();
    [[nodiscard]] HandState deckChoice(Player player);
    [[nodiscard]] HandState placing(Player player);
    [[nodiscard]] HandState cardsOf(Player player);
    void takeDeck(Player player);
    void placeAsListed(Player player);

    Store* m_store = nullptr; ///< where the players' decks are kept
    Names m_names;
    Legal m_legal;
    State m_shown; ///< what the page has shown last
    CreatureIndex m_selected = nobody;
    PlayDraft m_draft;
    std::string m_pick;               ///< Showdown: the creature that the Active Player has picked
    std::vector<std::string> m_order; ///< pending triggers, in the order in which they were tapped
    std::vector<bool> m_stated;       ///< conditions that the players judge
    std::optional<Player> m_hand;     ///< whose hand is open
    std::string m_placing;            ///< in the setup: the creature in hand, by its id on the card
    std::string m_equipping;          ///< in the setup: the Battlegear in hand
    QString m_deckProblem;            ///< why a deck could not be taken in
    bool m_small = false;             ///< the board is a tab among the others
    Tab m_tab = Tab::Fight;

    Scroller* m_boardArea;
    BoardView* m_board;
    QWidget* m_side = nullptr;
    SegmentedChoice* m_tabs;
    QWidget* m_fightBox;
    Scroller* m_fightArea;
    PanelBox* m_location;
    TextLabel* m_locationTitle;
    TextLabel* m_locationName;
    TextLabel* m_initiative;
    RuleChips* m_locationRules;
    TextLabel* m_burstTitle;
    TextLabel* m_burstNote;
    BurstView* m_burst;
    QBoxLayout* m_burstRuling; ///< where the ruling of a fight stands
    SumPanel* m_fightSum;
    QWidget* m_creatureBox;
    Scroller* m_creatureArea;
    TextLabel* m_nobody;
    SumPanel* m_creatureSum;
    ButtonRow* m_abilities;
    HandPanel* m_handPanel;
    Curtain* m_curtain;
    QWidget* m_handArea;
    QWidget* m_words;
    Scroller* m_wordsRuling;
    ActionBar* m_bar;
};

} // namespace whistle::chaotic
