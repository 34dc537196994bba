// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>

using namespace whistle::kaosball;

namespace {

/// Eight different cards, one short of the bell.
const std::vector<const char*> eightCards{"{'kind':'energy','value':1}", "{'kind':'energy','value':2}",
                                          "{'kind':'energy','value':3}", "{'kind':'energy','value':4}",
                                          "{'kind':'energy','value':5}", "{'kind':'upset'}",
                                          "{'kind':'booster_bru'}",      "{'kind':'cheat','name':'bzzzzt'}"};

} // namespace

/// Turns from the first score to the bell: digest, sections 9 to 12 and 16.
class TestKaosballTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- KB-9, KB-10: the turn begins ---

    // KB-9.2
    void teamsTakeTurnsClockwise()
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp();
        for (const char* team : {"fangs", "amazons", "ogres", "fangs"}) {
            table.play("start_turn", std::string("'team':'") + team + "'");
            table.play("activate", std::string("'figure':'") + team + "/r1','action':'sprint'");
            table.play("end_turn");
        }
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
    }

    // KB-9.2: recorded all the same, the turn is the other team's, and the order goes on from it.
    void nobodyTakesTheTurnOfAnother()
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp();
        table.overrides("start_turn", "'team':'amazons'", "KB-9.2");
        QCOMPARE(table.state().active, table.team("amazons"));
        table.play("activate", "'figure':'amazons/r1','action':'sprint'").play("end_turn");
        QCOMPARE(table.state().nextTeam, table.team("ogres"));
        table.rejects("start_turn", "'team':'nobody'", "KB-9.2");
        table.rejects("end_turn", "", "KB-16.1");
        table.rejects("start_period", "", "KB-9.2");
    }

    void thePeriodStartsWithTheFirstPlayer() // KB-9.2
    {
        Table table = Table::versus("fangs", "amazons").linedUp();
        table.state().phase = Phase::BeforePeriod;
        table.state().nextTeam = -1;
        table.state().firstPlayer = 1;
        table.rejects("start_turn", "'team':'amazons'", "KB-9.2");
        table.play("start_period");
        QCOMPARE(table.phase(), Phase::BetweenTurns);
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
    }

    void aMinorMoundIsWorthThePeriod_data()
    {
        QTest::addColumn<int>("period");
        QTest::addColumn<int>("points");
        for (int period = 1; period <= 4; ++period)
            QTest::addRow("period %d", period) << period << period;
        QTest::newRow("overtime") << 5 << 4;        // KB-22.2
        QTest::newRow("second overtime") << 6 << 4; // KB-22.2
    }
    void aMinorMoundIsWorthThePeriod() // KB-10.1, KB-E14
    {
        QFETCH(int, period);
        QFETCH(int, points);
        for (const char* mound : {"d5", "f5", "e4", "e6"}) {
            Table table = Table::versus("fangs", "amazons").at("fangs/r1", mound).carrier("fangs/r1").period(period);
            table.play("start_turn", "'team':'fangs'");
            QCOMPARE(table.scoreOf("fangs"), points);
            QCOMPARE(table.state().lastPoints, (std::vector<int>{points, 0}));
        }
    }

    void theOppositeMajorMoundIsWorthFive() // KB-10.2, KB-2.10, KB-R49
    {
        for (const auto& [mound, points] :
             std::vector<std::pair<const char*, int>>{{"e9", 5}, {"e1", 0}, {"a5", 0}, {"i5", 0}}) {
            Table table = Table::versus("fangs", "amazons").at("fangs/r1", mound).carrier("fangs/r1").period(3);
            table.play("start_turn", "'team':'fangs'");
            QCOMPARE(table.scoreOf("fangs"), points);
        }
        Table north = Table::versus("fangs", "amazons").at("amazons/r1", "e1").carrier("amazons/r1").next("amazons");
        north.play("start_turn", "'team':'amazons'");
        QCOMPARE(north.scoreOf("amazons"), 5);
    }

    void theFreeArmCountsAsNormal() // KB-R48: with three teams nobody sits in the east
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).at("amazons/r1", "i5").carrier("amazons/r1");
        table.next("amazons").play("start_turn", "'team':'amazons'");
        QCOMPARE(table.scoreOf("amazons"), 5);
    }

    void aBruiserNeverScoresAtTheStartOfATurn() // KB-3.4, KB-10.1
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "d5").carrier("fangs/b1");
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.scoreOf("fangs"), 0);
    }

    void aRingerScoresLikeARunner() // KB-3.5
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "panther").at("fangs/panther", "e4");
        table.carrier("fangs/panther").play("start_turn", "'team':'fangs'");
        QCOMPARE(table.scoreOf("fangs"), 1);
    }

    void withoutTheBallThereIsNoScoreAtTheStartOfATurn() // KB-10.1
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "d5").ball("d5");
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.scoreOf("fangs"), 0);
    }

    void onlyTheTeamWhoseTurnBeginsScores() // KB-10.1
    {
        Table table =
            Table::versus("fangs", "amazons").at("amazons/r1", "d5").carrier("amazons/r1").at("fangs/r1", "e2");
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.scoreOf("amazons"), 0);
    }

    void itScoresAgainInEveryTurnThatBeginsThere() // KB-10.3
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "d5").at("fangs/r2", "e2").carrier("fangs/r1");
        table.at("amazons/r1", "e8").period(2);
        for (int turn = 1; turn <= 3; ++turn) {
            table.play("start_turn", "'team':'fangs'");
            table.play("activate", "'figure':'fangs/r2','action':'sprint'").play("end_turn");
            table.play("start_turn", "'team':'amazons'");
            table.play("activate", "'figure':'amazons/r1','action':'sprint'").play("end_turn");
            QCOMPARE(table.scoreOf("fangs"), 2 * turn);
        }
    }

    void aScoreTokenIsAMinorMoundOfItsOwner() // KB-24.8, KB-R64
    {
        Table own =
            Table::versus("fangs", "amazons").at("fangs/r1", "d4").carrier("fangs/r1").scoreToken("fangs", "d4");
        own.play("start_turn", "'team':'fangs'");
        QCOMPARE(own.scoreOf("fangs"), 1);
        Table foreign = Table::versus("fangs", "amazons").at("fangs/r1", "d4").carrier("fangs/r1");
        foreign.scoreToken("amazons", "d4").play("start_turn", "'team':'fangs'");
        QCOMPARE(foreign.scoreOf("fangs"), 0);
    }

    void theScoreAtTheStartOfATurnMayBlowOthersOut() // KB-R31
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "d5").carrier("fangs/r1").score("fangs", 19);
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.phase(), Phase::MatchOver);
        QCOMPARE(table.state().result->winners, std::vector<int>{0});
    }

    void tBoneHealsWhenItsTeamsTurnBegins() // KB-30.5, KB-30.9, KB-E9
    {
        Table table = Table::versus("fangs", "amazons").ringer("amazons", "t_bone", 4).linedUp();
        table.at("amazons/t_bone", "e6").damaged("amazons/t_bone", 3);
        table["amazons"].figures[0].where = Where::Dugout;
        table.play("start_turn", "'team':'fangs'");
        QCOMPARE(table.damageOf("amazons/t_bone"), 3);
        table.next("amazons").play("start_turn", "'team':'amazons'");
        QCOMPARE(table.damageOf("amazons/t_bone"), 0);
        QVERIFY(table.cites("KB-30.5"));
    }

    // --- KB-9.4, KB-11, KB-12: what a turn may hold ---

    void aTurnIsATacticOrAnActivation() // KB-9.4
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        table.refuses("end_turn", "", "KB-9.4");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'");
        table.refuses("play_tactic", "'team':'fangs','card':'huddle'", "KB-9.4");
        table.refuses("activate", "'figure':'fangs/r2','action':'sprint'", "KB-9.4");
        table.play("end_turn");
    }

    void aSecondActivationCanBeRecordedAgainstTheRules() // KB-9.4
    {
        Table table = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint");
        table.overrides("activate", "'figure':'fangs/b1','action':'tackle'", "KB-9.4");
        QCOMPARE(table.state().activation->figure, table.ref("fangs/b1"));
        QCOMPARE(table.state().activation->movementLeft, 3);
    }

    void anEmptyTurnCanBeRecordedAgainstTheRules() // KB-9.4
    {
        Table table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        table.overrides("end_turn", "", "KB-9.4");
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
    }

    void whoHasNobodyStandingMayPass() // KB-R41
    {
        Table table = Table::versus("fangs", "amazons").lying("fangs/r1", "e2").turnOf("fangs");
        table.refuses("end_turn", "", "KB-9.4");
        table.play("end_turn", "'pass':true");
        QVERIFY(table.cites("KB-16.1"));
        Table able = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        able.overrides("end_turn", "'pass':true", "KB-R41");
        QCOMPARE(able.phase(), Phase::BetweenTurns);
        Table acted = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint");
        acted.refuses("end_turn", "'pass':true", "KB-R41");
    }

    void onlyOwnStandingFiguresAreActivated() // KB-12.1, KB-R23
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/r1", "e2").lying("fangs/r2", "c2").at("amazons/r1", "e8");
        table.turnOf("fangs");
        table.rejects("activate", "'figure':'amazons/r1','action':'sprint'", "KB-12.1");
        table.rejects("activate", "'figure':'fangs/r2','action':'sprint'", "KB-12.1");
        table.rejects("activate", "'figure':'fangs/r3','action':'sprint'", "KB-12.1"); // in the dugout
        table.rejects("activate", "'figure':'fangs/r9','action':'sprint'", "KB-1.1");
        table.play("activate", "'figure':'fangs/r1','action':'sprint'");
    }

    void runnersNeitherTackleNorAttack() // KB-3.3
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e2").at("amazons/r1", "e3").turnOf("fangs");
        table.refuses("activate", "'figure':'fangs/r1','action':'tackle'", "KB-3.3");
        table.overrides("activate", "'figure':'fangs/r1','action':'attack'", "KB-3.3");
        // The announcement can be recorded; no contest of that kind can be judged.
        table.rejects("contest",
                      "'figure':'fangs/r1','type':'attack','targets':['amazons/r1'],'cards':{'fangs':{'kind':'upset'},"
                      "'amazons':{'kind':'upset'}}",
                      "KB-3.3");
    }

    void bruisersDoNotSteal() // KB-3.4
    {
        Table table =
            Table::versus("fangs", "amazons").at("fangs/b1", "e3").at("amazons/r1", "e4").carrier("amazons/r1");
        table.active("fangs/b1", "sprint");
        table.rejects("contest",
                      "'figure':'fangs/b1','type':'steal','targets':['amazons/r1'],'cards':{'fangs':{'kind':'upset'},"
                      "'amazons':{'kind':'upset'}}",
                      "KB-3.4");
    }

    void aRingerDoesAll() // KB-3.5, KB-12.2 to KB-12.4
    {
        for (const char* action : {"sprint", "tackle", "attack"}) {
            Table table = Table::versus("fangs", "amazons").ringer("fangs", "panther").at("fangs/panther", "e2");
            table.active("fangs/panther", action);
            QCOMPARE(table.state().activation->movementLeft, action == std::string("sprint") ? 5 : 3);
        }
    }

    void anActivationMayConsistOfNothing() // KB-12.6
    {
        Table table = Table::versus("fangs", "amazons").linedUp().active("fangs/b1", "attack");
        table.play("end_turn");
    }

    void theSameFigureMayGoAgainAndAgain() // KB-R62
    {
        Table table = Table::versus("fangs", "amazons").linedUp();
        for (int turn = 0; turn < 3; ++turn) {
            table.next("fangs").play("start_turn", "'team':'fangs'");
            table.play("activate", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
        }
    }

    // --- KB-16: the end of a turn, the bell ---

    void handsAreFilledToSeven() // KB-16.1
    {
        Table table = Table::versus("fangs", "amazons").linedUp().hand("fangs", 3).active("fangs/r1", "sprint");
        const int pile = table.state().drawPile;
        table.play("end_turn");
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table.state().drawPile, pile - 4);
    }

    void anEmptyPileIsShuffledAnew() // KB-16.2
    {
        Table table = Table::versus("fangs", "amazons").linedUp().hand("fangs", 3).active("fangs/r1", "sprint");
        table.state().discard = table.state().drawPile - 1;
        table.state().drawPile = 1;
        const int discard = table.state().discard;
        table.play("end_turn");
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table.state().drawPile, discard - 3);
        QCOMPARE(table.state().discard, 0);
    }

    void whenBothPilesAreEmptyNothingIsDrawn() // KB-16.2
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres", "daemons"}).linedUp().hand("fangs", 0);
        std::vector<const char*> cards(39, "{'kind':'upset'}");
        table.burned("amazons", cards).active("fangs/r1", "sprint");
        QCOMPARE(table.state().drawPile, 0);
        table.play("end_turn");
        QCOMPARE(table["fangs"].hand, 0);
    }

    void nineBurnedCardsRingTheBell() // KB-6.3, KB-16.3
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp().burned("amazons", eightCards);
        table.next("amazons").turnOf("amazons").play("play_tactic", "'team':'amazons','card':'hustle'");
        QCOMPARE(table.state().bell, -1); // not before the end of the turn
        table.play("end_turn");
        QCOMPARE(table.state().bell, table.team("amazons"));
        QCOMPARE(table.state().finalTurns, (std::vector<int>{2, 0}));
        for (const char* team : {"ogres", "fangs"}) {
            table.play("start_turn", std::string("'team':'") + team + "'");
            table.play("activate", std::string("'figure':'") + team + "/r1','action':'sprint'").play("end_turn");
        }
        QCOMPARE(table.phase(), Phase::PeriodOver); // KB-19.1
        QVERIFY(table.state().finalTurns.empty());
    }

    void eightBurnedCardsDoNot() // KB-16.3
    {
        Table table = Table::versus("fangs", "amazons").linedUp().burned("fangs", eightCards);
        table.active("fangs/r1", "sprint").play("end_turn");
        QCOMPARE(table.state().bell, -1);
    }

    void nineCardsOfAnotherPlayerDoNotRingTheBell() // KB-16.3: the own turn only
    {
        Table table = Table::versus("fangs", "amazons").linedUp().burned("amazons", eightCards);
        table.burned("amazons", {"{'kind':'tactic'}"}).active("fangs/r1", "sprint").play("end_turn");
        QCOMPARE(table.state().bell, -1);
        table.active("amazons/r1", "sprint").play("end_turn");
        QCOMPARE(table.state().bell, table.team("amazons"));
    }

    void onlyTheFirstBellCounts() // KB-16.4
    {
        Table table =
            Table::versus("fangs", "amazons").linedUp().burned("fangs", eightCards).burned("amazons", eightCards);
        table.burned("fangs", {"{'kind':'tactic'}"}).burned("amazons", {"{'kind':'tactic'}"});
        table.active("fangs/r1", "sprint").play("end_turn");
        table.play("start_turn", "'team':'amazons'");
        table.play("activate", "'figure':'amazons/r1','action':'sprint'").play("end_turn");
        QCOMPARE(table.state().bell, table.team("fangs"));
        QCOMPARE(table.phase(), Phase::PeriodOver);
    }

    void aTeamThatGoesOutInItsOwnTurnEndsIt() // KB-R76
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).ringer("amazons", "panda_monium", 3);
        table.at("fangs/b1", "e4").at("amazons/panda_monium", "e5").at("ogres/r1", "c5").ball("a3");
        table.score("amazons", 19).score("ogres", 19).score("fangs", 0).active("fangs/b1", "attack");
        table.play("contest",
                   "'figure':'fangs/b1','type':'attack','targets':['amazons/panda_monium'],'cards':{'fangs':{'kind':"
                   "'energy','value':1},'amazons':{'kind':'energy','value':5}}");
        QCOMPARE(table["fangs"].status, TeamStatus::BlownOut);
        QCOMPARE(table.phase(), Phase::BetweenTurns);
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
        QCOMPARE(table["fangs"].hand, 0);
        QVERIFY(!table.state().activation);
    }

    void aTeamThatIsOutLeavesTheCrossfield() // KB-R61, KB-23.6, KB-R24
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp().next("amazons").carrier("amazons/r1");
        table.at("amazons/r1", "d5")
            .score("amazons", 19)
            .score("ogres", 20)
            .score("fangs", 0)
            .scoreToken("fangs", "d4");
        table.burned("fangs", {"{'kind':'upset'}"});
        table.figure("ogres/r7").where = Where::Killed;
        table["fangs"].trophies.push_back(table.ref("ogres/r7"));
        table.figure("fangs/r7").where = Where::Killed;
        table["ogres"].trophies.push_back(table.ref("fangs/r7"));
        table.play("start_turn", "'team':'amazons'");
        QCOMPARE(table["fangs"].status, TeamStatus::BlownOut);
        QCOMPARE(table.state().countOnField(0), 0);
        QCOMPARE(table.state().discard, 8); // hand and burned cards
        QCOMPARE(table.state().scoreTokens.size(), std::size_t{1});
        QCOMPARE(table["ogres"].trophies.size(), std::size_t{1});
        QCOMPARE(table.phase(), Phase::Turn);
        table.play("activate", "'figure':'amazons/r2','action':'sprint'").play("end_turn");
        table.play("start_turn", "'team':'ogres'")
            .play("activate", "'figure':'ogres/r1','action':'sprint'")
            .play("end_turn");
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
    }

    void ringersOfTheHalfThatEndedCountAtHalfTime() // KB-R74, KB-23.4
    {
        for (const int enforcement : {1, 0}) {
            Table table =
                Table::versus("fangs", "amazons").linedUp().ringer("fangs", "panther").ringer("fangs", "t_bone", 4);
            table.upgrade("fangs", Upgrade::Enforcement, enforcement).period(2).ball("a3");
            for (std::size_t i = 3; i < 13; ++i)
                table["fangs"].figures[i].where = Where::Lost;
            table.state().phase = Phase::CleanUp;
            table.state().hasDraft = true;
            table.play("clean_up");
            QCOMPARE(table["fangs"].status, enforcement == 1 ? TeamStatus::InPlay : TeamStatus::Eliminated);
        }
    }

    void aTeamThatGoesOutLosesItsLastTurn() // KB-R76
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp().next("amazons").score("amazons", 19);
        table.score("ogres", 19).carrier("amazons/r1").at("amazons/r1", "d5");
        table.state().bell = 0;
        table.state().finalTurns = {1, 2};
        table.score("ogres", 25).score("fangs", 5).score("amazons", 24);
        table.state().firstPlayer = 1;
        table.play("start_turn", "'team':'amazons'"); // 25: the Fangs are 20 behind and out
        QCOMPARE(table["fangs"].status, TeamStatus::BlownOut);
        table.play("activate", "'figure':'amazons/r2','action':'sprint'").play("end_turn");
        QCOMPARE(table.state().nextTeam, table.team("ogres"));
    }

    // --- KB-29.2, KB-29.6, KB-R30, KB-R72 ---

    void celerityComesBeforeTheFirstTurn() // KB-29.2, KB-R30
    {
        Table table =
            Table::versus("fangs", "amazons").linedUp().upgrade("amazons", Upgrade::Celerity).hand("amazons", 4);
        table.refuses("celerity", "'figure':'fangs/r1','action':'sprint'", "KB-29.2");
        table.play("celerity", "'figure':'amazons/r1','action':'sprint'");
        QCOMPARE(table.phase(), Phase::Special);
        QCOMPARE(table.state().active, table.team("amazons"));
        table.rejects("play_tactic", "'team':'amazons','card':'hustle'", "KB-11.1");
        table.play("move", "'path':['c7']").play("end_turn");
        QCOMPARE(table["amazons"].hand, 4); // nothing is drawn
        QCOMPARE(table.phase(), Phase::BetweenTurns);
        QCOMPARE(table.state().nextTeam, table.team("fangs"));
        table.overrides("celerity", "'figure':'amazons/r2','action':'sprint'", "KB-29.2"); // one copy, one activation
        QCOMPARE(table.state().activation->figure, table.ref("amazons/r2"));
    }

    void ownersOfCelerityActInTurnOrder() // KB-R30
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp();
        table.upgrade("fangs", Upgrade::Celerity).upgrade("amazons", Upgrade::Celerity, 2);
        table.state().firstPlayer = table.team("amazons"); // then the Ogres, the Fangs last
        table.play("celerity", "'figure':'amazons/r1','action':'sprint'").play("end_turn");
        QCOMPARE(table.said(), "The activation is over. It was not a turn: nobody draws.");
        table.play("celerity", "'figure':'fangs/r1','action':'sprint'").play("end_turn");
        table.play("celerity", "'figure':'amazons/r1','action':'sprint'"); // the second copy
    }

    void whoHasLetOthersActDoesNotComeBack() // KB-R30
    {
        Table table = Table::versus("fangs", "amazons").linedUp();
        table.upgrade("fangs", Upgrade::Celerity).upgrade("amazons", Upgrade::Celerity);
        table.play("celerity", "'figure':'amazons/r1','action':'sprint'").play("end_turn");
        table.overrides("celerity", "'figure':'fangs/r1','action':'sprint'", "KB-R30");
        Table end = Table::versus("fangs", "amazons").linedUp();
        end.upgrade("fangs", Upgrade::LastStand).upgrade("amazons", Upgrade::LastStand);
        end.state().phase = Phase::PeriodOver;
        end.state().nextTeam = -1;
        end.play("last_stand", "'figure':'amazons/b1','action':'attack'").play("end_turn");
        end.refuses("last_stand", "'figure':'fangs/b1','action':'attack'", "KB-R30");
        QVERIFY(end.said().starts_with("fangs come before amazons in turn order from the first player, and amazons"));
    }

    void aTurnWithNothingToDrawSaysSo() // KB-16.1
    {
        Table table = Table::versus("fangs", "amazons").linedUp().active("fangs/r1", "sprint").play("end_turn");
        QCOMPARE(table.said(), "fangs have 7 cards and draw nothing.");
    }

    void whoIsOutOfTheMatchHasNoTurn() // KB-9.2
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).linedUp().next("amazons");
        table["amazons"].status = TeamStatus::BlownOut;
        table.rejects("start_turn", "'team':'amazons'", "KB-9.2");
        QVERIFY(table.said().starts_with("amazons are out of the match."));
        table.rejects("start_turn", "'team':'gnomes'", "KB-9.2");
        QVERIFY(table.said().starts_with("No team “gnomes” plays in this match."));
    }

    void celerityBeforeThePeriodHasStartedLeavesItUnstarted() // KB-29.2
    {
        Table table = Table::versus("fangs", "amazons").linedUp().upgrade("fangs", Upgrade::Celerity);
        table.state().phase = Phase::BeforePeriod;
        table.state().nextTeam = -1;
        table.play("celerity", "'figure':'fangs/b1','action':'attack'").play("end_turn");
        QCOMPARE(table.phase(), Phase::BeforePeriod);
    }

    void celerityIsTooLateAfterTheFirstTurn() // KB-29.2
    {
        Table table = Table::versus("fangs", "amazons").linedUp().upgrade("fangs", Upgrade::Celerity);
        table.rejects("last_stand", "'figure':'fangs/b1','action':'attack'", "KB-29.6");
        table.active("fangs/r1", "sprint").play("end_turn");
        table.overrides("celerity", "'figure':'fangs/r1','action':'sprint'", "KB-29.2");
        table.play("end_turn");
        QCOMPARE(table.state().nextTeam, table.team("amazons"));
        table.turnOf("fangs").rejects("celerity", "'figure':'fangs/r1','action':'sprint'", "KB-29.2");
    }

    void lastStandIsForABruiserAfterTheLastTurn() // KB-29.6, KB-R30
    {
        Table table = Table::versus("fangs", "amazons").linedUp().upgrade("fangs", Upgrade::LastStand);
        table.state().phase = Phase::PeriodOver;
        table.state().nextTeam = -1;
        table.refuses("last_stand", "'figure':'fangs/r1','action':'sprint'", "KB-29.6");
        table.refuses("last_stand", "'figure':'amazons/b1','action':'attack'", "KB-29.6");
        table.play("last_stand", "'figure':'fangs/b1','action':'attack'");
        QCOMPARE(table.phase(), Phase::SpecialEnd);
        table.rejects("score_period", "", "KB-19.2");
        table.play("end_turn");
        QCOMPARE(table.phase(), Phase::PeriodOver);
        QCOMPARE(table.state().bell, -1);
        table.refuses("last_stand", "'figure':'fangs/b2','action':'attack'", "KB-29.6");
    }

    void theDragonIsFasterInASpecialActivationToo() // KB-R72, KB-30.7
    {
        Table table = Table::versus("fangs", "amazons").ringer("fangs", "the_dragon").at("fangs/the_dragon", "e2");
        table.upgrade("fangs", Upgrade::Celerity).play("celerity", "'figure':'fangs/the_dragon','action':'tackle'");
        QCOMPARE(table.state().activation->movementLeft, 6);
    }

    void cretinTakesTwoInASpecialActivationToo() // KB-R72, KB-30.1, KB-R20
    {
        Table table =
            Table::versus("fangs", "amazons").ringer("fangs", "cretin_the_ettin").upgrade("fangs", Upgrade::LastStand);
        table.at("fangs/cretin_the_ettin", "e4").at("amazons/r1", "e5").at("amazons/b1", "d4").ball("a3");
        table.state().phase = Phase::PeriodOver;
        table.play("last_stand", "'figure':'fangs/cretin_the_ettin','action':'tackle'");
        table.play("contest",
                   "'figure':'fangs/cretin_the_ettin','type':'tackle','targets':['amazons/r1','amazons/b1'],'cards':{"
                   "'fangs':{'kind':'energy','value':5},'amazons':{'kind':'energy','value':1}}");
        QVERIFY(!table.stands("amazons/r1"));
        QVERIFY(!table.stands("amazons/b1"));
    }

    void theOwnerOfASpecialActivationIsActiveInItsContests() // KB-R30, KB-17.6
    {
        Table table = Table::versus("fangs", "amazons").upgrade("amazons", Upgrade::Celerity).ball("a3");
        table.at("amazons/b1", "e5").at("fangs/r1", "e4");
        table.play("celerity", "'figure':'amazons/b1','action':'attack'");
        // 2 + 2 against 3 + 1: the Amazons roll.
        table.play("contest",
                   "'figure':'amazons/b1','type':'attack','targets':['fangs/r1'],'cards':{'amazons':{'kind':'energy',"
                   "'value':2},'fangs':{'kind':'energy','value':3}},'tiebreaker_rolls':[2]");
        QCOMPARE(table.damageOf("fangs/r1"), 2);
    }

    // --- KB-R17 ---

    void hardyIsFreshInEveryTurnOfAnyPlayer() // KB-29.4, KB-R17
    {
        Table table = Table::versus("fangs", "amazons")
                          .upgrade("fangs", Upgrade::Hardy)
                          .at("fangs/r1", "e3")
                          .at("amazons/r1", "a3");
        table.fire("d3", 1).fire("e2", 1).ball("i3").active("fangs/r1", "sprint");
        table.play("move", "'path':['d3']");
        QCOMPARE(table.damageOf("fangs/r1"), 0);
        table.play("move", "'path':['e3','e2']");
        QCOMPARE(table.damageOf("fangs/r1"), 1); // the first point only
        table.play("end_turn").play("start_turn", "'team':'amazons'");
        QCOMPARE(table.figure("fangs/r1").prevented, 0);
    }

    void hardyIsFreshInASpecialActivation() // KB-R17
    {
        Table table = Table::versus("fangs", "amazons").linedUp().upgrade("fangs", Upgrade::Celerity);
        table.figure("fangs/r1").prevented = 1;
        table.play("celerity", "'figure':'fangs/r1','action':'sprint'");
        QCOMPARE(table.figure("fangs/r1").prevented, 0);
    }
};

QTEST_GUILESS_MAIN(TestKaosballTurns)
#include "tst_kaosball_turns.moc"
