// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/action_bar.h"
#include "controls/press/choice_panel.h"
#include "heroes/battle/battle_view.h"
#include "heroes/board/map_view.h"
#include "heroes/board/player_board.h"
#include "heroes/board/realm_panel.h"
#include "heroes/game.h"
#include "heroes/telling/acts.h"
#include "match/known_things.h"
#include "table/match_frame.h"

namespace whistle::heroes {

/// The page of a running match of Heroes: a player's board, the map or the battle, beside them what the whole table
/// looks at, below them what may be done now.
///
/// Usual bookkeeping is one tap or two: gathering is a single one (card, gathering and the end of the action), a
/// building two. In a battle the last die enters the roll where nothing is left to choose.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; sideTabs; playerBoard, map,
/// battle, words; acts with a button for each act (OfferedAct::name); actionBar with dealDamage, stepBack,
/// reportButton.
class HeroesPage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit HeroesPage(MatchSession& session, QWidget* parent = nullptr);

protected:
    void useSettings(Settings& settings) override;
    void showMatch() override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    void showMoves() override;
    void lookAt(const Tap& tap) override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    void showOdds() override;

private:
    struct Tab {
        QWidget* shows = nullptr;
        int player = 0; ///< whose board
        friend bool operator==(const Tab&, const Tab&) = default;
    };

    [[nodiscard]] std::vector<Tab> tabs() const;
    void showAll();
    void showTabs();
    void showActs();
    void showBar();
    /// What Enter does: the only thing that is due; null: there is none, or several.
    [[nodiscard]] const OfferedAct* dueAct() const;
    /// Pressing the building on the board does it, and no button is needed: nothing is left to choose.
    [[nodiscard]] bool isOnBoard(const OfferedAct& act) const;
    /// Everything stands in one column.
    [[nodiscard]] bool isSmall() const;
    /// Ruling and log have room of their own below what the whole table looks at.
    [[nodiscard]] bool isLarge() const;
    void pressBuilding(Building building);
    void pressSpace(const Space& space);
    void dealDamage();
    [[nodiscard]] State withKnownPrices(State shown, int player) const;
    [[nodiscard]] ButtonSpec buttonOf(const OfferedAct& act);

    KnownThings m_known{Game::id}; ///< what has been typed in, here and before
    State m_shown;                 ///< what the page has shown last
    Tab m_tab;
    std::vector<OfferedAct> m_acts;
    QBoxLayout* m_column = nullptr; ///< of what the tabs show
    SegmentedChoice* m_tabs = named("sideTabs", new SegmentedChoice);
    PlayerBoard* m_board = named("playerBoard", new PlayerBoard);
    MapView* m_map = named("map", new MapView);
    BattleView* m_battle = named("battle", new BattleView);
    QWidget* m_words = named("words", new QWidget);
    ChoicePanel* m_actsPanel = named("acts", new ChoicePanel);
    RealmPanel* m_realm = new RealmPanel;
    QWidget* m_beside = new QWidget; ///< the column with the realm
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::heroes
