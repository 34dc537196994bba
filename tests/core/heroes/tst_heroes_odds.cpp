// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of a battle: by hand where that can be done, and by playing the policy out with another reckoning.
#include "heroes/judging/odds.h"
#include "heroes/judging/odds_sides.h"

#include <QTest>

using namespace whistle;
using namespace whistle::heroes;

namespace {

OddsParty orcs(int base, int elite = 0)
{
    OddsParty army;
    army.hero = {2, 2, 1};
    army.stacks = {{{{base, elite}, {}}, "Orcs", 2, 3}};
    return army;
}
OddsInquiry against(OddsParty army, FightingEncounter encounter)
{
    OddsInquiry inquiry;
    inquiry.active = std::move(army);
    inquiry.opponent.encounter = std::move(encounter);
    return inquiry;
}
FightingEncounter ghosts(int strength, int challenge)
{
    FightingEncounter encounter;
    encounter.name = "Ghosts";
    encounter.strength = strength;
    encounter.initiative = 3;
    encounter.challenge = challenge;
    return encounter;
}
bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}
double sumOf(const std::vector<RollResult>& results)
{
    double sum = 0;
    for (const RollResult& result : results)
        sum += result.probability;
    return sum;
}

} // namespace

class TestHeroesOdds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneOrcAgainstOneGhost()
    {
        // The ghost hits with 4 of 8; then orc and hero with 2 of 8 each.
        const BattleOdds odds = *battleOdds(against(orcs(1), ghosts(4, 1)));
        // w = 1/2 (7/16 + 9/16 w)
        const double win = (7.0 / 32) / (1 - 9.0 / 32);
        QVERIFY(isNear(odds.win, win));
        QVERIFY(isNear(odds.loss, 1 - win));
        QVERIFY(isNear(odds.clashes.total(), 1));
        QVERIFY(isNear(odds.clashes.mean(), 1 / (1 - 9.0 / 32)));
        QVERIFY(isNear(odds.unitsLeft.mean(), win));
        QCOMPARE(*odds.clashes.quantile(0.5), 1);
    }

    // Bounds that narrow: what is told meanwhile never promises too much.
    void whatIsToldMeanwhileHoldsTheAnswer()
    {
        OddsParty army = orcs(3, 2);
        army.stacks.push_back({{{2, 1}, {}}, "Ghouls", 3, 2});
        std::vector<BattleOdds> told;
        const BattleOdds odds =
            *battleOdds(against(army, ghosts(4, 6)), {}, [&told](const BattleOdds& soFar) { told.push_back(soFar); });
        QVERIFY(told.size() > 4);
        QVERIFY(told.front().undecided > 0.5);
        double win = 0;
        double loss = 0;
        for (const BattleOdds& soFar : told) {
            QVERIFY(soFar.win >= win && soFar.loss >= loss);
            win = soFar.win;
            loss = soFar.loss;
            QVERIFY(win <= odds.win + 1e-12 && odds.win <= 1 - loss + 1e-12);
            QVERIFY(isNear(soFar.undecided, 1 - win - loss));
        }
    }

    // MH-16.2: at the beginning of every clash but the first one may retreat.
    void howItStandsAfterEachClash()
    {
        // The ghost hits with 4 of 8; then orc and hero with 2 of 8 each; see above.
        const BattleOdds odds = *battleOdds(against(orcs(1), ghosts(4, 1)));
        QVERIFY(isNear(odds.afterClash.at(0).won, 7.0 / 32));
        QVERIFY(isNear(odds.afterClash.at(0).lost, 0.5));
        QVERIFY(isNear(odds.afterClash.at(0).on(), 9.0 / 32));
        QVERIFY(isNear(odds.afterClash.at(1).on(), 9.0 / 32 * 9.0 / 32));
        QVERIFY(isNear(odds.afterClash.back().won, odds.win));
    }

    void everyRollComesToSomething_data()
    {
        QTest::addColumn<bool>("elite");
        QTest::addColumn<bool>("precise");
        QTest::newRow("plain") << false << false;
        QTest::newRow("elite die") << true << false;
        QTest::newRow("Precise Strike") << true << true;
    }
    void everyRollComesToSomething()
    {
        QFETCH(bool, elite);
        QFETCH(bool, precise);
        for (int attacks = 1; attacks <= 7; ++attacks) {
            const auto results = resultsOf({attacks, 3, elite, precise, true}, {usualFaces.begin(), usualFaces.end()});
            QVERIFY(isNear(sumOf(results), 1));
        }
    }

    void preciseStrikeCannotTouchADieUnderLuck()
    {
        const auto plain = resultsOf({3, 3, true, false, false}, std::vector<Face>(6, Face::Luck));
        const auto precise = resultsOf({3, 3, true, true, false}, std::vector<Face>(6, Face::Luck));
        QCOMPARE(precise.size(), plain.size());
        for (std::size_t i = 0; i < plain.size(); ++i)
            QVERIFY(isNear(plain[i].probability, precise[i].probability));
    }

    void aSecondEnemyHelpsNobodyButTheEnemy()
    {
        OddsInquiry inquiry = against(orcs(2, 2), ghosts(3, 3));
        const double alone = battleOdds(inquiry)->win;
        inquiry.opponent.darkDays = true;
        QVERIFY(battleOdds(inquiry)->win < alone);
    }

    void aGuardianAngelHelps()
    {
        FightingEncounter strong = ghosts(3, 3);
        strong.elite = true;
        OddsInquiry inquiry = against(orcs(2, 2), strong);
        const double without = battleOdds(inquiry)->win;
        inquiry.active.guardianAngel = true;
        const double with = battleOdds(inquiry)->win;
        QVERIFY(with > without);
        inquiry.eliteDiceAllowed = false;
        QVERIFY(!isNear(battleOdds(inquiry)->win, with));
    }

    void theSidesOfAMirroredDuelShareTheChances()
    {
        OddsInquiry inquiry;
        inquiry.battle = BattleKind::Heroes;
        inquiry.active = orcs(1, 2);
        inquiry.opponent = orcs(1, 2);
        inquiry.active.hero.initiative = 5; // the active side strikes first throughout
        inquiry.active.stacks[0].initiative = 6;
        OddsInquiry mirrored = inquiry;
        std::swap(mirrored.active, mirrored.opponent);
        const BattleOdds odds = *battleOdds(inquiry);
        const BattleOdds swapped = *battleOdds(mirrored);
        QVERIFY(isNear(odds.win, swapped.loss));
        QVERIFY(isNear(odds.win + odds.loss + odds.undecided, 1));
    }

    void aLimitOfClashesLeavesItUndecided()
    {
        OddsInquiry inquiry = against(orcs(1), ghosts(4, 1));
        inquiry.maxClashes = 1;
        const BattleOdds odds = *battleOdds(inquiry);
        QVERIFY(isNear(odds.win, 7.0 / 32));
        QVERIFY(isNear(odds.undecided, 9.0 / 32));
        QVERIFY(isNear(odds.unitsLeft.mean(), 0.5));
    }

    void aLongReckoningCanBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!battleOdds(against(orcs(5, 5), ghosts(3, 9)), source.get_token()));
    }
};

QTEST_GUILESS_MAIN(TestHeroesOdds)
#include "tst_heroes_odds.moc"
