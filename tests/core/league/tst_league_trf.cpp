// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/pairing.h"
#include "league/refereeing/trf_intake.h"
#include "league/telling/trf_file.h"
#include "league_maker.h"

#include <QTest>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::findTestGame;
using whistle::testing::Playing;

namespace {

Json definition(const Json& points)
{
    Json json = Playing::definition(5, {{"league", {{"kind", "swiss"}, {"rounds", 4}}}});
    json["points"] = points;
    json["tie_breakers"] = {"buchholz", "sonneborn_berger"};
    json["calendar"] = {{"first_date", "2027-01-09"}, {"days_between_rounds", 7}};
    return json;
}
Json chess()
{
    return definition({{"win", 2}, {"draw", 1}, {"loss", 0}});
}

void pairNext(Playing& playing)
{
    QVERIFY2(playing.act(actJson(drawnRound(playing.season(), *roundToPair(playing.season(), playing.rules())))),
             playing.said().c_str());
}

/// Two rounds: a beats c, b and d draw, e has the bye; c asks for half a point, b beats a, e wins for d does not come.
void playTwoRounds(Playing& playing)
{
    pairNext(playing);
    QVERIFY(playing.record("a", 3, 1, "c"));
    QVERIFY(playing.record("b", 2, 2, "d"));
    QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "c"}, {"round", 2}, {"brings", "draw"}}));
    pairNext(playing);
    QVERIFY(playing.record("a", 1, 2, "b"));
    QVERIFY(playing.act(
        {{"command", "record"}, {"fixture", playing.fixtureOf("e", "d")}, {"result", {{"forfeited_by", {"d"}}}}}));
}

std::string reportOf(const Playing& playing)
{
    const Checked<std::string> report = tournamentReport(playing.season(), playing.rules());
    return report ? *report : report.problems().front().message.toStdString();
}

/// Name, place and points of each, best first.
std::string tableOf(const Playing& playing)
{
    std::string all;
    for (const TableRow& row : playing.table())
        all += playing.season().nameOf(row.entrant) + " " + std::to_string(row.rank) + " " +
               std::to_string(row.points) + "\n";
    return all;
}

} // namespace

