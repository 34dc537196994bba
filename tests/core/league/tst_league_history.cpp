// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/history.h"
#include "league/outlook/honours.h"
#include "league/refereeing/next_season.h"
#include "league/standings/rating.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
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
        // However long a record can grow, it comes in again.
        Json grown = *read;
        grown["record"] = Json(std::vector<Json>(1'000'001, 0));
        QVERIFY(seasonFileShape().check(grown).empty());
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
        QVERIFY(csv.find("1,1,a,\"Ants, \"\"the\"\" Red\",Zsófia,3,3,0,0,9,40,12,28,10,,\r\n") != std::string::npos);
        const std::string fixtures = fixturesCsv(playing.season(), playing.rules());
        QCOMPARE(std::count(fixtures.begin(), fixtures.end(), '\n'), 13);
    }

    // Fouls are told of one match alone; of a forfeit there are none to tell.
    void whatIsNotKnownIsNotTakenForNone()
    {
        Playing playing(Playing::definition(3, Playing::roundRobin()));
        const auto record = [&](const char* home, const char* away, const Json& stats) {
            return playing.act({{"command", "record"},
                                {"fixture", playing.fixtureOf(home, away)},
                                {"result", {{"scores", {{home, 2}, {away, 1}}}, {"stats", stats}}}});
        };
        QVERIFY(record("a", "b", {{"kills", {{"a", 4}, {"b", 0}}}, {"fouls", {{"a", 1}, {"b", 2}}}}));
        QVERIFY(record("a", "c", {{"kills", {{"a", 3}, {"c", 1}}}}));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "b"}, {"remaining", "forfeit"}}));
        const auto careers = teamCareers({&playing.season()}, playing.rules());
        QCOMPARE(careers.at("a").stat(0), std::optional(7));
        QCOMPARE(careers.at("a").stat(1), std::optional<int>());
        QCOMPARE(careers.at("b").stat(1), std::optional(2));
        QCOMPARE(headToHead(playing.season(), playing.rules(), 0, 1).stat(1), std::optional(1));
        QCOMPARE(headToHead(playing.season(), playing.rules(), 2, 0).stat(1), std::optional<int>());
        const std::string csv = tableCsv(playing.season(), playing.rules());
        QVERIFY2(csv.find(",Ants,,2,2,0,0,6,4,2,2,7,,") != std::string::npos, csv.c_str());
        QVERIFY2(csv.find(",0,2,") != std::string::npos, csv.c_str()); // Bears
        const std::string html = seasonHtml(playing.season(), playing.rules(), "en");
        QVERIFY2(html.find("<td>7</td><td>–</td>") != std::string::npos, html.c_str());
        // Other programs read it as before.
        const Json row = writeRow(playing.season(), playing.table()[0], playing.rules());
        QVERIFY2(row["stats"] == Json({{"kills", 7}, {"fouls", 1}}), row.dump().c_str());
        QVERIFY(row["not_known"] == Json::array({"fouls"}));
    }

    void aPageForTheWeb()
    {
        Playing playing = played();
        playing.act({{"command", "edit_entrant"}, {"entrant", "b"}, {"name", "<b>Bears</b>"}});
        const std::string html = seasonHtml(playing.season(), playing.rules(), "en");
        QVERIFY(html.starts_with("<!DOCTYPE html>"));
        QVERIFY(html.find("Champion: Ants.") != std::string::npos);
        QVERIFY(html.find("&lt;b&gt;Bears") != std::string::npos);
        QVERIFY(html.find("<b>Bears") == std::string::npos);
        QVERIFY(html.find("http") == std::string::npos && html.find("<script") == std::string::npos);
    }

    void thePageForTheWebWritesDaysAsPeopleDo()
    {
        Json definition = Playing::definition(2, Playing::roundRobin());
        definition["calendar"] = {{"first_date", "2027-01-09"}, {"time", "18:30"}, {"venue", "Club"}};
        const Playing playing(definition);
        const std::string html = seasonHtml(playing.season(), playing.rules(), "en");
        QVERIFY2(html.find("Sat 9 Jan 2027, 18:30, Club") != std::string::npos, html.c_str());
        QVERIFY(html.find("2027-01-09") == std::string::npos);
        QVERIFY(seasonHtml(playing.season(), playing.rules(), "pl").find("sob. 9 sty 2027") != std::string::npos);
    }

    void aSeasonThatIsOverHasItsHonours()
    {
        const Playing playing = played();
        const std::optional<Honours> honours = honoursOf(playing.season(), playing.rules());
        QVERIFY(honours.has_value());
        QCOMPARE(honours->champion, std::string("Ants"));
        QCOMPARE(honours->coach, std::string("Zsófia"));
        QCOMPARE(honours->runnerUp, std::string("Bears"));
        const auto award = [&](const std::string& stat) {
            return std::find_if(honours->awards.begin(), honours->awards.end(),
                                [&](const Award& each) { return each.stat == stat; });
        };
        QVERIFY(award("kills") != honours->awards.end());
        QCOMPARE(award("kills")->value, 10);
        QCOMPARE(award("kills")->holders, std::vector<std::string>{"Ants"});
        QVERIFY(!honoursOf(Playing(Playing::definition(4, Playing::roundRobin())).season(), playing.rules()));
    }

    // LG-1.6
    void divisionsChangePlaces()
    {
        const Playing upper = played(); // Ants, Bears, Cats, Dogs
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["id"] = "second";
        const char* names[] = {"Elks", "Foxes", "Geese", "Hares"};
        for (std::size_t i = 0; i < 4; ++i) {
            definition["entrants"][i]["id"] = std::string(1, static_cast<char>('e' + i));
            definition["entrants"][i]["name"] = names[i];
        }
        Playing lower(definition);
        for (const char* pair : {"fe", "fg", "fh", "eg", "eh", "gh"})
            lower.record(std::string(1, pair[0]), 2, 1, std::string(1, pair[1]));
        const auto members = [](const Checked<Json>& next) {
            std::string ids;
            for (const Json& each : (*next)["entrants"])
                ids += each["id"].get<std::string>();
            return ids;
        };
        const auto next = nextSeason(upper.season(), upper.rules(), "first-2", "First", {nullptr, &lower.season(), 1});
        QVERIFY(next && members(next) == "abcf");
        const auto below =
            nextSeason(lower.season(), lower.rules(), "second-2", "Second", {&upper.season(), nullptr, 2});
        QVERIFY(below && members(below) == "cdgh");
        // Who coached it comes along.
        const auto champions = nextSeason(lower.season(), lower.rules(), "x", "X", {nullptr, &upper.season(), 1});
        QVERIFY(champions && (*champions)["people"].dump().find("Zs") != std::string::npos);
        QVERIFY(!nextSeason(upper.season(), upper.rules(), "x", "X", {&lower.season(), &lower.season(), 3}));
        const Playing open(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(!nextSeason(upper.season(), upper.rules(), "x", "X", {nullptr, &open.season(), 1}));
    }
};

QTEST_GUILESS_MAIN(TestLeagueHistory)
#include "tst_league_history.moc"
