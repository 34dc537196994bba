// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/score_track.h"
#include "controls/layout/named.h"
#include "controls/panels/secret_stage.h"
#include "controls/panels/side_tabs.h"
#include "controls/press/action_bar.h"
#include "controls/press/settling.h"
#include "controls/seats/seat_table.h"
#include "controls/words/text_label.h"
#include "elgrande/game.h"
#include "elgrande/map/map_view.h"
#include "elgrande/scoring/area_sum.h"
#include "table/match_frame.h"

namespace whistle::elgrande {

/// The page of a running match of El Grande: the map with the cards of the round below it, or the score track while
/// something is scored; beside it the newest ruling and what everybody has, or the log; secret discs behind the curtain
/// in place of both. What may be done is the moves' (docs/moves/el-grande.md): the page draws where their taps are, and
/// has words for them.
///
/// What is shared out over the map is tapped one by one, or by number: a region and a digit, a digit and a region, a
/// digit pulled onto a region; whoever may move goes by one pull from region to region. The turn ends by itself. What
/// is loud (a Veto, a scoring, the King) has its moment; a scoring of several regions is shown one by one first, and
/// the Castillo is open just while it is.
///
/// objectNames: those of MatchFrame; map, scorePanel, scoreTrack, sideTabs, stack_<n>, power_<n>, reveal_<card>,
/// count_<n>, counted_<seat>, area_<n>; discStage with those of SecretStage, disc_<region>, disc_unclear;
/// actionBar with startRound, takeCaballeros, number_<n>, finish, moveAll, placeNobody, putBack, cardFirst, announce,
/// skip, endTurn, closeDisc, veto_<seat>, owner_<seat>, fromCourt, recordMoves, scoreboard_1, scoreboard_2,
/// returnCourt, allFromCourt, score, scoreOne, openAsRecorded, revealDiscs, sealHere, showRegions, homeOf_<seat>,
/// nextArea, areaBack, lastArea, challengeArea, putRight.
class ElGrandePage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit ElGrandePage(MatchSession& session, QWidget* parent = nullptr);
    [[nodiscard]] QStringList keys() const override;

protected:
    void showMatch() override;
    void showMoves() override;
    void lookAt(const Tap& tap) override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    [[nodiscard]] const QWidget* board() const override { return m_map; }
    [[nodiscard]] QWidget* crossing() const override { return m_map; }
    void keyPressEvent(QKeyEvent* event) override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;
    [[nodiscard]] WaysOn waysOn(const Refusal& refusal) const override;
    void showRefused() override;
    void tellRuling(RulingState& shown, int entry) const override;
    bool enter(const Command& command) override;

private:
    enum class Tab { Map, Table, Words };
    /// A scoring that has just been entered, shown area by area.
    struct Scored {
        Area area;
        SumState sum;
        Counts points;
        int entry;
        State table; ///< as it was scored, with the Castillo open where it was counted
    };
    struct Showing {
        std::vector<Scored> steps;
        Counts before{};
        std::size_t index = 0;
        bool isSpecial = false;

        [[nodiscard]] const Scored& now() const { return steps[index]; }
        /// All of it together.
        [[nodiscard]] Counts gains() const
        {
            Counts all{};
            for (const Scored& one : steps) {
                for (std::size_t player = 0; player < mostPlayers; ++player)
                    all[player] += one.points[player];
            }
            return all;
        }
        /// With all that is shown so far.
        [[nodiscard]] int scoreOf(int player) const
        {
            int score = before[player];
            for (std::size_t i = 0; i <= index; ++i)
                score += steps[i].points[player];
            return score;
        }
    };

    /// Caballeros of the placement that is being made which the rules refuse, and the reason why they go there all the
    /// same.
    struct Forced {
        AreaCounts placements;
        QString reason;
    };

    [[nodiscard]] QString nameOf(int player) const;
    [[nodiscard]] bool asksDiscs() const;
    void showPhones() override;
    [[nodiscard]] bool looksBehindCurtain() const override { return m_discs->isOpen(); }
    [[nodiscard]] SecretState discs();
    void closeDisc();
    void build();
    void retranslate();
    void showAll();
    void showMap();
    [[nodiscard]] ByArea<Counts> drafted() const;
    /// With what is being entered.
    [[nodiscard]] Board draftedBoard() const;
    void showSide();
    void showPad();
    void showTrack();
    void showCards();
    void force(const AreaCounts& placements, const QString& reason);
    void putCastilloRight(const PlayerCounts& counted);
    /// What has just been scored, and the loudest of what else has just happened; undo and redo apart.
    [[nodiscard]] Showing freshlyScored() const;
    void showNews(Showing scored);
    [[nodiscard]] std::optional<RulingMomentState> newsOf(const PlayResult& ruling) const;
    [[nodiscard]] RulingMomentState sumMoment(const Showing& scored) const;
    /// Who is El Grande, and the ranking; `scored`: what the last scoring brought, may be empty.
    [[nodiscard]] RulingMomentState endMoment(const Showing& scored) const;
    void step(std::size_t index);
    void pressArea(Area area);
    /// Of what is being shared out so many at this place, whatever has been tapped there.
    void setCount(const Tap& place, int count);
    /// Whoever may be moved from one area to another, by one pull.
    void pull(Area from, Area to);
    /// The place of what is being shared out that was tapped last; none: none was.
    [[nodiscard]] std::optional<Tap> lastShared() const;
    [[nodiscard]] bool shinesOnMap() const;
    [[nodiscard]] bool hasRoomForTrack() const;
    /// The move that is being shared out, its own taps said; null: none is.
    [[nodiscard]] const GameMove* sharing() const;
    [[nodiscard]] std::vector<int> countsOf(const GameMove& move) const;

