// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle::kaosball;

namespace {

std::string fangsContest(const char* figure, const char* type, const char* target, int fangs, int amazons,
                         const std::string& more = {})
{
    return std::string("'figure':'") + figure + "','type':'" + type + "','targets':['" + target +
           "'],'cards':{'fangs':{'kind':'energy','value':" + std::to_string(fangs) +
           "},'amazons':{'kind':'energy','value':" + std::to_string(amazons) + "}}" + more;
}

std::string amazonsReact(const char* figure, const char* type, const std::string& more = {})
{
    return std::string("'figure':'") + figure + "','type':'" + type +
           "','cards':{'fangs':{'kind':'energy','value':1},'amazons':{'kind':'energy','value':5}}" + more;
}

} // namespace

/// Scorekeeper depth: the same referee without spaces; positions that matter are said by the entries. And the change of
/// depth in mid-match.
class TestKaosballScorekeeper : public QObject {
    Q_OBJECT

    static Table scoreboard() { return Table::versus("fangs", "amazons").linedUp().scorekeeper(); }

private Q_SLOTS:
    // --- turns ---

    void theEntrySaysWhereTheCarrierStands_data()
    {
        QTest::addColumn<QString>("mound");
        QTest::addColumn<int>("points");
        QTest::newRow("none") << QStringLiteral("none") << 0;
        QTest::newRow("KB-10.1") << QStringLiteral("minor") << 2;
        QTest::newRow("KB-10.2") << QStringLiteral("major") << 5;
        QTest::newRow("KB-24.8") << QStringLiteral("score_token") << 2;
    }
    void theEntrySaysWhereTheCarrierStands() // KB-10.1, KB-10.2
    {
        QFETCH(QString, mound);
        QFETCH(int, points);
        for (const bool known : {true, false}) { // who carries the ball is optional
            Table table = scoreboard().period(2);
            if (known)
                table.carrier("fangs/r1");
            table.play("start_turn", "'team':'fangs','score':'" + mound.toStdString() + "'");
            QCOMPARE(table.scoreOf("fangs"), points);
            QCOMPARE(table.state().lastPoints.front(), points);
        }
        Table silent = scoreboard().carrier("fangs/r1").play("start_turn", "'team':'fangs'");
        QCOMPARE(silent.scoreOf("fangs"), 0);
    }

    void anOvertimeScoreIsWorthFour() // KB-22.2
    {
        Table table = scoreboard().period(5).play("start_turn", "'team':'fangs','score':'minor'");
        QCOMPARE(table.scoreOf("fangs"), 4);
    }

    void aBruiserOrAnEnemyWithTheBallDoesNotScore() // KB-3.4, KB-10.1
    {
        for (const char* carrier : {"fangs/b1", "amazons/r1"}) {
            Table table = scoreboard().carrier(carrier);
            table.overrides("start_turn", "'team':'fangs','score':'major'", "KB-10.1");
            QCOMPARE(table.scoreOf("fangs"), 5); // recorded all the same
        }
    }

    void inTheMirrorTheSpacesSayIt() // KB-10.1
    {
        Table table = Table::versus("fangs", "amazons").linedUp();
        table.rejects("start_turn", "'team':'fangs','score':'minor'", "KB-10.1");
    }

    void onlyMovingIsNotEntered() // product: commands that only move something are not needed
    {
        Table table = scoreboard().active("fangs/b1", "attack");
        table.rejects("move", "'path':['e3']", "KB-2.2");
        table.rejects("move", "'path':[]", "KB-R69");
        table.rejects("stomp", "'figure':'fangs/b1','pushes':[{'figure':'amazons/r1','to':'c4'}]", "KB-28.4");
    }

