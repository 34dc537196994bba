// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/arithmetic_panel.h"
#include "kaosball/contest/contest_stage.h"
#include "kaosball/dugout/dugout_sheet.h"
#include "kaosball/game.h"
#include "table/match_frame.h"

namespace whistle::kaosball {

class ArrangeStage;
class BellStage;
class DraftStage;
class FigureSheet;
class LoadoutStage;
class PeriodStage;
class SideColumns;
class TableStage;

/// The page of a running Kaosball match: the stage of the phase, dugouts and words beside it, and the stage's bar.
///
/// The objectNames by which tests (and scripts) find the controls; <team>, <figure>, <lot>, <space> are the ids of the
/// commands ("fangs", "fangs/b2", "hate_1", "e5"), <name> a figure within its team ("b2", "t_bone"):
///
/// - always: those of MatchFrame; leftColumn, rightColumn, sideTabs; dugoutPanel1-4 with dial0
///   (cash), dial1 (fouls), dial2 (upgrade points); correctionPanel with correctionMinus, correctionPlus,
///   correctionReason, correctionMain, correctionClose, depthMirror, depthScorekeeper, correctScore_<team>,
///   correctHand_<team>; figureSheet with the names of FigureSheet; dugoutSheet with sheetCash, sheetFouls,
///   sheetUpgrades, sheetScore, sheetHand; actionBar with barTitle, barNote, stepBack and more.
/// - draftStage: tile_<upgrade or ringer>, picked_0..., dealForUs, health_<ringer>[_minus|_plus],
///   price_<ringer>[_minus|_plus]; lot_<lot>, soldTo_<team>_<price>, endAuction, bid_<number>, passBid, draftMain.
/// - loadoutStage: loadoutTeam_<team>, loadoutShow, upgrade_<upgrade>_<tile>, ringer_<ringer>_none|runner|bruiser,
///   loadoutMain.
/// - lineupStage: crossfield, entry_<name>, lineupMain. placesStage: crossfield, place_<figure>, place_ball,
///   placesMain.
/// - tableStage: crossfield; killzones, turnBoard; scorePane with depthSwitch, mound_none|minor|major, actor_<name>,
///   what_moves; action_sprint|tackle|attack; special_<figure>_<action>; contest_<figure>; pickUp;
///   handOff_<figure>_<figure>; react_<figure>_steal|tackle|attack, noReaction, noReactionOnWay;
///   bzzzzt_<team>_<figure>; tacticCard, tactic_<card>, kaosRule_<team>; boot, falls, brick; stomp;
///   scorch, scorchHits_<team>, scorchCard_<team>_<card>, scorchMain, noScorch; takeDamage; reactSteal|Tackle|Attack;
///   piece_<figure>, finish, putBack, modeBack; startPeriod, startTurn, scorePeriod, endTurn.
/// - contestStage: side_<team>, pad_<team> (with card_1 to card_6, card_upset, card_tactic, card_cheat, card_star,
///   card_none, cardName_<card's name>), stim_<team>, scouting_<team>, warp_<team>, painGain_<team>_<use>; diePad with
///   die_-2... and rollButton; reroll_<team>_<face>|forUs; second_<figure>, brick_<figure>, follow_yes|no,
///   push_<space>, push_none, push_smash, push_yes, way_blocked, heal_<figure>, heal_none; announce_<type>;
///   react_<figure>_<type>; contestBack, contestMain (gone where the last card has recorded the contest).
/// - periodStage: special_<figure>_<action>, mound_<figure>, bribe_<cash>, diePad, roll_<card>, reroll_<face>,
/// benched_<figure>, periodMain.
/// - bellStage: bellMain.
class KaosballPage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit KaosballPage(MatchSession& session, QWidget* parent = nullptr);
    /// A contest lies open with its cards; every other entry in its form.
    void beginWith(const Json& entry) override;
    [[nodiscard]] QStringList keys() const override;
    void useSettings(Settings& settings) override;

protected:
    void showMatch() override;
    void showPhones() override;
    [[nodiscard]] bool looksBehindCurtain() const override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    [[nodiscard]] const QWidget* board() const override;
    void showMoves() override;
    bool putBack() override;
    [[nodiscard]] std::vector<GameMove> gathered() const override;
    bool ask(const GameMove& move) override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void showOdds() override;
    bool enter(const Command& command) override;

private:
    /// Fire, walls and pushes in the order of the taps; the counts of a spread have none.
    [[nodiscard]] Command asTapped(Command command) const;
    void addSales(std::vector<GameMove>& moves) const;
    [[nodiscard]] MoveTelling telling();
    [[nodiscard]] QString wordOf(const Tap& tap) const;
    [[nodiscard]] ButtonSpec dressed(ButtonSpec button, const Tap& tap, const MoveOffer* offer) const;
    [[nodiscard]] ButtonSpec dressedWhole(ButtonSpec button, const Command& command) const;
    template <class S, class... Arguments>
    S* addStage(Arguments... arguments);
    void enterAttempt(const Attempt& attempt);
    void openContest(ContestDraft draft, ContestStage::Recording recording);
    void reopenContest();
    /// What the moment of the ruling shows of the contest that is being recorded.
    struct Fresh {
        ArithmeticState sum;
        QString caption;
        QString verdict;
        int winner = -1;
    };
    void showMomentOf(const Fresh& fresh);
    void announceInstead(const ContestDraft& draft, ContestType type);
    void scatterFurther(const ScatterMove& move);
    [[nodiscard]] std::vector<ContestType> announceable(const ContestDraft& draft) const;
    struct Announced {
        std::size_t index = 0;
        int number = 0;
        Activate entry;
    };
    [[nodiscard]] std::optional<Announced> announced() const;
    [[nodiscard]] static Activate announcing(const Announced& announced, ContestType type);
    /// How the turn in progress, or the last one, began.
    struct Begun {
        int number = 0;
        StartTurn entry;
    };
    [[nodiscard]] std::optional<Begun> turnBegun() const;
    void correctMound(Mound mound);
    [[nodiscard]] std::size_t standingEntries() const;
    void showStage();
    [[nodiscard]] QStringList moundReasons() const;
    void showBeside();
    void correct(const Correctable& number);
    void openDugout(int team);
    void openFigure(FigureRef figure);
    /// Over the page, where there is room for it.
    void openSheet(QWidget& sheet);
    void placeSheet();
    [[nodiscard]] Stage* stageOfPhase() const;
    [[nodiscard]] bool bellIsFresh() const;