    // The words for the moves, and what is on the bar besides.
    [[nodiscard]] MoveTelling telling();
    [[nodiscard]] QString wordOf(const Tap& tap) const;
    [[nodiscard]] bool isDrawn(const Tap& tap) const;
    [[nodiscard]] static QString takeWords(int count);
    [[nodiscard]] ButtonSpec dressed(ButtonSpec button, const Tap& tap) const;
    [[nodiscard]] BarState bar();
    [[nodiscard]] BarState barInTurn() const;
    [[nodiscard]] BarState barOfDiscs();
    [[nodiscard]] BarState barOfShowing();
    void addVetoes(BarState& bar);
    void addShortcuts(BarState& bar);
    void addDrafted(BarState& bar);
    /// Caballeros may be moved out of a region, too.
    [[nodiscard]] bool hasOtherSources() const;
    [[nodiscard]] ButtonSpec putRight(Area area);

    /// The move that is being shared out, or else the first that is left with such a command; null: there is none.
    template <class Said>
    [[nodiscard]] const GameMove* moveWith() const
    {
        for (const std::size_t index : moveInput().left()) {
            if (std::holds_alternative<Said>(moves()[index].commands.back()))
                return &moves()[index];
        }
        return nullptr;
    }
    /// Caballeros may be placed, and the next tap on the map places one.
    [[nodiscard]] bool isPlacing() const;
    /// The action card lets a spent power card be taken back, and its numbers are to be pressed.
    [[nodiscard]] bool isRetrieving() const;
    [[nodiscard]] bool isOpeningCastillo() const { return moveWith<OpenCastillo>() != nullptr; }
    [[nodiscard]] bool isChoosing() const { return state().phase == Phase::Turns && state().step != Step::Action; }

    int m_read = 0;                 ///< the stack whose card is read, or is being said
    int m_number = 0;               ///< the number that has been tapped for the next place
    bool m_isOneTyped = false;      ///< of a power card of two digits
    AreaSpot m_looked;              ///< the area that is looked at
    Settling m_settling;            ///< of the pad
    Settling m_mapSettling;         ///< of what a tap on the map would enter
    std::optional<AreaSpot> m_disc; ///< chosen behind the open curtain, not closed yet
    /// What everybody would score now; none: it is not told.
    [[nodiscard]] std::optional<Counts> outlook() const;
    std::optional<Showing> m_showing;
    /// The ways on after a refusal.
    std::function<void(const AreaCounts&, const QString&)> m_force =
        [this](const AreaCounts& placements, const QString& reason) { force(placements, reason); };
    std::function<void(const PlayerCounts&)> m_putCastilloRight = [this](const PlayerCounts& counted) {
        putCastilloRight(counted);
    };
    Forced m_forced;
    State m_shown; ///< what the page has shown last

    QWidget* m_mapBox = new QWidget;
    MapView* m_map = named("map", new MapView);
    ScoreTrack* m_track = new ScoreTrack;
    QWidget* m_table = new QWidget;
    SumPanel* m_sum = named("scorePanel", new SumPanel);
    TextLabel* m_padTitle = new Paragraph(TypeStep::Label);
    ButtonRow* m_pad = new ButtonRow;
    TextLabel* m_padText = new Paragraph(TypeStep::Label); ///< of the card, below the numbers: they stay where they are
    QWidget* m_rulingBox = new QWidget;                    ///< as high above a pad whatever the ruling is
    bool m_isPadHigh = false;                              ///< the table of all gives way to it
    ButtonRow* m_cards = new ButtonRow;                    ///< of the round
    SeatTable* m_seats = new SeatTable(SeatTable::Rows::Dense);
    QWidget* m_words = new QWidget;
    SideTabs* m_side = nullptr;
    SecretStage* m_discs = named("discStage", new SecretStage);
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::elgrande
