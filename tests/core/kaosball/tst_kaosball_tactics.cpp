// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>

using namespace whistle::kaosball;

/// Tactic cards: digest, sections 11 and 32.
class TestKaosballTactics : public QObject {
    Q_OBJECT

    static Table lineUp() { return Table::versus("fangs", "amazons").linedUp().turnOf("fangs"); }

private Q_SLOTS:
    void aTacticIsBurnedAndLeavesTheHand() // KB-6.1, KB-11.1
    {
        Table table = lineUp().play("play_tactic", "'team':'fangs','card':'hustle'");
        QCOMPARE(table["fangs"].hand, 6);
        QCOMPARE(table["fangs"].burned, std::vector<Card>{Card::tactic(Tactic::Hustle)});
    }

    void oneTacticATurn() // KB-11.1
    {
        Table table = lineUp().play("play_tactic", "'team':'fangs','card':'hustle'");
        table.overrides("play_tactic", "'team':'fangs','card':'power_play'", "KB-11.1");
        QCOMPARE(table["fangs"].burned.size(), std::size_t{2});
        QCOMPARE(table.state().turn.tactic, std::optional(Tactic::PowerPlay));
    }

    void onlyOnTheOwnTurn() // KB-11.1
    {
        Table table = lineUp();
        table.rejects("play_tactic", "'team':'amazons','card':'hustle'", "KB-11.1");
        table.next("fangs").rejects("play_tactic", "'team':'fangs','card':'hustle'", "KB-11.1");
    }

    void notAfterAnActivationHasBegun() // KB-9.4
    {
        Table table = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint");
        table.overrides("play_tactic", "'team':'fangs','card':'warpstone','space':'d4'", "KB-9.4");
        QCOMPARE(table.state().scoreTokens.size(), std::size_t{1});
    }

    void notAfterAStomp() // KB-11.1, KB-R69
    {
        Table table = Table::versus("ogres", "amazons").at("ogres/b1", "e4").at("amazons/r1", "d4").turnOf("ogres");
        table.play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        table.refuses("play_tactic", "'team':'ogres','card':'huddle'", "KB-9.4");
    }

    void anEmptyHandPlaysNoTactic() // KB-6.1
    {
        Table table = Table::versus("fangs", "amazons").linedUp().hand("fangs", 0).turnOf("fangs");
        table.rejects("play_tactic", "'team':'fangs','card':'hustle'", "KB-6.1");
    }

    void whatBelongsToAnotherCardIsRefused() // KB-11.1
    {
        Table table = lineUp();
        table.rejects("play_tactic", "'team':'fangs','card':'hustle','space':'d4'", "KB-11.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hustle','spaces':['d4','f4']", "KB-11.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hustle','walls':[['d4','d5']]", "KB-11.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hustle','figure':'r4'", "KB-11.1");
    }

    void oneFigureIsActivatedAfterATactic() // KB-11.2
    {
        Table table = lineUp().play("play_tactic", "'team':'fangs','card':'huddle'");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'");
        table.refuses("activate", "'figure':'fangs/r2','action':'sprint'", "KB-9.4");
    }

    // --- Hail Mary Play ---

