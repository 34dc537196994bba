// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/match_file.h"
#include "program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

const QByteArray definition = R"({"id": "winter", "name": "Winter League", "game": "kaosball",
 "format": {"league": {"kind": "round_robin"}, "playoffs": {"kind": "bracket", "places": 2}},
 "calendar": {"first_date": "2027-01-09"},
 "people": [{"id": "zsofia", "name": "Zsófia"}],
 "entrants": [{"id": "fangs", "name": "Fangs", "coach": "zsofia"}, {"id": "amazons", "name": "Amazons"},
              {"id": "ogres", "name": "Ogres"}, {"id": "daemons", "name": "Daemons"}]})";

/// A data folder with a season in it.
class Folder {
public:
    explicit Folder(const QByteArray& season = definition)
    {
        write(QStringLiteral("season.json"), season);
        m_created = call({QStringLiteral("create"), path("season.json")});
    }

    Finished call(const QStringList& words, const QByteArray& input = {}) const
    {
        return run(QStringList{QStringLiteral("--data"), path("data"), QStringLiteral("league")} + words, input);
    }
    /// The season's answer to a word without more.
    [[nodiscard]] Json ask(const char* word) const
    {
        return toJson(call({QString::fromLatin1(word), QStringLiteral("winter")}).out);
    }
    /// One act; its answer.
    [[nodiscard]] Json act(const Json& json, const QStringList& more = {}) const
    {
        return toJson(call(QStringList{QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")} + more,
                           QByteArray::fromStdString(json.dump()) + '\n')
                          .out);
    }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] const Finished& created() const { return m_created; }

private:
    QTemporaryDir m_folder;
    Finished m_created;
};

std::string errorOf(const Finished& finished)
{
    const Json error = toJson(finished.err);
    return finished.out.isEmpty() && error.is_object() && error.contains("error")
               ? error["error"]["message"].get<std::string>()
               : "exit " + std::to_string(finished.code) + ": " + finished.out.toStdString();
}

bool says(const Json& answer, const std::string& sentence)
{
    return answer.contains("why") && answer["why"].dump().find(sentence) != std::string::npos;
}

std::string fixtureOf(const Json& schedule, const std::string& a, const std::string& b)
{
    for (const Json& fixture : schedule["fixtures"]) {
        const std::string sides = fixture["sides"].dump();
        if (sides.find('"' + a + '"') != std::string::npos && sides.find('"' + b + '"') != std::string::npos)
            return fixture["id"];
    }
    return "none";
}

/// The reference match as a match file.
QByteArray referenceFile(const Folder& folder)
{
    const QString path = folder.path("reference.whistle");
    const Finished played =
        run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("-"), QStringLiteral("--record"), path},
            referenceCommands().join());
    QFile file(path);
    return played.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The reference match with a slip that was mended later: "longer.whistle".
void writeLonger(const Folder& folder, const QByteArray& file)
{
    folder.write(QStringLiteral("longer.whistle"), file);
    const Json edit{
        {"edit", "insert"},
        {"before", file.count('\n') - 1},
        {"entry", {{"command", "correct"}, {"path", "scores/amazons"}, {"value", 25}, {"reason", "forgotten"}}}};
    const Finished edited = run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("-"),
                                 QStringLiteral("--record"), folder.path("longer.whistle")},
                                QByteArray::fromStdString(edit.dump()) + '\n');
    QVERIFY2(edited.code == 0, edited.err.constData());
}

} // namespace

