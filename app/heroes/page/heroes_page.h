// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/action_bar.h"
#include "controls/press/choice_panel.h"
#include "heroes/battle/battle_view.h"
#include "heroes/board/map_view.h"
#include "heroes/board/player_board.h"
#include "heroes/board/realm_panel.h"
#include "heroes/board/tile_desk.h"
#include "heroes/game.h"
#include "heroes/parts/kept_facts.h"
#include "heroes/parts/readings.h"
#include "heroes/telling/acts.h"
#include "match/known_things.h"
#include "table/match_frame.h"

namespace whistle::heroes {

/// The page of a running match of Heroes: a player's board, the map or the battle, beside them what the whole table
/// looks at, below them what may be done now.
///
/// What is printed on a component and nobody has given yet is asked where it is first needed, on a sheet of digits in
/// the place of the board, kept for every match and put into the facts of this one.
///
/// The set-up of a board is said on its map: a free place asks for its tile, a space for what lies there. A tile that
/// has been painted once comes with its sites.
///
/// Usual bookkeeping is one tap or two: gathering is a single one (card, gathering and the end of the action), a
/// building two. In a battle the last die enters the roll where nothing is left to choose.
///
/// The objectNames by which tests (and scripts) find the controls: those of MatchFrame; sideTabs; playerBoard, map,
/// battle, words; tileDesk with layTile, turnTile in the bar; numberSheet, with sheetDone, sheetLater and scareOff in
/// the bar; newest; acts with a button for each act (OfferedAct::name); actionBar with dealDamage, stepBack,
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
    [[nodiscard]] QWidget* crossing() const override { return m_map; }
    void showMoves() override;
    void lookAt(const Tap& tap) override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    void showOdds() override;
    bool ask(const GameMove& move) override;
    /// A refusal takes the place of what can be done, so that the board stands still.
    void showRefused() override;

private:
    struct Tab {
        QWidget* shows = nullptr;
        int player = 0; ///< whose board
        friend bool operator==(const Tab&, const Tab&) = default;
    };

    /// What is asked of the table, and what comes of the answer.
    struct Asking {
        NumberSheetState sheet;
        std::function<QString(const NumberSheetState&)> main; ///< the words of the main button; null: there is none
        std::function<void(const NumberSheetState&)> answered;
        std::vector<ButtonSpec> others = {};
        std::vector<Lacking> rests = {}; ///< what the battle rests on: it may be put off
        bool isOfMatch = false;          ///< it is not printed anywhere
    };

    [[nodiscard]] std::vector<Tab> tabs() const;
    void showAll();
    void showTabs();
    void placeWords();
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
    /// Something is asked, in the place of what the tabs show.
    [[nodiscard]] bool isAsking() const { return m_asking || m_laying; }
    void showAsking();
    /// Tiles are laid, or a capital is missing.
    [[nodiscard]] bool isBoardOpen() const;
    void askTile(const Space& place);
    void layTile();
    void showTileBar();
    /// What lies on a space of the board, while it is set up.
    void askSpace(const Space& space);
    [[nodiscard]] std::vector<ChoiceSection> capitalsAt(const Space& space);
    [[nodiscard]] std::vector<ChoiceSection> encountersAt(const SetSpace& here);
    [[nodiscard]] std::vector<ChoiceSection> groundsAt(const SetSpace& here);
    /// Encounter tokens that somebody has read off and that do not lie on the table.
    [[nodiscard]] std::vector<EncounterFacts> knownTokens() const;
    [[nodiscard]] std::vector<ChoiceSection>
    tokensByGroup(const std::function<void(const EncounterFacts&)>& take) const;
    /// "Sawmill", and where there is one already "Sawmill 2": what nothing in the match is called, nor `besides`.
    [[nodiscard]] std::string freshName(const QString& base, const std::vector<std::string>& besides = {}) const;
    /// The match as it has begun; what it asks now and another match has said since stands there.
    [[nodiscard]] NewMatch withKept(const PrintedSheet& printed) const;
    /// As a sheet says it; one without a name gets one.
    [[nodiscard]] EncounterFacts tokenOn(const NumberSheetState& sheet) const;
    /// The last of them, and the Scrolls that are drawn with it; then its Artefacts are asked for.
    void enterWithCards(std::vector<Command> all);
    /// A hero comes into play with a card.
    void askSkillCard(const OfferedAct& act);
    void askArtefact(const std::string& hero, std::optional<Slot> slot, int count = 1);
    void askWorn(const std::string& hero, Slot slot);
    void dealDamage();
    void press(const OfferedAct& act);
    void open(Asking asking);
    void closeSheet();
    /// Asks for what is printed, and enters it together with these commands.
    void askPrinted(const PrintedSheet& printed, const QString& title, std::vector<Command> then);
    void askHero(int player, const std::string& hero, bool isStarting);
    void askEncounter();
    void askPrice(const Build& build);
    void askPriceOf(Building building);
    void askCapitalPrice();
    void askTreasury(bool gold);
    void askRewards();
    void askUnit(Unit unit);
    /// What the running battle rests on and nobody has given.
    void askForBattle();
    void enterRead(const PrintedSheet& printed, const NumberSheetState& sheet, const std::vector<Command>& then);
    bool enterFacts(const NewMatch& facts, const std::vector<Command>& then);
    /// The entry with which the match began, and its number.
    [[nodiscard]] const NewMatch& begun(int* number = nullptr) const;
    void learn();
    /// What is worth more than a line of the bar: a battle won, a site taken from somebody, the end.
    void showNews(const State& before);
    void showNewest();
    [[nodiscard]] State withKnownPrices(State shown, int player) const;
    [[nodiscard]] ButtonSpec buttonOf(const OfferedAct& act);

    KnownThings m_known{Game::id};  ///< what has been typed in, here and before
    std::optional<Json> m_said;     ///< by this match, when it was opened: its prices are its own
    Settings* m_settings = nullptr; ///< null: of a side copy
    std::optional<Asking> m_asking;
    std::optional<Space> m_laying; ///< the place of the tile that is asked for
    std::vector<Lacking> m_putOff; ///< of battles, what nobody could say
    State m_shown;                 ///< what the page has shown last
    Tab m_tab;
    std::vector<OfferedAct> m_acts;
    QBoxLayout* m_column = nullptr; ///< of what the tabs show
    QBoxLayout* m_top = nullptr;    ///< the tabs, and what was ruled last
    SegmentedChoice* m_tabs = named("sideTabs", new SegmentedChoice);
    PlayerBoard* m_board = named("playerBoard", new PlayerBoard);
    MapView* m_map = named("map", new MapView);
    BattleView* m_battle = named("battle", new BattleView);
    QWidget* m_words = named("words", new QWidget);
    TileDesk* m_tileDesk = named("tileDesk", new TileDesk);
    NumberSheet* m_sheet = named("numberSheet", new NumberSheet);
    ChoiceButton* m_newest = named("newest", new ChoiceButton({}, ButtonLook::Quiet));
    ChoicePanel* m_actsPanel = named("acts", new ChoicePanel);
    RealmPanel* m_realm = new RealmPanel;
    QWidget* m_beside = new QWidget; ///< the column with the realm
    bool m_wasLarge = false;         ///< when the page was arranged last
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::heroes
