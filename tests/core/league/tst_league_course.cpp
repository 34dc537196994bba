// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check_course.h"
#include "league/checking/random_season.h"
#include "league/schedule/lots.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>
#include <map>
#include <set>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::findTestGame;
using whistle::testing::Playing;
using whistle::testing::testGames;

namespace {

int seasons()
{
    const int asked = qEnvironmentVariableIntValue("WHISTLE_SEASONS");
    return asked > 0 ? asked : 500;
}

/// With the record up to there.
std::string firstOf(const Problems& problems, const GameMatch<SeasonGame>& record)
{
    if (problems.empty())
        return {};
    std::string told = problems.front().at + ": " + problems.front().message.toStdString();
    for (const RecordedLine& line : record.recordedLines()) {
        told += "\n" + line.text;
        if ("/record/" + std::to_string(line.number) == problems.front().at)
            break;
    }
    return told;
}

/// The matches of the playoffs that were played and count, with their sides in the order of their entry.
std::map<std::string, std::set<int>> playedIn(const Season& season)
{
    std::map<std::string, std::set<int>> played;
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.playoffs && enteredResult(season, fixture) && !isNeedless(season, fixture))
            played[fixture.id] = {fixture.sides.begin(), fixture.sides.end()};
    }
    return played;
}

} // namespace

