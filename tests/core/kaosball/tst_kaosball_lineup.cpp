// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/entrants.h"
#include "kaosball_offered.h"
#include "kaosball_table.h"

#include <QTest>

using namespace whistle::kaosball;

/// Lining up and filling up: KB-8.5, KB-19.11, KB-19.12 and their rulings.
class TestKaosballLineup : public QObject {
    Q_OBJECT

    /// The Fangs have to fill up; these of their figures stand on the crossfield already.
    static Table fillingUp(const std::vector<std::pair<const char*, const char*>>& standing)
    {
        Table table = Table::versus("fangs", "amazons").ball("a3");
        for (const auto& [figure, space] : standing)
            table.at(figure, space);
        table.state().phase = Phase::Replace;
        return table;
    }

    /// No figure of these names is left.
    static void lose(Table& table, const std::vector<const char*>& figures)
    {
        for (const char* figure : figures)
            table.figure(figure).where = Where::Lost;
    }

private Q_SLOTS:
    void threeRunnersAndTwoBruisersComeInOnTheOwnLine() // KB-19.11, KB-19.12
    {
        Table table = fillingUp({{"fangs/r1", "e5"}, {"fangs/b1", "d4"}});
        table.refuses("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'e2'}", "KB-19.11");
        table.refuses("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'e2','r4':'g2'}", "KB-19.11");
        table.refuses("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'e2','b2':'g2'}", "KB-19.12");
        table.refuses("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'e4','b2':'d2'}", "KB-19.12");
        table.rejects("replace_figures", "'team':'fangs','placements':{'r1':'c2','r3':'e2','b2':'d2'}", "KB-19.11");
        table.rejects("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'c2','b2':'d2'}", "KB-4.4");
        table.play("replace_figures", "'team':'fangs','placements':{'r2':'c2','r3':'e2','b2':'d2'}");
        QCOMPARE(table.state().countOnField(0), 5);
    }

    void aWrongPlaceCanBeRecordedAgainstTheRules() // KB-19.12
    {
        Table table = fillingUp({{"fangs/r1", "e5"}, {"fangs/r2", "c2"}, {"fangs/b1", "d4"}, {"fangs/b2", "f4"}});
        table.overrides("replace_figures", "'team':'fangs','placements':{'r3':'e6'}", "KB-19.12");
        QCOMPARE(table.spaceOf("fangs/r3"), std::string("e6"));
    }

    void teamsFillUpInTheOrderOfThePeriodThatEnded() // KB-R35
    {
        Table table = fillingUp({});
        table.state().orderFrom = 1;
        table.refuses("replace_figures",
                      "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}", "KB-R35");
        table.play("replace_figures",
                   "'team':'amazons','placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'d8','b2':'f8'}");
        table.rejects("replace_figures", "'team':'amazons','placements':{}", "KB-19.11");
        table.play("replace_figures",
                   "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}");
        QCOMPARE(table.phase(), Phase::BeforePeriod);
    }

    void nothingComesInWhenNobodyIsMissing() // KB-19.11
    {
        Table table = Table::versus("fangs", "amazons").linedUp();
        table.state().phase = Phase::Replace;
        table.refuses("replace_figures", "'team':'fangs','placements':{'r4':'e4'}", "KB-19.11");
        table.play("replace_figures", "'team':'fangs','placements':{}");
    }

    void aLineThatIsFullSendsThemAnywhere() // KB-19.12, KB-R37
    {
        Table table = fillingUp({{"fangs/r1", "c2"}, {"fangs/r2", "e2"}, {"fangs/b1", "d2"}, {"fangs/b2", "f2"}});
        table.refuses("replace_figures", "'team':'fangs','placements':{'r3':'e4'}", "KB-19.12"); // g2 is free
        table.at("amazons/b1", "g2").play("replace_figures", "'team':'fangs','placements':{'r3':'e4'}");
        QCOMPARE(table.spaceOf("fangs/r3"), std::string("e4"));
    }

    void figuresThatLieLeaveTheLineFree() // KB-4.5, KB-R63
    {
        Table table = fillingUp({{"fangs/r1", "c2"}, {"fangs/r2", "e2"}, {"fangs/b1", "d2"}, {"fangs/b2", "f2"}});
        table.lying("amazons/b1", "g2").play("replace_figures", "'team':'fangs','placements':{'r3':'g2'}");
    }