    void hailMaryNeedsFewerThanFiveFigures() // KB-32.1
    {
        Table table = lineUp();
        // Five and one more would be six: nothing that could be on the table.
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'fangs/r4','space':'e6'",
                      "KB-32.1");
    }

    void hailMaryPutsAFigureAnywhereAndActivatesIt() // KB-32.1, KB-R63
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e2").ball("e5").fire("d6", 1).turnOf("fangs");
        table.lying("amazons/r1", "e5");
        table.play("play_tactic",
                   "'team':'fangs','card':'hail_mary_play','figure':'r4','space':'e5'"); // the ball is there
        QCOMPARE(table.spaceOf("fangs/r4"), std::string("e5"));
        QVERIFY(table.stands("fangs/r4"));
        QVERIFY(!table.carries("fangs/r4")); // KB-R26
        table.overrides("activate", "'figure':'fangs/r1','action':'sprint'", "KB-32.1");
        QCOMPARE(table.state().activation->figure, table.ref("fangs/r1"));
    }

    void hailMaryIsNotForRingersOrTheDead() // KB-32.1
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "panther").at("fangs/r1", "e2").turnOf("fangs");
        table["fangs"].figures[2].where = Where::Lost;
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r3','space':'d4'", "KB-32.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r1','space':'d4'", "KB-32.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'amazons/r4','space':'d4'",
                      "KB-32.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r4'", "KB-32.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','space':'d4'", "KB-32.1");
        table.rejects("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r4','space':'e2'", "KB-4.4");
        table.overrides("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'panther','space':'d4'",
                        "KB-32.1");
        QVERIFY(table.stands("fangs/panther"));
    }

    void hailMaryIntoFireBurns() // KB-R27, KB-24.2
    {
        Table table = Table::versus("fangs", "amazons").fire("d4", 2).turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r4','space':'d4'");
        QCOMPARE(table.damageOf("fangs/r4"), 2);
    }

    void whoDiesInTheFireIsNotActivatedAndNobodyElseIs() // KB-32.1, KB-5.3
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e2").fire("d4", 3).turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r4','space':'d4'");
        QCOMPARE(table.figure("fangs/r4").where, Where::Lost);
        table.refuses("activate", "'figure':'fangs/r1','action':'sprint'", "KB-32.1");
        table.play("end_turn");
    }

    // --- Huddle, Hustle!, Power Play ---

    void huddleDiscardsThreeOfTheSixThatAreLeft() // KB-32.2, KB-R67, KB-6.4
    {
        Table table = lineUp();
        const int pile = table.state().drawPile;
        table.play("play_tactic", "'team':'fangs','card':'huddle'");
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table.state().drawPile, pile - 4);
        QCOMPARE(table.state().discard, 3);
        QCOMPARE(table["fangs"].burned.size(), std::size_t{1});
    }

    void huddleNeedsThreeOtherCards() // KB-R67
    {
        Table four = Table::versus("fangs", "amazons").linedUp().hand("fangs", 4).turnOf("fangs");
        four.play("play_tactic", "'team':'fangs','card':'huddle'");
        Table three = Table::versus("fangs", "amazons").linedUp().hand("fangs", 3).turnOf("fangs");
        three.overrides("play_tactic", "'team':'fangs','card':'huddle'", "KB-R67");
        QCOMPARE(three.state().discard, 2);
        QCOMPARE(three["fangs"].hand, 7);
    }

    void hustleDoublesEverything() // KB-32.3, KB-R46
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "the_dragon").at("fangs/the_dragon", "e2");
        table.upgrade("fangs", Upgrade::SpeedTraining, 2).turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'hustle'");
        table.play("activate", "'figure':'fangs/the_dragon','action':'tackle'");
        QCOMPARE(table.state().activation->movementLeft, (3 + 2 + 3) * 2);
    }

    void powerPlayHealsAtTheEndOfTheTurn() // KB-32.4
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e2").damaged("fangs/b1", 3).turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'power_play'");
        table.play("activate", "'figure':'fangs/b1','action':'sprint'");
        QCOMPARE(table.damageOf("fangs/b1"), 3);
        table.play("end_turn");
        QCOMPARE(table.damageOf("fangs/b1"), 0);
    }

    void powerPlayDoesNotWakeTheDead() // KB-R53
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/b1", "e2").damaged("fangs/b1", 3).fire("e3").turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'power_play'");
        table.play("activate", "'figure':'fangs/b1','action':'sprint'").play("move", "'path':['e3']").play("end_turn");
        QCOMPARE(table.figure("fangs/b1").where, Where::Lost);
    }

    // --- Rain of Fire ---

    void rainOfFireBurnsTwoEmptySpaces() // KB-32.5, KB-R63
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs").lying("amazons/r1", "d6");
        table.play("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['e5','d6']"); // ball, lying figure
        QCOMPARE(table.state().fires.size(), std::size_t{2});
        QCOMPARE(table.damageOf("amazons/r1"), 0); // KB-R27
    }

    void fireIsNotPutUnderFeetOrOnMounds() // KB-24.1, KB-32.5, KB-R64
    {
        Table table = lineUp().scoreToken("amazons", "d4");
        table.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d5','d6']", "KB-32.5");
        table.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['e9','d6']", "KB-32.5");
        table.refuses("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d4','d6']", "KB-32.5");
        table.refuses("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d6','d6']", "KB-32.5");
        table.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d6']", "KB-R75");
        table.overrides("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['e2','d6']", "KB-24.1");
        QCOMPARE(table.state().fires.size(), std::size_t{2});
    }

    void fireOnFireBurnsTwice() // KB-24.2, KB-R63
    {
        Table table = lineUp().fire("e3", 1);
        table.play("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['e3','d6']");
        table.play("activate", "'figure':'fangs/r2','action':'sprint'").play("move", "'path':['e3']");
        QCOMPARE(table.damageOf("fangs/r2"), 2);
    }

    void aCardPlacesTheTokensThatAreLeft() // KB-R45, KB-R75
    {
        Table one = lineUp().fire("d3", 3);
        one.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d6','f6']", "KB-R75");
        one.play("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d6']");
        Table none = lineUp().fire("d3", 4);
        none.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','spaces':['d6']", "KB-R45");
        // A card that cannot be played is refused before Kaos Rule is asked.
        none.rejects("play_tactic", "'team':'fangs','card':'rain_of_fire','kaos_rule':'amazons'", "KB-R45");
        Table walls = lineUp().wall("d4", "d5").wall("e4", "e5").wall("f4", "f5");
        walls.play("play_tactic", "'team':'fangs','card':'wall_of_stone','walls':[['c4','c5']]");
        Table tokens = lineUp();
        for (const char* space : {"d4", "f4", "d6", "f6"})
            tokens.scoreToken("fangs", space);
        tokens.rejects("play_tactic", "'team':'fangs','card':'warpstone','space':'c5'", "KB-R45");
    }

    // --- Wall of Stone, Warpstone ---

    void wallsStandOnBorders() // KB-24.4, KB-32.7
    {
        Table table = lineUp().wall("d4", "d5");
        table.rejects("play_tactic", "'team':'fangs','card':'wall_of_stone','walls':[['d5','d4'],['e3','e4']]",
                      "KB-24.4");
        table.rejects("play_tactic", "'team':'fangs','card':'wall_of_stone','walls':[['e3','e4'],['e4','e3']]",
                      "KB-24.4");
        table.rejects("play_tactic", "'team':'fangs','card':'wall_of_stone','walls':[['e3','e4']]", "KB-R75");
        table.play("play_tactic", "'team':'fangs','card':'wall_of_stone','walls':[['e2','e3'],['e4','e3']]");
        QCOMPARE(table.state().walls.size(), std::size_t{3});
        table.play("activate", "'figure':'fangs/r2','action':'sprint'");
        table.refuses("move", "'path':['e3']", "KB-24.5");
    }

    void aWarpstoneGoesToAnEmptyMidfieldSpaceThatIsNoMound() // KB-24.8, KB-32.8, KB-R64
    {
        Table table = lineUp().scoreToken("amazons", "d4").at("amazons/r1", "f6");
        table.rejects("play_tactic", "'team':'fangs','card':'warpstone'", "KB-R75");
        table.rejects("play_tactic", "'team':'fangs','card':'warpstone','space':'d2'", "KB-24.8");
        table.rejects("play_tactic", "'team':'fangs','card':'warpstone','space':'d5'", "KB-24.8");
        table.rejects("play_tactic", "'team':'fangs','card':'warpstone','space':'d4'", "KB-24.8");
        table.refuses("play_tactic", "'team':'fangs','card':'warpstone','space':'f6'", "KB-R63");
        table.play("play_tactic", "'team':'fangs','card':'warpstone','space':'e5'"); // KB-R63: even under the ball
        QCOMPARE(table.state().scoreTokens.back().team, table.team("fangs"));
    }

    void aWarpstoneUnderAFigureCanBeRecordedAgainstTheRules() // KB-R63
    {
        Table table = lineUp().at("amazons/r1", "f6");
        table.overrides("play_tactic", "'team':'fangs','card':'warpstone','space':'f6'", "KB-R63");
        QCOMPARE(table.state().scoreTokens.size(), std::size_t{1});
    }

    // --- Scatter! ---

    static Table scattering()
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e3").at("fangs/r2", "c3").at("fangs/b1", "g3");
        table.at("amazons/b1", "e7").at("amazons/r1", "c7").ball("a3").turnOf("fangs");
        return table.play("play_tactic", "'team':'fangs','card':'scatter'");
    }

    void scatterMovesEachRunnerOnceUpToThree() // KB-32.6, KB-R66
    {
        Table table = scattering();
        table.refuses("scatter_move", "'figure':'fangs/r1','path':['e4','e5','f5','g5']", "KB-32.6");
        table.play("scatter_move", "'figure':'fangs/r1','path':['e4','e5','f5']");
        table.rejects("move", "'path':['g5']", "KB-R69");
        QVERIFY(table.said().starts_with("During Scatter! a figure moves as that card says, not as in an activation."));
        table.overrides("scatter_move", "'figure':'fangs/r1','path':['g5']", "KB-32.6");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("g5"));
        table.play("scatter_move", "'figure':'fangs/r2','path':['c4']");
        table.overrides("scatter_move", "'figure':'fangs/b1','path':['g4']", "KB-32.6");
        QCOMPARE(table.spaceOf("fangs/b1"), std::string("g4"));
        table.rejects("scatter_move", "'figure':'amazons/r1','path':['c6']", "KB-32.6");
        table.play("end_turn");
    }

    void scatterIsNoActivation() // KB-11.2, KB-R66
    {
        Table table = scattering();
        table.overrides("activate", "'figure':'fangs/r1','action':'sprint'", "KB-11.2");
        QVERIFY(table.state().activation.has_value());
        Table moved = scattering().play("scatter_move", "'figure':'fangs/r1','path':['e4']");
        moved.rejects("move", "'path':['e5']", "KB-R69");
    }

    void scatterMovesNeedTheCard() // KB-32.6
    {
        Table table = lineUp().rejects("scatter_move", "'figure':'fangs/r1','path':['c3']", "KB-32.6");
        table.next("fangs").rejects("scatter_move", "'figure':'fangs/r1','path':['c3']", "KB-32.6");
        scattering().rejects("scatter_move", "'figure':'fangs/r1','path':[]", "KB-R69");
    }

    void speedDoesNotHelpAScatteredFigure() // KB-32.6, KB-R66
    {
        Table table = scattering().upgrade("fangs", Upgrade::SpeedTraining, 2);
        table.refuses("scatter_move", "'figure':'fangs/r1','path':['e4','e5','f5','g5']", "KB-32.6");
    }

    void nobodyAttacksOrTacklesWhoScatters() // KB-32.6
    {
        Table table = scattering().play("scatter_move", "'figure':'fangs/r1','path':['e4','e5','e6']");
        table.overrides("react",
                        "'figure':'amazons/b1','type':'tackle','cards':{'fangs':{'kind':'energy','value':1},'amazons':{"
                        "'kind':'energy','value':5}}",
                        "KB-32.6");
        QVERIFY(!table.stands("fangs/r1"));
    }

    void whoScattersWithTheBallCanBeRobbed() // KB-R9
    {
        Table table = scattering().carrier("fangs/r2");
        table.play("scatter_move", "'figure':'fangs/r2','path':['c4','c5','c6']");
        table.play(
            "react",
            "'figure':'amazons/r1','type':'steal','cards':{'fangs':{'kind':'energy','value':1},'amazons':{'kind':"
            "'energy','value':5}}");
        QVERIFY(table.carries("amazons/r1"));
        // KB-R66: each moved figure can suffer one reaction of its own.
        table.play("scatter_move", "'figure':'fangs/r1','path':['e4']");
        QVERIFY(!table.state().activation->reactionSuffered);
    }

    void theHouseRuleForbidsEvenThat() // KB-R9
    {
        Table table = scattering().carrier("fangs/r2");
        table.state().houseRules.scatterAllowsStealReactions = false;
        table.play("scatter_move", "'figure':'fangs/r2','path':['c4','c5','c6']");
        table.refuses("react",
                      "'figure':'amazons/r1','type':'steal','cards':{'fangs':{'kind':'energy','value':1},'amazons':{"
                      "'kind':'energy','value':5}}",
                      "KB-R9");
    }

    void whoScattersMayPickUpAndHandOff() // KB-R66
    {
        Table table = scattering().ball("e4");
        table.play("scatter_move", "'figure':'fangs/r1','path':['e4'],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
        table.refuses("hand_off", "'from':'fangs/r1','to':'fangs/r2'", "KB-14.1");
        Table give = scattering().carrier("fangs/r1").at("fangs/r2", "d4");
        give.play("scatter_move", "'figure':'fangs/r1','path':['e4']");
        give.play("hand_off", "'from':'fangs/r1','to':'fangs/r2'");
        QVERIFY(give.carries("fangs/r2"));
        give.play("scatter_move", "'figure':'fangs/r1','path':['e5','e6']"); // its move goes on
        give.refuses("contest",
                     "'figure':'fangs/r1','type':'steal','targets':['amazons/b1'],'cards':{'fangs':{'kind':'upset'},"
                     "'amazons':{'kind':'upset'}}",
                     "KB-18.1");
    }

    void aScatteredFigureMayStopBeforeItPicksUp() // KB-R68
    {
        Table table = scattering().ball("e4");
        table.play("scatter_move", "'figure':'fangs/r1','path':['e4']");
        table.play("scatter_move", "'figure':'fangs/r1','path':[],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
    }

    void thereIsNoStealInAScatterMove() // KB-R66
    {
        Table table = scattering().at("amazons/r2", "e5").carrier("amazons/r2");
        table.play("scatter_move", "'figure':'fangs/r1','path':['e4']");
        table.refuses("contest",
                      "'figure':'fangs/r1','type':'steal','targets':['amazons/r2'],'cards':{'fangs':{'kind':'energy',"
                      "'value':5},'amazons':{'kind':'energy','value':1}}",
                      "KB-R66");
    }

    void thereIsNoStompAndNoScorchInAScatterMove() // KB-R66, KB-R29, KB-R28
    {
        Table ogres = Table::versus("ogres", "amazons").at("ogres/r1", "e4").at("amazons/r1", "d4").turnOf("ogres");
        ogres.play("play_tactic", "'team':'ogres','card':'scatter'");
        ogres.refuses("stomp", "'figure':'ogres/r1','pushes':[{'figure':'amazons/r1','to':'c4'}]", "KB-R28");
        Table daemons =
            Table::versus("daemons", "amazons").at("daemons/r1", "e3").at("amazons/r1", "d4").turnOf("daemons");
        daemons.play("play_tactic", "'team':'daemons','card':'scatter'");
        daemons.play("scatter_move", "'figure':'daemons/r1','path':['e4']");
        daemons.rejects("scorch", "'figure':'daemons/r1'", "KB-R29");
    }
};

QTEST_GUILESS_MAIN(TestKaosballTactics)
#include "tst_kaosball_tactics.moc"
