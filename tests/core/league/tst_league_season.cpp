// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/outlook.h"
#include "league/telling/calendar_file.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>
#include <algorithm>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

Json knockout(int places, const Json& more = Json::object())
{
    Json bracket{{"kind", "bracket"}, {"places", places}};
    bracket.update(more);
    return {{"playoffs", std::move(bracket)}};
}

Json leagueAndPlayoffs(int places)
{
    Json format = Playing::roundRobin();
    format["playoffs"] = {{"kind", "bracket"}, {"places", places}};
    return format;
}

/// Whoever comes first in the alphabet wins by so many as they are apart.
void playAll(Playing& playing)
{
    for (bool more = true; more;) {
        more = false;
        for (const Fixture& fixture : playing.season().fixtures) {
            if (isSettled(playing.season(), fixture) || fixture.sides[0] < 0 || fixture.sides[1] < 0)
                continue;
            const bool homeWins = fixture.sides[0] < fixture.sides[1];
            const int margin = std::abs(fixture.sides[0] - fixture.sides[1]);
            const std::string home = playing.idOf(fixture.sides[0]);
            const std::string away = playing.idOf(fixture.sides[1]);
            more = playing.record(home, homeWins ? margin : 0, homeWins ? 0 : margin, away);
            break;
        }
    }
}

} // namespace

