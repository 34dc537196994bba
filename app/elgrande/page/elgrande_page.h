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
#include "elgrande/offers/legal.h"
#include "elgrande/page/draft.h"
#include "elgrande/scoring/area_sum.h"
#include "table/match_frame.h"

namespace whistle::elgrande {

/// The page of a running match of El Grande: the map with the score track below it, beside it the cards of the round
/// and what everybody has, or ruling and log; secret discs behind the curtain in place of both.
///
/// A usual turn is at most eight taps: power card, action card (the intake is entered with it), a tap for each
/// Caballero that is placed, a tap for the King; the turn ends by itself. A scoring is confirmed once and then shown
/// area by area.
///
/// objectNames: those of MatchFrame; map, scorePanel, scoreTrack, sideTabs, stack_<n>, power_<n>, reveal_<card>,
/// counted_<seat>; discStage with those of SecretStage, disc_<region>, disc_unclear;
/// actionBar with startRound, takeCaballeros, takeLess, takeMore, place, placeNobody, putBack, cardFirst, placeFirst,
/// announce, skip, endTurn, veto_<seat>, owner_<seat>, fromCourt, recordMoves, scoreboard_<n>, returnCourt, score,
/// scoreOne, openCastillo, openAsRecorded, revealDiscs, showRegions, homeOf_<seat>, nextArea, areaBack, lastArea,
/// putRight.
class ElGrandePage : public MatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit ElGrandePage(MatchDesk& desk, QWidget* parent = nullptr);

protected:
    void showMatch() override;
    void showInLanguage() override;
    [[nodiscard]] std::optional<ScoreStripState> strip() const override;
    void arrange() override;
    bool putBack() override;
    [[nodiscard]] std::optional<Cue> cueOfChange() const override;

private:
    enum class Tab { Map, Table, Words };
    /// What may be done now: the bar, the areas that shine, and what pressing one does (nothing: it is looked at).
    struct Ways {
        BarState bar;
        AreaList shining;
        std::function<void(Area)> press;
    };
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
    void showMap(const Ways& ways);
    void showSide();
    void showPad();
    void showStacks();
    void showTrack();
    void beginShowing();
    void step(std::size_t index);

    /// A command of the special action, announced first where that is still to be done.
    bool act(const Command& command);
    void pressArea(Area area);
    void pressStack(int stack);
    void change(const std::function<void(Draft&)>& how);

    [[nodiscard]] ButtonSpec playerButton(const char* word, int player, std::function<void()> press,
                                          const QString& title = {}) const;
    [[nodiscard]] Ways ways();
    void waysInSetup(Ways& ways);
    void waysInTurn(Ways& ways);
    void waysToTake(Ways& ways, const IntakeOffer& offer);
    void waysToPlace(Ways& ways, const PlacementOffer& offer);
    void waysToAct(Ways& ways);
    void waysToMove(Ways& ways, const State& acting);
    void waysToReturn(Ways& ways, const ReturnOffer& offer);
    void waysToScore(Ways& ways);
    void waysToOpen(Ways& ways);
    void waysToShow(Ways& ways);
    void waysAtEnd(Ways& ways);
    void addVetoes(Ways& ways);

    Draft m_draft;
    AreaSpot m_looked; ///< the area that is looked at
    std::optional<Showing> m_showing;
    Legal m_legal;
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
