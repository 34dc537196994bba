// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/button_row.h"
#include "heroes/game.h"
#include "heroes/telling/acts.h"
#include "table/match_frame.h"

namespace whistle {
class ActionBar;
class ChoicePanel;
class SegmentedChoice;
} // namespace whistle

namespace whistle::heroes {

class BattleView;
class MapView;
class PlayerBoard;
class RealmPanel;

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
    explicit HeroesPage(MatchDesk& desk, QWidget* parent = nullptr);

protected:
    void showMatch() override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    void showOdds() override;

private:
    enum class Kind { Player, Map, Battle, Words };
    struct Tab {
        Kind kind = Kind::Player;
        int player = 0;
        friend bool operator==(const Tab&, const Tab&) = default;
    };

    void build();
    [[nodiscard]] std::vector<Tab> tabs() const;
    void openTab(Tab tab);
    void chooseTab();
    void showAll();
    void showTabs();
    void showActs();
    void showBar();
    void showBattle();
    void press(const OfferedAct& act);
    void pressSpace(const Space& space);
    void dealDamage();
    [[nodiscard]] ButtonSpec buttonOf(const OfferedAct& act);

    State m_shown; ///< what the page has shown last
    State m_clash; ///< the running battle as this clash began
    Tab m_tab;
    std::vector<OfferedAct> m_acts;
    QWidget* m_left;
    SegmentedChoice* m_tabs;
    PlayerBoard* m_board;
    MapView* m_map;
    BattleView* m_battle;
    QWidget* m_words;
    ChoicePanel* m_actsPanel;
    RealmPanel* m_realm;
    ActionBar* m_bar;
};

} // namespace whistle::heroes