    ShownTable m_table;
    int m_heardBell = 0; ///< the period whose bell has been seen
    bool m_asksPlaces = false;
    bool m_isCrowded = false; ///< the words are a tab beside the dugouts, though the page is wide
    /// The contest recorded last, and how many entries stood before it.
    struct Fought {
        ContestDraft draft;
        std::size_t entriesBefore = 0;
    };
    std::optional<Fought> m_fought;
    /// The contest that lies open outlives the program; no card waits for the disk.
    void keepContest();
    Settings* m_settings = nullptr; ///< null: of a side copy
    QTimer m_keepTimer;
    std::optional<Command> m_soFar; ///< what has been said of it
    std::optional<Fresh> m_fresh;
    SideColumns* m_sides;
    QBoxLayout* m_stageColumn = new QVBoxLayout;
    Stage* m_current = nullptr;
    DraftStage* m_draft;
    LoadoutStage* m_loadout;
    ArrangeStage* m_lineup;
    TableStage* m_field;
    ContestStage* m_contest;
    PeriodStage* m_period;
    BellStage* m_bell;
    ArrangeStage* m_places;
    CorrectionPanel* m_correction = new CorrectionPanel(this);
    DugoutSheet* m_dugoutSheet = new DugoutSheet(this);
    FigureSheet* m_figureSheet;
};

} // namespace whistle::kaosball
