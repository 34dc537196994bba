// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_table.h"
#include "battleline/game.h"
#include "battleline/questions/questions.h"

#include <QTest>

using namespace whistle;
using namespace whistle::battleline;

/// Turns, claims, the end of a game and of a series: BL-4, BL-7, BL-12 to BL-14.
class TestBattleLineGames : public QObject {
    Q_OBJECT

    static HouseRules claimingFirst()
    {
        HouseRules rules;
        rules.claimTiming = ClaimTiming::StartOfTurn;
        return rules;
    }
    /// South has a Wedge that nothing can beat at the flag.
    static BattleLineTable& bestWedge(BattleLineTable& table, int flag, const char* color = "red")
    {
        const std::string ten = std::string(color) + "_10";
        const std::string nine = std::string(color) + "_9";
        const std::string eight = std::string(color) + "_8";
        return table.lay("south", flag, {ten.c_str(), nine.c_str(), eight.c_str()});
    }

private Q_SLOTS:
    void aGameBeginsWithSevenTroopCardsEach()
    {
        const BattleLineTable table;
        QCOMPARE(table.state.decks, (Cards{46, 10}));
        QCOMPARE(table.state.hands[Seat::North], (Cards{7, 0}));
        QCOMPARE(table.state.toMove, Seat::South);
        QVERIFY(!unsoundness(table.state));
    }

    // A Host of 14 against two Fives and a Six that lack a card (BL-6.4 to BL-6.6, BL-7.9).
    void aFlagSaysWhoIsAheadAndWhatBeatsIt()
    {
        BattleLineTable table;
        table.lay("south", 8, {"green_3", "purple_7", "red_4"});
        QCOMPARE(standingAt(table.state.table, 8, {}).ahead, std::optional(Seat::South));
        QCOMPARE(standingAt(table.state.table, 8, {}).unseen, 0); // three cards are still to come
        table.lay("north", 8, {"yellow_6", "yellow_5"});
        const FlagStanding standing = standingAt(table.state.table, 8, {});
        QCOMPARE(*standing.sets[Seat::South], (FormationValue{Formation::Host, 14}));
        QVERIFY(!standing.sets[Seat::North]);
        QCOMPARE(standing.unseen, 55);
        // Every 4 to 10 brings a better sum or a run, every yellow card a Battalion Order; a 3 makes a tie, which
        // loses. 4: 5 left, 5 and 6: 5 each, 7: 5, 8 to 10: 6 each; yellow 1, 2 and 3.
        QCOMPARE(standing.beating, 5 + 5 + 5 + 5 + 3 * 6 + 3);
        QVERIFY(!standingAt(table.state.table, 1, {}).ahead);
        table.won(8, "south");
        QVERIFY(!standingAt(table.state.table, 8, {}).ahead);
    }

    void aTurnIsPlayClaimDraw()
    {
        BattleLineTable table;
        bestWedge(table, 1);
        table.refuses("draw", "'deck': 'troop'", "BL-4.2");
        table.play("play_troop", "'card': 'blue_1', 'flag': 2");
        table.refuses("end_turn", "", "BL-4.4"); // a card must be drawn
        table.play("claim", "'flag': 1");
        QCOMPARE(table.flag(1).wonBy, std::optional(Seat::South));
        table.refuses("claim", "'flag': 1", "BL-7.13");
        table.refuses("claim", "'flag': 2", "BL-7.2");
        table.play("draw", "'deck': 'tactics'");
        QCOMPARE(table.state.hands[Seat::South], (Cards{6, 1}));
        QCOMPARE(table.state.toMove, Seat::North);
        QCOMPARE(table.state.turn, 2);
    }

    void drawingFromAnEmptyDeckIsRefused()
    {
        BattleLineTable table;
        table.decks(1, 0);
        table.play("play_troop", "'card': 'blue_1', 'flag': 2");
        table.refuses("draw", "'deck': 'tactics'", "BL-R13");
        table.play("draw", "'deck': 'troop'");
        table.play("play_troop", "'card': 'blue_2', 'flag': 2");
        table.refuses("draw", "'deck': 'troop'", "BL-R13");
        table.play("end_turn"); // BL-4.5
    }

