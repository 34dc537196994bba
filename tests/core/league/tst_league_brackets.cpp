// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/schedule/bracket_plan.h"
#include "league/telling/fixture_names.h"
#include "league/telling/papers.h"
#include "league/telling/season_fields.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>
#include <set>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::duel;
using whistle::testing::Playing;

namespace {

Json cup(int entrants, const Json& more = Json::object())
{
    Json bracket{{"kind", "bracket"}, {"places", entrants}};
    bracket.update(more);
    return Playing::definition(entrants, {{"playoffs", bracket}});
}

/// The better seed wins all that can be played, until nothing can.
void playAll(Playing& playing)
{
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (const Fixture& fixture : std::vector<Fixture>(playing.season().fixtures)) {
            if (!isKnown(fixture) || isSettled(playing.season(), fixture))
                continue;
            const bool isFirst = fixture.sides[0] < fixture.sides[1];
            QVERIFY2(playing.act({{"command", "record"},
                                  {"fixture", fixture.id},
                                  {"result",
                                   {{"scores",
                                     {{playing.idOf(fixture.sides[0]), isFirst ? 2 : 1},
                                      {playing.idOf(fixture.sides[1]), isFirst ? 1 : 2}}}}}}),
                     playing.said().c_str());
            goesOn = true;
            break;
        }
    }
}

std::string faultsOf(Playing& playing)
{
    const Problems found = checkSeason(playing.journal().table());
    return found.empty() ? "" : found.front().at + ": " + found.front().message.toStdString();
}

/// "1a 2b 3c"
std::string placesOf(const Playing& playing)
{
    std::string all;
    for (const FinalPlace& each : finalPlaces(playing.season()))
        all += (all.empty() ? "" : " ") + std::to_string(each.place) + playing.idOf(each.entrant);
    return all;
}

} // namespace

