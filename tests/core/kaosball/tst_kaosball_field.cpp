// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>

using namespace whistle::kaosball;

namespace {

constexpr auto weak = "{'kind':'energy','value':1}";
constexpr auto strong = "{'kind':'energy','value':5}";

std::string reaction(const char* figure, const char* type, const char* team, const char* card, const char* enemy,
                     const char* enemyCard, const std::string& more = {})
{
    return std::string("'figure':'") + figure + "','type':'" + type + "','cards':{'" + team + "':" + card + ",'" +
           enemy + "':" + enemyCard + "}" + more;
}

/// The Amazons' figure reacts to the Fangs' with a 5 against a 1, or the other way round.
std::string amazonsReact(const char* figure, const char* type, bool wins = true, const std::string& more = {})
{
    return reaction(figure, type, "amazons", wins ? strong : weak, "fangs", wins ? weak : strong, more);
}

std::string fangsContest(const char* figure, const char* type, const char* target)
{
    return std::string("'figure':'") + figure + "','type':'" + type + "','targets':['" + target +
           "'],'cards':{'fangs':" + strong + ",'amazons':" + weak + "}";
}

} // namespace

/// Movement, the ball, reactions, fire and walls, team abilities: digest, sections 2, 4, 13 to 15, 24, 28 and 30.
class TestKaosballField : public QObject {
    Q_OBJECT

    static Table runnerOn(const char* space)
    {
        return Table::versus("fangs", "amazons").at("fangs/r1", space).at("amazons/r7", "g9").ball("a3");
    }

private Q_SLOTS:
    // --- KB-12, KB-13: steps ---

