// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/history.h"
#include "league/standings/rating.h"
#include "league/telling/season_file.h"
#include "league_maker.h"

#include <QTest>
#include <cmath>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

/// Four teams with coaches, all matches played; Ants win everything.
Playing played()
{
    Json definition = Playing::definition(4, Playing::roundRobin());
    definition["people"] = {{{"id", "zsofia"}, {"name", "Zsófia"}}};
    definition["entrants"][0]["coach"] = "zsofia";
    Playing playing(definition);
    for (const auto& [pair, kills] : {std::pair{"ab", 2}, {"ac", 7}, {"ad", 1}, {"bc", 0}, {"bd", 3}, {"cd", 1}}) {
        const std::string winner(1, pair[0]);
        const std::string loser(1, pair[1]);
        playing.act({{"command", "record"},
                     {"fixture", playing.fixtureOf(winner, loser)},
                     {"result",
                      {{"scores", {{winner, 10 + kills}, {loser, 4}}},
                       {"stats", {{"kills", {{winner, kills}, {loser, 0}}}}}}}});
    }
    return playing;
}

const league::Record* recordOf(const std::vector<league::Record>& records, const std::string& kind)
{
    const auto found =
        std::find_if(records.begin(), records.end(), [&](const league::Record& each) { return each.kind == kind; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

class TestLeagueHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoAgainstEachOther()
    {
        const Playing playing = played();
        const Tally tally = headToHead(playing.season(), playing.rules(), 1, 0);
        QCOMPARE(tally.played, 1);
        QCOMPARE(tally.lost, 1);
        QCOMPARE(tally.scoreFor, 4);
        QCOMPARE(tally.scoreAgainst, 12);
    }

    void recordsTellWhereTheyWereSet()
    {
        const Playing playing = played();
        const std::vector<league::Record> found = records({&playing.season()}, playing.rules());
        const league::Record* biggest = recordOf(found, "biggest_win");
        QVERIFY(biggest);
        QCOMPARE(biggest->value, 13);
        QCOMPARE(biggest->holder, "Ants");
        QVERIFY(biggest->line == "Ants 17, Cats 4" || biggest->line == "Cats 4, Ants 17");
        QCOMPARE(recordOf(found, "most_kills")->value, 7);
        QCOMPARE(recordOf(found, "longest_winning")->value, 3);
        QVERIFY(!recordOf(found, "most_fouls"));
    }

    void careersGoOnOverSeasons()
    {
        const Playing one = played();
        const Playing two = played();
        const auto coaches = coachCareers({&one.season(), &two.season()}, one.rules());
        QCOMPARE(coaches.size(), std::size_t{1});
        QCOMPARE(coaches.at("zsofia").won, 6);
        QCOMPARE(coaches.at("zsofia").titles, 2);
        QCOMPARE(coaches.at("zsofia").longestWinning, 6);
        QCOMPARE(teamCareers({&one.season()}, one.rules()).at("d").lost, 3);
    }

    // Elo: 1500 against 1500 expects a half, so a win brings K / 2.
    void anEvenMatchMovesHalfOfK()
    {
        const auto rated = ratings({{{"a", "b"}, {1, 2}}});
        QCOMPARE(rated.at("a").value, 1516.0);
        QCOMPARE(rated.at("b").value, 1484.0);
        QVERIFY(std::abs(expectedShare(1900, 1500) - 10.0 / 11.0) < 1e-12);
    }

    void aDrawMovesTheStrongerOneDown()
    {
        const auto rated = ratings({{{"a", "b"}, {1, 2}}, {{"a", "b"}, {1, 1}}});
        QVERIFY(rated.at("a").value < 1516.0);
        QVERIFY(std::abs(rated.at("a").value + rated.at("b").value - 3000.0) < 1e-9);
    }

    void ofSeveralEveryPairIsCompared()
    {
        const auto rated = ratings({{{"a", "b", "c", "d"}, {1, 2, 2, 4}}});
        QCOMPARE(rated.at("a").value, 1516.0);
        QCOMPARE(rated.at("b").value, rated.at("c").value);
        QCOMPARE(rated.at("d").value, 1484.0);
    }

    void theRecordGoesOutAndInAndIsSealed()
    {
        Playing playing = played();
        const Json file = seasonFile(playing.journal().recordedLines(), playing.season(), playing.rules());
        QVERIFY(seasonFileShape().check(file).empty());
        const Checked<Json> read = parseJson(file.dump());
        const auto lines = readSeasonFile(*read);
        QVERIFY(lines && *lines == playing.journal().recordedLines());
        Json changed = *read;
        changed["record"][3]["entry"]["result"]["scores"].begin().value() = 99;
        const auto refused = readSeasonFile(changed);
        QVERIFY(!refused);
        QCOMPARE(refused.problems().front().at, "/record/3");
        QVERIFY(refused.problems().front().message.toStdString().find("after entry 2") != std::string::npos);
    }

    void tablesForOtherPrograms()
    {
        Playing playing = played();
        playing.act({{"command", "edit_entrant"}, {"entrant", "a"}, {"name", "Ants, \"the\" Red"}});
        const std::string csv = tableCsv(playing.season(), playing.rules());
        QVERIFY(csv.starts_with("group,rank,entrant,name,coach,played,won,"));
        QVERIFY(csv.find("1,1,a,\"Ants, \"\"the\"\" Red\",Zsófia,3,3,0,0,9,40,12,28,10,0,\r\n") != std::string::npos);
        const std::string fixtures = fixturesCsv(playing.season(), playing.rules());
        QCOMPARE(std::count(fixtures.begin(), fixtures.end(), '\n'), 13);
    }

    void aPageForTheWeb()
    {
        Playing playing = played();
        playing.act({{"command", "edit_entrant"}, {"entrant", "b"}, {"name", "<b>Bears</b>"}});
        const std::string html = seasonHtml(playing.season(), playing.rules(), "en");
        QVERIFY(html.starts_with("<!DOCTYPE html>"));
        QVERIFY(html.find("The champion: Ants.") != std::string::npos);
        QVERIFY(html.find("&lt;b&gt;Bears") != std::string::npos);
        QVERIFY(html.find("<b>Bears") == std::string::npos);
        QVERIFY(html.find("http") == std::string::npos && html.find("<script") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestLeagueHistory)
#include "tst_league_history.moc"
