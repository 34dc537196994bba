// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/outlook/history.h"
#include "league/outlook/honours.h"
#include "league_maker.h"

#include <QTest>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

Json withPlayoffs(int entrants, Json playoffs, const Json& tieBreakers = {"score_difference"},
                  const char* game = "duel")
{
    Json format = game == std::string("duel") ? Playing::roundRobin() : Json{{"league", {{"kind", "ladder"}}}};
    format["playoffs"] = std::move(playoffs);
    Json definition = Playing::definition(entrants, format, game);
    definition["tie_breakers"] = tieBreakers;
    return definition;
}

Json bracket(int places, const Json& more = Json::object())
{
    Json json{{"kind", "bracket"}, {"places", places}};
    json.update(more);
    return json;
}

/// "a" beats "b" beats "c" ... in all that is open of the league phase.
void playLeague(Playing& playing)
{
    for (const Fixture& fixture : std::vector<Fixture>(playing.season().fixtures)) {
        if (fixture.playoffs || isSettled(playing.season(), fixture))
            continue;
        const bool homeWins = fixture.sides[0] < fixture.sides[1];
        QVERIFY2(playing.record(playing.idOf(fixture.sides[0]), homeWins ? 2 : 0, homeWins ? 0 : 2,
                                playing.idOf(fixture.sides[1])),
                 playing.said().c_str());
    }
}

const Fixture& fixture(const Playing& playing, const char* id)
{
    return playing.season().fixtures[static_cast<std::size_t>(playing.season().fixtureNamed(id))];
}

bool correct(Playing& playing, const std::string& id, const Json& scores)
{
    return playing.act(
        {{"command", "correct"}, {"fixture", id}, {"result", {{"scores", scores}}}, {"reason", "misread"}});
}

bool seedAnew(Playing& playing)
{
    return playing.act({{"command", "seed_anew"}, {"reason", "the sheet was wrong"}});
}

std::string seeds(const Playing& playing)
{
    std::string ids;
    for (const int entrant : playing.season().seeding)
        ids += playing.idOf(entrant);
    return ids;
}

std::string faultsOf(Playing& playing)
{
    const Problems found = checkSeason(playing.journal().table());
    return found.empty() ? "" : found.front().at + ": " + found.front().message.toStdString();
}

} // namespace

