// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/bonus.h"
#include "kaosball/judging/bribes.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

std::vector<int> totals(const std::vector<BonusTeam>& teams)
{
    std::vector<int> all;
    for (const BonusPlaces& places : judgeBonusScoring({teams}, Facts{}).verdict.teams)
        all.push_back(places.total());
    return all;
}

BribeResult settled(const BribeTeam& team)
{
    return judgeBribes({{team}}, Facts{}).verdict.teams.front();
}

} // namespace

class TestBonus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // KB-E4.
    void amazonsAndGoblinsShareTheFirstPlace()
    {
        const std::vector<BonusTeam> teams{{"Daemons", 3, 9}, {"Amazons", 5, 0}, {"Goblins", 5, 9}};
        QCOMPARE(totals(teams), (std::vector<int>{-4, 12, 2}));
        const Ruling<BonusVerdict> ruling = judgeBonusScoring({teams}, Facts{});
        QVERIFY2(told(ruling.why)
                     .contains(QStringLiteral("Amazons and Goblins: kills 5 each. They share place 1: +12 each.")),
                 qPrintable(told(ruling.why)));
        QVERIFY(told(ruling.why).contains(QStringLiteral("Amazons have no fouls: they lose nothing.")));
    }

    void twoFirstsAreFollowedByASecond()
    {
        const auto verdict = judgeBonusScoring({{{"a", 3, 0}, {"b", 3, 0}, {"c", 1, 0}}}, Facts{}).verdict;
        QCOMPARE(verdict.teams[2].killsPlace, 2);
        QCOMPARE(verdict.teams[2].killsPoints, 6);
    }

    // KB-E12.
    void threeTeamsOfWhichOneIsOutUseTheTableForTwo()
    {
        QCOMPARE(totals({{"amazons", 2, 1}, {"daemons", 6, 9, false}, {"fangs", 2, 0}}), (std::vector<int>{1, 0, 6}));
    }

    void zeroTakesNoPlace()
    {
        const auto verdict = judgeBonusScoring({{{"a", 0, 0}, {"b", 1, 1}}}, Facts{}).verdict;
        QCOMPARE(verdict.teams[0], BonusPlaces{});
        QCOMPARE(verdict.teams[1], (BonusPlaces{1, 6, 1, -5}));
    }

    void thePointTableComesFromTheFacts()
    {
        Facts facts;
        facts.killPoints[2] = {7, 3};
        const auto verdict = judgeBonusScoring({{{"a", 2, 0}, {"b", 1, 0}}}, facts).verdict;
        QCOMPARE(verdict.teams[0].killsPoints, 7);
        QCOMPARE(verdict.teams[1].killsPoints, 3);
    }

    void onlyPlusResultsAreFouls()
    {
        QCOMPARE(foulsOfRoll(-2), 0);
        QCOMPARE(foulsOfRoll(-1), 0);
        QCOMPARE(foulsOfRoll(1), 1);
        QCOMPARE(foulsOfRoll(2), 2);
    }

    void aBribeBuysOffOneCard()
    {
        const BribeResult result = settled({"ogres", 6, 12, 3, 1, 0, {}});
        QCOMPARE(result.cashAfter, 5);
        QCOMPARE(result.rollsNeeded, 2);
        QCOMPARE(result.leastFoulsAfter, 12);
        QCOMPARE(result.mostFoulsAfter, 15);
        QVERIFY(!result.foulsAfter);
    }

    void theRerollCounts()
    {
        const BribeResult result = settled({"fangs", 1, 4, 3, 1, 1, {{{2, -2}, {2}}}});
        QCOMPARE(result.foulsRolled, std::optional{2});
        QCOMPARE(result.foulsAfter, std::optional{6});
        QCOMPARE(result.isAtMaximum, std::optional{false});
    }

    void nobodyHasMoreThanFifteenFouls()
    {
        const BribeResult result = settled({"ogres", 0, 14, 2, 0, 0, {{{2}, {2}}}});
        QCOMPARE(result.foulsRolled, std::optional{4});
        QCOMPARE(result.foulsAfter, std::optional{15});
        QCOMPARE(result.isAtMaximum, std::optional{true});
    }
};

QTEST_GUILESS_MAIN(TestBonus)
#include "tst_kaosball_bonus.moc"
