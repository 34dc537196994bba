// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/outlook/simulation.h"
#include "league/refereeing/offered_acts.h"
#include "league/refereeing/pairing.h"
#include "league/standings/tie_values.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>
#include <numeric>
#include <random>
#include <set>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

Json swiss(int entrants, int rounds, const Json& more = Json::object(), const Json& tieBreakers = nullptr)
{
    Json part{{"kind", "swiss"}, {"rounds", rounds}};
    part.update(more);
    Json definition = Playing::definition(entrants, {{"league", part}});
    if (!tieBreakers.is_null())
        definition["tie_breakers"] = tieBreakers;
    return definition;
}

bool pair(Playing& playing)
{
    const std::optional<RoundToPair> round = roundToPair(playing.season(), playing.rules());
    return round && playing.act(actJson(drawnRound(playing.season(), *round)));
}

/// The pairings of a round: "a-d b-c".
std::string pairings(const Playing& playing, int round)
{
    std::string all;
    for (const Fixture& fixture : playing.season().fixtures) {
        if (!fixture.playoffs && fixture.round == round)
            all += (all.empty() ? "" : " ") + playing.idOf(fixture.sides[0]) + "-" + playing.idOf(fixture.sides[1]);
    }
    return all;
}

/// Who comes first in the alphabet wins all that is open, 3:1.
void playRound(Playing& playing)
{
    for (const Fixture& fixture : std::vector<Fixture>(playing.season().fixtures)) {
        if (fixture.playoffs || isSettled(playing.season(), fixture))
            continue;
        const bool homeWins = fixture.sides[0] < fixture.sides[1];
        QVERIFY2(playing.record(playing.idOf(fixture.sides[0]), homeWins ? 3 : 1, homeWins ? 1 : 3,
                                playing.idOf(fixture.sides[1])),
                 playing.said().c_str());
    }
}

std::string wrongWith(const Playing& playing)
{
    const Problems found = checkSeason(seasonJson(playing.season(), playing.rules()));
    return found.empty() ? "" : found.front().at + ": " + found.front().message.toStdString();
}

const TableRow& row(const std::vector<TableRow>& table, int entrant)
{
    return *std::find_if(table.begin(), table.end(), [&](const TableRow& each) { return each.entrant == entrant; });
}

} // namespace