    void bruisersTakeRunnersPostsOnlyWhenNoRunnerIsLeft() // KB-R35
    {
        Table table = fillingUp({{"fangs/r1", "e5"}, {"fangs/b1", "d2"}, {"fangs/b2", "f4"}});
        lose(table, {"fangs/r2", "fangs/r3", "fangs/r4", "fangs/r5", "fangs/r6"});
        table.refuses("replace_figures", "'team':'fangs','placements':{'b3':'f2','b4':'e4'}", "KB-19.11"); // r7 lives
        table.refuses("replace_figures", "'team':'fangs','placements':{'r7':'c2','b3':'e2'}", "KB-19.12"); // a circle
        table.play("replace_figures", "'team':'fangs','placements':{'r7':'c2','b3':'f2'}");
        QCOMPARE(table.figure("fangs/b3").post, Post::Bruiser);
    }

    void runnersTakeBruisersPostsLikewise() // KB-R35, KB-R37
    {
        Table table = fillingUp({{"fangs/r1", "c2"}, {"fangs/r2", "e2"}, {"fangs/r3", "g2"}, {"fangs/b1", "d2"}});
        lose(table, {"fangs/b2", "fangs/b3", "fangs/b4", "fangs/b5", "fangs/b6"});
        table.play("replace_figures", "'team':'fangs','placements':{'r4':'a3'}"); // all circles are taken
    }

    void aTeamFillsUpWithWhatItHas() // KB-R35
    {
        Table table = fillingUp({{"fangs/r1", "e5"}});
        lose(table, {"fangs/r2", "fangs/r3", "fangs/r4", "fangs/r5", "fangs/r6", "fangs/r7", "fangs/b2", "fangs/b3",
                     "fangs/b4", "fangs/b5"});
        table.play("replace_figures", "'team':'fangs','placements':{'b1':'d2','b6':'f2'}");
        QCOMPARE(table.state().countOnField(0), 3);
    }

    void oneTooManyOfAKindIsMadeUpByTheOther() // KB-R35: Hail Mary Play can do that
    {
        Table table = fillingUp({{"fangs/r1", "c3"}, {"fangs/r2", "d3"}, {"fangs/r3", "e3"}, {"fangs/r4", "f3"}});
        table.refuses("replace_figures", "'team':'fangs','placements':{'b1':'d2','b2':'f2'}", "KB-19.11");
        table.refuses("replace_figures", "'team':'fangs','placements':{'r5':'c2'}", "KB-19.11");
        table.play("replace_figures", "'team':'fangs','placements':{'b1':'d2'}");
    }

    void theRingerOfTheHalfMayComeBackInAnyPost() // KB-R35, KB-19.11
    {
        Table table =
            fillingUp({{"fangs/r1", "c3"}, {"fangs/r2", "d3"}, {"fangs/b1", "e3"}}).ringer("fangs", "panther");
        table.play("replace_figures",
                   "'team':'fangs','placements':{'panther':'d2','r3':'c2'}"); // the square says bruiser
        QCOMPARE(table.figure("fangs/panther").post, Post::Bruiser);
        Table role = fillingUp({{"fangs/r1", "c3"}, {"fangs/r2", "d3"}, {"fangs/b1", "e3"}}).ringer("fangs", "panther");
        role.rejects("replace_figures",
                     "'team':'fangs','placements':{'r3':'c2','b2':'d2'},'roles':{'panther':'runner'}", "KB-19.11");
        role.play("replace_figures",
                  "'team':'fangs','placements':{'panther':'c2','b2':'d2'},'roles':{'panther':'runner'}");
        QCOMPARE(role.figure("fangs/panther").post, Post::Runner);
    }

    void anotherOwnedRingerWaitsForHalfTime() // KB-R35
    {
        Table table = fillingUp({{"fangs/r1", "c3"}, {"fangs/r2", "d3"}, {"fangs/b1", "e3"}, {"fangs/b2", "f3"}});
        table.ringer("fangs", "panther")["fangs"].fielded.clear();
        table.rejects("replace_figures", "'team':'fangs','placements':{'panther':'c2'}", "KB-R35");
    }