    void aSprintIsFiveSpacesATackleAndAnAttackThree_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("spaces");
        QTest::newRow("KB-12.2") << QStringLiteral("sprint") << 5;
        QTest::newRow("KB-12.3") << QStringLiteral("tackle") << 3;
        QTest::newRow("KB-12.4") << QStringLiteral("attack") << 3;
    }
    void aSprintIsFiveSpacesATackleAndAnAttackThree()
    {
        QFETCH(QString, action);
        QFETCH(int, spaces);
        for (const int training : {0, 2}) { // KB-29.12
            Table table = Table::versus("fangs", "amazons").at("fangs/b1", "c3").ball("a3");
            table.upgrade("fangs", Upgrade::SpeedTraining, training).active("fangs/b1", qPrintable(action));
            QCOMPARE(table.state().activation->movementLeft, spaces + training);
        }
    }

    void tooManyStepsAreRefused() // KB-12.2
    {
        Table table = runnerOn("c3").active("fangs/r1", "sprint");
        table.play("move", "'path':['c4','c5']");
        table.refuses("move", "'path':['c6','c7','d7','e7']", "KB-12.2");
        table.overrides("move", "'path':['c6','c7','d7','e7']", "KB-12.2");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("e7"));
        QCOMPARE(table.state().activation->movementLeft, 0);
    }

    void stepsAreOrthogonal() // KB-13.1, KB-2.3, KB-2.4
    {
        Table table = runnerOn("c3").active("fangs/r1", "sprint");
        table.refuses("move", "'path':['d4']", "KB-13.1");
        table.refuses("move", "'path':['c5']", "KB-13.1");
        table.refuses("move", "'path':['c3']", "KB-13.1");
        runnerOn("c2").active("fangs/r1", "sprint").refuses("move", "'path':['b3']", "KB-13.1");
        table.overrides("move", "'path':['d4']", "KB-13.1");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("d4"));
        table.play("move", "'path':['d5','d4']"); // it may turn back
    }

    void nobodyEntersASpaceWithAStandingFigure() // KB-4.4, KB-13.2, KB-2.11
    {
        Table table = runnerOn("c3").at("fangs/b1", "c4").at("amazons/b1", "d3").active("fangs/r1", "sprint");
        table.rejects("move", "'path':['c4']", "KB-13.2"); // two cannot stand in one space, not even on record
        table.rejects("move", "'path':['d3']", "KB-13.2");
        table.overrides("move", "'path':['c4','c5']", "KB-13.2"); // through it, they may record
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("c5"));
    }

    void whoLiesIsNoObstacle() // KB-4.5, KB-13.3
    {
        Table table = runnerOn("c3").lying("fangs/b1", "c4").lying("amazons/b1", "c4").active("fangs/r1", "sprint");
        table.play("move", "'path':['c4']");
    }

    void nobodyCrossesAWall() // KB-24.5
    {
        Table table = runnerOn("c3").wall("c3", "c4").active("fangs/r1", "sprint");
        table.overrides("move", "'path':['c4']", "KB-24.5");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("c4"));
    }

    void moveNeedsAnActivation() // KB-12.1, KB-R69
    {
        Table table = runnerOn("c3").turnOf("fangs");
        table.rejects("move", "'path':['c4']", "KB-12.1");
        table.next("fangs").rejects("move", "'path':['c4']", "KB-12.1");
        runnerOn("c3").active("fangs/r1", "sprint").rejects("move", "'path':[]", "KB-R69");
    }

    void afterTheContestNothingMoves() // KB-12.2
    {
        Table table = runnerOn("e3").at("amazons/r1", "e4").carrier("amazons/r1").active("fangs/r1", "sprint");
        table.play("contest", fangsContest("fangs/r1", "steal", "amazons/r1"));
        QVERIFY(table.carries("fangs/r1"));
        table.overrides("move", "'path':['d3']", "KB-12.2");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("d3"));
    }

    void spectrePassesFiguresAndWallsButStopsOnNeither() // KB-30.8, KB-R47
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "spectre").at("fangs/spectre", "e2").ball("a3");
        table.at("amazons/b1", "e4").wall("e2", "e3").fire("e3").active("fangs/spectre", "sprint");
        table.rejects("move", "'path':['e3','e4']", "KB-R47");
        table.play("move", "'path':['e3','e4','e5']");
        QCOMPARE(table.damageOf("fangs/spectre"), 1); // each space counts for fire
    }

    void spectreProvokesInEachSpace() // KB-R47
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "spectre").at("fangs/spectre", "e2").ball("a3");
        table.at("amazons/b1", "e4").active("fangs/spectre", "sprint").play("move", "'path':['e3']");
        table.play("react", amazonsReact("amazons/b1", "tackle"));
        QVERIFY(!table.stands("fangs/spectre"));
    }

    void theDragonGoesThreeFurther() // KB-30.7
    {
        Table table =
            Table::versus("fangs", "amazons").ringer("fangs", "the_dragon").at("fangs/the_dragon", "c3").ball("a3");
        table.active("fangs/the_dragon", "attack");
        table.play("move", "'path':['c4','c5','c6','c7','d7','e7']");
    }

    // --- KB-24: fire ---

    void fireBurnsForEachToken() // KB-24.2
    {
        Table table = runnerOn("c3").fire("c4", 2).active("fangs/r1", "sprint").play("move", "'path':['c4']");
        QCOMPARE(table.damageOf("fangs/r1"), 2);
        QVERIFY(table.cites("KB-24.2"));
    }

    void aDeathByFireIsNobodysKill() // KB-5.3, KB-24.2, KB-R24
    {
        Table table = runnerOn("c3").carrier("fangs/r1").fire("c4", 3).active("fangs/r1", "sprint");
        table.play("move", "'path':['c4']");
        QCOMPARE(table.figure("fangs/r1").where, Where::Lost);
        QCOMPARE(table.ballSpace(), std::string("c4"));
        QVERIFY(table["amazons"].trophies.empty());
        table.rejects("move", "'path':['c5']", "KB-12.1");
        table.play("end_turn");
    }

    void nobodyWalksOnAfterDeath() // KB-24.2
    {
        Table table = runnerOn("c3").fire("c4", 3).active("fangs/r1", "sprint");
        table.overrides("move", "'path':['c4','c5']", "KB-24.2");
        QCOMPARE(table.figure("fangs/r1").where, Where::Lost);
    }

    void aDeadFigurePicksNothingUp() // KB-R25
    {
        Table table = runnerOn("c3").ball("c4").fire("c4", 3).active("fangs/r1", "sprint");
        table.play("move", "'path':['c4'],'pick_up':true");
        QCOMPARE(table.ballSpace(), std::string("c4"));
    }

    void whoStandsInFireIsNotBurnedAgain() // KB-R27
    {
        Table table = runnerOn("c3").fire("c3", 2).active("fangs/r1", "sprint").play("move", "'path':['c4']");
        QCOMPARE(table.damageOf("fangs/r1"), 0);
    }

    // --- KB-14: the ball ---

    void pickingUpEndsTheMove() // KB-14.1
    {
        Table table =
            runnerOn("e3").at("fangs/r2", "d5").ball("e5").at("amazons/r1", "e6").active("fangs/r1", "sprint");
        table.play("move", "'path':['e4','e5'],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
        QCOMPARE(table.state().activation->movementLeft, 0);
        table.refuses("hand_off", "'from':'fangs/r1','to':'fangs/r2'", "KB-14.1");
        table.overrides("move", "'path':['f5']", "KB-14.1");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("f5"));
    }

    void whoPicksUpCompletesNoAction() // KB-14.1
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/b1", "e6").active("fangs/b1", "attack");
        table.play("move", "'path':['e5'],'pick_up':true");
        table.overrides("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-14.1");
        QCOMPARE(table.damageOf("amazons/b1"), 3);
    }

    void theBallMayBeRunOver() // KB-14.2, KB-14.3
    {
        Table table = runnerOn("e3").ball("e4").active("fangs/r1", "sprint").play("move", "'path':['e4','e5']");
        QCOMPARE(table.ballSpace(), std::string("e4"));
        Table carried =
            runnerOn("e3").carrier("fangs/r1").active("fangs/r1", "sprint").play("move", "'path':['e4','e5']");
        QVERIFY(carried.carries("fangs/r1"));
    }

    void thereMustBeABallToPickUp() // KB-14.1
    {
        Table table = runnerOn("e3").ball("e4").active("fangs/r1", "sprint");
        table.rejects("move", "'path':['e4','e5'],'pick_up':true", "KB-14.1");
        table.rejects("move", "'path':[],'pick_up':true", "KB-14.1");
        Table held = runnerOn("e3").at("amazons/r1", "e5").carrier("amazons/r1").active("fangs/r1", "sprint");
        held.rejects("move", "'path':['e4'],'pick_up':true", "KB-14.1");
    }

    void theBallUnderAStandingFigureIsNotItsOwn() // KB-R33
    {
        Table table = runnerOn("e5").ball("e5").active("fangs/r1", "sprint");
        QVERIFY(!table.carries("fangs/r1"));
        table.play("move", "'path':[],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
        table.refuses("move", "'path':['e6']", "KB-14.1");
    }

    void aBruiserMayCarryAndHandOff() // KB-3.4, KB-14.4
    {
        Table table = runnerOn("e3").at("fangs/b1", "e5").carrier("fangs/b1").active("fangs/b1", "sprint");
        table.play("move", "'path':['e4']").play("hand_off", "'from':'fangs/b1','to':'fangs/r1'");
        QVERIFY(table.carries("fangs/r1"));
    }

    void aHandOffCostsNoMovement() // KB-14.7, KB-14.5
    {
        Table table = runnerOn("e3").at("fangs/r2", "e5").carrier("fangs/r2").active("fangs/r1", "sprint");
        table.play("move", "'path':['e4']").play("hand_off", "'from':'fangs/r2','to':'fangs/r1'"); // receives
        QCOMPARE(table.state().activation->movementLeft, 4);
        table.play("move", "'path':['d4','d3','c3','c4']");
    }

    void aHandOffNeedsNoStep() // KB-R55
    {
        Table table = runnerOn("e3").at("fangs/r2", "e4").carrier("fangs/r1").active("fangs/r1", "sprint");
        table.play("hand_off", "'from':'fangs/r1','to':'fangs/r2'").play("end_turn");
    }

    void aHandOffExcludesTheAction() // KB-14.6
    {
        Table table =
            runnerOn("e3").at("fangs/r2", "e4").carrier("fangs/r2").at("amazons/r1", "d3").active("fangs/r1", "sprint");
        table.play("hand_off", "'from':'fangs/r2','to':'fangs/r1'")
            .play("hand_off", "'from':'fangs/r1','to':'fangs/r2'");
        table.carrier("amazons/r1");
        table.overrides("contest", fangsContest("fangs/r1", "steal", "amazons/r1"), "KB-14.6");
        QVERIFY(table.carries("fangs/r1"));
        Table tackle = runnerOn("e3").at("fangs/b1", "e4").carrier("fangs/r1").active("fangs/b1", "tackle");
        tackle.overrides("hand_off", "'from':'fangs/r1','to':'fangs/b1'", "KB-14.6");
        QVERIFY(tackle.carries("fangs/b1"));
    }

    void afterTheStealThereIsNoHandOff() // KB-14.6
    {
        Table table = runnerOn("e3")
                          .at("fangs/r2", "d3")
                          .at("amazons/r1", "e4")
                          .carrier("amazons/r1")
                          .active("fangs/r1", "sprint");
        table.play("contest", fangsContest("fangs/r1", "steal", "amazons/r1"));
        table.refuses("hand_off", "'from':'fangs/r1','to':'fangs/r2'", "KB-14.6");
    }

    void aHandOffIsBetweenTheActiveFigureAndAStandingTeammate() // KB-14.4, KB-R23, KB-25.7
    {
        Table table =
            runnerOn("e3").at("fangs/r2", "d3").at("fangs/r3", "d4").lying("fangs/b1", "e4").at("amazons/r1", "f3");
        table.carrier("fangs/r2").active("fangs/r1", "sprint");
        table.refuses("hand_off", "'from':'fangs/r2','to':'fangs/r3'", "KB-14.4"); // neither is active
        table.refuses("hand_off", "'from':'fangs/r3','to':'fangs/r1'", "KB-14.4"); // it has no ball
        table.carrier("fangs/r1");
        table.rejects("hand_off", "'from':'fangs/r1','to':'fangs/b1'", "KB-R23");
        table.refuses("hand_off", "'from':'fangs/r1','to':'amazons/r1'", "KB-25.7");
        table.refuses("hand_off", "'from':'fangs/r1','to':'fangs/r1'", "KB-25.7");
        table.overrides("hand_off", "'from':'fangs/r1','to':'fangs/r3'", "KB-R21"); // a diagonal
        QVERIFY(table.carries("fangs/r3"));
    }

    void noHandOffThroughAWall() // KB-14.8, KB-24.6
    {
        Table table =
            runnerOn("e3").at("fangs/r2", "e4").wall("e3", "e4").carrier("fangs/r1").active("fangs/r1", "sprint");
        table.refuses("hand_off", "'from':'fangs/r1','to':'fangs/r2'", "KB-R21");
    }

    void relayTrainingReachesFurther() // KB-29.10, KB-R22
    {
        Table table = runnerOn("e3").at("fangs/r2", "e5").at("amazons/b1", "e4").carrier("fangs/r1");
        table.upgrade("fangs", Upgrade::RelayTraining).active("fangs/r1", "sprint");
        table.play("hand_off", "'from':'fangs/r1','to':'fangs/r2'"); // a figure between does not matter
        Table walls = runnerOn("e3")
                          .at("fangs/r2", "e5")
                          .wall("e3", "e4")
                          .carrier("fangs/r1")
                          .upgrade("fangs", Upgrade::RelayTraining);
        walls.active("fangs/r1", "sprint").refuses("hand_off", "'from':'fangs/r1','to':'fangs/r2'", "KB-R21");
    }

    void betweenAlliesTheGiversKillzoneCounts() // KB-25.7, KB-R21, KB-28.1
    {
        Table table =
            Table::alliance({"ogres", "amazons", "daemons", "fangs"}).at("ogres/r1", "e4").at("amazons/r1", "d5");
        table.carrier("ogres/r1").active("ogres/r1", "sprint");
        table.refuses("hand_off", "'from':'ogres/r1','to':'amazons/r1'", "KB-R21"); // diagonal, and the Ogre gives
        table.carrier("amazons/r1").play("hand_off", "'from':'amazons/r1','to':'ogres/r1'");
        QVERIFY(table.carries("ogres/r1"));
    }

    // --- KB-15: reactions ---

    void enteringAKillzoneProvokes() // KB-15.1
    {
        for (const char* type : {"tackle", "attack"}) {
            Table table =
                runnerOn("e2").at("amazons/b1", "e4").active("fangs/r1", "sprint").play("move", "'path':['e3']");
            table.play("react", amazonsReact("amazons/b1", type));
            QVERIFY(table.state().activation->reactionSuffered);
            QVERIFY(table.state().activation->isOver); // KB-R57: down or dead
            table.rejects("move", "'path':['e2']", "KB-12.1");
        }
    }

    void onlyEnteringDoes() // KB-15.7
    {
        Table table = runnerOn("e3").at("amazons/b1", "e4").active("fangs/r1", "sprint");
        table.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25"); // standing there
        table.play("move", "'path':['e2']");
        table.overrides("react", amazonsReact("amazons/b1", "tackle"), "KB-15.1"); // leaving
        QVERIFY(!table.stands("fangs/r1"));
    }

    void runnersDoNotTackleInAReaction() // KB-15.1, KB-3.3
    {
        Table table = runnerOn("e2").at("amazons/r1", "e4").active("fangs/r1", "sprint").play("move", "'path':['e3']");
        table.rejects("react", amazonsReact("amazons/r1", "tackle"), "KB-15.1");
    }

    void aCarrierCanBeRobbed() // KB-15.2, KB-15.5, KB-E10
    {
        Table table =
            runnerOn("e2").at("amazons/r1", "e4").at("fangs/b1", "e2").lying("fangs/r1", "c2").carrier("fangs/b1");
        table.active("fangs/b1", "sprint").play("move", "'path':['e3']");
        table.play("react", amazonsReact("amazons/r1", "steal"));
        QVERIFY(table.carries("amazons/r1"));
        table.refuses("contest", fangsContest("fangs/b1", "tackle", "amazons/r1"), "KB-12.5"); // still a sprint
        table.play("move", "'path':['d3']");
    }

    void whoHasNoBallIsNotRobbed() // KB-15.2
    {
        Table table = runnerOn("e2").at("amazons/r1", "e4").active("fangs/r1", "sprint").play("move", "'path':['e3']");
        table.rejects("react", amazonsReact("amazons/r1", "steal"), "KB-15.2");
        Table bruiser = runnerOn("e2").at("amazons/b1", "e4").carrier("fangs/r1").active("fangs/r1", "sprint");
        bruiser.play("move", "'path':['e3']").rejects("react", amazonsReact("amazons/b1", "steal"), "KB-15.2");
    }

    void aFigureSuffersOneReaction() // KB-15.3
    {
        Table table = runnerOn("e2").at("amazons/b1", "e4").at("amazons/b2", "d3").active("fangs/r1", "sprint");
        table.play("move", "'path':['e3']").play("react", amazonsReact("amazons/b1", "attack", false));
        table.overrides("react", amazonsReact("amazons/b2", "tackle", true, ""), "KB-15.3");
        QVERIFY(!table.stands("fangs/r1"));
        Table later = runnerOn("e2").at("amazons/b1", "e4").at("amazons/b2", "c3").active("fangs/r1", "sprint");
        later.play("move", "'path':['e3']").play("react", amazonsReact("amazons/b1", "attack", false));
        later.play("move", "'path':['d3']").refuses("react", amazonsReact("amazons/b2", "tackle"), "KB-15.3");
    }

    void anyEnemyTeamMayReactAfterAnotherHasPassed() // KB-15.4
    {
        Table table =
            Table::maxKaos({"fangs", "amazons", "ogres"}).at("fangs/r1", "e2").at("amazons/b1", "d3").ball("a3");
        table.at("ogres/b1", "f3").active("fangs/r1", "sprint").play("move", "'path':['e3']");
        table.play("react", reaction("ogres/b1", "tackle", "ogres", strong, "fangs", weak));
        QVERIFY(!table.stands("fangs/r1"));
    }

    void alliesDoNotReact() // KB-25.5
    {
        Table table = Table::alliance({"ogres", "amazons", "daemons", "fangs"})
                          .at("ogres/r1", "e2")
                          .at("amazons/b1", "e4")
                          .ball("a3");
        table.active("ogres/r1", "sprint").play("move", "'path':['e3']");
        table.rejects("react", reaction("amazons/b1", "tackle", "amazons", strong, "ogres", weak), "KB-15.1");
    }

    void afterAReactionTheMoveGoesOn() // KB-15.5, KB-R57
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e2").at("amazons/b1", "e4").ball("a3");
        table.active("fangs/b1", "attack").play("move", "'path':['e3']");
        table.play("react", amazonsReact("amazons/b1", "tackle", false, ",'push_to':'d4'"));
        QCOMPARE(table.spaceOf("amazons/b1"), std::string("d4"));
        table.refuses("contest", fangsContest("fangs/b1", "tackle", "amazons/b1"), "KB-12.5");
        table.play("move", "'path':['d3']");
        table.burned("amazons", {weak}).play("contest", fangsContest("fangs/b1", "attack", "amazons/b1"));
    }

    void aPushIntoAKillzoneProvokesNothing() // KB-15.6
    {
        Table table =
            Table::versus("ogres", "amazons").at("ogres/b1", "e4").at("ogres/b2", "b4").at("amazons/r1", "d4");
        table.turnOf("ogres").play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        table.rejects("react", reaction("ogres/b2", "tackle", "ogres", strong, "amazons", weak), "KB-12.1");
        Table hailMary = Table::versus("fangs", "amazons").at("amazons/b1", "e6").turnOf("fangs");
        hailMary.play("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r1','space':'e5'");
        hailMary.play("activate", "'figure':'fangs/r1','action':'sprint'");
        hailMary.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
    }

    void whatComesLaterClosesTheReaction() // KB-R25, KB-R68
    {
        Table pickUp = runnerOn("e2").ball("e3").at("amazons/b1", "e4").active("fangs/r1", "sprint");
        pickUp.play("move", "'path':['e3'],'pick_up':true");
        pickUp.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
        Table handOff =
            runnerOn("e2").carrier("fangs/r1").at("fangs/r2", "d3").at("amazons/b1", "e4").active("fangs/r1", "sprint");
        handOff.play("move", "'path':['e3']").play("hand_off", "'from':'fangs/r1','to':'fangs/r2'");
        handOff.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
        handOff.play("move", "'path':['f3','f4']"); // the next killzone space is a new chance
        handOff.play("react", amazonsReact("amazons/b1", "tackle"));
        Table contest = Table::versus("fangs", "amazons").at("fangs/b1", "e2").at("amazons/b1", "e4").ball("a3");
        contest.active("fangs/b1", "attack").play("move", "'path':['e3']");
        contest.play("contest", fangsContest("fangs/b1", "attack", "amazons/b1"));
        contest.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
    }

    void firstTheStepThenTheReactionThenThePickUp() // KB-R68
    {
        Table table = runnerOn("e2").ball("e3").at("amazons/b1", "e4").active("fangs/r1", "sprint");
        table.play("move", "'path':['e3']").play("react", amazonsReact("amazons/b1", "attack", false));
        table.play("move", "'path':[],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
    }

    void everySpaceOfAKillzoneIsANewChance() // KB-R56: only the Amazons' are so wide
    {
        Table table = runnerOn("d3").at("amazons/b1", "e4").active("fangs/r1", "sprint");
        table.play("move", "'path':['e3']").play("move", "'path':['f3']");
        table.play("react", amazonsReact("amazons/b1", "tackle"));
        QVERIFY(!table.stands("fangs/r1"));
    }

    void figuresThatLieDoNotReact() // KB-R23
    {
        Table table =
            runnerOn("e2").lying("amazons/b1", "e4").active("fangs/r1", "sprint").play("move", "'path':['e3']");
        table.rejects("react", amazonsReact("amazons/b1", "tackle"), "KB-R23");
    }

    void pantherIsOnlyRobbed() // KB-30.4
    {
        Table table = Table::versus("fangs", "amazons")
                          .ringer("fangs", "panther")
                          .at("fangs/panther", "e2")
                          .carrier("fangs/panther");
        table.at("amazons/b1", "e4")
            .at("amazons/r1", "d3")
            .active("fangs/panther", "sprint")
            .play("move", "'path':['e3']");
        table.rejects("react", amazonsReact("amazons/b1", "tackle"), "KB-30.4");
        table.rejects("react", amazonsReact("amazons/b1", "attack"), "KB-30.4");
        table.play("react", amazonsReact("amazons/r1", "steal"));
        QVERIFY(table.carries("amazons/r1"));
    }

    // --- KB-4, KB-R21: killzones of contests ---

    void theTargetMustBeInTheInitiatorsKillzone() // KB-4.1, KB-4.2, KB-R21
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/b1", "e4")
                          .at("amazons/b1", "d5")
                          .ball("a3")
                          .active("fangs/b1", "attack");
        table.overrides("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-4.2");
        QCOMPARE(table.damageOf("amazons/b1"), 3);
        Table diagonal = Table::versus("fangs", "amazons")
                             .at("fangs/b1", "e4")
                             .at("amazons/b1", "d5")
                             .ball("a3")
                             .active("amazons/b1", "attack");
        diagonal.play("contest",
                      "'figure':'amazons/b1','type':'attack','targets':['fangs/b1'],'cards':{'fangs':{'kind':"
                      "'energy','value':1},'amazons':{'kind':'energy','value':2}}"); // KB-28.1
        Table corner = Table::versus("fangs", "amazons")
                           .at("fangs/b1", "b3")
                           .at("amazons/b1", "c2")
                           .ball("a3")
                           .active("amazons/b1", "attack");
        corner.play("contest", "'figure':'amazons/b1','type':'attack','targets':['fangs/b1'],'cards':{'fangs':{'kind':"
                               "'energy','value':1},'amazons':{'kind':'energy','value':2}}"); // KB-R44
    }

    void wallsStopContests() // KB-24.6, KB-24.7, KB-4.3
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/b1", "e5").wall("e4", "e5").ball("a3");
        table.active("fangs/b1", "attack")
            .refuses("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-4.2");
        Table corner =
            Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/b1", "d5").wall("d4", "d5").ball("a3");
        corner.active("amazons/b1", "attack");
        corner.refuses("contest",
                       "'figure':'amazons/b1','type':'attack','targets':['fangs/b1'],'cards':{'fangs':{'kind':"
                       "'energy','value':1},'amazons':{'kind':'energy','value':2}}",
                       "KB-4.2");
        Table spectre = Table::versus("fangs", "amazons")
                            .ringer("fangs", "spectre")
                            .at("fangs/spectre", "e4")
                            .at("amazons/b1", "e5");
        spectre.wall("e4", "e5").ball("a3").active("fangs/spectre", "attack"); // KB-R47
        spectre.refuses("contest", fangsContest("fangs/spectre", "attack", "amazons/b1"), "KB-4.2");
    }

    void onlyWhoStandsIsContested() // KB-18.10, KB-R23
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/b1", "e4")
                          .lying("amazons/b1", "e5")
                          .ball("a3")
                          .active("fangs/b1", "attack");
        table.rejects("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-18.10");
    }

    void theAnnouncedActionStays() // KB-12.5
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/b1", "e4")
                          .at("amazons/b1", "e5")
                          .ball("a3")
                          .active("fangs/b1", "attack");
        table.overrides("contest", fangsContest("fangs/b1", "tackle", "amazons/b1"), "KB-12.5");
        QVERIFY(!table.stands("amazons/b1"));
        table.refuses("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-18.10");
    }

    void oneContestAnActivation() // KB-12.1
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/b1", "e4")
                          .at("amazons/b1", "e5")
                          .ball("a3")
                          .active("fangs/b1", "attack");
        table.play("contest", fangsContest("fangs/b1", "attack", "amazons/b1"));
        table.refuses("contest", fangsContest("fangs/b1", "attack", "amazons/b1"), "KB-12.1");
    }

    // --- KB-28.2: scorch ---

    static Table daemonBesideTwo()
    {
        Table table = Table::versus("daemons", "fangs")
                          .at("daemons/r1", "e4")
                          .at("fangs/r1", "d4")
                          .lying("fangs/b1", "f4")
                          .ball("a3");
        return table.active("daemons/r1", "sprint");
    }

    void daemonsScorchStandingOrNot() // KB-28.2, KB-R29, KB-R43
    {
        Table table = daemonBesideTwo().upgrade("daemons", Upgrade::Hate);
        table.play("scorch", "'figure':'daemons/r1'");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        QCOMPARE(table.damageOf("fangs/b1"), 1);
        QCOMPARE(table.scoreOf("daemons"), 2);
        table.rejects("scorch", "'figure':'daemons/r1'", "KB-R29");
        table.rejects("move", "'path':['e5']", "KB-12.1"); // the activation is over
        table.play("end_turn");
    }

    void aStrongCardPreventsTheScorch_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<bool>("prevents");
        QTest::newRow("3") << QStringLiteral("{'kind':'energy','value':3}") << true;
        QTest::newRow("5, dead") << QStringLiteral("{'kind':'energy','value':5}") << true;
        QTest::newRow("Booster Bru") << QStringLiteral("{'kind':'booster_bru'}") << true;
        QTest::newRow("2") << QStringLiteral("{'kind':'energy','value':2}") << false;
        QTest::newRow("UPSET!") << QStringLiteral("{'kind':'upset'}") << false;
        QTest::newRow("tactic") << QStringLiteral("{'kind':'tactic'}") << false;
    }
    void aStrongCardPreventsTheScorch() // KB-R29
    {
        QFETCH(QString, card);
        QFETCH(bool, prevents);
        Table table = daemonBesideTwo().burned("fangs", {"{'kind':'energy','value':5}"});
        const std::string keys = "'figure':'daemons/r1','prevented':{'fangs':" + card.toStdString() + "}";
        if (prevents)
            table.play("scorch", keys);
        else
            table.overrides("scorch", keys, "KB-R29");
        QCOMPARE(table.damageOf("fangs/r1"), 0);
        QCOMPARE(table["fangs"].burned.size(), std::size_t{2});
        QCOMPARE(table["fangs"].hand, 6);
    }

    void eachTeamPreventsForItself() // KB-R29, KB-29.4, KB-R17
    {
        Table table = Table::maxKaos({"daemons", "fangs", "ogres"})
                          .at("daemons/r1", "e4")
                          .at("fangs/r1", "d4")
                          .at("ogres/r1", "f4")
                          .ball("a3");
        table.active("daemons/r1", "sprint")
            .rejects("scorch", "'figure':'daemons/r1','prevented':{'daemons':{'kind':'booster_bru'}}", "KB-R29");
        table.play("scorch", "'figure':'daemons/r1','prevented':{'ogres':{'kind':'booster_bru'}}");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        QCOMPARE(table.damageOf("ogres/r1"), 0);
        Table hardy = daemonBesideTwo().upgrade("fangs", Upgrade::Hardy).upgrade("daemons", Upgrade::Hate);
        hardy.play("scorch", "'figure':'daemons/r1'");
        QCOMPARE(hardy.damageOf("fangs/r1"), 0);
        QCOMPARE(hardy.scoreOf("daemons"), 0); // KB-R43
    }

    void scorchKillsForTheDaemons() // KB-R29, KB-5.2
    {
        Table table = daemonBesideTwo().damaged("fangs/r1", 2).carrier("fangs/r1");
        table.play("scorch", "'figure':'daemons/r1'");
        QCOMPARE(table["daemons"].trophies, std::vector<FigureRef>{table.ref("fangs/r1")});
        QCOMPARE(table.ballSpace(), std::string("d4"));
    }

    void scorchNeedsTheAbilityAndSomebodyToBurn() // KB-28.2, KB-R69
    {
        Table nobody = Table::versus("daemons", "fangs")
                           .at("daemons/r1", "e4")
                           .at("fangs/r1", "d5")
                           .active("daemons/r1", "sprint");
        nobody.rejects("scorch", "'figure':'daemons/r1'", "KB-R69");
        Table fangs =
            Table::versus("fangs", "daemons").at("fangs/r1", "e4").at("daemons/r1", "d4").active("fangs/r1", "sprint");
        fangs.overrides("scorch", "'figure':'fangs/r1'", "KB-28.2");
        QCOMPARE(fangs.damageOf("daemons/r1"), 1);
        Table other = daemonBesideTwo().at("daemons/r2", "d5");
        other.rejects("scorch", "'figure':'daemons/r2'", "KB-28.2");
        daemonBesideTwo().rejects("scorch", "'figure':'daemons/r1','targets':['fangs/r1']", "KB-28.2");
    }

    void whoLiesDoesNotScorch() // KB-28.2
    {
        Table table = Table::versus("daemons", "fangs")
                          .at("daemons/r1", "e3")
                          .at("fangs/b1", "e5")
                          .ball("a3")
                          .active("daemons/r1", "sprint");
        table.play("move", "'path':['e4']")
            .play("react", reaction("fangs/b1", "tackle", "fangs", strong, "daemons", weak));
        table.rejects("scorch", "'figure':'daemons/r1'", "KB-12.1");
    }

    // --- KB-28.4: stomp ---

    static Table ogreAmongAmazons()
    {
        Table table =
            Table::versus("ogres", "amazons").at("ogres/b1", "e4").at("amazons/r1", "d4").at("amazons/r2", "e5");
        return table.at("amazons/b1", "e6").lying("amazons/b2", "f4").at("ogres/r1", "g2").ball("a3").turnOf("ogres");
    }

    void ogresStompWhoStandsBesideThem() // KB-28.4, KB-R28
    {
        Table table = ogreAmongAmazons().carrier("amazons/r1").fire("c4");
        table.play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        QCOMPARE(table.spaceOf("amazons/r1"), std::string("c4"));
        QCOMPARE(table.damageOf("amazons/r1"), 1); // KB-R27
        QVERIFY(table.carries("amazons/r1"));
        table.refuses("end_turn", "", "KB-R69");
        table.overrides("activate", "'figure':'ogres/r1','action':'sprint'", "KB-R28");
    }

    void theStomperIsActivatedNext() // KB-R28, KB-R69
    {
        Table table =
            ogreAmongAmazons().play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        table.refuses("stomp", "'figure':'ogres/r1','pushes':[{'figure':'amazons/r2','to':'e6'}]", "KB-R28");
        table.play("activate", "'figure':'ogres/b1','action':'attack'");
        QVERIFY(table.state().activation->stomped);
        table.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'b4'}]", "KB-R28");
    }

    void aStompGoesStraightOntoAFreeSpace() // KB-R28, KB-R71
    {
        Table table = ogreAmongAmazons();
        table.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'d5'}]", "KB-R28");
        table.rejects("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r2','to':'e6'}]", "KB-R28");
        table.rejects("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/b2','to':'g4'}]", "KB-R23");
        table.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/b1','to':'e7'}]", "KB-28.4");
        table.rejects("stomp", "'figure':'ogres/b1','pushes':[]", "KB-R69");
        table.rejects("stomp", "'figure':'amazons/b1','pushes':[{'figure':'ogres/b1','to':'e3'}]", "KB-28.4");
        Table wall = ogreAmongAmazons().wall("c4", "d4");
        wall.overrides("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]", "KB-R28");
        QCOMPARE(wall.spaceOf("amazons/r1"), std::string("c4"));
        Table spectre =
            Table::versus("ogres", "fangs").ringer("fangs", "spectre").at("fangs/spectre", "d4").at("ogres/b1", "e4");
        spectre.wall("c4", "d4").turnOf("ogres");
        spectre.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'fangs/spectre','to':'c4'}]", "KB-R28");
        Table edge = Table::versus("ogres", "fangs").at("ogres/b1", "b4").at("fangs/r1", "a4").turnOf("ogres");
        edge.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'fangs/r1','to':'a5'}]", "KB-R28");
    }

    void theOrderOfAStompIsTheOgresChoice() // KB-R28
    {
        Table table = Table::versus("ogres", "amazons")
                          .at("ogres/b1", "e4")
                          .at("amazons/r1", "d4")
                          .at("amazons/r2", "e5")
                          .turnOf("ogres");
        table.play(
            "stomp",
            "'figure':'ogres/b1','pushes':[{'figure':'amazons/r2','to':'e6'},{'figure':'amazons/r1','to':'c4'}]");
        QCOMPARE(table.spaceOf("amazons/r2"), std::string("e6"));
    }

    void othersDoNotStomp() // KB-28.4, KB-33.2
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/r1", "d4").turnOf("fangs");
        table.overrides("stomp", "'figure':'fangs/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]", "KB-28.4");
        QCOMPARE(table.spaceOf("amazons/r1"), std::string("c4"));
    }

    void aSpecialActivationHasItsOwnStomp() // KB-R28, KB-R30
    {
        Table table = ogreAmongAmazons().upgrade("ogres", Upgrade::Celerity).next("ogres");
        table.state().turnsInPeriod = 0;
        table.play("celerity", "'figure':'ogres/b1','action':'sprint'");
        Table moved = table;
        table.play("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]");
        table.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'b4'}]", "KB-R28");
        moved.play("move", "'path':['e3']").play("move", "'path':['e4']");
        moved.refuses("stomp", "'figure':'ogres/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]", "KB-R28");
    }

    // --- KB-28.1, KB-28.3 ---

    void anAmazonFollowsUpDiagonally() // KB-R65, KB-18.3
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "d5").carrier("fangs/r1").at("amazons/b1", "e4");
        table.active("amazons/b1", "tackle");
        table.play("contest",
                   "'figure':'amazons/b1','type':'tackle','targets':['fangs/r1'],'cards':{'fangs':{'kind':'energy',"
                   "'value':1},'amazons':{'kind':'energy','value':5}},'follow_up':true");
        QCOMPARE(table.spaceOf("amazons/b1"), std::string("d5"));
        QVERIFY(table.carries("amazons/b1"));
    }

    static Table bitingFangs()
    {
        Table table = Table::versus("fangs", "amazons")
                          .at("fangs/b1", "e4")
                          .at("fangs/r1", "c3")
                          .at("amazons/b1", "e5")
                          .ball("a3");
        return table.damaged("fangs/r1", 2).damaged("fangs/b1", 1);
    }

    void aSuccessfulFangHealsOneOfItsTeam() // KB-28.3, KB-R12
    {
        for (const char* type : {"attack", "tackle"}) {
            Table table = bitingFangs().active("fangs/b1", type);
            table.play("contest", fangsContest("fangs/b1", type, "amazons/b1") + ",'heal':'fangs/r1'");
            QCOMPARE(table.damageOf("fangs/r1"), 1);
        }
        Table reacts =
            bitingFangs().at("amazons/r1", "d5").active("amazons/r1", "sprint").play("move", "'path':['d4']");
        reacts.play("react", reaction("fangs/b1", "tackle", "fangs", strong, "amazons", weak, ",'heal':'fangs/b1'"));
        QCOMPARE(reacts.damageOf("fangs/b1"), 0);
    }

    void theHouseRuleHealsTheActingFigure() // KB-R12
    {
        Table table = bitingFangs().active("fangs/b1", "attack");
        table.state().houseRules.vampirismHeals = VampirismHeals::ActingFigure;
        table.overrides("contest", fangsContest("fangs/b1", "attack", "amazons/b1") + ",'heal':'fangs/r1'", "KB-R12");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
    }

    void healingNeedsAWinAnAbilityAndAWound() // KB-28.3
    {
        Table table = bitingFangs().at("fangs/r2", "g3").active("fangs/b1", "attack");
        const std::string won = fangsContest("fangs/b1", "attack", "amazons/b1");
        table.rejects("contest", won + ",'heal':'amazons/b1'", "KB-28.3");
        table.rejects("contest", won + ",'heal':'fangs/r2'", "KB-28.3"); // not hurt
        table.rejects("contest", won + ",'heal':'fangs/r7'", "KB-28.3"); // in the dugout
        table.state().suspended = {0};
        table.rejects("contest", won + ",'heal':'fangs/r1'", "KB-28.3");
    }

    // --- KB-5.1, KB-R71 ---

    void spectreIsPushedThroughAWallButNotOntoAFigure() // KB-R71, KB-18.4
    {
        Table table = Table::versus("fangs", "amazons")
                          .ringer("fangs", "spectre")
                          .at("fangs/spectre", "e4")
                          .at("amazons/b1", "e5")
                          .ball("a3");
        table.wall("d4", "e4").at("amazons/b2", "f4").active("fangs/spectre", "tackle");
        const std::string lost =
            "'figure':'fangs/spectre','type':'tackle','targets':['amazons/b1'],'cards':{'fangs':{'kind':"
            "'energy','value':1},'amazons':{'kind':'energy','value':5}},'push_to':";
        table.refuses("contest", lost + "'f4'", "KB-18.4");
        table.play("contest", lost + "'d4'");
        QCOMPARE(table.spaceOf("fangs/spectre"), std::string("d4"));
    }
};

QTEST_GUILESS_MAIN(TestKaosballField)
#include "tst_kaosball_field.moc"
