// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/intake.h"
#include "league/refereeing/result_fields.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>
#include <functional>
#include <set>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::findTestGame;
using whistle::testing::Playing;

namespace {

Intake taken(const Season& season, const std::string& text, const std::vector<std::string>& columns = {})
{
    const auto table = readSheet(text, "table.csv");
    const Checked<Intake> intake =
        table ? takeIn(*table, season, findTestGame, {}, columns) : Checked<Intake>(table.problems());
    if (!intake)
        qWarning("%s", intake.problems().front().message.toStdString().c_str());
    return intake ? *intake : Intake{};
}

void enter(Playing& playing, const Intake& intake)
{
    for (const Json& act : intake.acts)
        QVERIFY2(playing.act(act), (act.dump() + playing.said() + playing.problem()).c_str());
}

Json writeFixturesResult(const Playing& playing, std::size_t index)
{
    const std::optional<Result>& result = playing.season().fixtures[index].result;
    return result ? writeResult(playing.season(), *result, playing.rules()) : Json();
}

std::string whyOf(const Intake& intake, int line)
{
    for (const Problem& problem : intake.leftOut) {
        if (problem.line == line)
            return problem.message.toStdString();
    }
    return {};
}

} // namespace

/// Somebody's own tables: who takes part, when matches are, how they ended.
class TestLeagueIntake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreReadAsSpreadsheetsWriteThem()
    {
        const auto table = readSheet("a;b\n\"x;y\";\"he said \"\"no\"\"\"\n\n;2\n", "t");
        QVERIFY(table);
        QCOMPARE(table->size(), std::size_t{3});
        QCOMPARE((*table)[1].cells, (std::vector<std::string>{"x;y", "he said \"no\""}));
        QCOMPARE((*table)[2].number, 4);
        QCOMPARE(readSheet("a\tb,c\n", "t")->front().cells, (std::vector<std::string>{"a", "b,c"}));
        QVERIFY(!readSheet("a,b\n\"c,d\n", "t"));
        QCOMPARE(readSheet("a,b\n\"c,d\n", "t").problems().front().line, 2);
    }

    void linesAreWrittenForTheSpreadsheetsOfALanguage()
    {
        QCOMPARE(sheetLine({"a", "b;c", "=1+2", "-3"}), std::string("a,b;c,'=1+2,-3\r\n"));
        QCOMPARE(sheetLine({"a", "b;c"}, sheetStyleOf("hu")), std::string("a;\"b;c\"\r\n"));
        QCOMPARE(sheetNumber(2.5, 2, sheetStyleOf("pl")), std::string("2,50"));
        QCOMPARE(sheetNumber(2.5, 1), std::string("2.5"));
        QVERIFY(sheetStyleOf("hu_HU").hasMark && !SheetStyle{}.hasMark);
        const Playing playing(Playing::definition(2, Playing::roundRobin()));
        QVERIFY(tableCsv(playing.season(), playing.rules(), sheetStyleOf("hu")).starts_with("\uFEFFgroup;rank;"));
        QVERIFY(fixturesCsv(playing.season(), playing.rules()).starts_with("fixture,part,"));
    }

    void whoTakesPartIsEntered()
    {
        Json definition = Playing::definition(0, Playing::roundRobin());
        Playing playing(definition, false);
        const Intake intake =
            taken(playing.season(), "Név;Szín;Megjegyzés\nŐrült Ödön;#b03030;éjszakás\nŻółć;;\n;;x\n;;\n"
                                    "Őrült Ödön;;\nRossz;piros;\n");
        QCOMPARE(intake.columns, (std::vector<std::string>{"name", "colour", "notes"}));
        QCOMPARE(intake.taken.size(), std::size_t{2});
        QCOMPARE(intake.known, 0);
        QVERIFY2(whyOf(intake, 6).find("A line above has “Őrült Ödön” already") == 0, whyOf(intake, 6).c_str());
        QVERIFY2(whyOf(intake, 4).find("The name is missing") != std::string::npos, whyOf(intake, 4).c_str());
        QVERIFY2(!whyOf(intake, 7).empty(), "a colour that is none");
        enter(playing, intake);
        QCOMPARE(playing.season().entrants.size(), std::size_t{2});
        QCOMPARE(playing.season().entrants[0].name, std::string("Őrült Ödön"));
        QCOMPARE(playing.season().entrants[0].notes, std::string("éjszakás"));
        QCOMPARE(playing.season().person(playing.season().entrants[1].coach)->name, std::string("Żółć"));
        // Once more: nothing is new.
        const Intake again = taken(playing.season(), "name\nŐrült Ödön\nŻółć\n");
        QCOMPARE(again.known, 2);
        QVERIFY(again.acts.empty());
    }

    // Names that differ in accents and signs alone are different people, if both are told.
    void namesAreTheVeryNamesFirst()
    {
        Playing playing(Playing::definition(0, Playing::roundRobin()), false);
        const Intake intake = taken(playing.season(), "name\nMüller\nMuller\nA+\nA-\nC\nC++\n!!!\n???\n");
        QCOMPARE(intake.taken.size(), std::size_t{8});
        enter(playing, intake);
        QCOMPARE(playing.season().entrants.size(), std::size_t{8});
        QCOMPARE(playing.season().people.size(), std::size_t{8});
        QCOMPARE(taken(playing.season(), "name\nA-\nMuller\n").known, 2);
        // One that is spelled otherwise than the only one it can be is that one, which is told.
        Playing one(Playing::definition(0, Playing::roundRobin()), false);
        enter(one, taken(one.season(), "name\nMüller\n"));
        const Intake other = taken(one.season(), "name\nMuller\n");
        QVERIFY(other.acts.empty() && other.known == 0);
        QCOMPARE(whyOf(other, 2), std::string("“Muller” is taken for “Müller” of this season."));
    }

    // What the season has is known, also where somebody did not come; time and place come in beside a result.
    void noShowsAndTimesComeIn()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin(2)));
        const std::string text = "home;away;score;absent;time;venue\nAnts;Bears;;Bears;;\nCats;Dogs;3:1;;20:00;Hall\n";
        const Intake intake = taken(playing.season(), text);
        QCOMPARE(intake.taken.size(), std::size_t{2});
        enter(playing, intake);
        for (const Fixture& fixture : playing.season().fixtures) {
            if (fixture.result && !fixture.result->absent[0] && !fixture.result->absent[1]) {
                QCOMPARE(fixture.time, std::string("20:00"));
                QCOMPARE(fixture.venue, std::string("Hall"));
            }
        }
        const Intake again = taken(playing.season(), text);
        QVERIFY(again.acts.empty() && again.leftOut.empty());
        QCOMPARE(again.known, 2);
    }

    // What the program has written it reads again, a line for each side.
    void ourOwnFixturesComeBack()
    {
        Json definition = Playing::definition(4, Playing::roundRobin());
        definition["calendar"] = {{"first_date", "2027-01-09"}, {"time", "18:30"}};
        Playing played(definition);
        const Fixture first = played.season().fixtures[0];
        const auto id = [&](std::size_t side) { return played.season().entrant(first.sides[side]).id; };
        QVERIFY(played.act(
            {{"command", "record"}, {"fixture", first.id}, {"result", {{"scores", {{id(0), 3}, {id(1), 1}}}}}}));
        const Fixture second = played.season().fixtures[1];
        QVERIFY(played.act({{"command", "record"},
                            {"fixture", second.id},
                            {"result", {{"forfeited_by", {played.season().entrant(second.sides[1]).id}}}}}));
        const std::string csv = fixturesCsv(played.season(), played.rules());
        const Intake known = taken(played.season(), csv);
        QVERIFY(known.acts.empty() && known.leftOut.empty());
        QCOMPARE(known.known, 6);
        Playing other(definition);
        enter(other, taken(other.season(), csv));
        QVERIFY(other.season().fixtures[0].result->scores == played.season().fixtures[0].result->scores);
        QVERIFY(other.season().fixtures[1].result->absent == played.season().fixtures[1].result->absent);
        QVERIFY(!other.season().fixtures[2].result);
    }

    // With all that a result can tell, and in an empty season.
    void ourOwnFixturesComeBackWhole()
    {
        const Json definition = Playing::definition(4, Playing::roundRobin());
        Playing played(definition);
        const auto record = [&](std::size_t index,
                                const std::function<Json(const std::string&, const std::string&)>& of) {
            const Fixture fixture = played.season().fixtures[index];
            const Json result = of(played.idOf(fixture.sides[0]), played.idOf(fixture.sides[1]));
            QVERIFY2(played.act({{"command", "record"}, {"fixture", fixture.id}, {"result", result}}),
                     (played.said() + played.problem()).c_str());
        };
        record(0, [](const std::string& a, const std::string& b) {
            return Json{{"scores", {{a, 3}, {b, 1}}},
                        {"by", "points"},
                        {"stats", {{"kills", {{a, 4}, {b, 0}}}}},
                        {"date", "2027-01-09"},
                        {"note", "=late\nand long"}};
        });
        record(1, [](const std::string& a, const std::string& b) {
            return Json{{"scores", {{a, 10}, {b, 3}}}, {"awarded", "A fielded player was not entered."}};
        });
        record(2, [](const std::string& a, const std::string& b) {
            return Json{{"scores", {{a, 9}, {b, 9}}}, {"places", {{a, 2}, {b, 1}}}, {"by", "blowout"}};
        });
        record(3, [](const std::string& a, const std::string& b) { return Json{{"forfeited_by", {a, b}}}; });
        const std::string first = played.season().fixtures[4].id;
        QVERIFY(played.act({{"command", "arrange"}, {"fixture", first}, {"venue", "Hall"}}));
        QVERIFY(played.act({{"command", "abandon"}, {"fixture", first}, {"reason", "A power cut."}}));
        const std::string csv = fixturesCsv(played.season(), played.rules());
        Playing other(definition);
        const Intake intake = taken(other.season(), csv);
        QVERIFY(intake.isOurs);
        QVERIFY2(intake.leftOut.empty(), whyOf(intake, 2).c_str());
        QCOMPARE(intake.taken.size(), std::size_t{5});
        QCOMPARE(intake.known, 1); // the last is still to be played, here too
        enter(other, intake);
        for (std::size_t i = 0; i < 5; ++i) {
            QVERIFY2(writeFixturesResult(other, i) == writeFixturesResult(played, i),
                     writeFixturesResult(other, i).dump().c_str());
        }
        QCOMPARE(other.season().fixtures[4].abandoned, std::string("A power cut."));
        QCOMPARE(other.season().fixtures[4].venue, std::string("Hall"));
        QCOMPARE(fixturesCsv(other.season(), other.rules()), csv);
        // As its spreadsheet has it, with another separator and a mark.
        Playing third(definition);
        enter(third, taken(third.season(), fixturesCsv(played.season(), played.rules(), sheetStyleOf("hu")).substr(3)));
        QCOMPARE(fixturesCsv(third.season(), third.rules()), csv);
    }

    // At a table of three each line is a side.
    void ourOwnTablesOfThreeComeBack()
    {
        const Json definition = Playing::definition(
            6, {{"league", {{"kind", "tables"}, {"least", 3}, {"most", 3}, {"rounds", 2}}}}, "crowd");
        Playing played(definition);
        for (std::size_t i = 0; i < 2; ++i) {
            const Fixture fixture = played.season().fixtures[i];
            Json result{{"scores", Json::object()}};
            for (std::size_t side = 0; side < 3; ++side)
                result["scores"][played.idOf(fixture.sides[side])] = 90 - 10 * static_cast<int>(side);
            if (i == 1) {
                result["scores"].erase(played.idOf(fixture.sides[2]));
                result["forfeited_by"] = {played.idOf(fixture.sides[2])};
            }
            QVERIFY2(played.act({{"command", "record"}, {"fixture", fixture.id}, {"result", result}}),
                     played.said().c_str());
        }
        const std::string csv = fixturesCsv(played.season(), played.rules());
        QCOMPARE(taken(played.season(), csv).known, 4);
        Playing other(definition);
        const Intake intake = taken(other.season(), csv);
        QCOMPARE(intake.taken.size(), std::size_t{2});
        QVERIFY(intake.leftOut.empty());
        enter(other, intake);
        QCOMPARE(fixturesCsv(other.season(), other.rules()), csv);
        // Another result than the one that is here is told.
        std::string wrong = csv;
        wrong.replace(wrong.find(",1,90,"), 6, ",1,91,");
        QVERIFY(whyOf(taken(played.season(), wrong), 2).find("already has a result") != std::string::npos);
    }

    // What the program of last year has written says less, and is still read.
    void ourOwnOldFixturesAreReadToo()
    {
        Playing playing(Playing::definition(2, Playing::roundRobin()));
        const std::string head = "fixture,part,round,date,time,venue,side,name,place,score,points,how,by,source\n";
        const auto lines = [&](const std::string& first, const std::string& second) {
            return head + "1-1,league,1,,,,a,Ants," + first + ",hand\n1-1,league,1,,,,b,Bears," + second + ",hand\n";
        };
        QVERIFY(whyOf(taken(playing.season(), lines("1,3,3,awarded,", "2,1,0,awarded,")), 2).find("why") !=
                std::string::npos);
        enter(playing, taken(playing.season(), lines("1,20,3,forfeit,", "2,0,0,forfeit,")));
        QVERIFY(playing.season()
                    .fixtures[0]
                    .result->absent[playing.idOf(playing.season().fixtures[0].sides[0]) == "b" ? 0 : 1]);
    }

    // One character that nobody can read is no reason to leave out the others.
    void aControlCharacterRefusesItsLineAlone()
    {
        Playing playing(Playing::definition(0, Playing::roundRobin()), false);
        const Intake intake =
            taken(playing.season(), "Name;Notes\nGood;x\nA\tB;r\n\"Two\nlines\";s\nBad\x01;t\nAlso good;u\n");
        QCOMPARE(intake.taken.size(), std::size_t{2});
        for (const int line : {3, 4, 6})
            QVERIFY2(whyOf(intake, line).find("control character") != std::string::npos, whyOf(intake, line).c_str());
        enter(playing, intake);
        QCOMPARE(playing.season().entrants.size(), std::size_t{2});
        Playing matches(Playing::definition(4, Playing::roundRobin()));
        const Intake results = taken(matches.season(), "home,away,score,note,venue\nAnts,Bears,3:1,\"first\nsecond\",\n"
                                                       "Cats,Dogs,4:1,ok,\"Hall\t2\"\nAnts,Cats,1:0,,\n");
        QCOMPARE(results.taken.size(), std::size_t{2});
        QVERIFY(whyOf(results, 4).find("control character") != std::string::npos);
        enter(matches, results);
    }

    // Known is only what says nothing else.
    void whatIsNotReadIsNotKnown()
    {
        Playing playing(Playing::definition(
            4, {{"league", {{"kind", "round_robin"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 2}}}}));
        const auto told = [&](const std::string& text, int line = 2) {
            const Intake intake = taken(playing.season(), text);
            return (intake.known > 0 ? "known " : "") + whyOf(intake, line);
        };
        QCOMPARE(told("fixture,score\np1-1-1,3:1\n"), std::string("It is not yet known who plays this match."));
        QVERIFY(told("home,away,note\nAnts,Bears,postponed\n").find("need its result") != std::string::npos);
        enter(playing, taken(playing.season(), "home,away,score,kills_home,kills_away\nAnts,Bears,3:1,2,0\n"));
        QCOMPARE(told("home,away,score\nAnts,Bears,3:1\n"), std::string("known "));
        QCOMPARE(told("home,away,score,kills_home,kills_away\nAnts,Bears,3:1,2,0\n"), std::string("known "));
        QVERIFY(told("home,away,score,kills_home,kills_away\nAnts,Bears,3:1,2,1\n").find("already has a result") !=
                std::string::npos);
        QVERIFY(told("home,away,score,note\nAnts,Bears,3:1,late\n").find("already has a result") != std::string::npos);
        // When it was played is new.
        enter(playing, taken(playing.season(), "home,away,score,date\nAnts,Bears,3:1,2027-01-09\n"));
        QCOMPARE(told("home,away,score,date\nAnts,Bears,3:1,2027-01-09\n"), std::string("known "));
        Playing open(Playing::definition(2, Playing::roundRobin()), false);
        QCOMPARE(taken(open.season(), "name,notes\nAnts,\n").known, 1);
        QVERIFY(whyOf(taken(open.season(), "name,notes\nAnts,new\n"), 2).find("with other details") !=
                std::string::npos);
    }

    // The same two may meet again and end alike; what is dated otherwise is another evening.
    void aLadderKnowsItsEveningsApart()
    {
        Playing playing(Playing::definition(3, {{"league", {{"kind", "ladder"}}}}));
        enter(playing, taken(playing.season(), "home,away,score\nAnts,Bears,5:1\n"));
        QCOMPARE(taken(playing.season(), "home,away,score\nAnts,Bears,5:1\n").known, 1);
        const std::string dated = "home,away,score,date\nAnts,Bears,5:1,2027-02-01\n";
        enter(playing, taken(playing.season(), dated));
        QCOMPARE(playing.season().leagueFixtures(), std::size_t{2});
        QCOMPARE(taken(playing.season(), dated).known, 1);
    }

    // As people write rounds, times and scores; what is no such thing is told.
    void roundsTimesAndHalvesAreRead()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin(2)));
        int round = 0; // in which they meet the second time
        for (const Fixture& fixture : playing.season().fixtures) {
            if (playing.season().namesOf(fixture.sides).find("Ants") != std::string::npos &&
                playing.season().namesOf(fixture.sides).find("Bears") != std::string::npos)
                round = fixture.round;
        }
        const std::string number = std::to_string(round);
        const Intake intake = taken(playing.season(), "round,home,away,score,time\n" + number +
                                                          ". forduló,Ants,Bears,3:1 (2:0),6:30 PM\n"
                                                          "Final,Cats,Dogs,3.0,\n"
                                                          "Final,Cats,Dogs,1:1 (4:3),\nFinal,Cats,Dogs,2:2,9:05\n");
        enter(playing, intake);
        const auto& fixtures = playing.season().fixtures;
        const auto found = std::find_if(fixtures.begin(), fixtures.end(),
                                        [](const Fixture& each) { return each.result && each.time == "18:30"; });
        QVERIFY(found != fixtures.end());
        QCOMPARE((*found).round, round);
        QVERIFY(whyOf(intake, 3).find("is not a score") != std::string::npos);
        QVERIFY(whyOf(intake, 4).find("is not a score") != std::string::npos); // more than the whole
        QVERIFY(whyOf(intake, 5).find("“Final” is not the number of a round") == 0);
        QCOMPARE(intake.taken.size(), std::size_t{2});
        const Intake other =
            taken(playing.season(), "round,home,away,score_home,score_away,time\nKolejka 9,Ants,Cats,1,0,\n"
                                    ",Ants,Cats,3.0,1.0,late\n,Ants,Dogs,3.0,1.0,12 am\n");
        QVERIFY(whyOf(other, 2).find("not among the fixtures") != std::string::npos);
        QVERIFY(!whyOf(other, 3).empty());
        QCOMPARE(other.taken.size(), std::size_t{1});
        // A ladder has no rounds: the column says nothing.
        const Playing ladder(Playing::definition(2, {{"league", {{"kind", "ladder"}}}}));
        QCOMPARE(taken(ladder.season(), "round,home,away\n1,Ants,Bears\n").columns.front(), std::string());
    }

    void resultsFindTheirFixtures()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin(2)));
        const std::string text = "Runda,Gospodarze,Goście,Wynik,kills_home,kills_away,Data\n"
                                 ",Ants,Bears,3:1,2,0,09.01.2027\n" // 2
                                 ",Bears,Ants,0-0,,,2027.02.13.\n"  // 3
                                 ",cats,DOGS,2 – 5,,,\n"            // 4
                                 ",Ants,Bares,1:1,,,\n"             // 5: not known
                                 ",Ants,Cats,three,,,\n"            // 6
                                 ",Ants,Cats,1:1,,,03/04/2027\n"    // 7: two days
                                 ",Ants,Bears,9:9,,,\n"             // 8: both have been told
                                 ",Cats,Ants,4:2,150,0,\n";         // 9: more than can be
        const Intake intake = taken(playing.season(), text);
        QCOMPARE(intake.columns,
                 (std::vector<std::string>{"round", "home", "away", "score", "kills_home", "kills_away", "date"}));
        QCOMPARE(intake.taken.size(), std::size_t{3});
        QCOMPARE(intake.leftOut.size(), std::size_t{5});
        QVERIFY(whyOf(intake, 5).find("was “Bears” meant") != std::string::npos);
        QVERIFY(whyOf(intake, 6).find("is not a score") != std::string::npos);
        QVERIFY(whyOf(intake, 7).find("the day or the month may come first") != std::string::npos);
        QVERIFY(whyOf(intake, 8).find("already has a result") != std::string::npos);
        QVERIFY(whyOf(intake, 9).find("0 to 99") != std::string::npos);
        enter(playing, intake);
        const Season& season = playing.season();
        int met = 0;
        for (const Fixture& fixture : season.fixtures) {
            if (!fixture.result || season.namesOf(fixture.sides).find("Ants") == std::string::npos)
                continue;
            ++met;
            const bool isAntsHome = season.nameOf(fixture.sides[0]) == "Ants";
            QCOMPARE(fixture.result->scores[0], isAntsHome ? 3 : 0); // who was at home is found
            QCOMPARE(fixture.result->date, std::string(isAntsHome ? "2027-01-09" : "2027-02-13"));
        }
        QCOMPARE(met, 2);
        // The same table again says nothing new.
        const Intake again = taken(season, text);
        QVERIFY(again.taken.empty());
        QCOMPARE(again.known, 3);
    }

    void columnsCanBeChosen()
    {
        Playing playing(Playing::definition(2, Playing::roundRobin()));
        const std::string text = "x,y,z,w\nAnts,Bears,3,1\n";
        QVERIFY(!takeIn(*readSheet(text, "t"), playing.season(), findTestGame, {}));
        const Intake intake = taken(playing.season(), text, {"home", "away", "score_home", "score_away"});
        QCOMPARE(intake.taken.size(), std::size_t{1});
        enter(playing, intake);
        QCOMPARE(playing.season().fixtures[0].result->scores.size(), std::size_t{2});
    }

    // What is no head is not lost: it is taken in, or told.
    void aTableWithoutAHeadLosesNoLine()
    {
        Playing playing(Playing::definition(4, Playing::roundRobin()));
        const Intake intake = taken(playing.season(), "Ants,Bears,3:1\nCats,Dogs,1:1\n", {"home", "away", "score"});
        QCOMPARE(intake.taken.size(), std::size_t{2});
        QCOMPARE(intake.taken.front().number, 1);
        QCOMPARE(taken(playing.season(), "Ants,Bears\n", {"home", "away"}).known, 1);
        QVERIFY(whyOf(taken(playing.season(), "Ants,Bares,3:1\n", {"home", "away", "score"}), 1).find("Bears") !=
                std::string::npos);
        QVERIFY(
            taken(playing.season(), "Heim,Gast,Stand\nAnts,Bears,3:1\n", {"home", "away", "score"}).leftOut.empty());
        const Playing open(Playing::definition(0, Playing::roundRobin()), false);
        const Intake names = taken(open.season(), "Ann\nBob\n", {"name"});
        QCOMPARE(names.taken.size(), std::size_t{1});
        QVERIFY2(whyOf(names, 1).find("read as the names of the columns") != std::string::npos,
                 whyOf(names, 1).c_str());
    }

    void daysAndPlacesAreArranged()
    {
        Playing playing(Playing::definition(2, Playing::roundRobin()));
        enter(playing, taken(playing.season(), "fixture,date,time,venue\n1-1,9.1.2027,18:30,Club\n"));
        QCOMPARE(playing.season().fixtures[0].date, std::string("2027-01-09"));
        QCOMPARE(playing.season().fixtures[0].venue, std::string("Club"));
        enter(playing, taken(playing.season(), "home,away,no_show\nAnts,Bears,Bears\n"));
        QVERIFY(playing.season().fixtures[0].result->absent[1] || playing.season().fixtures[0].result->absent[0]);
    }

    void aLadderGetsItsMatches()
    {
        Playing playing(Playing::definition(3, {{"league", {{"kind", "ladder"}}}}));
        enter(playing, taken(playing.season(), "home,away,score\nAnts,Bears,3:1\nBears,Cats,2:2\nAnts,Bears,0:1\n"));
        QCOMPARE(playing.season().leagueFixtures(), std::size_t{3});
        QCOMPARE(playing.season().fixtures[2].result->scores[1], 1);
    }

    /// A season of 380 results comes in from one table.
    void aBigSeasonFromOneTable()
    {
        Json definition = Playing::definition(0, Playing::roundRobin(2));
        for (int i = 0; i < 20; ++i)
            definition["entrants"].push_back({{"id", "t" + std::to_string(i)}, {"name", "Team " + std::to_string(i)}});
        Playing playing(definition);
        std::string text = "home\taway\tscore\n";
        for (int home = 0; home < 20; ++home) {
            for (int away = 0; away < 20; ++away) {
                if (home != away)
                    text += "Team " + std::to_string(home) + "\tTeam " + std::to_string(away) + "\t" +
                            std::to_string(home % 4) + ":" + std::to_string(away % 3) + "\n";
            }
        }
        const Intake intake = taken(playing.season(), text);
        QCOMPARE(intake.taken.size(), std::size_t{380});
        QVERIFY(intake.leftOut.empty());
        enter(playing, intake);
        QVERIFY(playing.season().isOver || !openTies(playing.season(), playing.rules()).empty());
    }

    // Groups of real tournaments as anybody can look them up: results in, the published order out.
    void publishedTablesComeOut_data()
    {
        QTest::addColumn<QString>("tieBreakers");
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("order");
        const QString fifa = QStringLiteral(R"(["score_difference", "score_for", "head_to_head"])");
        const QString uefa =
            QStringLiteral(R"(["head_to_head", "head_to_head_difference", "head_to_head_score", "score_difference"])");
        QTest::newRow("World Cup 2010, C: goals scored")
            << fifa
            << "England,USA,1:1\nAlgeria,Slovenia,0:1\nSlovenia,USA,2:2\nEngland,Algeria,0:0\nSlovenia,England,0:1\n"
               "USA,Algeria,1:0"
            << "USA 5 4:3, England 5 2:1, Slovenia 4 3:3, Algeria 1 0:2";
        QTest::newRow("World Cup 2014, G: goal difference")
            << fifa
            << "Germany,Portugal,4:0\nGhana,USA,1:2\nGermany,Ghana,2:2\nUSA,Portugal,2:2\nUSA,Germany,0:1\n"
               "Portugal,Ghana,2:1"
            << "Germany 7 7:2, USA 4 4:4, Portugal 4 4:7, Ghana 1 4:6";
        QTest::newRow("World Cup 2018, B: goals scored")
            << fifa
            << "Morocco,Iran,0:1\nPortugal,Spain,3:3\nPortugal,Morocco,1:0\nIran,Spain,0:1\nIran,Portugal,1:1\n"
               "Spain,Morocco,2:2"
            << "Spain 5 6:5, Portugal 5 5:4, Iran 4 2:2, Morocco 1 2:4";
        QTest::newRow("World Cup 2018, H: fair play")
            << fifa
            << "Colombia,Japan,1:2\nPoland,Senegal,1:2\nJapan,Senegal,2:2\nPoland,Colombia,0:3\nJapan,Poland,0:1\n"
               "Senegal,Colombia,0:1"
            << "Colombia 6 5:2, Japan 4 4:4, Senegal 4 4:4, Poland 3 2:5";
        QTest::newRow("World Cup 2022, E: goal difference")
            << fifa
            << "Germany,Japan,1:2\nSpain,Costa Rica,7:0\nJapan,Costa Rica,0:1\nSpain,Germany,1:1\nJapan,Spain,2:1\n"
               "Costa Rica,Germany,2:4"
            << "Japan 6 4:3, Spain 4 9:3, Germany 4 6:5, Costa Rica 3 3:11";
        QTest::newRow("European Championship 2004, C: goals among three")
            << uefa
            << "Denmark,Italy,0:0\nSweden,Bulgaria,5:0\nBulgaria,Denmark,0:2\nItaly,Sweden,1:1\nItaly,Bulgaria,2:1\n"
               "Denmark,Sweden,2:2"
            << "Sweden 5 8:3, Denmark 5 4:2, Italy 5 3:2, Bulgaria 0 1:9";
    }
    void publishedTablesComeOut()
    {
        QFETCH(QString, tieBreakers);
        QFETCH(QString, table);
        QFETCH(QString, order);
        Json definition = Playing::definition(
            0, {{"league", {{"kind", "round_robin"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 2}}}});
        definition["tie_breakers"] = *parseJson(tieBreakers.toStdString());
        std::string all = "home,away,score\n" + table.toStdString();
        std::set<QString> names;
        for (const QString& line : table.split(u'\n')) {
            for (const QString& name : line.split(u',').first(2))
                names.insert(name);
        }
        for (const QString& name : names)
            definition["entrants"].push_back({{"id", idFor(name, {})}, {"name", name.toStdString()}});
        Playing playing(definition);
        const Intake intake = taken(playing.season(), all);
        QCOMPARE(intake.taken.size(), std::size_t{6});
        enter(playing, intake);
        if (!playing.season().isSeeded) // only fair play, which no result tells, was left: 4 cards to 6
            QVERIFY2(playing.act({{"command", "decide"}, {"order", {"japan", "senegal"}}, {"how", "fair play"}}),
                     playing.said().c_str());
        QStringList rows;
        for (const TableRow& row : playing.table())
            rows << QStringLiteral("%1 %2 %3:%4")
                        .arg(QString::fromStdString(playing.season().nameOf(row.entrant)))
                        .arg(row.points)
                        .arg(row.scoreFor)
                        .arg(row.scoreAgainst);
        QCOMPARE(rows.join(QStringLiteral(", ")), order);
        QCOMPARE(!playing.season().decisions.empty(), order.contains(QStringLiteral("Japan 4")));
    }

    void whatIsStillToBeTold()
    {
        const Playing playing(Playing::definition(2, Playing::roundRobin()));
        const Fixture& fixture = playing.season().fixtures[0];
        const std::vector<SideField> fields = sideFields(playing.season(), playing.rules(), 2);
        QCOMPARE(fields.size(), std::size_t{3});
        QCOMPARE(fields[1].name(), std::string("kills"));
        QCOMPARE(sideFields(playing.season(), playing.rules(), 3)[3].name(), std::string("place"));
        const auto missing = [&](const Json& result) {
            return toldSoFar(result, playing.season(), playing.rules(), fixture.sides).missing.toStdString();
        };
        Json result = Json::object();
        QVERIFY(!missing(result).empty());
        tell(result, fields[0], "a", 3);
        QVERIFY(missing(result).find("Bears") != std::string::npos);
        tell(result, fields[0], "b", 1);
        tell(result, fields[1], "a", 4);
        QVERIFY((result == Json{{"scores", {{"a", 3}, {"b", 1}}}, {"stats", {{"kills", {{"a", 4}}}}}}));
        QVERIFY(told(result, fields[1], "a") == Json(4));
        QVERIFY(told(result, fields[1], "b").is_null());
        QVERIFY(missing(result).empty());
        result["by"] = "blowout"; // the scores do not say who has won
        QVERIFY(missing(result).find("winner") != std::string::npos);
        tellWinner(result, {"a", "b"}, 1);
        QVERIFY(missing(result).empty());
        QVERIFY(result["places"]["a"] == Json(2));
        QVERIFY(toldSoFar({{"forfeited_by", {"a"}}}, playing.season(), playing.rules(), fixture.sides).isWalkover);
        // A new key of results that is said by hand needs no field of its own.
        QCOMPARE(circumstances().parts().keys.size(), std::size_t{3});
        QVERIFY(!readTyped(fields[0], QStringLiteral("x"), {}));
        QVERIFY(*readTyped(fields[0], QStringLiteral(" −3 "), {}) == Json(-3));
    }
};

QTEST_GUILESS_MAIN(TestLeagueIntake)
#include "tst_league_intake.moc"