class TestLeagueSeason : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A season of thousands of matches is opened act by act: what an act leaves alone is not made anew.
    void whatAnActLeavesAloneIsTheVerySameAfterIt()
    {
        Playing playing(Playing::definition(12, Playing::roundRobin(2)));
        while (const Fixture* open = openLeagueFixture(playing.season())) {
            const Season before = playing.season();
            const std::string home = playing.idOf(open->sides[0]);
            const std::string away = playing.idOf(open->sides[1]);
            QVERIFY(playing.record(home, 2, 1, away));
            QCOMPARE(playing.season().fixtures.changedSince(before.fixtures).size(), std::size_t{1});
        }
    }

    void aFixtureIsFoundByItsNameWhereverItStands()
    {
        Json format{{"league", {{"kind", "round_robin"}, {"groups", 3}, {"meetings", 2}}},
                    {"playoffs", {{"kind", "bracket"}, {"places", 4}, {"third_place", true}}}};
        const Playing playing(Playing::definition(12, format));
        const Season& season = playing.season();
        QCOMPARE(season.leagueFixtures(), std::size_t{36});
        for (std::size_t i = 0; i < season.fixtures.size(); ++i)
            QCOMPARE(season.fixtureNamed(season.fixtures[i].id), static_cast<int>(i));
        for (const char* none : {"", "A", "A-", "D-1-1", "A-9-1", "A-1-9", "1-1", "A-0-1", "A-1-0", "p9-1-1", "A-1-1x"})
            QCOMPARE(season.fixtureNamed(none), -1);
    }

    void aSeasonFromTheDrawToTheChampion()
    {
        Json definition = Playing::definition(8, leagueAndPlayoffs(4));
        definition["calendar"] = {{"first_date", "2027-01-09"}, {"days_between_rounds", 7}, {"time", "18:30"}};
        Playing playing(definition);
        QVERIFY2(playing.accepted(), playing.said().c_str());
        QVERIFY(playing.says("The season starts with 8 entrants and 31 fixtures."));
        QCOMPARE(playing.season().fixtures[4].date, "2027-01-16");
        QCOMPARE(playing.season().fixtures.back().date, "2027-03-06");
        playAll(playing);
        QCOMPARE(playing.order(), "abcdefgh");
        QCOMPARE(playing.idOf(playing.season().seeding[3]), "d");
        const Series& semifinal = playing.season().series[0];
        QCOMPARE(playing.idOf(semifinal.sides[0]) + playing.idOf(semifinal.sides[1]), "ad");
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY(playing.says("Champion: Ants."));
        QVERIFY(seasonShape().check(playing.journal().table()).empty());
    }

    void theSeedsAreKnownWhenTheLeaguePartIsOver()
    {
        Playing playing(Playing::definition(4, leagueAndPlayoffs(2)));
        for (const char* pair : {"ad", "bc", "ca", "db", "ab"})
            playing.record(std::string(1, pair[0]), pair[0] < pair[1] ? 2 : 0, pair[0] < pair[1] ? 0 : 2,
                           std::string(1, pair[1]));
        QVERIFY(playing.season().seeding.empty());
        QVERIFY(!playing.act({{"command", "record"}, {"fixture", "p1-1-1"}, {"result", {{"scores", Json::object()}}}}));
        QVERIFY(playing.says("It is not yet known who plays this match."));
        playing.record("c", 3, 1, "d");
        QVERIFY2(playing.says("The league phase is over. Seeded for the playoffs: Ants, Bears."),
                 playing.said().c_str());
    }

    // KB-35.7
    void aForfeitedMatch()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(playing.act(
            {{"command", "record"}, {"fixture", playing.fixtureOf("a", "b")}, {"result", {{"forfeited_by", {"b"}}}}}));
        QVERIFY(playing.says("Bears did not show up; the match is forfeited."));
        QCOMPARE(playing.table()[0].scoreFor, 20);
        QCOMPARE(playing.table()[0].points, 3);
        // Nobody came: both have lost.
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", playing.fixtureOf("c", "d")},
                             {"result", {{"forfeited_by", {"c", "d"}}}}}));
        QVERIFY(playing.says("nobody came; all lose."));
        for (const TableRow& row : playing.table())
            QCOMPARE(row.lost, row.entrant == 0 ? 0 : 1);
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("why");
        QTest::newRow("a stranger") << R"({"scores": {"a": 1, "c": 0}})"
                                    << "“c” does not play in";
        QTest::newRow("half a score") << R"({"scores": {"a": 1}})"
                                      << "Enter this for each side of the match; Bears is missing.";
        QTest::newRow("nothing") << R"({"note": "rain"})"
                                 << "Enter the scores or the places.";
        QTest::newRow("places against scores") << R"({"scores": {"a": 1, "b": 0}, "places": {"a": 2, "b": 1}})"
                                               << "do not agree";
        QTest::newRow("two seconds") << R"({"places": {"a": 2, "b": 2}, "by": "points"})"
                                     << "have no winner";
        QTest::newRow("a winner where all lose")
            << R"({"scores": {"a": 1, "b": 0}, "places": {"a": 1, "b": 2}, "by": "all_lost"})"
            << "has no winner";
        QTest::newRow("no such way") << R"({"scores": {"a": 1, "b": 0}, "by": "magic"})"
                                     << "by “magic”";
        QTest::newRow("too many fouls") << R"({"scores": {"a": 1, "b": 0}, "stats": {"fouls": {"a": 16, "b": 0}}})"
                                        << "only 0 to 15";
        QTest::newRow("no such statistic") << R"({"scores": {"a": 1, "b": 0}, "stats": {"goals": {"a": 1, "b": 0}}})"
                                           << "does not count “goals”";
        QTest::newRow("a score of a forfeit") << R"({"scores": {"a": 1, "b": 0}, "forfeited_by": ["b"]})"
                                              << "no scores, places or statistics";
        QTest::newRow("no date") << R"({"scores": {"a": 1, "b": 0}, "date": "9 May"})"
                                 << "is not a date";
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, result);
        QFETCH(QString, why);
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(!playing.act({{"command", "record"},
                              {"fixture", playing.fixtureOf("a", "b")},
                              {"result", *parseJson(result.toStdString())}}));
        QVERIFY2(playing.says(why.toStdString()), playing.said().c_str());
        QCOMPARE(playing.table()[0].played, 0);
    }

    void aResultIsChangedByACorrectionOnly()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        playing.record("a", 2, 1, "b");
        const std::string fixture = playing.fixtureOf("a", "b", false);
        const Json result{{"scores", {{"a", 1}, {"b", 2}}}};
        QVERIFY(!playing.act({{"command", "record"}, {"fixture", fixture}, {"result", result}}));
        QVERIFY(playing.says("already has a result"));
        QVERIFY(playing.act(
            {{"command", "correct"}, {"fixture", fixture}, {"result", result}, {"reason", "the sheet was misread"}}));
        QVERIFY(playing.says("Ants: 0 points instead of 3."));
        QVERIFY(playing.says("Bears: from place 4 to place 1."));
        QCOMPARE(playing.order().substr(0, 1), "b");
        const Fixture& corrected =
            playing.season().fixtures[static_cast<std::size_t>(playing.season().fixtureNamed(fixture))];
        QCOMPARE(corrected.corrected.size(), std::size_t{1});
        QCOMPARE(corrected.corrected[0].reason, "the sheet was misread");
    }

    // The consequences are told before anything is accepted, and are all of them.
    void aCorrectionAfterTheFinalSaysWhatBecomesOfIt()
    {
        Playing playing(Playing::definition(4, leagueAndPlayoffs(2)));
        playAll(playing);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        // Cats beat Bears after all, and by more: they would have been in the final.
        const std::string fixture = playing.fixtureOf("b", "c", false);
        const Json act{{"command", "correct"},
                       {"fixture", fixture},
                       {"result", {{"scores", {{"b", 0}, {"c", 30}}}}},
                       {"reason", "misread"}};
        QVERIFY(playing.act(act));
        QVERIFY(playing.says("By the standings the seeds would now be Ants, Cats. The playoffs have begun"));
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        // The organiser may seed anew; what that brings is told before.
        const Json anew{{"command", "seed_anew"}, {"reason", "the final is played again"}};
        const Checked<Preview> preview = playing.journal().whatIf(anew);
        QVERIFY(preview && preview->result.accepted);
        std::string told;
        for (const Text& each : preview->result.why)
            told += each.toStdString() + "\n";
        QVERIFY2(told.find("Ants – Cats now meet instead of Ants – Bears.") != std::string::npos, told.c_str());
        QVERIFY(told.find("The result Ants 1, Bears 0 no longer counts, since others play there now.") !=
                std::string::npos);
        QVERIFY(told.find("The champion is nobody instead of Ants.") != std::string::npos);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        QVERIFY(playing.act(anew));
        QCOMPARE(playing.season().champion, -1);
        // The final is played by those who belong there; taking the correction back brings the old one back.
        QVERIFY(playing.record("a", 1, 5, "c"));
        QCOMPARE(playing.idOf(playing.season().champion), "c");
        QVERIFY(playing.journal().undo(Instant{})->accepted);
        QVERIFY(playing.journal().undo(Instant{})->accepted);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
    }

    void whoDropsOutLosesTheRestOrCountsNoMore()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        playing.record("a", 2, 1, "d");
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        QCOMPARE(playing.table()[0].points, 3);
        QCOMPARE(playing.table().back().played, 3);
        QVERIFY(!playing.act({{"command", "drop_out"}, {"entrant", "d"}}));
        QVERIFY(playing.journal().undo(Instant{})->accepted);
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "annul"}}));
        QVERIFY(playing.says("none of these league matches counts."));
        QCOMPARE(playing.table().size(), std::size_t{3});
        QCOMPARE(playing.table()[0].points, 0);
    }

    void aReplacementGoesOnWhereTheOtherWas()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["people"] = {{{"id", "zsofia"}, {"name", "Zsófia"}}, {{"id", "marek"}, {"name", "Marek"}}};
        definition["entrants"][0]["coach"] = "zsofia";
        Playing playing(definition);
        playing.record("a", 2, 1, "b");
        QVERIFY(playing.act({{"command", "replace"},
                             {"entrant", "a"},
                             {"coach", "marek"},
                             {"name", "New Ants"},
                             {"reason", "Zsófia moved away"}}));
        playing.record("a", 2, 1, "c");
        QCOMPARE(playing.table()[0].points, 6);
        std::vector<std::string> coaches;
        for (const Fixture& fixture : playing.season().fixtures) {
            for (std::size_t side = 0; fixture.result && side < 2; ++side) {
                if (fixture.sides[side] == 0)
                    coaches.push_back(fixture.result->coaches[side]);
            }
        }
        std::sort(coaches.begin(), coaches.end());
        QCOMPARE(coaches, (std::vector<std::string>{"marek", "zsofia"}));
    }

    void leaguePointsAreOfTheLeaguePart()
    {
        Playing playing(Playing::definition(3, leagueAndPlayoffs(2)));
        for (const char* pair : {"ab", "ac", "bc"}) {
            QVERIFY(playing.record(std::string(1, pair[0]), 2, 1, std::string(1, pair[1])));
            QVERIFY(playing.says("League points for "));
        }
        QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY(playing.says("Champion: Ants."));
        QVERIFY2(!playing.says("League points"), playing.said().c_str());
    }

    void onePointIsOnePoint()
    {
        Json definition = Playing::definition(2, Playing::roundRobin());
        definition["points"] = {{"win", 1}};
        Playing playing(definition);
        QVERIFY2(playing.says("The season starts with 2 entrants and 1 fixture."), playing.said().c_str());
        QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY2(playing.says("Ants: 1 point instead of 0."), playing.said().c_str());
        QCOMPARE(playing.table()[0].why[0].toStdString(), "Ants: 1 point; played 1, won 1, drawn 0, lost 0.");
        QCOMPARE(playing.table()[1].why[0].toStdString(), "Bears: 0 points; played 1, won 0, drawn 0, lost 1.");
    }

    void oneMorePointMakesSure()
    {
        Json definition = Playing::definition(2, Playing::roundRobin(2));
        definition["points"] = {{"win", 1}, {"draw", 0}};
        Playing playing(definition);
        QVERIFY(playing.record("a", 2, 1, "b"));
        const std::vector<std::string> told = render(outlook(playing.season(), playing.rules()).sentences);
        QVERIFY2(std::any_of(told.begin(), told.end(),
                             [](const std::string& each) {
                                 return each ==
                                        "Ants: clinches with 1 more point, whatever the others do; 1 left to play.";
                             }),
                 told.empty() ? "" : told.front().c_str());
    }

    void aNewPersonIsNoChange()
    {
        Playing playing(Playing::definition(3, Playing::roundRobin()));
        const Json person{{"id", "zsofia"}, {"name", "Zsófia"}};
        QVERIFY(playing.act({{"command", "person"}, {"person", person}}));
        QCOMPARE(playing.said(), "Zsófia is added to the people.\n");
        QVERIFY(playing.act({{"command", "person"}, {"person", person}}));
        QCOMPARE(playing.said(), "Changed: Zsófia.\n");
    }

    void anAbandonedMatchGoesOnLater()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        const std::string fixture = playing.fixtureOf("a", "b");
        QVERIFY(playing.act({{"command", "abandon"}, {"fixture", fixture}, {"reason", "the hall closed"}}));
        const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(fixture));
        QCOMPARE(playing.season().fixtures[index].abandoned, "the hall closed");
        QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY(playing.season().fixtures[index].abandoned.empty());
    }

    // LG-4.3
    void aChangeOfTheRulesIsMarked()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(playing.act(
            {{"command", "change_rules"}, {"tie_breakers", {"score_for", "lots"}}, {"reason", "all agreed"}}));
        QVERIFY(playing.says("Points and tiebreakers have been fixed since the start."));
        QCOMPARE(playing.season().changedRules, std::vector<std::string>{"all agreed"});
        QVERIFY(!playing.act({{"command", "change_rules"}, {"tie_breakers", {"most_goals"}}, {"reason", "x"}}));
        QVERIFY(!playing.act({{"command", "change_rules"}, {"tie_breakers", {"wins", "wins"}}, {"reason", "x"}}));
    }

    // LG-4.7
    void pointsTakenOffCountInTheTableWithTheirReason()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        for (const char* pair : {"ab", "ac", "bc"})
            playing.record(std::string(1, pair[0]), 1, 0, std::string(1, pair[1]));
        QCOMPARE(playing.order().substr(0, 2), "ab");
        const int before = playing.table()[0].points;
        QVERIFY(
            playing.act({{"command", "sanction"}, {"entrant", "a"}, {"points", -4}, {"reason", "glue on the die"}}));
        QVERIFY2(playing.says("The organiser deducts points from Ants: 4 (glue on the die)."), playing.said().c_str());
        QCOMPARE(playing.order()[0], 'b');
        const std::vector<TableRow> table = playing.table();
        const auto ants =
            std::find_if(table.begin(), table.end(), [](const TableRow& row) { return row.entrant == 0; });
        QCOMPARE(ants->points, before - 4);
        QVERIFY(std::any_of(ants->why.begin(), ants->why.end(), [](const Text& each) {
            return each.render() == QStringLiteral("Points deducted: 4 (glue on the die).");
        }));
        QVERIFY(playing.act({{"command", "sanction"}, {"entrant", "a"}, {"points", 4}, {"reason", "it was not glue"}}));
        QCOMPARE(playing.order().substr(0, 2), "ab");
        QVERIFY(seasonShape().check(playing.journal().table()).empty());
    }

    // LG-4.7: what the opponents have won in their matches is not less for it.
    void pointsTakenOffDoNotTouchTheOpponentsOfOthers()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["tie_breakers"] = {"opponents_points"};
        Playing playing(definition);
        playing.record("a", 1, 0, "c");
        playing.record("b", 1, 0, "d");
        playing.record("d", 1, 0, "c");
        QCOMPARE(playing.order().substr(0, 2), "bd"); // both beat or met more than the others
        QVERIFY(playing.act({{"command", "sanction"}, {"entrant", "d"}, {"points", -3}, {"reason", "late"}}));
        QCOMPARE(playing.order(), "bacd");
    }

    void aSanctionNeedsATableAndSaysHowMuch()
    {
        Playing cup(Playing::definition(4, knockout(4)));
        QVERIFY(!cup.act({{"command", "sanction"}, {"entrant", "a"}, {"points", -1}, {"reason", "late"}}));
        QVERIFY(cup.says("This league has no standings"));
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(!playing.act({{"command", "sanction"}, {"entrant", "a"}, {"points", 0}, {"reason", "late"}}));
        QVERIFY(!playing.act({{"command", "sanction"}, {"entrant", "z"}, {"points", -1}, {"reason", "late"}}));
    }

    // LG-3.13
    void anAwardedResultCountsAsTheOrganiserSays()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["points"] = {{"win", 3}, {"bonuses", {{{"for", "score"}, {"at_least", 10}, {"points", 1}}}}};
        Playing playing(definition);
        const std::string fixture = playing.fixtureOf("a", "b");
        const Json result{{"scores", {{"a", 20}, {"b", 5}}}, {"awarded", "an ineligible player"}};
        QVERIFY(playing.act({{"command", "record"}, {"fixture", fixture}, {"result", result}}));
        QVERIFY2(playing.says("awarded by the organiser (an ineligible player)."), playing.said().c_str());
        QCOMPARE(playing.table()[0].points, 3); // no bonus for its score
        QCOMPARE(playing.table()[0].difference(), 15);
        QCOMPARE(playing.table()[0].unknown[0], 0); // there was nothing to count
        Json forfeited = result;
        forfeited["forfeited_by"] = {"b"};
        QVERIFY(!playing.act({{"command", "correct"}, {"fixture", fixture}, {"result", forfeited}, {"reason", "x"}}));
        Json withStats = result;
        withStats["stats"] = {{"kills", {{"a", 1}, {"b", 0}}}};
        QVERIFY(!playing.act({{"command", "correct"}, {"fixture", fixture}, {"result", withStats}, {"reason", "x"}}));
        QVERIFY(playing.says("An awarded result has no statistics"));
        QVERIFY(seasonShape().check(playing.journal().table()).empty());
    }

    void namesStandWithoutBlanksRoundThemAndTheSameNameIsTold()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["entrants"][0]["name"] = "  Anna  Kis ";
        definition["entrants"][1]["name"] = "Anna Kis";
        Playing playing(definition, false);
        QCOMPARE(playing.season().entrants[0].name, std::string("Anna Kis"));
        QVERIFY(playing.says("There is more than one Anna Kis."));
        QVERIFY(playing.act({{"command", "edit_entrant"}, {"entrant", "b"}, {"name", "Bela"}}));
        QVERIFY(!playing.says("There is more than one"));
        // All acts that name somebody, edits too; what has no name is left alone.
        QVERIFY(playing.act({{"command", "person"}, {"person", {{"id", "eva"}, {"name", "Eva  Nagy"}}}}));
        QCOMPARE(playing.season().person("eva")->name, std::string("Eva Nagy"));
        QVERIFY(playing.act({{"command", "enter"}, {"entrant", {{"id", "z"}, {"name", " Zoo  Two"}}}}));
        QCOMPARE(playing.season().entrants.back().name, std::string("Zoo Two"));
        QVERIFY(playing.act({{"edit", "replace"},
                             {"number", 2},
                             {"entry", {{"command", "edit_entrant"}, {"entrant", "b"}, {"name", "Bela  Kis"}}}}));
        QCOMPARE(playing.season().entrants[1].name, std::string("Bela Kis"));
        QVERIFY(!playing.act({{"command", "edit_entrant"}, {"entrant", 3}, {"name", Json::array()}}));
    }

    // What was recorded before names were put in order is read to the letter, and so the season means the same.
    void namesOfAnOldRecordStayAsTheyWere()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        Playing playing(definition);
        QVERIFY(playing.record("a", 3, 1, "b"));
        std::vector<RecordedLine> old;
        for (const RecordedLine& line : playing.journal().recordedLines()) {
            Json content = *parseJson(line.text);
            content.erase("chain");
            if (line.number == 1)
                content["entry"]["season"]["entrants"][0]["name"] = "Anna  Kis ";
            old.push_back(chained(line.number, content, old.empty() ? std::string() : old.back().chain));
        }
        const auto opened = Playing::Record::open(old, SeasonGame(whistle::testing::findTestGame));
        QVERIFY(opened);
        auto& again = static_cast<Playing::Record&>(**opened);
        QCOMPARE(again.state().entrants[0].name, std::string("Anna  Kis "));
        QVERIFY(again.play({{"command", "edit_entrant"}, {"entrant", "b"}, {"name", "Bela"}}, {})->accepted);
        QCOMPARE(again.state().entrants[0].name, std::string("Anna  Kis "));
    }

    void theFixturesAreInTheCalendarsOfThePlayers()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["name"] = "Ősz; liga";
        definition["calendar"] = {{"first_date", "2027-01-09"}, {"time", "18:30"}, {"venue", "Club, first floor"}};
        Playing playing(definition);
        QVERIFY(playing.act({{"command", "arrange"}, {"fixture", "1-1"}, {"date", "2027-02-01"}, {"time", ""}}));
        QVERIFY(playing.act({{"command", "arrange"}, {"fixture", "1-2"}, {"date", ""}}));
        const std::string origin = playing.journal().recordedLines()[1].chain;
        const std::string text = calendarFile(playing.journal(), Instant{1'770'033'600});
        const auto has = [&](const std::string& words) { return text.find(words) != std::string::npos; };
        QVERIFY(text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && text.ends_with("END:VCALENDAR\r\n"));
        // No other season has these names, whatever it is called.
        QVERIFY(has("UID:test/1-1@" + origin.substr(0, 12) +
                    ".whistle\r\nDTSTAMP:20260202T120000Z\r\n"
                    "DTSTART;VALUE=DATE:20270201\r\nDTEND;VALUE=DATE:20270202\r\n"));
        // It has no day any more: out of the calendars that have the one it had.
        const std::size_t off = text.find("UID:test/1-2@");
        QVERIFY(off != std::string::npos);
        const std::string event = text.substr(off, text.find("END:VEVENT", off) - off);
        QVERIFY2(event.find("DTSTART:20270109T") != std::string::npos, event.c_str());
        QVERIFY2(event.ends_with("STATUS:CANCELLED\r\n"), event.c_str());
        const auto utc = [](int hour) {
            return QDateTime(QDate(2027, 1, 16), QTime(hour, 30), Qt::LocalTime)
                .toUTC()
                .toString(QStringLiteral("yyyyMMddTHHmmssZ"))
                .toStdString();
        };
        QVERIFY(has("DTSTART:" + utc(18) + "\r\nDTEND:" + utc(20) + "\r\n"));
        QVERIFY(has("LOCATION:Club\\, first floor\r\n"));
        QVERIFY(has("DESCRIPTION:Ősz\\; liga\\, Round 2\r\n"));
        QVERIFY(has("SUMMARY:"));
        std::size_t longest = 0;
        for (std::size_t from = 0, to = 0; (to = text.find("\r\n", from)) != std::string::npos; from = to + 2)
            longest = std::max(longest, to - from);
        QVERIFY(longest <= 75);
    }

    // It is taken out of the calendars that have it: whoever imports the file again is told.
    void whatIsNotPlayedAnyMoreIsCancelledInCalendars()
    {
        Json format = leagueAndPlayoffs(2);
        format["playoffs"]["best_of"] = {3};
        Json definition = Playing::definition(4, format);
        definition["calendar"] = {{"first_date", "2027-01-09"}};
        Playing playing(definition);
        const auto events = [&] {
            const QString text = QString::fromStdString(calendarFile(playing.journal(), Instant{}));
            const qsizetype all = text.count(QStringLiteral("BEGIN:VEVENT"));
            return all == 9 ? all - text.count(QStringLiteral("STATUS:CANCELLED")) : -1;
        };
        QCOMPARE(events(), qsizetype(9));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "annul"}}));
        QCOMPARE(events(), qsizetype(6)); // three matches of the Dogs
        playAll(playing);
        QVERIFY(playing.season().isOver);
        QCOMPARE(events(), qsizetype(5)); // two games have decided the final
    }

    // What a drop-out has decided is not played either, nor what an undone act had added.
    void whatIsForfeitedOrUndoneIsCancelledInCalendars()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["calendar"] = {{"first_date", "2027-01-09"}};
        Playing playing(definition);
        QVERIFY(playing.record("a", 3, 1, "d"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "d"}, {"remaining", "forfeit"}}));
        const QString text = QString::fromStdString(calendarFile(playing.journal(), Instant{}));
        QCOMPARE(text.count(QStringLiteral("BEGIN:VEVENT")), 6);
        QCOMPARE(text.count(QStringLiteral("STATUS:CANCELLED")), 2); // the match that was played stays
        Playing ladder(Playing::definition(3, {{"league", {{"kind", "ladder"}}}}));
        QVERIFY(ladder.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}, {"date", "2027-02-01"}}));
        QVERIFY(ladder.act({{"command", "undo"}}));
        const QString undone = QString::fromStdString(calendarFile(ladder.journal(), Instant{}));
        QVERIFY(undone.contains(QStringLiteral("UID:test/1@")) && undone.contains(QStringLiteral("STATUS:CANCELLED")));
    }

    void seedsThatChangeAreNoEndOfTheLeaguePart()
    {
        Playing playing(Playing::definition(4, leagueAndPlayoffs(2)));
        for (const char* pair : {"ab", "ac", "ad", "bc", "bd"})
            QVERIFY(playing.record(std::string(1, pair[0]), 2, 1, std::string(1, pair[1])));
        QVERIFY(playing.record("c", 2, 1, "d"));
        QVERIFY(playing.says("The league phase is over. Seeded for the playoffs: Ants, Bears."));
        const std::string fixture = playing.fixtureOf("b", "c", false);
        const auto correct = [&](int bears, int cats) {
            return playing.act({{"command", "correct"},
                                {"fixture", fixture},
                                {"result", {{"scores", {{"b", bears}, {"c", cats}}}}},
                                {"reason", "misread"}});
        };
        QVERIFY(correct(0, 30));
        QVERIFY2(playing.says("Now seeded for the playoffs: Ants, Cats."), playing.said().c_str());
        QVERIFY(!playing.says("The league phase is over"));
        QVERIFY(playing.record("a", 2, 1, "c"));
        QVERIFY(correct(30, 0));
        QVERIFY(playing.act({{"command", "seed_anew"}, {"reason", "misread again"}}));
        QVERIFY(playing.says("The playoffs are reseeded by the standings: Ants, Bears (misread again)."));
        QVERIFY2(!playing.says("The league phase is over") && !playing.says("Seeded for the playoffs"),
                 playing.said().c_str());
    }

    // LG-4.5
    void theOrganiserDecidesATieThatMatters()
    {
        Playing playing(Playing::definition(4, leagueAndPlayoffs(2)));
        for (const char* pair : {"ab", "ac", "ad", "bc", "bd", "cd"})
            playing.record(std::string(1, pair[0]), 1, 1, std::string(1, pair[1]));
        QVERIFY(playing.says("Nothing separates Ants, Bears, Cats and Dogs, and it matters"));
        QVERIFY(playing.season().seeding.empty());
        QVERIFY(playing.act({{"command", "decide"}, {"order", {"c", "a", "d", "b"}}, {"how", "the tiebreaker die"}}));
        QCOMPARE(playing.idOf(playing.season().seeding[0]), "c");
        QCOMPARE(playing.idOf(playing.season().seeding[1]), "a");
    }

    void aCupWithByesBestOfThreeAndThirdPlace()
    {
        Playing playing(Playing::definition(6, knockout(6, {{"best_of", {3, 1}}, {"third_place", true}})));
        QVERIFY2(playing.accepted(), playing.said().c_str());
        QVERIFY(playing.season().series[0].isBye);
        QCOMPARE(playing.idOf(playing.season().series[0].winner), "a");
        // Dogs against Elks: best of three, won 2 to 1.
        QVERIFY(playing.record("d", 1, 0, "e"));
        QVERIFY(playing.record("d", 0, 1, "e"));
        QVERIFY(!playing.record("d", 1, 1, "e"));
        QVERIFY(playing.says("A playoff match needs a winner."));
        QVERIFY(playing.record("d", 1, 0, "e"));
        QVERIFY(playing.says("Dogs advances, 2 to 1 in games against Elks."));
        playAll(playing);
        // Who has won a final goes nowhere from there.
        QVERIFY(!playing.says(" advances:"));
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        const Series& third = playing.season().series.back();
        QVERIFY(third.branch == Branch::ThirdPlace);
        QCOMPARE(playing.idOf(third.winner), "c");
    }

    // LG-2.11
    void whoHasLostOnceComesBackThroughTheLowerBracket()
    {
        Playing playing(Playing::definition(4, knockout(4, {{"losers", "double_elimination"}})));
        QVERIFY2(playing.accepted(), playing.said().c_str());
        const auto sides = [&](std::size_t i) {
            const Series& series = playing.season().series[i];
            return playing.idOf(series.sides[0]) + playing.idOf(series.sides[1]);
        };
        QVERIFY(playing.record("a", 1, 0, "d"));
        QVERIFY(playing.record("b", 1, 0, "c"));
        QCOMPARE(sides(2), "ab"); // the upper final
        QCOMPARE(sides(3), "cd"); // first round of the lower bracket: those who have lost
        QVERIFY(playing.record("a", 1, 0, "b"));
        QVERIFY(playing.record("d", 1, 0, "c")); // c is out
        QCOMPARE(sides(4), "bd");
        QVERIFY(playing.record("b", 0, 1, "d"));
        QCOMPARE(sides(5), "ad");
        // The final: the first loss of a, so they meet once more.
        QVERIFY(playing.record("a", 0, 1, "d"));
        QVERIFY(!playing.season().isOver);
        QCOMPARE(playing.season().champion, -1);
        QCOMPARE(sides(6), "ad");
        QVERIFY(playing.record("a", 0, 1, "d"));
        QVERIFY(playing.season().isOver);
        QCOMPARE(playing.idOf(playing.season().champion), "d");
        QVERIFY(seasonShape().check(playing.journal().table()).empty());
    }

    // LG-2.11
    void whoHasNotLostNeedsOneMatchOfTheFinal()
    {
        Playing playing(Playing::definition(8, knockout(8, {{"losers", "double_elimination"}})));
        playAll(playing); // the better seed always wins
        QVERIFY(playing.season().isOver);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        const Series& second = playing.season().series.back();
        QVERIFY(second.branch == Branch::Final && second.isBye);
        QVERIFY(isNeedless(playing.season(), playing.season().fixtures[second.games.front()]));
        // 7 above, 6 below, the final: nobody but the champion has lost less than twice.
        const auto played = std::count_if(playing.season().fixtures.begin(), playing.season().fixtures.end(),
                                          [](const Fixture& fixture) { return fixture.result.has_value(); });
        QCOMPARE(played, 14);
        const Series* final = finalOf(playing.season());
        QCOMPARE(playing.idOf(final->sides[0]) + playing.idOf(final->sides[1]), "ab");
    }

    // LG-2.11: no two meet again in the second round of the lower bracket who met in the first round.
    void theLowerBracketCrossesOver()
    {
        Playing playing(Playing::definition(8, knockout(8, {{"losers", "double_elimination"}})));
        for (const char* pair : {"ah", "de", "bg", "cf"})
            playing.record(std::string(1, pair[0]), 1, 0, std::string(1, pair[1]));
        playing.record("a", 1, 0, "d");
        playing.record("b", 1, 0, "c");
        playing.record("e", 1, 0, "h");
        playing.record("f", 1, 0, "g");
        std::vector<std::string> second;
        for (const Series& series : playing.season().series) {
            if (series.branch == Branch::Lower && series.round == 3)
                second.push_back(playing.idOf(series.sides[0]) + playing.idOf(series.sides[1]));
        }
        QCOMPARE(second, (std::vector<std::string>{"ce", "df"}));
    }

    // LG-2.12
    void thoseWhoLoseAtOncePlayAConsolation()
    {
        Playing playing(Playing::definition(8, knockout(8, {{"losers", "consolation"}, {"third_place", true}})));
        playAll(playing);
        QVERIFY(playing.season().isOver);
        QCOMPARE(playing.idOf(playing.season().champion), "a");
        const Series& last = playing.season().series.back();
        QVERIFY(last.branch == Branch::Consolation);
        QCOMPARE(playing.idOf(last.sides[0]) + playing.idOf(last.sides[1]), "ef");
        QCOMPARE(playing.idOf(last.winner), "e");
    }

    void formatsThatCannotBeAreRefused()
    {
        Playing tooFew(Playing::definition(4, knockout(4, {{"losers", "consolation"}})));
        QVERIFY(!tooFew.accepted());
        Playing third(Playing::definition(4, knockout(4, {{"losers", "double_elimination"}, {"third_place", true}})));
        QVERIFY(!third.accepted());
        Playing two(Playing::definition(2, knockout(2, {{"losers", "double_elimination"}})));
        QVERIFY(!two.accepted());
    }

    void groupsAreDealtRoundAndTheirWinnersSeededFirst()
    {
        Json format{{"league", {{"kind", "round_robin"}, {"groups", 2}}},
                    {"playoffs", {{"kind", "bracket"}, {"places", 4}}}};
        Json definition = Playing::definition(6, format);
        definition["tie_breakers"] = {"score_difference", "lots"};
        Playing playing(definition);
        QCOMPARE(playing.season().groups[0], (std::vector{0, 2, 4}));
        QCOMPARE(playing.season().fixtures[0].id, "A-1-1");
        playAll(playing);
        std::string seeds;
        for (const int entrant : playing.season().seeding)
            seeds += playing.idOf(entrant);
        // Both winners have done the same in their groups: the lots decide between them.
        QVERIFY2(seeds == "abcd" || seeds == "bacd" || seeds == "abdc" || seeds == "badc", seeds.c_str());
    }

    void aLadderTakesFixturesAsTheyCome()
    {
        Playing playing(Playing::definition(4, {{"league", {{"kind", "ladder"}}}}, "crowd"));
        QVERIFY(playing.season().fixtures.empty());
        QVERIFY(!playing.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        QVERIFY(playing.says("A match of this game has 3 to 5 different players."));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "b", "d"}}, {"date", "2027-05-01"}}));
        QVERIFY(playing.act(
            {{"command", "record"}, {"fixture", "1"}, {"result", {{"scores", {{"a", 3}, {"b", 9}, {"d", 5}}}}}}));
        QCOMPARE(playing.order(), "bdac");
        QVERIFY(playing.act({{"command", "enter"}, {"entrant", {{"id", "e"}, {"name", "Elks"}}}}));
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"c", "e", "d"}}}));
        QVERIFY(playing.act({{"command", "cancel_fixture"}, {"fixture", "2"}}));
        QVERIFY(playing.act({{"command", "close_league"}}));
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QVERIFY(!playing.act({{"command", "add_fixture"}, {"sides", {"a", "b", "c"}}}));
    }

    // LG-2.4: only what is arranged has a day; the playoffs of a ladder come when it is closed.
    void aLadderHasNoDatesOfItsOwn()
    {
        Json definition = Playing::definition(4, {{"league", {{"kind", "ladder"}}}});
        definition["format"]["playoffs"] = {{"kind", "bracket"}, {"places", 2}};
        definition["calendar"] = {{"first_date", "2027-01-09"}, {"time", "18:30"}, {"venue", "Club"}};
        Playing playing(definition);
        QCOMPARE(playing.season().fixtures.back().date, "");
        QCOMPARE(playing.season().fixtures.back().time, "");
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}, {"date", "2027-05-01"}}));
        QCOMPARE(playing.season().fixtures[0].time, "18:30");
        QVERIFY(playing.act(
            {{"command", "add_fixture"}, {"sides", {"a", "c"}}, {"date", "2027-05-02"}, {"time", "20:00"}}));
        QCOMPARE(playing.season().fixtures[1].time, "20:00");
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"a", "d"}}}));
        QCOMPARE(playing.season().fixtures[2].time, "");
    }

    // LG-4.4: who comes later draws among the lots that are drawn; nobody else changes places.
    void whoComesLaterLeavesTheLotsOfTheOthers()
    {
        Json definition = Playing::definition(6, {{"league", {{"kind", "ladder"}}}});
        definition["tie_breakers"] = {"lots"};
        Playing playing(definition);
        std::string before = playing.order();
        for (const char* id : {"g", "h", "i"}) {
            QVERIFY(playing.act({{"command", "enter"}, {"entrant", {{"id", id}, {"name", id}}}}));
            std::string now = playing.order();
            now.erase(now.find(id), 1);
            QCOMPARE(now, before);
            before = playing.order();
        }
    }

    // What nobody has counted is not 0.
    void aStatisticThatIsNotKnownSeparatesNobody()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["tie_breakers"] = {"fewest_fouls", "most_kills"};
        Playing playing(definition);
        const auto record = [&](const char* home, const char* away, const Json& stats) {
            return playing.act({{"command", "record"},
                                {"fixture", playing.fixtureOf(home, away)},
                                {"result", {{"scores", {{home, 2}, {away, 1}}}, {"stats", stats}}}});
        };
        QVERIFY(record("a", "c", {{"kills", {{"a", 1}, {"c", 0}}}}));
        QVERIFY(record("b", "d", {{"kills", {{"b", 4}, {"d", 0}}}, {"fouls", {{"b", 3}, {"d", 0}}}}));
        QCOMPARE(playing.order().substr(0, 2), "ba");
        const TableRow first = playing.table()[0];
        QCOMPARE(first.unknown, (std::vector{0, 0}));
        QCOMPARE(playing.table()[1].unknown, (std::vector{0, 1}));
        QCOMPARE(first.why[2].toStdString(), "Not compared on fewest fouls: not known for every match.");
        const auto index = static_cast<std::size_t>(playing.season().fixtureNamed(playing.fixtureOf("a", "c", false)));
        const Json shown = playing.journal().table()["fixtures"][index];
        QVERIFY(!shown["result"]["stats"].contains("fouls"));
    }

    // A ladder in which some matches are of two, others of more.
    void firstPlacesAreThoseOfAllMatches()
    {
        Playing playing(Playing::definition(4, {{"league", {{"kind", "ladder"}}}}, "party"));
        const auto play = [&](const char* fixture, const Json& scores) {
            Json sides = Json::array();
            for (const auto& [id, score] : scores.items())
                sides.push_back(id);
            QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", sides}}));
            QVERIFY2(playing.act({{"command", "record"}, {"fixture", fixture}, {"result", {{"scores", scores}}}}),
                     playing.said().c_str());
        };
        play("1", {{"a", 3}, {"b", 3}, {"c", 1}});
        play("2", {{"a", 3}, {"b", 2}, {"c", 1}, {"d", 0}});
        play("3", {{"a", 4}, {"b", 1}});
        QCOMPARE(playing.table()[0].why[0].toStdString(), "Ants: 13 points; played 3, first in 3 of them.");
        QCOMPARE(playing.table()[1].why[0].toStdString(), "Bears: 8 points; played 3, first in 1 of them.");
        // Who has played by twos alone has won and lost.
        Playing duels(Playing::definition(2, {{"league", {{"kind", "ladder"}}}}, "party"));
        QVERIFY(duels.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}}));
        QVERIFY(duels.record("a", 2, 1, "b"));
        QCOMPARE(duels.table()[0].why[0].toStdString(), "Ants: 3 points; played 1, won 1, drawn 0, lost 0.");
    }

    // What docs/leagues.md reads where the rules leave it open.

    void aBonusIsForWhatWasPlayedAlsoWhereAllLose()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["points"] = {{"win", 3}, {"bonuses", {{{"for", "score"}, {"at_least", 10}, {"points", 1}}}}};
        Playing playing(definition);
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", playing.fixtureOf("a", "b")},
                             {"result", {{"scores", {{"a", 12}, {"b", 3}}}, {"by", "all_lost"}}}}));
        QVERIFY(playing.says("League points for Ants: 1.") && playing.says("League points for Bears: 0."));
        // Who came has 20 to 0 and no bonus for it.
        QVERIFY(playing.act(
            {{"command", "record"}, {"fixture", playing.fixtureOf("c", "d")}, {"result", {{"forfeited_by", {"d"}}}}}));
        QVERIFY(playing.says("Won by Cats: ") && playing.says("Cats 20"));
        QVERIFY2(playing.says("League points for Cats: 3."), playing.said().c_str());
    }

    void atATableThatSomebodyMissedNobodyHasABonus()
    {
        const auto played = [](const Json& more) {
            Json definition = Playing::definition(4, {{"league", {{"kind", "ladder"}}}}, "crowd");
            definition["points"] = {{"placement", {5, 3, 1}},
                                    {"bonuses", {{{"for", "score"}, {"at_least", 10}, {"points", 1}}}}};
            Playing playing(definition);
            playing.act({{"command", "add_fixture"}, {"sides", {"a", "b", "c", "d"}}});
            Json result{{"scores", {{"a", 12}, {"b", 11}, {"c", 0}, {"d", 0}}}};
            result.update(more);
            playing.act({{"command", "record"}, {"fixture", "1"}, {"result", result}});
            return playing.said();
        };
        const std::string whole = played(Json::object());
        QVERIFY2(whole.find("League points for Ants: 6.") != std::string::npos, whole.c_str());
        const std::string missed = played({{"scores", {{"a", 12}, {"b", 11}, {"c", 0}}}, {"forfeited_by", {"d"}}});
        QVERIFY2(missed.find("League points for Ants: 5.") != std::string::npos, missed.c_str());
        QVERIFY2(missed.find("League points for Bears: 3.") != std::string::npos, missed.c_str());
    }

    void twoWhoMissedTheSameTableAreLevelByIt()
    {
        Json definition = Playing::definition(4, {{"league", {{"kind", "ladder"}}}}, "crowd");
        definition["tie_breakers"] = {"head_to_head"};
        Playing playing(definition);
        QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {"d", "c", "b", "a"}}}));
        QVERIFY(playing.act({{"command", "record"},
                             {"fixture", "1"},
                             {"result", {{"scores", {{"a", 4}, {"b", 2}}}, {"forfeited_by", {"c", "d"}}}}}));
        const TableRow row = playing.table()[2];
        QVERIFY(row.sharesRank && row.rank == 3 && playing.table()[3].rank == 3);
        const std::vector<std::string> why = render(row.why);
        QVERIFY(std::find(why.begin(), why.end(),
                          "Still level with Dogs on points in the matches among them: 1 each.") != why.end());
    }

    // Five in two groups: three play two matches each, two play one.
    void theChampionOfGroupsIsTheBestWinnerByPointsPerMatch()
    {
        Json format = Playing::roundRobin();
        format["league"]["groups"] = 2;
        Playing playing(Playing::definition(5, format));
        std::vector<int> larger = playing.season().groups[0];
        std::vector<int> smaller = playing.season().groups[1];
        QCOMPARE(larger.size(), std::size_t{3});
        const auto id = [&](int entrant) { return playing.idOf(entrant); };
        QVERIFY(playing.record(id(larger[0]), 9, 0, id(larger[1])));
        QVERIFY(playing.record(id(larger[0]), 5, 5, id(larger[2])));
        QVERIFY(playing.record(id(larger[1]), 1, 0, id(larger[2])));
        QVERIFY(playing.record(id(smaller[0]), 1, 0, id(smaller[1])));
        // 4 points of two matches are less than 3 of one.
        QCOMPARE(id(playing.season().champion), id(smaller[0]));
    }

    void aDecisionAboutTheFinalTableIsNoneAboutTheLeague()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 4}, {"most", 4}, {"rounds", 1}}},
                    {"playoffs", {{"kind", "final_table"}, {"players", 4}}}};
        Json definition = Playing::definition(4, format, "crowd");
        definition["tie_breakers"] = Json::array();
        Playing playing(definition);
        const auto record = [&](std::size_t index) {
            return playing.act({{"command", "record"},
                                {"fixture", playing.season().fixtures[index].id},
                                {"result", {{"scores", {{"a", 9}, {"b", 9}, {"c", 5}, {"d", 1}}}}}});
        };
        const auto decide = [&](const char* first, const char* second) {
            return playing.act({{"command", "decide"}, {"order", {first, second}}, {"how", "a die"}});
        };
        QVERIFY(record(0));
        QVERIFY(decide("a", "b")); // who is the first seed
        QVERIFY(record(1));
        QVERIFY(playing.says("The final is shared by Ants and Bears"));
        QVERIFY(decide("b", "a"));
        QCOMPARE(playing.idOf(playing.season().champion), "b");
        QCOMPARE(playing.order(), "abcd");
        QVERIFY(playing.table()[1].headline->toStdString().starts_with("Behind Ants by the organiser's decision"));
    }

    void tablesOfFourWithAFinalTable()
    {
        Json format{{"league", {{"kind", "tables"}, {"least", 3}, {"most", 4}, {"rounds", 4}}},
                    {"playoffs", {{"kind", "final_table"}, {"players", 4}}}};
        Playing playing(Playing::definition(7, format, "crowd"));
        QVERIFY2(playing.accepted(), playing.said().c_str());
        for (std::size_t i = 0; i < playing.season().fixtures.size(); ++i) {
            const Fixture& fixture = playing.season().fixtures[i];
            Json scores = Json::object();
            for (const int entrant : fixture.sides)
                scores[playing.idOf(entrant)] = 50 - entrant;
            QVERIFY(playing.act({{"command", "record"}, {"fixture", fixture.id}, {"result", {{"scores", scores}}}}));
        }
        QCOMPARE(playing.idOf(playing.season().champion), "a");
    }

    void aSeasonThatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("why");
        QTest::newRow("no such game") << R"({"game": "chess"})"
                                      << "No game called “chess”";
        QTest::newRow("no format") << R"({"format": {}})"
                                   << "needs a league phase, playoffs, or both";
        QTest::newRow("twice the same") << R"({"entrants": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]})"
                                        << "“a” appears here twice";
        QTest::newRow("an unknown coach") << R"({"entrants": [{"id": "a", "name": "A", "coach": "x"}]})"
                                          << "“x” is not among the people";
        QTest::newRow("too many playoff places")
            << R"({"format": {"league": {"kind": "round_robin"}, "playoffs": {"kind": "bracket", "places": 8}}})"
            << "Playoffs for 8 are not possible with 4 entrants";
        QTest::newRow("an even series")
            << R"({"format": {"playoffs": {"kind": "bracket", "places": 4, "best_of": [2]}}})"
            << "not of 2";
        QTest::newRow("tables in a game of two")
            << R"({"format": {"league": {"kind": "tables", "least": 3, "most": 4, "rounds": 2}}})"
            << "Tables of 3 to 4";
        QTest::newRow("too many groups") << R"({"format": {"league": {"kind": "round_robin", "groups": 3}}})"
                                         << "3 groups are too many";
        QTest::newRow("no such tie-breaker") << R"({"tie_breakers": ["beauty"]})"
                                             << "“beauty”";
        QTest::newRow("a bonus for what is not counted")
            << R"({"points": {"bonuses": [{"for": "stat", "stat": "goals", "at_least": 2, "points": 1}]}})"
            << "“goals”";
        QTest::newRow("no date") << R"({"calendar": {"first_date": "2027-02-30"}})"
                                 << "2027-02-30";
    }
    void aSeasonThatCannotBeIsRefused()
    {
        QFETCH(QString, change);
        QFETCH(QString, why);
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition.update(*parseJson(change.toStdString()));
        Playing playing(definition);
        QVERIFY(!playing.accepted());
        QVERIFY2(playing.says(why.toStdString()), playing.said().c_str());
    }

    void theDefinitionGoesOutAndIn()
    {
        Json definition = Playing::definition(4, leagueAndPlayoffs(2));
        definition["points"] = {{"win", 2}, {"bonuses", {{{"for", "narrow_loss"}, {"at_most", 3}, {"points", 1}}}}};
        definition["calendar"] = {{"first_date", "2027-01-09"}};
        Playing playing(definition, false);
        const Season read = readDefinition(writeRecord(playing.season()), playing.rules());
        QVERIFY(read == playing.season());
        QVERIFY(recordOf<Season>().shape().check(writeRecord(playing.season())).empty());
    }

    void theRecordBringsTheSameSeasonBack()
    {
        Playing playing(Playing::definition(5, leagueAndPlayoffs(4)));
        playAll(playing);
        const auto lines = playing.journal().recordedLines();
        const auto opened = Playing::Record::open(lines, SeasonGame(whistle::testing::findTestGame));
        QVERIFY(bool(opened));
        QCOMPARE((*opened)->table().dump(), playing.journal().table().dump());
        QVERIFY((*opened)->deviations().empty());
    }

    void homeDateAndPlaceCanBeArranged()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        const std::string fixture = playing.season().fixtures[0].id;
        const std::string away = playing.idOf(playing.season().fixtures[0].sides[1]);
        QVERIFY(playing.act({{"command", "arrange"},
                             {"fixture", fixture},
                             {"date", "2027-03-01"},
                             {"venue", "Hall 2"},
                             {"home", away}}));
        QCOMPARE(playing.idOf(playing.season().fixtures[0].sides[0]), away);
        QVERIFY(!playing.act({{"command", "arrange"}, {"fixture", fixture}, {"time", "half past six"}}));
    }
};

QTEST_GUILESS_MAIN(TestLeagueSeason)
#include "tst_league_season.moc"
