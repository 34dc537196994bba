// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check.h"
#include "league/checking/check_course.h"
#include "league/refereeing/offered_acts.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/why_paired.h"
#include "league/schedule/table_numbers.h"
#include "league/standings/tie_values.h"
#include "league/telling/paper_parts.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "league_maker.h"

#include <QTest>

using namespace whistle;
using namespace whistle::league;
using whistle::testing::Playing;

namespace {

Json swiss(int entrants, int rounds, const Json& more = Json::object())
{
    Json part{{"kind", "swiss"}, {"rounds", rounds}};
    part.update(more);
    return Playing::definition(entrants, {{"league", part}});
}

Json roundRobin(int entrants, const Json& more = Json::object())
{
    Json definition = Playing::definition(entrants, Playing::roundRobin());
    definition.update(more);
    return definition;
}

Json drawn(const Playing& playing)
{
    return actJson(drawnRound(playing.season(), *roundToPair(playing.season(), playing.rules())));
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

bool misses(Playing& playing, const char* who, int round, const char* brings = nullptr)
{
    Json act{{"command", "miss_round"}, {"entrant", who}, {"round", round}};
    if (brings)
        act["brings"] = brings;
    return playing.act(act);
}

bool dropOut(Playing& playing, const char* who, const char* remaining)
{
    return playing.act({{"command", "drop_out"}, {"entrant", who}, {"remaining", remaining}});
}

std::string faultsOf(Playing& playing)
{
    Problems found = checkSeason(seasonJson(playing.season(), playing.rules(), TieValues::With));
    if (found.empty())
        found = checkCourse(playing.journal());
    return found.empty() ? "" : found.front().at + ": " + found.front().message.toStdString();
}

int pointsOf(const Playing& playing, const char* who)
{
    for (const TableRow& row : playing.table()) {
        if (playing.idOf(row.entrant) == who)
            return row.points;
    }
    return -1;
}

const TableRow& rowOf(const std::vector<TableRow>& table, const Playing& playing, const char* who)
{
    return *std::find_if(table.begin(), table.end(),
                         [&](const TableRow& each) { return playing.idOf(each.entrant) == who; });
}

/// FIDE's exercise in tie-breaks: 16 players, 5 rounds. "ai+" a at home has beaten i, "=" they drew, "-" i has won; "f"
/// i has won because a did not come, "F" a because i did not. "d half", "l bye", "n out".
struct ExerciseRound {
    std::vector<const char*> matches;
    const char* bye;
    const char* half; ///< who asked for half a point
    const char* none; ///< who asked for none
};
const std::vector<ExerciseRound>& fidesExercise()
{
    static const std::vector<ExerciseRound> all{
        {{"ai+", "jb-", "ck=", "ld-", "em-", "nf+", "go+", "ph="}, "", "", ""},
        {{"ma=", "bg+", "fc-", "oe+", "hn+", "ij-", "kp-"}, "l", "d", ""},
        {{"ab=", "ch+", "dm+", "ek+", "pg+", "jo-", "lnF"}, "f", "i", ""},
        {{"bp+", "oa-", "dc=", "ge=", "fj+", "hm+", "kiF"}, "", "", "nl"},
        {{"ad=", "cb=", "ej+", "hf-", "kg+", "mn-", "po+"}, "i", "", "l"},
    };
    return all;
}

void playExercise(Playing& playing, bool leaves)
{
    int number = 0;
    for (const ExerciseRound& round : fidesExercise()) {
        ++number;
        if (*round.half != 0)
            QVERIFY(misses(playing, round.half, number, "draw"));
        for (const char id : std::string(round.none)) {
            if (!leaves || id != 'l')
                QVERIFY(misses(playing, std::string(1, id).c_str(), number));
            else if (number == 4)
                QVERIFY(dropOut(playing, "l", "keep"));
        }
        Json pairings = Json::array();
        for (const char* match : round.matches)
            pairings.push_back({std::string(1, match[0]), std::string(1, match[1])});
        Json act{{"command", "pair_round"}, {"round", number}, {"pairings", pairings}, {"reason", "The exercise."}};
        if (*round.bye != 0)
            act["bye"] = round.bye;
        QVERIFY2(playing.act(act), (playing.said() + playing.problem()).c_str());
        for (const char* match : round.matches) {
            const std::string home(1, match[0]);
            const std::string away(1, match[1]);
            if (match[2] == 'F')
                QVERIFY(playing.act({{"command", "record"},
                                     {"fixture", playing.fixtureOf(home, away)},
                                     {"result", {{"forfeited_by", {away}}}}}));
            else
                QVERIFY(playing.record(home, match[2] == '-' ? 0 : 1, match[2] == '+' ? 0 : 1, away));
        }
    }
}

/// Of a tie-breaker that is told as a column, by id.
std::map<std::string, int> valuesOf(const Playing& playing, const char* word)
{
    const std::vector<TableRow> table = playing.table();
    std::map<std::string, int> values;
    for (const TieColumn& column : tieColumns(groupInquiry(playing.season(), playing.rules()), table)) {
        for (std::size_t i = 0; i < table.size() && column.word == word; ++i)
            values[playing.idOf(table[i].entrant)] = column.values[i].value_or(-1);
    }
    return values;
}

const OfferedAct* offered(const std::vector<OfferedAct>& offers, const char* name)
{
    const auto found =
        std::find_if(offers.begin(), offers.end(), [&](const OfferedAct& offer) { return offer.name == name; });
    return found == offers.end() ? nullptr : &*found;
}

} // namespace

/// What leagues choose for themselves: requested byes, fixed tables, other readings of a tie, places that are kept.
class TestLeagueChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // LG-2.10: in one tournament half a point on request stands beside a round that brings nothing.
    void aRoundIsMissedForWhatTheOrganiserGives()
    {
        Playing playing(swiss(8, 3));
        QVERIFY(misses(playing, "b", 1, "draw"));
        QVERIFY2(playing.says("Points for missing round 1: 1."), playing.said().c_str());
        QVERIFY(misses(playing, "c", 1));
        QVERIFY(misses(playing, "d", 1, "win"));
        QVERIFY(misses(playing, "e", 1, "nothing"));
        QVERIFY(playing.act(drawn(playing)));
        playRound(playing);
        QCOMPARE(pointsOf(playing, "b"), 1);
        QCOMPARE(pointsOf(playing, "c"), 0);
        QCOMPARE(pointsOf(playing, "d"), 3);
        QCOMPARE(pointsOf(playing, "e"), 0);
        const Json shown = playing.journal().table();
        QVERIFY(shown["missed"][0]["brings"] == Json("draw"));
        QVERIFY(!shown["missed"][1].contains("brings"));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        // What a file says is worked out again.
        Json other = shown;
        other["missed"][0]["brings"] = "win";
        QVERIFY(!checkSeason(other).empty());
    }

