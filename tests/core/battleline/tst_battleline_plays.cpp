// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::battleline;

/// What may be played, and what it does: BL-5, BL-8 to BL-11, by the rulebook's examples where it has any.
class TestBattleLinePlays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTroopCardFillsASlot()
    {
        BattleLineTable table;
        table.play("play_troop", "'card': 'blue_8', 'flag': 3");
        QVERIFY(table.cites("BL-5.2"));
        QCOMPARE(table.flag(3).rows[Seat::South].size(), std::size_t{1});
        QCOMPARE(table.flag(3).lastCardLaidBy, std::optional(Seat::South));
        QCOMPARE(table.state.hands[Seat::South], (Cards{6, 0}));
        QCOMPARE(table.state.step, Step::ClaimAndDraw);
        table.refuses("play_troop", "'card': 'blue_9', 'flag': 3", "BL-4.2"); // one card a turn
    }

    void aTroopCardIsRefused()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1", "red_2", "red_3"}).lay("north", 2, {"blue_1", "blue_2", "blue_3"});
        table.won(2, "north");
        table.refuses("play_troop", "'card': 'red_4', 'flag': 1", "BL-5.1");
        table.refuses("play_troop", "'card': 'red_4', 'flag': 2", "BL-7.13");
        table.refuses("play_troop", "'card': 'blue_1', 'flag': 3", "BL-1.1");
        table.refuses("play_troop", "'card': 'mud', 'flag': 3", "BL-5.2");
        table.hand("south", 0, 7);
        table.refuses("play_troop", "'card': 'red_4', 'flag': 3", "BL-4.3");
    }

    void mudGivesAFourthSlot()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1", "red_2", "red_3"}).mud("north", 1);
        table.play("play_troop", "'card': 'red_4', 'flag': 1");
        QVERIFY(table.flag(1).isComplete(Seat::South));
    }

    void aMoraleCardNeedsTheLimit()
    {
        BattleLineTable table;
        table.hand("south", 5, 2);
        table.play("play_morale", "'card': 'shield_bearers', 'flag': 1");
        table.refuses("play_troop", "'card': 'red_1', 'flag': 1", "BL-4.2"); // BL-8.1: in place of a Troop card
        QCOMPARE(table.state.table.tacticsPlayed(Seat::South), 1);
        table.hand("south", 6, 1).turnOf("south");
        table.refuses("play_environment", "'card': 'fog', 'flag': 1", "BL-8.3"); // ahead by one
        table.hand("south", 7, 0).hand("north", 6, 1).turnOf("north");
        table.play("play_environment", "'card': 'fog', 'flag': 1");
        table.turnOf("south");
        table.refuses("play_scout", "", "BL-4.3"); // holds none
        table.refuses("play_morale", "'card': 'fog', 'flag': 2", "BL-9.1");
        table.refuses("play_environment", "'card': 'fog', 'flag': 2", "BL-1.2");
        table.refuses("play_environment", "'card': 'red_1', 'flag': 2", "BL-10.1");
    }

    /// BL-E6
    void theSecondLeaderIsNeverPlayed()
    {
        BattleLineTable table;
        table.aside("north", {"deserter"}).aside("south", {"darius"}).hand("south", 6, 1);
        table.refuses("play_morale", "'card': 'alexander', 'flag': 1", "BL-9.7");
        BattleLineTable other;
        other.lay("south", 2, {"darius"}).fog("north", 3).hand("south", 6, 1);
        other.refuses("play_morale", "'card': 'alexander', 'flag': 1", "BL-9.6");
    }

    void environmentNeedsAnOpenFlagOnly()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1", "red_2", "red_3"}).lay("north", 1, {"blue_1", "blue_2", "blue_3"});
        table.lay("north", 2, {"green_1", "green_2", "green_3"}).won(2, "north").hand("south", 6, 1);
        table.refuses("play_environment", "'card': 'mud', 'flag': 2", "BL-7.13");
        table.play("play_environment", "'card': 'mud', 'flag': 1"); // BL-R9: both sides are open again
        QVERIFY(!table.flag(1).isComplete(Seat::South));
        QCOMPARE(table.flag(1).lastCardLaidBy, std::optional(Seat::North)); // BL-7.11
    }

    /// BL-R4: what left does not count, what arrives is laid now.
    void theLatestOfTheCardsThatLieThereCounts()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1"}).lay("north", 1, {"blue_1"}).lay("south", 1, {"red_5"}).hand("north", 6, 1);
        table.turnOf("north");
        table.play("play_traitor", "'card': 'red_5', 'to_flag': 2");
        QCOMPARE(table.flag(1).lastCardLaidBy, std::optional(Seat::North));
        QCOMPARE(table.flag(2).lastCardLaidBy, std::optional(Seat::North));
        table.hand("north", 7, 0).hand("south", 6, 1).turnOf("south");
        table.play("play_deserter", "'card': 'blue_1'");
        QCOMPARE(table.flag(1).lastCardLaidBy, std::optional(Seat::South));
        QCOMPARE(table.state.table.setAside[Seat::North].back(), *cardOf("blue_1"));
        table.hand("south", 6, 1).turnOf("south");
        table.fog("north", 9);
        table.play("play_redeploy", "'card': 'red_1', 'out_of_play': true");
        QVERIFY(!table.flag(1).lastCardLaidBy);
        QCOMPARE(table.state.table.setAside[Seat::South].back(), *cardOf("red_1"));
    }

    /// BL-R22: what a Deserter took out of play has been played by its owner all the same.
    void aDesertedMoraleCardStillCounts()
    {
        BattleLineTable table;
        table.lay("north", 1, {"shield_bearers"}).hand("south", 6, 1);
        table.play("play_deserter", "'card': 'shield_bearers'");
        QCOMPARE(table.state.table.tacticsPlayed(Seat::North), 1);
        QCOMPARE(table.state.table.tacticsPlayed(Seat::South), 1);
    }

    /// BL-10.2
    void fogAndMudStay()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1"})
            .lay("north", 1, {"blue_1"})
            .fog("south", 1)
            .mud("north", 1)
            .hand("south", 5, 2);
        table.refuses("play_redeploy", "'card': 'fog', 'to_flag': 2", "BL-11.4");
        table.refuses("play_deserter", "'card': 'mud'", "BL-11.5");
        table.refuses("play_traitor", "'card': 'mud', 'to_flag': 2", "BL-11.6");
    }

    /// BL-R6: Scout and a pass take the draw away, not the claims.
    void flagsAreClaimedAfterScoutAndAfterAPass()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_10", "red_9", "red_8"}).lay("south", 2, {"blue_10", "blue_9", "blue_8"});
        BattleLineTable passing = table;
        passing.hand("south", 0, 7);
        passing.play("pass");
        passing.play("claim", "'flag': 2");
        table.hand("south", 6, 1);
        table.play("play_scout");
        table.play("scout_draw", "'deck': ['troop', 'troop', 'troop']");
        table.play("scout_return", "'deck': ['troop', 'troop']");
        table.play("claim", "'flag': 1");
        table.play("end_turn");
    }

    void redeployMovesAnOwnCardToAnotherFlag()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1", "red_2"}).lay("south", 2, {"blue_1", "blue_2", "blue_3"});
        table.lay("north", 3, {"green_1"}).hand("south", 6, 1);
        table.refuses("play_redeploy", "'card': 'green_1', 'to_flag': 4", "BL-11.4");
        table.refuses("play_redeploy", "'card': 'red_1', 'to_flag': 1", "BL-R15");
        table.refuses("play_redeploy", "'card': 'red_1', 'to_flag': 2", "BL-5.1");
        table.play("play_redeploy", "'card': 'red_1', 'to_flag': 4");
        QCOMPARE(table.flag(1).rows[Seat::South].size(), std::size_t{1});
        QCOMPARE(table.flag(4).rows[Seat::South][0].card, *cardOf("red_1"));
    }

    void deserterAndTraitorTakeFromTheOpponent()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1"}).lay("north", 1, {"blue_1", "alexander"}).hand("south", 5, 2);
        table.lay("north", 2, {"green_1", "green_2", "green_3"}).won(2, "north");
        table.refuses("play_deserter", "'card': 'red_1'", "BL-11.5");
        table.refuses("play_deserter", "'card': 'green_1'", "BL-11.5"); // at a won flag
        table.refuses("play_traitor", "'card': 'alexander', 'to_flag': 1", "BL-11.6");
        table.play("play_traitor", "'card': 'blue_1', 'to_flag': 1"); // BL-R15: the flag it came from
        QCOMPARE(table.flag(1).rows[Seat::South].size(), std::size_t{2});
        QCOMPARE(table.flag(1).rows[Seat::North].size(), std::size_t{1});
        QCOMPARE(table.state.table.tacticsPlayed(Seat::South), 1);
    }

    /// BL-E11
    void traitorCannotUseAnEmptySlotAtAWonFlag()
    {
        BattleLineTable table;
        table.lay("south", 1, {"red_1"}).lay("north", 1, {"blue_7", "blue_8", "blue_9"}).won(1, "north");
        table.lay("north", 2, {"green_5"}).hand("south", 6, 1);
        table.refuses("play_traitor", "'card': 'green_5', 'to_flag': 1", "BL-11.7");
        table.play("play_traitor", "'card': 'green_5', 'to_flag': 2");
    }

    void scoutDrawsThreeAndPutsTwoBack()
    {
        BattleLineTable table;
        table.hand("south", 6, 1);
        table.play("play_scout");
        QCOMPARE(table.state.step, Step::Scouting);
        table.refuses("scout_return", "'deck': 'troop'", "BL-11.2");
        table.refuses("claim", "'flag': 1", "BL-7.2");
        table.play("scout_draw", "'deck': 'tactics'");
        table.play("scout_draw", "'deck': ['troop', 'tactics']"); // several at once are several draws
        QCOMPARE(table.state.hands[Seat::South], (Cards{7, 2}));
        QCOMPARE(table.state.scoutReturns(), 2);
        table.refuses("scout_draw", "'deck': 'troop'", "BL-11.2");
        table.play("scout_return", "'deck': 'tactics'");
        table.play("scout_return", "'deck': 'tactics'");
        QCOMPARE(table.state.hands[Seat::South], (Cards{7, 0}));
        QCOMPARE(table.state.step, Step::ClaimAndDraw);
        table.refuses("draw", "'deck': 'troop'", "BL-4.6");
        table.play("end_turn");
        QCOMPARE(table.state.toMove, Seat::North);
    }

    /// BL-E10, BL-11.3
    void scoutWithTwoCardsLeftDrawsBothAndReturnsOne()
    {
        BattleLineTable table;
        table.hand("south", 6, 1).decks(1, 1);
        table.play("play_scout");
        QCOMPARE(table.state.scoutDraws, 2);
        table.play("scout_draw", "'deck': 'troop'");
        table.refuses("scout_draw", "'deck': 'troop'", "BL-R13");
        table.play("scout_draw", "'deck': 'tactics'");
        QCOMPARE(table.state.scoutReturns(), 1);
        table.play("scout_return", "'deck': 'troop'");
        QCOMPARE(table.state.hands[Seat::South].sum(), 7);
        table.refuses("draw", "'deck': 'troop'", "BL-4.6");
    }

    void scoutWithEmptyDecksDoesNothing()
    {
        BattleLineTable table;
        table.hand("south", 4, 1).decks(0, 0);
        table.play("play_scout"); // BL-R11
        QCOMPARE(table.state.step, Step::ClaimAndDraw);
        QCOMPARE(table.state.hands[Seat::South], (Cards{4, 0}));
        table.play("end_turn");
    }

    void scoutAllAtOnce()
    {
        HouseRules rules;
        rules.scoutDraw = ScoutDraw::AllAtOnce;
        BattleLineTable table(rules);
        table.hand("south", 6, 1);
        table.play("play_scout");
        BattleLineTable oneByOne = table;
        oneByOne.overrides("scout_draw", "'deck': 'troop'", "BL-R12");
        table.play("scout_draw", "'deck': ['troop', 'troop', 'troop']");
        QCOMPARE(table.state.scoutReturns(), 2);
    }

    void passingIsForThoseWhoCannotPlay()
    {
        BattleLineTable table;
        table.overrides("pass", "", "BL-5.3");
        BattleLineTable withTactics;
        withTactics.hand("south", 0, 7);
        withTactics.play("pass");
        QVERIFY(withTactics.cites("BL-5.4"));
        QCOMPARE(withTactics.last.why.size(), std::size_t{2}); // the reminder
        QCOMPARE(withTactics.state.passesInARow, 1);
        withTactics.refuses("draw", "'deck': 'troop'", "BL-R13");
        withTactics.play("end_turn");
        withTactics.play("play_troop", "'card': 'red_1', 'flag': 1");
        QCOMPARE(withTactics.state.passesInARow, 0);
        withTactics.play("draw", "'deck': 'troop'");
        withTactics.hand("south", 1, 6);
        withTactics.overrides("pass", "", "BL-5.3"); // BL-5.6: with a Troop card again it must play
        HouseRules rules;
        rules.forcedTactics = false;
        BattleLineTable free(rules);
        free.hand("south", 0, 7);
        free.play("pass");
        QCOMPARE(free.last.why.size(), std::size_t{1});
    }

    void fullSidesMeanPassing()
    {
        BattleLineTable table;
        const char* values[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
        for (int flag = 1; flag <= 9; ++flag) {
            const std::string value = values[flag - 1];
            const std::string a = "red_" + value;
            const std::string b = "blue_" + value;
            const std::string c = "green_" + value;
            table.lay("south", flag, {a.c_str(), b.c_str(), c.c_str()});
        }
        table.play("pass");
        QCOMPARE(table.state.step, Step::ClaimAndDraw);
    }

    void nothingIsPlayedBeforeTheGame()
    {
        const Outcome<State> outcome = referee({}, Pass{});
        QVERIFY(!outcome.isLegal() && !outcome.canBeOverridden());
    }
};

QTEST_GUILESS_MAIN(TestBattleLinePlays)
#include "tst_battleline_plays.moc"
