// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/swiss.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

using namespace whistle::league;

namespace {

/// A tournament that only counts: who has met whom, and the points.
struct Tournament {
    explicit Tournament(std::size_t count) : points(count), home(count), hadBye(count), met(count) {}

    /// The players in the order of the table, and who they are.
    [[nodiscard]] std::vector<int> table() const
    {
        std::vector<int> order(points.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<int>(i);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return at(points, a) > at(points, b); });
        return order;
    }
    [[nodiscard]] std::vector<SwissPlayer> players() const
    {
        const std::vector<int> order = table();
        std::vector<int> placeOf(order.size());
        for (std::size_t place = 0; place < order.size(); ++place)
            placeOf[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
        std::vector<SwissPlayer> list;
        for (const int player : order) {
            SwissPlayer one{at(points, player), {}, at(home, player), at(hadBye, player) > 0};
            for (const int other : met[static_cast<std::size_t>(player)])
                one.met.push_back(at(placeOf, other));
            list.push_back(std::move(one));
        }
        return list;
    }
    void play(const SwissRound& round, std::mt19937& random)
    {
        const std::vector<int> order = table();
        for (const Pairing& pairing : round.pairings) {
            const int first = at(order, pairing[0]);
            const int second = at(order, pairing[1]);
            met[static_cast<std::size_t>(first)].insert(second);
            met[static_cast<std::size_t>(second)].insert(first);
            ++home[static_cast<std::size_t>(first)];
            --home[static_cast<std::size_t>(second)];
            points[static_cast<std::size_t>(random() % 2 == 0 ? first : second)] += 3;
        }
        if (round.bye >= 0) {
            points[static_cast<std::size_t>(at(order, round.bye))] += 3;
            ++hadBye[static_cast<std::size_t>(at(order, round.bye))];
        }
    }
    static int at(const std::vector<int>& values, int index) { return values[static_cast<std::size_t>(index)]; }

    std::vector<int> points, home, hadBye;
    std::vector<std::set<int>> met;
};

long long apart(const std::vector<SwissPlayer>& players, int a, int b)
{
    const long long between = players[static_cast<std::size_t>(a)].points - players[static_cast<std::size_t>(b)].points;
    return between * between;
}

/// The least sum of squared differences of all pairings without a second meeting; none: -1.
long long least(const std::vector<SwissPlayer>& players, unsigned taken)
{
    const int count = static_cast<int>(players.size());
    int first = 0;
    while (first < count && (taken >> first & 1U) != 0)
        ++first;
    if (first == count)
        return 0;
    long long best = -1;
    const std::vector<int>& met = players[static_cast<std::size_t>(first)].met;
    for (int other = first + 1; other < count; ++other) {
        if ((taken >> other & 1U) != 0 || std::find(met.begin(), met.end(), other) != met.end())
            continue;
        const long long rest = least(players, taken | 1U << first | 1U << other);
        if (rest >= 0 && (best < 0 || rest + apart(players, first, other) < best))
            best = rest + apart(players, first, other);
    }
    return best;
}

} // namespace