/// `whistle-cli league`: everything an organiser scripts.
class TestLeagueCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is against a definition says where, and by which rule.
    void aRefusedDefinitionSaysWhere()
    {
        const std::pair<const char*, const char*> faults[]{
            {R"({"tie_breakers": ["wins", "beauty"]})", "/tie_breakers/1"},
            {R"({"tie_breakers": ["wins", "wins"]})", "/tie_breakers/1"},
            {R"({"settings": {"cash_carried_over": "x"}})", "/settings/cash_carried_over"},
            {R"({"calendar": {"first_date": "2027-13-01"}})", "/calendar/first_date"},
            {R"({"points": {"bonuses": [{"for": "stat", "stat": "x", "at_least": 1, "points": 1}]}})",
             "/points/bonuses/0/stat"},
            {R"({"format": {}})", "/format"},
            {R"({"format": {"league": {"kind": "swiss", "rounds": 9}}})", "/format/league/rounds"},
            {R"({"format": {"playoffs": {"kind": "bracket", "places": 4, "best_of": [3, 2]}}})",
             "/format/playoffs/best_of/1"},
            {R"({"people": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]})", "/people/1/id"},
            {R"({"entrants": [{"id": "a", "name": "A", "coach": "nobody"}]})", "/entrants/0/coach"},
            {R"({"entrants": []})", "/entrants"},
            {R"({"game": "bridge"})", "/game"}};
        for (const auto& [change, at] : faults) {
            Json season = Json::parse(definition.toStdString());
            season.update(Json::parse(change));
            const Folder folder(QByteArray::fromStdString(season.dump()));
            const Json error = toJson(folder.created().err)["error"];
            QCOMPARE(folder.created().code, 2);
            QVERIFY2(error["at"] == Json(at), (std::string(change) + error.dump()).c_str());
            QVERIFY2(error["message"].get<std::string>().find("(LG-") != std::string::npos, error.dump().c_str());
        }
    }

    /// A correction below a paired round: it is paired anew, as the window offers it.
    void aRoundIsPairedAnew()
    {
        Json season = Json::parse(definition.toStdString());
        season["format"] = {{"league", {{"kind", "swiss"}, {"rounds", 3}}}};
        const Folder folder(QByteArray::fromStdString(season.dump()));
        const auto pair = [&](const QStringList& more = {}) {
            return folder.call(QStringList{QStringLiteral("pair"), QStringLiteral("winter")} + more);
        };
        const Json first = toJson(pair().out)["act"]["pairings"];
        const auto play = [&](const char* command, int match, int mine, int theirs) {
            const Json& sides = first[static_cast<std::size_t>(match) - 1];
            Json act{
                {"command", command},
                {"fixture", "1-" + std::to_string(match)},
                {"result", {{"scores", {{sides[0].get<std::string>(), mine}, {sides[1].get<std::string>(), theirs}}}}}};
            if (act["command"] == "correct")
                act["reason"] = "misread";
            return folder.act(act)["accepted"].get<bool>();
        };
        QVERIFY(play("record", 1, 2, 1) && play("record", 2, 2, 1));
        QVERIFY(!toJson(pair().out).contains("anew"));
        QVERIFY2(errorOf(pair()).starts_with("The previous round is not over"), errorOf(pair()).c_str());
        QVERIFY(play("correct", 1, 1, 2));
        const Json tried = toJson(pair({QStringLiteral("--what-if")}).out);
        QVERIFY2(tried["anew"] == Json(true) && tried["act"]["round"] == Json(2), tried.dump().c_str());
        QVERIFY(toJson(pair().out)["accepted"] == Json(true));
        QCOMPARE(pair().code, 2); // now it is as the points are
    }

    /// A table of somebody's own: the good lines come in, the others are told; as a Hungarian spreadsheet writes it.
    void aTableIsTakenIn()
    {
        const Folder folder;
        const QByteArray table =
            "Hazai;Vend\xe9g;Eredm\xe9ny\nFangs;Amazons;20:10\nOgres;Daemons;sok\nOgre;Fangs;1:2\n";
        folder.write(QStringLiteral("results.csv"), table);
        const QStringList call{QStringLiteral("take-in"), QStringLiteral("winter"), folder.path("results.csv")};
        const Finished tried = folder.call(call + QStringList{QStringLiteral("--what-if")});
        QCOMPARE(toJson(tried.out)["taken_in"].size(), std::size_t{1});
        QVERIFY(folder.call({QStringLiteral("log"), QStringLiteral("winter")}).out.count('\n') <= 3);
        const Finished finished = folder.call(call);
        QCOMPARE(finished.code, 1); // something was left out
        const Json told = toJson(finished.out);
        QVERIFY(told["encoding"] == Json("Windows-1250"));
        QVERIFY((told["columns"][1] == Json{{"head", "Vendég"}, {"says", "away"}}));
        QVERIFY(told["taken_in"][0]["line"] == Json(2));
        QCOMPARE(told["left_out"].size(), std::size_t{2});
        QVERIFY(told["left_out"][0]["line"] == Json(3));
        QVERIFY((told["numbers"] == Json{3, 3}));
        QVERIFY(toJson(folder.call(call).out)["known"] == Json(1));
        // Columns that nobody recognises are chosen.
        folder.write(QStringLiteral("other.csv"), "who,whom,what\nOgres,Daemons,7:6\n");
        const QStringList other{QStringLiteral("take-in"), QStringLiteral("winter"), folder.path("other.csv")};
        QCOMPARE(folder.call(other).code, 2);
        QCOMPARE(folder.call(other + QStringList{QStringLiteral("--columns"), QStringLiteral("home,away,score")}).code,
                 0);
        const Finished wrong =
            folder.call(other + QStringList{QStringLiteral("--columns"), QStringLiteral("home,guest,score")});
        QVERIFY2(wrong.code == 2 && wrong.err.contains("score_home"), wrong.err.constData());
        // A table goes as it came: as a whole.
        const QStringList back{QStringLiteral("take-in"), QStringLiteral("winter"), QStringLiteral("--undo")};
        folder.write(QStringLiteral("two.csv"), "home,away,score\nFangs,Ogres,2:1\nAmazons,Daemons,1:2\n");
        const Json two = toJson(
            folder.call({QStringLiteral("take-in"), QStringLiteral("winter"), folder.path("two.csv")}).out)["numbers"];
        QVERIFY2((two == Json{5, 6}), two.dump().c_str());
        QCOMPARE(folder.call(back + QStringList{QStringLiteral("6-5")}).code, 2);
        QCOMPARE(folder.call(back + QStringList{QStringLiteral("5-9")}).code, 2);         // all of them, or none
        QCOMPARE(folder.call(back + QStringList{QStringLiteral("1-999999999")}).code, 2); // and not a word for each
        QVERIFY(toJson(folder.call(back + QStringList{QStringLiteral("5-6")}).out) == (Json{{"withdrawn", 2}}));
        const Finished more = folder.call(
            {QStringLiteral("take-in"), QStringLiteral("winter"), folder.path("two.csv"), QStringLiteral("--what-if")});
        QCOMPARE(toJson(more.out)["taken_in"].size(), std::size_t{2});
        const QByteArray csv =
            folder
                .call({QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--format"),
                       QStringLiteral("csv"), QStringLiteral("--spreadsheet"), QStringLiteral("--lang"),
                       QStringLiteral("hu")})
                .out;
        QVERIFY2(csv.startsWith("\xef\xbb\xbfgroup;rank;entrant"), csv.constData());
    }

    void aSeasonIsCreatedListedAndScheduled()
    {
        const Folder folder;
        QVERIFY2(folder.created().code == 0, folder.created().err);
        QVERIFY(toJson(folder.created().out)["id"] == "winter");
        const Finished list = folder.call({QStringLiteral("list")});
        QCOMPARE(list.lines().size(), 1);
        QVERIFY(toJson(list.out)["name"] == "Winter League");
        const Json schedule = folder.ask("schedule");
        QCOMPARE(schedule["fixtures"].size(), std::size_t{7});
        // KB-35.3
        QCOMPARE(schedule["fixtures"][0]["sides"].dump(), R"(["fangs","daemons"])");
        QCOMPARE(schedule["fixtures"][2]["sides"].dump(), R"(["ogres","fangs"])");
        QVERIFY(schedule["fixtures"][2]["date"] == "2027-01-16");
    }

    void whatIsWrongLeavesNothingBehind_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("says");
        QTest::newRow("a typo") << QByteArray("\"calendar\"") << QByteArray("\"calender\"") << "calender";
        QTest::newRow("no such game") << QByteArray("\"kaosball\"") << QByteArray("\"chess\"") << "chess";
        QTest::newRow("three teams") << QByteArray(
                                            ",\n              {\"id\": \"ogres\", \"name\": \"Ogres\"}, {\"id\": "
                                            "\"daemons\", \"name\": \"Daemons\"}")
                                     << QByteArray() << "4 to 8 entrants";
        QTest::newRow("no date") << QByteArray("2027-01-09") << QByteArray("9 January") << "9 January";
    }
    void whatIsWrongLeavesNothingBehind()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, says);
        QByteArray changed = definition;
        QVERIFY(changed.contains(from));
        const Folder folder(changed.replace(from, to));
        QCOMPARE(folder.created().code, 2);
        QVERIFY2(errorOf(folder.created()).find(says.toStdString()) != std::string::npos,
                 errorOf(folder.created()).c_str());
        QVERIFY(folder.call({QStringLiteral("list")}).out.isEmpty());
    }

    void resultsAndTheTableThatExplainsItself()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        const auto result = [&](const char* a, int mine, int theirs, const char* b) {
            return Json{{"command", "record"},
                        {"fixture", fixtureOf(schedule, a, b)},
                        {"result", {{"scores", {{a, mine}, {b, theirs}}}, {"by", "points"}}}};
        };
        // Looked at first: nothing is recorded.
        QVERIFY(folder.act(result("fangs", 26, 18, "amazons"), {QStringLiteral("--what-if")})["accepted"] == true);
        QVERIFY(folder.ask("standings")["tables"][0][0]["played"] == 0);
        QVERIFY(folder.act(result("fangs", 26, 18, "amazons"))["accepted"] == true);
        QVERIFY(folder.act(result("amazons", 31, 30, "ogres"))["accepted"] == true);
        QVERIFY(folder.act(result("ogres", 24, 4, "fangs"))["accepted"] == true);
        // KB-35.4: no drawn matches.
        const Json drawn = folder.act(result("ogres", 9, 9, "daemons"));
        QVERIFY(drawn["accepted"] == false);
        const Json standings = folder.ask("standings");
        QVERIFY(standings["tables"][0][0]["entrant"] == "ogres");
        QVERIFY(standings["tables"][0][1]["headline"] == "Behind Ogres on score difference: −7 to 19.");
        QCOMPARE(standings["rules"].dump(), R"(["KB-35.4","KB-35.5","KB-35.6","KB-35.7"])");
        const Finished explained =
            folder.call({QStringLiteral("explain"), QStringLiteral("winter"), QStringLiteral("fangs")});
        QCOMPARE(toJson(explained.out)["places"].size(), std::size_t{1});
        QVERIFY(toJson(explained.out)["outlook"][0]["sentences"].size() > 0);
        QVERIFY(folder.ask("history")["ratings"]["teams"].contains("ogres"));
        QCOMPARE(folder.call({QStringLiteral("log"), QStringLiteral("winter")}).lines().size(), 5);
        // Undo and corrections work as in a match.
        QVERIFY(folder.act({{"command", "undo"}})["accepted"] == true);
        QVERIFY(folder.ask("standings")["tables"][0][0]["entrant"] == "fangs");
    }

    void aMatchFileCountsAfterItsReplay()
    {
        const Folder folder;
        const QByteArray file = referenceFile(folder);
        QVERIFY(!file.isEmpty());
        const Finished imported =
            folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path("reference.whistle")});
        QVERIFY2(imported.code == 0, imported.err);
        const Json answer = toJson(imported.out);
        QVERIFY(answer["accepted"] == true);
        QVERIFY(says(answer, "Won by Fangs: Fangs 26, Amazons 18."));
        QCOMPARE(answer["result"]["scores"].dump(), R"({"fangs":26,"amazons":18})");
        QCOMPARE(answer["result"]["stats"]["kills"].dump(), R"({"fangs":3,"amazons":4})");
        QVERIFY(answer["result"]["source"] == "imported");
        const Json row = folder.ask("standings")["tables"][0][0];
        QVERIFY(row["entrant"] == "fangs");
        QVERIFY(row["points"] == 3);
        QVERIFY(row["stats"]["fouls"] == 2);
        // Twice is once too often.
        const Finished again =
            folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path("reference.whistle")});
        QCOMPARE(again.code, 2);
        const std::string fixture = fixtureOf(folder.ask("schedule"), "fangs", "amazons");
        QVERIFY2(errorOf(again).starts_with("This match is already in the season: it is the result of fixture “" +
                                            fixture + "”"),
                 errorOf(again).c_str());
    }

    /// The match was corrected at its table after its file had been imported: the longer file corrects the result, and
    /// the one from before is told as that.
    void aLongerMatchFileCorrectsItsResult()
    {
        const Folder folder;
        const QByteArray file = referenceFile(folder);
        writeLonger(folder, file);
        const auto import = [&](const char* name) {
            return folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path(name)});
        };
        QCOMPARE(import("reference.whistle").code, 0);
        const Finished corrected = import("longer.whistle");
        QVERIFY2(corrected.code == 0, corrected.err.constData());
        QCOMPARE(toJson(corrected.out)["result"]["scores"].dump(), R"({"fangs":26,"amazons":25})");
        QVERIFY2(errorOf(import("longer.whistle")).starts_with("This match is already in the season"), "once");
        const std::string older = errorOf(import("reference.whistle"));
        QVERIFY2(older.starts_with("This is an older copy of the match that is the result of fixture"), older.c_str());
        const QByteArray exported = folder.call({QStringLiteral("export"), QStringLiteral("winter")}).out;
        QCOMPARE(run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")}, exported).code, 0);
    }

    // The final was played by the seeds of then: a league result is corrected, not withdrawn below it.
    void aPlayedFinalIsNotPutOut()
    {
        Json cup{{"id", "winter"},
                 {"name", "Winter"},
                 {"game", "chaotic"},
                 {"format",
                  {{"league", {{"kind", "round_robin"}}},
                   {"playoffs", {{"kind", "bracket"}, {"places", 2}}},
                   {"draw", "entry"}}},
                 {"tie_breakers", {"score_difference", "lots"}},
                 {"seed", "x"},
                 {"entrants", Json::array()}};
        for (const char* id : {"a", "b", "c", "d"})
            cup["entrants"].push_back({{"id", id}, {"name", id}});
        const Folder folder(QByteArray::fromStdString(cup.dump()));
        const auto play = [&](const Json& fixture, int home, int away) {
            const std::string one = fixture["sides"][0];
            const std::string other = fixture["sides"][1];
            return folder.act({{"command", "record"},
                               {"fixture", fixture["id"]},
                               {"result", {{"scores", {{one, home}, {other, away}}}}}});
        };
        std::vector<std::string> played;
        for (int pass = 0; pass < 2; ++pass) { // the league, then the final
            const Json schedule = folder.ask("schedule");
            for (const Json& fixture : schedule["fixtures"]) {
                if (fixture["sides"][0].is_null() || fixture.contains("result"))
                    continue;
                QVERIFY(play(fixture, 9 - static_cast<int>(played.size()), 0)["accepted"] == true);
                played.push_back(fixture["id"]);
            }
        }
        QCOMPARE(played.size(), std::size_t{7});
        const auto champion = [&] {
            const QByteArray exported = folder.call({QStringLiteral("export"), QStringLiteral("winter")}).out;
            return toJson(exported)["season"]["champion"];
        };
        QVERIFY(!champion().is_null());
        const Json before = champion();
        const Json refused = folder.act({{"edit", "withdraw"}, {"number", 4}});
        QVERIFY(refused["accepted"] == false);
        QCOMPARE(refused["rules"].dump(), R"(["LG-2.8"])");
        QVERIFY(says(refused, "Correct the result instead"));
        QVERIFY(
            folder.act(
                {{"command", "correct"}, {"fixture", played[1]}, {"result", nullptr}, {"reason", "no"}})["accepted"] ==
            true);
        QCOMPARE(champion().dump(), before.dump());
    }

    // The two meet twice; whatever comes first and whatever is corrected in between, one evening is one result.
    void aMatchOfTwoFilesCountsOnce_data()
    {
        QTest::addColumn<QByteArrayList>("steps");
        QTest::addColumn<QByteArray>("scores");
        QTest::newRow("the older one last") << QByteArrayList{"longer", "!reference"} << QByteArray("26:25");
        QTest::newRow("corrected by hand")
            << QByteArrayList{"reference", "24", "longer", "!reference"} << QByteArray("26:25");
        QTest::newRow("once more after the hand")
            << QByteArrayList{"reference", "24", "!reference"} << QByteArray("26:24");
        QTest::newRow("typed before") << QByteArrayList{"18", "reference", "longer"} << QByteArray("26:25");
        QTest::newRow("typed otherwise") << QByteArrayList{"17", "reference"} << QByteArray("26:17 26:18");
    }
    void aMatchOfTwoFilesCountsOnce()
    {
        QFETCH(QByteArrayList, steps);
        QFETCH(QByteArray, scores);
        QByteArray twice = definition;
        twice.replace(R"({"kind": "round_robin"})", R"({"kind": "round_robin", "meetings": 2})");
        const Folder folder(twice);
        writeLonger(folder, referenceFile(folder));
        const std::string first = fixtureOf(folder.ask("schedule"), "fangs", "amazons");
        for (const QByteArray& step : steps) {
            bool isScore = false;
            const int score = step.toInt(&isScore);
            if (isScore) {
                const bool isThere = toJson(folder.call({QStringLiteral("export"), QStringLiteral("winter")}).out)
                                         .dump()
                                         .find("\"imported\"") != std::string::npos;
                Json act{{"command", isThere ? "correct" : "record"},
                         {"fixture", first},
                         {"result", {{"scores", {{"fangs", 26}, {"amazons", score}}}}}};
                if (isThere)
                    act["reason"] = "misread";
                QVERIFY(folder.act(act)["accepted"] == true);
                continue;
            }
            const bool isRefused = step.startsWith('!');
            const QByteArray name = (isRefused ? step.mid(1) : step) + ".whistle";
            const Finished done =
                folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path(name.constData())});
            QVERIFY2(done.code == (isRefused ? 2 : 0), (step + ": " + done.err + done.out).constData());
        }
        QStringList counted;
        const Json schedule = folder.ask("schedule");
        for (const Json& fixture : schedule["fixtures"]) {
            if (fixture.contains("result"))
                counted << QStringLiteral("%1:%2")
                               .arg(fixture["result"]["scores"]["fangs"].get<int>())
                               .arg(fixture["result"]["scores"]["amazons"].get<int>());
        }
        QCOMPARE(counted.join(u' ').toUtf8(), scores);
    }

    // The two meet twice, and one evening is not both.
    void aMatchIsTheResultOfOneFixture()
    {
        QByteArray twice = definition;
        twice.replace(R"({"kind": "round_robin"})", R"({"kind": "round_robin", "meetings": 2})");
        const Folder folder(twice);
        QVERIFY(!referenceFile(folder).isEmpty());
        const QStringList import{QStringLiteral("import"), QStringLiteral("winter"), folder.path("reference.whistle")};
        const std::string first = toJson(folder.call(import).out)["fixture"];
        std::string second;
        const Json schedule = folder.ask("schedule");
        for (const Json& fixture : schedule["fixtures"]) {
            const std::string sides = fixture["sides"].dump();
            if (sides.find("\"fangs\"") != std::string::npos && sides.find("\"amazons\"") != std::string::npos &&
                fixture["id"] != first)
                second = fixture["id"];
        }
        QVERIFY(!second.empty());
        for (const QStringList& to : {QStringList(), QStringList{QStringLiteral("--what-if")},
                                      QStringList{QStringLiteral("--fixture"), QString::fromStdString(second)}}) {
            const Finished again = folder.call(import + to);
            QCOMPARE(again.code, 2);
            QVERIFY2(errorOf(again).find("it is the result of fixture “" + first + "”") != std::string::npos,
                     errorOf(again).c_str());
        }
        QVERIFY(folder.ask("standings")["tables"][0][0]["points"] == 3);
        // Taken back it can count again, for the other one too.
        QVERIFY(folder.act({{"command", "undo"}})["accepted"] == true);
        const Finished other =
            folder.call(import + QStringList{QStringLiteral("--fixture"), QString::fromStdString(second)});
        QVERIFY2(other.code == 0, other.err);
    }

    void aTamperedOrImpossibleMatchIsRefused()
    {
        const Folder folder;
        const QByteArray file = referenceFile(folder);
        QByteArray tampered = file;
        tampered.replace("\"bid\":3", "\"bid\":2");
        QVERIFY(tampered != file);
        folder.write(QStringLiteral("tampered.whistle"), tampered);
        const Finished one =
            folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path("tampered.whistle")});
        QCOMPARE(one.code, 2);
        QVERIFY2(errorOf(one).find("was changed after entry") != std::string::npos, errorOf(one).c_str());
        // Cut off before its end it is no finished match.
        folder.write(QStringLiteral("half.whistle"), file.left(file.lastIndexOf('\n', file.size() / 2) + 1));
        const Finished two =
            folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path("half.whistle")});
        QCOMPARE(two.code, 2);
        QCOMPARE(errorOf(two), "This match is not over yet.");
        QVERIFY(folder.ask("standings")["tables"][0][0]["played"] == 0);
    }

    // Its chain is whole: whoever wrote it has sealed it anew. The replay finds the entry.
    void aMatchWithAnImpossibleEntryIsRefused()
    {
        const Folder folder;
        const QByteArray file = referenceFile(folder);
        SoundLines sound = soundLines(std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
        QVERIFY(!sound.fault && sound.lines.size() > 30);
        int changed = 0;
        QByteArray forged;
        std::string chain;
        for (const RecordedLine& line : sound.lines) {
            Json content = *parseJson(line.text);
            content.erase("chain");
            const Json entry = content.value("entry", Json::object());
            if (changed == 0 && entry.value("command", "") == "open_lot") {
                content["entry"]["bid"] = 50; // KB-26.5: nobody has so much
                changed = line.number;
            }
            const RecordedLine again = chained(line.number, content, chain);
            chain = again.chain;
            forged += QByteArray::fromStdString(again.text) + '\n';
        }
        QVERIFY(changed > 0);
        folder.write(QStringLiteral("forged.whistle"), forged);
        const Finished refused =
            folder.call({QStringLiteral("import"), QStringLiteral("winter"), folder.path("forged.whistle")});
        QCOMPARE(refused.code, 2);
        const std::string expected = "Entry " + std::to_string(changed) + " is impossible";
        QVERIFY2(errorOf(refused).find(expected) != std::string::npos, errorOf(refused).c_str());
        QVERIFY(folder.ask("standings")["tables"][0][0]["played"] == 0);
    }

    void aSeasonGoesOutAndIn()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        (void)folder.act({{"command", "record"},
                          {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                          {"result", {{"forfeited_by", {"ogres"}}}}});
        const QString file = folder.path("out.json");
        QCOMPARE(folder.call({QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--out"), file}).code,
                 0);
        QCOMPARE(folder.call({QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--out"), file}).code,
                 3);
        const Finished check = folder.call({QStringLiteral("check"), file});
        QCOMPARE(check.out, "{\"right\":true,\"faults\":[]}\n");
        const Folder other(QByteArrayLiteral("{}"));
        const Finished loaded = other.call({QStringLiteral("load"), file});
        QVERIFY2(loaded.code == 0, loaded.err);
        QCOMPARE(other.ask("standings").dump(), folder.ask("standings").dump());
        const QByteArray csv = folder
                                   .call({QStringLiteral("export"), QStringLiteral("winter"),
                                          QStringLiteral("--format"), QStringLiteral("csv")})
                                   .out;
        QVERIFY(csv.startsWith("group,rank,entrant") && csv.contains("1,1,fangs,Fangs,Zsófia,1,1,0,0,3,20,0,20,0,0,"));
        const QByteArray html = folder
                                    .call({QStringLiteral("export"), QStringLiteral("winter"),
                                           QStringLiteral("--format"), QStringLiteral("html")})
                                    .out;
        QVERIFY(html.startsWith("<!DOCTYPE html>") && html.contains("Winter League"));
    }

    void whatIsPrintedIsWritten_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("round");
        QTest::addColumn<QStringList>("words");
        const auto q = [](const char* text) { return QString::fromUtf8(text); };
        QTest::newRow("round sheet") << "en"
                                     << "round_sheet"
                                     << ""
                                     << QStringList{q("Round 1"), q("Fangs"), q("Zsófia"),         q("Daemons"),
                                                    q("Amazons"), q("Ogres"), q("Sat 9 Jan 2027"), q("Table no.")};
        QTest::newRow("round sheet, hu") << "hu"
                                         << "round_sheet"
                                         << "2" << QStringList{q("2. forduló"), q("Fangs"), q("Zsófia"), q("Pontszám")};
        QTest::newRow("slips") << "en"
                               << "result_slips"
                               << "3" << QStringList{q("Round 3"),        q("Score"),
                                                     q("Kills"),          q("Fouls"),
                                                     q("Signature"),      q("by points"),
                                                     q("in overtime"),    q("by blowout"),
                                                     q("by elimination"), q("as the last team in play"),
                                                     q("all have lost")};
        QTest::newRow("slips, hu") << "hu"
                                   << "result_slips"
                                   << "p1"
                                   << QStringList{q("Döntő"), q("Pontszám"), q("a tabella 1. helyezettje"),
                                                  q("a tabella 2. helyezettje"), q("rájátszásban")};
        QTest::newRow("bracket") << "en"
                                 << "bracket"
                                 << "" << QStringList{q("Playoffs"), q("Final"), q("Champion")};
        QTest::newRow("bracket, hu") << "hu"
                                     << "bracket"
                                     << "" << QStringList{q("Kieséses szakasz"), q("Döntő")};
        QTest::newRow("roster") << "en"
                                << "roster"
                                << "" << QStringList{q("Entrants"), q("Zsófia"), q("Fangs"),
                                                     q("Amazons"),  q("Ogres"),  q("Daemons")};
        QTest::newRow("table, hu") << "hu"
                                   << "table"
                                   << "" << QStringList{q("Tabella"), q("Csapat"), q("Zsófia")};
    }
    void whatIsPrintedIsWritten()
    {
        QFETCH(QString, language);
        QFETCH(QString, paper);
        QFETCH(QString, round);
        QFETCH(QStringList, words);
        const Folder folder;
        QStringList call{QStringLiteral("--lang"),   language,
                         QStringLiteral("export"),   QStringLiteral("winter"),
                         QStringLiteral("--format"), QStringLiteral("html"),
                         QStringLiteral("--paper"),  paper};
        if (!round.isEmpty())
            call << QStringLiteral("--round") << round;
        const Finished written = folder.call(call);
        QVERIFY2(written.code == 0, written.err);
        QVERIFY(written.out.startsWith("<!DOCTYPE html>") && written.out.contains("Winter League"));
        for (const QString& word : words)
            QVERIFY2(written.out.contains(word.toUtf8()), qPrintable(word + u'\n' + QString::fromUtf8(written.out)));
    }

    void whatCannotBePrintedSaysWhy()
    {
        const Folder folder;
        const auto refusal = [&](const QStringList& more) {
            const Finished refused =
                folder.call(QStringList{QStringLiteral("export"), QStringLiteral("winter")} + more);
            return refused.code == 2 ? errorOf(refused) : "exit " + std::to_string(refused.code);
        };
        const QStringList html{QStringLiteral("--format"), QStringLiteral("html"), QStringLiteral("--paper")};
        QCOMPARE(refusal({QStringLiteral("--paper"), QStringLiteral("roster")}),
                 "--paper only goes with --format html.");
        QCOMPARE(
            refusal(html + QStringList{QStringLiteral("round_sheet"), QStringLiteral("--round"), QStringLiteral("9")}),
            "There is no round “9” in this season yet; there are: 1, 2, 3, p1.");
        QCOMPARE(refusal(html + QStringList{QStringLiteral("roster"), QStringLiteral("--round"), QStringLiteral("1")}),
                 "“roster” does not belong to one round; leave out --round.");
        QByteArray league = definition;
        league.replace(R"(, "playoffs": {"kind": "bracket", "places": 2})", "");
        const Folder without(league);
        const Finished none = without.call(QStringList{QStringLiteral("export"), QStringLiteral("winter")} + html +
                                           QStringList{QStringLiteral("bracket")});
        QCOMPARE(none.code, 2);
        QCOMPARE(errorOf(none), "The season has nothing to print as “bracket” yet.");
    }

    void theCheckFindsAChangedSeason()
    {
        const Finished random =
            run({QStringLiteral("league"), QStringLiteral("random"), QStringLiteral("--seed"), QStringLiteral("3")});
        QCOMPARE(random.code, 0);
        QCOMPARE(random.out, run({QStringLiteral("league"), QStringLiteral("random"), QStringLiteral("--seed"),
                                  QStringLiteral("3")})
                                 .out);
        QCOMPARE(run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")}, random.out).code, 0);
        Json changed = toJson(random.out);
        changed["season"]["definition"]["points"]["win"] = 77;
        const Finished found = run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")},
                                   QByteArray::fromStdString(changed.dump()));
        QCOMPARE(found.code, 1);
        QVERIFY(toJson(found.out)["right"] == false);
        Json sealed = toJson(random.out);
        sealed["record"][1]["entry"]["season"]["name"] = "Another";
        const Finished broken = run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")},
                                    QByteArray::fromStdString(sealed.dump()));
        QCOMPARE(broken.code, 1);
        QVERIFY(toJson(broken.out)["faults"][0]["at"] == "/record/1");
    }

    void aForgedReasonIsFoundInEveryLanguage()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        (void)folder.act({{"command", "record"},
                          {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                          {"result", {{"scores", {{"fangs", 9}, {"ogres", 4}}}, {"by", "points"}}}});
        for (const char* language : {"en", "hu", "pl"}) {
            const Finished written = run({QStringLiteral("--data"), folder.path("data"), QStringLiteral("--lang"),
                                          QString::fromLatin1(language), QStringLiteral("league"),
                                          QStringLiteral("export"), QStringLiteral("winter")});
            const QStringList check{QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")};
            QCOMPARE(run(check, written.out).out, "{\"right\":true,\"faults\":[]}\n");
            Json forged = toJson(written.out);
            forged["season"]["tables"][0][1]["why"][0] = "Fangs: 99 points.";
            const Finished found = run(check, QByteArray::fromStdString(forged.dump()));
            QCOMPARE(found.code, 1);
            QVERIFY2(toJson(found.out)["faults"][0]["at"].dump() == "\"/season/tables/0/1/why\"",
                     found.out.constData());
        }
    }

    // LG-1.4, LG-4.3
    void whatDecidesASeasonIsNotReplacedAfterItsStart()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        QVERIFY(folder.act({{"command", "record"},
                            {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                            {"result", {{"scores", {{"fangs", 9}, {"ogres", 4}}}, {"by", "points"}}}})["accepted"] ==
                true);
        Json season = toJson(definition);
        season["points"] = {{"win", 7}};
        const Json edit{{"edit", "replace"}, {"number", 1}, {"entry", {{"command", "create"}, {"season", season}}}};
        const Json refused = folder.act(edit);
        QVERIFY(refused["accepted"] == false);
        QCOMPARE(refused["rules"].dump(), R"(["LG-1.4"])");
        QVERIFY(folder.act({{"edit", "withdraw"}, {"number", 2}})["accepted"] == false);
        QVERIFY(folder.act({{"edit", "insert"},
                            {"before", 2},
                            {"entry", {{"command", "draw_lots"}, {"seed", "x"}}}})["accepted"] == false);
        // The open way has a reason, and the table tells it.
        QVERIFY(
            folder.act({{"command", "change_rules"}, {"points", {{"win", 7}}}, {"reason", "all agreed"}})["accepted"] ==
            true);
        QVERIFY(folder.ask("standings")["tables"][0][0]["points"] == 7);
    }

    void aSeasonIsCopiedArchivedDeletedAndTakenBack()
    {
        const Folder folder;
        const auto listed = [&](const QStringList& more = {}) {
            return folder.call(QStringList{QStringLiteral("list")} + more).lines().size();
        };
        // An id is there once.
        const Finished twice = folder.call({QStringLiteral("create"), folder.path("season.json")});
        QCOMPARE(twice.code, 2);
        QVERIFY(errorOf(twice).find("needs an id of its own") != std::string::npos);
        QCOMPARE(folder.call({QStringLiteral("copy"), QStringLiteral("winter"), QStringLiteral("spring")}).code, 0);
        QCOMPARE(listed(), 2);
        const Json copy = toJson(folder.call({QStringLiteral("schedule"), QStringLiteral("spring")}).out);
        QVERIFY(copy["fixtures"].empty());
        // Nobody changes places by a table that is not final (LG-1.6).
        const Finished early = folder.call({QStringLiteral("copy"), QStringLiteral("winter"), QStringLiteral("next"),
                                            QStringLiteral("--below"), QStringLiteral("spring")});
        QCOMPARE(early.code, 2);
        QVERIFY(errorOf(early).find("are not final") != std::string::npos);
        QCOMPARE(listed(), 2);
        QVERIFY(folder.ask("history")["honours"].is_null()); // the season is not over
        QCOMPARE(folder.call({QStringLiteral("archive"), QStringLiteral("winter")}).code, 0);
        QCOMPARE(listed(), 1);
        QVERIFY(folder.ask("standings").contains("tables"));
        const Json bin = toJson(folder.call({QStringLiteral("delete"), QStringLiteral("winter")}).out);
        QVERIFY(bin["shelf"] == "bin");
        QCOMPARE(folder.call({QStringLiteral("standings"), QStringLiteral("winter")}).code, 2);
        QCOMPARE(listed({QStringLiteral("--all")}), 2);
        const QString uuid = QString::fromStdString(bin["season"].get<std::string>());
        QCOMPARE(folder.call({QStringLiteral("take-back"), uuid}).code, 0);
        QCOMPARE(listed(), 2);
        QVERIFY(folder.ask("standings").contains("tables"));
    }

    void aSeasonFileThatIsKnownGoesOnOrIsTheSame()
    {
        const Folder folder;
        const auto exported = [&](const char* name) {
            const QString file = folder.path(name);
            (void)folder.call({QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--out"), file});
            return file;
        };
        const auto load = [](const Folder& into, const QString& file) {
            return into.call({QStringLiteral("load"), file});
        };
        const QString old = exported("old.json");
        const Json schedule = folder.ask("schedule");
        (void)folder.act({{"command", "record"},
                          {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                          {"result", {{"forfeited_by", {"ogres"}}}}});
        const QString now = exported("now.json");
        const Folder other(QByteArrayLiteral("{}"));
        QVERIFY(toJson(load(other, old).out)["taken_in"] == "new");
        QVERIFY(toJson(load(other, old).out)["taken_in"] == "same");
        QVERIFY(toJson(load(other, now).out)["taken_in"] == "newer");
        QVERIFY(toJson(load(other, old).out)["taken_in"] == "older");
        QCOMPARE(other.ask("standings").dump(), folder.ask("standings").dump());
        QCOMPARE(other.call({QStringLiteral("list")}).lines().size(), 1);
        // Somebody else went on with it differently.
        const Folder third(QByteArrayLiteral("{}"));
        (void)load(third, old);
        (void)third.act({{"command", "record"},
                         {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                         {"result", {{"forfeited_by", {"fangs"}}}}});
        const Finished refused = load(third, now);
        QCOMPARE(refused.code, 2);
        QVERIFY(errorOf(refused).find("record differs") != std::string::npos);
    }

    // Written before LG-2.8 and LG-3.10 to LG-3.12: a semi-final of others after a correction, a drop-out that annuls
    // in the playoffs, one when all was over, a decision that nothing asked for. All of it counts as it did.
    void aSeasonByTheFirstRulesIsTakenInWhole()
    {
        const QString file = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/seasons/first_rules.json");
        const Folder folder(QByteArrayLiteral("{}"));
        const Finished loaded = folder.call({QStringLiteral("load"), file});
        QVERIFY2(loaded.code == 0, loaded.err);
        QVERIFY2(!toJson(loaded.out).contains("remarks"), loaded.out);
        const Finished log = folder.call({QStringLiteral("log"), QStringLiteral("autumn-2026")});
        QCOMPARE(log.lines().size(), 21);
        QVERIFY(!log.out.contains("refused"));
        const Json season =
            toJson(folder.call({QStringLiteral("export"), QStringLiteral("autumn-2026")}).out)["season"];
        QVERIFY(season["champion"] == "fangs");
        QVERIFY(season["rules_version"] == 1);
        QCOMPARE(season["dropped_out"].dump(), R"({"daemons":"annul","trolls":"playoffs"})");
        for (const Json& fixture : season["fixtures"]) {
            if (fixture["id"] == "p1-1-1")
                QCOMPARE(fixture["result"]["scores"].dump(), R"({"fangs":25,"trolls":24})");
        }
        // A season that begins now is played by the rules of now.
        const Folder now;
        QVERIFY(!toJson(now.call({QStringLiteral("export"), QStringLiteral("winter")}).out)["season"].contains(
            "rules_version"));
    }

    void anActThatNoRulesAllowIsToldAndStaysInTheRecord()
    {
        const Folder folder;
        const QString file = folder.path("season.json.out");
        (void)folder.call({QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--out"), file});
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        Json season = toJson(written.readAll());
        Json& record = season["record"];
        const RecordedLine line = chained(3,
                                          {{"number", 3},
                                           {"at", "2027-01-09T19:00:00Z"},
                                           {"entry", {{"command", "drop_out"}, {"entrant", "nobody-here"}}}},
                                          record.back()["chain"]);
        record.push_back(toJson(QByteArray::fromStdString(line.text)));
        folder.write(QStringLiteral("forged.json"), QByteArray::fromStdString(season.dump()));
        const Folder other(QByteArrayLiteral("{}"));
        const Finished loaded = other.call({QStringLiteral("load"), folder.path("forged.json")});
        QVERIFY2(loaded.code == 0, loaded.err);
        const Json told = toJson(loaded.out);
        QCOMPARE(told["remarks"].size(), std::size_t{1});
        QVERIFY(told["remarks"][0]["at"] == "/record/3");
        QVERIFY(other.call({QStringLiteral("log"), QStringLiteral("winter")}).lines().back().contains("refused"));
        // The check calls such a file wrong.
        const Finished checked = other.call({QStringLiteral("check"), folder.path("forged.json")});
        QCOMPARE(checked.code, 1);
    }

    void aSwissIsPairedRoundByRound()
    {
        const QByteArray chess = R"({"id": "winter", "name": "Swiss", "game": "battle-line", "seed": "swiss",
 "format": {"league": {"kind": "swiss", "rounds": 2}, "draw": "entry"},
 "entrants": [{"id": "a", "name": "Ants"}, {"id": "b", "name": "Bears"}, {"id": "c", "name": "Cats"},
              {"id": "d", "name": "Dogs"}, {"id": "e", "name": "Elks"}]})";
        const Folder folder(chess);
        QVERIFY2(folder.created().code == 0, folder.created().err);
        const QStringList pair{QStringLiteral("pair"), QStringLiteral("winter")};
        const Finished looked = folder.call(pair + QStringList{QStringLiteral("--what-if")});
        QVERIFY2(looked.code == 0, looked.err);
        QVERIFY(folder.ask("schedule")["fixtures"].empty());
        const Json paired = toJson(folder.call(pair).out);
        QVERIFY(paired["accepted"] == true);
        QVERIFY2(says(paired, "Ants – Cats"), paired.dump().c_str());
        QVERIFY2(says(paired, "Elks has the bye."), paired.dump().c_str());
        // The round must be over first.
        const Finished early = folder.call(pair);
        QCOMPARE(early.code, 2);
        QVERIFY2(errorOf(early).find("has no result yet") != std::string::npos, early.err);
        const Json schedule = folder.ask("schedule");
        for (const Json& fixture : schedule["fixtures"]) {
            const std::string home = fixture["sides"][0];
            (void)folder.act({{"command", "record"},
                              {"fixture", fixture["id"]},
                              {"result", {{"places", {{home, 1}, {fixture["sides"][1].get<std::string>(), 2}}}}}});
        }
        QVERIFY(toJson(folder.call(pair).out)["accepted"] == true);
        QCOMPARE(folder.ask("schedule")["fixtures"].size(), std::size_t{4});
    }

    void randomSeasonsOfEveryGameAreRight()
    {
        const QByteArray seasons = run({QStringLiteral("league"), QStringLiteral("random"), QStringLiteral("--seed"),
                                        QStringLiteral("100"), QStringLiteral("--count"), QStringLiteral("40")})
                                       .out;
        const Finished checked =
            run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("--batch"), QStringLiteral("-")},
                seasons);
        QCOMPARE(checked.lines().size(), 40);
        for (const QByteArray& line : checked.lines())
            QCOMPARE(line, "{\"right\":true,\"faults\":[]}");
    }

    void chancesRepeatFromTheirSeed()
    {
        const Folder folder;
        const QStringList words{QStringLiteral("simulate"), QStringLiteral("winter"), QStringLiteral("--seasons"),
                                QStringLiteral("500"),      QStringLiteral("--seed"), QStringLiteral("7")};
        const Finished one = folder.call(words);
        QVERIFY(toJson(one.out)["seasons"] == 500);
        QCOMPARE(folder.call(words).out, one.out);
    }

    void anUnknownSeasonIsTold()
    {
        const Folder folder;
        const Finished none = folder.call({QStringLiteral("standings"), QStringLiteral("summer")});
        QCOMPARE(none.code, 2);
        QCOMPARE(errorOf(none), "There is no season “summer”; `league list` shows them all.");
    }

    void anUnknownEntrantIsTold()
    {
        const Folder folder;
        const auto explained = [&](const QString& entrant) {
            return folder.call({QStringLiteral("explain"), QStringLiteral("winter"), entrant});
        };
        QVERIFY(toJson(explained(QStringLiteral("fangs")).out)["places"].size() == 1);
        const Finished none = explained(QStringLiteral("nosuch"));
        QCOMPARE(none.code, 2);
        QCOMPARE(errorOf(none),
                 "There is no entrant “nosuch” in this season; there are: fangs, amazons, ogres, daemons.");
    }

    /// By its own id, as it was deleted; the other one of that id in the list is not meant.
    void aDeletedSeasonIsTakenBackByItsOwnId()
    {
        const Folder folder;
        const QStringList takeBack{QStringLiteral("take-back"), QStringLiteral("winter")};
        const std::string season = toJson(folder.created().out)["season"];
        QCOMPARE(folder.call({QStringLiteral("delete"), QStringLiteral("winter")}).code, 0);
        const Finished back = folder.call(takeBack);
        QVERIFY2(back.code == 0, back.err);
        QCOMPARE(toJson(back.out)["season"].get<std::string>(), season);
        QCOMPARE(toJson(back.out)["shelf"].get<std::string>(), "open");
        // While another one has the id, it cannot come back.
        QCOMPARE(folder.call({QStringLiteral("delete"), QStringLiteral("winter")}).code, 0);
        QCOMPARE(folder.call({QStringLiteral("create"), folder.path("season.json")}).code, 0);
        const Finished taken = folder.call(takeBack);
        QCOMPARE(taken.code, 2);
        QVERIFY(errorOf(taken).find("each needs an id of its own") != std::string::npos);
        // Two of the id in the bin: which one is meant nobody knows.
        QCOMPARE(folder.call({QStringLiteral("delete"), QStringLiteral("winter")}).code, 0);
        const Finished either = folder.call(takeBack);
        QCOMPARE(either.code, 2);
        QVERIFY(errorOf(either).find("Several seasons are called") != std::string::npos);
    }

    void theDataFolderGoesIntoOneFileAndBack()
    {
        const Folder folder;
        const QString file = folder.path("all.backup");
        const Finished written = run({QStringLiteral("--data"), folder.path("data"), QStringLiteral("backup"), file});
        QVERIFY2(written.code == 0, written.err);
        QVERIFY(toJson(written.out)["content"]["seasons"] == 1);
        QCOMPARE(run({QStringLiteral("--data"), folder.path("data"), QStringLiteral("backup"), file}).code, 3);
        const Finished restored =
            run({QStringLiteral("--data"), folder.path("other"), QStringLiteral("restore"), file});
        QVERIFY2(restored.code == 0, restored.err);
        const Finished list =
            run({QStringLiteral("--data"), folder.path("other"), QStringLiteral("league"), QStringLiteral("list")});
        QVERIFY(toJson(list.out)["id"] == "winter");
        QCOMPARE(
            run({QStringLiteral("--data"), folder.path("other"), QStringLiteral("restore"), folder.path("season.json")})
                .code,
            3);
    }

    void theSchemasAreTold()
    {
        const Json schemas = toJson(run({QStringLiteral("league"), QStringLiteral("schema")}).out);
        QVERIFY(schemas["season"].contains("properties") && schemas.contains("act") && schemas.contains("file"));
    }

    // Several hands: what one enters is taken in by the others, and what they enter goes in behind it.
    void sixProgramsRecordSixHundredResultsAtOnce()
    {
        Json season{{"id", "winter"}, {"name", "W"}, {"game", "battle-line"}, {"entrants", Json::array()}};
        season["format"] = {{"league", {{"kind", "round_robin"}}}};
        for (int i = 0; i < 36; ++i)
            season["entrants"].push_back({{"id", "t" + std::to_string(i)}, {"name", "T" + std::to_string(i)}});
        const Folder folder(QByteArray::fromStdString(season.dump()));
        const Json schedule = folder.ask("schedule");
        constexpr int hands = 6;
        constexpr std::size_t each = 100;
        std::vector<std::unique_ptr<QProcess>> programs;
        for (std::size_t hand = 0; hand < hands; ++hand) {
            QByteArray acts;
            for (std::size_t i = 0; i < each; ++i) {
                const Json& fixture = schedule["fixtures"][i * hands + hand];
                const std::string home = fixture["sides"][0];
                const std::string away = fixture["sides"][1];
                acts += QByteArray::fromStdString(Json{{"command", "record"},
                                                       {"fixture", fixture["id"]},
                                                       {"result", {{"scores", {{home, 5}, {away, 3}}}}}}
                                                      .dump()) +
                        '\n';
            }
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                                             QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
            programs.back()->write(acts);
            programs.back()->closeWriteChannel();
        }
        for (const auto& one : programs) {
            QVERIFY(one->waitForFinished(240'000));
            QCOMPARE(one->exitCode(), 0);
            const QList<QByteArray> answers = one->readAllStandardOutput().trimmed().split('\n');
            QCOMPARE(answers.size(), static_cast<int>(each));
            for (const QByteArray& answer : answers)
                QVERIFY2(toJson(answer)["accepted"] == true, answer.constData());
        }
        int played = 0;
        const Json after = folder.ask("schedule");
        for (const Json& fixture : after["fixtures"])
            played += fixture.contains("result") ? 1 : 0;
        QCOMPARE(played, 600);
        QCOMPARE(folder.call({QStringLiteral("log"), QStringLiteral("winter")}).lines().size(), 602);
    }

    // What does not fit the season as it was read may fit what others have made of it.
    void anActThatRestsOnWhatAnotherHasEnteredIsTaken()
    {
        const Folder folder(
            R"({"id": "winter", "name": "W", "game": "chaotic", "format": {"league": {"kind": "ladder"}},
            "entrants": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]})");
        QProcess evening;
        evening.start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                                QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
        const auto answerTo = [&](const Json& act) {
            evening.write(QByteArray::fromStdString(act.dump()) + '\n');
            return evening.waitForReadyRead(60'000) ? toJson(evening.readLine()) : Json();
        };
        const Json result{{"command", "record"}, {"fixture", "1"}, {"result", {{"scores", {{"a", 3}, {"b", 1}}}}}};
        QVERIFY(answerTo(result)["accepted"] == false);
        QVERIFY(folder.act({{"command", "add_fixture"}, {"sides", {"a", "b"}}})["accepted"] == true);
        const Json taken = answerTo(result);
        QVERIFY2(taken["accepted"] == true, taken.dump().c_str());
        evening.closeWriteChannel();
        QVERIFY(evening.waitForFinished(60'000));
    }

    // It was typed for those who played there then.
    void anActIsNotEnteredForOthersWhoPlayThereNow()
    {
        const Folder folder(
            R"({"id": "winter", "name": "W", "game": "battle-line", "format": {"league": {"kind": "swiss", "rounds": 2}},
            "entrants": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}, {"id": "c", "name": "C"},
            {"id": "d", "name": "D"}]})");
        const auto paired = [&](const Json& pairings) {
            return folder.act({{"command", "pair_round"},
                               {"round", 1},
                               {"pairings", pairings},
                               {"reason", "cousins"}})["accepted"] == true;
        };
        QVERIFY(paired(Json::parse(R"([["a", "b"], ["c", "d"]])")));
        QProcess evening;
        evening.start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                                QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
        const auto answerTo = [&](const Json& act) {
            evening.write(QByteArray::fromStdString(act.dump()) + '\n');
            return evening.waitForReadyRead(60'000) ? toJson(evening.readLine()) : Json();
        };
        QVERIFY(answerTo({{"command", "person"}, {"person", {{"id", "eva"}, {"name", "Eva"}}}})["accepted"] == true);
        QVERIFY(paired(Json::parse(R"([["a", "c"], ["b", "d"]])")));
        const Json noShow{{"command", "record"}, {"fixture", "1-1"}, {"result", {{"forfeited_by", {"a"}}}}};
        const Json refused = answerTo(noShow);
        QVERIFY(refused["accepted"] == false);
        QVERIFY2(says(refused, "This was entered for A – B, but now A – C play there."), refused.dump().c_str());
        QCOMPARE(refused["rules"].dump(), std::string(R"(["LG-3.2"])"));
        // Said once more, by somebody who has seen that, it counts.
        QVERIFY(answerTo(noShow)["accepted"] == true);
        evening.closeWriteChannel();
        QVERIFY(evening.waitForFinished(60'000));
    }

    void theListIsUpToDateWhileSomebodyRecords()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        QProcess evening;
        evening.start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                                QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
        const Json act{{"command", "record"},
                       {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                       {"result", {{"scores", {{"fangs", 9}, {"ogres", 4}}}}}};
        evening.write(QByteArray::fromStdString(act.dump()) + '\n');
        QVERIFY(evening.waitForReadyRead(60'000));
        QTRY_VERIFY_WITH_TIMEOUT(folder.call({QStringLiteral("list")}).out.contains("\"played\":1"), 30'000);
        evening.closeWriteChannel();
        QVERIFY(evening.waitForFinished(60'000));
    }

    void ofTwoWhoRecordTheSameMatchTheSecondIsRefused()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        const Json act{{"command", "record"},
                       {"fixture", fixtureOf(schedule, "fangs", "ogres")},
                       {"result", {{"scores", {{"fangs", 9}, {"ogres", 4}}}}}};
        // The first has opened the season before the second one records.
        QProcess first;
        first.start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                              QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
        first.write(R"({"command": "person", "person": {"id": "eva", "name": "Eva"}})"
                    "\n");
        QVERIFY(first.waitForReadyRead(60'000));
        QVERIFY(toJson(first.readAllStandardOutput())["accepted"] == true);
        QVERIFY(folder.act(act)["accepted"] == true);
        first.write(QByteArray::fromStdString(act.dump()) + "\n" + R"({"command": "undo"})" + "\n");
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished(60'000));
        const QList<QByteArray> answers = first.readAllStandardOutput().trimmed().split('\n');
        QVERIFY2(says(toJson(answers[0]), "already has a result"), answers[0].constData());
        // What the first one takes back is what it has entered itself, though it has seen the other's act.
        QVERIFY2(toJson(answers[1])["accepted"] == true, answers[1].constData());
        const QByteArray kept = folder.call({QStringLiteral("export"), QStringLiteral("winter")}).out;
        QVERIFY2(kept.contains("\"withdraw\",\"number\":3"), kept);
    }

    void anUndoNeverTakesBackWhatSomebodyElseHasEntered()
    {
        const Folder folder;
        const Json schedule = folder.ask("schedule");
        QProcess first;
        first.start(program, {QStringLiteral("--data"), folder.path("data"), QStringLiteral("league"),
                              QStringLiteral("record"), QStringLiteral("winter"), QStringLiteral("-")});
        first.write(R"({"command": "person", "person": {"id": "eva", "name": "Eva"}})"
                    "\n");
        QVERIFY(first.waitForReadyRead(60'000));
        (void)first.readAllStandardOutput();
        const std::string fixture = fixtureOf(schedule, "fangs", "ogres");
        QVERIFY(folder.act({{"command", "record"},
                            {"fixture", fixture},
                            {"result", {{"scores", {{"fangs", 9}, {"ogres", 4}}}}}})["accepted"] == true);
        first.write(R"({"command": "undo"})"
                    "\n");
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished(60'000));
        QVERIFY(toJson(first.readAllStandardOutput().trimmed())["accepted"] == true);
        const Json after = folder.ask("schedule");
        for (const Json& each : after["fixtures"]) {
            if (each["id"] == fixture)
                QVERIFY(each.contains("result"));
        }
        QVERIFY(folder.call({QStringLiteral("export"), QStringLiteral("winter")})
                    .out.contains("\"withdraw\",\"number\":3"));
    }

    void twoCopiesThatPartedBecomeOne()
    {
        const Folder here;
        const Folder there("{}");
        there.write(QStringLiteral("copy.json"), here.call({QStringLiteral("export"), QStringLiteral("winter")}).out);
        QCOMPARE(there.call({QStringLiteral("load"), there.path("copy.json")}).code, 0);
        const Json schedule = here.ask("schedule");
        const auto result = [&](const Folder& folder, const char* a, int mine, const char* b, int theirs) {
            return folder.act({{"command", "record"},
                               {"fixture", fixtureOf(schedule, a, b)},
                               {"result", {{"scores", {{a, mine}, {b, theirs}}}}}})["accepted"] == true;
        };
        QVERIFY(result(here, "fangs", 9, "ogres", 4) && result(here, "amazons", 5, "daemons", 2));
        QTest::qWait(1100); // another second
        QVERIFY(result(there, "fangs", 9, "amazons", 7) && result(there, "amazons", 1, "daemons", 2));
        here.write(QStringLiteral("theirs.json"), there.call({QStringLiteral("export"), QStringLiteral("winter")}).out);
        QCOMPARE(here.call({QStringLiteral("load"), here.path("theirs.json")}).code, 2);
        const QStringList merge{QStringLiteral("merge"), here.path("theirs.json")};
        const Json ahead = toJson(here.call(merge + QStringList{QStringLiteral("--what-if")}).out);
        QVERIFY2(ahead["taken_in"] == 1 && ahead["common"] == 2 && ahead["left_out"].size() == 1, ahead.dump().c_str());
        QVERIFY(ahead["left_out"][0]["of"] == "file");
        QCOMPARE(here.call({QStringLiteral("log"), QStringLiteral("winter")}).lines().size(), 4);
        const Finished done = here.call(merge);
        QVERIFY2(done.code == 0, done.err);
        QCOMPARE(here.call({QStringLiteral("log"), QStringLiteral("winter")}).lines().size(), 5);
        // And back: there the season has come in between, and the one before is in the bin.
        there.write(QStringLiteral("ours.json"), here.call({QStringLiteral("export"), QStringLiteral("winter")}).out);
        QCOMPARE(there.call({QStringLiteral("merge"), there.path("ours.json")}).code, 0);
        QCOMPARE(there.ask("standings").dump(), here.ask("standings").dump());
        QCOMPARE(there.call({QStringLiteral("list"), QStringLiteral("--all")}).lines().size(), 2);
        const QByteArray exported = there.call({QStringLiteral("export"), QStringLiteral("winter")}).out;
        QCOMPARE(run({QStringLiteral("league"), QStringLiteral("check"), QStringLiteral("-")}, exported).code, 0);
    }

    void aFileThatContradictsItsRecordIsTakenInByTheRecordAndTold()
    {
        const Folder folder;
        Json file = toJson(folder.call({QStringLiteral("export"), QStringLiteral("winter")}).out);
        const Folder other("{}");
        other.write(QStringLiteral("right.json"), QByteArray::fromStdString(file.dump()));
        QVERIFY(!toJson(other.call({QStringLiteral("load"), other.path("right.json")}).out).contains("remarks"));
        file["season"]["tables"][0][0]["points"] = 30;
        other.write(QStringLiteral("wrong.json"), QByteArray::fromStdString(file.dump()));
        const Json loaded = toJson(other.call({QStringLiteral("load"), other.path("wrong.json")}).out);
        QVERIFY2(loaded["remarks"][0]["at"] == "/season", loaded.dump().c_str());
        QVERIFY(other.ask("standings")["tables"][0][0]["points"] == 0);
    }

    void aFolderOfMatchFilesIsTakenInEachForItsFixture()
    {
        const Folder folder;
        QVERIFY(QDir().mkpath(folder.path("evening")));
        const QByteArray match = referenceFile(folder);
        folder.write(QStringLiteral("evening/a.whistle"), match);
        folder.write(QStringLiteral("evening/b.whistle"), "no match");
        folder.write(QStringLiteral("evening/c.whistle"), match);
        folder.write(QStringLiteral("evening/notes.txt"), "bring chalk");
        const QStringList import{QStringLiteral("import"), QStringLiteral("winter"), folder.path("evening")};
        const Finished ahead = folder.call(import + QStringList{QStringLiteral("--what-if")});
        QCOMPARE(ahead.lines().size(), 3);
        const Finished done = folder.call(import);
        QCOMPARE(done.code, 1);
        QCOMPARE(done.lines().size(), 3);
        const Json first = toJson(done.lines()[0]);
        QVERIFY2(first["file"] == "a.whistle" && first["accepted"] == true && first.contains("fixture"),
                 done.out.constData());
        QVERIFY(toJson(done.lines()[1]).contains("error"));
        QVERIFY2(done.lines()[2].contains("already in the season"), done.lines()[2].constData());
        // What leads nowhere is told, too.
        QVERIFY(QFile::link(folder.path("gone"), folder.path("evening/d.whistle")));
        QVERIFY2(folder.call(import).lines().value(3).contains("cannot be read"), "d.whistle");
    }
};

QTEST_GUILESS_MAIN(TestLeagueCommand)
#include "tst_league.moc"
