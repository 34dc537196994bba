// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "kaosball/season/standings.h"
#include "rulebook_facts.h"

#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

const std::string a = "A";
const std::string b = "B";
const std::string c = "C";
const std::string d = "D";
using Order = std::vector<std::string>;

LeagueMatch won(const std::string& winner, int score, const std::string& loser, int lower)
{
    return {{winner, loser}, LeagueResult::Points, {score, lower}, winner, {}, {}};
}

StandingsVerdict judged(std::vector<LeagueMatch> matches, LeagueSettings settings = {})
{
    return judgeStandings({{a, b, c, d}, std::move(matches), std::move(settings)}).verdict;
}

Order order(const StandingsVerdict& verdict)
{
    Order teams;
    for (const StandingsRow& row : verdict.table)
        teams.push_back(row.team);
    return teams;
}

std::vector<int> ranks(const StandingsVerdict& verdict)
{
    std::vector<int> all;
    for (const StandingsRow& row : verdict.table)
        all.push_back(row.rank);
    return all;
}

} // namespace

class TestStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCircleOfThreeIsSplitByTheDifference()
    {
        const auto verdict = judged({won(a, 26, b, 18), won(b, 31, c, 30), won(c, 24, a, 4)});
        QCOMPARE(order(verdict), (Order{c, b, a, d}));
        QVERIFY(verdict.ties.empty());
    }

    void aSmallerGroupGoesOnWithTheNextCriterion()
    {
        // Head-to-head leaves B and C level; C beat B, but now the difference decides.
        const auto verdict = judged(
            {won(a, 10, b, 5), won(a, 10, c, 9), won(b, 12, a, 4), won(c, 6, b, 5), won(b, 20, d, 0), won(c, 8, d, 7)});
        QCOMPARE(order(verdict), (Order{a, b, c, d}));
        QCOMPARE(ranks(verdict), (std::vector{1, 2, 3, 4}));
    }

    void headToHeadLooksOnlyAtTheGroupOfThatMoment()
    {
        LeagueSettings settings;
        settings.tieBreakers = {TieBreaker::Kills, TieBreaker::HeadToHead};
        std::vector<LeagueMatch> matches{won(a, 11, c, 10), won(b, 9, a, 8), won(c, 7, b, 6)};
        matches[0].kills = {5, 2};
        matches[1].kills = {2, 0};
        QCOMPARE(order(judged(matches, settings)), (Order{a, c, b, d}));
    }

    void teamsThatNothingSeparatesShareTheRank()
    {
        const auto verdict = judged({won(d, 5, a, 1)});
        QCOMPARE(order(verdict), (Order{d, b, c, a}));
        QCOMPARE(ranks(verdict), (std::vector{1, 2, 2, 4}));
        QCOMPARE(verdict.ties, (std::vector<Order>{{b, c}}));
    }

    void aForfeitCountsTwentyToNothing()
    {
        const auto verdict = judged({{{a, b}, LeagueResult::Forfeit, {}, b, {4, 4}, {3, 3}}});
        const StandingsRow& best = verdict.table.front();
        QCOMPARE(best.team, b);
        QCOMPARE(best.victoryPointsFor, 20);
        QCOMPARE(best.leaguePoints, 3);
        QCOMPARE(best.kills, 0);
        QCOMPARE(best.fouls, 0);
        QCOMPARE(verdict.table.back().difference(), -20);
    }

    void aMatchThatAllLoseIsALossForBoth()
    {
        LeagueSettings settings;
        settings.doubleLossPoints = 1;
        const auto verdict = judged({{{a, b}, LeagueResult::AllLost, {8, 10}, "", {6, 5}, {1, 2}}}, settings);
        QCOMPARE(order(verdict), (Order{b, a, c, d}));
        QCOMPARE(verdict.table[0].lost, 1);
        QCOMPARE(verdict.table[1].lost, 1);
        QCOMPARE(verdict.table[1].leaguePoints, 1);
        QCOMPARE(verdict.table[1].kills, 6);
    }

    void fewerFoulsAreBetter()
    {
        LeagueSettings settings;
        settings.tieBreakers = {TieBreaker::FewestFouls};
        std::vector<LeagueMatch> matches{won(a, 5, b, 4), won(c, 9, d, 1)};
        matches[0].fouls = {3, 0};
        matches[1].fouls = {1, 0};
        QCOMPARE(order(judged(matches, settings)), (Order{c, a, b, d}));
    }

    void theReasonNamesBothDifferences()
    {
        const auto ruling = judgeStandings({{a, b, c, d}, {won(a, 5, b, 4), won(c, 9, d, 1)}, {}});
        QVERIFY2(told(ruling.why).contains(QStringLiteral("Ahead of A on score difference: 8 to 1.")),
                 qPrintable(told(ruling.why)));
        QVERIFY(contains(ruling.rules, "KB-35.6"_rule));
    }

    void severalAreNamedAsPlayersSayThem()
    {
        const auto ruling = judgeStandings({{a, b, c, d}, {}, {}});
        QCOMPARE(ruling.verdict.ties.size(), std::size_t{1});
        QVERIFY2(told(ruling.why).contains(QStringLiteral("Level on points with B, C and D.")),
                 qPrintable(told(ruling.why)));
        QVERIFY(!contains(ruling.rules, "KB-35.6"_rule));
    }
};

QTEST_GUILESS_MAIN(TestStandings)
#include "tst_kaosball_standings.moc"