/// What has been decided stays decided, whatever an organiser does after it: LG-3.8, LG-3.11, LG-3.14.
class TestLeagueCourse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noActMakesAPlayedResultNeedlessOrMovesTheLeagueInThePlayoffs()
    {
        std::map<std::string, int> looked;
        for (int seed = 1; seed <= seasons(); ++seed) {
            GameMatch<SeasonGame> record{SeasonGame(findTestGame)};
            for (const Json& act : randomSeason(static_cast<std::uint64_t>(seed), testGames())) {
                const Season before = record.state();
                const auto result = record.play(act, Instant{});
                if (result && result->accepted && !before.heldSeeds.empty())
                    ++looked[act.value("command", "edit")];
            }
            const Problems broken = checkCourse(record);
            QVERIFY2(broken.empty(), (std::to_string(seed) + firstOf(broken, record)).c_str());
        }
        for (const char* act : {"drop_out", "replace", "correct", "sanction", "record"})
            QVERIFY2(looked[act] > 0, act);
    }

    void theSameWithActsWithdrawnAndRestored()
    {
        int edits = 0;
        int refused = 0;
        for (int seed = 1; seed <= seasons(); ++seed) {
            GameMatch<SeasonGame> record{SeasonGame(findTestGame)};
            for (const Json& act : randomSeason(static_cast<std::uint64_t>(seed), testGames()))
                (void)record.play(act, Instant{});
            Chance chance(static_cast<std::uint64_t>(seed));
            const auto entries = static_cast<int>(record.entries().size());
            for (int i = 0; i < 4 && entries > 4; ++i) {
                const int number = 3 + chance.below(entries - 3);
                const std::optional<EnteredEntry> touched = record.entered(number);
                const std::string own = touched ? valueIn(touched->entry, "fixture", std::string()) : std::string();
                for (const char* edit : {"withdraw", "restore"}) {
                    const auto played = playedIn(record.state());
                    const auto result = record.play({{"edit", edit}, {"number", number}}, Instant{});
                    edits += result && result->accepted ? 1 : 0;
                    refused += result && !result->accepted && result->rules.front().id == "LG-2.8" ? 1 : 0;
                    const auto now = playedIn(record.state());
                    for (const auto& [fixture, sides] : played)
                        QVERIFY2(fixture == own || (now.contains(fixture) && now.at(fixture) == sides),
                                 (std::to_string(seed) + " " + edit + std::to_string(number) + fixture).c_str());
                    const Problems broken = checkCourse(record);
                    QVERIFY2(
                        broken.empty(),
                        (std::to_string(seed) + " " + edit + std::to_string(number) + firstOf(broken, record)).c_str());
                }
            }
        }
        QVERIFY(edits + 2 * refused > 4 * seasons()); // of what is not withdrawn nothing is restored
        QVERIFY(refused > 0);
    }

    /// And everybody once leaves, at every moment of a season, who can.
    void whoeverLeavesWhenever()
    {
        int left = 0;
        for (int seed = 1; seed <= seasons() / 5; ++seed) {
            GameMatch<SeasonGame> record{SeasonGame(findTestGame)};
            for (const Json& act : randomSeason(static_cast<std::uint64_t>(seed), testGames())) {
                (void)record.play(act, Instant{});
                const Season& before = record.state();
                for (std::size_t i = 0; before.started && i < before.entrants.size(); ++i) {
                    const league::Act leaves{
                        {{"command", "drop_out"}, {"entrant", before.entrants[i].id}, {"remaining", "forfeit"}}};
                    const Outcome<Season> outcome =
                        record.journal().game().referee(before, leaves, Reasons::Listening::No);
                    if (!outcome.isLegal())
                        continue;
                    ++left;
                    const std::vector<Text> broken = brokenBy(before, leaves, outcome.next, *findTestGame(before.game));
                    QVERIFY2(broken.empty(), (std::to_string(seed) + " " + before.entrants[i].id + " " +
                                              (broken.empty() ? "" : broken.front().toStdString()))
                                                 .c_str());
                }
            }
        }
        QVERIFY(left > 10 * seasons() / 5);
    }

    /// LG-3.11: a ladder was closed with a match still open; once the playoffs have begun it is not played any more.
    void whatWasOpenWhenThePlayoffsBeganIsNotPlayed()
    {
        Playing playing(Playing::definition(
            4, {{"league", {{"kind", "ladder"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 2}}}}));
        for (const auto& [home, away] : {std::pair("a", "b"), std::pair("a", "c"), std::pair("b", "d")})
            QVERIFY(playing.act({{"command", "add_fixture"}, {"sides", {home, away}}}));
        QVERIFY(playing.record("a", 3, 1, "b"));
        QVERIFY(playing.record("b", 3, 2, "d"));
        QVERIFY(playing.act({{"command", "close_league"}}));
        for (auto ties = openTies(playing.season(), playing.rules()); !ties.empty();
             ties = openTies(playing.season(), playing.rules())) {
            Json order = Json::array();
            for (const int entrant : ties.front())
                order.push_back(playing.idOf(entrant));
            QVERIFY(playing.act({{"command", "decide"}, {"order", order}, {"how", "a die"}}));
        }
        QVERIFY(!isSettled(playing.season(), playing.season().fixtures[1])); // until then it can be played
        const Fixture final = playing.season().fixtures.back();
        QVERIFY(playing.record(playing.idOf(final.sides[0]), 3, 1, playing.idOf(final.sides[1])));
        const std::string before = playing.order();
        const Json late{{"command", "record"}, {"fixture", "2"}, {"result", {{"scores", {{"a", 0}, {"c", 9}}}}}};
        QVERIFY(!playing.act(late));
        QVERIFY(playing.says("no longer to be played"));
        QCOMPARE(playing.order(), before);
        QVERIFY(seasonJson(playing.season(), playing.rules())["fixtures"][1]["state"] == Json("needless"));
        // A result that is taken back can come again: that is the rest of its correction.
        QVERIFY(playing.act({{"command", "correct"}, {"fixture", "1"}, {"result", nullptr}, {"reason", "misread"}}));
        QVERIFY(playing.record("a", 4, 1, "b"));
        QVERIFY(checkCourse(playing.journal()).empty());
    }

    void theCheckSeesWhatIsBroken()
    {
        Playing playing(Playing::definition(
            4, {{"league", {{"kind", "round_robin"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 2}}}}));
        while (const Fixture* open = openLeagueFixture(playing.season()))
            QVERIFY(playing.record(playing.idOf(open->sides[0]), 3, 1, playing.idOf(open->sides[1])));
        const Fixture final = playing.season().fixtures.back();
        QVERIFY(playing.record(playing.idOf(final.sides[0]), 3, 1, playing.idOf(final.sides[1])));
        const Season before = playing.season();
        Season after = before;
        after.fixtures.change(0).cancelled = true;
        const league::Act act{{{"command", "abandon"}, {"fixture", "1-1"}, {"reason", "?"}}};
        const std::vector<Text> broken = brokenBy(before, act, after, playing.rules());
        QCOMPARE(broken.size(), std::size_t{3});
        QVERIFY(broken[0].toStdString().find("no longer count") != std::string::npos);
        QVERIFY(broken[1].toStdString().find("in the league standings has changed") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestLeagueCourse)
#include "tst_league_course.moc"
