// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/outlook.h"
#include "kaosball_table.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

const char* const bru = "{'kind':'booster_bru'}";
const char* const warp = "{'kind':'cheat','name':'kaos_warp'}";
const char* const three = "{'kind':'energy','value':3}";

Table& inPhase(Table& table, Phase phase)
{
    table.state().phase = phase;
    table.state().nextTeam = -1;
    return table;
}

/// Lined up, and the last turn of this period is over.
Table periodOver(int period = 1)
{
    Table table = Table::versus("fangs", "amazons");
    table.linedUp().period(period);
    return inPhase(table, Phase::PeriodOver);
}

Table kaos(Phase phase, int period = 1)
{
    Table table = Table::maxKaos({"fangs", "ogres", "amazons", "daemons"});
    table.linedUp().period(period);
    return inPhase(table, phase);
}

Table& bribe(Table& table, const char* team, int cash)
{
    return table.play("bribe", std::string("'team':'") + team + "','cash':" + std::to_string(cash));
}

/// Every team in play bribes nobody, in turn order.
Table& nobodyBribes(Table& table)
{
    while (table.phase() == Phase::Bribes && !QTest::currentTestFailed())
        bribe(table, table.state()[table.state().teamToAct()].name.c_str(), 0);
    return table;
}

/// Nobody needs new figures.
Table& nobodyFillsUp(Table& table)
{
    while (table.phase() == Phase::Replace && !QTest::currentTestFailed()) {
        const std::string team = table.state()[table.state().teamToAct()].name;
        table.play("replace_figures", "'team':'" + team + "','placements':{}");
    }
    return table;
}

std::string rolls(const char* team, const char* results)
{
    return std::string("'team':'") + team + "','rolls':" + results;
}

/// Trophies of a team: that many runners of the other one, from the seventh down.
Table& kills(Table& table, const char* team, const char* victims, int count)
{
    for (int i = 0; i < count; ++i) {
        const std::string id = std::string(victims) + "/r" + std::to_string(7 - i);
        Figure& figure = table.figure(id.c_str());
        figure.where = Where::Killed;
        figure.standing = false;
        figure.space = {};
        table[team].trophies.push_back(table.ref(id.c_str()));
    }
    return table;
}

/// Leaves a team this many living figures: the others died without credit.
Table& alive(Table& table, const char* team, int runners, int bruisers)
{
    for (Figure& figure : table[team].figures) {
        if (figure.kind == FigureKind::Ringer)
            continue;
        int& left = figure.kind == FigureKind::Runner ? runners : bruisers;
        if (left-- > 0)
            continue;
        figure.where = Where::Lost;
        figure.standing = false;
        figure.space = {};
    }
    return table;
}

const char* const southLine = "'placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}";
const char* const northLine = "'placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'d8','b2':'f8'}";

Table& linesUp(Table& table, const char* team, const char* placements)
{
    return table.play("set_lineup", std::string("'team':'") + team + "'," + placements);
}

std::vector<int> scores(const Table& table)
{
    std::vector<int> all;
    for (const Team& team : table.state().teams)
        all.push_back(team.score);
    return all;
}

} // namespace