    void enforcementBringsASecondRingerInAnothersPlace() // KB-R36, KB-3.8, KB-29.3
    {
        Table table =
            fillingUp({{"fangs/r1", "c3"}, {"fangs/r2", "d3"}, {"fangs/b1", "e3"}}).ringer("fangs", "panther");
        table.ringer("fangs", "t_bone", 4).upgrade("fangs", Upgrade::Enforcement);
        table.play("replace_figures", "'team':'fangs','placements':{'panther':'c2','t_bone':'d2'}");
        QCOMPARE(table.state().countOnField(0), 5);
    }

    // --- the line-up ---

    static Table lineup()
    {
        Table table = Table::versus("fangs", "amazons").ball("a3");
        table.state().phase = Phase::Lineup;
        return table;
    }

    void theLineUpStandsOnTheOwnLineOnly() // KB-8.5, KB-2.5, KB-2.6
    {
        Table table = lineup();
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'d2','b1':'g2','b2':'f2'}",
                      "KB-19.12");
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c8','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}",
                      "KB-19.12");
        table.refuses("set_lineup", "'team':'amazons','placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'d8','b2':'f8'}",
                      "KB-8.5");
        table.rejects("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'c2','r3':'g2','b1':'d2','b2':'f2'}",
                      "KB-4.4");
        table.rejects("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r9':'g2','b1':'d2','b2':'f2'}",
                      "KB-1.1");
        table.play("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}");
        table.rejects("set_lineup", "'team':'fangs','placements':{}", "KB-8.5");
    }

    void aChosenRingerPlaysInItsPost() // KB-R73, KB-27.5
    {
        Table table = lineup().ringer("fangs", "panther");
        table.refuses("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','b1':'d2','b2':'f2'}",
                      "KB-R73");
        table.refuses("set_lineup",
                      "'team':'fangs','placements':{'r1':'c2','r2':'e2','r3':'g2','panther':'d2','b2':'f2'}",
                      "KB-19.11");
        table.play("set_lineup",
                   "'team':'fangs','placements':{'r1':'c2','r2':'e2','panther':'g2','b1':'d2','b2':'f2'}");
    }

    void withTooFewLeftTheOtherKindLinesUp() // KB-R35, KB-R37
    {
        Table table = lineup();
        lose(table, {"fangs/r3", "fangs/r4", "fangs/r5", "fangs/r6", "fangs/r7"});
        table.play("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','b1':'d2','b2':'f2','b3':'e4'}");
        QCOMPARE(table.state().countOnField(0), 5);
    }

    void whoFindsItsPlaceTakenStandsElsewhere() // KB-19.12, KB-R37: a figure of the others may have run out of its own
    {
        Table table = lineup();
        lose(table, {"fangs/r3", "fangs/r4", "fangs/r5", "fangs/r6", "fangs/r7"});
        table.play("set_lineup", "'team':'fangs','placements':{'r1':'c2','r2':'e2','b1':'d2','b2':'f2','b3':'d8'}");
        table.rejects("set_lineup", "'team':'amazons','placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'f8','b2':'d8'}",
                      "KB-4.4");
        table.refuses("set_lineup", "'team':'amazons','placements':{'r1':'e5','r2':'e8','r3':'g8','b1':'f8','b2':'e6'}",
                      "KB-19.12");
        table.play("set_lineup", "'team':'amazons','placements':{'r1':'c8','r2':'e8','r3':'g8','b1':'f8','b2':'e5'}");
        QCOMPARE(table.state().countOnField(1), 5);
    }

    void theSuggestedEntryIsLegal() // what a page offers to start from
    {
        Table table = fillingUp({{"fangs/r1", "c2"}, {"fangs/r2", "e2"}, {"fangs/b1", "d2"}, {"amazons/b1", "g2"}});
        table.ringer("fangs", "panther");
        lose(table, {"fangs/b2", "fangs/b3", "fangs/b4", "fangs/b5", "fangs/b6"});
        const Facts& facts = *printedFacts();
        QVERIFY(allows(table.state(), suggestedEntry(table.state(), facts.constants), facts));
    }
};

QTEST_GUILESS_MAIN(TestKaosballLineup)
#include "tst_kaosball_lineup.moc"