/// Knockouts of up to 32, one final only (LG-2.11), and every place played out (LG-2.14).
class TestLeagueBrackets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // LG-2.5: seed 1 against the last one, and so on; free places are byes of the best seeds.
    void manyPlay_data()
    {
        QTest::addColumn<int>("entrants");
        for (const int entrants : {9, 16, 17, 24, 32})
            QTest::addRow("%d", entrants) << entrants;
    }
    void manyPlay()
    {
        QFETCH(int, entrants);
        for (const Json& more : {Json::object(), Json{{"third_place", true}}, Json{{"losers", "consolation"}},
                                 Json{{"losers", "double_elimination"}}, Json{{"losers", "every_place"}}}) {
            Playing playing(cup(entrants, more));
            QVERIFY2(playing.season().started, playing.said().c_str());
            playAll(playing);
            QVERIFY(playing.season().isOver);
            QCOMPARE(playing.season().champion, 0);
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
            const Problems shape = seasonShape().check(playing.journal().table());
            QVERIFY2(shape.empty(), shape.empty() ? "" : shape.front().message.toStdString().c_str());
        }
        Playing cups(cup(entrants));
        const int size = entrants > 16 ? 32 : 16;
        QCOMPARE(std::count_if(cups.season().series.begin(), cups.season().series.end(),
                               [](const Series& series) { return series.isBye; }),
                 size - entrants);
    }

    void moreThanThirtyTwoAreTooMany()
    {
        Playing playing(cup(33));
        QVERIFY(!playing.accepted());
        QVERIFY2(playing.problem().find("32") != std::string::npos, playing.problem().c_str());
    }

    // LG-2.14, eight players: 5 to 8 are those who lose in the first round, and so on down.
    void everyPlaceIsPlayedFor()
    {
        Playing playing(cup(8, {{"losers", "every_place"}}));
        const Season& season = playing.season();
        QCOMPARE(season.fixtures.size(), std::size_t{12}); // four in each of three rounds
        const auto nameOf = [&](const char* id) {
            return roundName(season, season.fixtures[static_cast<std::size_t>(season.fixtureNamed(id))]);
        };
        QCOMPARE(nameOf("p3-1-1"), QStringLiteral("Final"));
        QCOMPARE(nameOf("e2-3-1"), QStringLiteral("Places 5 to 8"));
        QCOMPARE(nameOf("e2-4-1"), QStringLiteral("Places 5 to 8"));
        QCOMPARE(nameOf("e3-2-1"), QStringLiteral("Third place"));
        QCOMPARE(nameOf("e3-3-1"), QStringLiteral("Place 5"));
        QCOMPARE(nameOf("e3-4-1"), QStringLiteral("Place 7"));
        playAll(playing);
        QCOMPARE(placesOf(playing), std::string("1a 2b 3c 4d 5e 6f 7g 8h"));
        const Json shown = playing.journal().table();
        QCOMPARE(shown["final_places"][6]["place"].get<int>(), 7);
        QCOMPARE(shown["final_places"][6]["entrant"].get<std::string>(), std::string("g"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        const std::string paper = paperHtml(Paper::Bracket, season, playing.rules(), {}, {}, "en");
        QVERIFY(paper.find("Final places") != std::string::npos && paper.find("Place 7") != std::string::npos);
    }

    // Whoever has a bye has won; of five only two play for places 5 to 8, and one of them has nobody there.
    void byesLeaveByesBehind()
    {
        Playing playing(cup(5, {{"losers", "every_place"}}));
        playAll(playing);
        QVERIFY(playing.season().isOver);
        QCOMPARE(placesOf(playing), std::string("1a 2b 3c 4d 5e"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void whoLeavesForfeitsItsPlaces()
    {
        Playing playing(cup(4, {{"losers", "every_place"}}));
        QVERIFY(playing.record("a", 2, 1, "d"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}}));
        QVERIFY(playing.record("b", 2, 1, "c"));
        QVERIFY(playing.record("a", 2, 1, "b"));
        QCOMPARE(placesOf(playing), std::string("1a 2b 3c 4d"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void thirdPlaceIsOneOfThem()
    {
        QVERIFY(!Playing(cup(8, {{"losers", "every_place"}, {"third_place", true}})).accepted());
        QVERIFY(!Playing(cup(2, {{"losers", "every_place"}})).accepted());
    }

    // LG-2.11: d comes from the lower bracket and beats a, who had not lost; that is the end of it.
    void aFinalIsPlayedOnceWhereTheFormatSaysSo()
    {
        for (const bool once : {false, true}) {
            Json more{{"losers", "double_elimination"}};
            if (once)
                more["one_final"] = true;
            Playing playing(cup(4, more));
            QVERIFY(playing.record("a", 2, 1, "d"));
            QVERIFY(playing.record("b", 2, 1, "c"));
            QVERIFY(playing.record("a", 2, 1, "b"));
            QVERIFY(playing.record("d", 2, 1, "c"));
            QVERIFY(playing.record("d", 2, 1, "b"));
            QVERIFY(playing.record("d", 2, 1, "a"));
            QCOMPARE(playing.season().isOver, once);
            QCOMPARE(playing.idOf(playing.season().champion), std::string(once ? "d" : ""));
            const Fixture& last = playing.season().fixtures.back();
            QCOMPARE(roundName(playing.season(), last),
                     once ? QStringLiteral("Final") : QStringLiteral("Second final"));
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
        QVERIFY(!Playing(cup(4, {{"one_final", true}})).accepted());
    }

    // What stands in a file is worked out again: other places, another bracket.
    void theCheckSeesWrongPlaces()
    {
        Playing playing(cup(8, {{"losers", "every_place"}}));
        playAll(playing);
        Json swapped = playing.journal().table();
        std::swap(swapped["final_places"][4]["entrant"], swapped["final_places"][5]["entrant"]);
        QVERIFY(!checkSeason(swapped).empty());
        Json other = playing.journal().table();
        std::vector<Json*> lower;
        for (Json& series : other["playoffs"]) {
            if (series.value("bracket", std::string()) == "places" && series["round"] == 2)
                lower.push_back(&series["sides"][0]["entrant"]);
        }
        QCOMPARE(lower.size(), std::size_t{2});
        std::swap(*lower[0], *lower[1]);
        QVERIFY(!checkSeason(other).empty());
    }

    // The form asks for what means something, and gives back what it was given.
    void theFormAsksForThem()
    {
        const LeagueRules rules = duel();
        Json definition{{"format", {{"playoffs", {{"kind", "bracket"}, {"places", 16}}}, {"draw", "entry"}}}};
        Json fields = fieldsOf(rules, definition);
        QVERIFY(!fields["playoffs"].contains("one_final"));
        fields["playoffs"]["losers"] = "double_elimination";
        fields = completed(rules, fields);
        QVERIFY(fields["playoffs"]["one_final"] == Json(false));
        QVERIFY(!definitionOf(fields)["format"]["playoffs"].contains("one_final"));
        fields["playoffs"]["one_final"] = true;
        QVERIFY(definitionOf(fields)["format"]["playoffs"]["one_final"] == Json(true));
        fields["playoffs"]["losers"] = "every_place";
        fields = completed(rules, fields);
        QVERIFY(!fields["playoffs"].contains("third_place") && !fields["playoffs"].contains("one_final"));
        QVERIFY(definitionOf(fields)["format"]["playoffs"]["losers"] == Json("every_place"));
    }
};

QTEST_GUILESS_MAIN(TestLeagueBrackets)
#include "tst_league_brackets.moc"