    // Before the start too; whoever is taken out again takes the request along, and nobody else's.
    void whoKnowsItSoonSaysItBeforeTheStart()
    {
        Playing playing(swiss(6, 3), false);
        QVERIFY(misses(playing, "b", 1));
        QVERIFY(misses(playing, "f", 1, "draw"));
        QVERIFY(playing.act({{"command", "drop_out"}, {"entrant", "b"}}));
        QVERIFY(playing.act({{"command", "change_season"}, {"season", {{"name", "Another name"}}}}));
        const std::vector<OfferedAct> offers = offeredActs(playing.season(), playing.rules());
        const OfferedAct* offer = offered(offers, "miss_round");
        QVERIFY(offer != nullptr);
        QVERIFY2(offer->hint.toStdString().find("Round 1: Foxes, points: 1") != std::string::npos,
                 offer->hint.toStdString().c_str());
        QVERIFY(playing.act({{"command", "start"}}));
        QCOMPARE(playing.season().missed.size(), std::size_t{1});
        QVERIFY(playing.act(drawn(playing)));
        QCOMPARE(playing.season().paired[0].missing, std::vector<int>{4});
        QCOMPARE(pointsOf(playing, "f"), 1);
        playRound(playing);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    void whoSaysItAgainSaysWhatItCountsAs()
    {
        Playing playing(swiss(6, 3, {{"missed", "draw"}}));
        QVERIFY(misses(playing, "b", 1, "win"));
        QVERIFY(misses(playing, "b", 1));
        QCOMPARE(missedBrings(playing.season(), 1, 1), RoundBrings::Draw); // as the format says
        QVERIFY(misses(playing, "b", 1, "nothing"));
        QCOMPARE(playing.season().missed.size(), std::size_t{1});
        QCOMPARE(missedBrings(playing.season(), 1, 1), RoundBrings::Nothing);
        QVERIFY(playing.act(drawn(playing)));
        QVERIFY(!misses(playing, "b", 1, "win"));
        // The form leaves out what is as the format says.
        const std::vector<OfferedAct> offers = offeredActs(playing.season(), playing.rules());
        const OfferedAct& offer = *offered(offers, "miss_round");
        const Json act = offer.with({{"entrant", "c"}, {"round", 2}, {"brings", "draw"}});
        QVERIFY2(!act.contains("brings"), act.dump().c_str());
    }

    // LG-2.10: e was given the first round, so d is next in line for the bye of the second.
    void aRoundGivenAsAWinIsAsGoodAsABye()
    {
        for (const bool isAsTheFormatSays : {false, true}) {
            Playing playing(swiss(5, 3, isAsTheFormatSays ? Json{{"missed", "win"}} : Json::object()));
            QVERIFY(misses(playing, "e", 1, isAsTheFormatSays ? nullptr : "win"));
            QVERIFY(playing.act(drawn(playing)));
            QCOMPARE(playing.season().paired[0].bye, -1);
            playRound(playing);
            Json act = drawn(playing);
            QVERIFY(act["bye"] != "e");
            QVERIFY(playing.act(act));
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
        // LG-4.3: a reason alone changes nothing.
        Playing playing(swiss(5, 3));
        QVERIFY(!playing.act({{"command", "change_rules"}, {"reason", "x"}}));
        QVERIFY(playing.season().changedRules.empty());
    }

    // LG-2.9, LG-2.10: a sentence for each pairing, which can be seen from what was played.
    void whyTwoMeetIsTold()
    {
        Playing playing(swiss(7, 4));
        const auto why = [&](int round) {
            std::map<std::string, std::string> told;
            for (const PairingReason& reason : whyPaired(playing.season(), playing.rules(), round)) {
                std::string who;
                for (const int side : reason.sides)
                    who += playing.idOf(side);
                std::sort(who.begin(), who.end());
                for (const std::string& sentence : render(reason.why))
                    told[who] += (told[who].empty() ? "" : " ") + sentence;
            }
            return told;
        };
        QVERIFY(why(1).empty());
        QVERIFY(playing.act(drawn(playing)));
        std::map<std::string, std::string> first = why(1);
        QCOMPARE(first.size(), std::size_t{4});
        QCOMPARE(first["ad"], std::string("Ants and Dogs are level on points (0). In the order of the draw, the upper "
                                          "half of the 6 who meet on these points meets the lower half: number 1 "
                                          "meets number 4."));
        QCOMPARE(first["g"], std::string("Goats has the bye, as the last in points and draw."));
        playRound(playing); // a, b and c have won, g has the bye
        QVERIFY(playing.act(drawn(playing)));
        std::map<std::string, std::string> second = why(2);
        QCOMPARE(second["bg"],
                 std::string("Bears and Goats are level on points (3). In the order of the draw, the upper "
                             "half of the 4 who meet on these points meets the lower half: number 2 meets number 4."));
        QCOMPARE(second["f"], std::string("Foxes has the bye, as the last in points and draw."));
        playRound(playing);
        QVERIFY(playing.act(drawn(playing)));
        std::map<std::string, std::string> third = why(3);
        QCOMPARE(third["ab"], std::string("Nobody else who plays has as many points as Ants and Bears: 6."));
        QCOMPARE(third["cg"], std::string("Cats and Goats are level on points (3). The player half the group away from "
                                          "Cats is Foxes, but these two have already met."));
        playRound(playing);
        QVERIFY(playing.act(drawn(playing)));
        std::string all;
        for (const auto& [who, sentence] : why(4))
            all += who + ": " + sentence + "\n";
        qInfo("%s", all.c_str());
        QVERIFY2(all.find(" has more points than ") != std::string::npos, all.c_str());
        QVERIFY(!why(2).empty());
        QVERIFY(why(2) == second); // what comes later changes nothing
        QVERIFY(!whyTheyMeet(playing.season(), playing.rules(), playing.season().fixtures[0])->rules.empty());
    }

    // Of an odd group only those are counted who meet in it.
    void whoMeetsNobodyOfItsGroupIsNotCountedThere()
    {
        Playing playing(swiss(5, 4));
        for (int round = 1; round <= 2; ++round) {
            QVERIFY(playing.act(drawn(playing)));
            if (round == 1)
                playRound(playing);
        }
        std::string all;
        for (const int round : {1, 2}) {
            for (const PairingReason& reason : whyPaired(playing.season(), playing.rules(), round))
                all += render(reason.why).front() + "\n";
        }
        QVERIFY2(all.find("the upper half of the 4 who meet on these points meets the lower half: number 1 meets "
                          "number 3.") != std::string::npos,
                 all.c_str());
        QVERIFY2(all.find("are level on points (3), and nobody else with as many is left for them") !=
                     std::string::npos,
                 all.c_str());
    }

    // LG-2.13
    void aPlayerKeepsItsTable()
    {
        Playing playing(swiss(8, 3));
        QVERIFY(playing.act({{"command", "fix_table"}, {"entrant", "d"}, {"table", 1}}));
        QVERIFY2(playing.says("Dogs always plays at table 1."), playing.said().c_str());
        QVERIFY(playing.act({{"command", "fix_table"}, {"entrant", "b"}, {"table", 7}}));
        QVERIFY(playing.act({{"command", "fix_table"}, {"entrant", "c"}, {"table", 7}}));
        QVERIFY(playing.says("Bears has this table too"));
        QVERIFY(playing.act(drawn(playing)));
        std::map<std::string, int> tables;
        for (const paper::SeatedFixture& seated : paper::seatedIn(playing.season(), {false, 1})) {
            for (const int side : seated.fixture->sides)
                tables[playing.idOf(side)] = seated.table;
        }
        // a - e, b - f, c - g, d - h: b stands before c in the list, so c takes the next number that is left.
        const std::map<std::string, int> right{{"a", 2}, {"e", 2}, {"b", 7}, {"f", 7},
                                               {"c", 3}, {"g", 3}, {"d", 1}, {"h", 1}};
        QVERIFY(tables == right);
        QCOMPARE(playing.journal().table()["definition"]["entrants"][3]["table"].get<int>(), 1);
        // The file tells them, and they are worked out again.
        const Json season = playing.journal().table();
        for (const Json& fixture : season["fixtures"])
            QCOMPARE(fixture["table"].get<int>(), right.at(fixture["sides"][0].get<std::string>()));
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        for (const int other : {0, 9}) {
            Json forged = season;
            if (other == 0)
                forged["fixtures"][1].erase("table");
            else
                forged["fixtures"][1]["table"] = other;
            const Problems found = checkSeason(forged);
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found.front().at, std::string("/season/fixtures/1"));
        }
        QVERIFY(playing.act({{"command", "fix_table"}, {"entrant", "d"}, {"table", 0}}));
        QVERIFY(!playing.journal().table()["definition"]["entrants"][3].contains("table"));
        QCOMPARE(tableNumbers(playing.season(), {{0, 3}, {1, 4}, {2, 5}}), (std::vector<int>{1, 7, 2}));
    }

    // Spain and Italy (LG-4.2): a, b and c are level on 7; among them a has 6, b 1 (-1) and c 1 (-3). That leaves b and
    // c level, who drew with each other: by the two alone c's higher score decides, by the three b's difference.
    void theTableOfAllWhoAreLevelMayCountToTheEnd()
    {
        for (const bool isOfAll : {false, true}) {
            Json definition =
                roundRobin(5, {{"tie_breakers", {"head_to_head", "head_to_head_difference", "score_for"}}});
            if (isOfAll)
                definition["head_to_head_of"] = "all_level";
            Playing playing(definition);
            const auto play = [&](const char* home, int mine, int theirs, const char* away) {
                QVERIFY2(playing.record(home, mine, theirs, away), playing.said().c_str());
            };
            play("a", 1, 0, "b");
            play("a", 3, 0, "c");
            play("b", 2, 2, "c");
            play("a", 1, 1, "d");
            play("a", 0, 1, "e");
            play("b", 1, 0, "d");
            play("b", 2, 0, "e");
            play("c", 9, 0, "d");
            play("c", 8, 0, "e");
            play("d", 0, 9, "e");
            QCOMPARE(playing.order(), std::string(isOfAll ? "abced" : "acbed"));
            const std::vector<TableRow> table = playing.table();
            const std::string why = rowOf(table, playing, "b").headline->toStdString();
            QVERIFY2(why.find(isOfAll ? "among all who are level on points: −1 to −3" : "Behind Cats on score") !=
                         std::string::npos,
                     why.c_str());
            // Of three and more it is told among whom: first all, then those whom that has left level.
            std::string all;
            for (const std::string& each : render(rowOf(table, playing, "b").why))
                all += each + "\n";
            QVERIFY2(all.find("Behind Ants on points in the matches among all who are level on points: 1 to 6.") !=
                             std::string::npos &&
                         all.find("among them") == std::string::npos,
                     all.c_str());
            QCOMPARE(all.find("Still level with Cats on score difference in the matches among those still level: 0 "
                              "each.") != std::string::npos,
                     !isOfAll);
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
        // It is changed as other rules of the standings are, with a reason.
        Playing playing(roundRobin(3));
        QVERIFY(
            playing.act({{"command", "change_rules"}, {"head_to_head_of", "all_level"}, {"reason", "As in Spain."}}));
        QVERIFY(playing.journal().table()["definition"]["head_to_head_of"] == Json("all_level"));
    }

    // Who is level with nobody has no value among those level, and the table says what its dash is.
    void aDashInTheTableIsExplained()
    {
        Playing playing(roundRobin(4, {{"tie_breakers", {"head_to_head", "lots"}}}));
        for (const auto& [winner, loser] : {std::pair{"a", "b"}, {"b", "c"}, {"a", "c"}, {"c", "d"}, {"b", "d"}})
            QVERIFY(playing.record(winner, 5, 2, loser));
        const auto dashes = [&] {
            return dashWords(playing.table(),
                             tieColumns(groupInquiry(playing.season(), playing.rules()), playing.table()));
        };
        QCOMPARE(dashes().size(), std::size_t{2}); // kills and fouls were not entered either
        QCOMPARE(dashes().back().toStdString(),
                 std::string("–: only those level on points who have all met are compared"));
        QVERIFY(playing.record("d", 5, 2, "a"));
        QCOMPARE(dashes().size(), std::size_t{1});
    }

    // LG-4.8: in ten-thousandths, at least a third; byes are left out on both sides.
    void theOpponentsShareIsAnAverage()
    {
        Playing playing(roundRobin(4, {{"tie_breakers", {"opponents_share"}}}));
        QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY(playing.record("c", 1, 1, "d"));
        QVERIFY(playing.record("a", 2, 1, "c"));
        const TableInquiry inquiry = groupInquiry(playing.season(), playing.rules());
        const std::vector<TieColumn> columns = tieColumns(inquiry, playing.table());
        QCOMPARE(columns.size(), std::size_t{1});
        std::map<std::string, int> values;
        const std::vector<TableRow> table = playing.table();
        for (std::size_t i = 0; i < table.size(); ++i)
            values[playing.idOf(table[i].entrant)] = columns[0].values[i].value_or(-1);
        // a: 6 of 6; b: 0 of 3; c: 1 of 6; d: 1 of 3.
        QCOMPARE(values["a"], 3333);               // b and c, each at least a third
        QCOMPARE(values["b"], 10000);              // a
        QCOMPARE(values["c"], (10000 + 3333) / 2); // a and d
        QCOMPARE(values["d"], 3333);               // c
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        Json forged = seasonJson(playing.season(), playing.rules(), TieValues::With);
        Json& first = forged["tables"][0][0]["values"]["opponents_share"];
        first = first.get<int>() + 1;
        QVERIFY(!checkSeason(forged).empty());
        // One that is left out, and the whole column while another one is there.
        Json holed = seasonJson(playing.season(), playing.rules(), TieValues::With);
        holed["tables"][0][1]["values"].erase("opponents_share");
        QVERIFY(!checkSeason(holed).empty());
        Json other = seasonJson(playing.season(), playing.rules(), TieValues::With);
        for (Json& row : other["tables"][0])
            row["values"] = {{"lots", 0}};
        QVERIFY(!checkSeason(other).empty());
    }

    // LG-4.9: the values as they are since March 2026, with a point for a draw and two for a win: doubled, and
    // Sonneborn-Berger four times as much.
    void unplayedRoundsMayCountAsFideHasIt()
    {
        using Values = std::map<std::string, int>;
        Json definition = swiss(16, 5);
        definition["points"] = {{"win", 2}, {"draw", 1}, {"loss", 0}};
        definition["tie_breakers"] = {"buchholz", "buchholz_cut_1", "sonneborn_berger", "opponents_points"};
        definition["unplayed_rounds"] = "fide_2026";
        const Values buchholz{{"a", 25}, {"b", 26}, {"c", 31}, {"d", 28}, {"e", 17}, {"f", 23}, {"g", 29}, {"h", 27},
                              {"i", 18}, {"j", 26}, {"k", 25}, {"l", 23}, {"m", 28}, {"n", 22}, {"o", 24}, {"p", 25}};
        const Values cut{{"a", 22}, {"c", 26}, {"d", 23}, {"e", 15}, {"g", 25}, {"h", 24}, {"i", 15},
                         {"k", 22}, {"l", 19}, {"m", 24}, {"n", 18}, {"o", 22}, {"p", 22}};
        const Values berger{{"a", 32}, {"b", 38}, {"c", 42}, {"d", 37}, {"e", 17}, {"f", 24}, {"g", 13}, {"h", 21},
                            {"i", 9},  {"j", 6},  {"k", 19}, {"l", 16}, {"m", 17}, {"n", 18}, {"o", 14}, {"p", 29}};
        // Who misses all rounds to come and who leaves are one.
        for (const bool leaves : {false, true}) {
            Playing playing(definition);
            playExercise(playing, leaves);
            QVERIFY(!QTest::currentTestFailed());
            QVERIFY(valuesOf(playing, "buchholz") == buchholz);
            QVERIFY(valuesOf(playing, "opponents_points") == buchholz);
            QVERIFY(valuesOf(playing, "sonneborn_berger") == berger);
            Values cutToo = valuesOf(playing, "buchholz_cut_1");
            for (const char* notTold : {"b", "f", "j"})
                cutToo.erase(notTold);
            QVERIFY(cutToo == cut);
            QCOMPARE(playing.order(), std::string("bcdapfhkeolngmij"));
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
            Json forged = seasonJson(playing.season(), playing.rules(), TieValues::With);
            Json& first = forged["tables"][0][0]["values"]["buchholz"];
            first = first.get<int>() + 1;
            QVERIFY(!checkSeason(forged).empty());
        }
    }

    // The same season by LG-4.6, and changed with a reason; it is asked about where it means something.
    void unplayedRoundsAreARuleOfTheStandings()
    {
        Playing playing(swiss(5, 4, {{"missed", "draw"}}));
        QVERIFY(misses(playing, "b", 1));
        QVERIFY(playing.act(drawn(playing)));
        playRound(playing);
        QCOMPARE(valuesOf(playing, "buchholz")["b"], 0);
        QVERIFY(
            playing.act({{"command", "change_rules"}, {"unplayed_rounds", "fide_2026"}, {"reason", "As in chess."}}));
        QVERIFY(playing.journal().table()["definition"]["unplayed_rounds"] == Json("fide_2026"));
        QCOMPARE(valuesOf(playing, "buchholz")["b"], 1);
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        const auto isAsked = [](const Playing& of) {
            const std::vector<OfferedAct> offers = offeredActs(of.season(), of.rules());
            const std::vector<ShapeKey>& keys = offered(offers, "change_rules")->fields.parts().keys;
            return std::any_of(keys.begin(), keys.end(),
                               [](const ShapeKey& key) { return key.name == "unplayed_rounds"; });
        };
        QVERIFY(isAsked(playing));
        QVERIFY(!isAsked(Playing(roundRobin(4))));
    }

    // LG-3.15: second on points when it leaves, and still so.
    void whoLeavesMayKeepThePlace()
    {
        Json definition = roundRobin(4, {{"tie_breakers", {"score_difference", "lots"}}});
        definition["format"]["playoffs"] = {{"kind", "bracket"}, {"places", 2}};
        for (const bool keeps : {false, true}) {
            Playing playing(definition);
            QVERIFY(playing.record("b", 5, 0, "c"));
            QVERIFY(playing.record("b", 5, 0, "d"));
            QVERIFY(playing.record("a", 9, 0, "d"));
            QVERIFY(dropOut(playing, "b", keeps ? "keep" : "forfeit"));
            playRound(playing);
            QCOMPARE(playing.order(), std::string(keeps ? "abcd" : "acdb"));
            const TableRow row = rowOf(playing.table(), playing, "b");
            QVERIFY2(render(row.why)[1].find(keeps ? "keeps their place" : "behind all") != std::string::npos,
                     render(row.why)[1].c_str());
            // Seeds and title are for those who are still in; the line is below the second of these.
            QCOMPARE(playing.season().seeding, (std::vector<int>{0, 2}));
            QCOMPARE(rowsUntil(playing.season(), playing.table(), 2), std::size_t{keeps ? 3U : 2U});
            QVERIFY(playing.journal().table()["dropped_out"]["b"] == Json(keeps ? "keep" : "forfeit"));
            QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
        }
    }

    // Of three matches two are half and more, one is not; a match to which it did not come is not played.
    void underHalfOfTheMatchesDoesNotCount()
    {
        Playing much(roundRobin(4));
        QVERIFY(much.record("d", 2, 1, "c"));
        QVERIFY(much.record("d", 2, 1, "b"));
        QVERIFY(dropOut(much, "d", "half"));
        QVERIFY2(much.says("Dogs has played 2 of 3 league matches"), much.said().c_str());
        QCOMPARE(much.season().entrant(3).droppedOut, std::optional(Remaining::Keep));
        QVERIFY2(faultsOf(much).empty(), faultsOf(much).c_str());

        Playing little(roundRobin(4));
        QVERIFY(little.record("d", 2, 1, "c"));
        QVERIFY(little.act(
            {{"command", "record"}, {"fixture", little.fixtureOf("b", "d")}, {"result", {{"forfeited_by", {"d"}}}}}));
        QVERIFY(dropOut(little, "d", "half"));
        QVERIFY2(little.says("under half"), little.said().c_str());
        QCOMPARE(little.season().entrant(3).droppedOut, std::optional(Remaining::Annul));
        QVERIFY2(faultsOf(little).empty(), faultsOf(little).c_str());
    }

    // What the organiser pairs otherwise is told with what is against it, and what the rules would have drawn.
    void whatIsAgainstAPairingByHandIsTold()
    {
        Playing playing(swiss(5, 3));
        QVERIFY(playing.act(drawn(playing)));
        playRound(playing);
        const std::vector<OfferedAct> offers = offeredActs(playing.season(), playing.rules());
        const OfferedAct& offer = *offered(offers, "pair_round");
        // As it is drawn nothing more is said in the act.
        QVERIFY(offer.with({}) == drawn(playing));
        QVERIFY(offer.with({{"pairings", offer.act["pairings"]}, {"bye", offer.act["bye"]}, {"reason", ""}}) ==
                drawn(playing));
        // The pairs of round 1 once more, and the same one has the bye.
        Json act = playing.journal().entered(3)->entry;
        act["round"] = 2;
        act["points"] = drawn(playing)["points"];
        QVERIFY(!playing.act(act));
        act["reason"] = "They asked for it.";
        QVERIFY2(playing.act(act), playing.said().c_str());
        QVERIFY2(playing.says("have already met"), playing.said().c_str());
        QVERIFY2(playing.says("Against it: Elks has already had a bye."), playing.said().c_str());
        QVERIFY2(playing.says("By the rules these would meet: "), playing.said().c_str());
        QVERIFY2(faultsOf(playing).empty(), faultsOf(playing).c_str());
    }

    // LG-4.6: a and b are level on points and score with c, whom b has not met; the score leaves a and b, who have met.
    void aHeadToHeadIsToldOfThoseItIsAskedAbout()
    {
        Playing playing(swiss(4, 2, Json::object()));
        QVERIFY(playing.act(
            {{"command", "change_rules"}, {"tie_breakers", {"score_for", "direct_encounter"}}, {"reason", "agreed"}}));
        const auto pair = [&](int round, const char* pairs) {
            return playing.act(
                {{"command", "pair_round"}, {"round", round}, {"pairings", *parseJson(pairs)}, {"reason", "x"}});
        };
        QVERIFY2(pair(1, R"([["a","b"],["c","d"]])"), playing.said().c_str());
        QVERIFY(playing.record("a", 2, 1, "b"));
        QVERIFY(playing.record("c", 9, 1, "d"));
        QVERIFY2(pair(2, R"([["b","c"],["d","a"]])"), playing.said().c_str());
        QVERIFY(playing.record("b", 2, 1, "c"));
        QVERIFY(playing.record("d", 2, 1, "a"));
        // All have won once: c by its score before the others; a, b and d have 3 each, of whom b and d have not met.
        const Json told = seasonJson(playing.season(), playing.rules(), TieValues::With);
        for (const Json& row : told["tables"][0])
            QVERIFY2(!row.contains("values") || !row["values"].contains("direct_encounter"), row.dump().c_str());
        QVERIFY(checkSeason(told).empty());
        QVERIFY(playing.act({{"command", "correct"},
                             {"fixture", "2-2"},
                             {"result", {{"scores", {{"d", 4}, {"a", 1}}}}},
                             {"reason", "misread"}}));
        const Json then = seasonJson(playing.season(), playing.rules(), TieValues::With);
        int compared = 0;
        for (const Json& row : then["tables"][0]) {
            const std::string id = row["entrant"];
            const bool isAsked = id == "a" || id == "b";
            QCOMPARE(row.value("values", Json::object()).contains("direct_encounter"), isAsked);
            compared += isAsked ? row["values"]["direct_encounter"].get<int>() : 0;
        }
        QCOMPARE(compared, 3);
        QVERIFY(checkSeason(then).empty());
    }

    // The columns of the tie-breakers on paper and in the file, where they are asked for.
    void valuesOfTieBreakersAreTold()
    {
        Playing playing(swiss(6, 3));
        for (int round = 1; round <= 2; ++round) {
            QVERIFY(playing.act(drawn(playing)));
            playRound(playing);
        }
        QVERIFY(!seasonJson(playing.season(), playing.rules())["tables"][0][0].contains("values"));
        const Json told = seasonJson(playing.season(), playing.rules(), TieValues::With);
        QVERIFY(told["tables"][0][0]["values"].contains("buchholz"));
        QVERIFY(checkSeason(told).empty());
        QVERIFY(seasonShape().check(told).empty());
        PaperWords words;
        words.values = TieValues::With;
        const std::string with = paperHtml(Paper::Table, playing.season(), playing.rules(), {}, words, "en");
        const std::string without = paperHtml(Paper::Table, playing.season(), playing.rules(), {}, {}, "en");
        QVERIFY(with.find("<th>Buchholz</th>") != std::string::npos);
        QVERIFY(without.find("Buchholz</th>") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestLeagueChoices)
#include "tst_league_choices.moc"