/// Playoffs stay what they were when they began (LG-2.8), and never wait for nobody (LG-3.12).
class TestLeaguePlayoffs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCorrectionAfterTheFirstMatchLeavesTheSeeds()
    {
        Playing playing(withPlayoffs(3, bracket(2)));
        playLeague(playing);
        QCOMPARE(seeds(playing), "ab");
        const std::string match = playing.fixtureOf("a", "b", false);
        QVERIFY(playing.record("a", 5, 2, "b"));
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        // By the table b would be ahead of a now.
        QVERIFY(correct(playing, match, {{"a", 0}, {"b", 9}}));
        QVERIFY2(playing.says("By the standings the seeds would now be Bears, Ants."), playing.said().c_str());
        QCOMPARE(seeds(playing), "ab");
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // Whoever asks, the record itself refuses it: what was played stays (LG-2.8), and so does what the start settled
    // (LG-1.4).
    void anEditThatWouldPutOutAPlayedMatchIsRefused()
    {
        Playing playing(withPlayoffs(3, bracket(2)));
        playLeague(playing);
        QVERIFY(playing.record("a", 5, 2, "b"));
        const auto withdraw = [&](int number) { return playing.act({{"edit", "withdraw"}, {"number", number}}); };
        QVERIFY(!withdraw(4));
        QVERIFY2(playing.says("Correct the result instead"), playing.said().c_str());
        QCOMPARE(playing.journal().recordedLines().size(), std::size_t{7});
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY(!withdraw(2));
        QVERIFY2(playing.says("The season has started, so what is settled stays."), playing.said().c_str());
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY(withdraw(6) && withdraw(4)); // the final first: then nothing rests on it
        QVERIFY(withdraw(5) && withdraw(3) && withdraw(2));
        QVERIFY(!playing.season().started);
    }

    // S1: the same two, only home is another one.
    void seededAnewTheSameTwoKeepTheirResult()
    {
        Playing playing(withPlayoffs(3, bracket(2)));
        playLeague(playing);
        QVERIFY(!seedAnew(playing));
        QVERIFY(playing.says("the seeds follow the standings automatically"));
        const std::string match = playing.fixtureOf("a", "b", false);
        QVERIFY(playing.record("a", 5, 2, "b"));
        QVERIFY(correct(playing, match, {{"a", 0}, {"b", 9}}));
        QVERIFY2(seedAnew(playing), playing.said().c_str());
        QCOMPARE(seeds(playing), "ba");
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QCOMPARE(playing.idOf(fixture(playing, "p1-1-1").sides[0]), "a");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // S25: others are seeded and play, then it changes back.
    void aResultThatWasSetAsideCountsAgain()
    {
        Playing playing(withPlayoffs(3, bracket(2)));
        playLeague(playing);
        const std::string match = playing.fixtureOf("b", "c", false);
        QVERIFY(playing.record("a", 5, 2, "b"));
        QVERIFY(correct(playing, match, {{"b", 0}, {"c", 9}}));
        QVERIFY(seedAnew(playing));
        QCOMPARE(seeds(playing), "ac");
        QVERIFY(playing.says("The result Ants 5, Bears 2 no longer counts, since others play there now."));
        QVERIFY(playing.record("a", 1, 7, "c"));
        QCOMPARE(playing.idOf(playing.season().champion), "c");
        QCOMPARE(fixture(playing, "p1-1-1").setAside.size(), std::size_t{1});
        const Json shown = playing.journal().table()["fixtures"].back();
        QCOMPARE(shown["set_aside"][0]["scores"]["b"].get<int>(), 2);
        QVERIFY(correct(playing, match, {{"b", 2}, {"c", 0}}));
        QVERIFY(seedAnew(playing));
        QCOMPARE(seeds(playing), "ab");
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QCOMPARE(fixture(playing, "p1-1-1").setAside[0].scores, (PerSide<int>{1, 7}));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void theSeedsFollowTheTableAgainWhenNothingIsPlayedAnyMore()
    {
        Playing playing(withPlayoffs(3, bracket(2)));
        playLeague(playing);
        QVERIFY(playing.record("a", 5, 2, "b"));
        QVERIFY(playing.act(
            {{"command", "correct"}, {"fixture", "p1-1-1"}, {"result", nullptr}, {"reason", "not played at all"}}));
        QVERIFY(playing.season().heldSeeds.empty());
        QVERIFY(correct(playing, playing.fixtureOf("b", "c", false), {{"b", 0}, {"c", 9}}));
        QCOMPARE(seeds(playing), "ac");
    }

    // S2
    void aDropOutInThePlayoffsLeavesWhatWasPlayed()
    {
        Playing playing(withPlayoffs(5, bracket(4, {{"third_place", true}})));
        playLeague(playing);
        QVERIFY(playing.record("a", 20, 10, "d"));
        QVERIFY(playing.record("b", 20, 10, "c"));
        QVERIFY(!playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "annul"}}));
        QVERIFY(playing.says("what was played before them stands"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        QCOMPARE(seeds(playing), "abcd");
        QCOMPARE(playing.order(), "abcde");
        QCOMPARE(playing.idOf(playing.season().series.back().winner), "c");
        QVERIFY(!playing.season().isOver);
        QVERIFY(playing.record("a", 3, 1, "b"));
        QVERIFY(playing.season().isOver);
        QVERIFY(!playing.act({{"command", "drop_out"}, {"entrant", "a"}}));
        QVERIFY(playing.says("The season is over."));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // S9
    void onlyTheGamesThatAreNeededAreForfeited()
    {
        Playing playing(withPlayoffs(2, bracket(2, {{"best_of", {5}}})));
        playLeague(playing);
        for (int game = 0; game < 3; ++game)
            QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY(playing.season().isOver);
        QCOMPARE(playedResults(playing.season()).size(), std::size_t{4});

        Playing shorter(withPlayoffs(2, bracket(2, {{"best_of", {5}}})));
        playLeague(shorter);
        QVERIFY(shorter.record("a", 2, 1, "b"));
        QVERIFY(shorter.record("a", 1, 2, "b"));
        QVERIFY(shorter.act({{"command", "drop_out"}, {"entrant", "b"}}));
        QCOMPARE(shorter.idOf(shorter.season().champion), "a");
        // The league's, two played, two forfeited; the fifth was not needed.
        QCOMPARE(playedResults(shorter.season()).size(), std::size_t{5});
        QVERIFY(isNeedless(shorter.season(), fixture(shorter, "p1-1-5")));
        QVERIFY2(faultsOf(shorter).empty(), faultsOf(shorter).c_str());
    }

    // LG-3.14: c is through when b leaves; then c leaves as well.
    void whoIsThroughByAWalkoverStaysSo()
    {
        Playing playing(withPlayoffs(4, bracket(4, {{"third_place", true}})));
        playLeague(playing);
        QVERIFY(playing.record("a", 2, 1, "d"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "b"}}));
        QCOMPARE(playing.idOf(playing.season().series[1].winner), "c");
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "c"}}));
        QCOMPARE(playing.idOf(playing.season().series[1].winner), "c");
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        // The third place is for the one who is left of those who lost.
        QCOMPARE(playing.idOf(playing.season().series.back().winner), "d");
        QVERIFY(playing.season().isOver);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // LG-3.14: b leaves before its match, g goes on; once g has played again, that match is not played any more.
    void aWalkoverOnWhichAMatchRestsStands()
    {
        for (const bool isPlayedAfter : {false, true}) {
            Playing playing(withPlayoffs(8, bracket(8)));
            playLeague(playing);
            QVERIFY(playing.record("a", 2, 1, "h") && playing.record("c", 2, 1, "f"));
            const std::string id = playing.fixtureOf("b", "g");
            const auto winner = [&] {
                return playing.idOf(seriesOf(playing.season(), fixture(playing, id.c_str()))->winner);
            };
            QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "b"}}));
            QCOMPARE(winner(), "g");
            QVERIFY(!isPlayedAfter || playing.record("g", 2, 1, "c"));
            const Json late{{"command", "record"}, {"fixture", id}, {"result", {{"scores", {{"b", 3}, {"g", 1}}}}}};
            QCOMPARE(playing.act(late), !isPlayedAfter);
            QVERIFY(!isPlayedAfter || playing.says("that stands"));
            QCOMPARE(playing.act({{"command", "abandon"}, {"fixture", id}, {"reason", "rain"}}), false);
            QCOMPARE(winner(), isPlayedAfter ? "g" : "b");
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
    }

    // S26: both had left before they would meet for the third place.
    void whereBothHaveLeftNobodyGoesThrough()
    {
        Playing playing(withPlayoffs(4, bracket(4, {{"third_place", true}})));
        playLeague(playing);
        QVERIFY(playing.record("a", 2, 1, "d"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}}));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "b"}}));
        QVERIFY(playing.season().series.back().isForNobody);
        QVERIFY(playing.act({{"command", "replace"}, {"entrant", "d"}, {"name", "Dingoes"}, {"reason", "moved"}}));
        QVERIFY(playing.season().series.back().isForNobody); // it was decided
        QVERIFY(playing.record("a", 2, 1, "c"));
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY(playing.season().isOver);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // S4
    void aSharedFinalTableWaitsForTheOrganiser()
    {
        Playing playing(withPlayoffs(4, {{"kind", "final_table"}, {"players", 4}}, {"score_for"}, "crowd"));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "b", "c", "d"}}}));
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", "1"},
                             {"result", {{"scores", {{"a", 9}, {"b", 7}, {"c", 5}, {"d", 3}}}}}}));
        QVERIFY(playing.act({{"command", "close_league"}}));
        QVERIFY(!playing.act({{"command", "decide"}, {"order", {"c", "b"}}, {"how", "a coin"}}));
        QVERIFY(playing.says("No tie between these"));
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", "p1-1-1"},
                             {"result", {{"scores", {{"a", 90}, {"b", 110}, {"c", 110}, {"d", 80}}}}}}));
        QVERIFY2(playing.says("The final is shared by Bears and Cats: the organiser must decide who is champion."),
                 playing.said().c_str());
        QCOMPARE(playing.season().champion, -1);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        QVERIFY(playing.act({{"command", "decide"}, {"order", {"c", "b"}}, {"how", "the tiebreaker die"}}));
        QCOMPARE(playing.idOf(playing.season().champion), "c");
        QVERIFY(playing.season().isOver);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void aSharedFinalTableWithoutALeagueIsToldAsWell()
    {
        Json definition = Playing::definition(4, {}, "crowd");
        definition["format"] = {{"playoffs", {{"kind", "final_table"}, {"players", 4}}}};
        Playing playing(definition);
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", "p1-1-1"},
                             {"result", {{"scores", {{"a", 80}, {"b", 110}, {"c", 110}, {"d", 110}}}}}}));
        QVERIFY2(
            playing.says("The final is shared by Bears, Cats and Dogs: the organiser must decide who is champion."),
            playing.said().c_str());
        QVERIFY(playing.act({{"command", "decide"}, {"order", {"c", "d", "b"}}, {"how", "the tiebreaker die"}}));
        const std::optional<Honours> honours = honoursOf(playing.season(), playing.rules());
        QVERIFY(honours && honours->champion == "Cats" && honours->runnerUp == "Dogs");
    }
};

QTEST_GUILESS_MAIN(TestLeaguePlayoffs)
#include "tst_league_playoffs.moc"
