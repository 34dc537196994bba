// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/outlook/outlook.h"
#include "league_maker.h"

#include <QTest>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

Json season(int entrants, int places, const Json& tieBreakers, int groups = 1)
{
    Json format{{"league", {{"kind", "round_robin"}, {"groups", groups}}}};
    if (places > 0)
        format["playoffs"] = {{"kind", "bracket"}, {"places", places}};
    Json definition = Playing::definition(entrants, format);
    definition["tie_breakers"] = tieBreakers;
    return definition;
}

bool dropOut(Playing& playing, const char* id, const char* remaining)
{
    return playing.act({{"command", "drop_out"}, {"entrant", id}, {"remaining", remaining}});
}

/// "ab": a beats b; the rest of the two is level.
void play(Playing& playing, const std::vector<const char*>& won, const std::vector<const char*>& drawn = {})
{
    for (const char* pair : won)
        QVERIFY2(playing.record(std::string(1, pair[0]), 2, 1, std::string(1, pair[1])), playing.said().c_str());
    for (const char* pair : drawn)
        QVERIFY2(playing.record(std::string(1, pair[0]), 1, 1, std::string(1, pair[1])), playing.said().c_str());
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

/// LG-3.8, LG-3.10 to LG-3.12: whoever leaves, the season goes on to its end, and nobody has to guess.
class TestLeagueDropOuts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // S3
    void fewerThanThePlacesLeaveByes()
    {
        Playing playing(season(4, 4, {"score_difference", "lots"}));
        play(playing, {"ab", "bc", "ac"});
        QVERIFY(dropOut(playing, "d", "annul"));
        QVERIFY2(playing.says("Still in for the 4 playoff places: 3. The free places will be byes."),
                 playing.said().c_str());
        QCOMPARE(seeds(playing), "abc");
        QVERIFY(playing.season().series[0].isBye);
        QCOMPARE(playing.idOf(playing.season().series[0].winner), "a");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        QVERIFY(playing.record("b", 2, 0, "c"));
        QVERIFY(playing.record("a", 0, 2, "b"));
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void theLastOneLeftIsChampionAndThenNobody()
    {
        Playing playing(season(3, 2, {"lots"}));
        for (const char* id : {"a", "b"})
            QVERIFY(dropOut(playing, id, "annul"));
        QCOMPARE(playing.idOf(playing.season().champion), "c");
        QVERIFY(!dropOut(playing, "c", "forfeit"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        Playing cup(Playing::definition(2, {{"playoffs", {{"kind", "bracket"}, {"places", 2}, {"best_of", {3}}}}}));
        QVERIFY(cup.record("a", 2, 1, "b"));
        QVERIFY(dropOut(cup, "a", "forfeit"));
        QCOMPARE(cup.idOf(cup.season().champion), "b");
        QVERIFY2(faultsOf(cup).empty(), faultsOf(cup).c_str());
    }

    // S5: a tie with one who has left is no tie of three.
    void aDecisionIsOnlyBetweenThoseWhoAreStillIn()
    {
        Playing playing(season(3, 2, Json::array()));
        play(playing, {}, {"ab", "bc", "ac"});
        QVERIFY(!playing.season().isSeeded);
        QVERIFY(dropOut(playing, "c", "forfeit"));
        QVERIFY(playing.act({{"command", "decide"}, {"order", {"b", "a"}}, {"how", "the tiebreaker die"}}));
        QCOMPARE(seeds(playing), "ba");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // S6: one who has left ahead of the tie takes no place away.
    void whoIsLevelBehindADropOutWaitsForTheOrganiser()
    {
        Playing playing(season(4, 2, Json::array()));
        play(playing, {"da", "db", "dc", "ab", "ac"}, {"bc"});
        QCOMPARE(seeds(playing), "da");
        QVERIFY(dropOut(playing, "d", "forfeit"));
        QVERIFY2(playing.says("Nothing separates Bears and Cats, and it matters"), playing.said().c_str());
        QVERIFY(!playing.season().isSeeded);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        QVERIFY(playing.act({{"command", "decide"}, {"order", {"c", "b"}}, {"how", "a coin"}}));
        QCOMPARE(seeds(playing), "ac");
    }

    // S12
    void aDropOutIsNeitherChampionNorAhead()
    {
        Playing playing(season(3, 0, {"score_difference"}));
        play(playing, {"ca", "cb"});
        QVERIFY(dropOut(playing, "c", "forfeit"));
        QVERIFY(playing.says("Cats ranks behind all those still in."));
        QVERIFY(playing.record("a", 2, 1, "b"));
        QCOMPARE(playing.order(), "abc");
        QCOMPARE(playing.table()[2].points, 6);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void theSecondOfAGroupMovesUpForAWinnerWhoLeaves()
    {
        Playing playing(season(6, 2, {"score_difference", "lots"}, 2));
        play(playing, {"ac", "ae", "ce", "bd", "bf", "df"});
        QVERIFY(dropOut(playing, "a", "forfeit"));
        QCOMPARE(playing.idOf(playing.table(0)[0].entrant), "c");
        QVERIFY(seeds(playing) == "bc" || seeds(playing) == "cb");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // S7: the opponents of a group count also where only one of the group is compared.
    void opponentsPointsCountBetweenTheGroups()
    {
        Json definition = season(6, 2, {"opponents_points"}, 2);
        Playing playing(definition);
        // Both winners have 6 points; c and e have 3 together, d and f have 2.
        play(playing, {"ac", "ae", "ce", "bd", "bf"}, {"df"});
        QCOMPARE(seeds(playing), "ab");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void aTableThatOnlyOneIsLeftOfIsWon()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 3}, {"most", 3}, {"rounds", 1}}}};
        Playing playing(Playing::definition(3, format, "crowd"));
        QVERIFY(dropOut(playing, "a", "forfeit"));
        QVERIFY(dropOut(playing, "c", "forfeit"));
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QCOMPARE(playing.table()[0].points, 5);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        // The same where two just do not come: no score has to be made up.
        Playing absent(Playing::definition(3, format, "crowd"));
        QVERIFY2(absent.act({{"command", "record"}, {"fixture", "1-1"}, {"result", {{"forfeited_by", {"a", "c"}}}}}),
                 absent.said().c_str());
        QCOMPARE(absent.idOf(absent.season().champion), "b");
        QVERIFY2(faultsOf(absent).empty(), faultsOf(absent).c_str());
    }

    void whoHasLeftIsNoRivalAnyMore()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(playing.record("a", 3, 1, "b"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        const Outlook found = outlook(playing.season(), playing.rules());
        QCOMPARE(found.prospects.size(), std::size_t{3});
        for (const Prospect& each : found.prospects)
            QVERIFY(playing.idOf(each.entrant) != "d" && each.worst <= 3);
        for (const Text& sentence : found.sentences)
            QVERIFY2(sentence.toStdString().find("Dogs") == std::string::npos, sentence.toStdString().c_str());
    }

    // LG-3.14: five in a double elimination, three of them with a bye; who has lost twice goes home.
    void whoLeavesAtTheEndTakesNothingBack()
    {
        Json bracket{{"kind", "bracket"}, {"places", 5}, {"losers", "double_elimination"}};
        Playing playing(Playing::definition(5, {{"playoffs", bracket}}));
        for (const char* match : {"d3e1", "a1d3", "b3c1", "b3d1", "c3e1", "a3c1", "a1d3", "d3b2"})
            QVERIFY2(playing.record({match[0]}, match[1] - '0', match[3] - '0', {match[2]}), match);
        const std::vector<Fixture> before = playing.season().fixtures;
        QVERIFY(dropOut(playing, "a", "forfeit"));
        QVERIFY2(!playing.says("no longer counts"), playing.said().c_str());
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i].result)
                QVERIFY(countedResult(playing.season(), playing.season().fixtures[i]) == before[i].result);
        }
        QVERIFY(playing.record("b", 3, 1, "d")); // the final once more: the first loss of one
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // A bye that was used stays used, the third place is forfeited.
    void whoHadAByeAndLeavesKeepsHisSemifinal()
    {
        Json bracket{{"kind", "bracket"}, {"places", 3}, {"third_place", true}};
        Playing playing(Playing::definition(3, {{"playoffs", bracket}}));
        QVERIFY(playing.record("b", 2, 1, "c"));
        QVERIFY(dropOut(playing, "a", "forfeit"));
        QCOMPARE(playing.idOf(playing.season().series.front().winner), "a");
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // Whoever left first did not come: a has beaten the absent d, and leaves in the playoffs.
    void whoLeavesInThePlayoffsMovesNoRowOfTheTable()
    {
        Json definition = season(4, 2, {"score_difference", "lots"});
        definition["format"]["playoffs"]["best_of"] = {3};
        Playing playing(definition);
        QVERIFY(dropOut(playing, "d", "forfeit"));
        QVERIFY(playing.record("b", 3, 1, "c"));
        QVERIFY(playing.record("a", 1, 3, "c"));
        QVERIFY(playing.record("a", 5, 1, "b"));
        const Json before = playing.journal().table()["tables"];
        QVERIFY(
            playing.record(playing.idOf(playing.season().seeding[0]), 5, 1, playing.idOf(playing.season().seeding[1])));
        QVERIFY(dropOut(playing, "a", "forfeit"));
        QVERIFY(playing.journal().table()["tables"] == before);
        QVERIFY2(!playing.says("points instead of"), playing.said().c_str());
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // The same before the playoffs: the match between two who leave is won by whoever left later.
    void ofTwoWhoLeaveTheLaterOneHasWon()
    {
        Playing playing(season(4, 0, {"score_difference", "lots"}));
        QVERIFY(dropOut(playing, "d", "forfeit"));
        QVERIFY(dropOut(playing, "c", "forfeit"));
        const std::string fixture = playing.fixtureOf("c", "d", false);
        const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(fixture));
        const std::optional<Result> result = countedResult(playing.season(), playing.season().fixtures[index]);
        QVERIFY(result.has_value());
        QCOMPARE(playing.idOf(result->entrants[static_cast<std::size_t>(result->winner())]), "c");
        QVERIFY(playing.journal().table()["fixtures"][index].value("walkover", false));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        // Undone, both are as they were.
        QVERIFY(playing.act({{"command", "undo"}}));
        QVERIFY(playing.act({{"command", "undo"}}));
        QCOMPARE(playing.fixtureOf("c", "d"), fixture);
    }

    // What a walkover has decided is not played when the playoffs have begun; before, it can be.
    void aForfeitedMatchIsNotPlayedInThePlayoffs()
    {
        for (const bool isInPlayoffs : {false, true}) {
            Playing playing(season(4, 2, {"score_difference"}));
            play(playing, {"ab", "ac", "bc"});
            QVERIFY(dropOut(playing, "d", "forfeit"));
            if (isInPlayoffs)
                QVERIFY(playing.record("a", 2, 1, "b"));
            const std::string id = playing.fixtureOf("a", "d", false);
            QCOMPARE(playing.act({{"command", "abandon"}, {"fixture", id}, {"reason", "The hall closed."}}),
                     !isInPlayoffs);
            QVERIFY(!isInPlayoffs || playing.says("now that the playoffs have begun, that stands"));
            const Json result = {{"scores", {{"a", 2}, {"d", 1}}}};
            QCOMPARE(playing.act({{"command", "record"}, {"fixture", id}, {"result", result}}), !isInPlayoffs);
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
    }

    // S-30162: who plays on for an annulled one in the playoffs brings no league match back.
    void aReplacementInThePlayoffsLeavesTheLeague()
    {
        Playing playing(season(4, 2, {"score_difference", "lots"}));
        play(playing, {"da", "db", "ab", "ac", "bc"});
        QVERIFY(dropOut(playing, "d", "annul"));
        QVERIFY(playing.record("a", 2, 1, "b")); // the first of the playoffs
        const Json before = playing.journal().table();
        QVERIFY(playing.act({{"command", "replace"}, {"entrant", "d"}, {"name", "Dingoes"}, {"reason", "moved"}}));
        const Json after = playing.journal().table();
        QVERIFY(after["tables"] == before["tables"]);
        QVERIFY(after["dropped_out"] == before["dropped_out"]);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // Before the playoffs the replacement can play what would be forfeited.
    void aReplacementPlaysWhatWouldBeForfeited()
    {
        Playing playing(season(3, 0, {"lots"}));
        QVERIFY(dropOut(playing, "c", "forfeit"));
        QVERIFY(playing.act({{"command", "replace"}, {"entrant", "c"}, {"name", "Crows"}, {"reason", "moved"}}));
        QVERIFY(playing.record("a", 1, 3, "c"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // LG-3.11: whoever leaves in the playoffs forfeits nothing of the league, not even a match whose result was wrong.
    void aResultTakenBackInThePlayoffsWaitsForTheRightOne()
    {
        Playing playing(season(4, 4, {"score_difference", "lots"}));
        play(playing, {"ab", "ac", "ad", "bc", "bd", "cd"});
        QVERIFY(playing.record("a", 2, 1, "d"));
        const std::string id = playing.fixtureOf("a", "b", false);
        QVERIFY(dropOut(playing, "b", "forfeit"));
        QVERIFY2(
            playing.act({{"command", "correct"}, {"fixture", id}, {"result", nullptr}, {"reason", "another sheet"}}),
            playing.said().c_str());
        const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(id));
        QVERIFY(!countedResult(playing.season(), playing.season().fixtures[index]));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        // LG-2.8: the seeds are not taken from standings that are not final.
        QVERIFY(!playing.act({{"command", "seed_anew"}, {"reason", "agreed"}}));
        QVERIFY2(playing.says("A league match is open again"), playing.said().c_str());
        QVERIFY2(playing.act({{"command", "record"}, {"fixture", id}, {"result", {{"scores", {{"a", 1}, {"b", 3}}}}}}),
                 playing.said().c_str());
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // LG-3.8, LG-3.14: an annulled match decides nothing; who plays again for that side wins it against who has left.
    void whoComesForAnAnnulledOneWinsAgainstWhoHasLeft()
    {
        Playing playing(season(4, 0, {"score_difference", "lots"}));
        QVERIFY(dropOut(playing, "a", "annul"));
        const std::string id = playing.fixtureOf("a", "d", false);
        QVERIFY(!playing.act({{"command", "abandon"}, {"fixture", id}, {"reason", "The hall closed."}}));
        QVERIFY(dropOut(playing, "d", "keep"));
        QVERIFY(playing.act({{"command", "replace"}, {"entrant", "a"}, {"name", "Apes"}, {"reason", "came"}}));
        const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(id));
        const std::optional<Result> result = countedResult(playing.season(), playing.season().fixtures[index]);
        QVERIFY(result.has_value());
        QCOMPARE(playing.idOf(result->entrants[static_cast<std::size_t>(result->winner())]), "a");
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // LG-3.14: what is taken back once both have left is won by the one who left later.
    void ofTwoWhoHaveLeftTheLaterOneWins()
    {
        for (const char* later : {"a", "d"}) {
            Playing playing(season(4, 0, {"score_difference", "lots"}));
            QVERIFY(playing.record("a", 2, 1, "d"));
            const std::string id = playing.fixtureOf("a", "d", false);
            QVERIFY(dropOut(playing, *later == 'a' ? "d" : "a", "forfeit"));
            QVERIFY(dropOut(playing, later, "forfeit"));
            QVERIFY2(playing.act(
                         {{"command", "correct"}, {"fixture", id}, {"result", nullptr}, {"reason", "another sheet"}}),
                     playing.said().c_str());
            const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(id));
            const std::optional<Result> result = countedResult(playing.season(), playing.season().fixtures[index]);
            QVERIFY(result.has_value() && result->winner() >= 0);
            QCOMPARE(playing.idOf(result->entrants[static_cast<std::size_t>(result->winner())]), later);
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
    }

    // LG-3.4: what is told of who did not come does not count.
    void aScoreOfWhoDidNotComeDoesNotCount()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 4}, {"most", 4}, {"rounds", 1}}}};
        Playing playing(Playing::definition(4, format, "crowd"));
        QVERIFY2(playing.act({{"command", "record"},
                              {"fixture", "1-1"},
                              {"result",
                               {{"scores", {{"a", 90}, {"b", 80}, {"c", 70}, {"d", 200}}}, {"forfeited_by", {"d"}}}}}),
                 playing.said().c_str());
        QCOMPARE(playing.order(), "abcd");
        QCOMPARE(playing.table()[3].scoreFor, 0);
        QCOMPARE(playing.table()[0].scoreAgainst, 80);
    }
};

QTEST_GUILESS_MAIN(TestLeagueDropOuts)
#include "tst_league_drop_outs.moc"