    void aRefutedClaimShowsWhatBeatsIt()
    {
        BattleLineTable table;
        table.lay("south", 4, {"orange_7", "orange_6", "orange_5"}).lay("north", 4, {"purple_8", "purple_6"});
        table.play("play_troop", "'card': 'blue_1', 'flag': 2");
        BattleLineTable insisting = table;
        insisting.overrides("claim", "'flag': 4", "BL-7.8");
        QCOMPARE(insisting.last.objections.front().why.toStdString(),
                 std::string("With purple_7, North can still have a Wedge with a sum of 21 there."));
        QCOMPARE(insisting.flag(4).wonBy, std::optional(Seat::South)); // recorded all the same
        table.lay("south", 9, {"purple_7"});
        table.play("claim", "'flag': 4");
    }

    void aClaimOutOfItsStepCanBeRecorded()
    {
        BattleLineTable table;
        bestWedge(table, 1);
        table.overrides("claim", "'flag': 1", "BL-7.1");
    }

    /// BL-E8
    void fogIsNoCardOfTheFormation()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_9", "blue_5", "green_1"}).lay("north", 1, {"red_5", "blue_9", "orange_1"});
        table.hand("south", 6, 1);
        table.play("play_environment", "'card': 'fog', 'flag': 1");
        table.play("claim", "'flag': 1"); // equal sums, and North laid the last formation card
    }

    /// BL-E9, BL-7.10
    void completeAtThreeCountsNoMoreAfterMud()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_9", "blue_5", "green_1"}).lay("north", 1, {"orange_9", "green_5", "orange_1"});
        table.mud("north", 1).lay("north", 1, {"blue_2"}).lay("south", 1, {"green_2"});
        table.play("play_troop", "'card': 'blue_1', 'flag': 2");
        table.overrides("claim", "'flag': 1", "BL-7.9");
    }

    /// BL-E7
    void twoCardsNeverSuffice()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_10", "blue_10"}).lay("north", 1, {"red_1", "blue_1"}).fog("north", 1);
        table.play("play_troop", "'card': 'green_1', 'flag': 2");
        table.refuses("claim", "'flag': 1", "BL-7.2");
    }

    void threeAdjacentFlagsEndTheGameAtOnce()
    {
        BattleLineTable table;
        bestWedge(table, 1, "red").won(1, "south");
        bestWedge(table, 2, "blue").won(2, "south");
        bestWedge(table, 3, "green");
        bestWedge(table, 9, "orange");
        table.play("play_troop", "'card': 'yellow_1', 'flag': 5");
        table.play("claim", "'flag': 3");
        QCOMPARE(table.state.step, Step::Over);
        QCOMPARE(table.state.result, (std::optional<GameResult>{{Seat::South, Victory::Breakthrough, 0}}));
        table.refuses("claim", "'flag': 9", "BL-12.1"); // BL-R7
        table.refuses("draw", "'deck': 'troop'", "BL-12.1");
    }

    /// BL-R18
    void theFifthFlagIsAnEnvelopmentEvenInARow()
    {
        BattleLineTable table;
        bestWedge(table, 1, "red").won(1, "south");
        bestWedge(table, 3, "blue").won(3, "south");
        bestWedge(table, 5, "green").won(5, "south");
        bestWedge(table, 6, "orange").won(6, "south");
        bestWedge(table, 4, "purple");
        table.play("play_troop", "'card': 'yellow_1', 'flag': 9");
        table.play("claim", "'flag': 4");
        QCOMPARE(table.state.result->victory, Victory::Envelopment);
    }

    void claimingFirstIsAnAgreement()
    {
        BattleLineTable table(claimingFirst());
        QCOMPARE(table.state.step, Step::ClaimFirst);
        table.lay("south", 1, {"red_10", "red_9", "red_8"});
        table.refuses("play_troop", "'card': 'blue_1', 'flag': 2", "BL-4.2");
        table.play("claim", "'flag': 1");
        table.play("end_claims");
        table.play("play_troop", "'card': 'blue_1', 'flag': 2");
        table.lay("south", 3, {"blue_10", "blue_9", "blue_8"});
        table.overrides("claim", "'flag': 3", "BL-13.1");
    }

    /// BL-E12, BL-R16: first the player whose turn it would be, then the other.
    void bothPassingAwardsWhatIsProven()
    {
        BattleLineTable table;
        bestWedge(table, 1);
        table.lay("north", 2, {"blue_10", "blue_9", "blue_8"});
        table.hand("south", 0, 7).hand("north", 0, 3);
        table.decks(0, 0);
        table.play("pass");
        table.play("end_turn");
        table.play("pass");
        QCOMPARE(table.state.passesInARow, 2);
        table.play("end_turn");
        QCOMPARE(table.state.step, Step::Over);
        QCOMPARE(table.flag(1).wonBy, std::optional(Seat::South));
        QCOMPARE(table.flag(2).wonBy, std::optional(Seat::North));
        QCOMPARE(table.state.wonFlags[0].wonBy, Seat::South);
        QVERIFY(!table.state.result->winner);
        QCOMPARE(table.state.result->flags, 1);
        QVERIFY(table.cites("BL-R16"));
        table.overrides("start_game", "'first_starter': 'north'", "BL-12.6"); // South started the drawn game
    }

    void awardsStopAtTheFirstVictory()
    {
        BattleLineTable table;
        bestWedge(table, 1, "red");
        bestWedge(table, 2, "blue");
        bestWedge(table, 3, "green");
        table.lay("north", 5, {"yellow_10", "yellow_9", "yellow_8"});
        table.hand("south", 0, 4).hand("north", 0, 3);
        table.decks(0, 0).turnOf("north");
        table.play("pass");
        table.play("end_turn");
        table.play("pass");
        table.play("end_turn");
        // It would be North's turn: flag 5 first, then South's Breakthrough.
        QCOMPARE(table.state.wonFlags.size(), std::size_t{4});
        QCOMPARE(table.state.wonFlags[0], (WonFlag{5, Seat::North}));
        QCOMPARE(table.state.result, (std::optional<GameResult>{{Seat::South, Victory::Breakthrough, 1}}));
    }

    void theWinnerStartsTheNextGame()
    {
        BattleLineTable table;
        bestWedge(table, 1, "red").won(1, "south");
        bestWedge(table, 2, "blue").won(2, "south");
        bestWedge(table, 3, "green");
        table.play("play_troop", "'card': 'yellow_1', 'flag': 5");
        table.refuses("start_game", "'first_starter': 'south'", "BL-12.1"); // one is in progress
        table.play("claim", "'flag': 3");
        BattleLineTable other = table;
        other.overrides("start_game", "'first_starter': 'north'", "BL-12.6");
        table.play("start_game", "'first_starter': 'south'");
        QCOMPARE(table.state.games.size(), std::size_t{1});
        QCOMPARE(table.state.decks, (Cards{46, 10}));
        QVERIFY(!table.state.result);
        const SeriesVerdict series = table.state.series().verdict;
        QCOMPARE(series.points[Seat::South], 5);
        QCOMPARE(series.streak.breakthroughs, 1);
    }

    void aDecidedSeriesHasNoNextGame()
    {
        BattleLineTable table;
        table.state.step = Step::Over;
        table.state.games = {{Seat::South, Victory::Breakthrough, 1}, {Seat::South, Victory::Breakthrough, 4}};
        QVERIFY(!table.state.series().verdict.isOver());
        table.state.games.push_back({Seat::South, Victory::Breakthrough, 4});
        table.overrides("start_game", "'first_starter': 'south'", "BL-14.1");
    }

    /// BL-R17 in a series whose players change the switch: it is agreed before a game, for that game.
    void eachGameIsScoredByItsOwnSwitches()
    {
        const auto playADraw = [](BattleLineTable& table) {
            for (const WonFlag won : {WonFlag{1, Seat::North}, WonFlag{5, Seat::South}}) {
                table.state.table.flag(won.flag).wonBy = won.wonBy;
                table.state.wonFlags.push_back(won);
            }
            table.state.step = Step::ClaimAndDraw;
            table.state.drawsThisTurn = false;
            table.state.passesInARow = 2;
            table.state = referee(table.state, EndTurn{}).next;
        };
        BattleLineTable table;
        playADraw(table);
        QCOMPARE(table.state.series().verdict.points, (Seats<int>{{1, 1}}));
        table.play("start_game", "'first_starter': 'south', 'house_rules': {'draw_points': 'zero'}");
        QCOMPARE(table.state.series().verdict.points, (Seats<int>{{1, 1}}));
        playADraw(table);
        QCOMPARE(table.state.games.size(), std::size_t{2});
        QCOMPARE(table.state.series().verdict.points, (Seats<int>{{1, 1}}));
        const Checked<JsonRuling> asked = askQuestion(seriesQuestion(), *questionFrom("series", table.state));
        QVERIFY(asked);
        QCOMPARE(asked->verdict.at("points").dump(), std::string(R"({"north":1,"south":1})"));
    }

    void theGoalsOfASeriesStay()
    {
        BattleLineTable table;
        table.state.step = Step::Over;
        table.state.games = {{Seat::South, Victory::Breakthrough, 1}};
        table.overrides("start_game", "'first_starter': 'south', 'end_conditions': {'point_lead': 3}", "BL-R19");
    }

    void whatNeedsNoDecisionIsOffered()
    {
        BattleLineTable table;
        table.hand("south", 0, 7).decks(0, 0);
        table.play("pass");
        QVERIFY(std::holds_alternative<EndTurn>(*automaticStep(table.state)));
        BattleLineTable proven;
        bestWedge(proven, 1);
        proven.hand("south", 0, 7).decks(0, 0);
        proven.play("pass");
        QVERIFY(!automaticStep(proven.state)); // a flag may be claimed
        BattleLineTable oneDeck;
        oneDeck.decks(3, 0);
        oneDeck.play("play_troop", "'card': 'blue_1', 'flag': 2");
        QCOMPARE(std::get<Draw>(*automaticStep(oneDeck.state)).deck, Deck::Troop);
        QVERIFY(std::holds_alternative<EndClaims>(*automaticStep(BattleLineTable(claimingFirst()).state)));
        QVERIFY(!automaticStep(BattleLineTable().state));
    }

    void theRulingOfAFlagCanBeAskedAtAnyTime()
    {
        BattleLineTable table;
        bestWedge(table, 1);
        QCOMPARE(table.state.provable()[Seat::South], FlagSet{1});
        QVERIFY(judgeClaim(table.state.claimOn(1, Seat::South)).verdict.isProven);
        QCOMPARE(judgeClaim(table.state.claimOn(1, Seat::North)).verdict.reason, ClaimReason::FormationIncomplete);
    }

    void whatCannotBeIsSeen()
    {
        BattleLineTable table;
        State state = table.state;
        state.decks.troop = 45;
        QVERIFY(unsoundness(state));
        state = table.lay("south", 1, {"red_1", "red_2"}).state;
        state.table.flag(1).wonBy = Seat::South;
        QVERIFY(unsoundness(state));
        state = table.state;
        state.table.flag(2).rows[Seat::South].push_back({*cardOf("red_1"), 9});
        QVERIFY(unsoundness(state));
    }
};

QTEST_GUILESS_MAIN(TestBattleLineGames)
#include "tst_battleline_games.moc"
