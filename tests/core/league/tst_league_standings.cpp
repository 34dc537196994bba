// SPDX-License-Identifier: GPL-3.0-or-later
#include "league_maker.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::crowd;
using whistle::testing::duel;

namespace {

CountedMatch played(int a, int scoreA, int scoreB, int b, std::vector<PerSide<int>> stats = {{0, 0}, {0, 0}})
{
    Result result;
    result.entrants = {a, b};
    result.absent = {false, false};
    result.hasScores = true;
    result.scores = {scoreA, scoreB};
    result.places = scoreA == scoreB ? PerSide<int>{1, 1} : scoreA > scoreB ? PerSide<int>{1, 2} : PerSide<int>{2, 1};
    result.stats = std::move(stats);
    return counted(result, duel().points, duel().statIds());
}

TableInquiry inquiry(std::vector<std::string> names, std::vector<CountedMatch> matches)
{
    TableInquiry asked;
    for (std::size_t i = 0; i < names.size(); ++i)
        asked.entrants.push_back(static_cast<int>(i));
    asked.names = std::move(names);
    asked.matches = std::move(matches);
    asked.stats = duel().stats;
    asked.points = duel().points;
    asked.tieBreakers = duel().tieBreakers;
    return asked;
}

std::string orderOf(const TableInquiry& asked)
{
    std::string order;
    for (const TableRow& row : standings(asked))
        order += std::to_string(row.rank) + asked.names[static_cast<std::size_t>(row.entrant)].substr(0, 1) + " ";
    return order;
}

std::string headlineOf(const TableInquiry& asked, std::size_t row)
{
    const std::vector<TableRow> table = standings(asked);
    return table[row].headline ? table[row].headline->toStdString() : "";
}

TableInquiry randomInquiry(std::mt19937& random)
{
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const int teams = 4 + below(5);
    std::vector<std::string> names;
    for (int i = 0; i < teams; ++i)
        names.push_back(std::string(1, static_cast<char>('A' + i)));
    std::vector<CountedMatch> matches;
    for (int a = 0; a < teams; ++a) {
        for (int b = a + 1; b < teams; ++b) {
            if (below(4) > 0)
                matches.push_back(played(a, below(3), below(3), b, {{below(3), below(3)}, {below(2), below(2)}}));
        }
    }
    return inquiry(names, matches);
}

} // namespace

class TestLeagueStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // LG-4.2: two who drew with each other put nobody behind them who has met neither.
    void headToHeadComparesOnlyWhereAllHaveMet()
    {
        TableInquiry asked = inquiry({"Bela", "Csaba", "Fanni"}, {played(0, 2, 2, 1)});
        asked.sanctions = {{2, 1, "level"}};
        asked.tieBreakers = {{Criterion::HeadToHead, {}}};
        QCOMPARE(orderOf(asked), std::string("1B 1C 1F "));
        std::string why;
        const std::vector<TableRow> table = standings(asked);
        for (const Text& each : table[0].why)
            why += each.toStdString();
        QVERIFY2(why.find("not all of them have met") != std::string::npos, why.c_str());
    }

    // The digest's example 40.13: three teams on 3 points in a circle, a fourth without a win.
    void aCircleIsCutByTheDifference()
    {
        const TableInquiry asked =
            inquiry({"Fangs", "Amazons", "Ogres", "Daemons"},
                    {played(0, 26, 18, 1, {{3, 4}, {2, 2}}), played(1, 31, 30, 2), played(2, 24, 4, 0)});
        QCOMPARE(orderOf(asked), "1O 2A 3F 4D ");
        const std::vector<TableRow> table = standings(asked);
        QCOMPARE(table[0].difference(), 19);
        QCOMPARE(table[2].stats[0], 3);
        QCOMPARE(headlineOf(asked, 0), "Ahead of Amazons on score difference: 19 to −7.");
        QCOMPARE(headlineOf(asked, 1), "Behind Ogres on score difference: −7 to 19.");
        QCOMPARE(headlineOf(asked, 3), "");
    }

    void whyATeamStandsWhereItStands()
    {
        const TableInquiry asked = inquiry({"Fangs", "Ogres"}, {played(0, 26, 18, 1), played(1, 12, 7, 0)});
        const std::vector<TableRow> table = standings(asked);
        QCOMPARE(render(table[0].why),
                 (std::vector<std::string>{"Fangs: 3 points; played 2, won 1, drawn 0, lost 1.",
                                           "Level on points with Ogres.",
                                           "Still level with Ogres on points in the matches among them: 3 each.",
                                           "Ahead of Ogres on score difference: 3 to −3."}));
    }

    void whereNobodyDrawsNoDrawsAreTold()
    {
        TableInquiry asked = inquiry({"Fangs", "Ogres"}, {played(0, 26, 18, 1)});
        asked.hasDraws = false;
        QCOMPARE(standings(asked)[1].why[0].toStdString(), "Ogres: 0 points; played 1, won 0, lost 1.");
    }

    void oneMatchBetweenTwoIsToldByItsScore()
    {
        const TableInquiry asked =
            inquiry({"Ants", "Bears", "Cats"}, {played(0, 7, 12, 1), played(0, 9, 0, 2), played(2, 3, 1, 1)});
        // All on 3 points: a circle. With two on the same points the head-to-head decides.
        QCOMPARE(orderOf(asked), "1A 2B 3C ");
        const TableInquiry two = inquiry({"Ants", "Bears", "Cats", "Dogs"}, {played(0, 7, 12, 1), played(0, 50, 0, 2),
                                                                             played(1, 0, 1, 3), played(2, 0, 1, 3)});
        QCOMPARE(orderOf(two), "1D 2B 3A 4C ");
        QCOMPARE(headlineOf(two, 1), "Ahead of Ants: won the head-to-head 12 to 7.");
        QCOMPARE(headlineOf(two, 2), "Behind Bears: lost the head-to-head 7 to 12.");
    }

    void thoseWhoHaveNotMetAreComparedOtherwise()
    {
        const TableInquiry asked = inquiry({"Ants", "Bears", "Cats"}, {played(0, 2, 0, 2), played(1, 8, 0, 2)});
        QCOMPARE(headlineOf(asked, 1), "Behind Bears on score difference: 2 to 8.");
        const std::vector<std::string> why = render(standings(asked)[1].why);
        QVERIFY(std::find(why.begin(), why.end(), "No match against Bears yet.") != why.end());
    }

    void killsThenFewestFouls()
    {
        const auto match = [](int kills, int fouls) {
            return inquiry({"Ants", "Bears"}, {played(0, 5, 5, 1, {{kills, 2}, {fouls, 3}})});
        };
        QCOMPARE(headlineOf(match(3, 9), 0), "Ahead of Bears on most kills: 3 to 2.");
        QCOMPARE(headlineOf(match(2, 1), 0), "Ahead of Bears on fewest fouls: 1 to 3.");
        QCOMPARE(orderOf(match(2, 3)), "1A 1B ");
        QCOMPARE(headlineOf(match(2, 3), 0), "Shares place 1 with Bears: no tiebreaker separates them.");
    }

    // KB-35.6: each smaller group goes on with the next criterion, without a new start.
    void noRestartAfterASplit()
    {
        // A to D are level on 6; among them A and B have 6, C and D 3. Between A and B the difference decides, not
        // their own match, which B has won.
        const TableInquiry asked = inquiry(
            {"A", "B", "C", "D", "E", "F"},
            {played(1, 1, 0, 0), played(0, 9, 0, 2), played(0, 9, 0, 3), played(4, 1, 0, 0), played(1, 1, 0, 3),
             played(2, 1, 0, 1), played(5, 1, 0, 1), played(3, 1, 0, 2), played(2, 1, 0, 4), played(3, 1, 0, 5)});
        QCOMPARE(orderOf(asked), "1A 2B 3C 3D 5E 5F ");
        QCOMPARE(headlineOf(asked, 1), "Behind A on score difference: 0 to 16.");
    }

    void lotsAndDecisions()
    {
        TableInquiry asked = inquiry({"Ants", "Bears"}, {played(0, 5, 5, 1)});
        asked.decisions = {{{1, 0}, "the tiebreaker die, 5 to 3"}};
        QCOMPARE(orderOf(asked), "1B 2A ");
        QCOMPARE(headlineOf(asked, 1), "Behind Bears by the organiser's decision (the tiebreaker die, 5 to 3).");
        asked.tieBreakers.push_back({Criterion::Lots, {}});
        asked.seed = "spring";
        QVERIFY(headlineOf(asked, 0).ends_with("by the draw, from the published draw phrase “spring”."));
    }

    void placementPointsOfATable()
    {
        Result result;
        result.entrants = {0, 1, 2, 3};
        result.absent = PerSide<bool>(4, false);
        result.places = {1, 2, 2, 4};
        const CountedMatch match = counted(result, crowd().points, {});
        QVERIFY((match.points == PerSide<int>{5, 3, 3, 0}));
    }

    void bonusPoints()
    {
        PointsScheme scheme;
        scheme.bonuses = {{Bonus::What::NarrowLoss, {}, 2, 1}, {Bonus::What::Stat, "kills", 4, 2}};
        Result result;
        result.entrants = {0, 1};
        result.absent = {false, false};
        result.hasScores = true;
        result.scores = {10, 8};
        result.places = {1, 2};
        result.stats = {{4, 0}, {0, 0}};
        QCOMPARE(scheme.pointsOf(result, 0, duel().statIds()), 5);
        QCOMPARE(scheme.pointsOf(result, 1, duel().statIds()), 1);
    }

    void theOrderOfTheMatchesDoesNotMatter()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 300; ++round) {
            TableInquiry asked = randomInquiry(random);
            const std::vector<TableRow> before = standings(asked);
            std::shuffle(asked.matches.begin(), asked.matches.end(), random);
            const std::vector<TableRow> after = standings(asked);
            for (std::size_t i = 0; i < before.size(); ++i) {
                QCOMPARE(after[i].entrant, before[i].entrant);
                QCOMPARE(after[i].rank, before[i].rank);
                QCOMPARE(render(after[i].why), render(before[i].why));
            }
        }
    }

    // Who is said to be ahead is ahead; who shares a place says so; who is level on points says with whom.
    void theReasonsAgreeWithTheOrder()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 300; ++round) {
            const TableInquiry asked = randomInquiry(random);
            const std::vector<TableRow> table = standings(asked);
            const auto rankOf = [&](const std::string& name) {
                return std::find_if(table.begin(), table.end(),
                                    [&](const TableRow& row) {
                                        return asked.names[static_cast<std::size_t>(row.entrant)] == name;
                                    })
                    ->rank;
            };
            for (std::size_t i = 0; i < table.size(); ++i) {
                QCOMPARE(table[i].headline.has_value(),
                         std::count_if(table.begin(), table.end(),
                                       [&](const TableRow& other) { return other.points == table[i].points; }) > 1);
                for (const std::string& sentence : render(table[i].why)) {
                    const bool ahead = sentence.starts_with("Ahead of ");
                    if (!ahead && !sentence.starts_with("Behind "))
                        continue;
                    const std::string other = sentence.substr(ahead ? 9 : 7, 1);
                    QVERIFY2(ahead ? table[i].rank < rankOf(other) : table[i].rank > rankOf(other), sentence.c_str());
                }
                if (i > 0)
                    QVERIFY(table[i - 1].points >= table[i].points);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLeagueStandings)
#include "tst_league_standings.moc"