/// A Swiss season as FIDE's tournament report, and back.
class TestLeagueTrf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theColumnsAreThoseOfTheForm()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        const std::string gap(33, ' ');
        const auto player = [&](const std::string& number, const std::string& name, const std::string& rest) {
            return "001    " + number + "      " + name + std::string(33 - name.size(), ' ') + gap + rest + "\n";
        };
        QCOMPARE(reportOf(playing),
                 "012 Test\n042 2027/01/09\n052 2027/01/16\n062 5\n092 Individual: Swiss-System\n132 " +
                     std::string(87, ' ') + "27/01/09  27/01/16  27/01/23  27/01/30\nXXR 4\n" +
                     player("1", "Ants", " 1.0    3     3 w 1     2 b 0") +
                     player("2", "Bears", " 1.5    2     4 b =     1 w 1") +
                     player("3", "Cats", " 0.5    5     1 b 0  0000 - H") +
                     player("4", "Dogs", " 0.5    4     2 w =     5 b -") +
                     player("5", "Elks", " 2.0    1  0000 - U     4 w +"));
    }

    void otherPointsAreSaid()
    {
        Playing playing(definition({{"win", 3}, {"draw", 1}, {"loss", 0}}));
        pairNext(playing);
        const std::string report = reportOf(playing);
        QVERIFY2(report.find("XXR 4\nBBW  3.0\nBBD  1.0\n001") != std::string::npos, report.c_str());
        // A round that goes on is not told.
        QVERIFY2(report.find(" w ") == std::string::npos, report.c_str());
    }

    void whatThereIsNoPlaceForIsRefused()
    {
        Playing playing(chess());
        QVERIFY(playing.act({{"command", "sanction"}, {"entrant", "a"}, {"points", -1}, {"reason", "Late."}}));
        QVERIFY(!tournamentReport(playing.season(), playing.rules()));
        const Playing robin(Playing::definition(4, Playing::roundRobin()));
        QVERIFY(!tournamentReport(robin.season(), robin.rules()));
    }

    // A loss may bring more than a match that all lost, as long as there is none.
    void aLossMayBringPoints()
    {
        Playing playing(definition({{"win", 3}, {"draw", 2}, {"loss", 1}}));
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(bool(tournamentReport(playing.season(), playing.rules())));
    }

    void itComesBackWithTheSameTable()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        const std::string report = reportOf(playing) + "102 An arbiter\n";
        const Checked<Intake> intake = takeInTrf(report, "a.trf", "back", "duel", findTestGame);
        QVERIFY2(intake, intake.problems().empty() ? "" : intake.problems().front().message.toStdString().c_str());
        // What is not known here is listed with its line, nothing is guessed of it.
        QCOMPARE(intake->leftOut.size(), std::size_t{1});
        QCOMPARE(intake->leftOut.back().line, 13);
        Json created = intake->acts.front();
        created["season"]["tie_breakers"] = {"buchholz", "sonneborn_berger"};
        Playing back(created["season"]);
        for (std::size_t i = 2; i < intake->acts.size(); ++i)
            QVERIFY2(back.act(intake->acts[i]), (back.said() + back.problem()).c_str());
        QCOMPARE(tableOf(back), tableOf(playing));
        QCOMPARE(reportOf(back).substr(reportOf(back).find("001")),
                 reportOf(playing).substr(reportOf(playing).find("001")));
    }

    // The days too, of the rounds that are still to be paired as well.
    void aDatedReportComesBackWithItsDays()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        const Checked<Intake> intake = takeInTrf(reportOf(playing), "a.trf", "back", "duel", findTestGame);
        QVERIFY(intake && intake->leftOut.empty());
        QCOMPARE(intake->taken.size(), std::size_t{12}); // every line of it
        Playing back(intake->acts.front()["season"]);
        for (std::size_t i = 2; i < intake->acts.size(); ++i)
            QVERIFY2(back.act(intake->acts[i]), (back.said() + back.problem()).c_str());
        QVERIFY(back.season().calendar == playing.season().calendar);
        QCOMPARE(reportOf(back), reportOf(playing));
    }

    // Another program's: what a season can hold of them, each other line is told.
    void daysOfOthersAreTakenWhereTheyFit()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        const std::string players = reportOf(playing).substr(reportOf(playing).find("001"));
        const auto datesOf = [&](const std::string& head) {
            const Checked<Intake> intake = takeInTrf(head + players, "a.trf", "back", "duel", findTestGame);
            if (!intake)
                return std::string("none");
            Playing back(intake->acts.front()["season"]);
            for (std::size_t i = 2; i < intake->acts.size(); ++i)
                back.act(intake->acts[i]);
            std::string told;
            for (const Fixture& fixture : back.season().fixtures) {
                if (fixture.round != 1 || told.empty())
                    told += fixture.date + " ";
            }
            for (const Problem& problem : intake->leftOut)
                told += std::to_string(problem.line);
            return told;
        };
        // Two rounds are all: they are on its first and its last day.
        QCOMPARE(datesOf("042 2027/01/09\n052 20.01.2027\n"), std::string("2027-01-09 2027-01-20 2027-01-20 "));
        // The last round is still to come, and nothing tells when the second one was.
        QCOMPARE(datesOf("042 2027/01/09\n052 2027/01/20\nXXR 3\n"), std::string("2027-01-09   2"));
        const std::string gap(87, ' ');
        QCOMPARE(datesOf("132 " + gap + "27/01/09  27/01/10\n042 2027/01/08\nXXR 3\n"),
                 std::string("2027-01-09 2027-01-10 2027-01-10 2"));
        // Days that have no pattern, of a round that is not paired.
        QCOMPARE(datesOf("132 " + gap + "27/01/09  27/01/10  27/02/01\nXXR 3\n"), std::string("   1"));
        QCOMPARE(datesOf("042 03/04/2027\n"), std::string("   1"));
        QCOMPARE(datesOf("XXR 1e300\n"), std::string("   1"));
    }

    // Whoever asks not to play next week plays in no round that is not paired yet, and the others are not concerned.
    void whatIsAskedOfTheNextRoundGoesThereAndBack()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        for (const auto& [entrant, brings] : {std::pair("b", "draw"), std::pair("d", "nothing")})
            QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", entrant}, {"round", 3}, {"brings", brings}}));
        QVERIFY(playing.act({{"command", "miss_round"}, {"entrant", "e"}, {"round", 4}, {"brings", "win"}}));
        const std::string report = reportOf(playing);
        const auto lineOf = [&](const std::string& name) {
            const std::size_t at = report.find(name);
            return report.substr(at, report.find('\n', at) - at);
        };
        // It brings nothing yet.
        QVERIFY2(lineOf("Bears").ends_with(" 1.5    2     4 b =     1 w 1  0000 - H"), lineOf("Bears").c_str());
        QVERIFY(lineOf("Dogs").ends_with("  0000 - Z"));
        QVERIFY(lineOf("Elks").ends_with("4 w +" + std::string(10, ' ') + "  0000 - F"));
        QVERIFY(lineOf("Ants").ends_with("2 b 0"));
        const Checked<Intake> intake = takeInTrf(report, "a.trf", "back", "duel", findTestGame);
        QVERIFY(intake && intake->leftOut.empty());
        Playing back(intake->acts.front()["season"]);
        for (std::size_t i = 2; i < intake->acts.size(); ++i)
            QVERIFY2(back.act(intake->acts[i]), (back.said() + back.problem()).c_str());
        QCOMPARE(back.season().paired.size(), std::size_t{2});
        QCOMPARE(std::count_if(back.season().missed.begin(), back.season().missed.end(),
                               [](const MissedRound& each) { return each.round > 2; }),
                 std::ptrdiff_t{3});
        QVERIFY(missedBrings(back.season(), back.season().entrantNamed("bears"), 3) == RoundBrings::Draw);
        QVERIFY(missedBrings(back.season(), back.season().entrantNamed("elks"), 4) == RoundBrings::Win);
        QCOMPARE(reportOf(back), report);
    }

    void aNameThatNobodyCanReadIsToldWithItsLine()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        std::string report = reportOf(playing) + "102 An\x01 arbiter\n";
        const Checked<Intake> some = takeInTrf(report, "a.trf", "back", "duel", findTestGame);
        QVERIFY(some && some->leftOut.size() == 1 && !some->acts.empty());
        report[report.find("Cats") + 1] = '\x01';
        const Checked<Intake> none = takeInTrf(report, "a.trf", "back", "duel", findTestGame);
        QVERIFY(!none);
        QCOMPARE(none.problems().front().line, 10);
    }

    void itIsKnownByWhatIsInIt()
    {
        const Playing playing(chess());
        QVERIFY(isTournamentReport(reportOf(playing)));
        QVERIFY(!isTournamentReport("Home;Away;Result\n001;002;3:1\n"));
        QVERIFY(!isTournamentReport("{\"season\": {}}"));
    }

    // What is written here is known here, and who stood before whom still does where it matters.
    void ourOwnReportComesBackWhole()
    {
        Json json = chess();
        json.erase("calendar");
        json["entrants"].erase(4);
        json["format"]["league"]["rounds"] = 1;
        json["tie_breakers"] = {"score_for"};
        Playing playing(json);
        pairNext(playing);
        QVERIFY(playing.record("c", 2, 1, "a"));
        QVERIFY(playing.record("d", 9, 1, "b"));
        QCOMPARE(playing.idOf(playing.season().champion), "d");
        const Checked<Intake> intake = takeInTrf(reportOf(playing), "a.trf", "back", "duel", findTestGame);
        QVERIFY(intake);
        QVERIFY2(intake->leftOut.empty(),
                 intake->leftOut.empty() ? "" : intake->leftOut.front().message.toStdString().c_str());
        Playing back(intake->acts.front()["season"]);
        for (std::size_t i = 2; i < intake->acts.size(); ++i)
            QVERIFY2(back.act(intake->acts[i]), (back.said() + back.problem()).c_str());
        QCOMPARE(back.season().nameOf(back.season().champion), std::string("Dogs"));
        QCOMPARE(back.season().nameOf(back.table()[0].entrant), std::string("Dogs"));
    }

    void whoDoesNotFitIsToldWithTheLine()
    {
        Playing playing(chess());
        playTwoRounds(playing);
        QVERIFY(!QTest::currentTestFailed());
        std::string report = reportOf(playing);
        const std::size_t at = report.find("3 w 1");
        report[at] = '4'; // a has met d, who has met b
        const Checked<Intake> intake = takeInTrf(report, "a.trf", "back", "duel", findTestGame);
        QVERIFY(!intake);
        QCOMPARE(intake.problems().front().line, 8);
        QVERIFY(!takeInTrf("012 Nobody\n", "a.trf", "back", "duel", findTestGame));
        // Results that contradict each other are left out; the pairing is there.
        std::string other = reportOf(playing);
        other[other.find("3 w 1") + 4] = '=';
        const Checked<Intake> some = takeInTrf(other, "a.trf", "back", "duel", findTestGame);
        QVERIFY(some);
        QVERIFY(std::any_of(some->leftOut.begin(), some->leftOut.end(),
                            [](const Problem& problem) { return problem.line == 8; }));
    }
};

QTEST_GUILESS_MAIN(TestLeagueTrf)
#include "tst_league_trf.moc"