    void aTurnTakesAnActivationAndAContest() // KB-12, KB-17
    {
        Table table = scoreboard().play("start_turn", "'team':'fangs'");
        table.play("activate", "'figure':'fangs/b1','action':'attack'");
        table.refuses("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 5, 1), "KB-12.5");
        table.play("contest", fangsContest("fangs/b1", "attack", "amazons/r1", 5, 1));
        QCOMPARE(table.figure("amazons/r1").where, Where::Killed); // 6 against 3
        QCOMPARE(table["fangs"].trophies.size(), std::size_t{1});
        table.play("end_turn");
        QCOMPARE(table["fangs"].hand, 7);
    }

    // --- the ball ---

    void whoHasTheBallMayStayUnsaid() // KB-14.1, KB-14.4
    {
        Table table = scoreboard().active("fangs/r1", "sprint").play("move", "'path':[],'pick_up':true");
        QVERIFY(table.carries("fangs/r1"));
        table.refuses("contest", fangsContest("fangs/r1", "steal", "amazons/r1", 5, 1), "KB-14.1");
    }

    void aHandOffSaysWhoHadIt() // KB-14.4, KB-14.5
    {
        Table table = scoreboard().active("fangs/r1", "sprint").play("hand_off", "'from':'fangs/r2','to':'fangs/r1'");
        QVERIFY(table.carries("fangs/r1"));
        table.refuses("hand_off", "'from':'fangs/r2','to':'fangs/r1'", "KB-14.4");
        table.refuses("hand_off", "'from':'fangs/r1','to':'amazons/r1'", "KB-25.7");
    }

    void aStealSaysThatTheTargetHadIt() // KB-18.1
    {
        Table table = scoreboard().active("fangs/r1", "sprint");
        table.play("contest", fangsContest("fangs/r1", "steal", "amazons/r1", 5, 1));
        QVERIFY(table.carries("fangs/r1"));
        Table known = scoreboard().carrier("amazons/r2").active("fangs/r1", "sprint");
        known.rejects("contest", fangsContest("fangs/r1", "steal", "amazons/r1", 5, 1), "KB-18.1");
    }

    void aFollowUpTakesTheBall() // KB-18.3
    {
        Table table = scoreboard().active("fangs/b1", "tackle");
        table.play("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 5, 1, ",'follow_up':true"));
        QVERIFY(!table.stands("amazons/r1"));
        QVERIFY(table.carries("fangs/b1"));
    }

    void aKnockedDownCarrierDropsTheBall() // KB-18.3, KB-R24
    {
        Table table = scoreboard().carrier("amazons/r1").active("fangs/b1", "tackle");
        table.play("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 5, 1));
        QVERIFY(!table.state().ball.carrier.isValid());
    }

    // --- contests and reactions: everything but positions ---

    void theEntryTellsWhetherTheLosersWayWasBlocked() // KB-18.4, KB-18.5
    {
        Table pushed = scoreboard().active("fangs/b1", "tackle");
        pushed.play("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 1, 5, ",'pushed':true"));
        QVERIFY(pushed.stands("fangs/b1"));
        Table smashed = scoreboard().active("fangs/b1", "tackle");
        smashed.play("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 1, 5,
                                             ",'initiator_surroundings':{'free_spaces':0,'blocked_sides':3}"));
        QVERIFY(!smashed.stands("fangs/b1"));
        Table space = scoreboard().active("fangs/b1", "tackle");
        space.rejects("contest", fangsContest("fangs/b1", "tackle", "amazons/r1", 1, 5, ",'push_to':'e4'"), "KB-18.4");
    }

    void reactionsAreCheckedByKindAndNumber() // KB-15.1 to KB-15.3, KB-R23
    {
        Table table = scoreboard().active("fangs/r1", "sprint").lying("amazons/b2", "");
        table.rejects("react", amazonsReact("amazons/r1", "tackle"), "KB-15.1");
        table.rejects("react", amazonsReact("amazons/b1", "steal"), "KB-15.2");
        table.rejects("react", amazonsReact("amazons/b2", "tackle"), "KB-R23");
        table.carrier("fangs/r1").play("react", amazonsReact("amazons/r1", "steal"));
        table.burned("amazons", {}).refuses("react", amazonsReact("amazons/b1", "attack"), "KB-15.3");
    }

    void nobodyReactsAfterTheContestOrThePickUp() // KB-R25
    {
        Table contest = scoreboard().active("fangs/b1", "attack");
        contest.play("contest", fangsContest("fangs/b1", "attack", "amazons/b1", 3, 1));
        contest.overrides("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
        QVERIFY(!contest.stands("fangs/b1"));
        Table pickUp = scoreboard().active("fangs/r1", "sprint").play("move", "'path':[],'pick_up':true");
        pickUp.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-R25");
    }

    void pantherAndScatterAreSafeWithoutSpacesToo() // KB-30.4, KB-32.6, KB-R9
    {
        Table panther =
            Table::versus("fangs", "amazons").ringer("fangs", "panther").scorekeeper().at("fangs/panther", "");
        panther.at("amazons/b1", "").at("amazons/r1", "").active("fangs/panther", "sprint");
        panther.rejects("react", amazonsReact("amazons/b1", "attack"), "KB-30.4");
        panther.play("react", amazonsReact("amazons/r1", "steal"));
        Table scatter = scoreboard().turnOf("fangs").play("play_tactic", "'team':'fangs','card':'scatter'");
        scatter.play("scatter_move", "'figure':'fangs/r1','path':[]"); // says who moves
        scatter.refuses("react", amazonsReact("amazons/b1", "tackle"), "KB-32.6");
        scatter.play("react", amazonsReact("amazons/r1", "steal"));
        QVERIFY(scatter.carries("amazons/r1"));
        scatter.rejects("scatter_move", "'figure':'fangs/r2','path':['c3']", "KB-2.2");
        scatter.play("scatter_move", "'figure':'fangs/r2','path':[]");
        scatter.rejects("scatter_move", "'figure':'fangs/r2','path':[],'pick_up':true", "KB-14.1"); // r1's thief has it
    }

    void scorchNamesWhomItHits() // KB-28.2, KB-R29
    {
        Table table = Table::versus("daemons", "fangs").linedUp().scorekeeper().active("daemons/r1", "sprint");
        table.rejects("scorch", "'figure':'daemons/r1'", "KB-R69");
        table.rejects("scorch", "'figure':'daemons/r1','targets':['fangs/r7']", "KB-28.2");
        Table copy = table;
        copy.refuses("scorch", "'figure':'daemons/r1','targets':['daemons/r2']", "KB-28.2");
        table.play("scorch", "'figure':'daemons/r1','targets':['fangs/r1','fangs/b1']");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        QCOMPARE(table.damageOf("fangs/b1"), 1);
    }

    // --- cards ---

    void tacticsAreBurnedWithoutPlaces() // KB-32
    {
        for (const char* card : {"huddle", "hustle", "power_play", "rain_of_fire", "wall_of_stone", "warpstone"}) {
            Table table = scoreboard().turnOf("fangs");
            table.play("play_tactic", std::string("'team':'fangs','card':'") + card + "'");
            QCOMPARE(table["fangs"].burned.size(), std::size_t{1});
            table.play("activate", "'figure':'fangs/b1','action':'attack'").play("end_turn");
        }
        Table table = scoreboard().turnOf("fangs");
        table.rejects("play_tactic", "'team':'fangs','card':'warpstone','space':'d4'", "KB-11.1");
    }

    void hailMaryNamesTheFigureOnly() // KB-32.1
    {
        Table table = Table::versus("fangs", "amazons").scorekeeper().turnOf("fangs");
        table.play("play_tactic", "'team':'fangs','card':'hail_mary_play','figure':'r4'");
        QVERIFY(table.stands("fangs/r4"));
        QCOMPARE(table.spaceOf("fangs/r4"), std::string());
    }

    void cheatsWorkWithoutPlaces() // KB-33.2, KB-33.3
    {
        Table table = scoreboard().turnOf("fangs");
        table.play("play_cheat", "'team':'fangs','card':'boot_to_the_head','figure':'amazons/b1'");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'");
        table.play("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        table.refuses("play_cheat", "'team':'fangs','card':'bzzzzt','figure':'amazons/b1'", "KB-33.3"); // it lies
        table.play("end_turn");
        QVERIFY(table.stands("amazons/b1"));
    }

    // --- take_damage ---

    void fireIsEnteredAsDamageByNobody() // KB-24.2, KB-5.3
    {
        Table table = scoreboard().upgrade("fangs", Upgrade::Hardy).active("fangs/r1", "sprint");
        table.play("take_damage", "'figure':'fangs/r1','points':2");
        QCOMPARE(table.damageOf("fangs/r1"), 1); // KB-29.4
        table.carrier("fangs/r1").play("take_damage", "'figure':'fangs/r1','points':2");
        QCOMPARE(table.figure("fangs/r1").where, Where::Lost);
        QVERIFY(table["amazons"].trophies.empty());
        QVERIFY(table.state().activation->isOver);
        QVERIFY(!table.state().ball.carrier.isValid());
    }

    void damageByNobodyHasItsPlace() // KB-24.2
    {
        Table table = scoreboard().active("fangs/r1", "sprint");
        table.rejects("take_damage", "'figure':'fangs/r7','points':1", "KB-24.2");
        table.rejects("take_damage", "'figure':'fangs/r9','points':1", "KB-1.1");
        table.next("amazons").rejects("take_damage", "'figure':'fangs/r1','points':1", "KB-24.2");
        Table mirror = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint");
        mirror.rejects("take_damage", "'figure':'fangs/r1','points':1", "KB-24.2");
    }

    // --- the end of a period ---

    void theEntrySaysWhoStandsOnWhichMound() // KB-19.2, KB-19.3
    {
        Table table = scoreboard().period(3);
        table.state().phase = Phase::PeriodOver;
        table.play("score_period",
                   "'mounds':{'fangs/r1':'minor','fangs/r2':'major','amazons/r1':'minor','amazons/r2':'none'}");
        QCOMPARE(table.scoreOf("fangs"), 3 + 5);
        QCOMPARE(table.scoreOf("amazons"), 3);
    }

    void moundsHaveRoomForOneEach() // KB-2.9 to KB-2.11
    {
        Table table = scoreboard();
        table.state().phase = Phase::PeriodOver;
        table.overrides("score_period", "'mounds':{'fangs/r1':'major','fangs/r2':'major'}", "KB-2.11");
        QCOMPARE(table.scoreOf("fangs"), 10);
        Table minor = scoreboard();
        minor.state().phase = Phase::PeriodOver;
        minor.refuses(
            "score_period",
            "'mounds':{'fangs/r1':'minor','fangs/r2':'minor','fangs/r3':'minor','amazons/r1':'minor','amazons/r2':"
            "'minor'}",
            "KB-2.11");
        minor.refuses("score_period", "'mounds':{'fangs/b1':'minor'}", "KB-19.2");
        minor.figure("fangs/r1").standing = false;
        minor.rejects("score_period", "'mounds':{'fangs/r1':'minor'}", "KB-R23");
    }

    void theEntrySaysWhoSharedASpace() // KB-19.9
    {
        Table table =
            scoreboard().lying("fangs/r1", "").lying("amazons/r1", "").lying("fangs/r2", "").damaged("fangs/r1", 1);
        table.state().phase = Phase::CleanUp;
        table.play("clean_up", "'benched':['fangs/r1','amazons/r1']");
        QCOMPARE(table.figure("fangs/r1").where, Where::Dugout);
        QCOMPARE(table.damageOf("fangs/r1"), 0);
        QVERIFY(table.stands("fangs/r2"));
        const Game game;
        const whistle::Json json{{"command", "clean_up"}, {"benched", {"fangs/r1"}}};
        QCOMPARE(game.write(*game.read(json)).dump(), json.dump()); // the match file keeps it
    }

    void figuresFillUpWithoutSpaces() // KB-19.11
    {
        Table table = Table::versus("fangs", "amazons").scorekeeper();
        for (const char* figure : {"fangs/r1", "fangs/r2", "fangs/b1", "fangs/b2"})
            table.at(figure, "");
        table.state().phase = Phase::Replace;
        table.rejects("replace_figures", "'team':'fangs','placements':{'r3':'e2'}", "KB-2.2");
        table.refuses("replace_figures", "'team':'fangs','figures':['b3']", "KB-19.11");
        table.play("replace_figures", "'team':'fangs','figures':['r3']");
        QVERIFY(table.stands("fangs/r3"));
        QCOMPARE(table.spaceOf("fangs/r3"), std::string());
    }

    // --- set_depth ---

    void switchingBackDropsThePlaces() // product: two depths, one referee
    {
        Table table = Table::versus("fangs", "amazons").linedUp().wall("e4", "e5").fire("d3").scoreToken("fangs", "d4");
        table.play("set_depth", "'depth':'scorekeeper'");
        QCOMPARE(table.spaceOf("fangs/r1"), std::string());
        QVERIFY(table.stands("fangs/r1"));
        QVERIFY(table.state().walls.empty() && table.state().fires.empty() && table.state().scoreTokens.empty());
        table.rejects("set_depth", "'depth':'scorekeeper'", "KB-2.2");
    }

    void switchingToTheMirrorAsksForEveryPlace() // KB-2.11, KB-4.5, KB-2.8
    {
        Table table = Table::versus("fangs", "amazons")
                          .scorekeeper()
                          .at("fangs/r1", "")
                          .at("fangs/b1", "")
                          .lying("amazons/r1", "");
        table.rejects("set_depth", "'depth':'mirror','places':{'fangs/r1':'e4','fangs/b1':'e3'},'ball':'e5'", "KB-4.5");
        table.rejects("set_depth",
                      "'depth':'mirror','places':{'fangs/r1':'e4','fangs/b1':'e4','amazons/r1':'e4'},'ball':'e5'",
                      "KB-2.11");
        table.rejects("set_depth", "'depth':'mirror','places':{'fangs/r1':'e4','fangs/b1':'e3','amazons/r1':'e4'}",
                      "KB-2.8");
        table.rejects(
            "set_depth",
            "'depth':'mirror','places':{'fangs/r1':'e4','fangs/b1':'e3','amazons/r1':'e4','fangs/r2':'c3'},'ball':'e5'",
            "KB-4.5");
        table.play("set_depth",
                   "'depth':'mirror','places':{'fangs/r1':'e4','fangs/b1':'e3','amazons/r1':'e4'},'ball':'e5'");
        QCOMPARE(table.spaceOf("amazons/r1"), std::string("e4"));
        QCOMPARE(table.ballSpace(), std::string("e5"));
        table.rejects("set_depth", "'depth':'mirror'", "KB-2.2");
        table.rejects("set_depth", "'depth':'scorekeeper','ball':'e5'", "KB-2.2");
    }

    void aCarrierBringsTheBallAlong() // KB-14.3
    {
        Table table = Table::versus("fangs", "amazons").scorekeeper().at("fangs/r1", "").carrier("fangs/r1");
        table.play("set_depth", "'depth':'mirror','places':{'fangs/r1':'d5'}");
        QVERIFY(table.carries("fangs/r1"));
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.scoreOf("fangs"), 1);
    }

    void anActivationGoesOnInTheOtherDepth() // KB-12.2
    {
        Table table = Table::versus("fangs", "amazons").scorekeeper().at("fangs/r1", "").active("fangs/r1", "sprint");
        table.play("set_depth", "'depth':'mirror','places':{'fangs/r1':'c3'},'ball':'e5'");
        table.play("move", "'path':['c4','c5']");
        QCOMPARE(table.state().activation->movementLeft, 3);
        table.play("set_depth", "'depth':'scorekeeper'").play("end_turn");
    }
};

QTEST_GUILESS_MAIN(TestKaosballScorekeeper)
#include "tst_kaosball_scorekeeper.moc"
