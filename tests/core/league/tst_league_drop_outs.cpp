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
        QVERIFY2(playing.says("Still in for the 4 places of the playoffs: 3. The free places will be byes."),
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
        QVERIFY2(playing.says("Nothing separates Bears, Cats, and it matters"), playing.said().c_str());
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
        QVERIFY(playing.says("Cats stands behind all who are still in."));
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
};

QTEST_GUILESS_MAIN(TestLeagueDropOuts)
#include "tst_league_drop_outs.moc"
