// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_table.h"

#include <QTest>

using namespace whistle::kaosball;

/// The referee's corrections: `correct` sets what was found on the table, and the table must be sound afterwards.
class TestKaosballCorrections : public QObject {
    Q_OBJECT

    static Table match() { return Table::versus("fangs", "amazons").linedUp(); }

    static std::string correct(const char* path, const char* value)
    {
        return std::string("'path':'") + path + "','value':" + value + ",'reason':'recounted'";
    }

private Q_SLOTS:
    void theNumbersOfADugout()
    {
        Table table = match();
        table.play("correct", correct("scores/fangs", "-3")).play("correct", correct("cash/amazons", "4"));
        table.play("correct", correct("fouls/fangs", "15"))
            .play("correct", correct("active_upgrade_points/fangs", "5"));
        QCOMPARE(table.scoreOf("fangs"), -3);
        QCOMPARE(table["amazons"].cash, 4);
        QCOMPARE(table["fangs"].fouls, 15);
        QCOMPARE(table["fangs"].activeUpgradePoints, 5);
        QVERIFY(!table.last().why.empty());
    }

    void aCorrectionIsAllowedAtAnyTime()
    {
        for (const Phase phase : {Phase::BeforePeriod, Phase::Turn, Phase::Bribes, Phase::CleanUp, Phase::Replace}) {
            Table table = match().turnOf("fangs");
            table.state().phase = phase;
            table.play("correct", correct("scores/fangs", "3"));
            QCOMPARE(table.phase(), phase);
        }
    }

    void theInvariantsMustHoldAfterwards() // digest, section 36
    {
        Table table = match().carrier("fangs/r1");
        table.rejects("correct", correct("fouls/fangs", "16"), "KB-2.11");
        table.rejects("correct", correct("hand/fangs", "8"), "KB-2.11");
        table.rejects("correct", correct("figures/fangs/r1/damage", "3"), "KB-2.11");
        table.rejects("correct", correct("figures/fangs/r7/damage", "1"), "KB-2.11");   // in the dugout
        table.rejects("correct", correct("figures/fangs/r1/space", "'e2'"), "KB-2.11"); // r2 stands there
    }

    void wrongPathsAndValuesAreRefused() // KB-8.4: the dials
    {
        Table table = match();
        for (const char* path :
             {"weather", "scores", "scores/fangs/r1", "figures/fangs/r1", "figures/fangs/r1/mood", "period/fangs"})
            table.rejects("correct", correct(path, "1"), "KB-8.4");
        table.rejects("correct", correct("scores/nobody", "1"), "KB-9.2");
        table.rejects("correct", correct("figures/fangs/r9/damage", "1"), "KB-1.1");
        for (const char* value : {"'three'", "1.5", "true", "null", "1000", "-1"})
            table.rejects("correct", correct("cash/fangs", value), "KB-8.4");
        table.rejects("correct", correct("ball", "{'carried_by':'b r9'}"), "KB-8.4");
        QCOMPARE(table.said(), "ball cannot have the value that was given.");
        table.rejects("correct", correct("figures/fangs/r1/standing", "1"), "KB-8.4");
        table.rejects("correct", correct("figures/fangs/r1/space", "'z9'"), "KB-8.4");
        table.rejects("correct", correct("figures/fangs/r7/where", "'dugout'"), "KB-8.4"); // it is there already
        table.rejects("correct", correct("figures/fangs/r1/where", "'moon'"), "KB-8.4");
        table.rejects("correct", correct("ball", "{'space':'e5','carried_by':'fangs/r1'}"), "KB-8.4");
        table.rejects("correct", correct("ball", "{'carried_by':'fangs/r7'}"), "KB-8.4");
        table.rejects("correct", correct("ball", "{'carried_by':null}"), "KB-8.4");
    }

    void aFigureGoesToTheBenchAndComesIn()
    {
        Table table = match().carrier("fangs/r1");
        const std::string space = table.spaceOf("fangs/r1");
        table.rejects("correct", correct("figures/fangs/r7/space", "'e4'"), "KB-2.11"); // there are five already
        table.play("correct", correct("figures/fangs/r1/where", "'dugout'"));
        QVERIFY(!table.figure("fangs/r1").isOnField());
        QCOMPARE(QString::fromStdString(table.ballSpace()), QString::fromStdString(space)); // KB-R24
        table.play("correct", correct("figures/fangs/r7/space", "'e4'"));
        QVERIFY(table.stands("fangs/r7"));
        QCOMPARE(table.spaceOf("fangs/r7"), std::string("e4"));
    }