/// The end of a period, half-time, overtime, and the ways in which a match ends (KB-19 to KB-23).
class TestKaosballPeriods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- scoring ---
    // KB-19.2, KB-E14: without the ball; runners and ringers that stand.
    void minorMoundsPayThePeriodsNumber()
    {
        for (int period = 1; period <= 5; ++period) {
            Table table = periodOver(period);
            table.at("fangs/r1", "d5").at("fangs/r2", "e4").lying("fangs/r3", "e6").at("fangs/b1", "f5");
            table.play("score_period");
            QCOMPARE(table.scoreOf("fangs"), 2 * std::min(period, 4)); // KB-22.2
            QVERIFY(table.state().lastPoints == (std::vector<int>{2 * std::min(period, 4), 0}));
            QCOMPARE(table.phase(), Phase::Bribes);
        }
    }

    // KB-19.2, KB-19.3: what would be scored now is what is scored then; during a turn it is known already.
    void whatWouldBeScoredIsWhatIsScored()
    {
        for (const Phase phase : {Phase::Turn, Phase::BetweenTurns, Phase::PeriodOver}) {
            Table table = periodOver(3);
            table.at("fangs/r1", "d5").lying("fangs/r3", "e6").at("amazons/r1", "e1").at("amazons/r2", "f5");
            const State before = table.state();
            inPhase(table, phase);
            QVERIFY(ifItEndedNow(table.state(), *printedFacts()) == (std::vector<int>{3, 5 + 3}));
            table.state() = before;
            table.play("score_period");
            QVERIFY(table.state().lastPoints == (std::vector<int>{3, 5 + 3}));
        }
        Table later = periodOver();
        QVERIFY(!ifItEndedNow(inPhase(later, Phase::Bribes).state(), *printedFacts()));
        Table unseen = periodOver();
        unseen.state().depth = Depth::Scorekeeper;
        QVERIFY(!ifItEndedNow(unseen.state(), *printedFacts()));
    }

    // KB-19.3, KB-2.10.
    void theOwnMajorMoundPaysFive()
    {
        Table table = periodOver(1);
        table.at("fangs/r1", "e9").at("amazons/r1", "e1").at("amazons/r2", "a5").play("score_period");
        QVERIFY(scores(table) == (std::vector<int>{5, 5}));
        Table wrong = periodOver(1);
        wrong.at("fangs/r1", "e1").play("score_period");
        QCOMPARE(wrong.scoreOf("fangs"), 0);
    }

    // KB-24.8, KB-R64, KB-30.2, KB-28... ringers count as runners (KB-3.5).
    void scoreTokensPayTheirOwnerAndMachoLibreTwice()
    {
        Table table = periodOver(3);
        table.ringer("fangs", "macho_libre").scoreToken("fangs", "d4").scoreToken("amazons", "f4");
        table.figure("fangs/r1").where = Where::Dugout;
        table.figure("fangs/r1").standing = false;
        table.figure("fangs/r1").space = {};
        table.at("fangs/macho_libre", "d4").at("fangs/r2", "f4").play("score_period");
        QCOMPARE(table.scoreOf("fangs"), 6);
    }

    // KB-9.3, KB-19.1: in this order.
    void theStepsComeInOrder()
    {
        Table table = periodOver();
        table.rejects("bribe", "'team':'fangs','cash':0", "KB-19.4");
        table.rejects("roll_fouls", rolls("fangs", "[]"), "KB-19.5");
        table.rejects("score_bonus", {}, "KB-20.1");
        table.rejects("clean_up", {}, "KB-19.8");
        table.rejects("replace_figures", "'team':'fangs','placements':{}", "KB-19.11");
        table.rejects("end_match", {}, "KB-21.2");
        table.rejects("start_overtime", "'teams':['fangs']", "KB-22.1");
        table.play("score_period").rejects("score_period", {}, "KB-19.2");
        nobodyBribes(table);
        QCOMPARE(table.phase(), Phase::CleanUp); // no cheat card left: no rolls; period 1: no bonus
    }

    // KB-29.6, KB-R30: Last Stand before the scoring.
    void lastStandComesBeforeTheScoring()
    {
        Table table = periodOver();
        table.upgrade("fangs", Upgrade::LastStand);
        table.play("last_stand", "'figure':'fangs/b1','action':'sprint'").play("end_turn");
        QCOMPARE(table.phase(), Phase::PeriodOver);
        table.refuses("last_stand", "'figure':'fangs/b1','action':'sprint'", "KB-29.6");
        table.play("score_period").rejects("last_stand", "'figure':'fangs/b1','action':'sprint'", "KB-29.6");
    }

    // KB-23.1, KB-R31: the points of all teams together.
    void aPeriodsScoringIsOneMoment()
    {
        Table table = periodOver(4);
        table.score("fangs", 17).at("fangs/r1", "d5").at("amazons/r1", "f5").play("score_period");
        QVERIFY(scores(table) == (std::vector<int>{21, 4}));
        QCOMPARE(table.phase(), Phase::Bribes);
        Table over = periodOver(4);
        over.score("fangs", 17).at("fangs/r1", "d5").play("score_period");
        QCOMPARE(over.phase(), Phase::MatchOver);
        QCOMPARE(over.state().result->by, "blowout");
    }

    // --- bribes and fouls ---
    // KB-19.4.
    void bribesGoRoundFromTheFirstPlayer()
    {
        Table table = periodOver();
        table.state().firstPlayer = 1;
        table.burned("fangs", {bru, warp, three}).burned("amazons", {warp}).play("score_period");
        table.refuses("bribe", "'team':'fangs','cash':1", "KB-19.4");
        table.rejects("bribe", "'team':'amazons','cash':2", "KB-19.4"); // one cheat card
        bribe(table, "amazons", 0);
        QCOMPARE(table.last().why.back().toStdString(), std::string("amazons pay no bribe and roll for 1 cheat card."));
        table["fangs"].cash = 1;
        table.rejects("bribe", "'team':'fangs','cash':2", "KB-19.4"); // one cash
        bribe(table, "fangs", 1);
        QCOMPARE(table.last().why.back().toStdString(),
                 std::string("fangs pay bribes for 1 cheat card, 1 cash each, and roll for 1 more."));
        QCOMPARE(table["fangs"].cash, 0);
        QCOMPARE(table.state().burnedCheats(0), 1);
        QCOMPARE(table["fangs"].burned.size(), 2);
        QCOMPARE(table.state().discard, 1);
        QCOMPARE(table.phase(), Phase::FoulRolls);
    }

    // KB-19.4: all paid, so nobody rolls.
    void whoPaysForAllRollsNothing()
    {
        Table table = periodOver();
        table.burned("fangs", {bru, warp}).play("score_period");
        bribe(table, "fangs", 2);
        bribe(table, "amazons", 0);
        QCOMPARE(table.phase(), Phase::CleanUp);
    }

    // KB-19.5, KB-29.7, KB-7.2.
    void eachCheatCardLeftIsRolledFor()
    {
        Table table = periodOver();
        table.burned("fangs", {bru, warp, three, warp}).burned("amazons", {bru}).upgrade("amazons", Upgrade::Lucky);
        table.play("score_period");
        nobodyBribes(table);
        table.refuses("roll_fouls", rolls("amazons", "[[1]]"), "KB-19.5");
        table.rejects("roll_fouls", rolls("fangs", "[[1],[2]]"), "KB-19.5");       // three cards
        table.rejects("roll_fouls", rolls("fangs", "[[1],[2],[1,2]]"), "KB-29.7"); // no Lucky
        table.play("roll_fouls", rolls("fangs", "[[1],[2],[-2]]"));
        QCOMPARE(table["fangs"].fouls, 3);
        table.rejects("roll_fouls", rolls("fangs", "[[1],[2],[-2]]"), "KB-19.5");
        table.rejects("roll_fouls", rolls("amazons", "[[1,1,1]]"), "KB-29.7");
        table.play("roll_fouls", rolls("amazons", "[[-1,2]]")); // the second result stays
        QCOMPARE(table["amazons"].fouls, 2);
        QCOMPARE(table.phase(), Phase::CleanUp);
    }

    // KB-19.6, KB-19.7.
    void foulsStopAtFifteen()
    {
        Table table = periodOver();
        table["fangs"].fouls = 14;
        table.burned("fangs", {bru}).play("score_period");
        nobodyBribes(table);
        table.play("roll_fouls", rolls("fangs", "[[2]]"));
        QCOMPARE(table["fangs"].fouls, 15);
    }

    // --- the bonus ---
    // KB-20.1 to KB-20.5.
    void killsAndFoulsAreScoredAndKept()
    {
        Table table = periodOver(2);
        kills(table, "fangs", "amazons", 2);
        table["fangs"].fouls = 3;
        table["amazons"].fouls = 3;
        table.play("score_period");
        nobodyBribes(table);
        QCOMPARE(table.phase(), Phase::Bonus);
        table.play("score_bonus");
        QVERIFY(table.state().lastBonus == (std::vector<int>{1, -5}));
        QVERIFY(scores(table) == (std::vector<int>{1, -5})); // KB-R8
        QCOMPARE(table["fangs"].trophies.size(), 2);
        QCOMPARE(table["fangs"].fouls, 3);
        QCOMPARE(table.phase(), Phase::CleanUp);
    }

    // KB-R8.
    void withTheOtherReadingScoresStopAtZero()
    {
        Table table = periodOver(2);
        table.state().houseRules.scoresBelowZero = false;
        table["amazons"].fouls = 3;
        inPhase(table, Phase::Bonus).play("score_bonus");
        QCOMPARE(table.scoreOf("amazons"), 0);
    }

    // KB-20.1, KB-21.1: after periods 2 and 4 and each overtime period.
    void whenTheBonusIsScored()
    {
        for (int period = 1; period <= 6; ++period) {
            Table table = periodOver(period);
            if (period > 4)
                table.state().overtimeTeams = {0, 1};
            table.play("score_period");
            nobodyBribes(table);
            QCOMPARE(table.phase(), period == 1 || period == 3 ? Phase::CleanUp : Phase::Bonus);
            if (period >= 4) {
                table.play("score_bonus");
                QCOMPARE(table.phase(), Phase::MatchOver);
            }
        }
    }

    // KB-20.1, KB-23.6, KB-E4, KB-E12: the table of the teams left.
    void theTableCountsTheTeamsInPlay()
    {
        Table table = kaos(Phase::Bonus, 2);
        kills(table, "fangs", "ogres", 2);
        table["ogres"].fouls = 1;
        Table four = table;
        four.play("score_bonus");
        QVERIFY(four.state().lastBonus == (std::vector<int>{12, -10, 0, 0}));
        table["daemons"].status = TeamStatus::Eliminated;
        table["amazons"].status = TeamStatus::BlownOut;
        for (const char* team : {"amazons", "daemons"}) {
            for (Figure& figure : table[team].figures) {
                figure.where = Where::Removed;
                figure.standing = false;
                figure.space = {};
            }
        }
        table.play("score_bonus");
        QVERIFY(table.state().lastBonus == (std::vector<int>{6, -5, 0, 0}));
    }

    // KB-R61: trophies that others took from a team that is out still count.
    void trophiesOfATeamThatIsOutStillCount()
    {
        Table table = kaos(Phase::CleanUp, 1);
        kills(table, "fangs", "daemons", 3);
        alive(table, "daemons", 0, 4);
        table["daemons"].figures[6].where = Where::Killed;
        table["daemons"].figures[5].where = Where::Killed;
        table["daemons"].figures[4].where = Where::Killed;
        table.play("clean_up");
        QCOMPARE(table["daemons"].status, TeamStatus::Eliminated);
        QCOMPARE(table["fangs"].trophies.size(), 3);
    }

    // --- preparation ---
    // KB-19.8, KB-24.3, KB-19.10.
    void theCrossfieldIsCleanedAndCardsAreDrawn()
    {
        Table table = periodOver();
        table.at("fangs/r1", "d4").damaged("fangs/r1", 1).carrier("fangs/r1").fire("c4").wall("c4", "c5");
        table.scoreToken("amazons", "f4").burned("fangs", {three, three}).hand("fangs", 2).hand("amazons", 7);
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table.ballSpace(), "e5");
        QVERIFY(table.state().fires.empty() && table.state().walls.empty() && table.state().scoreTokens.empty());
        QCOMPARE(table.spaceOf("fangs/r1"), "d4");
        QCOMPARE(table.damageOf("fangs/r1"), 1);
        QVERIFY(table["fangs"].burned.empty());
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table.state().discard, 2);
        QCOMPARE(table.state().period, 2);
        QCOMPARE(table.phase(), Phase::Replace);
    }

    // KB-19.10, KB-16.2: first all discard, then they draw in the order of the period that ended.
    void aShortDrawPileMattersToTheLast()
    {
        Table table = periodOver();
        table.state().firstPlayer = 1;
        table.hand("fangs", 0).hand("amazons", 0).burned("fangs", {three});
        table.state().discard += table.state().drawPile - 8; // put aside for the test: 8 to draw
        table.state().drawPile = 8;
        const int aside = table.state().discard;
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table["amazons"].hand, 7);
        QCOMPARE(table["fangs"].hand, 7);
        QCOMPARE(table.state().discard, 0);
        QCOMPARE(table.state().drawPile, aside + 1 - 6);
    }

    // KB-19.9, KB-R10, KB-5.5.
    void figuresThatShareASpaceAreBenched()
    {
        Table table = periodOver();
        table.at("fangs/r1", "d4").lying("amazons/r1", "d4").lying("amazons/r2", "d4").lying("fangs/b1", "e7");
        table.damaged("amazons/r1", 1).damaged("fangs/b1", 2);
        Table all = table;
        inPhase(table, Phase::CleanUp).play("clean_up");
        QVERIFY(table.stands("fangs/r1"));
        QVERIFY(table.figure("amazons/r1").where == Where::Dugout);
        QVERIFY(table.figure("amazons/r2").where == Where::Dugout);
        QCOMPARE(table.damageOf("amazons/r1"), 0);
        QVERIFY(table.stands("fangs/b1"));
        QCOMPARE(table.damageOf("fangs/b1"), 2);
        all.state().houseRules.sharedSpaceAtPeriodEnd = SharedSpaceAtPeriodEnd::BenchAll;
        inPhase(all, Phase::CleanUp).play("clean_up");
        QVERIFY(all.figure("fangs/r1").where == Where::Dugout);
    }

    // KB-19.9: two that lie in one space.
    void twoLyingFiguresAreBothBenched()
    {
        Table table = periodOver();
        table.lying("fangs/r1", "d4").lying("amazons/r1", "d4");
        inPhase(table, Phase::CleanUp).play("clean_up");
        QVERIFY(table.figure("fangs/r1").where == Where::Dugout);
        QVERIFY(table.figure("amazons/r1").where == Where::Dugout);
    }

    void inScorekeeperDepthThePlayersSayWhoSharedASpace()
    {
        Table table = periodOver();
        table.lying("fangs/r1", "d4").scorekeeper();
        inPhase(table, Phase::CleanUp).rejects("clean_up", "'benched':['fangs/r7']", "KB-19.9");
        table.refuses("clean_up", "'benched':['fangs/r2']", "KB-R10"); // it stands
        table.play("clean_up", "'benched':['fangs/r1']");
        QVERIFY(table.figure("fangs/r1").where == Where::Dugout);
        Table mirror = periodOver();
        inPhase(mirror, Phase::CleanUp).rejects("clean_up", "'benched':['fangs/r1']", "KB-19.9");
    }

    void theCleanUpEndsWithWhatItCameTo() // the last reason is the headline
    {
        const auto lastOf = [](const Table& table) {
            return QString::fromStdString(table.last().why.back().toStdString());
        };
        Table table = periodOver();
        table.lying("fangs/r1", "d4").lying("amazons/r1", "d4");
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(lastOf(table), QStringLiteral("Clean-up: 2 figures benched and healed."));
        QVERIFY(table.cites("KB-19.14"));
        Table alone = periodOver();
        inPhase(alone, Phase::CleanUp).play("clean_up");
        QCOMPARE(lastOf(alone), QStringLiteral("Clean-up: nobody goes to the bench."));
        Table half = periodOver();
        inPhase(half.period(2), Phase::CleanUp).play("clean_up");
        QCOMPARE(lastOf(half), QStringLiteral("Half-time: all figures go to their dugouts and are healed."));
    }

    // KB-19.14, KB-R61.
    void theMarkerGoesToTheLeftNeighbourInPlay()
    {
        Table table = kaos(Phase::CleanUp);
        table.play("clean_up");
        QCOMPARE(table.state().firstPlayer, table.team("ogres"));
        Table skipped = kaos(Phase::CleanUp);
        alive(skipped, "ogres", 2, 2).play("clean_up");
        QCOMPARE(skipped["ogres"].status, TeamStatus::Eliminated);
        QCOMPARE(skipped.state().firstPlayer, skipped.team("amazons"));
        QCOMPARE(skipped.phase(), Phase::Replace);
        QCOMPARE(skipped["ogres"].hand, 0);
        QCOMPARE(skipped.spaceOf("ogres/r1"), "");
    }

    // KB-25.9, KB-R13: ogres and daemons are the left ones.
    void theMarkerInAnAllianceMatch_data()
    {
        QTest::addColumn<bool>("alternates");
        QTest::addColumn<QStringList>("order");
        QTest::newRow("two periods each")
            << false << QStringLiteral("ogres fangs daemons amazons").split(QLatin1Char(' '));
        QTest::newRow("alternating") << true << QStringLiteral("ogres daemons fangs amazons").split(QLatin1Char(' '));
    }

    void theMarkerInAnAllianceMatch()
    {
        QFETCH(bool, alternates);
        QFETCH(QStringList, order);
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.linedUp();
        table.state().houseRules.allianceFirstPlayer =
            alternates ? AllianceFirstPlayer::AlternateAlliances : AllianceFirstPlayer::TwoPeriodsEach;
        table.state().firstPlayer = table.team("ogres");
        for (int period = 1; period <= 4; ++period) {
            QCOMPARE(QString::fromStdString(table.state()[table.state().firstPlayer].name), order[period - 1]);
            if (period < 4)
                inPhase(table, Phase::CleanUp).period(period).play("clean_up");
        }
    }

    // --- filling up ---
    // KB-19.11, KB-19.12, KB-R35, KB-R37.
    void aTeamFillsUpToThreeAndTwo()
    {
        Table table = periodOver();
        alive(table, "fangs", 7, 6);
        for (const char* id : {"fangs/r1", "fangs/b1"}) {
            table.figure(id).where = Where::Lost;
            table.figure(id).standing = false;
            table.figure(id).space = {};
        }
        inPhase(table, Phase::CleanUp).play("clean_up");
        const auto fill = [](const char* placements) {
            return std::string("'team':'fangs','placements':") + placements;
        };
        table.refuses("replace_figures", "'team':'amazons','placements':{}", "KB-R35");
        table.refuses("replace_figures", fill("{}"), "KB-19.11");
        table.refuses("replace_figures", fill("{'r4':'c2','r5':'e3'}"), "KB-19.11"); // a bruiser is missing
        table.refuses("replace_figures", fill("{'r4':'c2','b3':'e3'}"), "KB-19.12"); // d2 is free
        table.rejects("replace_figures", fill("{'r4':'e2','b3':'d2'}"), "KB-4.4");   // r2 stands on e2
        table.rejects("replace_figures", fill("{'r2':'c2','b3':'d2'}"), "KB-19.11"); // not in the dugout
        Table blocked = table;
        table.play("replace_figures", fill("{'r4':'c2','b3':'d2'}"));
        QVERIFY(table.stands("fangs/r4"));
        QCOMPARE(table.phase(), Phase::Replace);
        table.play("replace_figures", "'team':'amazons','placements':{}");
        QCOMPARE(table.phase(), Phase::BeforePeriod);
        blocked.at("amazons/r1", "c2").play("replace_figures", fill("{'r4':'a5','b3':'d2'}")); // KB-R37
        QCOMPARE(blocked.spaceOf("fangs/r4"), "a5");
    }

    // KB-R35: the wrong kind only while the right one has run out.
    void bruisersTakeRunnersPostsWhenNoRunnerIsLeft()
    {
        Table table = periodOver();
        alive(table, "fangs", 2, 6);
        inPhase(table, Phase::CleanUp).play("clean_up");
        table.play("replace_figures", "'team':'fangs','placements':{'b3':'c3'}"); // no square is free: anywhere
        QVERIFY(table.stands("fangs/b3"));
        Table spare = periodOver();
        alive(spare, "fangs", 7, 6);
        spare.figure("fangs/r3").where = Where::Lost;
        spare.figure("fangs/r3").standing = false;
        spare.figure("fangs/r3").space = {};
        inPhase(spare, Phase::CleanUp).play("clean_up");
        spare.refuses("replace_figures", "'team':'fangs','placements':{'b3':'c3'}", "KB-19.11");
    }

    // KB-19.11, KB-R35: the ringer of the half may come back, in a post chosen anew; another may not.
    void theChosenRingerMayStandIn()
    {
        Table table = periodOver();
        table.ringer("fangs", "spectre").ringer("fangs", "panther");
        table["fangs"].fielded.pop_back(); // Panther is owned, but was not chosen
        table.figure("fangs/b1").where = Where::Lost;
        table.figure("fangs/b1").standing = false;
        table.figure("fangs/b1").space = {};
        inPhase(table, Phase::CleanUp).play("clean_up");
        table.rejects("replace_figures", "'team':'fangs','placements':{'panther':'d2'}", "KB-R35");
        table.play("replace_figures", "'team':'fangs','placements':{'spectre':'d2'},'roles':{'spectre':'bruiser'}");
        QVERIFY(table.figure("fangs/spectre").post == Post::Bruiser);
    }

    // --- elimination (KB-19.13, KB-23.4 to KB-23.7) ---
    void withFewerThanFiveTheOtherTeamWins()
    {
        Table table = periodOver();
        alive(table, "amazons", 2, 2);
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table["amazons"].status, TeamStatus::Eliminated);
        QCOMPARE(table.phase(), Phase::MatchOver);
        table.play("end_match");
        QCOMPARE(table.phase(), Phase::Finished);
        QCOMPARE(table.state().result->by, "elimination");
        QVERIFY(table.state().result->winners == std::vector<int>{0});
        QCOMPARE(table.state().result->ranking.size(), 2); // KB-R77
        QVERIFY(table.state().result->ranking.back().teams == std::vector<int>{1});
    }

    // KB-R35, KB-R74: living ringers count, as many as the team may field.
    void ringersCountForElimination()
    {
        Table table = periodOver();
        table.ringer("fangs", "spectre").ringer("fangs", "panther");
        alive(table, "fangs", 2, 2);
        Table more = table;
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table["fangs"].status, TeamStatus::InPlay);
        alive(more, "fangs", 2, 1);
        Table out = more;
        inPhase(out, Phase::CleanUp).play("clean_up");
        QCOMPARE(out["fangs"].status, TeamStatus::Eliminated);
        more.upgrade("fangs", Upgrade::Enforcement).period(2); // half-time: the loadout of the half that ended
        inPhase(more, Phase::CleanUp).play("clean_up");
        QCOMPARE(more["fangs"].status, TeamStatus::InPlay);
    }

    // KB-23.6, KB-R24, KB-R61.
    void inMaximumKaosTheOthersPlayOn()
    {
        Table table = kaos(Phase::CleanUp);
        alive(table, "ogres", 1, 1).hand("ogres", 3).play("clean_up");
        QCOMPARE(table.phase(), Phase::Replace);
        QVERIFY(table.figure("ogres/b1").where == Where::Removed);
        QCOMPARE(table["ogres"].hand, 0);
        nobodyFillsUp(table);
        QCOMPARE(table.phase(), Phase::BeforePeriod);
        table.play("start_period").rejects("start_turn", "'team':'ogres'", "KB-9.2");
    }

    // KB-23.5.
    void anAllianceLosesWithOneTeam()
    {
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.linedUp();
        alive(table, "ogres", 1, 1);
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table.phase(), Phase::MatchOver);
        QVERIFY(table.state().result->winners == (std::vector<int>{2, 3}));
        table.play("end_match");
        QCOMPARE(table.state().result->by, "elimination");
    }

    // KB-23.7.
    void ifAllGoOutTogetherAllLose()
    {
        Table table = periodOver();
        alive(table, "amazons", 2, 2);
        alive(table, "fangs", 0, 4);
        inPhase(table, Phase::CleanUp).play("clean_up").play("end_match");
        QCOMPARE(table.phase(), Phase::Finished);
        QVERIFY(table.state().result->winners.empty());
        QCOMPARE(table.state().result->by, "all_lost");
    }

    // KB-R31: an elimination is a moment for blowouts, too.
    void anEliminationCanBlowOutAnother()
    {
        Table table = kaos(Phase::CleanUp);
        table.score("fangs", 40).score("daemons", 40).score("ogres", 25).score("amazons", 10);
        alive(table, "ogres", 1, 1).play("clean_up");
        QCOMPARE(table["ogres"].status, TeamStatus::Eliminated);
        QCOMPARE(table["amazons"].status, TeamStatus::BlownOut);
        QCOMPARE(table.phase(), Phase::Replace);
    }

    // --- half-time ---
    // KB-9.1, KB-20.6, KB-8.5: without a draft straight to the line-up, in the order of the period that ended.
    void atHalfTimeAllGoHomeAndLineUpAgain()
    {
        Table table = periodOver(2);
        table.damaged("fangs/r1", 2).lying("amazons/b1", "e7");
        table.state().firstPlayer = 1;
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table.phase(), Phase::Lineup);
        QCOMPARE(table.state().period, 3);
        QCOMPARE(table.state().firstPlayer, 0);
        QVERIFY(table.state().onField().empty());
        QCOMPARE(table.damageOf("fangs/r1"), 0);
        QCOMPARE(table.ballSpace(), "e5");
        table.refuses("set_lineup", std::string("'team':'fangs',") + southLine, "KB-8.5"); // the Amazons began period 2
        linesUp(table, "amazons", northLine);
        linesUp(table, "fangs", southLine);
        QCOMPARE(table.phase(), Phase::BeforePeriod);
        QCOMPARE(table["fangs"].hand, 7);
    }

    // KB-20.7, KB-20.8, KB-R11, KB-R60: new choices among what is owned; Sexy Contract does not pay again.
    void withADraftTheLoadoutIsChosenAnew()
    {
        Table table = periodOver(2);
        table.state().hasDraft = true;
        table.ringer("fangs", "spectre").ringer("fangs", "panther");
        table["fangs"].fielded.pop_back();
        table["fangs"].ownedUpgrades = {Upgrade::SexyContract, Upgrade::Hate};
        inPhase(table, Phase::CleanUp).play("clean_up");
        QCOMPARE(table.phase(), Phase::Loadout);
        table.refuses("set_loadout", "'team':'fangs','upgrades':['lucky'],'ringers':[]", "KB-20.8");
        table.play("set_loadout", "'team':'fangs','upgrades':['sexy_contract','hate'],"
                                  "'ringers':[{'ringer':'panther','as':'runner'}]");
        table.play("set_loadout", "'team':'amazons','upgrades':[],'ringers':[]");
        QCOMPARE(table["fangs"].active[Upgrade::Hate], 1);
        QCOMPARE(table["fangs"].cash, 12);
        QCOMPARE(table["fangs"].fielded.front().ringer, "panther");
        linesUp(table, "fangs", "'placements':{'r1':'c2','r2':'e2','panther':'g2','b1':'d2','b2':'f2'}");
    }

    // KB-5.2: a dead ringer cannot be chosen.
    void aKilledRingerIsGone()
    {
        Table table = periodOver(2);
        table.state().hasDraft = true;
        table.ringer("fangs", "spectre");
        table.figure("fangs/spectre").where = Where::Killed;
        table["amazons"].trophies.push_back(table.ref("fangs/spectre"));
        inPhase(table, Phase::CleanUp).play("clean_up");
        table.rejects("set_loadout", "'team':'fangs','upgrades':[],'ringers':[{'ringer':'spectre','as':'runner'}]",
                      "KB-27.5");
    }

    // --- the end ---
    // KB-21.1, KB-21.2, KB-R77.
    void theMostPointsWin()
    {
        Table table = kaos(Phase::MatchOver, 4);
        table.score("fangs", 12).score("ogres", 20).score("amazons", 12).score("daemons", 3).play("end_match");
        QCOMPARE(table.phase(), Phase::Finished);
        QVERIFY(table.state().result->winners == std::vector<int>{1});
        QCOMPARE(table.state().result->by, "points");
        const auto& ranking = table.state().result->ranking;
        QCOMPARE(ranking.size(), 3);
        QVERIFY(ranking[1].teams == (std::vector<int>{0, 2}));
        QCOMPARE(ranking[2].place, 4);
    }

    // KB-R32.
    void aBlowoutByTheFinalBonusIsOut()
    {
        Table table = kaos(Phase::Bonus, 4);
        kills(table, "fangs", "ogres", 1);
        table.score("fangs", 10).score("ogres", 9).score("amazons", 8).score("daemons", -10).play("score_bonus");
        QCOMPARE(table.scoreOf("fangs"), 22);
        QCOMPARE(table["daemons"].status, TeamStatus::InPlay); // 18 behind the Amazons
        Table out = kaos(Phase::Bonus, 4);
        out["daemons"].fouls = 1;
        out.score("fangs", 11).score("ogres", 10).score("amazons", 10).score("daemons", 0).play("score_bonus");
        QCOMPARE(out["daemons"].status, TeamStatus::BlownOut);
        out.play("end_match");
        QCOMPARE(out.state().result->by, "points");
        QVERIFY(out.state().result->ranking.back().teams == std::vector<int>{3});
    }

    // KB-23.1 to KB-23.3, KB-R3: both readings.
    void teamsFallOneAfterTheOther()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.linedUp().period(4).score("fangs", 41).score("ogres", 19).score("amazons", 12);
        Table last = table;
        inPhase(table, Phase::PeriodOver).play("score_period");
        QCOMPARE(table.phase(), Phase::MatchOver);
        QCOMPARE(table["ogres"].status, TeamStatus::BlownOut);
        QCOMPARE(table["amazons"].status, TeamStatus::BlownOut);
        last.state().houseRules.blowoutReading = BlowoutReading::LastPlaceOnly;
        inPhase(last, Phase::PeriodOver).play("score_period");
        QCOMPARE(last.phase(), Phase::Bribes);
    }

    // KB-R4: both readings.
    void anAllianceIsBlownOutByItsLowerScore()
    {
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.linedUp().period(3).score("fangs", 50).score("ogres", 10).score("amazons", 25).score("daemons", 29);
        Table each = table;
        Table out = table;
        inPhase(table, Phase::PeriodOver).play("score_period"); // 10 against 25
        QCOMPARE(table.phase(), Phase::Bribes);
        out.score("ogres", 5);
        inPhase(out, Phase::PeriodOver).play("score_period");
        QCOMPARE(out.phase(), Phase::MatchOver);
        QVERIFY(out.state().result->winners == (std::vector<int>{2, 3}));
        each.state().houseRules.allianceBlowout = AllianceBlowout::EachTeam;
        Table both = each;
        inPhase(each, Phase::PeriodOver).play("score_period"); // the Daemons are 21 behind the Fangs
        QVERIFY(each.state().result->winners == (std::vector<int>{0, 1}));
        both.score("ogres", 5); // and 20 behind the Amazons: both alliances lose a team
        inPhase(both, Phase::PeriodOver).play("score_period");
        QCOMPARE(both.phase(), Phase::MatchOver);
        QVERIFY(both.state().result->winners.empty());
        QCOMPARE(both.state().result->by, "all_lost");
    }

    // KB-25.8, KB-R39: the lower scores, then the die, repeated while it is equal; no overtime.
    void anAllianceMatchIsDecidedByTheLowerScores()
    {
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.linedUp().period(4).score("fangs", 30).score("ogres", 14).score("amazons", 14).score("daemons", 15);
        inPhase(table, Phase::MatchOver);
        Table won = table;
        won.score("daemons", 20).score("amazons", 16).play("end_match");
        QCOMPARE(won.state().result->by, "lower_scores");
        QVERIFY(won.state().result->winners == (std::vector<int>{2, 3}));
        table.rejects("roll_alliance_tiebreaker", "'rolls':{'first':1,'second':2}", "KB-R39");
        table.play("end_match");
        QCOMPARE(table.phase(), Phase::MatchOver);
        table.rejects("start_overtime", "'teams':['fangs','amazons']", "KB-22.1");
        table.rejects("roll_alliance_tiebreaker", "'rolls':{'first':1}", "KB-R39");
        table.rejects("roll_alliance_tiebreaker", "'rolls':{'first':1,'third':2}", "KB-R39");
        table.play("roll_alliance_tiebreaker", "'rolls':{'first':1,'second':1}");
        QVERIFY(!table.state().result.has_value());
        table.play("roll_alliance_tiebreaker", "'rolls':{'first':1,'second':-2}");
        QCOMPARE(table.phase(), Phase::Finished);
        QCOMPARE(table.state().result->by, "tiebreaker_die");
        QVERIFY(table.state().result->winners == (std::vector<int>{0, 1}));
    }

    // KB-R39: kills and fouls are scored for the four teams singly.
    void alliesScoreTheBonusSingly()
    {
        Table table = Table::alliance({"fangs", "ogres", "amazons", "daemons"});
        table.linedUp().period(2);
        kills(table, "fangs", "amazons", 2);
        kills(table, "ogres", "daemons", 1);
        inPhase(table, Phase::Bonus).play("score_bonus");
        QVERIFY(table.state().lastBonus == (std::vector<int>{12, 6, 0, 0}));
    }

    // --- overtime ---
    // KB-21.3, KB-22.1 to KB-22.4.
    void twoTeamsPlayOvertimeUntilOneLeads()
    {
        Table table = periodOver(4);
        inPhase(table, Phase::MatchOver);
        table.score("fangs", 15).score("amazons", 15).burned("fangs", {three, three}).hand("fangs", 5);
        table.damaged("fangs/r1", 2).rejects("start_overtime", "'teams':['fangs','amazons']", "KB-22.1");
        table.play("end_match");
        QVERIFY(!table.state().result.has_value());
        table.rejects("start_overtime", "'teams':['fangs']", "KB-22.1");
        table.play("start_overtime", "'teams':['amazons','fangs']");
        QCOMPARE(table.phase(), Phase::Lineup);
        QCOMPARE(table.state().period, 5);
        QCOMPARE(table.state().firstPlayer, 1);
        QVERIFY(table.state().onField().empty());
        QVERIFY(table["fangs"].burned.empty());
        QCOMPARE(table["fangs"].hand, 7);
        linesUp(table, "fangs", southLine);
        linesUp(table, "amazons", northLine);
        table.play("start_period");
        QCOMPARE(table.state().nextTeam, 1);
        // Still level after the overtime period: another one.
        inPhase(table, Phase::PeriodOver).play("score_period");
        nobodyBribes(table).play("score_bonus").play("end_match");
        QCOMPARE(table.phase(), Phase::MatchOver);
        table.play("start_overtime", "'teams':['fangs','amazons']");
        QCOMPARE(table.state().period, 6);
        linesUp(table, "amazons", northLine);
        linesUp(table, "fangs", southLine);
        table.play("start_period").at("fangs/r1", "d5");
        inPhase(table, Phase::PeriodOver).play("score_period");
        nobodyBribes(table).play("score_bonus").play("end_match");
        QCOMPARE(table.phase(), Phase::Finished);
        QCOMPARE(table.scoreOf("fangs"), 19); // a minor score is worth 4
        QCOMPARE(table.state().result->by, "overtime");
        QVERIFY(table.state().result->winners == std::vector<int>{0});
    }

    // KB-22.1, KB-22.3, KB-R38, KB-R61: three of four; the fourth takes no part.
    void threeTeamsPlayOvertimeAndTheFourthRests()
    {
        Table table = kaos(Phase::MatchOver, 4);
        table.score("fangs", 15).score("ogres", 9).score("amazons", 15).score("daemons", 15).hand("ogres", 6);
        table["ogres"].fouls = 9;
        table.play("end_match").rejects("start_overtime", "'teams':['fangs','ogres','amazons']", "KB-22.1");
        const int cards = table.state().drawPile + table.state().discard;
        table.play("start_overtime", "'teams':['fangs','amazons','daemons']");
        QCOMPARE(table["ogres"].hand, 0);
        QCOMPARE(table.state().drawPile + table.state().discard, cards + 6);
        QCOMPARE(table.state().firstPlayer, table.team("amazons")); // the Ogres are passed over
        table.rejects("set_lineup", "'team':'ogres','placements':{'r1':'b3'}", "KB-9.2");
        linesUp(table, "fangs", southLine);
        linesUp(table, "amazons", northLine);
        linesUp(table, "daemons", "'placements':{'r1':'h3','r2':'h5','r3':'h7','b1':'h4','b2':'h6'}");
        table.play("start_period");
        kills(table, "daemons", "fangs", 1);
        table["fangs"].fouls = 1;
        inPhase(table, Phase::PeriodOver).play("score_period");
        nobodyBribes(table).play("score_bonus");
        // The table for three; the fouls of the Ogres do not count.
        QVERIFY(table.state().lastBonus == (std::vector<int>{-10, 0, 0, 12}));
        QCOMPARE(table["fangs"].status, TeamStatus::InPlay); // 10 behind the Amazons
        table.play("end_match");
        QCOMPARE(table.state().result->by, "overtime");
        QVERIFY(table.state().result->winners == std::vector<int>{3});
        const auto& ranking = table.state().result->ranking;
        QVERIFY(ranking[1].teams == std::vector<int>{2});
        QVERIFY(ranking[2].teams == std::vector<int>{0}); // 5 points, yet ahead of the Ogres who did not play
        QVERIFY(ranking[3].teams == std::vector<int>{1});
    }

    // KB-22.3, KB-22.4: of three the two that still lead play on.
    void theLoserOfAnOvertimeIsOutOfTheNext()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.linedUp().period(5).score("fangs", 20).score("ogres", 20).score("amazons", 16);
        table.state().overtimeTeams = {0, 1, 2};
        inPhase(table, Phase::MatchOver).play("end_match").play("start_overtime", "'teams':['fangs','ogres']");
        QCOMPARE(table.state().period, 6);
        QVERIFY(!table.state().plays(2));
        QVERIFY(table.state().onField().empty());
    }

    // KB-23.1 in an overtime: among its teams; KB-R77.
    void aBlowoutInOvertimeEndsTheMatch()
    {
        Table table = Table::maxKaos({"fangs", "ogres", "amazons"});
        table.linedUp().period(5).score("fangs", 40).score("ogres", 22).score("amazons", 12);
        table.state().overtimeTeams = {0, 1};
        for (Figure& figure : table["amazons"].figures) {
            figure.where = Where::Dugout;
            figure.standing = false;
            figure.space = {};
        }
        table.at("fangs/r1", "d5");
        inPhase(table, Phase::PeriodOver).play("score_period");
        QCOMPARE(table["ogres"].status, TeamStatus::BlownOut);
        QCOMPARE(table["amazons"].status, TeamStatus::InPlay); // it is not compared any more
        table.play("end_match");
        QCOMPARE(table.state().result->by, "blowout");
        QVERIFY(table.state().result->winners == std::vector<int>{0});
        QVERIFY(table.state().result->ranking.front().teams == std::vector<int>{0});
        QVERIFY(table.state().result->ranking.back().teams == std::vector<int>{1});
    }

    // KB-22.1: with a draft ringers and upgrades may be changed.
    void withADraftAnOvertimeBeginsWithLoadouts()
    {
        Table table = periodOver(4);
        table.state().hasDraft = true;
        inPhase(table, Phase::MatchOver).play("end_match").play("start_overtime", "'teams':['fangs','amazons']");
        QCOMPARE(table.phase(), Phase::Loadout);
    }

    // KB-23.4 before an overtime.
    void aTeamWithoutFiveFiguresCannotPlayOvertime()
    {
        Table table = periodOver(4);
        alive(table, "amazons", 2, 2);
        inPhase(table, Phase::MatchOver).play("end_match").play("start_overtime", "'teams':['fangs','amazons']");
        QCOMPARE(table.phase(), Phase::MatchOver);
        table.play("end_match");
        QCOMPARE(table.state().result->by, "elimination");
        QVERIFY(table.state().result->winners == std::vector<int>{0});
    }
};

QTEST_APPLESS_MAIN(TestKaosballPeriods)
#include "tst_kaosball_periods.moc"