/// Seasons by the Swiss system: who is paired, what a round without a match brings, what separates those who are level.
class TestLeagueSwissSeason : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRoundIsPairedWhenTheOneBeforeIsOver()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(playing.season().fixtures.empty());
        QVERIFY(pair(playing));
        QCOMPARE(pairings(playing, 1), std::string("a-d e-b c-f"));
        QVERIFY(!roundToPair(playing.season(), playing.rules()));
        QVERIFY(!playing.act({{"command", "pair_round"}, {"round", 2}, {"pairings", Json::array()}}));
        QVERIFY2(playing.says("has no result yet"), playing.said().c_str());
        playRound(playing);
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(playing.season().isOver);
        QCOMPARE(playing.idOf(playing.season().champion), std::string("a"));
        QVERIFY(!playing.act({{"command", "pair_round"}, {"round", 4}, {"pairings", Json::array()}}));
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    // A correction came below a round of which nothing is played: pairing it anew is offered, and done by one act.
    void aRoundIsPairedAnewAfterACorrection()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(pair(playing));
        const auto offered = [&]() -> std::optional<Json> {
            for (const OfferedAct& offer : offeredActs(playing.season(), playing.rules())) {
                if (offer.name == "pair_anew")
                    return offer.with(Json::object());
            }
            return {};
        };
        QVERIFY(!offered()); // it was paired by the points of the table
        const Fixture first = playing.season().fixtures[0];
        const std::string home = playing.idOf(first.sides[0]);
        const std::string away = playing.idOf(first.sides[1]);
        const bool homeWon = first.result->places[0] == 1;
        const Json turned{{"scores", {{home, homeWon ? 1 : 9}, {away, homeWon ? 9 : 1}}}};
        QVERIFY(
            playing.act({{"command", "correct"}, {"fixture", first.id}, {"result", turned}, {"reason", "misread"}}));
        QVERIFY2(playing.says("paired again"), playing.said().c_str());
        const std::string before = pairings(playing, 2);
        const std::optional<Json> anew = offered();
        QVERIFY(anew);
        QVERIFY2(playing.act(*anew), playing.said().c_str());
        QVERIFY(pairings(playing, 2) != before);
        QCOMPARE(playing.season().paired.size(), std::size_t{2});
        QCOMPARE(playing.season().fixtures.size(), std::size_t{6});
        QVERIFY(!offered());
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
        // What has begun stays.
        QVERIFY(
            playing.act({{"command", "correct"}, {"fixture", first.id}, {"result", nullptr}, {"reason", "misread"}}));
        QVERIFY(playing.record(home, 3, 0, away));
        const Fixture next = playing.season().fixtures[3];
        QVERIFY(playing.record(playing.idOf(next.sides[0]), 3, 0, playing.idOf(next.sides[1])));
        QVERIFY(!offered());
        QVERIFY(!playing.act(*anew));
    }

    // Somebody has left before the round began: what that decided has not been played, and the others can meet.
    void aRoundIsPairedAnewWithoutWhoHasLeft()
    {
        for (const char* remaining : {"forfeit", "keep"}) {
            Playing playing(swiss(6, 3));
            QVERIFY(pair(playing));
            playRound(playing);
            QVERIFY(pair(playing));
            QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "c"}, {"remaining", remaining}}));
            const auto offers = offeredActs(playing.season(), playing.rules());
            const auto anew = std::find_if(offers.begin(), offers.end(),
                                           [](const OfferedAct& offer) { return offer.name == "pair_anew"; });
            QVERIFY(anew != offers.end());
            QVERIFY2(playing.act(anew->with(Json::object())), playing.said().c_str());
            QVERIFY(pairings(playing, 2).find('c') == std::string::npos);
            QCOMPARE(playing.season().fixtures.size(), std::size_t{5}); // four meet, the fifth has the bye
            QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
        }
    }

    // The values of the tie-breakers stand in columns, so that a published table can be compared.
    void tieBreakersHaveColumns()
    {
        Playing playing(swiss(6, 3));
        for (int round = 1; round <= 2; ++round) {
            QVERIFY(pair(playing));
            playRound(playing);
        }
        const TableInquiry inquiry = groupInquiry(playing.season(), playing.rules());
        const std::vector<TableRow> table = playing.table();
        const std::vector<TieColumn> columns = tieColumns(inquiry, table);
        const auto buchholz = std::find_if(columns.begin(), columns.end(),
                                           [](const TieColumn& column) { return column.word == "buchholz"; });
        QVERIFY(buchholz != columns.end() && buchholz->isOfAll);
        for (std::size_t place = 0; place < table.size(); ++place) {
            int sum = 0;
            for (const Fixture& fixture : playing.season().fixtures) {
                for (const std::size_t side : {0U, 1U}) {
                    if (fixture.sides[side] == table[place].entrant)
                        sum += row(table, fixture.sides[1 - side]).points;
                }
            }
            QCOMPARE(buchholz->values[place], std::optional(sum));
        }
        const std::string csv = tableCsv(playing.season(), playing.rules(), {}, TieValues::With);
        QVERIFY2(csv.find(",buchholz,") != std::string::npos, csv.c_str());
        QVERIFY(tableCsv(playing.season(), playing.rules()).find("buchholz") == std::string::npos);
    }

    // Who meets whom is told table by table, with the points, before it is accepted.
    void aPairingIsToldTableByTable()
    {
        Playing playing(swiss(5, 3));
        const std::vector<OfferedAct> offers = offeredActs(playing.season(), playing.rules());
        const auto pairing = std::find_if(offers.begin(), offers.end(),
                                          [](const OfferedAct& offer) { return offer.name == "pair_round"; });
        QVERIFY(pairing != offers.end());
        const QStringList lines = pairing->hint.render().split(u'\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[1].startsWith(QStringLiteral("Table 1: ")), qPrintable(lines[1]));
        QVERIFY2(lines[3].contains(QStringLiteral("(0)")), qPrintable(lines[3])); // the bye
    }

    // Eight players, seven rounds: the nearest pairs of round 5 would leave no way through rounds 6 and 7.
    void aSmallFieldIsPairedSoThatTheRoundsToComeCanBe()
    {
        const auto asked = static_cast<unsigned>(std::max(0, qEnvironmentVariableIntValue("WHISTLE_SEASONS")));
        for (unsigned seed = 1; seed <= (asked > 0 ? asked : 15); ++seed) {
            std::mt19937 random(seed);
            const int players = 6 + 2 * static_cast<int>(seed % 3);
            Playing playing(swiss(players, players - 1));
            for (int round = 1; round < players; ++round) {
                QVERIFY(pair(playing));
                QVERIFY2(!playing.says("meet again"), qPrintable(QStringLiteral("seed %1").arg(seed)));
                for (const Fixture& fixture : std::vector<Fixture>(playing.season().fixtures)) {
                    if (isSettled(playing.season(), fixture))
                        continue;
                    const int home = static_cast<int>(random() % 3);
                    QVERIFY(playing.record(playing.idOf(fixture.sides[0]), home, 1, playing.idOf(fixture.sides[1])));
                }
            }
            for (int a = 0; a < players; ++a) {
                std::set<int> met;
                for (const Fixture& fixture : playing.season().fixtures) {
                    if (fixture.sides[0] == a || fixture.sides[1] == a)
                        met.insert(fixture.sides[fixture.sides[0] == a ? 1 : 0]);
                }
                QCOMPARE(static_cast<int>(met.size()), players - 1);
            }
            QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
        }
    }

    // Paired by hand into a corner: who must meet again is told so.
    void aMeetingThatCannotBeHelpedIsTold()
    {
        Playing playing(swiss(4, 3));
        for (const char* pairs : {R"([["a","b"],["c","d"]])", R"([["a","b"],["c","d"]])"}) {
            const auto round = static_cast<int>(playing.season().paired.size()) + 1;
            QVERIFY(playing.act({{"command", "pair_round"},
                                 {"round", round},
                                 {"pairings", *parseJson(pairs)},
                                 {"reason", "nobody else was there"}}));
            QVERIFY(!playing.says("cannot all meet someone new"));
            playRound(playing);
        }
        QVERIFY(pair(playing));
        QVERIFY(!playing.says("meet again"));
        Playing two(swiss(3, 3));
        QVERIFY(two.act({{"command", "miss_round"}, {"entrant", "c"}, {"round", 1}}));
        QVERIFY(two.act({{"command", "miss_round"}, {"entrant", "c"}, {"round", 2}}));
        QVERIFY(pair(two));
        playRound(two);
        QVERIFY(pair(two));
        QVERIFY2(two.says("Bears and Ants meet again"), two.said().c_str());
    }

    void ofAnOddNumberTheLastOneHasTheByeAndItCountsAsAWin()
    {
        Playing playing(swiss(5, 2));
        QVERIFY(pair(playing));
        QCOMPARE(playing.idOf(playing.season().paired.front().bye), std::string("e"));
        playRound(playing);
        QCOMPARE(row(playing.table(), 4).points, 3);
        QCOMPARE(row(playing.table(), 4).played, 0);
        QVERIFY(pair(playing));
        QVERIFY(playing.season().paired.back().bye != 4);
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void aMissedRoundBringsWhatTheFormatSays()
    {
        Playing playing(swiss(6, 3, {{"missed", "draw"}}));
        QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "b"}, {"round", 1}}));
        // Who pairs sees it before.
        const std::vector<OfferedAct> offers = offeredActs(playing.season(), playing.rules());
        QCOMPARE(offers.front().name, std::string("pair_round"));
        QVERIFY(offers.front().hint.toStdString().find("Does not play: Bears") != std::string::npos);
        QVERIFY(pair(playing));
        QVERIFY(pairings(playing, 1).find('b') == std::string::npos);
        playRound(playing);
        QCOMPARE(row(playing.table(), 1).points, 1);
        QVERIFY(!playing.act({{"command", "miss_round"}, {"entrant", "c"}, {"round", 1}}));
        QVERIFY(pair(playing));
        QVERIFY(pairings(playing, 2).find('b') != std::string::npos);
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void whoComesLaterBeginsWithNothing()
    {
        Playing playing(swiss(4, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(playing.act({{"command", "enter"}, {"entrant", {{"id", "z"}, {"name", "Zebras"}}}}));
        QVERIFY(pair(playing));
        QCOMPARE(row(playing.table(), 4).points + (playing.season().paired.back().bye == 4 ? -3 : 0), 0);
        playRound(playing);
        QVERIFY(pair(playing));
        QVERIFY(!playing.act({{"command", "enter"}, {"entrant", {{"id", "y"}, {"name", "Yaks"}}}}));
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void whoDropsOutIsNotPairedAnyMoreAndNothingIsAnnulled()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(!playing.act({{"command", "drop_out"}, {"entrant", "f"}, {"remaining", "annul"}}));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "f"}, {"remaining", "forfeit"}}));
        QVERIFY(pair(playing));
        QVERIFY(pairings(playing, 2).find('f') == std::string::npos);
        QVERIFY(playing.season().paired.back().bye >= 0);
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    // Whoever takes the place of somebody who had left was not to be paired then.
    void whoComesInForADropOutIsPairedFromThenOn()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "f"}, {"remaining", "forfeit"}}));
        QVERIFY(pair(playing));
        QVERIFY(playing.act({{"command", "replace"}, {"entrant", "f"}, {"name", "Ferrets"}, {"reason", "came later"}}));
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
        playRound(playing);
        QVERIFY(pair(playing));
        QVERIFY(pairings(playing, 2).find('f') != std::string::npos);
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void nobodyMeetsAgainWithoutAReason()
    {
        Playing playing(swiss(4, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        Json again{{"command", "pair_round"},
                   {"round", 2},
                   {"pairings", Json::array({Json::array({"a", "c"}), Json::array({"b", "d"})})}};
        QVERIFY(!playing.act(again));
        QVERIFY2(playing.says("have already met"), playing.said().c_str());
        again["reason"] = "They had to play in the same hall.";
        QVERIFY(playing.act(again));
        QVERIFY2(playing.says("not by the rules"), playing.said().c_str());
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void whatIsNotEverybodyOnceIsRefused_data()
    {
        QTest::addColumn<QString>("pairings");
        QTest::addColumn<QString>("bye");
        QTest::addColumn<QString>("says");
        QTest::newRow("left out") << R"([["a","b"]])"
                                  << ""
                                  << "neither paired";
        QTest::newRow("twice") << R"([["a","b"],["a","c"],["d","e"]])"
                               << ""
                               << "twice";
        QTest::newRow("nobody") << R"([["a","b"],["c","x"]])"
                                << "d"
                                << "No entrant is called";
        QTest::newRow("a bye too many") << R"([["a","b"]])"
                                        << "c"
                                        << "neither paired";
    }
    void whatIsNotEverybodyOnceIsRefused()
    {
        QFETCH(QString, pairings);
        QFETCH(QString, bye);
        QFETCH(QString, says);
        Playing playing(swiss(5, 2));
        Json act{{"command", "pair_round"}, {"round", 1}, {"pairings", Json::parse(pairings.toStdString())}};
        if (!bye.isEmpty())
            act["bye"] = bye.toStdString();
        QVERIFY(!playing.act(act));
        QVERIFY2(playing.says(says.toStdString()), playing.said().c_str());
    }

    // What has been paired stays when an older result turns out to be another one.
    void aCorrectionDoesNotPairAnew()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(pair(playing));
        const std::string before = pairings(playing, 2);
        QVERIFY(playing.act({{"command", "correct"},
                             {"fixture", "1-1"},
                             {"result", {{"scores", {{"a", 0}, {"d", 9}}}}},
                             {"reason", "misread"}}));
        QCOMPARE(pairings(playing, 2), before);
        QVERIFY2(playing.says("Round 2 was paired by the earlier points."), playing.said().c_str());
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    void buchholzCountsTheOpponentsAndCutsTheLowest()
    {
        // a beats c, b beats d; a beats b, c beats d: 6, 3, 3, 0.
        Playing playing(swiss(4, 2, Json::object(), Json::array({"buchholz", "lots"})));
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(pair(playing));
        playRound(playing);
        const auto values = [&](const char* breaker) {
            QVERIFY2(playing.act({{"command", "change_rules"}, {"tie_breakers", {breaker}}, {"reason", "to look"}}),
                     playing.said().c_str());
        };
        // b met d (0) and a (6), c met a (6) and d (0): level by all of them.
        values("buchholz");
        QVERIFY(row(playing.table(), 1).sharesRank && row(playing.table(), 2).sharesRank);
        const std::string told = Text(row(playing.table(), 1).why.at(2)).toStdString();
        QVERIFY2(told.find("6") != std::string::npos, told.c_str());
        values("buchholz_cut_1");
        QVERIFY(Text(row(playing.table(), 1).why.at(2)).toStdString().find("6") != std::string::npos);
        values("buchholz_cut_2");
        QVERIFY(Text(row(playing.table(), 1).why.at(2)).toStdString().find("0 each") != std::string::npos);
        // Both have won against d, who has nothing.
        values("sonneborn_berger");
        QVERIFY(Text(row(playing.table(), 1).why.at(2)).toStdString().find("0 each") != std::string::npos);
        // b and c have not met.
        values("direct_encounter");
        QVERIFY(Text(row(playing.table(), 1).why.at(2)).toStdString().find("not all of them have met") !=
                std::string::npos);
    }

    void theSwissHasTieBreakersOfItsOwn()
    {
        const Playing playing(swiss(4, 2));
        QCOMPARE(wordFor(playing.season().tieBreakers.front()), std::string("direct_encounter"));
        QCOMPARE(wordFor(playing.season().tieBreakers[1]), std::string("buchholz_cut_1"));
    }

    void whatASwissCannotBeIsRefusedAtItsStart()
    {
        QVERIFY(!Playing(swiss(4, 4)).season().started);
        QVERIFY(Playing(swiss(5, 5)).season().started);
        Json byMatch = swiss(4, 2);
        byMatch["rank_by"] = "points_per_match";
        QVERIFY(Playing(byMatch).season().id.empty());
    }

    void aSwissLeadsToItsPlayoffsAndCanBeClosedEarlier()
    {
        Json definition = swiss(8, 3);
        definition["format"]["playoffs"] = {{"kind", "bracket"}, {"places", 2}};
        definition["tie_breakers"] = {"lots"};
        Playing playing(definition);
        QVERIFY(pair(playing));
        QVERIFY(!playing.act({{"command", "close_league"}}));
        playRound(playing);
        QVERIFY(pair(playing));
        playRound(playing);
        QVERIFY(playing.act({{"command", "close_league"}}));
        QCOMPARE(playing.season().seeding.size(), std::size_t{2});
        QVERIFY(!roundToPair(playing.season(), playing.rules()));
        QVERIFY2(wrongWith(playing).empty(), wrongWith(playing).c_str());
    }

    // The check tries all ways by itself.
    void theCheckFindsAPairingThatIsNotDrawn()
    {
        Playing playing(swiss(6, 3));
        QVERIFY(pair(playing));
        playRound(playing);
        PairRound drawn = drawnRound(playing.season(), *roundToPair(playing.season(), playing.rules()));
        // Winners 0, 1, 2 of the table against losers, as far as they have not met.
        drawn.pairings = {{"a", "e"}, {"b", "f"}, {"c", "d"}};
        QVERIFY(!playing.act(actJson(drawn)));
        QVERIFY(playing.says("Others are closer in points"));
        drawn.reason = "They asked for it.";
        QVERIFY2(playing.act(actJson(drawn)), playing.said().c_str());
        Json season = seasonJson(playing.season(), playing.rules());
        QVERIFY(checkSeason(season).empty());
        season["paired_rounds"][1].erase("reason");
        QVERIFY(!checkSeason(season).empty());
    }

    // LG-2.9: whoever has won meets a winner, so of four in two rounds only these two can be first.
    void theChancesPairTheRoundsThatAreLeft()
    {
        Playing playing(swiss(4, 2));
        QVERIFY(pair(playing));
        playRound(playing);
        Simulation found = simulate(playing.season(), playing.rules(), {.seasons = 400});
        QCOMPARE(found.seasons, 400);
        int first = 0;
        for (const Chances& each : found.chances) {
            const bool hasWon = each.entrant < 2;
            QVERIFY(hasWon == (each.places[0] > 0));
            first += each.places[0];
        }
        QCOMPARE(first, 400);
        // Before the first round as well.
        const Playing begun(swiss(5, 3));
        found = simulate(begun.season(), begun.rules(), {.seasons = 100});
        QCOMPARE(found.seasons, 100);
        for (const Chances& each : found.chances)
            QCOMPARE(std::accumulate(each.places.begin(), each.places.end(), 0), 100);
    }
};

QTEST_GUILESS_MAIN(TestLeagueSwissSeason)
#include "tst_league_swiss_season.moc"