    void aCorrectionIsToldInWords()
    {
        Table table = match();
        const auto told = [&table](const char* path, const char* value) {
            table.play("correct", correct(path, value));
            return QString::fromStdString(table.last().why.back().toStdString());
        };
        QCOMPARE(told("scores/fangs", "7"), QStringLiteral("Corrected: fangs' score is 7."));
        QCOMPARE(told("figures/fangs/r1/damage", "1"), QStringLiteral("Corrected: fangs/r1's damage is 1."));
        QCOMPARE(told("figures/fangs/r1/standing", "false"), QStringLiteral("Corrected: fangs/r1 is knocked down."));
        QCOMPARE(told("ball", "{'space':'e4'}"), QStringLiteral("Corrected: the ball is on e4."));
    }

    void aCorrectedScoreMayEndTheMatch() // KB-23.1, KB-R31
    {
        Table table = match().play("correct", correct("scores/fangs", "20"));
        QCOMPARE(table.phase(), Phase::MatchOver);
        QCOMPARE(table.state().result->winners, std::vector<int>{0});
    }

    void cardsAlwaysAddUp() // digest, section 36: 60 cards
    {
        Table table = match();
        const int pile = table.state().drawPile;
        table.play("correct", correct("hand/fangs", "5"));
        QCOMPARE(table.state().drawPile, pile + 2);
        table.play("correct",
                   correct("burned_cards/fangs", "[{'kind':'energy','value':3},{'kind':'cheat','name':'bzzzzt'}]"));
        QCOMPARE(table["fangs"].burned.size(), std::size_t{2});
        QCOMPARE(table.state().drawPile, pile);
        QCOMPARE(table.state().burnedCheats(0), 1);
        table.play("correct", correct("burned_cards/fangs", "[]"));
        table.play("correct", correct("draw_pile", "10"));
        QCOMPARE(table.state().discard, pile + 2 - 10);
        table.rejects("correct", correct("draw_pile", "60"), "KB-8.4");
        table.rejects("correct", correct("burned_cards/fangs", "[{'kind':'none'}]"), "KB-8.4");
    }

    void figuresAreSetAsTheyStand()
    {
        Table table = match().carrier("fangs/r1");
        table.play("correct", correct("figures/fangs/b1/damage", "2"))
            .play("correct", correct("figures/fangs/b1/health", "6"));
        QCOMPARE(table.damageOf("fangs/b1"), 2);
        QCOMPARE(table.figure("fangs/b1").health, 6);
        table.play("correct", correct("figures/fangs/r1/space", "'d5'"));
        QCOMPARE(table.spaceOf("fangs/r1"), std::string("d5"));
        table.play("correct", correct("figures/fangs/r1/standing", "false"));
        QVERIFY(!table.stands("fangs/r1"));
        QCOMPARE(table.ballSpace(), std::string("d5")); // KB-R24
    }

    void anActiveFigureThatIsSetDownDoesNotGoOn() // KB-R57
    {
        Table table =
            match().active("fangs/r1", "sprint").play("correct", correct("figures/fangs/r1/standing", "false"));
        table.rejects("move", "'path':['c3']", "KB-12.1");
        table.play("correct", correct("figures/fangs/r1/standing", "true")); // and back again
        table.play("move", "'path':['c3']");
    }

    void theBallIsPutWhereItWasFound()
    {
        Table table = match();
        table.play("correct", correct("ball", "{'carried_by':'amazons/b1'}"));
        QVERIFY(table.carries("amazons/b1"));
        table.play("correct", correct("ball", "{'space':'d4'}"));
        QCOMPARE(table.ballSpace(), std::string("d4"));
    }

    void withoutSpacesNothingIsPutOnOne() // product: scorekeeper depth
    {
        Table table = match().scorekeeper();
        table.rejects("correct", correct("figures/fangs/r1/space", "'e4'"), "KB-8.4");
        table.rejects("correct", correct("ball", "{'space':'e5'}"), "KB-8.4");
        table.play("correct", correct("ball", "{'carried_by':'fangs/r1'}"));
        QVERIFY(table.carries("fangs/r1"));
        table.play("correct", correct("ball", "{'carried_by':null}"));
        QVERIFY(!table.state().ball.carrier.isValid());
    }

    void tilesSoldAtHalfTimeAreRecordedByACorrection() // KB-R60
    {
        Table table = match().play("correct", correct("owned_upgrades/fangs", "['hate','hate','lucky']"));
        QCOMPARE(table["fangs"].ownedUpgrades, (std::vector<Upgrade>{Upgrade::Hate, Upgrade::Hate, Upgrade::Lucky}));
        table.rejects("correct", correct("owned_upgrades/fangs", "['love']"), "KB-8.4");
    }

    void aCorrectionIsNoMove() // KB-33.3: nobody has entered a space
    {
        Table table = match().active("fangs/r1", "sprint").at("amazons/b1", "c5").play("move", "'path':['c3','c4']");
        table.play("correct", correct("cash/fangs", "3"));
        table.refuses("play_cheat", "'team':'amazons','card':'bzzzzt','figure':'fangs/r1'", "KB-33.3");
    }
};

QTEST_GUILESS_MAIN(TestKaosballCorrections)
#include "tst_kaosball_corrections.moc"
