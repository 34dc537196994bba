// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/outlook.h"
#include "league/outlook/simulation.h"
#include "league_maker.h"

#include <QElapsedTimer>
#include <QTest>
#include <atomic>
#include <random>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::duel;
using whistle::testing::Playing;

namespace {

Json twoGoOn(int entrants)
{
    Json definition = Playing::definition(entrants, Playing::roundRobin());
    definition["format"]["playoffs"] = {{"kind", "bracket"}, {"places", 2}};
    return definition;
}

/// Plays matches at random until `left` are open.
void playRandomly(Playing& playing, std::mt19937& random, int left)
{
    std::vector<std::string> open;
    for (const Fixture& fixture : playing.season().fixtures) {
        if (!fixture.playoffs)
            open.push_back(fixture.id);
    }
    std::shuffle(open.begin(), open.end(), random);
    for (std::size_t i = 0; i + static_cast<std::size_t>(left) < open.size(); ++i) {
        const Fixture& fixture =
            playing.season().fixtures[static_cast<std::size_t>(playing.season().fixtureNamed(open[i]))];
        const auto score = [&] { return static_cast<int>(random() % 4); };
        playing.record(playing.idOf(fixture.sides[0]), score(), score(), playing.idOf(fixture.sides[1]));
    }
}

/// The best and the worst rank of every entrant over all ends with many different scores, by the standings themselves.
struct Reached {
    std::vector<int> best;
    std::vector<int> worst;
};

void tryEnds(const Season& season, std::size_t from, Reached& reached)
{
    for (std::size_t i = from; i < season.fixtures.size(); ++i) {
        if (season.fixtures[i].playoffs || isSettled(season, season.fixtures[i]))
            continue;
        for (const auto& [home, away] : {std::pair{1, 0}, {0, 1}, {90, 0}, {0, 90}, {0, 0}, {90, 90}, {-1, -1}}) {
            Season next = season;
            Result result;
            result.entrants = next.fixtures[i].sides;
            result.absent = {home < 0, home < 0};
            result.how = home < 0 ? HowEnded::Forfeit : HowEnded::Played;
            result.hasScores = true;
            result.scores = {std::max(home, 0), std::max(away, 0)};
            result.places = home < 0       ? PerSide<int>{2, 2}
                            : home == away ? PerSide<int>{1, 1}
                            : home > away  ? PerSide<int>{1, 2}
                                           : PerSide<int>{2, 1};
            result.coaches = {"", ""};
            next.fixtures.change(i).result = result;
            tryEnds(next, i + 1, reached);
        }
        return;
    }
    const std::vector<TableRow> table = standings(groupInquiry(season, duel()), Reasons::Listening::No);
    for (const TableRow& row : table) {
        const auto entrant = static_cast<std::size_t>(row.entrant);
        const auto level =
            std::count_if(table.begin(), table.end(), [&](const TableRow& other) { return other.rank == row.rank; });
        reached.best[entrant] = std::min(reached.best[entrant], row.rank);
        reached.worst[entrant] = std::max(reached.worst[entrant], row.rank + static_cast<int>(level) - 1);
    }
}

} // namespace

class TestLeagueOutlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sureAndOutAreTold()
    {
        Playing playing(twoGoOn(4));
        for (const char* pair : {"ab", "ac", "ad", "bd", "cd"})
            playing.record(std::string(1, pair[0]), 5, 1, std::string(1, pair[1]));
        const Outlook found = outlook(playing.season(), playing.rules());
        QVERIFY(found.isExact);
        QCOMPARE(found.places, 2);
        const std::vector<std::string> sentences = render(found.sentences);
        QVERIFY(std::find(sentences.begin(), sentences.end(), "Ants: clinched a top-2 place.") != sentences.end());
        QVERIFY(std::find(sentences.begin(), sentences.end(), "Dogs: can no longer reach the top 2.") !=
                sentences.end());
        QVERIFY(!found.prospects[1].isSure && !found.prospects[1].isOut);
        QVERIFY(std::any_of(sentences.begin(), sentences.end(), [](const std::string& each) {
            return each.find("clinches with 3 more points, whatever the others do; 1 left to play.") !=
                   std::string::npos;
        }));
    }

    // Eight play; a win is 3 points, so 7 more are no number that anybody can get.
    void whatIsNeededCanBeReached()
    {
        std::mt19937 random(11);
        int told = 0;
        for (int round = 0; round < 20; ++round) {
            Json definition = twoGoOn(8);
            definition["points"] = {{"win", 3}, {"draw", 3}};
            Playing playing(definition);
            playRandomly(playing, random, 14);
            const Outlook found = outlook(playing.season(), playing.rules());
            QVERIFY(!found.isExact);
            for (const Prospect& prospect : found.prospects) {
                QVERIFY2(prospect.needs.value_or(0) % 3 == 0, std::to_string(*prospect.needs).c_str());
                told += prospect.needs ? 1 : 0;
            }
        }
        QVERIFY(told > 10);
    }

    // There may always be one more match.
    void inAnOpenLadderNothingIsSure()
    {
        Playing playing(Playing::definition(3, {{"league", {{"kind", "ladder"}}}}));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "c"}}}));
        QVERIFY(playing.record("a", 2, 1, "b"));
        for (const Prospect& prospect : outlook(playing.season(), playing.rules()).prospects)
            QVERIFY(!prospect.isSure && !prospect.needs);
    }

    void atTheEndThePlacesAreTheTable()
    {
        Playing playing(twoGoOn(4));
        for (const char* pair : {"ab", "ac", "ad", "bc", "bd", "cd"})
            playing.record(std::string(1, pair[0]), 5, 1, std::string(1, pair[1]));
        const Outlook found = outlook(playing.season(), playing.rules());
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(found.prospects[i].best, static_cast<int>(i) + 1);
            QCOMPARE(found.prospects[i].worst, static_cast<int>(i) + 1);
        }
    }

    // Every end is played with narrow, wide and level scores and looked up in the table: no place lies outside of what
    // was said, so nobody is called sure or out who is not.
    void bruteForceAgrees()
    {
        std::mt19937 random(3);
        int told = 0;
        for (int round = 0; round < 60; ++round) {
            Playing playing(twoGoOn(4 + round % 2));
            playRandomly(playing, random, 1 + round % 3);
            const Outlook found = outlook(playing.season(), playing.rules());
            const std::size_t entrants = playing.season().entrants.size();
            Reached reached{std::vector<int>(entrants, 99), std::vector<int>(entrants, 0)};
            tryEnds(playing.season(), 0, reached);
            for (const Prospect& prospect : found.prospects) {
                const auto entrant = static_cast<std::size_t>(prospect.entrant);
                QVERIFY(prospect.best <= reached.best[entrant]);
                QVERIFY(prospect.worst >= reached.worst[entrant]);
                QVERIFY(!prospect.isSure || reached.worst[entrant] <= 2);
                QVERIFY(!prospect.isOut || reached.best[entrant] > 2);
                told += prospect.isSure || prospect.isOut ? 1 : 0;
            }
        }
        QVERIFY(told > 60);
    }

    void earlyInASeasonNothingIsSure()
    {
        Playing playing(twoGoOn(8));
        playing.record("a", 3, 1, "b");
        const Outlook found = outlook(playing.season(), playing.rules());
        QVERIFY(!found.isExact);
        for (const Prospect& prospect : found.prospects)
            QVERIFY(!prospect.isSure && !prospect.isOut);
    }

    void theSameSeedTheSameChances()
    {
        Playing playing(twoGoOn(6));
        std::mt19937 random(5);
        playRandomly(playing, random, 8);
        const Simulation one = simulate(playing.season(), playing.rules(), {2000, 42, 1});
        const Simulation two = simulate(playing.season(), playing.rules(), {2000, 42, 2});
        QCOMPARE(one.seasons, 2000);
        QCOMPARE(two.seasons, 2000);
        for (std::size_t i = 0; i < one.chances.size(); ++i) {
            QCOMPARE(one.chances[i].places, two.chances[i].places);
            QCOMPARE(one.chances[i].champion, two.chances[i].champion);
        }
        QVERIFY(simulate(playing.season(), playing.rules(), {2000, 43, 2}).chances[0].places != one.chances[0].places);
    }

    void chancesAddUpAndKeepToWhatIsSure()
    {
        Playing playing(twoGoOn(5));
        std::mt19937 random(9);
        playRandomly(playing, random, 3);
        const Simulation found = simulate(playing.season(), playing.rules(), {1000, 1, 2});
        const Outlook sure = outlook(playing.season(), playing.rules());
        int champions = 0;
        int places = 0;
        for (const Chances& chances : found.chances) {
            int sum = 0;
            for (const int each : chances.places)
                sum += each;
            QCOMPARE(sum, 1000);
            champions += chances.champion;
            places += chances.playoffs;
            for (const Prospect& prospect : sure.prospects) {
                if (prospect.entrant != chances.entrant)
                    continue;
                QVERIFY(!prospect.isSure || chances.playoffs == 1000);
                QVERIFY(!prospect.isOut || chances.playoffs == 0);
            }
        }
        QCOMPARE(champions, 1000);
        QCOMPARE(places, 2000);
    }

    void theStrongerOneWinsMoreOften()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin(4)));
        for (int i = 0; i < 3; ++i)
            playing.record("a", 5, 1, "d");
        const Simulation found = simulate(playing.season(), playing.rules(), {2000, 1, 2});
        QVERIFY(found.chances[0].places[0] > 2 * found.chances[3].places[0]);
    }

    void itCanBeStopped()
    {
        Playing playing(twoGoOn(8));
        const std::atomic<bool> stop{true};
        SimulationSettings settings;
        settings.cancelled = &stop;
        QCOMPARE(simulate(playing.season(), playing.rules(), settings).seasons, 0);
    }

    // LG-3.4, LG-3.8: at a table the others play on, and who has left is behind them every time.
    void whoHasLeftPlaysNoMore()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 3}, {"most", 4}, {"rounds", 3}}}};
        Playing playing(Playing::definition(4, format, "crowd"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "a"}, {"remaining", "keep"}}));
        QVERIFY(!isSettled(playing.season(), playing.season().fixtures[0]));
        const Simulation found = simulate(playing.season(), playing.rules(), {300, 1, 2});
        QCOMPARE(found.chances[0].places[3], 300);
        QCOMPARE(found.chances[0].champion, 0);
    }

    void tablesAreSimulatedToo()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 3}, {"most", 4}, {"rounds", 4}}},
                    {"playoffs", {{"kind", "final_table"}, {"players", 3}}}};
        Playing playing(Playing::definition(7, format, "crowd"));
        const Simulation found = simulate(playing.season(), playing.rules(), {500, 1, 2});
        int champions = 0;
        for (const Chances& chances : found.chances)
            champions += chances.champion;
        QCOMPARE(champions, 500);
    }
};

QTEST_GUILESS_MAIN(TestLeagueOutlook)
#include "tst_league_outlook.moc"