/// Pairings of the Swiss system.
class TestLeagueSwiss : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inTheFirstRoundTheUpperHalfMeetsTheLowerOne()
    {
        const SwissRound round = swissRound(std::vector<SwissPlayer>(8));
        QCOMPARE(round.pairings.size(), std::size_t{4});
        QCOMPARE(round.bye, -1);
        for (const Pairing& pairing : round.pairings)
            QCOMPARE(std::abs(pairing[0] - pairing[1]), 4);
        QVERIFY(round.pairings[0][0] == 0 && round.pairings[1][1] == 1);
    }

    // LG-2.9, LG-2.10: without a second meeting only 0 - 4, 2 - 3 is left, and a second bye for 1.
    void aSecondMeetingWeighsAsMuchAsASecondBye()
    {
        std::vector<SwissPlayer> players(5);
        const std::vector<std::vector<int>> met{{1, 2, 3}, {0, 2, 3, 4}, {0, 1, 4}, {0, 1, 4}, {1, 2, 3}};
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i].met = met[i];
        players[1].hadBye = players[4].hadBye = true;
        QCOMPARE(swissRound(players).bye, 3); // 1 and 2 meet again
        QVERIFY(canMeetNewWithSecondBye(players));
        players[2].met = {0, 1, 3, 4};
        players[3].met = {0, 1, 2, 4};
        QVERIFY(!canMeetNewWithSecondBye(players));
    }

    void nobodyMeetsTwiceAndEverybodyPlays_data()
    {
        QTest::addColumn<int>("players");
        for (const int players : {6, 7, 8, 9, 12, 13, 20, 33, 64})
            QTest::addRow("%d players", players) << players;
    }
    void nobodyMeetsTwiceAndEverybodyPlays()
    {
        QFETCH(int, players);
        const int rounds = players < 12 ? 3 : 7;
        std::mt19937 random(static_cast<unsigned>(players));
        for (int times = 0; times < 20; ++times) {
            Tournament tournament(static_cast<std::size_t>(players));
            for (int number = 1; number <= rounds; ++number) {
                const std::vector<SwissPlayer> list = tournament.players();
                const SwissRound round = swissRound(list);
                std::set<int> seated;
                for (const Pairing& pairing : round.pairings) {
                    const std::vector<int>& met = list[static_cast<std::size_t>(pairing[0])].met;
                    QVERIFY(std::find(met.begin(), met.end(), pairing[1]) == met.end());
                    seated.insert({pairing[0], pairing[1]});
                }
                QCOMPARE(static_cast<int>(seated.size()), players / 2 * 2);
                QCOMPARE(round.bye >= 0, players % 2 == 1);
                QVERIFY(round.bye < 0 || !list[static_cast<std::size_t>(round.bye)].hadBye);
                tournament.play(round, random);
            }
        }
    }

    // The whole is as good as the best of all pairings, tried one by one.
    void thePointsBetweenTheSidesAreLeastInAll()
    {
        std::mt19937 random(5);
        for (int times = 0; times < 60; ++times) {
            Tournament tournament(8);
            for (int number = 1; number <= 5; ++number) {
                const std::vector<SwissPlayer> list = tournament.players();
                const SwissRound round = swissRound(list);
                const long long best = least(list, 0);
                if (best >= 0) {
                    long long sum = 0;
                    for (const Pairing& pairing : round.pairings)
                        sum += apart(list, pairing[0], pairing[1]);
                    QCOMPARE(sum, best);
                }
                tournament.play(round, random);
            }
        }
    }

    void whereAllHaveMetAsFewAsPossibleMeetAgain()
    {
        std::mt19937 random(1);
        Tournament tournament(4);
        for (int number = 1; number <= 5; ++number) {
            const SwissRound round = swissRound(tournament.players());
            QCOMPARE(round.pairings.size(), std::size_t{2});
            tournament.play(round, random);
        }
        for (const std::set<int>& met : tournament.met)
            QCOMPARE(met.size(), std::size_t{3});
    }

    void twoHundredPlayersInNineRounds()
    {
        std::mt19937 random(200);
        Tournament tournament(200);
        qint64 slowest = 0;
        for (int number = 1; number <= 9; ++number) {
            const std::vector<SwissPlayer> list = tournament.players();
            QElapsedTimer clock;
            clock.start();
            const SwissRound round = swissRound(list);
            slowest = std::max(slowest, clock.elapsed());
            QCOMPARE(round.pairings.size(), std::size_t{100});
            tournament.play(round, random);
        }
        for (const std::set<int>& met : tournament.met)
            QCOMPARE(met.size(), std::size_t{9});
        qInfo("the slowest round took %lld ms", static_cast<long long>(slowest));
    }
};

QTEST_GUILESS_MAIN(TestLeagueSwiss)
#include "tst_league_swiss.moc"
