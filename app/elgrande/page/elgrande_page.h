// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/score_track.h"
#include "controls/layout/named.h"
#include "controls/panels/secret_stage.h"
#include "controls/panels/side_tabs.h"
#include "controls/press/action_bar.h"
#include "controls/seats/seat_table.h"
#include "controls/words/text_label.h"
#include "elgrande/game.h"
#include "elgrande/map/map_view.h"
#include "elgrande/scoring/area_sum.h"
#include "table/match_frame.h"

namespace whistle::elgrande {

/// The page of a running match of El Grande: the map with the score track below it, beside it the cards of the round
/// and what everybody has, or ruling and log; secret discs behind the curtain in place of both. What may be done is
/// the moves' (docs/moves/el-grande.md): the page draws where their taps are, and has words for them.
///
/// A usual turn is at most eight taps: power card, action card (the intake is entered with it), a tap for each
/// Caballero that is placed, a tap for the King; the turn ends by itself. A scoring is confirmed once and then shown
/// area by area.
///
/// objectNames: those of MatchFrame; map, scorePanel, scoreTrack, sideTabs, stack_<n>, power_<n>, reveal_<card>,
/// counted_<seat>; discStage with those of SecretStage, disc_<region>, disc_unclear;
/// actionBar with startRound, takeCaballeros, number_<n>, finish, placeNobody, putBack, cardFirst, announce, skip,
/// endTurn, veto_<seat>, owner_<seat>, fromCourt, recordMoves, scoreboard_2, returnCourt, score, scoreOne,
/// openAsRecorded, revealDiscs, showRegions, homeOf_<seat>, nextArea, areaBack, lastArea, putRight.
class ElGrandePage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit ElGrandePage(MatchSession& session, QWidget* parent = nullptr);

protected:
    void showMatch() override;
    void showMoves() override { showAll(); }
    void lookAt(const Tap& tap) override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;

private:
    enum class Tab { Map, Table, Words };
    /// A scoring that has just been entered, shown area by area.
    struct Showing {
        std::vector<Area> areas;
        std::vector<SumState> sums;
        std::vector<Counts> points;
        Counts before{};
        std::size_t index = 0;

        /// With all that is shown so far.
        [[nodiscard]] int scoreOf(int player) const
        {
            int score = before[player];
            for (std::size_t i = 0; i <= index; ++i)
                score += points[i][player];
            return score;
        }
    };

    [[nodiscard]] QString nameOf(int player) const;
    [[nodiscard]] bool asksDiscs() const;
    [[nodiscard]] SecretState discs();
    void setDisc(std::string player, AreaSpot region);
    void build();
    void retranslate();
    void showAll();
    void showMap();
    void showSide();
    void showPad();
    void showStacks();
    void showTrack();
    void beginShowing();
    void step(std::size_t index);
    void pressArea(Area area);

    // The words for the moves, and what is on the bar besides.
    [[nodiscard]] MoveTelling telling();
    [[nodiscard]] QString wordOf(const Tap& tap) const;
    [[nodiscard]] bool isDrawn(const Tap& tap) const;
    [[nodiscard]] ButtonSpec dressed(ButtonSpec button, const Tap& tap) const;
    [[nodiscard]] BarState bar();
    [[nodiscard]] BarState barInTurn() const;
    [[nodiscard]] BarState barOfDiscs();
    [[nodiscard]] BarState barOfShowing();
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

    int m_read = 0;    ///< the stack whose card is read, or is being said
    AreaSpot m_looked; ///< the area that is looked at
    std::optional<Showing> m_showing;
    State m_shown; ///< what the page has shown last

    QWidget* m_mapBox = new QWidget;
    MapView* m_map = named("map", new MapView);
    ScoreTrack* m_track = new ScoreTrack;
    QWidget* m_table = new QWidget;
    SumPanel* m_sum = named("scorePanel", new SumPanel);
    TextLabel* m_padTitle = new Paragraph(TypeStep::Label);
    ButtonRow* m_pad = new ButtonRow;
    ButtonRow* m_stacks = new ButtonRow;
    SeatTable* m_seats = new SeatTable;
    QWidget* m_words = new QWidget;
    SideTabs* m_side = nullptr;
    SecretStage* m_discs = named("discStage", new SecretStage);
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle::elgrande
